"""Random games for the tests: on to a position, with what a viewer has seen on the way."""

from __future__ import annotations

from signoria.core.codes import Event
from signoria.core.rng import Rng
from signoria.games.renaissance import GAME
from signoria.games.renaissance.state import Renaissance
from signoria.testing.moment import draw_line

SETTINGS: list[tuple[int, dict[str, bool | str]]] = [
    (3, {}),
    (4, {"powers": True}),
    (5, {"diplomacy": "windows"}),
    (6, {}),
    (6, {"powers": True}),
    (4, {"scenario": "1494", "powers": True, "nations": "chosen"}),
    (5, {"scenario": "1499", "garrison_limit": True}),
    (6, {"scenario": "1515", "powers": True, "do_not_disturb": True}),
]


def advance(
    state: Renaissance, rng: Rng, steps: int, viewer: int = 0, events: list[Event] | None = None
) -> list[tuple[int, str]]:
    """Play so many random lines, or to the end; answers them as the viewer has seen them."""
    seen: list[tuple[int, str]] = []
    for _ in range(steps):
        if not state.actors():
            break
        by, action = draw_line(state, rng)
        seen.append((by, GAME.seen(state, by, action, viewer)))
        state.apply(by, action, events)
    return seen


def random_position(players: int, settings: dict[str, bool | str], seed: int, steps: int) -> Renaissance:
    state = GAME.new(players, settings)
    advance(state, Rng("position", seed), steps)
    return state
