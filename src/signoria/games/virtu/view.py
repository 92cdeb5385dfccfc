"""Who sees what: everything is open, and after the set-up nothing is left to chance (§2.2; R45)."""

from __future__ import annotations

from signoria.core.document import Document
from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.games.virtu.actions import ACTIONS, OUTCOMES
from signoria.games.virtu.schema import SCHEMA
from signoria.games.virtu.state import Virtu


def observe(s: Virtu, seat: int) -> Document:
    """The whole table, the same for everybody."""
    return {"players": int(s.players), "options": dict(s.settings), "you": seat} | SCHEMA.write(s)


def seen(s: Virtu, by: int, action: int, seat: int) -> str:
    """Every line is seen by all as it is."""
    return OUTCOMES.name(action) if by == CHANCE else ACTIONS.name(action)


def redeal(s: Virtu, seat: int, rng: Rng) -> Virtu:
    """Nothing is hidden, so nothing is dealt anew."""
    return s.clone()
