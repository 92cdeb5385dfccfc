"""The review of a game that is over, as a document: made decision by decision, so that it can be made in pieces.

Chances are whole thousandths. The document is kept beside the record, never in it; docs/records.md says what it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final

from signoria import _native
from signoria.bots.chances import shares
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.record.record import Record
from signoria.core.record.told import told_record
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.review.judge import LIGHT, Effort, Judge
from signoria.review.moments import Moment, course
from signoria.review.turning import turnings
from signoria.review.why import Why

VERSION: Final = 1
# A decision is looked at so closely in a game of usual length; in longer ones less, so that no review takes minutes.
CLOSELY: Final = Effort(iterations=300, playouts=12)
USUAL_LENGTH: Final = 400
LEAST_ITERATIONS: Final = 60
LEAST_PLAYOUTS: Final = 4


def effort_for(decisions: int) -> Effort:
    """Returns how closely each decision can be looked at; without the compiled engine, only lightly."""
    if _native.chosen.engine != "compiled":
        return LIGHT
    part = min(1.0, USUAL_LENGTH / max(decisions, 1))
    return Effort(
        max(LEAST_ITERATIONS, int(CLOSELY.iterations * part)), max(LEAST_PLAYOUTS, round(CLOSELY.playouts * part))
    )


class Reviewer:
    """Reviews one record; the same record gives the same review."""

    def __init__(self, record: Record, effort: Effort | None = None) -> None:
        self.record = record
        self.game: AnyGame = load_game(record.header.game)
        self.course = course(self.game, record)
        self.effort = effort or effort_for(len(self.course.moments))
        self._judge = Judge(self.game, self.effort)

    def __len__(self) -> int:
        return len(self.course.moments)

    def judged(self, number: int) -> Document:
        """Returns what is said of one decision."""
        moment = self.course.moments[number]
        rng = Rng("review", self.record.header_digest, number)
        outlook, players = self._judge.outlook, self.record.header.players
        judged = self._judge.judge(moment.before, moment.seat, moment.action, moment.lines, rng)
        return {
            "line": moment.line,
            "seat": moment.seat,
            "action": self.game.action_name(moment.action),
            "loss": _thousandths(judged.loss),
            "options": [self._option(moment, each.action, each.chance) for each in judged.options],
            "why": why_document(judged.why),
            "open": _row(outlook.open(moment.before, moment.lines)),
            "seen": [_row(outlook.seen(moment.before, seat, moment.lines, rng)) for seat in range(players)],
        }

    def document(self, decisions: Sequence[Document]) -> Document:
        """Returns the whole review, once every decision is judged."""
        end = _row(shares(self.game.places(self.course.end)))
        return {
            "version": VERSION,
            "game": self.game.id,
            "players": self.record.header.players,
            "light": self.effort.is_light,
            "decisions": list(decisions),
            "end": end,
            "turning": self.turning(decisions, end),
        }

    def turning(self, decisions: Sequence[Document], end: Sequence[int] | None = None) -> list[Document]:
        """Returns where the game turned, as far as its first decisions are judged, or with its end in all of it."""
        lines, chances = [decision["line"] for decision in decisions], [decision["open"] for decision in decisions]
        # Before the end the last chances that are known are where it has come to.
        rows = [*chances, end] if end is not None else chances
        turned = turnings(self._told, lines[: len(rows) - 1], [[each / 1000 for each in row] for row in rows])
        return [
            {"line": each.line, "seat": each.seat, "decision": each.decision, "change": _thousandths(each.change)}
            for each in turned
        ]

    @cached_property
    def _told(self) -> Any:
        return told_record(self.game, self.record)

    def _option(self, moment: Moment, action: int, chance: float) -> Document:
        """An option with what its label needs."""
        described = self.game.describe(moment.before, moment.seat, action)
        return {
            "action": self.game.action_name(action),
            "verb": self.game.actions.verbs[action],
            "params": dict(described.params),
            "cost": dict(described.cost),
            "gain": dict(described.gain),
            "chance": _thousandths(chance),
        }


def review(record: Record, told: Callable[[int, int], None] | None = None, effort: Effort | None = None) -> Document:
    """Returns the review of a record; `told` hears how many decisions of how many are done."""
    reviewer, decisions = Reviewer(record, effort), list[Document]()
    for number in range(len(reviewer)):
        decisions.append(reviewer.judged(number))
        if told is not None:
            told(number + 1, len(reviewer))
    return reviewer.document(decisions)


def why_document(why: Why | None) -> Document | None:
    """Returns a reason as it is kept and sent."""
    return None if why is None else {"gain": why.gain, "more": why.more, "loss": why.loss, "less": why.less}


def _row(chances: Sequence[float]) -> list[int]:
    return [_thousandths(chance) for chance in chances]


def _thousandths(chance: float) -> int:
    return round(1000 * chance)
