"""Tables: how one is opened and joined, and what somebody may know of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from signoria.table import limits
from signoria.table.protocol.bodies import Fault, PromptBody, Seat, Setting
from signoria.table.protocol.people_bodies import PersonName

Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$", description="16 random bytes in hexadecimal")]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.LEVEL)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.TOKEN)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=limits.PAUSE)]
Patience: TypeAlias = Annotated[
    int, Meta(ge=limits.SHORTEST_PATIENCE, le=limits.LONGEST_PATIENCE, description="seconds")
]
SeatKind: TypeAlias = Literal["me", "friend", "bot", "local", "open"]
Status: TypeAlias = Literal["lobby", "running", "over", "closed"]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who is to sit here: me, a friend by link, a bot of a level, another person at this screen, or anybody."""

    kind: SeatKind
    name: PersonName | None = None
    level: Level | None = None


class TableRequest(Struct, forbid_unknown_fields=True):
    """A new table; with `start` the game begins by itself as soon as every seat is taken.

    `patience` is how long the table waits for who is silent: then the others may let a bot play for them, and a
    question whether to go back lapses. Without `hints` nobody may ask a bot here what it would do; whoever plays alone
    always may. With a `position`, as `/position` of a table answers one, the game starts there, and has its options.
    """

    game: Annotated[str, Meta(min_length=1, max_length=limits.GAME)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=limits.SEATS)]
    options: Annotated[dict[str, Setting], Meta(max_length=limits.OPTIONS)] = {}
    pause: Milliseconds = limits.USUAL_PAUSE
    patience: Patience = limits.USUAL_PATIENCE
    hints: bool = True
    start: bool = False
    position: dict[str, Any] | None = None


class PlayOnRequest(Struct, forbid_unknown_fields=True):
    """A new table that goes on from another: from just before line `line`, or without one from where that stands.

    While that game runs, `seat` is the asker's own there: what it cannot see is dealt anew, and the others are bots.
    """

    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=limits.SEATS)]
    line: Annotated[int, Meta(ge=0, le=limits.LINES)] | None = None
    seat: Seat | None = None
    pause: Milliseconds = limits.USUAL_PAUSE
    patience: Patience = limits.USUAL_PATIENCE
    hints: bool = True
    start: bool = False


class JoinRequest(Struct, forbid_unknown_fields=True):
    """Take a seat: an open one (that one, or any), or the one that an invitation is for.

    Who sits there already adds a nonce in this way, if they have sent none.
    """

    seat: Seat | None = None
    token: Token | None = None
    nonce: Nonce | None = None


class StartRequest(Struct, forbid_unknown_fields=True):
    """Begin; the nonce of the person who opened the table, if they have not sent one."""

    nonce: Nonce | None = None


class SeatInfo(Struct, omit_defaults=True):
    """A seat, as the asker may know it.

    `kind` is who was to sit here: `person` (who opened the table, or has joined by link or from the list), `local`
    (another person at the same screen), `bot`, or a seat not taken yet, `friend` or `open`. `level` is set while a bot
    plays here, also for a person who is `replaced`; `silent` is who has been waited for longer than the table's
    `patience`; `invite` is for the host alone.
    """

    seat: int
    kind: Literal["person", "local", "bot", "friend", "open"]
    name: str
    mine: bool
    away: bool
    silent: bool = False
    level: str | UnsetType = UNSET
    replaced: bool = False
    resigned: bool = False
    votes: list[int] = []
    invite: str | UnsetType = UNSET


class RematchInfo(Struct):
    """The table where a game that is over is played again, and which seats of the old one have gone there."""

    table: str
    seats: list[int]


class StartInfo(Struct, omit_defaults=True):
    """Where a game starts, if not from its set-up: a line of a `game` that was over, a `sandbox` of what a seat saw of
    one that ran, or a set `position`. `table` is which game, for who played on from it."""

    kind: Literal["game", "sandbox", "position"]
    line: int | None
    table: str | UnsetType = UNSET


class TableInfo(Struct, omit_defaults=True):
    """A table, as the asker may know it; `waiting` are the seats that must decide now.

    `data` is the hash of the component data it plays with, `corrected` what in them is not as we ship it; `hints` is
    whether one may ask a bot what it would do.
    `prompt` is what the asker is asked, in the list of their own tables alone, and only where they decide for one seat:
    a list has no curtain that people round one screen could draw. `rematch` is for those who have played here.
    """

    id: str
    game: str
    title: str
    options: dict[str, Setting]
    players: int
    status: Status
    host: bool
    created: float
    moved: float
    lines: int
    waiting: list[int]
    seats: list[SeatInfo]
    pause: int
    patience: int
    start: bool
    commitment: str
    data: str
    corrected: dict[str, str] = {}
    hints: bool = True
    watch: str | UnsetType = UNSET
    closed_why: Fault | UnsetType = UNSET
    prompt: PromptBody | UnsetType = UNSET
    rematch: RematchInfo | UnsetType = UNSET
    started: StartInfo | UnsetType = UNSET


class TablesBody(Struct):
    """Tables, the most urgent first."""

    tables: list[TableInfo]
