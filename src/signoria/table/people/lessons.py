"""How far accounts are in the lessons: what a device kept is joined to it, and each step taken is kept."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.table.protocol.lesson_bodies import LessonProgress
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.schema import lesson_progress
from signoria.table.store.transactions import writing


class LessonsTaken:
    """The lessons of everybody with an account; guests have theirs on their device."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: Person) -> list[LessonProgress]:
        """Returns the lessons that somebody has begun, by game and lesson."""
        async with self._engine.connect() as connection:
            return list((await _rows(connection, person)).values())

    async def keep(self, person: Person, progress: LessonProgress) -> None:
        """Keep where they are now in one lesson; one that was finished stays done."""
        async with writing(self._engine) as connection:
            before = (await _rows(connection, person)).get((progress.game, progress.lesson))
            done = progress.done or (before is not None and before.done)
            await _write(connection, person, msgspec.structs.replace(progress, done=done))

    async def join(self, person: Person, kept: Sequence[LessonProgress]) -> list[LessonProgress]:
        """Join what a device kept: of each lesson whichever is further on. Returns all of them."""
        async with writing(self._engine) as connection:
            rows = await _rows(connection, person)
            for progress in kept:
                before = rows.get((progress.game, progress.lesson))
                after = progress if before is None else further(before, progress)
                if after != before:
                    await _write(connection, person, after)
            return list((await _rows(connection, person)).values())


def further(one: LessonProgress, other: LessonProgress) -> LessonProgress:
    """Returns the one with more steps, done if either was."""
    ahead = other if len(other.steps) > len(one.steps) else one
    return msgspec.structs.replace(ahead, done=one.done or other.done)


async def _rows(connection: AsyncConnection, person: Person) -> dict[tuple[str, str], LessonProgress]:
    table = lesson_progress
    chosen = select(table).where(table.c.person == person.id).order_by(table.c.game, table.c.lesson)
    return {
        (row.game, row.lesson): LessonProgress(row.game, row.lesson, row.steps, row.step_count, row.done)
        for row in await connection.execute(chosen)
    }


async def _write(connection: AsyncConnection, person: Person, progress: LessonProgress) -> None:
    table = lesson_progress
    here = (table.c.person == person.id) & (table.c.game == progress.game) & (table.c.lesson == progress.lesson)
    await connection.execute(delete(table).where(here))
    values = {"person": person.id, "game": progress.game, "lesson": progress.lesson, "steps": progress.steps}
    await connection.execute(insert(table).values(values | {"step_count": progress.of, "done": progress.done}))
