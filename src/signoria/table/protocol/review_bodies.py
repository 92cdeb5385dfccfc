"""What bots say of a game that is over, as it goes over HTTP; chances and losses are thousandths of a win."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from signoria.table.protocol.bodies import Params, WhyBody


class ReviewOption(Struct):
    """An option that was compared, with what its label needs."""

    action: str
    verb: str
    params: Params
    cost: Params
    gain: Params
    chance: int


class ReviewDecision(Struct):
    """A decision: what was done just before line `line + 1`, the options compared, what the bot would do first.

    `open` are the chances of all seats before it with all cards open, `seen` the same as each seat saw it then.
    """

    line: int
    seat: int
    action: str
    loss: int
    options: list[ReviewOption]
    why: WhyBody | None
    open: list[int]
    seen: list[list[int]]


class ReviewTurning(Struct):
    """An action that changed its player's chance by so much: its first line and its first decision."""

    line: int
    seat: int
    decision: int
    change: int


class Review(Struct):
    """All decisions in order, the shares of the win at the end, and where the game turned; `light` without a search."""

    version: int
    game: str
    players: int
    light: bool
    decisions: list[ReviewDecision]
    end: list[int]
    turning: list[ReviewTurning]


class ReviewBody(Struct):
    """How far a review is: `judged` of `decisions` (0 until they are counted), and the review once it is done.

    A review that is `stopped` goes on when somebody asks for it again; `seconds` is how long it will still take, and
    `turning` where the game has turned as far as it is judged, while this process judges it.
    """

    state: Literal["none", "running", "stopped", "done"]
    judged: int
    decisions: int
    seconds: float | None
    review: Review | None
    turning: list[ReviewTurning] = []
