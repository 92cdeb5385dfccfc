"""One learner in one lesson: what may be done, what happens then, and the way back. Pure and deterministic."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from signoria.core.codes import Event, Reason
from signoria.core.errors import UnknownAction
from signoria.core.game import AnyGame
from signoria.core.lessons.lesson import Lesson, LessonStep, Text
from signoria.core.lessons.script import Draws, broken, play_named, play_unwritten, start_position
from signoria.core.state import CHANCE, State


@dataclass(frozen=True)
class Happening:
    """A line of the lesson as the learner sees it: who did what, and the events of it."""

    number: int
    by: int
    seen: str
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Right:
    """It was done. `praise` says what it did, where it ended the step; None on the way there."""

    action: str
    praise: Text | None


@dataclass(frozen=True)
class Miss:
    """It was allowed and misses the point: it was taken back. `after` is the position that it led to."""

    action: str
    why: Text
    after: State


@dataclass(frozen=True)
class NotInLesson:
    """The rules allow it, the lesson leaves it out; nothing was done."""

    action: str
    reason: Reason


@dataclass(frozen=True)
class Illegal:
    """The rules do not allow it; nothing was done."""

    action: str
    reason: Reason


Outcome: TypeAlias = Right | Miss | NotInLesson | Illegal


@dataclass(frozen=True)
class Choices:
    """What the learner may do in the step, by id, and the other candidates with the reason why not."""

    options: tuple[int, ...]
    blocked: tuple[tuple[int, Reason], ...]


@dataclass(frozen=True)
class _Mark:
    """Where a step began."""

    state: State
    lines: int
    draws: int


class LessonRun:
    """A lesson being played. Every method leaves it at a decision of the learner, or at the end."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.state: State = start_position(game, lesson)
        self.lines: list[Happening] = []
        # What was done in each finished step, and what so far in this one; misses leave no trace.
        self.done: list[list[str]] = []
        self.tries: list[str] = []
        self._draws = Draws(lesson.start.seed + 1)
        self._marks: list[_Mark] = []
        self._begin_step()

    # ---- where we are ----

    @property
    def number(self) -> int:
        """The step that is due, from 0; as many as there are steps once all are done."""
        return len(self.done)

    @property
    def finished(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        return None if self.finished else self.lesson.steps[self.number]

    @property
    def began(self) -> int:
        """The number of the first line of this step."""
        return self._marks[-1].lines

    def choices(self) -> Choices:
        """Returns what the learner may choose from, and what is shown greyed."""
        seat, step = self.lesson.seat, self.step
        options: list[int] = []
        blocked: list[tuple[int, Reason]] = []
        for action in self.state.candidates(seat) if seat in self.state.actors() else []:
            reason = self.state.why_not(seat, action)
            if reason is None and step is not None and step.offers(self.game.action_name(action), self.tries):
                options.append(action)
            else:
                blocked.append((action, reason or self._left_out(self.game.action_name(action))))
        return Choices(tuple(options), tuple(blocked))

    def branch(self) -> LessonRun:
        """Returns a run that stands where this one does and goes its own way."""
        other = copy.copy(self)
        other.state, other.lines = self.state.clone(), self.lines.copy()
        other.done, other.tries = [actions.copy() for actions in self.done], self.tries.copy()
        other._draws, other._marks = copy.copy(self._draws), self._marks.copy()
        return other

    def position(self) -> str:
        """Returns a name of where the run stands: runs at the same one can be played on alike."""
        progress = () if self.step is None else self.step.progress(self.tries)
        document = json.dumps(self.game.dump(self.state), sort_keys=True)
        return f"{self.number} {progress} {self._draws.number} {document}"

    # ---- what the learner does ----

    def do(self, action: str) -> Outcome:
        """Do it if it belongs to the step; a miss is done and taken back."""
        seat, step = self.lesson.seat, self.step
        try:
            id = self.game.action_id(action)
        except UnknownAction:
            return Illegal(action, Reason("not_offered", "-", {"seat": seat}))
        reason = self.state.why_not(seat, id)
        if reason is not None:
            return Illegal(action, reason)
        if step is None or not step.offers(action, self.tries):
            return NotInLesson(action, self._left_out(action))
        miss = None if step.leads_on(action, self.tries) else step.miss(action)
        if miss is not None:
            after = self.state.clone()
            after.apply(seat, id)
            return Miss(action, miss.why, after)
        self._play(seat, id)
        self.tries.append(action)
        if not step.is_ended_by(self.tries):
            self._wait_for_learner(step)
            return Right(action, None)
        self._end_step(step)
        return Right(action, step.praise)

    def go_on(self) -> bool:
        """End a step that only shows; returns whether it was one."""
        step = self.step
        if step is None or not step.only_shows:
            return False
        self._end_step(step)
        return True

    def skip(self) -> list[str]:
        """Play the rest of the step as its solution does, from where the step began; returns what was done."""
        step = self.step
        if step is None:
            return []
        self.restart_step()
        if step.only_shows:
            self._end_step(step)
            return []
        for action in step.solution:
            if not isinstance(self.do(action), Right):
                raise broken(self.lesson, f"step {self.number + 1}: its solution {action!r} does not lead on")
        if self.number < len(self.lesson.steps) and self.lesson.steps[self.number] is step:
            raise broken(self.lesson, f"step {self.number + 1}: its solution does not end it")
        return list(step.solution)

    def restart_step(self) -> None:
        """Take back what was done in this step."""
        self._return_to(self._marks[-1])
        self.tries = []

    def back(self) -> bool:
        """Go back to where this step began, or, where nothing was done in it, to the step before."""
        if self.tries:
            self.restart_step()
            return True
        if not self.done:
            return False
        self._marks.pop()
        self.done.pop()
        self._return_to(self._marks[-1])
        return True

    def resume(self, steps: Sequence[Sequence[str]]) -> bool:
        """Do again what ended each step; returns whether all of it leads on."""
        for number, actions in enumerate(steps):
            step = self.step
            if step is None or (step.only_shows and actions):
                return False
            if step.only_shows:
                self.go_on()
            elif not all(isinstance(self.do(action), Right) for action in actions) or self.number == number:
                return False
        return True

    # ---- inside ----

    def _left_out(self, action: str) -> Reason:
        return Reason("not_in_lesson", "-", {"lesson": self.lesson.comes_in(action)})

    def _play(self, seat: int, action: int) -> None:
        seen = self.game.seen(self.state, seat, action, self.lesson.seat)
        events: list[Event] = []
        self.state.apply(seat, action, events)
        visible = tuple(event for event in events if event.seen_by is None or self.lesson.seat in event.seen_by)
        self.lines.append(Happening(len(self.lines), seat, seen, visible))

    def _end_step(self, step: LessonStep) -> None:
        self.done.append(self.tries)
        self.tries = []
        for name in step.then:
            play_named(self.game, self.lesson, self.state, name, self._draws, self._play)
        self._begin_step()

    def _begin_step(self) -> None:
        self._wait_for_learner(self.step)
        self._marks.append(_Mark(self.state.clone(), len(self.lines), self._draws.number))

    def _return_to(self, mark: _Mark) -> None:
        self.state = mark.state.clone()
        del self.lines[mark.lines :]
        self._draws.number = mark.draws

    def _wait_for_learner(self, step: LessonStep | None) -> None:
        """Let chance and who has no choice play, until the learner is to decide something of the step."""
        seat = self.lesson.seat
        while step is not None:
            if step.only_shows and not self.state.actors():
                return
            awaited: list[int] = []
            if seat in self.state.actors():
                options = self.state.options(seat)
                awaited = [action for action in options if self._is_awaited(action)]
                if awaited or len(options) > 1:
                    return
            if not play_unwritten(self.state, self._draws, self._play, awaited):
                place = f"step {self.number + 1}: nobody has written what seat {self.state.actors()} does"
                raise broken(self.lesson, place)
        # The lesson is over: the board stays as it is.

    def _is_awaited(self, action: int) -> bool:
        """Is the action for this step, or, where it only shows, for the next that does not?"""
        acting = next((step for step in self.lesson.steps[self.number :] if not step.only_shows), None)
        return acting is not None and acting.belongs(self.game.action_name(action))

    def __repr__(self) -> str:
        who = "chance" if self.state.actors() == [CHANCE] else f"seats {self.state.actors()}"
        return f"<lesson {self.lesson.number} of {self.lesson.game}, step {self.number + 1}, {who} to decide>"
