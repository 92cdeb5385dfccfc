"""Reviews of games that are over: made once, in small pieces after everybody's moves, and kept beside the record."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec

from signoria.table.bots.pool import ReviewTask
from signoria.table.live.services import Services
from signoria.table.live.session import Session
from signoria.table.lobby.access import Visitor, check_belongs
from signoria.table.protocol.faults import Conflict, Forbidden
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.review_bodies import Review, ReviewBody, ReviewTurning
from signoria.table.store.reviews import add_piece, begin_review, finish_review, load_pieces, load_review

log = logging.getLogger("signoria.table")

# Decisions that are judged in one piece: about half a second of a processor.
PIECE: Final = 4


class Reviews:
    """The reviews that this process makes, and those that are kept."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # When this process began with a review, and with how many decisions judged.
        self._begun: dict[str, tuple[float, int]] = {}
        # Where the games have turned that this process looks at.
        self._turning: dict[str, list[ReviewTurning]] = {}

    async def look(self, session: Session, visitor: Visitor) -> ReviewBody:
        """How far the review is, for whoever may see the game."""
        check_belongs(session.seating, visitor)
        return await self._body(session.id)

    async def begin(self, session: Session, person: Person, address: str) -> ReviewBody:
        """Begin with a review, or go on with one that has stopped; whoever asks second only looks."""
        if not session.seating.has_seat(person):
            raise Forbidden("Only who has played here can ask for a review.", "review_not_a_player")
        text = await _record_of(session)
        body = await self._body(session.id)
        if body.state in ("running", "done"):
            return body
        self._services.rates.spend("review", person.id)
        self._services.rates.spend("reviews of an address", address)
        await begin_review(self._services.engine, session.id)
        if session.id not in self._tasks:
            task = asyncio.create_task(self._make(session.id, person.id, text), name=f"review {session.id}")
            self._tasks[session.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(session.id, None))
        return await self._body(session.id)

    async def stop(self) -> None:
        """Leave what is not done for another time."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _body(self, table_id: str) -> ReviewBody:
        # Asked first: what nobody makes any more when it is read cannot be finished after it was read.
        made = table_id in self._tasks or not await self._services.leases.is_free(table_id)
        stored = await load_review(self._services.engine, table_id)
        if stored is None:
            return ReviewBody("none", 0, 0, None, None)
        if stored.document is not None:
            review = msgspec.json.decode(stored.document, type=Review)
            return ReviewBody("done", stored.judged, stored.decisions, None, review)
        if not made:
            return ReviewBody("stopped", stored.judged, stored.decisions, None, None)
        seconds = self._seconds_left(table_id, stored.judged, stored.decisions)
        turning = self._turning.get(table_id, [])
        return ReviewBody("running", stored.judged, stored.decisions, seconds, None, turning)

    def _seconds_left(self, table_id: str, judged: int, decisions: int) -> float | None:
        """By how long the decisions took that this process has judged."""
        since, before = self._begun.get(table_id, (0.0, 0))
        if not since or judged <= before:
            return None
        return round((time.monotonic() - since) / (judged - before) * (decisions - judged), 1)

    # ---- making one ----

    async def _make(self, table_id: str, person: str, text: str) -> None:
        """Judge what is not judged yet, piece by piece; of several processes one does."""
        engine, thinker, leases = self._services.engine, self._services.thinker, self._services.leases
        try:
            judged = await load_pieces(engine, table_id)
            self._begun[table_id] = (time.monotonic(), len(judged))
            while await leases.hold(table_id):
                first = len(judged)
                before = tuple({"line": each["line"], "open": each["open"]} for each in judged)
                task = ReviewTask(text, first, first + PIECE, before=before)
                piece = await thinker.review_piece(person, table_id, task)
                if not piece.judged:
                    whole = await thinker.whole_review(person, table_id, ReviewTask(text, judged=judged))
                    await finish_review(engine, table_id, whole)
                    break
                await add_piece(engine, table_id, first, piece.judged, piece.decisions)
                judged += piece.judged
                self._turning[table_id] = msgspec.convert(piece.turning, list[ReviewTurning])
            await leases.release(table_id)
        except Exception:
            log.exception("the review of table %s has stopped", table_id)
        finally:
            self._begun.pop(table_id, None)
            self._turning.pop(table_id, None)


async def _record_of(session: Session) -> str:
    """Returns the whole record of a game that is over; Conflict while it is not."""
    async with session.held():
        if session.play is None or not session.play.is_over:
            raise Conflict("This game is not over; it can be reviewed when it is.", "review_not_over")
        return session.play.record.to_text()
