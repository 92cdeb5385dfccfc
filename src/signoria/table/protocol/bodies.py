"""What goes over HTTP: the bodies of requests and answers. Together with messages.py this is the table's protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from signoria.table import limits

Params: TypeAlias = dict[str, int | str]
Setting: TypeAlias = bool | int | str

PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.NAME)]
Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.PASSWORD)]
NewPassword: TypeAlias = Annotated[str, Meta(min_length=limits.SHORTEST_PASSWORD, max_length=limits.PASSWORD)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$", description="16 random bytes in hexadecimal")]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.LEVEL)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.TOKEN)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=limits.SEATS)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=limits.PAUSE)]
Patience: TypeAlias = Annotated[
    int, Meta(ge=limits.SHORTEST_PATIENCE, le=limits.LONGEST_PATIENCE, description="seconds")
]


class Fault(Struct):
    """What went wrong: a code (the client may have `error-<code>` for it), an English sentence, and its numbers."""

    code: str
    sentence: str
    params: dict[str, Any] = {}


class ErrorBody(Struct):
    """The body of every answer that is not a success."""

    error: Fault


class WhyBody(Struct):
    """Why an option is better: what it counts more for, by so many points of the estimate, and what less for.

    Both are names of the game's weights (`weight-<name>` in its words), or `points`; empty where it is what follows
    that is better.
    """

    gain: str
    more: float
    loss: str
    less: float


# ---- games and words ----


class OptionBody(Struct):
    """Something to be agreed before the game; no player counts listed means all of them.

    Where two or more people play, what they do not agree on is `among_people`, if that is not null.
    """

    name: str
    type: Literal["bool", "int", "choice"]
    default: Setting
    among_people: Setting | None
    choices: list[Setting]
    players: list[int]
    rule: str


class GameBody(Struct):
    """A game, the player counts it is for, its options, the levels of its bots, the versions of its rules and data."""

    id: str
    title: str
    players: list[int]
    options: list[OptionBody]
    levels: list[str]
    rules: str
    data: str


class GamesBody(Struct):
    """What this server offers."""

    games: list[GameBody]
    bots: list[str]
    engine: str
    version: str


class ReconstructionBody(Struct):
    """An entry of a component file that is reconstructed: its place, the line where it stands, what it says now."""

    place: str
    line: int
    value: str


class TopicBody(Struct):
    """What is reconstructed about one thing; `data-<id>` in the game's words says what it is, `.about` what it does."""

    id: str
    entries: list[ReconstructionBody]


class DifferenceBody(Struct):
    """A value that this server's file has otherwise than the one we ship; "" where one of them has none."""

    place: str
    topic: str
    ours: str
    here: str


class BoxBody(Struct):
    """What an owner of the box may want to compare, most important first."""

    file: str
    data: str
    topics: list[TopicBody]
    differences: list[DifferenceBody]


class WordsBody(Struct):
    """Sentences in one language, as Fluent source: those of no game, and what the client says itself."""

    lang: str
    messages: str


class ParamShape(Struct):
    """How a parameter is said: see docs/words.md."""

    sort: Literal["number", "seat", "name", "counted", "part", "seats", "names"]
    of: str = ""
    thing: str = ""
    optional: bool = False


Shapes: TypeAlias = dict[str, dict[str, ParamShape]]


Facts: TypeAlias = dict[str, dict[str, dict[str, int | dict[str, int]]]]


class VariantBody(Struct):
    """Facts that are otherwise where an option has a value."""

    option: str
    value: bool | int | str
    facts: Facts


class StoryBody(Struct):
    """How events make chapters, actions and their steps: see docs/words.md."""

    chapters: dict[str, int]
    opens: list[str]
    gathers: dict[str, list[str]]
    completes: dict[str, list[str]]
    headlines: list[str]
    clauses: list[str]


class VocabularyBody(Struct):
    """All that a game can say, declared: see docs/words.md."""

    events: Shapes
    prompts: Shapes
    reasons: Shapes
    scores: Shapes
    actions: Shapes
    effects: Shapes
    names: dict[str, list[str]]
    things: list[str]
    facts: Facts
    variants: list[VariantBody]
    story: StoryBody


class GameWordsBody(Struct):
    """A game's sentences in one language, and how their parameters are said."""

    lang: str
    messages: str
    vocabulary: VocabularyBody


class RuleBody(Struct):
    """A paragraph of the rules in our own words; `markdown` links to others by `[R7](#R7)`."""

    id: str
    title: str
    level: int
    kind: Literal["paragraph", "ruling", "example"]
    markdown: str


class OpeningBody(Struct):
    """A game as it is laid out before anybody, or chance, has done anything: what everybody sees of it."""

    view: dict[str, Any]


class RulesBody(Struct):
    """The rules of a game in one language, in reading order."""

    lang: str
    title: str
    intro: str
    paragraphs: list[RuleBody]


# ---- people ----


class Person(Struct):
    """Somebody who is here: a guest, or the holder of an account."""

    id: str
    name: str
    account: bool


class MeBody(Struct):
    """Who asks; null for somebody who has not said a name."""

    person: Person | None


class GuestRequest(Struct, forbid_unknown_fields=True):
    """A guest says, or changes, their name."""

    name: PersonName


class AccountRequest(Struct, forbid_unknown_fields=True):
    """Make an account; the guest's tables become its tables."""

    name: PersonName
    password: NewPassword


class SessionRequest(Struct, forbid_unknown_fields=True):
    """Sign in; the guest's tables become the account's."""

    name: PersonName
    password: Password


class PasswordRequest(Struct, forbid_unknown_fields=True):
    """Change the password; every other device is signed out."""

    old: Password
    new: NewPassword


class DeleteAccountRequest(Struct, forbid_unknown_fields=True):
    """Delete the account: the records stay, the name goes."""

    password: Password


# ---- tables ----

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
    always may.
    """

    game: Annotated[str, Meta(min_length=1, max_length=limits.GAME)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=limits.SEATS)]
    options: Annotated[dict[str, Setting], Meta(max_length=limits.OPTIONS)] = {}
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


class PromptBody(Struct):
    """What is asked: the decision's code, its rule, its parameters, and where in a sequence it stands."""

    code: str
    rule: str
    params: Params
    step: int
    steps: int


class RematchInfo(Struct):
    """The table where a game that is over is played again, and which seats of the old one have gone there."""

    table: str
    seats: list[int]


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


class TablesBody(Struct):
    """Tables, the most urgent first."""

    tables: list[TableInfo]


# ---- the table in text ----


class CellBody(Struct):
    """A few words and the name of the style they are in: see core/board.py."""

    text: str
    style: str


# One thing, or several side by side.
EntryBody: TypeAlias = list[CellBody]


class BlockBody(Struct):
    """A titled part of the table: with a `head`, a column per seat behind `labels` columns; else a list."""

    title: str
    head: list[EntryBody]
    labels: int
    detail: bool
    rows: list[list[EntryBody]]


class BoardBody(Struct):
    """The table as a seat sees it, in words and rows."""

    lang: str
    status: str
    blocks: list[BlockBody]
