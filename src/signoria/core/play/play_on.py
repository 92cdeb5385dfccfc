"""Played on from here: where a new game starts that goes on from a moment of another, or from a set position."""

from __future__ import annotations

from typing import NamedTuple

from signoria.core.codes import Settings
from signoria.core.document import Document
from signoria.core.errors import InvalidRecord
from signoria.core.game import AnyGame
from signoria.core.record.header import DEEPEST, Branch, SetPosition, Start
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.rng import Rng
from signoria.core.state import State


class Beginning(NamedTuple):
    """Where a game starts, for how many players, with which options."""

    start: Start
    players: int
    options: Settings


def from_record(game: AnyGame, record: Record, line: int | None = None) -> Beginning:
    """Returns the moment just before line `line` of a closed record; InvalidRecord where there is none to play on from.

    The new game's header holds the old record up to that line, unless too many lie one within the other already: then
    it holds the position.
    """
    if record.end is None:
        english = "Only of a game that is over another can be played on: until then its record is not whole."
        raise InvalidRecord(english, "play_on_not_over")
    upto = len(record.lines) if line is None else line
    if not 0 <= upto <= len(record.lines):
        english = "The record has {lines} lines; there is no moment {line} in it."
        raise InvalidRecord(english, "play_on_no_line", lines=len(record.lines), line=upto)
    state = replay(game, record, upto)
    check_playable(state)
    if record.header.depth() >= DEEPEST:
        return _beginning(state, SetPosition(game.dump(state)))
    lines = tuple(record.lines[:upto])
    return _beginning(state, Branch(record.header, record.header_digest, lines, record.end.secret))


def as_seen(game: AnyGame, state: State, seat: int, rng: Rng) -> Beginning:
    """Returns a position that looks to a seat as this one does, all that it cannot see dealt anew.

    It depends on what the seat observes, and on the generator, alone.
    """
    redealt: State = game.redeal(state, seat, rng)
    check_playable(redealt)
    return _beginning(redealt, SetPosition(game.dump(redealt)))


def from_position(game: AnyGame, document: Document) -> Beginning:
    """Returns a position as a document has it; InvalidDocument with every problem by name if it cannot be played."""
    state = game.load(document)
    check_playable(state)
    return _beginning(state, SetPosition(game.dump(state)))


def check_playable(state: State) -> None:
    """InvalidRecord where nothing is left to be decided."""
    if not state.actors():
        raise InvalidRecord("The game is over there, so that nothing is left to play.", "play_on_over")


def _beginning(state: State, start: Start) -> Beginning:
    return Beginning(start, int(state.players), dict(state.settings))
