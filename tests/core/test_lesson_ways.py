"""The check of lessons goes every way that a learner may go, and names the ways that lead nowhere."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import pytest

from signoria.core.lessons.lesson import Lesson
from signoria.core.lessons.reading import lesson_of
from signoria.core.registry import load_game
from signoria.testing import lesson_ways
from signoria.testing.lesson_ways import wrong_ways


def altered(lesson: Lesson, number: int, **changes: Any) -> Lesson:
    """Returns the lesson with one step written otherwise."""
    steps = list(lesson.steps)
    steps[number - 1] = dataclasses.replace(steps[number - 1], **changes)
    return dataclasses.replace(lesson, steps=tuple(steps))


def faults(game_id: str, number: int, step: int, **changes: Any) -> Iterable[str]:
    game = load_game(game_id)
    return list(wrong_ways(game, altered(lesson_of(game, number), step, **changes)))


def test_a_way_past_the_goal_is_named() -> None:
    assert faults("virtu", 5, 2, in_order=False) == [
        "step 3: it cannot be played for the learner after advance advance stop act: The lesson virtu 5 (patronage) "
        "cannot be used: step 3: its solution 'use:action.florin' does not lead on.",
        "step 3: advance advance stop act leads nowhere",
    ]


def test_a_way_that_ends_within_the_step_is_named() -> None:
    assert faults("renaissance", 5, 3, in_order=False) == ["step 3: attack target:siena | lay:knights leads nowhere"]


def test_a_way_that_breaks_the_lesson_is_named_and_of_many_the_first() -> None:
    skipping, breaking, dead = faults("principato", 1, 4, then=())
    assert skipping.startswith("step 4: it cannot be played for the learner after activate:0 option:1 | swap:1: ")
    assert "activate:0 option:1 | swap:1 | activate:1 breaks the lesson: " in breaking
    assert "nobody has written what seat [1] does" in breaking
    assert breaking.endswith(" (and 1 more)")
    assert dead.startswith("step 4: activate:0 option:1 | swap:1 leads nowhere; ")


def test_a_lesson_that_leaves_too_much_open_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_ways, "MOST_POSITIONS", 2)
    game = load_game("virtu")
    assert "step 2: more than 2 positions can be reached in it" in wrong_ways(game, lesson_of(game, 9))
