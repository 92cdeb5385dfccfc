"""What the game tells those who look at a position: its view and its figures."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from signoria.core.game import AnyGame, Parts
from signoria.core.state import State

encoder: Final = msgspec.json.Encoder()
EMPTY: Final = b"{}"
# A Document, or one that is in the form of the wire already.
Told: TypeAlias = Any


class Documents:
    """The documents of a position; what it tells all viewers alike is worked out and written once.

    To be thrown away before the position changes.
    """

    def __init__(self, game: AnyGame, position: State) -> None:
        self.position = position
        self._game = game
        self._written: dict[str, bytes] = {}

    def view(self, viewer: int) -> Told:
        game = self._game
        # What is left out of a view is known of the whole.
        if game.view_parts is None or game.shown is not None:
            return game.person_view(self.position, viewer)
        return self._put_together("view", game.view_parts, viewer)

    def figures(self, viewer: int) -> Told | None:
        """Returns what follows from the position by the rules, None where the game gives no figures."""
        game = self._game
        if game.figure_parts is None:
            return None if game.figures is None else game.figures(self.position, viewer)
        return self._put_together("figures", game.figure_parts, viewer)

    def _put_together(self, name: str, parts: Parts[Any], viewer: int) -> msgspec.Raw:
        if name not in self._written:
            self._written[name] = encoder.encode(parts.common(self.position))
        return msgspec.Raw(joined(self._written[name], encoder.encode(parts.own(self.position, viewer))))


def joined(one: bytes, other: bytes) -> bytes:
    """Returns one object with the members of two."""
    return other if one == EMPTY else one if other == EMPTY else one[:-1] + b"," + other[1:]
