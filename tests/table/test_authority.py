"""A seat cannot act for another, and nobody for somebody he no longer is."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from tests.table.program import Chair, Program, Refusal
from tests.table.servers import Server
from tests.table.test_play import who_decides
from websockets.exceptions import ConnectionClosed

from signoria.table import limits
from signoria.table.limits import SESSION_SECONDS

INSIDE = ("Traceback", "sqlalchemy", "signoria.table", "site-packages", ".py", "SELECT ", "INSERT ")


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def running_table(address: str, host: Program, *guests: Program) -> str:
    """Principato between these people."""
    table: str = (await host.open_table("principato", ["me", *["open"] * len(guests)], start=True))["id"]
    for guest in guests:
        await guest.post(f"/api/tables/{table}/join")
    return table


async def until_gone(chair: Chair) -> None:
    """Hear what was still sent, and then the end."""
    with suppress(ConnectionClosed):
        while True:
            await chair.hear()


def test_nobody_acts_for_anothers_seat(server: Server) -> None:
    async def story() -> None:
        anna, bruno = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Bruno")
        table = await running_table(server.address, anna, bruno)
        turn, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
        (decision,) = turn.state["decisions"]
        action = decision["options"][0]["action"]
        before = turn.state["digest"]
        # The other player, with everything right except that the seat is not his.
        for kind, more in (
            ("move", {"at": decision["line"], "action": action}),
            ("undo", {}),
            ("ask_undo", {"to": 0}),
            ("answer_undo", {"yes": True}),
            ("resign", {}),
            ("take_back", {}),
            ("hint", {}),
        ):
            answer = await other.ask(kind, seat=decision["seat"], **more)
            assert (answer["type"], answer["error"]["code"]) == ("refused", "not_your_seat"), kind
        # A spectator, and somebody who found out the table's id, with the same message.
        watch = turn.state["table"]["watch"].partition("watch=")[2]
        looker = await Program.guest(server.address, "Eve")
        chair = await looker.sit(table, watch=watch)
        answer = await chair.ask("move", seat=decision["seat"], at=decision["line"], action=action)
        assert answer["error"]["code"] == "not_your_seat"
        assert (await chair.ask("chat", text="hello"))["error"]["code"] == "not_at_table"
        await chair.say("look", seat=decision["seat"])
        await chair.say("ping")
        await chair.until(lambda message: message["type"] == "pong")
        assert chair.state["seat"] is None
        thief = await Program.guest(server.address, "Thief")
        stolen = await thief.sit(table)
        assert (await stolen.hear())["why"]["code"] == "no_table"
        await until_gone(stolen)
        view = await anna.get(f"/api/tables/{table}/view")
        assert view["digest"] == before

    run(story())


def test_a_decision_that_is_gone_cannot_be_answered(server: Server) -> None:
    async def story() -> None:
        anna, bruno = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Bruno")
        table = await running_table(server.address, anna, bruno)
        turn, other = await who_decides([await anna.sit(table), await bruno.sit(table)])
        (decision,) = turn.state["decisions"]
        move = {"seat": decision["seat"], "at": decision["line"], "action": decision["options"][0]["action"]}
        assert (await turn.ask("move", **move))["type"] == "ack"
        for line in (move["at"], move["at"] + 1000, 0):
            again = await turn.ask("move", **{**move, "at": line})
            assert (again["type"], again["error"]["code"]) == ("refused", "stale")
        assert other.state["table"]["id"] == table

    run(story())


Ending = Callable[[Program, Program], Coroutine[Any, Any, None]]


async def by_new_password(here: Program, there: Program) -> None:
    await here.request("PUT", "/api/account/password", {"old": "correct horse", "new": "battery staple"})


async def by_deletion(here: Program, there: Program) -> None:
    await here.request("DELETE", "/api/account", {"password": "correct horse"})


@pytest.mark.parametrize("ending", [by_new_password, by_deletion])
def test_a_stale_socket_is_nobodys(server: Server, ending: Ending) -> None:
    """Signed out on another device: what that device had open does nothing any more."""

    async def story() -> None:
        name = ending.__name__
        here, there = Program(server.address), Program(server.address)
        for each in (here, there):
            await each.get("/api/me")
        await here.post("/api/account", name=name, password="correct horse")
        await there.post("/api/session", name=name, password="correct horse")
        friend = await Program.guest(server.address, "Friend")
        table = await running_table(server.address, here, friend)
        stale = await there.sit(table)
        await stale.until_state(lambda state: state["seat"] == 0)
        await ending(here, there)
        await until_gone(stale)
        # Nor does the old cookie open another.
        again = await there.sit(table)
        assert (await again.hear())["why"]["code"] == "no_table"
        with pytest.raises(Refusal) as refused:
            await there.get(f"/api/tables/{table}/view?seat=0")
        assert refused.value.status == 404
        # A friend's socket is as good as before.
        still = await friend.sit(table)
        await still.until_state(lambda state: state["seat"] == 1)

    run(story())


def test_a_guests_socket_is_nobodys_once_an_account_has_his_tables(server: Server) -> None:
    async def story() -> None:
        owner = Program(server.address)
        await owner.get("/api/me")
        await owner.post("/api/account", name="Taker", password="correct horse")
        guest, friend = await Program.guest(server.address, "Guest"), await Program.guest(server.address, "Friend")
        table = await running_table(server.address, guest, friend)
        stale = await guest.sit(table)
        await stale.until_state(lambda state: state["seat"] == 0)
        await guest.post("/api/session", name="Taker", password="correct horse")
        await until_gone(stale)
        chair = await guest.sit(table)
        await chair.until_state(lambda state: state["seat"] == 0)

    run(story())


def test_an_expired_or_forged_cookie_opens_nothing(serve: Callable[..., Server], tmp_path: Path) -> None:
    """Even one signed with the server's own key, too long ago or for somebody who does not exist."""

    async def story() -> None:
        server = serve()
        anna, bruno = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Bruno")
        table = await running_table(server.address, anna, bruno)
        person = (await anna.get("/api/me"))["person"]["id"]
        key = cookie_key(tmp_path)
        cookies = {
            "genuine": signed(key, [person, 0], 0),
            "expired": signed(key, [person, 0], SESSION_SECONDS + 60),
            "of another epoch": signed(key, [person, 1], 0),
            "of nobody": signed(key, ["nobody", 0], 0),
            "no token": signed(key, {"person": person}, 0),
            "signed by another": signed(b"k" * 32, [person, 0], 0),
        }
        for what, cookie in cookies.items():
            thief = Program(server.address)
            thief.http.cookies.set("signoria", cookie)
            chair = await thief.sit(table)
            first = await chair.hear()
            assert (first["type"] != "closed") == (what == "genuine"), what
            answer = await thief.http.get(f"/api/tables/{table}/view?seat=0")
            assert answer.status_code == (200 if what == "genuine" else 404), what

    run(story())


def test_a_cookie_of_a_version_without_sessions_is_good_until_it_is_ended(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    server = serve()

    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        me = (await anna.get("/api/me"))["person"]
        old = signed(cookie_key(tmp_path), [me["id"], 0], 60)
        devices = [httpx.AsyncClient(base_url=server.address, cookies={"signoria": old}) for _ in range(2)]
        for device in devices:
            assert (await device.get("/api/me")).json() == {"person": me}
        token = {"X-CSRF-Token": devices[0].cookies["signoria_csrf"]}
        assert (await devices[0].delete("/api/session", headers=token)).status_code == 200
        assert (await devices[1].get("/api/me")).json() == {"person": None}

    run(story())


def cookie_key(folder: Path) -> bytes:
    with closing(sqlite3.connect(folder / "signoria.db")) as database:
        (key,) = database.execute("SELECT value FROM keys WHERE name = 'cookies'").fetchone()
    return bytes(key)


def signed(key: bytes, token: object, seconds_ago: int) -> str:
    """A cookie as the server signs it, at another time."""

    class Earlier(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - seconds_ago

    return str(URLSafeTimedSerializer(key, salt="signoria-person", signer=Earlier).dumps(token))


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_opens_no_socket(server: Server, origin: str) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        table = await running_table(server.address, anna, await Program.guest(server.address, "Bruno"))
        headers = {
            "Origin": origin,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        answer = await anna.http.get(f"/api/tables/{table}/socket", headers=headers)
        assert answer.status_code == 403

    run(story())


def test_what_is_too_large_is_refused_and_shows_nothing_of_the_inside(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        table = await running_table(server.address, anna, await Program.guest(server.address, "Bruno"))
        token = {"X-CSRF-Token": anna.http.cookies["signoria_csrf"], "Content-Type": "application/json"}
        bodies = [b"x" * (limits.BODY + 1), b"[" * 10_000, b"\xff\xfe", b"{", json.dumps({"name": "n" * 999}).encode()]
        for body in bodies:
            for path in ("/api/me", "/api/tables", f"/api/tables/{table}/join"):
                answer = await anna.http.post(path, content=body, headers=token)
                assert answer.status_code in (400, 413), (path, answer.status_code)
                check_plain(answer)
        for path in ("/api/nothing", f"/api/tables/{'x' * 3000}", "/api/tables/%00", "/api/games/..%2f/rules/en"):
            answer = await anna.http.get(path)
            assert answer.status_code in (400, 404), (path, answer.status_code)
            check_plain(answer)
        chair = await anna.sit(table)
        await chair.hear()
        for nested in ("[" * 4000, '{"a":' * 800, '{"type":"look","seat":' + "[" * 4000):
            await chair.socket.send(nested)
            refused = await chair.until(lambda message: message["type"] == "refused")
            assert refused["error"]["code"] == "misfit"
            assert not any(word in json.dumps(refused) for word in INSIDE)
        await chair.socket.send("x" * (limits.MESSAGE + 1))
        await until_gone(chair)
        # The table is as it was for whoever comes again.
        chair = await anna.sit(table)
        await chair.until_state(lambda state: state["seat"] == 0)

    run(story())


def check_plain(answer: httpx.Response) -> None:
    error = answer.json()["error"]
    assert set(error) == {"code", "sentence", "params"}
    assert not any(word in answer.text for word in INSIDE), answer.text
