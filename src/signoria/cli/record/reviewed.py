"""A review as it is said: turning points, mistakes and sums, in the words of the game; text and page share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from signoria import _native
from signoria.cli import messages
from signoria.cli.record.file import seat_names
from signoria.cli.speech import lang, say
from signoria.core.document import Document
from signoria.core.record.told import told_record
from signoria.review.review import Reviewer
from signoria.text.review import why_sentence
from signoria.text.teller import Teller
from signoria.text.words import Words

# Mistakes that are shown of each seat, where all of one seat's are not asked for.
MISTAKES: Final = 3
# Thousandths of a win from which on a difference is called a mistake.
A_MISTAKE: Final = 20
# Rows of the table of chances.
ROWS: Final = 12


@dataclass(frozen=True)
class Point:
    """A place in the game: who and when, by how much, what was done, and what would have been better."""

    head: str
    change: str
    told: str
    better: tuple[str, ...]


class Reviewed:
    """A review for whoever reads it: everybody's, or what one seat saw and did."""

    def __init__(self, reviewer: Reviewer, document: Document, seat: int | None) -> None:
        self.reviewer = reviewer
        self.document = document
        self.seat = seat
        self.decisions: list[Document] = document["decisions"]
        self.names = seat_names(reviewer.record)
        self.words = Words(lang(), reviewer.game, self.names, reviewer.record.header.options)
        self._teller = Teller(self.words)
        self._actions = [each for each in told_record(reviewer.game, reviewer.record).actions if each.headline]

    # ---- chances ----

    def method(self) -> str:
        """Returns how closely was looked, and what the numbers are."""
        if not self.document["light"]:
            return say("review-close", count=len(self.decisions))
        light = say("review-light", count=len(self.decisions))
        return light if _native.chosen.engine == "compiled" else f"{light} {say('review-pure')}"

    def chances_title(self) -> str:
        return say("review-chances") if self.seat is None else say("review-seen", name=self.names[self.seat])

    def rows(self) -> list[list[int]]:
        """Returns the chances before each decision, in thousandths, and at the end."""
        seat = self.seat
        rows = [each["open"] if seat is None else each["seen"][seat] for each in self.decisions]
        return [*rows, self.document["end"]]

    def milestones(self) -> list[tuple[int, list[int]]]:
        """Returns some of the rows, evenly spread, with the number of the decision."""
        rows = self.rows()
        places = sorted({round(place * (len(rows) - 1) / (ROWS - 1)) for place in range(ROWS)})
        return [(place + 1, rows[place]) for place in places]

    def percent(self, thousandths: int) -> str:
        return messages.percent(thousandths / 1000)

    # ---- places in the game ----

    def turnings(self) -> list[Point]:
        return [self._turning(each) for each in self.document["turning"]]

    def _turning(self, turning: Document) -> Point:
        following = next((each.line for each in self._actions if each.line > turning["line"]), 10**9)
        own = [
            (number, each)
            for number, each in enumerate(self.decisions)
            if turning["line"] <= each["line"] < following and each["seat"] == turning["seat"]
        ]
        worst = max(own, key=lambda each: each[1]["loss"], default=None)
        better = self._better(*worst) if worst is not None and worst[1]["loss"] >= A_MISTAKE else ()
        return Point(
            self._head(turning["decision"], turning["seat"]),
            _signed(turning["change"]),
            self._told(turning["line"]),
            better,
        )

    def mistakes(self, seat: int, most: int | None) -> list[Point]:
        """Returns where a seat lost most, the worst first; or all such places in order."""
        own = [(number, each) for number, each in enumerate(self.decisions) if each["seat"] == seat]
        lost = [(number, each) for number, each in own if each["loss"] >= A_MISTAKE]
        if most is not None:
            lost = sorted(lost, key=lambda each: -each[1]["loss"])[:most]
        return [
            Point(
                self._head(number, seat), _signed(-each["loss"]), self._played(number, each), self._better(number, each)
            )
            for number, each in lost
        ]

    def summary(self, seat: int) -> str:
        """Returns how often a seat did what the bot would, and what the rest came to."""
        own = [each for each in self.decisions if each["seat"] == seat]
        alike = sum(each["loss"] == 0 for each in own)
        return say("review-summary", name=self.names[seat], count=len(own), alike=alike)

    def _head(self, number: int, seat: int) -> str:
        return say("review-at", name=self.names[seat], number=number + 1)

    def _told(self, line: int) -> str:
        """Returns the sentence of the action that a line belongs to."""
        action = next(each for each in reversed(self._actions) if each.line <= line)
        return self._teller.sentence(action)

    def _played(self, number: int, decision: Document) -> str:
        return self._label(number, decision["action"])

    def _better(self, number: int, decision: Document) -> tuple[str, ...]:
        better = self.words.text("review-better", action=self._label(number, decision["options"][0]["action"]))
        return (better,) if decision["why"] is None else (better, why_sentence(self.words, decision["why"]))

    def _label(self, number: int, action: str) -> str:
        moment = self.reviewer.course.moments[number]
        return self.words.action(moment.before, moment.seat, self.reviewer.game.action_id(action))


def _signed(thousandths: int) -> str:
    """Returns a difference of chances in per cent, with its sign."""
    percent = round(thousandths / 10)
    return f"{'+' if percent > 0 else '−' if percent < 0 else ''}{abs(percent)}"
