"""The one door for information: what a seat is shown or told never depends on what it may not know."""

from __future__ import annotations

import json
from typing import Any

from signoria.core.codes import Event
from signoria.testing.moment import Line, Moment, lines_of, sample
from signoria.testing.nonconformity import fail, same


def observations_are_documents(moment: Moment) -> None:
    for viewer in moment.viewers:
        view = moment.game.observe(moment.state, viewer)
        if json.loads(json.dumps(view)) != view:
            fail("observe() answers what JSON cannot carry", viewer)
        same(view, moment.game.observe(moment.state.clone(), viewer), "a clone is observed otherwise", viewer)


def lines_are_seen_or_veiled(moment: Moment) -> None:
    """A line looks like its name, or like `verb:?`; one's own lines look like their names."""
    for by, action in sample(lines_of(moment.state), 4, moment.rng("seen")):
        name = moment.name((by, action))
        verbs = (moment.game.actions if by >= 0 else moment.game.outcomes).verbs
        for viewer in moment.viewers:
            look = moment.game.seen(moment.state, by, action, viewer)
            if by == viewer and look != name:
                fail(f"its own {name} looks like {look}", viewer)
            if look != name and look not in {f"{verb}:?" for verb in verbs}:
                fail(f"{name} looks like {look}, neither its name nor a veiled verb", viewer)


def asking_depends_on_the_view(moment: Moment) -> None:
    """Secrets by difference: what a seat is asked and offered is equal in a redealt game."""
    for seat in moment.seats:
        twin = moment.game.redeal(moment.state, seat, moment.rng("asking", seat))
        same(_asked(moment, moment.state, seat), _asked(moment, twin, seat), "asked otherwise after a redeal", seat)
        for by, action in sample([line for line in lines_of(moment.state) if line in lines_of(twin)], 3, moment.rng()):
            looks = [moment.game.seen(state, by, action, seat) for state in (moment.state, twin)]
            if looks[0] != looks[1]:
                fail(f"{moment.name((by, action))} looks like {looks[0]}, after a redeal like {looks[1]}", seat)


def choices_are_public_or_declared(moment: Moment) -> None:
    """Whoever looks on knows a seat's options, unless the game says that they hang on something hidden."""
    for seat in moment.state.actors():
        prompt = moment.state.prompt(seat).code if seat >= 0 else ""
        if prompt in moment.game.turning_up and len(moment.state.options(seat)) != 1:
            fail(f"{prompt} turns up what lies hidden, and offers a choice", seat)
        if seat < 0 or prompt in moment.game.hidden_choices:
            continue
        for viewer in moment.viewers:
            twin = moment.game.redeal(moment.state, viewer, moment.rng("choices", seat, viewer))
            what = f"the options of {prompt}, not declared in hidden_choices, differ"
            same(moment.state.options(seat), twin.options(seat), f"{what} after a redeal", viewer)


def _asked(moment: Moment, state: Any, seat: int) -> dict[str, Any]:
    if seat not in state.actors() and seat not in state.may():
        return {"options": state.options(seat)}
    candidates = state.candidates(seat)
    return {
        "prompt": state.prompt(seat),
        "options": state.options(seat),
        "candidates": candidates,
        "why_not": [state.why_not(seat, action) for action in candidates],
        "describe": [moment.game.describe(state, seat, action) for action in candidates],
    }


def figures_depend_on_the_view(moment: Moment) -> None:
    figures = moment.game.figures
    if figures is None:
        return
    before = moment.dump()
    for viewer in moment.viewers:
        own = dict(figures(moment.state, viewer))
        if json.loads(json.dumps(own)) != own:
            fail("figures() returns what JSON cannot carry", viewer)
        same(before, moment.dump(), "figures() changed the position", viewer)
        twin = moment.game.redeal(moment.state, viewer, moment.rng("figures", viewer))
        same(own, dict(figures(twin, viewer)), "figures() tells what the seat may not know", viewer)


def parts_make_the_whole(moment: Moment) -> None:
    """What a table works out once for all who look, with the rest of each, is what the game tells each of them."""
    game = moment.game
    for name, parts, whole in (
        ("observe()", game.view_parts, game.observe),
        ("figures()", game.figure_parts, game.figures),
    ):
        if parts is None or whole is None:
            continue
        common = dict(parts.common(moment.state))
        for viewer in moment.viewers:
            own = dict(parts.own(moment.state, viewer))
            if common.keys() & own.keys():
                fail(f"the parts of {name} share a name", viewer)
            same(dict(whole(moment.state, viewer)), common | own, f"the parts of {name} are not the whole", viewer)


def features_depend_on_the_view(moment: Moment) -> None:
    for seat in moment.seats:
        twin = moment.game.redeal(moment.state, seat, moment.rng("features", seat))
        own, other = moment.game.features(moment.state, seat), moment.game.features(twin, seat)
        same(own, other, "features() tells what the seat may not know", seat)


def lines_that_look_alike_leave_equal_views(moment: Moment) -> None:
    """What a seat knows follows from its seen lines: a sealed thing becomes known by a line that shows it."""
    for viewer in moment.viewers:
        twin = moment.game.redeal(moment.state, viewer, moment.rng("alike", viewer))
        looks: dict[tuple[int, str], list[tuple[Any, Line]]] = {}
        for state in (moment.state, twin):
            for by, action in sample(lines_of(state), 3, moment.rng("lines", viewer)):
                look = moment.game.seen(state, by, action, viewer)
                looks.setdefault((by, look), []).append((state, (by, action)))
        for (_, look), alike in looks.items():
            if len(alike) > 1:
                _check_alike(moment, look, alike[0], alike[-1], viewer)


def _check_alike(moment: Moment, look: str, one: tuple[Any, Line], other: tuple[Any, Line], viewer: int) -> None:
    (first, first_told), (second, second_told) = (_played(state, line, viewer) for state, line in (one, other))
    # Who has decided is public, so a seat's last pick may look like its first; at the end everything is shown.
    if first.actors() != second.actors() or not first.actors():
        return
    views = [moment.game.observe(state, viewer) for state in (first, second)]
    same(views[0], views[1], f"two lines look like {look}, but the view tells them apart", viewer)
    if moment.game.figures is not None:
        figures = [dict(moment.game.figures(state, viewer)) for state in (first, second)]
        same(figures[0], figures[1], f"two lines look like {look}, but the figures tell them apart", viewer)
    same(first_told, second_told, f"two lines look like {look}, but events tell them apart", viewer)


def _played(state: Any, line: Line, viewer: int) -> tuple[Any, list[Event]]:
    played, events = state.clone(), list[Event]()
    played.apply(*line, events)
    return played, [event for event in events if event.seen_by is None or viewer in event.seen_by]
