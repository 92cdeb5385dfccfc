"""The laws of redeal: the view stays, nothing else counts, and nothing contradicts the game so far."""

from __future__ import annotations

from signoria.core.playout import play_out
from signoria.testing.moment import Line, Moment, lines_of
from signoria.testing.nonconformity import fail, same


def redeals_keep_the_view(moment: Moment) -> None:
    before = moment.dump()
    for viewer in moment.viewers:
        twin = moment.game.redeal(moment.state, viewer, moment.rng("keep", viewer))
        same(before, moment.dump(), "redeal() changed the original", viewer)
        views = [moment.game.observe(state, viewer) for state in (moment.state, twin)]
        same(views[0], views[1], "redeal() changed the observation", viewer)
        same(moment.state.actors(), twin.actors(), "redeal() changed the actors", viewer)
        same(moment.state.may(), twin.may(), "redeal() changed who may take the floor", viewer)
        if viewer in moment.seats:
            same(moment.state.options(viewer), twin.options(viewer), "redeal() changed the seat's options", viewer)


def redeals_depend_on_the_view_alone(moment: Moment) -> None:
    """States that look equal to a seat give equal redeals: two redeals of this one, and two lines that look alike."""
    for viewer in moment.viewers:
        twins = [moment.game.redeal(moment.state, viewer, moment.rng("twin", viewer, i)) for i in range(2)]
        _check_equal_redeals(moment, [moment.state, *twins], "redeals of equal views", viewer)
        alike = _look_alikes(moment, viewer)
        if alike is None:
            continue
        after = [moment.after(line) for line in alike]
        if after[0].actors() and moment.game.observe(after[0], viewer) == moment.game.observe(after[1], viewer):
            names = " and ".join(moment.name(line) for line in alike)
            _check_equal_redeals(moment, after, f"redeals after {names}, which look alike,", viewer)


def _check_equal_redeals(moment: Moment, states: list[object], what: str, viewer: int) -> None:
    redealt = [moment.dump(moment.game.redeal(state, viewer, moment.rng("equal", viewer))) for state in states]
    for other in redealt[1:]:
        same(redealt[0], other, f"{what} differ for equal rng", viewer)


def _look_alikes(moment: Moment, viewer: int) -> tuple[Line, Line] | None:
    """Two lines that can happen now and look alike to this seat."""
    looks: dict[tuple[int, str], Line] = {}
    for line in lines_of(moment.state):
        look = line[0], moment.game.seen(moment.state, *line, viewer)
        if look in looks:
            return looks[look], line
        looks[look] = line
    return None


def redeals_contradict_nothing(moment: Moment) -> None:
    """By the memory hook, which recomputes from the seen lines what each seat may hold."""
    if moment.memory is None:
        return
    for viewer in moment.viewers:
        seen = moment.seen.get(viewer, [])
        twin = moment.game.redeal(moment.state, viewer, moment.rng("memory", viewer))
        for what, state in (("the true state", moment.state), ("a redeal", twin)):
            contradictions = moment.memory(
                moment.game, moment.players, moment.settings, viewer, seen, moment.dump(state)
            )
            if contradictions:
                fail(f"{what} contradicts what the seat has seen: {'; '.join(contradictions)}", viewer)


def redealt_games_are_sound(moment: Moment) -> None:
    """A redealt state keeps every invariant and can be played to the end."""
    for viewer in moment.viewers:
        twin = moment.game.redeal(moment.state, viewer, moment.rng("sound", viewer))
        problems = moment.game.violations(twin)
        if problems:
            fail(f"after a redeal {'; '.join(str(problem) for problem in problems)}", viewer)
        play_out(twin, moment.rng("play_out", viewer), moment.game.bounds.longest_game)
