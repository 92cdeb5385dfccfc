"""What is wrong with a game: the law it breaks, where, and the position to try it on."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from signoria.core.codes import Settings
from signoria.core.document import Document


class Broken(Exception):
    """Raised by a law; the checker adds the law's name and the position."""

    def __init__(self, detail: str, seat: int | None = None) -> None:
        self.detail = detail
        self.seat = seat
        super().__init__(detail)


def fail(detail: str, seat: int | None = None) -> NoReturn:
    raise Broken(detail, seat)


class Nonconformity(AssertionError):
    """A game that breaks a law of the contract, with everything needed to see it again."""

    def __init__(
        self,
        law: str,
        detail: str,
        *,
        game: str,
        players: int | None = None,
        settings: Settings | None = None,
        seed: int = 0,
        number: int = 0,
        step: int = 0,
        seat: int | None = None,
        position: Document | None = None,
        lines: list[tuple[int, str]] | None = None,
    ) -> None:
        self.law, self.detail, self.game = law, detail, game
        self.players, self.settings, self.seed = players, settings, seed
        self.number, self.step, self.seat = number, step, seat
        self.position, self.lines = position, lines or []
        super().__init__(self._message())

    def _message(self) -> str:
        seat = "" if self.seat is None else f", seat {self.seat}"
        text = [f"{self.game} breaks the law {self.law}: {self.detail}"]
        if self.players is not None:
            again = f"players={self.players}, settings={self.settings}, seed={self.seed}, games={self.number}"
            text.append(f"in game {self.number} at step {self.step}{seat}; again with check_game(…, {again})")
        if self.position is not None:
            text.append(f"position: {json.dumps(self.position)}")
        if self.lines:
            text.append(f"lines: {json.dumps(self.lines)}")
        return "\n  ".join(text)


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """The first place where two documents differ, in words; None if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                return f"{path}.{key} is only in {'one' if key in one else 'the other'}".lstrip(".")
            deviation = difference(one[key], other[key], f"{path}.{key}")
            if deviation:
                return deviation
        return None
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (left, right) in enumerate(zip(one, other)):
            deviation = difference(left, right, f"{path}[{i}]")
            if deviation:
                return deviation
        return None
    return None if one == other else f"{path or 'it'} is {one!r} and {other!r}".lstrip(".")


def same(one: Any, other: Any, what: str, seat: int | None = None) -> None:
    """Fail with `what` and the first difference unless both are equal."""
    if one != other:
        fail(f"{what}: {difference(one, other) or 'they differ'}", seat)
