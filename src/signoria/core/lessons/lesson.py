"""What a lesson is: a position, a few steps of the learner's own, and what is said at each (docs/write_a_lesson.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, TypeAlias

from signoria.core.codes import Settings
from signoria.core.errors import SignoriaError

# A sentence in every language, by the language's code.
Text: TypeAlias = Mapping[str, str]


class InvalidLesson(SignoriaError):
    """A lesson that cannot be read or played; what is wrong is for whoever writes it, and in English."""

    def __init__(self, lesson: str, why: str) -> None:
        english = "The lesson {lesson} cannot be used: {why}."
        super().__init__(english, "lesson_unusable", lesson=lesson, why=why)


class NoLesson(SignoriaError):
    """A game has no lesson of that number."""


@dataclass(frozen=True)
class Start:
    """How the position comes about: a document or a new game, then moves, then fields that are set otherwise."""

    document: Mapping[str, Any] | None = None
    seed: int = 1
    moves: tuple[str, ...] = ()
    change: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Coach:
    """What the coach says at a step: a heading, an explanation, and what to do now."""

    title: Text
    text: Text
    do: Text


@dataclass(frozen=True)
class Word:
    """A term that the step uses, in one sentence."""

    term: Text
    meaning: Text


@dataclass(frozen=True)
class Wrong:
    """Actions that are allowed and miss the point, and why."""

    pattern: str
    why: Text


@dataclass(frozen=True)
class Learned:
    """A sentence to take home, and its paragraph of the rules."""

    text: Text
    rule: str


@dataclass(frozen=True)
class LessonStep:
    """One step: it ends by an action that it expects, or, where it expects none, when the learner goes on."""

    coach: Coach
    rings: tuple[str, ...]
    rules: tuple[str, ...]
    words: tuple[Word, ...]
    # Patterns of actions: those that end the step (any of them, or every one in whatever order), those that lead there.
    expect: tuple[str, ...]
    every: bool
    # What leads there is done in the order of the solution, and all of it before what is expected.
    in_order: bool
    open: tuple[str, ...]
    misses: tuple[Wrong, ...]
    praise: Text | None
    # What happens after it: the others' moves and the outcomes of chance.
    then: tuple[str, ...]
    solution: tuple[str, ...]

    @property
    def only_shows(self) -> bool:
        return not self.expect

    def is_ended_by(self, actions: Sequence[str]) -> bool:
        """Returns whether these actions, the last one just done, end the step."""
        if self.every:
            return all(self._times(pattern, actions) >= self.expect.count(pattern) for pattern in self.expect)
        return is_one_of(actions[-1], self.expect)

    def leads_on(self, action: str, before: Sequence[str]) -> bool:
        """Returns whether the action is wanted after these; where each is expected, not more often than that."""
        wanted = [
            pattern
            for pattern in self.expect
            if not self.every or self._times(pattern, before) < self.expect.count(pattern)
        ]
        if not self.in_order:
            return is_one_of(action, (*wanted, *self.open))
        due = self.solution[len(before)] if len(before) < len(self.solution) else ""
        return action == due or (is_one_of(due, self.expect) and is_one_of(action, wanted))

    def progress(self, actions: Sequence[str]) -> tuple[int, ...]:
        """Returns what counts of the actions done so far: after equal ones in equal positions the same is wanted."""
        times = [min(self._times(each, actions), self.expect.count(each)) for each in self.expect if self.every]
        return (len(actions), *times) if self.in_order else tuple(times)

    @staticmethod
    def _times(pattern: str, actions: Sequence[str]) -> int:
        return sum(fnmatchcase(action, pattern) for action in actions)

    def miss(self, action: str) -> Wrong | None:
        """Returns the miss that this action is, if it is one."""
        return next((miss for miss in self.misses if fnmatchcase(action, miss.pattern)), None)

    def belongs(self, action: str) -> bool:
        """Returns whether the step is about this action, be it to lead on or to be taken back."""
        return is_one_of(action, (*self.expect, *self.open)) or self.miss(action) is not None

    def offers(self, action: str, before: Sequence[str]) -> bool:
        """Returns whether the action may be tried after these, be it to lead on or to be taken back."""
        return self.leads_on(action, before) or self.miss(action) is not None


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game, as its file has it."""

    game: str
    number: int
    id: str
    title: Text
    summary: Text
    minutes: int
    players: int
    seat: int
    options: Settings
    start: Start
    steps: tuple[LessonStep, ...]
    learned: tuple[Learned, ...]
    # Patterns of actions that a later lesson is about, with its number.
    later: Mapping[str, int]

    def comes_in(self, action: str) -> int:
        """Returns the number of the lesson that is about this action, or 0."""
        return next((number for pattern, number in self.later.items() if fnmatchcase(action, pattern)), 0)


def is_one_of(action: str, patterns: Iterable[str]) -> bool:
    """Returns whether an action fits one of the patterns, in which `*` stands for anything."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)
