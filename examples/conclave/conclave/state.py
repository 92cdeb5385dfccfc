"""What lies on the table: plain data, its names in a document, and small questions that many rules ask."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from signoria.core.document import NONE, SEATS, Decision, Field, Schema
from signoria.core.state import DECISION, LOCALS, State

from conclave.box import FAMILIES, SCRUTINIES

# Decisions of the frame stack, in the order of the schema; a scrutiny holds the others, from the ballot on.
DEALING: Final = 0
SCRUTINY: Final = 1
BALLOT: Final = 2
READING: Final = 3
BIDDING: Final = 4
ACCLAIMING: Final = 5

# Their locals.
RECEIVER: Final = LOCALS
NUMBER: Final = LOCALS
WRITER: Final = LOCALS
STANDING: Final = LOCALS
HOLDER: Final = LOCALS + 1
HEARD: Final = LOCALS + 2

SCHEMA: Final = Schema(
    fields=(
        Field("deck", (FAMILIES,)),
        Field("votes", (FAMILIES,)),
        Field("ducats", (SEATS,)),
        Field("favourite", (SEATS,), names=FAMILIES),
        Field("ballot", (SEATS, 2), names=FAMILIES),
        Field("cleared", (SEATS, FAMILIES)),
    ),
    decisions=(
        Decision("dealing", ("receiver",)),
        Decision("scrutiny", ("number",)),
        Decision("ballot", ("waiting",)),
        Decision("reading", ("writer",)),
        Decision("bidding", ("standing", "holder", "heard")),
        Decision("acclaiming"),
    ),
)


class Table(State):
    """What is not dealt or written is NONE; `cleared` marks what a read ballot has ruled out as a favourite."""

    deck: vec[i64]
    votes: vec[i64]
    ducats: vec[i64]
    favourite: vec[i64]
    ballot: vec[i64]
    cleared: vec[i64]

    def copy_table(self, other: Table) -> None:
        """Take over everything that lies on another table; part of clone()."""
        self.copy_frames(other)
        self.deck = other.deck[:]
        self.votes = other.votes[:]
        self.ducats = other.ducats[:]
        self.favourite = other.favourite[:]
        self.ballot = other.ballot[:]
        self.cleared = other.cleared[:]

    @property
    def decision(self) -> int:
        return self.frames[self.at + DECISION] if self.depth else NONE

    @property
    def purse(self) -> int:
        return int(self.settings["purse"])

    @property
    def scrutinies(self) -> int:
        return SCRUTINIES + bool(self.settings["long"])

    def local(self, place: int) -> int:
        """A local of the current frame (or its seat)."""
        return self.frames[self.at + place]

    def set_local(self, place: int, value: int) -> None:
        self.frames[self.at + place] = value

    def has_written(self, seat: int) -> bool:
        return self.ballot[2 * seat + 1] != NONE

    def is_cleared(self, seat: int, family: int) -> bool:
        return self.cleared[seat * len(FAMILIES) + family] == 1
