"""How the events of a game make a story: chapters, actions, and the steps of each.

A game declares in its vocabulary which of its events begin what. Out of the events that a reader may see, `actions`
makes one action after another; the sentence of each is made in `text.teller`, and in the same way in the browser.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from signoria.core.codes import Event

# Levels of chapters: a year or a round, a phase of it, somebody's turn.
ROUND: Final = 1
PHASE: Final = 2
TURN: Final = 3


@dataclass(frozen=True)
class Story:
    """Which events of a game begin what; without any, every event is an action of its own.

    `chapters` are events that begin a stretch of the game, with their level: they are told as headings.
    `opens` are events that open an action; all that follow belong to it, until another opens or a chapter begins.
    `gathers` names, by the event that opened an action, those which it takes in though they would open one;
    `completes` those of which it takes in one: after that it takes in no more that would open an action.
    `headlines` are the events that an action is told by, the weightiest first; without one, by what opened it.
    `clauses` are the events that are said in the sentence of an action; all others are told among its steps only.
    `lists` are those of them that are said together where several follow one another: "Siena and Lucca join".
    `apart` are headlines that are not explained by what follows: their own words join the two, not a colon.
    `sums` are events that are said as one where several follow one another that differ in nothing but their `count`.
    `idle` are headlines that promise something: where nothing but `means` to it follows one, that nothing came of it
    is said.
    """

    chapters: Mapping[str, int] = field(default_factory=dict)
    opens: frozenset[str] = frozenset()
    gathers: Mapping[str, frozenset[str]] = field(default_factory=dict)
    completes: Mapping[str, frozenset[str]] = field(default_factory=dict)
    headlines: tuple[str, ...] = ()
    clauses: frozenset[str] = frozenset()
    lists: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    sums: frozenset[str] = frozenset()
    idle: frozenset[str] = frozenset()
    means: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.chapters or self.opens)


@dataclass(frozen=True)
class StoryLine:
    """A line of the journal as a reader sees it: its events, or for an undo the line that the game went back to."""

    number: int
    by: int
    events: Sequence[Event]
    undo: int | None = None


@dataclass(frozen=True)
class StoryStep:
    """An event, and the line that it happened in."""

    line: int
    event: Event


@dataclass(frozen=True)
class Action:
    """What is told in one sentence: the steps that it consists of, and the chapters that begin with it.

    One that was taken back has the seat that asked for it in `undone_by`, and what was undone as its steps.
    """

    steps: tuple[StoryStep, ...]
    chapters: tuple[Event, ...]
    headline: Event | None
    line: int
    undone_by: int | None = None
    # Nothing has come after it yet, so what it leads to may still follow.
    goes_on: bool = False

    @property
    def seat(self) -> int | None:
        """Returns whose action it is; None where it is nobody's."""
        if self.headline is None:
            return self.undone_by
        seat = self.headline.params.get("seat")
        return seat if isinstance(seat, int) else None


@dataclass(frozen=True)
class Told:
    """The actions of a game in order, and the chapters in which nothing has happened yet."""

    actions: tuple[Action, ...]
    begun: tuple[Event, ...]


def actions(story: Story, lines: Sequence[StoryLine]) -> Told:
    """Returns the actions that these lines make; what was taken back stands where that was done."""
    counting, taken_back = _counting(lines)
    numbers = {line.number for line in counting}
    grouping = _Grouping(story)
    for line in lines:
        if line.number in taken_back:
            grouping.take_back(line, taken_back[line.number])
        elif line.number in numbers:
            for event in line.events:
                grouping.add(line.number, event)
    return grouping.told()


def _counting(lines: Iterable[StoryLine]) -> tuple[list[StoryLine], dict[int, list[StoryLine]]]:
    """Returns the lines that count in the end, and by the number of each undo those that it took back."""
    counting: list[StoryLine] = []
    taken_back: dict[int, list[StoryLine]] = {}
    for line in lines:
        if line.undo is None:
            counting.append(line)
        else:
            taken_back[line.number] = [each for each in counting if each.number >= line.undo]
            counting = [each for each in counting if each.number < line.undo]
    return counting, taken_back


class _Grouping:
    """Actions as they grow, event by event."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.made: list[Action] = []
        self.pending: list[Event] = []
        self.open: list[StoryStep] = []
        self.chapters: tuple[Event, ...] = ()

    def add(self, line: int, event: Event) -> None:
        level = self.story.chapters.get(event.code)
        if level is not None:
            self.close()
            # A new year ends the phases and turns of the old one.
            self.pending = [each for each in self.pending if self.story.chapters[each.code] < level]
            self.pending.append(event)
            return
        if not self.open or self._opens(event):
            self.close()
            self.chapters, self.pending = tuple(self.pending), []
        self.open.append(StoryStep(line, event))

    def take_back(self, line: StoryLine, undone: Sequence[StoryLine]) -> None:
        """Tell that these lines were taken back; an action that goes on after it stays one."""
        steps = tuple(StoryStep(each.number, event) for each in undone for event in each.events)
        self.made.append(Action(steps, (), None, line.number, line.by))

    def close(self, goes_on: bool = False) -> None:
        if self.open:
            line = self.open[0].line
            self.made.append(Action(tuple(self.open), self.chapters, self._headline(), line, goes_on=goes_on))
            self.open, self.chapters = [], ()

    def told(self) -> Told:
        self.close(goes_on=True)
        return Told(tuple(sorted(self.made, key=lambda action: action.line)), tuple(self.pending))

    def _opens(self, event: Event) -> bool:
        if not self.story:
            return True
        if event.code not in self.story.opens:
            return False
        opener = self.open[0].event.code
        completing = self.story.completes.get(opener, frozenset())
        if any(step.event.code in completing for step in self.open):
            return True
        return event.code not in completing and event.code not in self.story.gathers.get(opener, ())

    def _headline(self) -> Event:
        codes = [step.event.code for step in self.open]
        for code in self.story.headlines:
            if code in codes:
                return self.open[codes.index(code)].event
        return self.open[0].event
