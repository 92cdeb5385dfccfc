"""Lessons: open to everybody; how far one is, is kept for accounts alone."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from signoria.core.registry import game_ids
from signoria.table import limits
from signoria.table.live.lessons import lesson_body, lesson_list
from signoria.table.lobby.games import known_game
from signoria.table.people.lessons import LessonsTaken
from signoria.table.protocol.faults import Conflict, NotFound
from signoria.table.protocol.lesson_bodies import (
    LessonBody,
    LessonInfo,
    LessonProgress,
    LessonRequest,
    LessonsTakenBody,
    LessonsTakenRequest,
)
from signoria.table.protocol.people_bodies import Person
from signoria.table.web.routes.answers import CHANGING, READING, refusals

LessonNumber: TypeAlias = Annotated[int, PathParameter(ge=1, le=limits.LESSONS)]


@get("/api/games/{game:str}/lessons", operation_id="lessons", responses=READING, sync_to_thread=False)
def lessons(game: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game."""
    return lesson_list(game)


@post(
    "/api/games/{game:str}/lessons/{number:int}",
    operation_id="lesson",
    responses={**READING, **refusals(403, 413)},
    status_code=200,
    sync_to_thread=False,
)
def lesson(game: FromPath[str], number: LessonNumber, data: JSONBody[LessonRequest]) -> LessonBody:
    """Where a learner stands after what they did in a lesson."""
    return lesson_body(game, number, data)


@get("/api/me/lessons", operation_id="lessonsTaken", responses={**READING, **refusals(401, 409)})
async def lessons_taken(person: NamedDependency[Person], taken: NamedDependency[LessonsTaken]) -> LessonsTakenBody:
    """The lessons that the account has begun."""
    return LessonsTakenBody(await taken.of(_with_account(person)))


@post("/api/me/lessons", operation_id="joinLessons", responses=CHANGING, status_code=200)
async def join_lessons(
    data: JSONBody[LessonsTakenRequest], person: NamedDependency[Person], taken: NamedDependency[LessonsTaken]
) -> LessonsTakenBody:
    """Join what a device kept to the account; lessons that are no longer there are left out."""
    known = [progress for progress in data.lessons if _is_lesson(progress)]
    return LessonsTakenBody(await taken.join(_with_account(person), known))


@put("/api/me/lessons", operation_id="keepLesson", responses=CHANGING, status_code=200)
async def keep_lesson(
    data: JSONBody[LessonProgress], person: NamedDependency[Person], taken: NamedDependency[LessonsTaken]
) -> LessonsTakenBody:
    """Keep where the account is now in one lesson."""
    known_game(data.game)
    if not _is_lesson(data):
        english = "{game} has no lesson {lesson!r}."
        raise NotFound(english, "no_such_lesson", game=data.game, lesson=data.lesson)
    await taken.keep(_with_account(person), data)
    return LessonsTakenBody(await taken.of(person))


def _with_account(person: Person) -> Person:
    if not person.account:
        english = "A guest's lessons are kept on their device; make an account to keep them here."
        raise Conflict(english, "guest_lessons")
    return person


def _is_lesson(progress: LessonProgress) -> bool:
    if progress.game not in game_ids():
        return False
    return any(lesson.id == progress.lesson for lesson in lesson_list(progress.game))
