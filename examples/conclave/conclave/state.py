"""What lies on the table: plain data, its names in a document, and small questions that many rules ask."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from signoria.core.codes import Settings
from signoria.core.decision import DecisionTable, Obstacles
from signoria.core.document import NONE, SEATS, Field, Schema
from signoria.core.state import DECISION, State

from conclave.box.constants import FAMILIES, SCRUTINIES

# The decisions by their ids; each stands in the file of its phase. A scrutiny holds those below it.
DEALING: Final = 0
SCRUTINY: Final = 1
BALLOT: Final = 2
READING: Final = 3
BIDDING: Final = 4
ACCLAIMING: Final = 5
RECONSIDERING: Final = 6

OBSTACLES: Final = Obstacles()
DECISIONS: Final = DecisionTable(OBSTACLES)

SCHEMA: Final = Schema(
    fields=(
        Field("deck", (FAMILIES,)),
        Field("votes", (FAMILIES,)),
        Field("ducats", (SEATS,)),
        Field("favourite", (SEATS,), names=FAMILIES),
        Field("ballot", (SEATS, 2), names=FAMILIES),
        Field("cleared", (SEATS, FAMILIES)),
    ),
    decisions=DECISIONS.entries,
)


class Conclave(State):
    """What is not dealt or written is NONE; `cleared` marks what a read ballot has ruled out as a favourite."""

    deck: vec[i64]
    votes: vec[i64]
    ducats: vec[i64]
    favourite: vec[i64]
    ballot: vec[i64]
    cleared: vec[i64]

    def __init__(self, players: int, settings: Settings) -> None:
        super().__init__(players, settings, DECISIONS)

    def clone(self) -> Conclave:
        copy = Conclave(self.players, self.settings)
        copy.copy_frames(self)
        copy.deck = self.deck[:]
        copy.votes = self.votes[:]
        copy.ducats = self.ducats[:]
        copy.favourite = self.favourite[:]
        copy.ballot = self.ballot[:]
        copy.cleared = self.cleared[:]
        return copy

    @property
    def decision(self) -> int:
        return self.frames[self.at + DECISION] if self.depth else NONE

    @property
    def purse(self) -> int:
        return int(self.settings["purse"])

    @property
    def scrutinies(self) -> int:
        return SCRUTINIES + bool(self.settings["long"])

    def has_written(self, seat: int) -> bool:
        return self.ballot[2 * seat + 1] != NONE

    def is_cleared(self, seat: int, family: int) -> bool:
        return self.cleared[seat * len(FAMILIES) + family] == 1
