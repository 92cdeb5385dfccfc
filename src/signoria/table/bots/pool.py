"""Bots think in processes of their own, and are given a redealt position, never the true one."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final, NamedTuple

import signoria
from signoria.bots.bot import Bot
from signoria.bots.hint import hint
from signoria.bots.ismcts import hurry
from signoria.bots.registry import make_bot
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.record.record import Record
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.review.outlook import Outlook
from signoria.review.review import Reviewer
from signoria.review.why import why
from signoria.table.bots.levels import ADVISER
from signoria.table.bots.queue import HINT, MOVE, REVIEW, FairQueue, Request
from signoria.table.bots.worker import prepare_worker
from signoria.table.meters import meters
from signoria.table.protocol.bodies import WhyBody
from signoria.table.protocol.messages import Advice
from signoria.table.settings import NICENESS

log = logging.getLogger("signoria.table")

# Bots that a worker keeps in mind.
MOST_BOTS: Final = 64
# Games under review that a worker keeps in mind.
MOST_REVIEWS: Final = 4


class Task(NamedTuple):
    """What a worker is given: a redealt position as a document, for whom to decide, and the part of its budget."""

    game: str
    level: str
    document: Document
    seat: int
    seed: str
    table: str
    part: float


class Counsel(NamedTuple):
    """The options that a bot thought of, its proposal first, and why that is better than the next."""

    advice: list[Advice]
    why: WhyBody | None


class ReviewTask(NamedTuple):
    """What a worker is given of a game that is over: its record as text, and which decisions to judge.

    With `judged`, what was said of all of them, the worker puts the review together; of some decisions, `before` is
    what was said of those that come before them: their lines and chances.
    """

    record: str
    first: int = 0
    last: int = 0
    judged: list[Document] | None = None
    before: tuple[Document, ...] = ()


class Piece(NamedTuple):
    """What is said of some decisions, of how many in the whole game, and where it has turned so far."""

    judged: list[Document]
    decisions: int
    turning: list[Document]


class Situation(NamedTuple):
    """What is to be thought about: a position, as the seat may know it once it is redealt."""

    game: AnyGame
    position: State
    seat: int


class Job(NamedTuple):
    """What waits, what a worker does with it, what it is given for that, and where the answer goes."""

    work: Callable[[Any], tuple[Any, float]]
    matter: Situation | ReviewTask
    answer: asyncio.Future[Any]


class Thinker:
    """A few processes that are asked for decisions, one at a time each; begun when the first bot has to think."""

    def __init__(self, workers: int, niceness: int = NICENESS) -> None:
        self._workers = workers
        self._niceness = niceness
        self._queue = FairQueue(workers)
        self._jobs: dict[Request, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._engine = 0

    async def choose(self, person: str, table_id: str, game: AnyGame, position: State, seat: int, level: str) -> str:
        """What a bot of this level does; when it fails, any legal action, and a word in the log.

        `person` is whose share of the processes it is thought in.
        """
        request = Request(person, table_id, MOVE, level)
        try:
            choice: str = await self._submit(choose, request, Situation(game, position, seat))
        except Exception:
            log.exception("the bot of level %s failed at %s", level, game.id)
            options = position.options(seat)
            return game.action_name(options[int(_fresh_chance().below(len(options)))])
        return choice

    def advise(self, person: str, table_id: str, game: AnyGame, position: State, seat: int) -> asyncio.Future[Counsel]:
        """What the strongest bot would do here, what else it thought of, and why; it counts from now on."""
        request = Request(person, table_id, HINT, ADVISER)
        return self._submit(advise, request, Situation(game, position, seat))

    def review_piece(self, person: str, table_id: str, task: ReviewTask) -> asyncio.Future[Piece]:
        """What is said of some decisions of a game that is over; after all moves and hints."""
        return self._submit(judge_some, Request(person, table_id, REVIEW, ADVISER), task)

    def whole_review(self, person: str, table_id: str, task: ReviewTask) -> asyncio.Future[str]:
        """The review, put together, as the text of a document."""
        return self._submit(put_together, Request(person, table_id, REVIEW, ADVISER), task)

    def hints_of(self, person: str) -> int:
        """How many hints a person waits for."""
        return self._queue.hints_of(person)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def thinking(self) -> int:
        return self._queue.running

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _submit(
        self, work: Callable[[Any], tuple[Any, float]], request: Request, matter: Situation | ReviewTask
    ) -> asyncio.Future[Any]:
        """An answer to come; whoever cancels it is not thought for any more."""

        def forget(answer: asyncio.Future[Any]) -> None:
            self._queue.drop(request)
            self._jobs.pop(request, None)

        job = Job(work, matter, asyncio.get_running_loop().create_future())
        job.answer.add_done_callback(forget)
        self._jobs[request] = job
        self._queue.put(request)
        self._start_next()
        return job.answer

    def _start_next(self) -> None:
        """Give every free process what comes next."""
        while (taken := self._queue.take()) is not None:
            request, part = taken
            meters.bot_waits.add(time.monotonic() - request.since)
            task = asyncio.create_task(self._run(request, self._jobs[request], part))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, request: Request, job: Job, part: float) -> None:
        seconds = 0.0
        try:
            answer, seconds = await self._work(request, job, part)
            if not job.answer.done():
                job.answer.set_result(answer)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            meters.bot_thoughts.add(seconds)
            self._queue.done(request, part, seconds)
            self._start_next()

    async def _work(self, request: Request, job: Job, part: float) -> tuple[Any, float]:
        task = self._task(request, job.matter, part)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._running(), job.work, task)
        except BrokenProcessPool:
            # A worker was killed; new ones can answer.
            self._pool = None
            return await loop.run_in_executor(self._running(), job.work, task)

    def _task(self, request: Request, matter: Situation | ReviewTask, part: float) -> Task | ReviewTask:
        """Returns what the worker is given: of a running game a redealt position, and nothing else."""
        if isinstance(matter, ReviewTask):
            return matter
        game, position, seat = matter
        document = game.dump(game.redeal(position, seat, _fresh_chance()))
        return Task(game.id, request.level, document, seat, secrets.token_hex(8), request.table, part)

    def _running(self) -> ProcessPoolExecutor:
        """The processes; new ones where an engine has been compiled meanwhile, which they find when they begin."""
        if self._pool is not None and self._engine != signoria.awaited_engine():
            self._pool.shutdown(wait=False)
            self._pool = None
        if self._pool is None:
            self._engine = signoria.awaited_engine()
            # Not forked: a copy of a process that serves sockets and runs threads is good for nothing.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, context, initializer=prepare_worker, initargs=(self._niceness,)
            )
        return self._pool


def _fresh_chance() -> Rng:
    """From the system's chance and nothing else, so that no bot can foresee that of a game; anew for each thought."""
    return Rng(secrets.token_hex(16))


# ---- in the worker; each returns its answer, and how many seconds of the processor it took ----


def choose(task: Task) -> tuple[str, float]:
    began = time.process_time()
    game = load_game(task.game)
    bot = _bot_at(task.table, task.seat, task.level)
    hurry(bot, task.part)
    action = bot.choose(game, game.load(task.document), task.seat, Rng(task.seed))
    return game.action_name(action), time.process_time() - began


@lru_cache(maxsize=MOST_BOTS)
def _bot_at(table: str, seat: int, level: str) -> Bot:
    """One bot for each seat, so that it may go on with what it thought about the decision before."""
    return make_bot(level)


def advise(task: Task) -> tuple[Counsel, float]:
    began = time.process_time()
    game, rng = load_game(task.game), Rng(task.seed)
    state = game.load(task.document)
    advice = hint(game, state, task.seat, rng, part=task.part)
    reason = None
    if len(advice) > 1:
        better, next_best = advice[0].action, advice[1].action
        reason = WhyBody(**asdict(why(game, Outlook(game, 0), state, task.seat, better, next_best, rng)))
    named = [Advice(game.action_name(each.action), each.chance) for each in advice]
    return Counsel(named, reason), time.process_time() - began


def judge_some(task: ReviewTask) -> tuple[Piece, float]:
    began = time.process_time()
    reviewer = _reviewer(task.record)
    judged = [reviewer.judged(number) for number in range(task.first, min(task.last, len(reviewer)))]
    turning = reviewer.turning([*task.before, *judged])
    return Piece(judged, len(reviewer), turning), time.process_time() - began


def put_together(task: ReviewTask) -> tuple[str, float]:
    began = time.process_time()
    document = _reviewer(task.record).document(task.judged or [])
    return json.dumps(document, separators=(",", ":")), time.process_time() - began


@lru_cache(maxsize=MOST_REVIEWS)
def _reviewer(record: str) -> Reviewer:
    """Returns who reviews a record; kept, so that it is not replayed for every piece."""
    return Reviewer(Record.from_text(record))
