"""Bots at one table: each decision that is theirs is thought about elsewhere, and made at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
import weakref
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from signoria.core.errors import SignoriaError
from signoria.core.game import AnyGame
from signoria.core.state import State
from signoria.table.bots.leases import Leases
from signoria.table.bots.pace import Stride, Tempo
from signoria.table.bots.pool import Thinker
from signoria.table.bots.thought import Thought
from signoria.table.meters import meters
from signoria.table.store.seating import Seating

log = logging.getLogger("signoria.table")

TRY_AGAIN: Final = 1.0


class RunningGame(Protocol):
    """What a runner needs to know of a game, and does in it."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def is_over(self) -> bool: ...
    def actors(self) -> list[int]: ...
    def line_of(self, seat: int) -> int: ...
    def apart(self, seat: int) -> State: ...
    def is_sealing(self) -> bool: ...
    def act(self, seat: int, at: int, *names: str) -> int: ...


class BotTable(Protocol):
    """What a runner needs of its table."""

    @property
    def id(self) -> str: ...
    @property
    def seating(self) -> Seating: ...
    @property
    def play(self) -> RunningGame | None: ...
    def held(self) -> AbstractAsyncContextManager[None]: ...
    async def commit(self) -> None: ...
    def publish(self) -> None: ...


class BotRunner:
    """Wakes when the table has changed; at most one thought per seat and decision at a time."""

    def __init__(self, table: BotTable, thinker: Thinker, tempo: Tempo, leases: Leases) -> None:
        # Not held: a table that is put away is freed at once, without the collector of garbage.
        self._table: BotTable = weakref.proxy(table)
        self._thinker = thinker
        self._tempo = tempo
        self._leases = leases
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._at_work = 0
        self._stride = Stride()

    @property
    def is_busy(self) -> bool:
        return bool(self._thinking)

    @property
    def holds_lease(self) -> bool:
        """Is a bot of this process at work, so that no other process may begin with it?"""
        return self._at_work > 0

    def wake(self) -> None:
        """Begin to think about whatever bots have to decide now."""
        play = self._table.play
        if play is None or play.is_over:
            return
        bots = self._table.seating.bots()
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
            if await self._leases.hold(self._table.id):
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
        play = self._table.play
        if play is not None and (seat not in play.actors() or play.line_of(seat) != line):
            self.wake()

    async def _think_and_move(self, seat: int, line: int) -> None:
        table, clock = self._table, asyncio.get_running_loop()
        began = clock.time()
        async with table.held():
            play = table.play
            level = table.seating.seats[seat].level
            if play is None or level is None or not _is_due(play, seat, line):
                return
            sealing = play.is_sealing()
            question = play.game, play.apart(seat), seat, level, sealing
        thought = Thought(self._thinker, self._tempo, table.seating.table.host or table.id, table.id, *question)
        picks = await thought.picks()
        # What is sealed tells nothing by its pace.
        pause = table.seating.table.pause / 1000
        pace = max(pause if sealing else self._stride.pause(seat, pause), thought.pace(clock.time() - began))
        await asyncio.sleep(max(0.0, began + pace - clock.time()))
        async with table.held():
            play = table.play
            if play is None or not _is_due(play, seat, line) or table.seating.seats[seat].level is None:
                return
            for pick in picks:
                play.act(seat, play.line_of(seat), pick)
            await table.commit()
            meters.moves["bot"] += 1
            table.publish()


def _is_due(play: RunningGame, seat: int, line: int) -> bool:
    return not play.is_over and seat in play.actors() and play.line_of(seat) == line
