"""Every lesson of every game can be finished, and all that it says is there."""

from __future__ import annotations

import re

import pytest

from signoria.core.lessons.lesson import Lesson
from signoria.core.lessons.reading import lessons_of
from signoria.core.lessons.run import LessonRun
from signoria.core.registry import game_ids, load_game
from signoria.testing.lessons import lesson_problems, texts_of
from signoria.text.languages import LANGUAGES
from signoria.text.rules import load_rules

LESSONS = [lesson for game_id in game_ids() for lesson in lessons_of(load_game(game_id))]


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.number}"


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_holds(lesson: Lesson) -> None:
    game = load_game(lesson.game)
    assert lesson_problems(game, lesson, load_rules(game, "en").numbers(), LANGUAGES) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_skipping_and_going_back_come_to_the_same_positions(lesson: Lesson) -> None:
    game = load_game(lesson.game)
    run = LessonRun(game, lesson)
    positions = [game.dump(run.state)]
    while not run.finished:
        run.skip()
        positions.append(game.dump(run.state))
    while run.back():
        assert game.dump(run.state) == positions[run.number]
    assert run.number == 0
    again = LessonRun(game, lesson)
    assert again.resume([step.solution for step in lesson.steps])
    assert game.dump(again.state) == positions[-1]


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_lessons_are_typeset(lesson: Lesson) -> None:
    french = re.compile(r" [:;!?»]|« |[^\s\u00a0\u202f(«»]»|«[^\u00a0]|\w[;!?](?=\s|$)|\w:(?=\s)")
    for place, text in texts_of(lesson):
        assert not french.search(text["fr"]), place
        assert not re.search(r"«\s|\s»|\w [:;!?]", text["it"]), place
        assert not re.search(r"\w'\w", " ".join(text.values())), place
