"""Is a record what was played, and was its chance honest? Names the first thing that was changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from signoria.core.codes import Sentence
from signoria.core.errors import InvalidRecord
from signoria.core.game import AnyGame
from signoria.core.record.chance_stream import ChanceStream, commitment
from signoria.core.record.header import Branch, HiddenStart, SetPosition
from signoria.core.record.lines import HEADER_LINE, Draw, canonical, result_document
from signoria.core.record.record import Record
from signoria.core.record.replay import HiddenLine, Step, check_fits, parent_of, replay, start, walk
from signoria.core.state import State

HEADER: Final = "header"
START: Final = "start"
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
    statement: Sentence

    @property
    def sentence(self) -> str:
        return str(self.statement)


class FailedCheck(InvalidRecord):
    """The first check that failed, with the first line at fault if the fault lies in a line."""

    def __init__(self, check: str, english: str, code: str = "", /, **params: Any) -> None:
        self.check = check
        super().__init__(english, code, **params)


def verify(game: AnyGame, record: Record, shown: Mapping[int, str] | None = None) -> list[Finding]:
    """Check a record in order and stop at the first fault with FailedCheck; `shown` are digests noted during play."""
    findings = [check_header(record)]
    check_fits(game, record)
    findings += _start(game, record)
    findings += [_secret(record), _lines(record), _shown(record, shown or {}), _end(record)]
    played = _play(game, record)
    return [*findings, *played.findings(), _result(game, record, played)]


def check_header(record: Record) -> Finding:
    """Needs no game: whoever looks up the game by the header's word asks this first."""
    if isinstance(record.header.start, HiddenStart):
        english = "Where the game starts is hidden until it is over, so the header's digest cannot be checked."
        return Finding(HEADER, False, Sentence(english, "finding-header_hidden"))
    if record.header.digest() != record.header_digest:
        raise FailedCheck(
            HEADER,
            "The header was changed after the game began: game, rules, data, players, options, seats, commitment "
            "and nonces do not have the digest that is written below them.",
            "header_changed",
        )
    return Finding(HEADER, True, Sentence("The header is as it was when the game began.", "finding-header"))


def _start(game: AnyGame, record: Record) -> list[Finding]:
    """Where the game starts, if not from its set-up: of another game all is checked that can be checked of any."""
    where = record.header.start
    if where is None or isinstance(where, HiddenStart):
        return []
    try:
        if isinstance(where, Branch):
            verify(game, parent_of(where))
        start(game, record)
    except InvalidRecord as error:
        english = "Where this game starts does not hold: {why}"
        raise FailedCheck(START, english, "start_wrong", why=error.sentence) from error
    if isinstance(where, SetPosition):
        english = "The game starts from a set position, which can be played."
        return [Finding(START, True, Sentence(english, "finding-set_position"))]
    english = "The game goes on from line {line} of another one, and that one holds up to there."
    return [Finding(START, True, Sentence(english, "finding-branch", {"line": len(where.lines)}))]


def _secret(record: Record) -> Finding:
    if record.end is None:
        english = "The secret is not published yet, as the game is not closed."
        return Finding(SECRET, False, Sentence(english, "finding-no_secret"))
    if commitment(record.end.secret) != record.header.commitment:
        english = "The secret was changed: it is not the one whose hash was published before the game began."
        raise FailedCheck(SECRET, english, "secret_changed")
    english = "The secret is the one that was fixed before anybody sent a nonce."
    return Finding(SECRET, True, Sentence(english, "finding-secret"))


def _lines(record: Record) -> Finding:
    if record.end is None:
        english = "Whether a line was changed can be checked only with the secret."
        return Finding(LINES, False, Sentence(english, "finding-lines_unchecked"))
    wrong = record.first_wrong_digest(record.end.secret)
    if wrong is not None:
        english = "Line {line} was changed: it does not have the digest that was written with it."
        raise FailedCheck(LINES, english, "line_changed", line=wrong)
    english = "All {lines} lines have the digests that were written with them."
    return Finding(LINES, True, Sentence(english, "finding-lines", {"lines": len(record.lines)}))


def _shown(record: Record, shown: Mapping[int, str]) -> Finding:
    """A host who rewrites a game and its digests is found out only by digests that somebody noted."""
    there = record.shown()
    for number in sorted(shown):
        if there.get(number) == shown[number]:
            continue
        if number == HEADER_LINE:
            english = "The header is not what was played: during the game another digest was shown for it."
            raise FailedCheck(SHOWN, english, "header_not_shown")
        english = (
            "Line {line}, or one before it, is not what was played: during the game another digest was shown for it."
        )
        raise FailedCheck(SHOWN, english, "line_not_shown", line=number)
    if not shown:
        english = "No digests noted during play were given to compare with."
        return Finding(SHOWN, False, Sentence(english, "finding-nothing_shown"))
    english = "The {count} digests noted during play are the ones in the record."
    return Finding(SHOWN, True, Sentence(english, "finding-shown", {"count": len(shown)}))


def _end(record: Record) -> Finding:
    here = len(record.lines)
    if record.end is None:
        english = "The game is not closed; {lines} lines have been made so far."
        return Finding(END, False, Sentence(english, "finding-not_closed", {"lines": here}))
    stated = record.end.lines
    if here < stated:
        english = "The record was closed with {lines} lines, but those from line {line} on are missing."
        raise FailedCheck(END, english, "lines_missing", lines=stated, line=here)
    if here > stated:
        english = "The record was closed with {lines} lines, but line {line} was added to it."
        raise FailedCheck(END, english, "line_added", lines=stated, line=stated)
    english = "The record was closed with {lines} lines, and all are there."
    return Finding(END, True, Sentence(english, "finding-closed", {"lines": stated}))


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
            english = "{hidden} The moves before it were legal."
            moves = Sentence(english, "finding-moves_until_hidden", {"hidden": self.hidden.sentence})
        else:
            english = "All {moves} moves were legal when they were made."
            moves = Sentence(english, "finding-moves", {"moves": self.moves})
        if self.proved:
            english = "All {draws} draws are what the secret and the nonces give, and none was left out."
            chance = Sentence(english, "finding-draws", {"draws": self.draws})
        else:
            english = "The n of the draws only grow; what they gave can be checked only with the secret."
            chance = Sentence(english, "finding-draws_unchecked")
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
        sentence = error.sentence
        raise FailedCheck(MOVES, sentence.english, error.code, **sentence.params) from error
    return played


def _growing(record: Record) -> None:
    """What can be said of draws without the secret."""
    next_n = 0
    for line in record.lines:
        if isinstance(line.entry, Draw):
            if line.entry.n < next_n:
                english = "Line {line} draws with n = {n}, which was used up before; n only grows."
                raise FailedCheck(CHANCE_DRAWN, english, "line_n_used", line=line.number, n=line.entry.n)
            next_n = line.entry.n + 1


def _drawn(game: AnyGame, step: Step, draw: Draw, stream: ChanceStream | None) -> None:
    if stream is None:
        return
    # The draw must be the very next one of the stream: a host who may leave out numbers may choose the outcome.
    outcome, n = stream.draw(step.before.weights())
    name = game.name(step.seat, outcome)
    if (name, n) != (draw.name, draw.n):
        raise FailedCheck(
            CHANCE_DRAWN,
            "Line {line} draws {drawn} with n = {drawn_n}, but the secret and the nonces give {due} with n = {n}.",
            "line_drawn_wrong",
            line=step.line.number,
            drawn=draw.name,
            drawn_n=draw.n,
            due=name,
            n=n,
        )


def _result(game: AnyGame, record: Record, played: _Played) -> Finding:
    if record.end is None or played.state is None:
        english = "There is no result to check before the game is closed."
        return Finding(RESULT, False, Sentence(english, "finding-no_result"))
    over = not played.state.actors()
    expected = result_document(game.places(played.state), game.score(played.state)) if over else None
    if canonical(record.end.result) == canonical(expected):
        if over:
            return Finding(RESULT, True, Sentence("The result is what the lines lead to.", "finding-result"))
        return Finding(RESULT, True, Sentence("The game was closed before it was over.", "finding-closed_early"))
    if not over:
        raise FailedCheck(RESULT, "The result was added: by its lines the game is not over.", "result_added")
    english = "The result was changed: its places or score lines are not what the lines lead to."
    raise FailedCheck(RESULT, english, "result_changed")
