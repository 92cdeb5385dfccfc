"""Who is there: a person is away when none of their connections has been open for a while, in any process."""

from __future__ import annotations

import time
from collections import Counter

from signoria.table.store.seating import Seating


class PresenceBook:
    """Counts connections of this process; what other processes saw is in the seats' `seen`."""

    def __init__(self, away_after: float) -> None:
        self._away_after = away_after
        self._opened = time.time()
        self._here: Counter[str] = Counter()
        self._told: list[int] = []

    def came(self, person: str) -> bool:
        """Note a connection; True if it is the person's first."""
        self._here[person] += 1
        return self._here[person] == 1

    def went(self, person: str) -> None:
        self._here[person] -= 1
        if self._here[person] <= 0:
            del self._here[person]

    def here(self) -> list[str]:
        return list(self._here)

    def away(self, seating: Seating) -> list[int]:
        """The seats whose persons are not there; nobody is away right after the table was opened here."""
        limit = time.time() - self._away_after
        return [
            seat.seat
            for seat in seating.seats
            if seat.person is not None
            and not seat.resigned
            and seat.person not in self._here
            and max(seat.seen, self._opened) < limit
        ]

    def has_changed(self, seating: Seating) -> bool:
        """Is somebody away, or back, since this was asked last?"""
        told, self._told = self._told, self.away(seating)
        return told != self._told
