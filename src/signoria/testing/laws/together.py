"""Several seats at once: the order of answers leaves no trace, and nobody sees more than that one is given."""

from __future__ import annotations

from typing import Any

from signoria.core.codes import Event
from signoria.core.errors import IllegalAction
from signoria.core.rng import Rng
from signoria.testing.moment import Line, Moment, answers_of, whole_answer
from signoria.testing.nonconformity import fail, same

INTERLEAVINGS = 3


def answers_leave_no_order(moment: Moment) -> None:
    actors = moment.state.actors()
    if len(actors) < 2:
        return
    rng = moment.rng("together")
    answers = [whole_answer(moment.game, moment.state, seat, rng) for seat in actors]
    expected = moment.dump(_answered(moment, [line for answer in answers for line in answer]))
    for _ in range(INTERLEAVINGS):
        order = _interleaved(answers, rng)
        reached = moment.dump(_answered(moment, order))
        same(expected, reached, f"the same answers in the order of seats and as {[seat for seat, _ in order]}")


def _answered(moment: Moment, lines: list[Line]) -> Any:
    try:
        return moment.after(*lines)
    except IllegalAction as error:
        fail(f"what a seat may answer depends on who has answered before: {error}")


def _interleaved(answers: list[list[Line]], rng: Rng) -> list[Line]:
    """Everybody's picks in their own order, mixed with those of the others."""
    waiting, mixed = [list(answer) for answer in answers], []
    while any(waiting):
        busy = [answer for answer in waiting if answer]
        mixed.append(busy[rng.below(len(busy))].pop(0))
    return mixed


def answers_are_sealed(moment: Moment) -> None:
    actors = moment.state.actors()
    if len(actors) < 2:
        return
    rng = moment.rng("sealed")
    seat = actors[rng.below(len(actors))]
    one, other = (whole_answer(moment.game, moment.state, seat, rng) for _ in range(2))
    for viewer in moment.viewers:
        if viewer == seat:
            continue
        state, before = moment.state.clone(), _view(moment, moment.state, viewer)
        for line in one[:-1]:
            events: list[Event] = []
            state.apply(*line, events)
            same(before, _view(moment, state, viewer), f"seat {seat} has not finished, but its picks show", viewer)
            if any(event.seen_by is None or viewer in event.seen_by for event in events):
                fail(f"seat {seat} has not finished, but {events} tells of it", viewer)
        views = [_view(moment, moment.after(*answer), viewer) for answer in (one, other)]
        same(views[0], views[1], f"it shows which answer seat {seat} has given", viewer)
        looks = {
            moment.game.seen(moment.state, seat, action, viewer)
            for action in answers_of(moment.game, moment.state, seat)
        }
        if len(looks) > 1:
            fail(f"the lines of seat {seat} show what it picks: {sorted(looks)}", viewer)
        same(_told(moment, one, viewer), _told(moment, other, viewer), "events tell the answer", viewer)


def _view(moment: Moment, state: Any, viewer: int) -> dict[str, Any]:
    """All that a seat can ask the engine about its own situation."""
    view: dict[str, Any] = {"observation": moment.game.observe(state, viewer)}
    if moment.game.figures is not None:
        view["figures"] = dict(moment.game.figures(state, viewer))
    if viewer in state.actors():
        view["prompt"] = state.prompt(viewer)
        view["options"] = state.options(viewer)
    return view


def _told(moment: Moment, answer: list[Line], viewer: int) -> list[Event]:
    """The events of the last pick that a seat hears."""
    state, events = moment.after(*answer[:-1]), list[Event]()
    state.apply(*answer[-1], events)
    return [event for event in events if event.seen_by is None or viewer in event.seen_by]
