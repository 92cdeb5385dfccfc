"""Lessons: open to everybody, and nothing of them is kept at the server."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import FromPath, JSONBody, PathParameter

from signoria.table import limits
from signoria.table.live.lessons import lesson_body, lesson_list
from signoria.table.protocol.lesson_bodies import LessonBody, LessonInfo, LessonRequest
from signoria.table.web.routes.answers import READING, refusals

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
