"""The record of a game: its journal, only ever added to, from which the game can be played again.

The record does not keep the secret while the game runs; whoever runs the game does, apart from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.core.corrections import differences
from signoria.core.document import Document
from signoria.core.errors import InvalidRecord
from signoria.core.game import AnyGame
from signoria.core.record.chance_stream import NONCE_BYTES, SECRET_BYTES, commitment
from signoria.core.record.header import Header, Start
from signoria.core.record.lines import (
    HEADER_LINE,
    Chair,
    Draw,
    End,
    Entry,
    Line,
    Played,
    Undo,
    in_force,
    line_digest,
    undo_place,
)
from signoria.core.record.text import Parts, read, write


class Record:
    """Header, lines and, once the game is closed, its end; `viewer` is set if names are as one seat sees them."""

    def __init__(
        self,
        header: Header,
        header_digest: str,
        lines: Sequence[Line] = (),
        end: End | None = None,
        viewer: int | None = None,
    ) -> None:
        self.header = header
        self.header_digest = header_digest
        self.lines = list(lines)
        self.end = end
        self.viewer = viewer

    @staticmethod
    def begin(
        game: AnyGame,
        players: int,
        options: Mapping[str, bool | int | str],
        seats: Sequence[Chair],
        secret: bytes,
        nonces: Sequence[bytes],
        start: Start | None = None,
    ) -> Record:
        """The record of a game about to begin, with its options complete; InvalidSetup if they do not fit.

        `start` is where it starts, if not from its set-up; whether that fits is found when it is played.
        """
        settings = game.settings(players, options)
        if len(seats) != players:
            english = "A game of {players} players needs {players} seats, not {seats}."
            raise InvalidRecord(english, "record_seats_needed", players=players, seats=len(seats))
        if len(secret) != SECRET_BYTES or any(len(nonce) != NONCE_BYTES for nonce in nonces):
            english = "A secret must have {secret} bytes and a nonce {nonce}."
            raise InvalidRecord(english, "record_bytes", secret=SECRET_BYTES, nonce=NONCE_BYTES)
        header = Header(
            game=game.id,
            rules=game.rules_version,
            data=game.components.hash,
            players=players,
            options=settings,
            seats=tuple(seats),
            commitment=commitment(secret),
            nonces=tuple(nonces),
            corrected={difference.place: difference.here for difference in differences(game)},
            start=start,
        )
        return Record(header, header.digest())

    # ---- adding ----

    def add(self, entry: Entry, secret: bytes) -> Line:
        """Write the next line; a draw or an undo that cannot follow what is there is refused."""
        self.check_open(secret)
        return self.go_on(entry, secret)

    def go_on(self, entry: Entry, secret: bytes) -> Line:
        """Write the next line, as `add` does, with a secret that is known to be this record's."""
        self.check_unfinished()
        number = len(self.lines)
        if isinstance(entry, Undo):
            self._check_undo(entry, number)
        if isinstance(entry, Draw) and entry.n < self.next_n():
            english = "Line {line} draws with n = {n}, but {next} is next: n only grows."
            raise InvalidRecord(english, "line_n", line=number, n=entry.n, next=self.next_n())
        line = Line(number, entry, line_digest(secret, self.last_digest(), number, entry))
        self.lines.append(line)
        return line

    def publish(self, secret: bytes, result: Document | None) -> None:
        """Close the record: the secret becomes public, so nothing may be drawn with it any more."""
        self.check_open(secret)
        self.end = End(len(self.lines), secret, result)

    def check_open(self, secret: bytes) -> None:
        """Refuse to go on with a record that is closed, partly hidden, or of another secret."""
        self.check_unfinished()
        if commitment(secret) != self.header.commitment:
            english = "The secret is not the one this record was begun with; its hash differs."
            raise InvalidRecord(english, "record_other_secret")

    def check_unfinished(self) -> None:
        """Refuse to go on with a record that is closed or partly hidden."""
        if self.end is not None:
            english = "This record is closed: its secret is published, so nothing can be added to it."
            raise InvalidRecord(english, "record_closed")
        if self.viewer is not None:
            english = "This record shows only what one seat sees; only the whole record can be continued."
            raise InvalidRecord(english, "record_not_whole")

    def _check_undo(self, undo: Undo, number: int) -> None:
        if not 0 <= undo.by < self.header.players:
            english = "Line {line} is an undo by seat {seat}, which does not exist."
            raise InvalidRecord(english, "line_undo_seat", line=number, seat=undo.by)
        undo_place([played.number for played in self.in_force()], undo.to, number)

    # ---- asking ----

    def last_digest(self) -> str:
        return self.lines[-1].digest if self.lines else self.header_digest

    def may_be_rated(self) -> bool:
        """Was it played from the set-up, and has nobody gone back alone over chance, cards or what others chose?"""
        if self.header.start is not None:
            return False
        return not any(isinstance(line.entry, Undo) and line.entry.alone for line in self.lines)

    def next_n(self) -> int:
        """The n that the next draw tries first: behind every draw ever made, the undone ones too."""
        draws = (line.entry.n for line in reversed(self.lines) if isinstance(line.entry, Draw))
        return next(draws, -1) + 1

    def in_force(self, upto: int | None = None) -> list[Played]:
        """The lines that count just before line `upto` was made; without it, now."""
        return in_force(self.lines if upto is None else self.lines[:upto])

    def shown(self) -> dict[int, str]:
        """The digests that every seat is shown, by line number; the header's under -1."""
        return {HEADER_LINE: self.header_digest} | {line.number: line.digest for line in self.lines}

    def first_wrong_digest(self, secret: bytes) -> int | None:
        """The first line that is not as it was written; None if all are."""
        previous = self.header_digest
        for line in self.lines:
            if line.digest != line_digest(secret, previous, line.number, line.entry):
                return line.number
            previous = line.digest
        return None

    # ---- as text ----

    def to_text(self) -> str:
        return write(Parts(self.header, self.header_digest, self.viewer, self.lines, self.end))

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record, or say in one sentence why it is none."""
        parts = read(text)
        return Record(parts.header, parts.header_digest, parts.lines, parts.end, parts.viewer)
