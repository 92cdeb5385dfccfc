"""Sentences of the command that are put together from several parts; the words are in text/command.<language>.ftl."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signoria.cli.speech import lang, say, say_sentence
from signoria.core.codes import Sentence
from signoria.text.command_words import printable

if TYPE_CHECKING:
    from signoria.core.codes import Problem
    from signoria.core.corrections import Difference
    from signoria.core.record.record import Record
    from signoria.core.record.verify import Finding
    from signoria.lab.ladder import Ladder
    from signoria.lab.simulate import Result
    from signoria.lab.tune import Tuned

WHY: Final = {
    errno.ENOENT: "why-missing",
    errno.EACCES: "why-forbidden",
    errno.EPERM: "why-forbidden",
    errno.EISDIR: "why-folder",
    errno.ENOSPC: "why-full",
}
# A seat's or chance's name in the lines of a record, in every language.
WHO_WIDTH: Final = 8

# ---- wrong use ----


def missing_argument(name: str, command: Sequence[str]) -> str:
    return say("usage-missing", name=name, command=" ".join(["signoria", *command]))


def why(error: OSError) -> str:
    """What the system has against it; what happens often in the reader's words."""
    key = WHY.get(error.errno or 0)
    return say(key) if key is not None else error.strerror or str(error)


def cannot_write(path: Path, error: OSError) -> str:
    return say("write-failed", file=path, why=why(error))


def cannot_read(path: Path, why: str) -> str:
    return say("read-failed", file=path, why=why)


# ---- numbers ----


def decimal(value: float, digits: int) -> str:
    """A number for a table: 1,234.50, 1.234,50 or 1 234,50."""
    from babel.numbers import format_decimal

    return format_decimal(value, f"#,##0.{'0' * digits}", lang())


def percent(value: float) -> str:
    """A share with one decimal place: 33.3% or 33,3 %."""
    from babel import Locale
    from babel.numbers import format_percent

    pattern = str(Locale(lang()).percent_formats[None].pattern)
    return format_percent(value, pattern.replace("##0", "##0.0"), lang())


# ---- games ----


def player_range(players: Sequence[int]) -> str:
    whole = list(players) == list(range(players[0], players[-1] + 1))
    return f"{players[0]}–{players[-1]}" if whole and len(players) > 1 else ", ".join(map(str, players))


def option_line(
    name: str, choices: Sequence[bool | int | str], default: bool | int | str, players: Sequence[int]
) -> str:
    listed, usual = " | ".join(_value(choice) for choice in choices), _value(default)
    if players:
        only = ", ".join(map(str, players))
        return say("games-option-for", name=name, choices=listed, default=usual, players=only)
    return say("games-option", name=name, choices=listed, default=usual)


def _value(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def bots_and_engine(bots: Iterable[str], engine: Sentence) -> str:
    return say("games-bots", bots=", ".join(bots), engine=say_sentence(engine))


# ---- simulate ----


def simulation_head(title: str, result: Result) -> str:
    return say(
        "simulation-head",
        title=title,
        players=result.players,
        games=result.games,
        seed=str(result.seed),
        checked="yes" if result.checked else "no",
    )


def simulation_speed(result: Result) -> str:
    length = say("simulation-length", decisions=result.decisions, mean=result.mean_length, seconds=result.seconds)
    speed = say(
        "simulation-speed",
        decisions=result.decisions_per_second,
        games=result.games_per_second,
        engine=result.engine,
        processes=result.processes,
    )
    return f"{length} {speed}"


# ---- ladder and tune ----


def interval(low: float, high: float) -> str:
    return f"{percent(low)} – {percent(high)}"


def ladder_head(title: str, result: Ladder) -> str:
    return say(
        "ladder-head",
        title=title,
        players=result.players,
        games=result.games,
        seed=str(result.seed),
        stops="yes" if result.stops_early else "no",
    )


def tuning_head(title: str, result: Tuned) -> str:
    return say(
        "tuning-head",
        title=title,
        players=result.players,
        games=result.games,
        positions=result.positions,
        generations=result.generations,
    )


# ---- records ----


def record_head(record: Record) -> str:
    header = record.header
    options = printable(", ".join(f"{name}={_value(value)}" for name, value in header.options.items()))
    seats = ", ".join(
        say("record-seat", seat=seat, name=printable(chair.name), kind=printable(chair.kind))
        for seat, chair in enumerate(header.seats)
    )
    head = say(
        "record-head",
        game=printable(header.game),
        rules=printable(header.rules),
        data=printable(header.data),
        players=header.players,
        options=options or "none",
        seats=seats,
    )
    corrected = [f"  {printable(place)} = {printable(value)}" for place, value in header.corrected.items()]
    return "\n".join([head, say("record-corrected", count=len(corrected)), *corrected] if corrected else [head])


def played_line(number: int, seat: int, name: str, counts: bool) -> str:
    undone = "" if counts else f"  {say('record-undone')}"
    return f"{number:>5}  {_who(seat):<{WHO_WIDTH}} {printable(name)}{undone}"


def undo_line(number: int, to: int, by: int) -> str:
    return f"{number:>5}  {_who(by):<{WHO_WIDTH}} {say('record-undo', to=str(to))}"


def _who(seat: int) -> str:
    return say("record-by-seat", seat=seat) if seat >= 0 else say("record-by-chance")


def record_end(record: Record, names: Sequence[str]) -> str:
    if record.viewer is not None:
        return say("record-view")
    if record.end is None:
        return say("record-open")
    if record.end.result is None:
        return say("record-early")
    places = sorted(zip(record.end.result["places"], names, strict=False), key=lambda each: each[0])
    listed = ", ".join(say("record-place-of", seat=name, place=place) for place, name in places)
    return say("record-over", places=listed)


def finding(finding: Finding) -> str:
    return f"{'ok ' if finding.checked else '-  '} {say_sentence(finding.statement)}"


# ---- data ----


def data_problem(game: str, problem: Problem) -> str:
    return say("data-problem", game=game, problem=str(problem))


def data_warning(game: str, problem: Problem) -> str:
    return say("data-warning", game=game, problem=str(problem))


def data_sound(game: str, name: str, data_hash: str, counts: Mapping[str, int], warnings: int) -> str:
    return say(
        "data-sound",
        game=game,
        file=name,
        hash=data_hash,
        warnings=warnings,
        rulebook=counts["rulebook"],
        public=counts["public"],
        reconstructed=counts["reconstructed"],
    )


def data_difference(difference: Difference) -> str:
    return say(
        "data-difference",
        place=printable(difference.place),
        here=printable(difference.here) or "none",
        ours=difference.ours or "none",
    )


# ---- serve ----


def cannot_listen(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return say("serve-port-taken", port=str(port), host=host)
    reason = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else error.strerror
    return say("serve-cannot-listen", host=host, port=str(port), why=reason or str(error))
