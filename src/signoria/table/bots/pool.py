"""Bots think in processes of their own, and are given a redealt position, never the true one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from signoria.bots.bot import Bot
from signoria.bots.hint import hint
from signoria.bots.registry import make_bot
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.table.bots.levels import ADVISER
from signoria.table.bots.worker import prepare_worker
from signoria.table.protocol.messages import Advice

log = logging.getLogger("signoria.table")

T = TypeVar("T")
# Bots that a worker keeps in mind.
MOST_BOTS: Final = 64


class Task(NamedTuple):
    """What a worker is given: a redealt position as a document, and for whom to decide."""

    game: str
    level: str
    document: Document
    seat: int
    seed: str
    table: str


class Thinker:
    """A few processes that are asked for decisions; begun when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        # From the system's chance and nothing else, so that no bot can foresee that of a game.
        self._rng = Rng(secrets.token_hex(16))

    async def choose(self, table_id: str, game: AnyGame, position: Any, seat: int, level: str) -> str:
        """What a bot of this level does; when it fails, any legal action, and a word in the log."""
        try:
            return await self._ask(choose, game, position, seat, level, table_id)
        except Exception:
            log.exception("the bot of level %s failed at %s", level, game.id)
            options = position.options(seat)
            return game.action_name(options[int(self._rng.below(len(options)))])

    async def advise(self, game: AnyGame, position: Any, seat: int) -> list[Advice]:
        """What the strongest bot would do here and what else it thought of, the best first."""
        return await self._ask(advise, game, position, seat, ADVISER, "")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(
        self, work: Callable[[Task], T], game: AnyGame, position: Any, seat: int, level: str, table_id: str
    ) -> T:
        document = game.dump(game.redeal(position, seat, self._rng))
        task = Task(game.id, level, document, seat, secrets.token_hex(8), table_id)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._running(), work, task)
        except BrokenProcessPool:
            # A worker was killed; new ones can answer.
            self._pool = None
            return await asyncio.get_running_loop().run_in_executor(self._running(), work, task)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of a process that serves sockets and runs threads is good for nothing.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=prepare_worker)
        return self._pool


# ---- in the worker ----


def choose(task: Task) -> str:
    game = load_game(task.game)
    state = game.load(task.document)
    bot = _bot_at(task.table, task.seat, task.level)
    return game.action_name(bot.choose(game, state, task.seat, Rng(task.seed)))


@lru_cache(maxsize=MOST_BOTS)
def _bot_at(table: str, seat: int, level: str) -> Bot:
    """One bot for each seat, so that it may go on with what it thought about the decision before."""
    return make_bot(level)


def advise(task: Task) -> list[Advice]:
    game = load_game(task.game)
    found = hint(game, game.load(task.document), task.seat, Rng(task.seed))
    return [Advice(game.action_name(advice.action), advice.chance) for advice in found]
