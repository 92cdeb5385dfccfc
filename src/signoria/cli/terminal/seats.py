"""Who sits where: persons at this keyboard, bots in the other chairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.levels import BOT_NAMES
from signoria.bots.registry import bot_list, make_bot
from signoria.cli.speech import say
from signoria.core.errors import SignoriaError
from signoria.core.game import AnyGame
from signoria.core.record.lines import BOT, PERSON, Chair
from signoria.text.command_words import printable
from signoria.text.words import Words

ME: Final = ("me", PERSON)
LONGEST_NAME: Final = 20
DEFAULT_BOT: Final = "courtier"


class BadSeats(SignoriaError):
    """Seats, bots or names that do not fit together."""


def seat_kinds(game: AnyGame, players: int | None, bots: str | None, seats: str | None) -> list[str]:
    """For each seat PERSON or the name of a bot; by default one person, and as few bots as there can be."""
    if seats is not None:
        if players is not None or bots is not None:
            raise BadSeats(say("seats-twice"))
        kinds = [PERSON if kind in ME else kind for kind in bot_list(seats)]
        game.settings(len(kinds), {})
        if PERSON not in kinds:
            raise BadSeats(say("seats-nobody"))
        return kinds
    count = game.players[0] if players is None else players
    game.settings(count, {})
    listed = bot_list(bots or DEFAULT_BOT)
    if len(listed) not in (1, count - 1):
        raise BadSeats(say("seats-bots", bots=len(listed), seats=count - 1))
    return [PERSON, *(listed if len(listed) == count - 1 else listed * (count - 1))]


def make_chairs(kinds: Sequence[str], names: str | None, words: Words) -> list[Chair]:
    """Chairs with names: those given, or else numbers for persons and names of the time for bots."""
    persons = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
    called = {seat: words.text("play-person", number=seat + 1) for seat in persons}
    others = [seat for seat in range(len(kinds)) if seat not in persons]
    called |= {seat: BOT_NAMES[i % len(BOT_NAMES)] for i, seat in enumerate(others)}
    if names is not None:
        given = [name.strip() for name in names.split(",")]
        if len(given) not in (len(kinds), len(persons)):
            raise BadSeats(say("names-count", names=len(given), persons=len(persons), players=len(kinds)))
        called |= dict(zip(range(len(kinds)) if len(given) == len(kinds) else persons, given, strict=True))
    chairs = [Chair(called[seat], kind if kind == PERSON else f"{BOT}{kind}") for seat, kind in enumerate(kinds)]
    check_names(chairs)
    return chairs


def check_names(chairs: Sequence[Chair]) -> None:
    """Names that a screen can show and people can tell apart."""
    names = [chair.name for chair in chairs]
    for name in names:
        if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME:
            raise BadSeats(say("name-unusable", name=printable(name), longest=LONGEST_NAME))
        if names.count(name) > 1:
            raise BadSeats(say("name-twice", name=name))


def make_seated_bots(chairs: Sequence[Chair]) -> Mapping[int, Bot]:
    """The bots by seat; UnknownBot if one is not installed here."""
    return {
        seat: make_bot(chair.kind.removeprefix(BOT)) for seat, chair in enumerate(chairs) if chair.kind.startswith(BOT)
    }
