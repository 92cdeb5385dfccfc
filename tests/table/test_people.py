"""Guests and accounts, and what keeps one person from being taken for another."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from tests.table.program import Program, Refusal
from tests.table.servers import Server
from tests.table.test_play import two_at_table
from websockets.exceptions import ConnectionClosed

from signoria.table.people.sessions import Token
from signoria.table.web.cookies import CookieSigner

SEATS = ["me", "bot:apprentice"]


def run(coroutine: object) -> None:
    asyncio.run(coroutine)  # type: ignore[arg-type]


def test_a_guest_says_a_name_and_may_change_it(server: Server) -> None:
    async def story() -> None:
        nobody = Program(server.address)
        assert await nobody.get("/api/me") == {"person": None}
        guest = await Program.guest(server.address, "  Anna   Maria ")
        me = (await guest.get("/api/me"))["person"]
        assert (me["name"], me["account"]) == ("Anna Maria", False)
        table = await guest.open_table("principato", SEATS)
        await guest.post("/api/me", name="Maria")
        assert (await guest.get("/api/me"))["person"] == me | {"name": "Maria"}
        assert (await guest.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Maria"

    run(story())


@pytest.mark.parametrize("name", ["", " ", "\u200b", "...", "x" * 21, "a\x07b"])
def test_a_name_must_be_one_that_can_be_shown(server: Server, name: str) -> None:
    async def story() -> None:
        with pytest.raises(Refusal, match="400"):
            await Program.guest(server.address, name)

    run(story())


def test_an_account_takes_over_the_guests_tables(each_server: Server) -> None:
    async def story() -> None:
        guest = await Program.guest(each_server.address, "Cassandra")
        mine = (await guest.open_table("principato", SEATS))["id"]
        answer = await guest.post("/api/account", name="Cassandra", password="correct horse")
        assert answer["person"]["account"]
        assert [table["id"] for table in (await guest.get("/api/tables?list=mine"))["tables"]] == [mine]
        with pytest.raises(Refusal, match="name_taken"):
            await Program.guest(each_server.address, "cassandra")
        # On another device a guest plays, then signs in: his table comes along.
        other = await Program.guest(each_server.address, "Somebody")
        second = (await other.open_table("principato", SEATS))["id"]
        with pytest.raises(Refusal, match="wrong_password"):
            await other.post("/api/session", name="Cassandra", password="battery staple")
        await other.post("/api/session", name="CASSANDRA", password="correct horse")
        tables = (await guest.get("/api/tables?list=mine"))["tables"]
        assert {table["id"] for table in tables} == {mine, second}
        assert all(table["host"] and table["seats"][0]["mine"] for table in tables)
        assert {table["seats"][0]["name"] for table in tables} == {"Cassandra"}

    run(story())


def test_a_new_password_signs_out_every_other_device(server: Server) -> None:
    async def story() -> None:
        here, there = Program(server.address), Program(server.address)
        for each in (here, there):
            await each.get("/api/me")
        await here.post("/api/account", name="Dora", password="correct horse")
        await there.post("/api/session", name="Dora", password="correct horse")
        with pytest.raises(Refusal, match="wrong_password"):
            await here.request("PUT", "/api/account/password", {"old": "wrong", "new": "battery staple"})
        await here.request("PUT", "/api/account/password", {"old": "correct horse", "new": "battery staple"})
        assert (await here.get("/api/me"))["person"]["name"] == "Dora"
        assert (await there.get("/api/me"))["person"] is None
        await there.post("/api/session", name="Dora", password="battery staple")
        await there.request("DELETE", "/api/session")
        assert (await there.get("/api/me"))["person"] is None
        assert (await here.get("/api/me"))["person"]["name"] == "Dora"

    run(story())


def test_who_deletes_his_account_leaves_records_and_no_name(each_server: Server) -> None:
    async def story() -> None:
        gone, friend = Program(each_server.address), await Program.guest(each_server.address, "Fabio")
        await gone.get("/api/me")
        await gone.post("/api/account", name="Elena", password="correct horse")
        waiting = (await gone.open_table("principato", ["me", "open"]))["id"]
        table = (await gone.open_table("principato", ["me", "open", "bot:apprentice"], start=True))["id"]
        await friend.post(f"/api/tables/{table}/join")
        chair, other = await gone.sit(table), await friend.sit(table)
        await chair.ask("chat", text="this is Elena")
        assert (await other.until(lambda heard: heard["type"] == "chat"))["name"] == "Elena"
        with pytest.raises(Refusal, match="wrong_password"):
            await gone.request("DELETE", "/api/account", {"password": "wrong"})
        await gone.request("DELETE", "/api/account", {"password": "correct horse"})
        assert (await gone.get("/api/me"))["person"] is None
        with pytest.raises(Refusal, match="wrong_password"):
            await gone.post("/api/session", name="Elena", password="correct horse")
        seat = (await other.until_state(lambda s: s["table"]["seats"][0].get("resigned")))["table"]["seats"][0]
        seat = (await other.until_state(lambda s: s["table"]["seats"][0]["name"] == ""))["table"]["seats"][0]
        assert (seat["name"], seat["level"]) == ("", "courtier")
        everything = (await friend.http.get(f"/api/tables/{table}/record?seat=1")).text
        again = await friend.sit(table)
        await again.until_state(bool)
        assert "Elena" not in everything + str(again.heard)
        with pytest.raises(Refusal, match="no_table"):
            await friend.get(f"/api/tables/{waiting}")
        # The name is free again.
        await Program.guest(each_server.address, "Elena")

    run(story())


# ---- what is not believed ----


def test_a_forged_or_old_cookie_is_nobodys(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        cookie = anna.http.cookies["signoria"]
        body, stamp, signature = cookie.split(".")
        forged = URLSafeTimedSerializer(b"another key", salt="signoria-person").dumps(["x", 0])
        for value in (cookie[:-2], f"{body}x.{stamp}.{signature}", str(forged), "", "é", "[]", "a" * 5000):
            thief = httpx.AsyncClient(base_url=server.address, headers={b"Cookie": f"signoria={value}".encode()})
            assert (await thief.get("/api/me")).json() == {"person": None}

    run(story())


def test_a_change_without_the_token_is_refused(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        for headers in ({}, {"X-CSRF-Token": "wrong"}, {"X-CSRF-Token": ""}):
            answer = await anna.http.post("/api/me", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "csrf")
        token = {"X-CSRF-Token": anna.http.cookies["signoria_csrf"], "Origin": "https://elsewhere.example"}
        answer = await anna.http.post("/api/me", json={"name": "Eve"}, headers=token)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
        assert (await anna.get("/api/me"))["person"]["name"] == "Anna"

    run(story())


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: Server) -> None:
    async def story() -> None:
        anna = Program(server.address)
        await anna.get("/api/me")
        token = {"X-CSRF-Token": anna.http.cookies["signoria_csrf"]}
        answer = await anna.http.post("/api/me", json={"name": "Anna"}, headers=token)
        flags = answer.headers["set-cookie"].lower()
        assert "httponly" in flags
        assert "samesite=lax" in flags

    run(story())


def test_an_expired_cookie_is_nobodys() -> None:
    signer, token = CookieSigner(b"key", lasts=1), Token("anna", 0, "here")
    cookie = signer.sign(token)
    assert signer.read(cookie) == token
    end = time.monotonic() + 60
    while signer.read(cookie) is not None:
        assert time.monotonic() < end
        time.sleep(0.2)


# ---- signing out ----


async def two_devices(address: str, name: str) -> tuple[Program, Program]:
    """One account on two devices."""
    here, there = Program(address), Program(address)
    for each in (here, there):
        await each.get("/api/me")
    await here.post("/api/account", name=name, password="correct horse")
    await there.post("/api/session", name=name, password="correct horse")
    return here, there


def copied(program: Program) -> Program:
    """A thief with the same cookies."""
    thief = Program(program.address)
    thief.http.cookies.update(program.http.cookies)
    return thief


def test_signing_out_ends_the_session_at_the_server_and_its_sockets(each_server: Server) -> None:
    async def story() -> None:
        here, there = await two_devices(each_server.address, "Ginevra")
        table = (await here.open_table("principato", SEATS, start=True))["id"]
        thief, chair, other = copied(here), await here.sit(table), await there.sit(table)
        for each in (chair, other):
            await each.until_state(bool)
        assert (await thief.get("/api/me"))["person"]["name"] == "Ginevra"
        await here.request("DELETE", "/api/session")
        assert (await thief.get("/api/me"))["person"] is None
        with pytest.raises(ConnectionClosed):
            await chair.until(lambda message: False)
        # The other device is another session.
        assert (await there.get("/api/me"))["person"]["name"] == "Ginevra"
        assert (await other.ask("chat", text="still here"))["type"] == "ack"
        # Twice is as good as once.
        await thief.request("DELETE", "/api/session")

    run(story())


def test_signing_out_everywhere_ends_every_session(each_server: Server) -> None:
    async def story() -> None:
        here, there = await two_devices(each_server.address, "Lucrezia")
        table = (await here.open_table("principato", SEATS, start=True))["id"]
        chair = await there.sit(table)
        await chair.until_state(bool)
        await here.request("DELETE", "/api/sessions")
        for each in (here, there):
            assert (await each.get("/api/me"))["person"] is None
        with pytest.raises(ConnectionClosed):
            await chair.until(lambda message: False)
        await there.post("/api/session", name="Lucrezia", password="correct horse")
        assert (await there.get("/api/me"))["person"]["name"] == "Lucrezia"
        guest = await Program.guest(each_server.address, "Somebody")
        with pytest.raises(Refusal, match="guest_one_device"):
            await guest.request("DELETE", "/api/sessions")

    run(story())


def test_nobody_waits_for_a_guest_who_is_forgotten(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        waiting = (await bruno.open_table("principato", ["me", "open"]))["id"]
        chair = await anna.sit(table)
        await chair.until_state(bool)
        await bruno.request("DELETE", "/api/session")
        assert (await bruno.get("/api/me"))["person"] is None
        await chair.until_state(lambda state: state["table"]["seats"][1].get("resigned"))
        with pytest.raises(Refusal, match="no_table"):
            await anna.get(f"/api/tables/{waiting}")

    run(story())


def test_a_clock_set_back_an_hour_makes_nobody_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    signer, token = CookieSigner(b"key"), Token("anna", 0, "here")
    now = time.time()
    cookie = signer.sign(token)
    monkeypatch.setattr(time, "time", lambda: now - 3600)
    assert signer.read(cookie) == token
