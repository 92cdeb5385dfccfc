"""Every sentence that the command says, each made in one place."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from signoria.core.codes import Problem
    from signoria.core.errors import InvalidRecord
    from signoria.core.record import Record
    from signoria.core.verify import Finding
    from signoria.lab.errors import CheckFailed
    from signoria.lab.simulate import Result

# ---- help ----

HELP: Final = "Board games of Renaissance Italy: play them, simulate them, check their records and their data."
HELP_GAMES: Final = "List the installed games with their player counts and options, and the bots."
HELP_SIMULATE: Final = "Play many games by bots and say who won, how often and how fast."
HELP_RULES: Final = "Show the rules of a game, or one paragraph of them."
HELP_SERVE: Final = "Serve Signoria in the browser until Ctrl-C."
HELP_RECORD: Final = "Records of games: make, show, replay and verify them."
HELP_RECORD_PLAY: Final = "Play one game by bots and write its record."
HELP_RECORD_SHOW: Final = "Show the header and the lines of a record."
HELP_RECORD_REPLAY: Final = "Replay a record and show the scores it leads to."
HELP_RECORD_VERIFY: Final = "Verify that nothing in a record was changed and that it replays."
HELP_DATA: Final = "The data of the games."
HELP_DATA_CHECK: Final = "Check a game's component file, or those of all games, against their constraints."

PARAMETER_GAME: Final = "A game, as `signoria games` lists it."
PARAMETER_PLAYERS: Final = "How many seats."
PARAMETER_GAMES: Final = "How many games."
PARAMETER_BOTS: Final = "One bot for all seats, or one per seat separated by commas; your own as module:factory."
PARAMETER_SEED: Final = "The same seed gives the same games, on any number of processes."
PARAMETER_OPTION: Final = "An option of the game as name=value; may be given several times."
PARAMETER_CHECK: Final = "Verify every invariant in every state; much slower."
PARAMETER_JSON_FILE: Final = "Write the result as one JSON object to this file; - is the standard output."
PARAMETER_PROCESSES: Final = "How many processes play."
PARAMETER_RECORD: Final = "A record file."
PARAMETER_AS_JSON: Final = "As JSON."
PARAMETER_UPTO: Final = "Stop just before this line."
PARAMETER_RECORD_OUT: Final = "The file to write the record to."
PARAMETER_DATA_FILE: Final = "Check this file instead of the one in force; needs the game."
PARAMETER_PARAGRAPH: Final = "A paragraph, as 4.2, a ruling, as R7, or an example, as E2; all of the rules if left out."
PARAMETER_LANG: Final = "The language: en, fr or it; that of your system if left out."
PARAMETER_HOST: Final = "The address to listen on; 0.0.0.0 lets other machines in."
PARAMETER_PORT: Final = "The port to listen on; 0 takes a free one."

# ---- wrong use ----


def interrupted() -> str:
    return "Interrupted."


def not_expected(tokens: Sequence[str]) -> str:
    return f"Nothing more is expected here, but there is {' '.join(repr(token) for token in tokens)}."


def missing_argument(name: str, command: Sequence[str]) -> str:
    return f"{name} is missing; `{' '.join(['signoria', *command])} --help` says what is needed."


def not_a_number(name: str, value: str) -> str:
    return f"{name} must be a whole number, not {value!r}."


def not_a_json_file(value: str) -> str:
    return f"--json needs a file, or - for the standard output, not {value!r}."


def option_without_value(pair: str) -> str:
    return f"An option is written name=value, not {pair!r}."


def option_twice(name: str) -> str:
    return f"The option {name} is given twice."


def is_a_folder(path: Path) -> str:
    return f"{path} cannot be written because it is a folder."


def no_folder(path: Path) -> str:
    return f"{path} cannot be written because there is no folder {path.parent}."


def cannot_write(path: Path, error: OSError) -> str:
    return f"{path} cannot be written: {error.strerror}."


def cannot_read(path: Path, why: str) -> str:
    return f"{path} cannot be read: {why}."


# ---- games ----

GAMES_COLUMNS: Final = ("game", "title", "players", "options", "rules")
NO_OPTIONS: Final = "none"


def no_games() -> str:
    return "No game is installed."


def player_range(players: Sequence[int]) -> str:
    whole = list(players) == list(range(players[0], players[-1] + 1))
    return f"{players[0]}–{players[-1]}" if whole and len(players) > 1 else ", ".join(map(str, players))


def option_line(
    name: str, choices: Sequence[bool | int | str], default: bool | int | str, players: Sequence[int]
) -> str:
    only = f", for {', '.join(map(str, players))} players" if players else ""
    return f"{name}: {' | '.join(_value(choice) for choice in choices)} (default {_value(default)}{only})"


def _value(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def bots_and_engine(bots: Iterable[str], engine_note: str) -> str:
    return f"Bots: {', '.join(bots)}. {engine_note}"


# ---- simulate ----

SIMULATION_COLUMNS: Final = ("seat", "bot", "wins", "share", "mean score")


def simulating(game: str) -> str:
    return f"Simulating {game}"


def simulation_head(title: str, result: Result) -> str:
    checked = ", every state checked" if result.checked else ""
    games = "1 game" if result.games == 1 else f"{result.games:,} games"
    return f"{title} with {result.players} players: {games} from seed {result.seed}{checked}."


def simulation_speed(result: Result) -> str:
    engine = {"compiled": "compiled", "pure": "as plain Python"}[result.engine]
    processes = "one process" if result.processes == 1 else f"{result.processes} processes"
    return (
        f"{result.decisions:,} decisions ({result.mean_length:.1f} per game) in {result.seconds:.2f} s: "
        f"{result.decisions_per_second:,.0f} decisions and {result.games_per_second:,.0f} games per second, "
        f"{engine}, {processes}."
    )


def check_failed(failure: CheckFailed, path: Path) -> str:
    return f"{failure} The position is in {path}."


# ---- records ----


NOT_TEXT: Final = "it is no text"
SCORE_HEAD: Final = "score"
TOTAL: Final = "total"
PLACE: Final = "place"


def record_written(path: Path, lines: int, scores: Sequence[int]) -> str:
    return f"{path}: {lines} lines; the seats scored {', '.join(map(str, scores))}."


def record_head(record: Record) -> str:
    header = record.header
    options = ", ".join(f"{name}={_value(value)}" for name, value in header.options.items())
    seats = "; ".join(f"seat {seat} {chair.name} ({chair.kind})" for seat, chair in enumerate(header.seats))
    return (
        f"{header.game}, rules {header.rules}, data {header.data}, {header.players} players"
        f"{f', {options}' if options else ''}: {seats}."
    )


def played_line(number: int, seat: int, name: str, counts: bool) -> str:
    who = f"seat {seat}" if seat >= 0 else "chance"
    return f"{number:>5}  {who:<7} {name}{'' if counts else '  (undone)'}"


def undo_line(number: int, to: int, by: int) -> str:
    return f"{number:>5}  {f'seat {by}':<7} takes back everything from line {to} on"


def record_end(record: Record) -> str:
    if record.viewer is not None:
        return "The game is not closed, and this is only what one seat sees."
    if record.end is None:
        return "The game is not closed."
    if record.end.result is None:
        return "The game was closed before it was over."
    places = ", ".join(f"seat {seat} is at place {place}" for seat, place in enumerate(record.end.result["places"]))
    return f"The game is over: {places}."


def replayed(title: str, over: bool) -> str:
    return f"{title}: the game is over." if over else f"{title}: the game is not over; the scores are those so far."


def seat_head(seat: int, name: str) -> str:
    return f"{seat} {name}"


def finding(finding: Finding) -> str:
    return f"{'ok ' if finding.checked else '-  '} {finding.sentence}"


def not_verified(fault: InvalidRecord) -> str:
    return str(fault)


# ---- data ----


def file_without_game() -> str:
    return "Say which game the file is for: signoria data check GAME --file FILE."


def no_file(path: Path) -> str:
    return f"There is no file {path}."


def data_problem(game: str, problem: Problem) -> str:
    return f"{game}: {problem.name}: {problem.detail}"


def data_warning(game: str, problem: Problem) -> str:
    return (
        f"{game}: warning: {problem.name}: {problem.detail} (differs from our reconstruction, which play does not need)"
    )


def data_unusable(game: str, problems: int) -> str:
    return f"{game}: this data cannot be played, for {'1 reason' if problems == 1 else f'{problems} reasons'}."


def data_sound(game: str, name: str, data_hash: str, counts: Mapping[str, int], warnings: int) -> str:
    warned = {0: "", 1: ", 1 warning"}.get(warnings, f", {warnings} warnings")
    return (
        f"{game}: {name} can be played{warned}; data {data_hash}; entries: {counts['rulebook']} from the rulebook, "
        f"{counts['public']} from public sources, {counts['reconstructed']} reconstructed."
    )


# ---- serve ----


def table_not_installed(module: str) -> str:
    return f"The table needs packages that are not installed ({module}); `pip install signoria[table]` brings them."


def cannot_listen(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} of {host} is in use by another program; choose another with --port, or 0 for a free one."
    why = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else error.strerror
    return f"Signoria cannot listen on {host}, port {port}: {why}."


def serving(address: str) -> str:
    return f"Signoria is at {address} (Ctrl-C stops it)."
