"""What a record is made of below its header: numbered lines, an end; and the digests that chain them."""

from __future__ import annotations

import hashlib
import hmac
import json
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from json.encoder import encode_basestring_ascii
from typing import Any, Final, TypeAlias

from signoria.core.codes import ScoreLine
from signoria.core.document import Document
from signoria.core.errors import InvalidRecord
from signoria.core.state import CHANCE

UNDO: Final = "undo"
ALONE: Final = "alone"
PERSON: Final = "person"
BOT: Final = "bot:"
DIGEST_DIGITS: Final = 32
HEADER_LINE: Final = -1

Body: TypeAlias = list[int | str]


@dataclass(frozen=True)
class Chair:
    """Who sits where: a name, and "person" or "bot:" with the bot's level."""

    name: str
    kind: str = PERSON

    def __post_init__(self) -> None:
        if self.kind != PERSON and not (self.kind.startswith(BOT) and self.kind != BOT):
            english = 'A seat is of the kind "{person}" or "{bot}" and a level, not {kind!r}.'
            raise InvalidRecord(english, "seat_kind", person=PERSON, bot=BOT, kind=self.kind)

    def document(self) -> Document:
        return {"name": self.name, "kind": self.kind}


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat decided."""

    seat: int
    name: str

    def body(self) -> Body:
        return [self.seat, self.name]


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance gave, and the n of the stream that gave it."""

    name: str
    n: int

    @property
    def seat(self) -> int:
        return CHANCE

    def body(self) -> Body:
        return [CHANCE, self.name, self.n]


@dataclass(frozen=True, slots=True)
class Undo:
    """The game goes back to where it stood just before line `to` was made, because seat `by` asked for it.

    `alone` if that took back chance, something revealed or the choices of others, and nobody else was asked.
    """

    to: int
    by: int
    alone: bool = False

    def body(self) -> Body:
        return [UNDO, self.to, self.by, ALONE] if self.alone else [UNDO, self.to, self.by]


Entry: TypeAlias = Move | Draw | Undo


@dataclass(frozen=True, slots=True)
class Line:
    """A numbered line of the journal with its running digest."""

    number: int
    entry: Entry
    digest: str


@dataclass(frozen=True, slots=True)
class Played:
    """A line that counts: no undo, and not undone."""

    number: int
    entry: Move | Draw


@dataclass(frozen=True)
class End:
    """What is added when the game is closed: how many lines it has, the secret, and the result if it was played out."""

    lines: int
    secret: bytes
    result: Document | None

    def document(self) -> Document:
        return {"lines": self.lines, "secret": self.secret.hex(), "result": self.result}


def result_document(places: Iterable[int], scores: Iterable[Iterable[ScoreLine]]) -> Document:
    """The result of a game: a place and the score lines per seat."""
    return {"places": list(places), "scores": [[_score_document(line) for line in lines] for lines in scores]}


def _score_document(line: ScoreLine) -> Document:
    document: Document = {"code": line.code, "points": line.points}
    return document | {"params": dict(line.params)} if line.params else document


_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def canonical(value: Any) -> bytes:
    """The one way of writing a JSON value that digests are made of."""
    return _canonical(value).encode("ascii")


def body_text(body: Body) -> str:
    """Returns the canonical JSON of an entry's body: a list of numbers and names, written at every move."""
    parts = [encode_basestring_ascii(part) if isinstance(part, str) else str(part) for part in body]
    return f"[{','.join(parts)}]"


def line_digest(secret: bytes, previous: str, number: int, entry: Entry) -> str:
    """The running digest: the digest before, a blind of this line's own, and the line."""
    # Seats are shown the digests while the game runs, and a hidden outcome is one of a few: without a blind that
    # only the secret gives, a seat could hash every possibility and see which one fits.
    blind = hmac.digest(secret, b"line" + number.to_bytes(8, "big"), "sha256")
    return digest_of(previous.encode("ascii") + blind + body_text(entry.body()).encode("ascii"))


def digest_of(content: bytes) -> str:
    """Returns the digest of some bytes: as much of a SHA-256 as tells them apart."""
    return hashlib.sha256(content).hexdigest()[:DIGEST_DIGITS]


def in_force(lines: Iterable[Line]) -> list[Played]:
    """The lines that count: undo lines and what they took back are left out."""
    kept: list[Played] = []
    for line in lines:
        if isinstance(line.entry, Undo):
            del kept[undo_place([played.number for played in kept], line.entry.to, line.number) :]
        else:
            kept.append(Played(line.number, line.entry))
    return kept


def undo_place(numbers: list[int], to: int, line: int) -> int:
    """Where line `to` lies among the numbers that count, or InvalidRecord: one goes back to such a line only."""
    place = bisect_left(numbers, to)
    if place == len(numbers) or numbers[place] != to:
        raise InvalidRecord(
            "Line {line} goes back to line {to}, which does not count at that point; "
            "an undo must name a move or draw that has been made and not been undone.",
            "line_undo_goal",
            line=line,
            to=to,
        )
    return place
