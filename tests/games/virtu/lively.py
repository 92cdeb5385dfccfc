"""Random play with a little sense: plain random players ruin themselves with indulgences and never go to war.

What ends or gives away something is seldom chosen, and a benefactor helps now and then, so that rare decisions
(rivals, overflow, waived symbols, alliances with Major Cities) are reached as well.
"""

from __future__ import annotations

from collections.abc import Callable

from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, buffer
from signoria.games.virtu import GAME
from signoria.games.virtu.actions import ACTIONS
from signoria.games.virtu.decisions import STEP
from signoria.games.virtu.phases.marker import STEPS
from signoria.games.virtu.state import READY, SPENT, Virtu

_SELDOM = {"done": 10, "end": 10, "discard": 2, "pass": 60, "act": 600, "stop": 60, "lose": 20, "hold_off": 30}
_SELDOM |= {"leave": 30, "disband": 10, "march": 120, "take_out": 20, "discard_new": 30}
WEIGHTS = [
    1 if name.startswith("use:indulgence") else _SELDOM.get(name.partition(":")[0], 80) for name in ACTIONS.names
]


def choose(s: Virtu, seat: int, rng: Rng) -> int:
    options = s.options(seat)
    left = rng.below(sum(WEIGHTS[action] for action in options))
    for action in options:
        left -= WEIGHTS[action]
        if left < 0:
            return action
    raise AssertionError("an actor without options")


def help_out(s: Virtu, seat: int, rng: Rng) -> None:
    """A gift of florins and a good night's sleep for all courtiers and tiles."""
    s.florins[seat] += rng.below(4)
    for faces in (s.tile, s.face):
        for i in range(len(faces)):
            if faces[i] == SPENT:
                faces[i] = READY


def play(players: int, seed: int, watch: Callable[[Virtu], None], **settings: bool | int | str) -> Virtu:
    """A whole game, every state shown to `watch`."""
    s = GAME.new(players, GAME.unattended_settings(players, settings))
    rng, outcomes, weights = Rng("lively", players, seed), buffer(), buffer()
    while s.mover() != NOBODY:
        seat = s.mover()
        if seat == CHANCE:
            s.step(CHANCE, draw(s, rng, outcomes, weights))
            continue
        if s.frames[0] == STEP and s.frames[STEPS] == 0 and rng.below(2):
            help_out(s, seat, rng)
        s.step(seat, choose(s, seat, rng))
        watch(s)
    return s
