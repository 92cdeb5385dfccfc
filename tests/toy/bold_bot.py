"""Somebody's bot: always the last of its options."""

from __future__ import annotations

from typing import Any


class BoldBot:
    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> int:
        rng.next32()
        return int(state.options(seat)[-1])


class CheatingBot:
    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> int:
        return 17


def not_a_bot() -> str:
    return "a string"
