"""`--from FILE[@LINE]`: where a game starts that goes on from another, or from a set position.

The file is the record of a game that is over, a saved game (then as its first person sees it, the rest dealt anew), or
a position as `signoria record position` and a table's download write it.
"""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any, NamedTuple

from signoria.bots.registry import make_bot
from signoria.cli import messages
from signoria.cli.record.file import CannotRead
from signoria.cli.speech import say, say_sentence
from signoria.cli.terminal.save import SAVE, read_save
from signoria.cli.terminal.seats import DEFAULT_BOT, BadSeats, seat_kinds
from signoria.core.errors import InvalidDocument, InvalidRecord, SignoriaError
from signoria.core.game import AnyGame
from signoria.core.play.play_on import Beginning, as_seen, from_position, from_record
from signoria.core.record.lines import BOT, PERSON, Chair
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.record.verify import check_header
from signoria.core.registry import load_game
from signoria.core.rng import Rng


class CannotStartThere(SignoriaError):
    """A file, or a line of it, that no game can start from."""


class StartingPoint(NamedTuple):
    """A game, where it starts, and who sat there so far; nobody at a set position."""

    game: AnyGame
    beginning: Beginning
    chairs: tuple[Chair, ...]


def starting_point(place: str) -> StartingPoint:
    """Returns what FILE[@LINE] names; CannotStartThere with the reason if no game can start there."""
    path, line = _parted(place)
    document = _read(path)
    try:
        if "frames" in document:
            return _position(document, line)
        if SAVE in document:
            return _saved(path, line)
        record = Record.from_text(json.dumps(document))
        game = _game_of(record)
        return StartingPoint(game, from_record(game, record, line), record.header.seats)
    except (InvalidRecord, InvalidDocument) as error:
        raise CannotStartThere(say("from-failed", file=path, why=say_sentence(error.sentence))) from error


def kinds_at(point: StartingPoint, bots: str | None, seats: str | None) -> list[str]:
    """Who sits where: as is asked for, or as it was, the bots that are no longer here in the usual level."""
    players = point.beginning.players
    if seats is not None or bots is not None:
        kinds = seat_kinds(point.game, None if seats is not None else players, bots, seats)
        if len(kinds) != players:
            raise BadSeats(say("from-seats", players=players, seats=len(kinds)))
        return kinds
    kinds = [_kind(chair) for chair in point.chairs] or [DEFAULT_BOT] * players
    return kinds if PERSON in kinds else [PERSON, *kinds[1:]]


def _kind(chair: Chair) -> str:
    if chair.kind == PERSON:
        return PERSON
    level = chair.kind.removeprefix(BOT)
    try:
        make_bot(level)
    except SignoriaError:
        return DEFAULT_BOT
    return level


def _parted(place: str) -> tuple[Path, int | None]:
    """A file may have an @ in its name."""
    name, at, number = place.rpartition("@")
    if at and number.isdecimal() and not Path(place).exists():
        return Path(name), int(number)
    return Path(place), None


def _read(path: Path) -> dict[str, Any]:
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CannotRead(messages.cannot_read(path, messages.why(error))) from error
    except (ValueError, RecursionError) as error:
        raise CannotStartThere(say("from-failed", file=path, why=say("from-no-json"))) from error
    if not isinstance(document, dict):
        raise CannotStartThere(say("from-failed", file=path, why=say("from-nothing")))
    return document


def _position(document: dict[str, Any], line: int | None) -> StartingPoint:
    if line is not None:
        raise CannotStartThere(say("from-position-line"))
    game = load_game(str(document.get("game")))
    return StartingPoint(game, from_position(game, document), ())


def _saved(path: Path, line: int | None) -> StartingPoint:
    record = read_save(path).record
    game, header = _game_of(record), record.header
    if line is not None and line > len(record.lines):
        english = "The record has {lines} lines; there is no moment {line} in it."
        raise InvalidRecord(english, "play_on_no_line", lines=len(record.lines), line=line)
    person = next((seat for seat, chair in enumerate(header.seats) if chair.kind == PERSON), 0)
    state = replay(game, record, line)
    return StartingPoint(game, as_seen(game, state, person, Rng(secrets.token_hex(16))), header.seats)


def _game_of(record: Record) -> AnyGame:
    check_header(record)
    return load_game(record.header.game)
