"""Is a record what was played, and was its chance honest? Names the first thing that was changed (DESIGN §5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from signoria.core.chance_stream import ChanceStream, commitment
from signoria.core.errors import InvalidRecord
from signoria.core.game import AnyGame
from signoria.core.record import Record
from signoria.core.record_lines import HEADER_LINE, Draw, canonical, result_document
from signoria.core.replay import HiddenLine, Step, check_fits, replay, walk
from signoria.core.state import State

HEADER: Final = "header"
SECRET: Final = "secret"
LINES: Final = "lines"
SHOWN: Final = "shown"
END: Final = "end"
MOVES: Final = "moves"
CHANCE_DRAWN: Final = "chance"
RESULT: Final = "result"


@dataclass(frozen=True)
class Finding:
    """One check: whether it could be made (and then it held), and a sentence on it."""

    check: str
    checked: bool
    sentence: str


class FailedCheck(InvalidRecord):
    """The first check that failed, with the first line at fault if the fault lies in a line."""

    def __init__(self, check: str, message: str, line: int | None = None) -> None:
        self.check = check
        super().__init__(message, line)


def verify(game: AnyGame, record: Record, shown: Mapping[int, str] | None = None) -> list[Finding]:
    """Check a record in order and stop at the first fault with FailedCheck; `shown` are digests noted during play."""
    findings = [check_header(record)]
    check_fits(game, record)
    findings += [_secret(record), _lines(record), _shown(record, shown or {}), _end(record)]
    played = _play(game, record)
    return [*findings, *played.findings(), _result(game, record, played)]


def check_header(record: Record) -> Finding:
    """Needs no game: whoever looks up the game by the header's word asks this first."""
    if record.header.digest() != record.header_digest:
        raise FailedCheck(
            HEADER,
            "The header was changed after the game began: game, rules, data, players, options, seats, commitment "
            "and nonces do not have the digest that is written below them.",
        )
    return Finding(HEADER, True, "The header is as it was when the game began.")


def _secret(record: Record) -> Finding:
    if record.end is None:
        return Finding(SECRET, False, "The secret is not published yet, as the game is not closed.")
    if commitment(record.end.secret) != record.header.commitment:
        raise FailedCheck(
            SECRET, "The secret was changed: it is not the one whose hash was published before the game began."
        )
    return Finding(SECRET, True, "The secret is the one that was fixed before anybody sent a nonce.")


def _lines(record: Record) -> Finding:
    if record.end is None:
        return Finding(LINES, False, "Whether a line was changed can be checked only with the secret.")
    wrong = record.first_wrong_digest(record.end.secret)
    if wrong is not None:
        raise FailedCheck(
            LINES, f"Line {wrong} was changed: it does not have the digest that was written with it.", wrong
        )
    return Finding(LINES, True, f"All {len(record.lines)} lines have the digests that were written with them.")


def _shown(record: Record, shown: Mapping[int, str]) -> Finding:
    """A host who rewrites a game and its digests is found out only by digests that somebody noted."""
    there = record.shown()
    for number in sorted(shown):
        if there.get(number) != shown[number]:
            what = "The header" if number == HEADER_LINE else f"Line {number}, or one before it,"
            said = f"{what} is not what was played: during the game another digest was shown for it."
            raise FailedCheck(SHOWN, said, None if number == HEADER_LINE else number)
    if not shown:
        return Finding(SHOWN, False, "No digests noted during play were given to compare with.")
    return Finding(SHOWN, True, f"The {len(shown)} digests noted during play are the ones in the record.")


def _end(record: Record) -> Finding:
    if record.end is None:
        return Finding(END, False, f"The game is not closed; {len(record.lines)} lines have been made so far.")
    here, said = len(record.lines), record.end.lines
    if here < said:
        raise FailedCheck(
            END, f"The record was closed with {said} lines, but those from line {here} on are missing.", here
        )
    if here > said:
        raise FailedCheck(END, f"The record was closed with {said} lines, but line {said} was added to it.", said)
    return Finding(END, True, f"The record was closed with {said} lines, and all are there.")


# ---- the game, played again ----


@dataclass
class _Played:
    """How far the moves and draws could be followed."""

    state: State | None
    moves: int
    draws: int
    hidden: HiddenLine | None
    proved: bool

    def findings(self) -> list[Finding]:
        if self.hidden is not None:
            moves = f"{self.hidden} The moves before it were legal."
        else:
            moves = f"All {self.moves} moves were legal when they were made."
        if self.proved:
            chance = f"All {self.draws} draws are what the secret and the nonces give, and none was left out."
        else:
            chance = "The n of the draws only grow; what they gave can be checked only with the secret."
        return [Finding(MOVES, self.hidden is None, moves), Finding(CHANCE_DRAWN, self.proved, chance)]


def _play(game: AnyGame, record: Record) -> _Played:
    played = _Played(None, 0, 0, None, record.end is not None)
    stream = None if record.end is None else ChanceStream(record.end.secret, record.header.nonces)
    if stream is None:
        _growing(record)
    try:
        for step in walk(game, record):
            if isinstance(step.line.entry, Draw):
                _drawn(game, step, step.line.entry, stream)
                played.draws += 1
            elif step.action is not None:
                played.moves += 1
        played.state = replay(game, record)
    except HiddenLine as hidden:
        played.hidden = hidden
    except FailedCheck:
        raise
    except InvalidRecord as error:
        raise FailedCheck(MOVES, str(error), error.line) from error
    return played


def _growing(record: Record) -> None:
    """What can be said of draws without the secret."""
    next_n = 0
    for line in record.lines:
        if isinstance(line.entry, Draw):
            if line.entry.n < next_n:
                said = f"Line {line.number} draws with n = {line.entry.n}, which was used up before; n only grows."
                raise FailedCheck(CHANCE_DRAWN, said, line.number)
            next_n = line.entry.n + 1


def _drawn(game: AnyGame, step: Step, draw: Draw, stream: ChanceStream | None) -> None:
    if stream is None:
        return
    # The draw must be the very next one of the stream: a host who may leave out numbers may choose his outcome.
    outcome, n = stream.draw(step.before.weights())
    name = game.name(step.seat, outcome)
    if (name, n) != (draw.name, draw.n):
        raise FailedCheck(
            CHANCE_DRAWN,
            f"Line {step.line.number} draws {draw.name} with n = {draw.n}, "
            f"but the secret and the nonces give {name} with n = {n}.",
            step.line.number,
        )


def _result(game: AnyGame, record: Record, played: _Played) -> Finding:
    if record.end is None or played.state is None:
        return Finding(RESULT, False, "There is no result to check before the game is closed.")
    over = not played.state.actors()
    expected = result_document(game.places(played.state), game.score(played.state)) if over else None
    if canonical(record.end.result) == canonical(expected):
        said = "The result is what the lines lead to." if over else "The game was closed before it was over."
        return Finding(RESULT, True, said)
    if not over:
        raise FailedCheck(RESULT, "The result was added: by its lines the game is not over.")
    raise FailedCheck(RESULT, "The result was changed: its places or score lines are not what the lines lead to.")
