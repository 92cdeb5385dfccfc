"""What is fixed when a game begins: the header of its record, and where the game starts if not from its set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from signoria.core.codes import Settings
from signoria.core.document import Document
from signoria.core.record.lines import Chair, End, Line, canonical, digest_of

FORMAT: Final = 1
# How many games, each played on from the one before, a header may hold one within the other.
DEEPEST: Final = 12
RECORD: Final = "record"
POSITION: Final = "position"
HIDDEN: Final = "hidden"


@dataclass(frozen=True)
class Branch:
    """Another game up to one of its lines, closed there: its moves and draws can be checked like those of any game."""

    header: Header
    header_digest: str
    lines: tuple[Line, ...]
    secret: bytes

    def end(self) -> End:
        """Returns what closes the record of the other game there."""
        return End(len(self.lines), self.secret, None)

    def document(self) -> Document:
        lines = [[line.number, *line.entry.body(), line.digest] for line in self.lines]
        digested = {"header_digest": self.header_digest, "lines": lines, "end": self.end().document()}
        return {RECORD: self.header.document() | digested}


@dataclass(frozen=True)
class SetPosition:
    """A position by itself, as the game's `load` reads it."""

    position: Document

    def document(self) -> Document:
        return {POSITION: self.position}


@dataclass(frozen=True)
class HiddenStart:
    """All that a seat is told while the game runs: what lay hidden at the start is still hidden from it."""

    def document(self) -> Document:
        return {HIDDEN: True}


Start: TypeAlias = Branch | SetPosition | HiddenStart


@dataclass(frozen=True)
class Header:
    """What is fixed when the game begins."""

    game: str
    rules: str
    data: str
    players: int
    options: Settings
    seats: tuple[Chair, ...]
    commitment: str
    nonces: tuple[bytes, ...]
    # The values of the component data that an owner had corrected, by their places.
    corrected: Mapping[str, str] = field(default_factory=dict)
    # Where the game starts, if not from its set-up.
    start: Start | None = None

    def document(self) -> Document:
        document: Document = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "players": self.players,
            "options": dict(self.options),
            "seats": [chair.document() for chair in self.seats],
            "commitment": self.commitment,
            "nonces": [nonce.hex() for nonce in self.nonces],
        }
        if self.corrected:
            document["corrected"] = dict(self.corrected)
        if self.start is not None:
            document["start"] = self.start.document()
        return document

    def digest(self) -> str:
        return digest_of(canonical(self.document()))

    def depth(self) -> int:
        """Returns how many games this one was played on from, one after the other."""
        return 1 + self.start.header.depth() if isinstance(self.start, Branch) else 0
