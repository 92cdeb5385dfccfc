"""Reviews in the database: begun once, kept piece by piece, and whole when every decision is judged."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.core.document import Document
from signoria.table.store.schema import review_pieces, reviews
from signoria.table.store.transactions import writing


@dataclass(frozen=True)
class StoredReview:
    """How many decisions there are, how many of them are judged, and all that is said of them once all are."""

    decisions: int
    judged: int
    document: str | None


async def load_review(engine: AsyncEngine, table_id: str) -> StoredReview | None:
    """Returns how far the review of a table is; None if nobody has asked for one.

    In one statement: the pieces go when the whole is there, and must not be gone before that is seen.
    """
    pieces = select(func.sum(review_pieces.c.count)).where(review_pieces.c.table_id == table_id).scalar_subquery()
    stored = select(reviews.c.decisions, pieces, reviews.c.document).where(reviews.c.table_id == table_id)
    async with engine.connect() as connection:
        row = (await connection.execute(stored)).one_or_none()
    if row is None:
        return None
    decisions, judged, document = row
    return StoredReview(decisions, (judged or 0) if document is None else decisions, document)


async def begin_review(engine: AsyncEngine, table_id: str) -> None:
    """Note that a review was asked for, of a game whose decisions nobody has counted; a second time changes nothing."""
    values = {"table_id": table_id, "decisions": 0, "document": None, "begun": time.time()}
    async with writing(engine) as connection:
        await connection.execute(_unless_there(engine, reviews).values(values))


async def add_piece(engine: AsyncEngine, table_id: str, first: int, judged: list[Document], decisions: int) -> None:
    """Keep what is said of some decisions, of so many."""
    body = json.dumps(judged, separators=(",", ":"))
    values = {"table_id": table_id, "first": first, "count": len(judged), "body": body}
    async with writing(engine) as connection:
        await connection.execute(_unless_there(engine, review_pieces).values(values))
        await connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(decisions=decisions))


async def load_pieces(engine: AsyncEngine, table_id: str) -> list[Document]:
    """Returns what is said of the first decisions, as far as there is no gap."""
    pieces = (
        select(review_pieces.c.first, review_pieces.c.body)
        .where(review_pieces.c.table_id == table_id)
        .order_by(review_pieces.c.first)
    )
    judged: list[Document] = []
    async with engine.connect() as connection:
        for first, body in await connection.execute(pieces):
            if first != len(judged):
                break
            judged += json.loads(body)
    return judged


async def finish_review(engine: AsyncEngine, table_id: str, document: str) -> None:
    """Keep the whole, and let the pieces go."""
    async with writing(engine) as connection:
        whole = update(reviews).where(reviews.c.table_id == table_id).values(document=document)
        await connection.execute(whole)
        await connection.execute(delete(review_pieces).where(review_pieces.c.table_id == table_id))


def _unless_there(engine: AsyncEngine, table: Table) -> Any:
    """Returns an insertion that leaves a row as it is which is there already."""
    make = insert_postgresql if engine.dialect.name == "postgresql" else insert_sqlite
    return make(table).on_conflict_do_nothing()
