"""Too large, too often, too much: refused with a sentence, and the server goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from tests.table.program import Chair, Message, Program, Refusal
from tests.table.servers import Server
from tests.table.test_play import two_at_table

from signoria.table.limits import RATES, SOCKETS_PER_PERSON
from signoria.table.people import rate_limits
from signoria.table.people.rate_limits import Rates
from signoria.table.protocol.faults import TooMany


def test_a_bucket_is_emptied_and_refills() -> None:
    now = [0.0]
    rates = Rates(clock=lambda: now[0])
    burst, refill = RATES["chat"]
    for _ in range(int(burst)):
        rates.spend("chat", "anna")
    with pytest.raises(TooMany, match="wait"):
        rates.spend("chat", "anna")
    rates.spend("chat", "bruno")
    now[0] += 1 / refill
    rates.spend("chat", "anna")
    with pytest.raises(TooMany):
        rates.spend("chat", "anna")


def test_what_is_given_back_counts_again_and_an_empty_bucket_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 10)
    now = [0.0]
    rates = Rates(clock=lambda: now[0])
    burst, refill = RATES["wrong_password"]
    for _ in range(int(burst)):
        rates.spend("wrong_password", "anna")
    rates.give_back("wrong_password", "anna")
    rates.spend("wrong_password", "anna")
    # So many others that the full buckets are thrown away; half a minute later hers is still empty.
    for number in range(30):
        rates.spend("request", f"address {number}")
        now[0] += 1 / refill / 60
    with pytest.raises(TooMany):
        rates.spend("wrong_password", "anna")


def test_so_many_at_once() -> None:
    rates = Rates()
    with ExitStack() as pages:
        for _ in range(3):
            pages.enter_context(rates.one_of(3, "here"))
        with pytest.raises(TooMany, match="3 connections from your address"), rates.one_of(3, "here"):
            pass
        with rates.one_of(3, "elsewhere"):
            pass
    with rates.one_of(3, "here"):
        pass


def test_who_asks_too_often_is_told_to_wait(serve: Callable[..., Server]) -> None:
    server = serve(SIGNORIA_RATE_FACTOR="1")

    async def story() -> None:
        anna, _bruno, table = await two_at_table(server)
        answers = await flood([await anna.sit(table)], int(RATES["chat"][0]) + 20)
        assert {answer["type"] for answer in answers} == {"ack", "refused"}
        assert {answer["error"]["code"] for answer in answers if answer["type"] == "refused"} == {"too_many"}
        thief = Program(server.address)
        await thief.get("/api/me")
        began = time.monotonic()
        codes = [await guess(thief, number) for number in range(100)]
        assert codes[0] == "wrong_password"
        assert "too_many" in codes
        # Argon2 takes its time, and meanwhile the bucket refills a little.
        burst, refill = RATES["password"]
        assert codes.count("wrong_password") <= burst + refill * (time.monotonic() - began) + 1

    asyncio.run(story())


async def flood(chairs: list[Chair], each: int) -> list[Message]:
    """Words said at all of these chairs without waiting for an answer; returns what is answered."""
    for number in range(each):
        for chair in chairs:
            await chair.say("chat", id=f"flood {number}", text="now!")
    return [await chair.answer(f"flood {number}") for chair in chairs for number in range(each)]


async def guess(thief: Program, number: int) -> str:
    """How a guessed password is refused."""
    with pytest.raises(Refusal) as refusal:
        await thief.post("/api/session", name="Anna", password=f"guess {number}")
    return str(refusal.value.code)


def test_one_person_opens_so_many_connections_and_no_more(serve: Callable[..., Server]) -> None:
    server = serve()

    async def story() -> None:
        anna, _bruno, table = await two_at_table(server)
        chairs = [await anna.sit(table) for _ in range(SOCKETS_PER_PERSON)]
        await asyncio.gather(*(chair.until_state(bool) for chair in chairs))
        more = await anna.sit(table)
        assert (await more.hear())["why"]["code"] == "too_many_open"
        await chairs[0].close()
        # The place is free again as soon as the server has noticed.
        while (await (await anna.sit(table)).hear())["type"] == "closed":
            await asyncio.sleep(0.05)

    asyncio.run(story())


@pytest.mark.slow
def test_passwords_of_an_account_are_not_guessed_from_many_addresses(serve: Callable[..., Server]) -> None:
    """A proxy of this machine says where each comes from."""
    server = serve(SIGNORIA_RATE_FACTOR="1")

    async def story() -> None:
        owner, elsewhere = at_address(server, "192.0.2.1"), at_address(server, "192.0.2.2")
        for each in (owner, elsewhere):
            await each.get("/api/me")
        await owner.post("/api/account", name="Anna", password="correct horse")
        await owner.post("/api/session", name="Anna", password="correct horse")
        codes = []
        for number in range(int(RATES["wrong_password"][0]) + 5):
            thief = at_address(server, f"198.51.100.{number}")
            await thief.get("/api/me")
            codes.append(await guess(thief, number))
        assert codes[0] == "wrong_password"
        assert codes[-1] == "too_many"
        # Not even the right one, from an address that the account does not know; the owner is not locked out.
        with pytest.raises(Refusal, match="too_many"):
            await elsewhere.post("/api/session", name="anna", password="correct horse")
        await owner.post("/api/session", name="Anna", password="correct horse")

    asyncio.run(story())


def at_address(server: Server, address: str) -> Program:
    """Somebody who comes through a proxy on this machine."""
    program = Program(server.address)
    program.http.headers["X-Forwarded-For"] = address
    return program
