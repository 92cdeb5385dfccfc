"""Names: one form each, nothing invisible, nobody to be mistaken for another."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, insert, select
from tests.table.program import Program, Refusal
from tests.table.servers import Server

from signoria.table.likeness import are_alike, likenesses
from signoria.table.people.names import clean_name, distinct_name
from signoria.table.protocol.faults import BadRequest
from signoria.table.store.schema import account_likenesses, people
from signoria.table.store.upgrade import migrations


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Аnnа"),  # two letters of Russian
        ("Anna", "Αnna"),  # one of Greek
        ("Anna", "𝓐𝓷𝓷𝓪"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "An\u200bna"),
        ("Anna", "An\u3164na"),
        ("Anna", "Anna\ufe0f"),
        ("Ilaria", "llaria"),  # a capital I, a small l
        ("Paolo", "Pao1o"),
        ("Marco", "rnarco"),
        ("Cosimo", "C0simo"),
        ("Cassandra", "cаssandra"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert are_alike(name, other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Lia", "Ila"),
        ("Élie", "Elle"),
        ("Zoë", "Zoe"),
        ("Anna", "Anna (2)"),
        ("Player 1", "Player 2"),
        ("Анна", "Anna"),
    ],
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert not are_alike(name, other)


def test_a_name_has_one_form() -> None:
    assert clean_name("  Anna\u00a0 Maria\u200b ") == "Anna Maria"
    assert clean_name("Zoe\u0308") == "Zoë"
    assert clean_name("Ａｎｎａ") == "Anna"
    for name in ("\u3164\u3164", "\u2800", "\ufe0f", "a" + "\u0301\u0323\u0330\u0331\u0324", "\u0301a"):
        with pytest.raises(BadRequest):
            clean_name(name)


def test_the_same_name_gets_a_number() -> None:
    assert distinct_name("Anna", ["Bruno", ""]) == "Anna"
    assert distinct_name("Anna", ["Bruno", "Аnnа"]) == "Anna (2)"
    assert distinct_name("anna", ["Anna", "Anna (2)"]) == "anna (3)"


def test_nobody_is_called_like_an_account(server: Server) -> None:
    async def story() -> None:
        owner = Program(server.address)
        await owner.get("/api/me")
        await owner.post("/api/account", name="Isabella", password="correct horse")
        for name in ("isabella", "lsabella", "Isаbella", "Isabella\u200b"):
            with pytest.raises(Refusal, match="name_taken"):
                await Program.guest(server.address, name)
            other = Program(server.address)
            await other.get("/api/me")
            with pytest.raises(Refusal, match="name_taken"):
                await other.post("/api/account", name=name, password="correct horse")
        # To sign in one must type the name itself, in whatever case.
        device = Program(server.address)
        await device.get("/api/me")
        with pytest.raises(Refusal, match="wrong_password"):
            await device.post("/api/session", name="Isаbella", password="correct horse")
        await device.post("/api/session", name=" ISABELLA ", password="correct horse")
        # Who is gone keeps nobody away.
        await owner.request("DELETE", "/api/account", {"password": "correct horse"})
        await Program.guest(server.address, "lsabella")

    asyncio.run(story())


def test_no_two_at_a_table_have_the_same_name(server: Server) -> None:
    async def story() -> None:
        anna, other = await Program.guest(server.address, "Anna"), await Program.guest(server.address, "Аnnа")
        third = await Program.guest(server.address, "Bruno")
        table = (await anna.open_table("il_principe", ["me", "open", "open"]))["id"]
        for person in (other, third):
            await person.post(f"/api/tables/{table}/join")

        async def names() -> list[str]:
            return [seat["name"] for seat in (await anna.get(f"/api/tables/{table}"))["seats"]]

        assert await names() == ["Anna", "Аnnа (2)", "Bruno"]
        await third.post("/api/me", name="anna")
        assert await names() == ["Anna", "Аnnа (2)", "anna (3)"]
        await anna.post("/api/me", name="Carla")
        await third.post("/api/me", name="Anna")
        assert await names() == ["Carla", "Аnnа (2)", "Anna"]
        with pytest.raises(Refusal, match="name_twice"):
            await anna.post(
                "/api/tables", game="principato", seats=[{"kind": "me"}, {"kind": "local", "name": "Cаrla"}]
            )

    asyncio.run(story())


def test_accounts_from_before_keep_others_away_too(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "0003")
        row = {"password": "x", "epoch": 0}
        older = {"id": "1", "name": "Anna", "account": "anna", "created": 1.0, **row}
        newer = {"id": "2", "name": "Аnna", "account": "аnna", "created": 2.0, **row}
        connection.execute(insert(people), [newer, older])
        command.upgrade(migrations(connection), "head")
        kept = {row.likeness: row.person for row in connection.execute(select(account_likenesses))}
    assert {kept[likeness] for likeness in likenesses("Anna")} == {"1"}
    engine.dispose()
