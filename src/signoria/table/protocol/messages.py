"""What goes over a table's WebSocket, each message with its `type`. With the bodies beside it this is the protocol."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from signoria.table import limits
from signoria.table.protocol.bodies import Fault, Params, PromptBody, Seat, WhyBody
from signoria.table.protocol.table_bodies import TableInfo

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.MESSAGE_ID)]
ActionName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.ACTION)]
LineNumber: TypeAlias = Annotated[int, Meta(ge=0, le=limits.LINES)]


# ---- from the client ----


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Which of my seats' secrets to send; null draws the curtain."""

    seat: Seat | None


class Move(Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """A decision: `at` is the `line` of the decision that it answers.

    `then` is what the same seat decides next, in this order: all of it is done, or nothing. What the table would answer
    by itself may be left out.
    """

    id: MessageId
    seat: Seat
    at: LineNumber
    action: ActionName
    then: Annotated[list[ActionName], Meta(max_length=limits.ACTIONS - 1)] = []


class UndoRequest(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back my last decision: a sealed pick, or the last one before which there is no barrier."""

    id: MessageId
    seat: Seat


class AskUndo(Struct, tag="ask_undo", tag_field="type", forbid_unknown_fields=True):
    """Ask the others to go back to just before line `to`."""

    id: MessageId
    seat: Seat
    to: LineNumber


class AnswerUndo(Struct, tag="answer_undo", tag_field="type", forbid_unknown_fields=True):
    """Agree to going back, or not; whoever asked may withdraw with `yes: false`."""

    id: MessageId
    seat: Seat
    yes: bool


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Say something to all at the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT)]


class Resign(Struct, tag="resign", tag_field="type", forbid_unknown_fields=True):
    """Give up my seat for good; a bot takes it."""

    id: MessageId
    seat: Seat


class Replace(Struct, tag="replace", tag_field="type", forbid_unknown_fields=True):
    """Vote to let a bot play for `seat`, whose person is away, or silent for longer than the table waits."""

    id: MessageId
    seat: Seat


class TakeBack(Struct, tag="take_back", tag_field="type", forbid_unknown_fields=True):
    """I am back: the bot leaves my seat."""

    id: MessageId
    seat: Seat


class HintRequest(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would a bot do in my place?"""

    id: MessageId
    seat: Seat


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Is anybody there?"""


ClientMessage: TypeAlias = (
    Look | Move | UndoRequest | AskUndo | AnswerUndo | Chat | Resign | Replace | TakeBack | HintRequest | Ping
)


# ---- what a decision is ----


class ReasonBody(Struct):
    """Why something is not allowed."""

    code: str
    rule: str
    params: Params


class EffectBody(Struct, omit_defaults=True):
    """What a choice would do, said before it is made; a `waste` is a loss that another choice would avoid."""

    code: str
    params: Params
    waste: bool = False


class OptionInfo(Struct, omit_defaults=True):
    """Something that the seat may do, and how to describe it."""

    action: str
    verb: str
    targets: list[str]
    group: str
    cost: Params
    gain: Params
    reveals: bool
    default: bool
    params: Params
    effects: list[EffectBody] = []


class BlockedInfo(Struct):
    """Something that the seat may not do now, worth showing greyed with its reason."""

    action: str
    verb: str
    targets: list[str]
    group: str
    cost: Params
    gain: Params
    params: Params
    reason: ReasonBody


class Decision(Struct):
    """What a seat is asked. `speak` is a decision that nobody waits for: the seat may take the floor."""

    seat: int
    line: int
    prompt: PromptBody
    options: list[OptionInfo]
    blocked: list[BlockedInfo]
    speak: bool


class TakenBack(Struct):
    """The choice that would be taken back: what was asked, and the answer, to be said as an option is."""

    decision: str
    action: str
    verb: str
    params: Params


class UndoInfo(Struct, omit_defaults=True):
    """May the seat looked at take something back by itself? `what` is what it would take back.

    Where it may not, `why` is the code of what is in the way (`chance`, `revealed`, `other`, `nothing`, `over`), `by`
    the seat whose line that is, and `ask` the seat's last choice that counts (`what`, again): the line that it may ask
    the others to go back to. With `alone` it is in the way, too, but nobody else plays here: the seat may go back, the
    record says so, and the game is never rated.
    """

    allowed: bool
    to: int | UnsetType = UNSET
    sealed: bool = False
    alone: bool = False
    what: TakenBack | UnsetType = UNSET
    why: str | UnsetType = UNSET
    by: int | UnsetType = UNSET
    ask: int | UnsetType = UNSET


class UndoQuestion(Struct):
    """Somebody asks to go back to just before line `to`; `yes` have agreed, `open` have not answered.

    All persons are asked, also those who are away or for whom a bot plays. At `until` the question lapses as a No.
    """

    by: int
    to: int
    yes: list[int]
    open: list[int]
    until: float


class ScoreLineBody(Struct):
    """One named line of a seat's score."""

    code: str
    points: int
    params: Params


class SourceInfo(Struct):
    """Where points came from: what one source brought each seat, during the game or at its end."""

    id: str
    when: str
    points: list[int]


class TieInfo(Struct):
    """Seats with the best total, and what decided between them with the number of each; without a code nothing did."""

    points: int
    seats: list[int]
    winners: list[int]
    code: str | None
    rule: str | None
    numbers: list[int]


class OverInfo(Struct):
    """How the game ended, and the secret that its chance came from."""

    places: list[int]
    scores: list[list[ScoreLineBody]]
    sources: list[SourceInfo]
    tie: TieInfo | None
    totals: list[int]
    secret: str
    nonces: list[str]


# ---- from the server ----


class SeatView(Struct):
    """The part of a State that is the same for everybody who looks at one seat: made once, however many look."""

    cursor: int
    line: int
    seat: int | None
    view: dict[str, Any] | None
    figures: dict[str, Any] | None
    actors: list[int]
    decided: list[int]
    decisions: list[Decision]
    undo: UndoInfo
    ask_undo: UndoQuestion | None
    over: OverInfo | None
    digest: str


class State(SeatView, tag="state", tag_field="type"):
    """Where the game stands for one seat, or for a spectator (`seat` null); also the answer of `/view`.

    `line` is the number of lines so far; `cursor` is what to resume from. `view` is the game's own document, null
    before the game begins; `figures` are what follows from it by the rules, null where the game gives none. Whoever
    is in `decided` has sealed an answer that is not opened yet.
    """

    table: TableInfo


class EventInfo(Struct):
    """Something that happened, for whoever makes sentences or moves pieces."""

    code: str
    params: Params


class LineInfo(Struct, omit_defaults=True):
    """A line as the seat sees it: `by` a seat or -1 for chance, `seen` its name, which may hide a part (`draw:?`).

    A line with `undo` takes the game back to just before that line; `alone` says that chance, something revealed or a
    choice of others went with it, and that nobody was there to be asked.
    """

    number: int
    by: int
    seen: str | None
    events: list[EventInfo]
    undo: int | UnsetType = UNSET
    alone: bool = False


class Lines(Struct, tag="lines", tag_field="type"):
    """What happened since the cursor; a State follows, with the `cursor` that these lines lead to."""

    cursor: int
    lines: list[LineInfo]


class Ack(Struct, tag="ack", tag_field="type"):
    """Done, and kept: it survives a crash of the server.

    `line` is where it stands (of several actions, the first), or -1 where it is no line.
    """

    id: str
    line: int


class Refused(Struct, tag="refused", tag_field="type", omit_defaults=True):
    """Not done, and why; `reason` is the game's own, where it was the rules."""

    id: str
    error: Fault
    reason: ReasonBody | UnsetType = UNSET


class ChatLine(Struct, tag="chat", tag_field="type"):
    """Somebody said something; `seat` is one that they hold. Numbers only grow."""

    number: int
    seat: int
    name: str
    text: str
    when: float


class Advice(Struct):
    """An option, and the estimated chance to win with it, 0 to 1."""

    action: str
    chance: float


class Hint(Struct, tag="hint", tag_field="type"):
    """What the strongest bot would do, and its next best thoughts; why its proposal is better than the next.

    Why is null where there is nothing to compare.
    """

    id: str
    seat: int
    line: int
    level: str
    advice: list[Advice]
    why: WhyBody | None


class Presence(Struct, tag="presence", tag_field="type"):
    """Whose persons are not there."""

    away: list[int]


class Closed(Struct, tag="closed", tag_field="type"):
    """The table cannot go on."""

    why: Fault


class Pong(Struct, tag="pong", tag_field="type"):
    """Yes."""


ServerMessage: TypeAlias = State | Lines | Ack | Refused | ChatLine | Hint | Presence | Closed | Pong
