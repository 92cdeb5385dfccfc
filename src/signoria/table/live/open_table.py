"""A table as it is in memory: its seats and its game. Whoever changes it holds the session's lock."""

from __future__ import annotations

import time

from signoria.table.live.play import Play
from signoria.table.protocol.faults import Conflict
from signoria.table.store.seating import Seating


class OpenTable:
    """What a session has read; it knows nobody who uses it, so that it goes with the last of them."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.play: Play | None = None
        # When somebody last asked for it.
        self.used = time.monotonic()
        self._seating: Seating | None = None

    @property
    def seating(self) -> Seating:
        assert self._seating is not None
        return self._seating

    @seating.setter
    def seating(self, seating: Seating) -> None:
        self._seating = seating

    def running(self) -> Play:
        """Returns the game; Conflict if there is none to play at."""
        if self.play is None or self.play.is_over:
            code = self.seating.table.status
            raise Conflict("There is no game to play at this table now ({status}).", "no_game_now", status=code)
        return self.play
