"""All that is written of an open table: the one place from which its rows come."""

from __future__ import annotations

import time

import msgspec

from signoria.table.live.open_table import OpenTable
from signoria.table.live.play import Pending, Play
from signoria.table.live.views import prompts
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.messages import ChatLine
from signoria.table.store import writes
from signoria.table.store.notify import news
from signoria.table.store.seating import CLOSED, OVER, SeatRow
from signoria.table.store.writer import Job, Writer

# What the table's own row says of its game; a pick under seal leaves no trace there: nobody may count another's picks.
COLUMNS = ("moved", "lines", "waiting", "prompts", "asked", "changes")


class TableWriter:
    """Each method returns when what it writes is durable; Lost if another process was quicker, else a TableError."""

    def __init__(self, table: OpenTable, writer: Writer, process: str) -> None:
        self._table = table
        self._writer = writer
        self._process = process

    async def commit(self, job: Job | None = None) -> None:
        """Everything new of the game, and what the table's row says of it, together with what the job has already."""
        job = job or Job()
        row, play, now = self._table.seating.table, self._table.play, time.time()
        if play is not None:
            self._add_pending(job, play, now)
        writes.update_table(job, self._table.id, **{name: getattr(row, name) for name in COLUMNS})
        await self._write(job)

    async def change(self, what: str, seat: int, job: Job | None = None) -> None:
        """Something that is no line: an answer, a vote, a bot in a person's seat."""
        job = job or Job()
        self._number_change(job, what, seat, time.time())
        await self.commit(job)

    async def close(self, why: Fault) -> None:
        """A table that cannot go on keeps its record."""
        row = self._table.seating.table
        row.status, row.waiting, row.closed_why = CLOSED, [], msgspec.to_builtins(why)
        job = Job()
        job.add(writes.CLOSE_TABLE, of_table=self._table.id, why=row.closed_why)
        await self._write(job)

    async def say(self, line: ChatLine, person: str) -> None:
        job = Job()
        row = {"table_id": self._table.id, "number": line.number, "person": person, "seat": line.seat}
        job.add(writes.INSERT_CHAT, **row, text=line.text, written=line.when)
        await self._write(job)

    async def note_seen(self, seats: list[int]) -> None:
        """When somebody was last seen in these seats: for the other processes, and for after a restart."""
        job, now = Job(), time.time()
        for seat in seats:
            self._table.seating.seats[seat].seen = now
            job.add(writes.SEEN, of_table=self._table.id, of_seat=seat, now=now)
        if job.work:
            await self._writer.write(job)

    def is_kept(self, play: Play) -> bool:
        """Does the table's row say what journal and seals do? Two who seal at once may have kept an older view."""
        row = self._table.seating.table
        kept = play.is_over, row.waiting, row.prompts
        return kept == (False, play.actors(), prompts(play, self._table.seating.persons()))

    # ---- within ----

    async def _write(self, job: Job) -> None:
        job.news = news(self._process, self._table.id, self._table.seating.table.lines)
        await self._writer.write(job)

    def _add_pending(self, job: Job, play: Play, now: float) -> None:
        table_id, pending = self._table.id, play.take_pending()
        writes.add_lines(job, table_id, pending.lines, now)
        for seat, since in pending.unsealed.items():
            writes.drop_seals(job, table_id, [seat], since)
        for seat, step, action in pending.sealed:
            writes.add_seal(job, table_id, seat, step, action)
        if pending.unsealed:
            # Of two processes, one that opens the seals and one that takes a pick back, only one may.
            self._number_change(job, "unseal", min(pending.unsealed), now)
        self._keep_row(play, pending, now)
        row = self._table.seating.table
        if play.is_over and row.status != OVER:
            row.status = OVER
            job.add(writes.END_TABLE, of_table=table_id)

    def _keep_row(self, play: Play, pending: Pending, now: float) -> None:
        row = self._table.seating.table
        if pending.lines:
            row.asked, row.moved = None, now
        row.lines, row.waiting = play.lines, play.actors()
        row.prompts = prompts(play, self._table.seating.persons())

    def _number_change(self, job: Job, what: str, seat: int, now: float) -> None:
        row = self._table.seating.table
        writes.add_change(job, self._table.id, row.changes, what, seat, now)
        row.changes += 1


def seat_job(table_id: str, *seats: SeatRow) -> Job:
    """Returns what is to be written of seats in which somebody else decides from now on, or that are voted about."""
    job = Job()
    for seat in seats:
        values = {"level": seat.level, "replaced": seat.replaced, "resigned": seat.resigned, "votes": list(seat.votes)}
        writes.update_seat(job, table_id, seat.seat, **values)
    return job
