"""Every way that a learner may go in a lesson: what a step accepts can still be finished, and be played for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from signoria.core.game import AnyGame
from signoria.core.lessons.lesson import InvalidLesson, Lesson
from signoria.core.lessons.run import LessonRun, Miss, Right

# More positions than this in one step is a step that leaves too much open to be followed.
MOST_POSITIONS = 3000
# So many examples are named of each kind of fault in a step: the shortest ways, which say best what is wrong.
EXAMPLES = 3


@dataclass
class _Ways:
    """What can be reached within one step, wherever it may begin; all by position."""

    runs: dict[str, LessonRun] = field(default_factory=dict)
    # The positions from which one action leads here.
    before: dict[str, set[str]] = field(default_factory=dict)
    ends: dict[str, LessonRun] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def dead_ends(self) -> list[LessonRun]:
        """Returns the runs in this step from which no way leads to its end, the shortest first."""
        alive, due = set(self.ends), list(self.ends)
        while due:
            for position in self.before.get(due.pop(), set()) - alive:
                alive.add(position)
                due.append(position)
        return sorted(
            (run for position, run in self.runs.items() if position not in alive), key=lambda run: len(run.tries)
        )


def wrong_ways(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """Returns what a learner can run into: dead ends, misses that are not taken back, solutions that lead nowhere."""
    first = LessonRun(game, lesson)
    starts = {first.position(): first}
    for number, step in enumerate(lesson.steps, 1):
        if step.only_shows:
            starts = {after.position(): after for after in map(_gone_on, starts.values())}
            continue
        unplayable = [fault for start in starts.values() if (fault := _skipping_fault(start))]
        ways = _explored(game, starts)
        dead = [f"{_way(run)} leads nowhere" for run in ways.dead_ends()]
        for faults in (unplayable, ways.faults, dead):
            more = f" (and {len(faults) - EXAMPLES} more)" if len(faults) > EXAMPLES else ""
            if faults:
                yield f"step {number}: {'; '.join(faults[:EXAMPLES])}{more}"
        starts = ways.ends


def _gone_on(run: LessonRun) -> LessonRun:
    after = run.branch()
    after.go_on()
    return after


def _skipping_fault(start: LessonRun) -> str:
    """Returns what is wrong with playing the step for the learner from here, or nothing."""
    try:
        start.branch().skip()
    except InvalidLesson as error:
        return f"it cannot be played for the learner after {_way(start)}: {error}"
    return ""


def _explored(game: AnyGame, starts: dict[str, LessonRun]) -> _Ways:
    """Tries everything that the step offers, wherever it leads."""
    ways = _Ways(runs=dict(starts))
    due = list(starts)
    while due:
        here = due.pop(0)
        run = ways.runs[here]
        for id in run.choices().options:
            action = game.action_name(id)
            after = run.branch()
            try:
                outcome = after.do(action)
            except InvalidLesson as error:
                ways.faults.append(f"{_way(run, action)} breaks the lesson: {error}")
                continue
            there = after.position()
            if isinstance(outcome, Miss):
                if there != here:
                    ways.faults.append(f"the miss {_way(run, action)} is not taken back")
                continue
            assert isinstance(outcome, Right)
            ways.before.setdefault(there, set()).add(here)
            if after.number > run.number:
                ways.ends.setdefault(there, after)
            elif there not in ways.runs:
                ways.runs[there] = after
                due.append(there)
        if len(ways.runs) > MOST_POSITIONS:
            ways.faults.append(f"more than {MOST_POSITIONS} positions can be reached in it")
            break
    return ways


def _way(run: LessonRun, *more: str) -> str:
    """How the learner came there: what was done in the steps before, and in this one."""
    steps = [*run.done, [*run.tries, *more]]
    return " | ".join(" ".join(actions) for actions in steps if actions) or "the start"
