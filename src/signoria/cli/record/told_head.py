"""What stands above a record that is told: the game, who played, what was agreed, where it started; all in words."""

from __future__ import annotations

from signoria.cli.record.file import seat_names
from signoria.cli.speech import lang, say
from signoria.core.game import AnyGame, Option
from signoria.core.record.header import Branch
from signoria.core.record.lines import BOT, PERSON
from signoria.core.record.record import Record
from signoria.text.command_words import printable
from signoria.text.words import Words


def told_head(game: AnyGame, record: Record) -> str:
    """Returns one or two sentences for somebody who was not there."""
    header, names = record.header, seat_names(record)
    words = Words(lang(), game, names, header.options)
    seats = [
        name if chair.kind == PERSON else say("record-bot", name=name, level=printable(chair.kind.removeprefix(BOT)))
        for name, chair in zip(names, header.seats, strict=True)
    ]
    agreed = [
        _agreed(words, option, header.options[option.name])
        for option in game.options
        if header.options.get(option.name, option.default) != option.default
    ]
    sentences = [say("record-told", title=words.text("game-title"), seats=", ".join(seats))]
    if agreed:
        sentences.append(say("record-agreed", options=", ".join(agreed)))
    if isinstance(header.start, Branch):
        sentences.append(say("record-started-game", line=len(header.start.lines)))
    elif header.start is not None:
        sentences.append(say("record-started-position"))
    return " ".join(sentences)


def _agreed(words: Words, option: Option, value: bool | int | str) -> str:
    """An option that is not as usual: its name, and the choice where there is more than yes or no."""
    name = words.name("option", option.name)
    if value is True:
        return name
    choice = words.name(option.name, value) if isinstance(value, str) else words.text("no") if value is False else value
    return say("record-option", name=name, choice=choice)
