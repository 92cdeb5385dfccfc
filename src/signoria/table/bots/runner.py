"""Bots at one table: each decision that is theirs is thought about elsewhere, and made at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from signoria.core.errors import SignoriaError
from signoria.table.bots.thought import Thought
from signoria.table.live.play import Play

if TYPE_CHECKING:
    from signoria.table.live.session import Session

log = logging.getLogger("signoria.table")

TRY_AGAIN: Final = 1.0


class BotRunner:
    """Wakes when the table has changed; at most one thought per seat and decision at a time."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._at_work = 0

    @property
    def is_busy(self) -> bool:
        return bool(self._thinking)

    @property
    def holds_lease(self) -> bool:
        """Is a bot of this process at work, so that no other process may begin with it?"""
        return self._at_work > 0

    def wake(self) -> None:
        """Begin to think about whatever bots have to decide now."""
        play = self._session.play
        if play is None or play.is_over:
            return
        bots = self._session.seating.bots()
        for seat in play.actors():
            if seat in bots and seat not in self._thinking:
                line = play.line_of(seat)
                task = asyncio.create_task(self._decide(seat, line), name=f"bot {seat}")
                self._thinking[seat] = (line, task)

    def stop(self) -> None:
        for _, task in self._thinking.values():
            task.cancel()

    async def _decide(self, seat: int, line: int) -> None:
        try:
            if await self._session.services.leases.hold(self._session.id):
                self._at_work += 1
                try:
                    await self._think_and_move(seat, line)
                finally:
                    self._at_work -= 1
        except SignoriaError as error:
            # The decision is gone: taken back, or made by the person who came back.
            log.debug("the bot of seat %d did not move: %s", seat, error)
        except Exception:
            log.exception("the bot of seat %d failed", seat)
            await asyncio.sleep(TRY_AGAIN)
        finally:
            del self._thinking[seat]
        self._wake_if_moved(seat, line)

    def _wake_if_moved(self, seat: int, line: int) -> None:
        """Whoever holds no lease is woken by the clock; else a refused move would be tried without end."""
        play = self._session.play
        if play is not None and (seat not in play.actors() or play.line_of(seat) != line):
            self.wake()

    async def _think_and_move(self, seat: int, line: int) -> None:
        session, clock = self._session, asyncio.get_running_loop()
        began = clock.time()
        async with session.held():
            play = session.play
            level = session.seating.seats[seat].level
            if play is None or level is None or not _is_due(play, seat, line):
                return
            asked = play.game, play.apart(seat), seat, level, play.is_sealing()
        thought = Thought(session.services, session.id, *asked)
        picks = await thought.picks()
        pace = max(session.seating.table.pause / 1000, thought.pace(clock.time() - began))
        await asyncio.sleep(max(0.0, began + pace - clock.time()))
        async with session.held():
            play = session.play
            if play is None or not _is_due(play, seat, line) or session.seating.seats[seat].level is None:
                return
            for pick in picks:
                play.act(seat, play.line_of(seat), pick)
            await session.commit()
            session.publish()


def _is_due(play: Play, seat: int, line: int) -> bool:
    return not play.is_over and seat in play.actors() and play.line_of(seat) == line
