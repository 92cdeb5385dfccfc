"""A table and its seats as the database has them, and as somebody may know them."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

from signoria.core.corrections import differences
from signoria.core.record.chance_stream import commitment
from signoria.core.registry import game_ids, load_game
from signoria.table.protocol.bodies import Fault, PromptBody, Setting
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.table_bodies import RematchInfo, SeatInfo, StartInfo, TableInfo

PERSON, LOCAL, BOT, FRIEND, OPEN = "person", "local", "bot", "friend", "open"
LOBBY, RUNNING, OVER, CLOSED = "lobby", "running", "over", "closed"


class Data(TypedDict):
    """The hash of the component data that a table plays with, and what in them is not as we ship it."""

    data: str
    corrected: dict[str, str]


@dataclass
class SeatRow:
    """A seat; `level` is set while a bot decides for it."""

    seat: int
    kind: str
    name: str
    person: str | None = None
    level: str | None = None
    invite: str | None = None
    nonce: str | None = None
    replaced: bool = False
    resigned: bool = False
    votes: tuple[int, ...] = ()
    seen: float = 0.0

    @property
    def is_free(self) -> bool:
        return self.kind in (FRIEND, OPEN)

    @property
    def is_persons(self) -> bool:
        """Does a person decide here?"""
        return self.level is None and not self.is_free


@dataclass
class TableRow:
    """A table."""

    id: str
    game: str
    options: dict[str, Setting]
    players: int
    status: str
    host: str | None
    pause: int
    patience: int
    hints: bool
    start: bool
    secret: bytes
    watch: str
    origin: str | None
    created: float
    moved: float
    header: dict[str, Any] | None
    lines: int
    waiting: list[int]
    prompts: dict[str, Any] | None
    asked: dict[str, Any] | None
    closed_why: dict[str, Any] | None
    changes: int
    rematch: dict[str, Any] | None
    started: dict[str, Any] | None


@dataclass
class Seating:
    """A table with its seats: who may do what, and what it looks like from outside."""

    table: TableRow
    seats: list[SeatRow]

    # ---- what stays as it is for as long as the table is in memory ----

    @cached_property
    def title(self) -> str:
        game = self.table.game
        return load_game(game).title if game in game_ids() else game

    @cached_property
    def commitment(self) -> str:
        """What binds the server to the secret that chance comes from."""
        return commitment(self.table.secret)

    @cached_property
    def data(self) -> Data:
        """Once the game has begun, as its record says; before, what this server has."""
        header = self.table.header
        if header is None:
            return _data_here(self.table.game)
        return {"data": header["data"], "corrected": header.get("corrected", {})}

    # ---- who may do what ----

    def held_by(self, person: Person | None) -> list[int]:
        """The seats that are this person's, also while a bot plays for them; not those that they gave up."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person.id and not seat.resigned]

    def has_seat(self, person: Person | None) -> bool:
        """Did this person sit down here, whether they gave up or not?"""
        return person is not None and any(seat.person == person.id for seat in self.seats)

    def decides(self, person: Person | None) -> list[int]:
        """The seats that this person decides for themselves."""
        return [seat for seat in self.held_by(person) if self.seats[seat].is_persons]

    def waits_for(self, person: Person | None) -> bool:
        return any(seat in self.table.waiting for seat in self.decides(person))

    def prompt_for(self, person: Person | None) -> PromptBody | UnsetType:
        """What this person is asked, if they decide for one seat and it is waited for."""
        decides, prompts = self.decides(person), self.table.prompts or {}
        if len(decides) != 1 or decides[0] not in self.table.waiting or str(decides[0]) not in prompts:
            return UNSET
        return msgspec.convert(prompts[str(decides[0])], PromptBody)

    def sitters(self) -> list[SeatRow]:
        """The seats of all persons who have not given up, also of those who are away or for whom a bot plays."""
        return [seat for seat in self.seats if seat.person is not None and not seat.resigned]

    def is_alone(self) -> bool:
        """Does one person play here with bots only?"""
        return len(self.sitters()) == 1

    def silent(self, now: float) -> list[int]:
        """Persons who have been waited for longer than the table agreed on, whether they are there or not."""
        table = self.table
        if table.status != RUNNING or now - table.moved < table.patience:
            return []
        return [seat for seat in table.waiting if self.seats[seat].is_persons]

    def persons(self) -> list[int]:
        """The seats that persons decide for."""
        return [seat.seat for seat in self.seats if seat.is_persons]

    def bots(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.level is not None]

    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    def info(self, person: Person | None, away: Collection[int] = (), watching: bool = False) -> TableInfo:
        table = self.table
        silent = self.silent(time.time())
        host = person is not None and person.id == table.host
        inside = host or watching or bool(self.held_by(person))
        status: Any = table.status
        return TableInfo(
            id=table.id,
            game=table.game,
            title=self.title,
            options=table.options,
            players=table.players,
            status=status,
            host=host,
            created=table.created,
            moved=table.moved,
            lines=table.lines,
            waiting=table.waiting,
            seats=[self._seat_info(seat, person, host, away, silent) for seat in self.seats],
            pause=table.pause,
            patience=table.patience,
            start=table.start,
            commitment=self.commitment,
            data=self.data["data"],
            corrected=self.data["corrected"],
            hints=table.hints,
            watch=f"/t/{table.id}?watch={table.watch}" if inside else UNSET,
            closed_why=msgspec.convert(table.closed_why, Fault) if table.closed_why else UNSET,
            rematch=msgspec.convert(table.rematch, RematchInfo) if table.rematch and self.has_seat(person) else UNSET,
            started=_start_info(table.started, host) if table.started else UNSET,
        )

    def _seat_info(
        self, seat: SeatRow, person: Person | None, host: bool, away: Collection[int], silent: Collection[int]
    ) -> SeatInfo:
        kind: Any = seat.kind
        return SeatInfo(
            seat=seat.seat,
            kind=kind,
            name=seat.name,
            mine=person is not None and seat.person == person.id,
            away=seat.seat in away,
            silent=seat.seat in silent,
            level=seat.level or UNSET,
            replaced=seat.replaced,
            resigned=seat.resigned,
            votes=list(seat.votes),
            invite=f"/t/{self.table.id}?invite={seat.invite}" if host and seat.invite else UNSET,
        )


def _start_info(started: dict[str, Any], host: bool) -> StartInfo:
    """Which table it was played on from is for who did so."""
    return StartInfo(started["kind"], started["line"], (started["table"] if host else None) or UNSET)


@cache
def _data_here(game_id: str) -> Data:
    if game_id not in game_ids():
        return {"data": "", "corrected": {}}
    game = load_game(game_id)
    corrected = {difference.place: difference.here for difference in differences(game)}
    return {"data": game.components.hash, "corrected": corrected}
