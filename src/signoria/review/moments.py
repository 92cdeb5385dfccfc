"""The decisions of a game that is over, each with the position in which it was made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from signoria.bots.faces import choices
from signoria.core.errors import InvalidRecord
from signoria.core.game import AnyGame
from signoria.core.record.record import Record
from signoria.core.record.replay import advance, start
from signoria.core.state import CHANCE


@dataclass(frozen=True)
class Moment:
    """A choice among two options or more, just before line `line` was made; nobody changes the position.

    `lines` is how many lines counted before it: as many as its line says, unless something was taken back.
    """

    line: int
    lines: int
    seat: int
    action: int
    before: Any


@dataclass(frozen=True)
class Course:
    """All decisions of a game in order, and the position in which it ended."""

    moments: tuple[Moment, ...]
    end: Any


def course(game: AnyGame, record: Record) -> Course:
    """Returns the decisions that count, those taken back left out; refuses a game that is not over."""
    if record.viewer is not None:
        english = "This record shows only what one seat sees; only the whole record of a finished game can be reviewed."
        raise InvalidRecord(english, "review_not_whole")
    if record.end is None or record.end.result is None:
        english = "This game is not over; it can be reviewed when it is."
        raise InvalidRecord(english, "review_not_over")
    state, moments = start(game, record), list[Moment]()
    for lines, played in enumerate(record.in_force()):
        seat = played.entry.seat
        if seat != CHANCE and len(choices(game, state.options(seat))) > 1:
            action = game.id_of(seat, played.entry.name)
            moments.append(Moment(played.number, lines, seat, action, state.clone()))
        advance(game, record, state, [played])
    return Course(tuple(moments), state)
