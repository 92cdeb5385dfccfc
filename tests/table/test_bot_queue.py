"""Bots are thought for fairly: by person and table, moves before hints, cheap levels first, nothing never."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import pytest
from tests.table.program import Program
from tests.table.servers import Server

from signoria.core.playout import settle_chance
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.table.bots.pool import Thinker
from signoria.table.bots.queue import FIRST_GUESS, HINT, LEAST_PART, MOVE, WAIT, FairQueue, Request


@dataclass
class Machine:
    """A queue with processes that take exactly as long as they should, on a clock of its own."""

    workers: int = 1
    now: float = 0.0
    finished: list[tuple[Request, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.queue = FairQueue(self.workers, lambda: self.now)

    def ask(self, person: str, level: str = "prince", kind: str = MOVE, table: str = "") -> Request:
        request = Request(person, table or f"table of {person}", kind, level)
        self.queue.put(request)
        return request

    def think(self) -> Request:
        """Do what comes next; returns it."""
        taken = self.queue.take()
        assert taken is not None
        request, part = taken
        seconds = part * FIRST_GUESS[request.kind, request.level]
        self.now += seconds
        self.queue.done(request, part, seconds)
        self.finished.append((request, self.now - request.since))
        return request

    def think_until(self, request: Request) -> float:
        """Go on until it is done; returns how long it waited."""
        while self.think() is not request:
            pass
        return self.finished[-1][1]


def test_moves_go_before_hints_and_cheap_levels_before_dear_ones() -> None:
    machine = Machine()
    hint, prince, apprentice = machine.ask("a", kind=HINT), machine.ask("b"), machine.ask("c", "apprentice")
    assert [machine.think(), machine.think(), machine.think()] == [apprentice, prince, hint]


def test_who_asks_for_much_waits_for_who_asks_for_little() -> None:
    machine = Machine()
    flood = [machine.ask("guest", table=f"table {number % 8}") for number in range(48)]
    machine.think()
    honest = machine.ask("honest")
    assert machine.think() is honest
    assert len([done for done, _ in machine.finished if done in flood]) == 1


def test_a_persons_tables_take_turns() -> None:
    machine = Machine()
    requests = [machine.ask("guest", table=table) for table in ("one", "one", "one", "two")]
    order = [machine.think() for _ in requests]
    assert order.index(requests[3]) <= 1


def test_no_level_and_no_hint_waits_for_ever_while_cheaper_ones_keep_coming() -> None:
    machine = Machine()
    dear = {machine.ask("a"), machine.ask("b", kind=HINT)}
    for number in range(10):
        machine.ask(f"guest {number}", "apprentice")
    for number in range(10, 20_000):
        machine.ask(f"guest {number}", "apprentice")
        machine.think()
        if machine.finished[-1][0] in dear and dear <= {done for done, _ in machine.finished}:
            break
    waits = [waited for done, waited in machine.finished if done in dear]
    assert len(waits) == 2
    assert max(waits) < 10


def test_even_who_has_used_much_is_served_after_a_while() -> None:
    machine = Machine()
    for _ in range(100):
        machine.ask("guest")
        machine.think()
    late = machine.ask("guest")
    for number in range(2000):
        machine.ask(f"other {number}")
        if machine.think() is late:
            break
    assert machine.finished[-1][0] is late
    assert machine.finished[-1][1] < 60


def test_a_search_thinks_less_while_others_wait() -> None:
    machine = Machine()
    machine.ask("a")
    assert machine.queue.take() == (machine.queue._running[0], 1.0)
    for number in range(15):
        machine.ask(f"person {number}")
    cost = FIRST_GUESS[MOVE, "prince"]
    machine.queue.done(machine.queue._running[0], 1.0, cost)
    taken = machine.queue.take()
    assert taken is not None
    assert taken[1] == pytest.approx(WAIT / (15 * cost))


def test_fifteen_tables_of_princes_wait_for_seconds() -> None:
    """One process, a person at each table, who asks again as soon as they are answered."""
    machine = Machine()
    for number in range(15):
        machine.ask(f"person {number}")
    for _ in range(300):
        machine.ask(machine.think().person)
    assert max(waited for _, waited in machine.finished[15:]) < 2 * WAIT
    # One who fills eighty tables thinks less at them, and does not make others wait.
    machine = Machine()
    for number in range(80):
        machine.ask("guest", table=f"table {number}")
    honest = machine.ask("honest")
    assert machine.think_until(honest) < 1.5
    taken = machine.queue.take()
    assert taken is not None
    assert taken[1] == LEAST_PART


def test_what_nobody_waits_for_any_more_is_dropped() -> None:
    machine = Machine()
    gone, other = machine.ask("a", kind=HINT), machine.ask("b", kind=HINT)
    assert machine.queue.hints_of("a") == 1
    machine.queue.drop(gone)
    assert (machine.queue.hints_of("a"), machine.think()) == (0, other)


def test_an_apprentice_does_not_wait_for_a_guests_hints() -> None:
    async def story() -> None:
        game, thinker = load_game("principato"), Thinker(1)
        state = game.new(2, game.unattended_settings(2, {}))
        settle_chance(state, Rng("fair"))
        seat = state.actors()[0]
        hints = [thinker.advise("guest", "a", game, state, seat) for _ in range(12)]
        await asyncio.wait(hints, return_when=asyncio.FIRST_COMPLETED)
        answered = sum(hint.done() for hint in hints)
        await thinker.choose("honest", "b", game, state, seat, "apprentice")
        # The one that was being thought of then; on a busy machine also what is begun until the answer is read here.
        assert sum(hint.done() for hint in hints) - answered <= 3
        # Whoever leaves takes their requests along.
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        assert thinker.hints_of("guest") <= 1
        assert await thinker.choose("honest", "b", game, state, seat, "courtier")
        thinker.close()

    asyncio.run(story())


def test_one_person_waits_for_one_hint_at_whatever_tables_and_connections(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        tables = [(await anna.open_table("principato", ["me", "local"], start=True))["id"] for _ in range(2)]
        chairs = [await anna.sit(table, seat=0) for table in tables for _ in range(3)]
        for chair in chairs:
            await chair.until_state(lambda state: state["actors"] and state["actors"][0] >= 0)
        answers = []
        await asyncio.gather(*(chair.say("hint", id="hint", seat=chair.state["actors"][0]) for chair in chairs))
        for chair in chairs:
            answer = await chair.until(lambda message: message.get("id") == "hint")
            answers.append(answer.get("error", {}).get("code", answer["type"]))
        assert "hint" in answers
        assert "hint_waits" in answers
        # On a machine so slow that one is answered before the next is asked for, the allowance ends it.
        assert set(answers) <= {"hint", "hint_waits", "too_many"}
        assert answers.count("hint") < len(answers)

    asyncio.run(story())
