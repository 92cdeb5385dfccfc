"""A game that is over is reviewed: once, after everybody's moves, for all who may see it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import event
from tests.table.conftest import DATABASES, where
from tests.table.program import Message, Program, Refusal
from tests.table.servers import Server

from signoria.table.bots.queue import HINT, MOVE, REVIEW, FairQueue, Request
from signoria.table.settings import Settings
from signoria.table.store.database import database_url, open_engine
from signoria.table.store.reviews import StoredReview, add_piece, begin_review, finish_review, load_pieces, load_review

GAME = "il_principe"


async def finished(person: Program) -> Message:
    """A game of one person and a bot, played by lot to its end."""
    table = await person.open_table(GAME, ["me", "bot:apprentice"], start=True)
    chair = await person.sit(table["id"])
    await chair.play_on(random.Random(3))
    return table


async def until(person: Program, path: str, enough: Callable[[Message], bool]) -> list[Message]:
    """All that is heard of a running review until that is so."""
    heard = [await person.get(path)]
    while not enough(heard[-1]):
        assert heard[-1]["state"] == "running"
        await asyncio.sleep(0.1)
        heard.append(await person.get(path))
    return heard


@pytest.mark.slow
def test_a_review_is_made_once_and_goes_on_after_an_interruption(serve: Callable[..., Server], tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[Program, Message, int]:
        anna = await Program.guest(server.address, "Anna")
        stranger = await Program.guest(server.address, "Bruno")
        table = await finished(anna)
        path = f"/api/tables/{table['id']}/review"
        assert (await anna.get(path))["state"] == "none"
        with pytest.raises(Refusal, match="review_not_a_player"):
            await stranger.post(path)
        with pytest.raises(Refusal, match="no_table"):
            await stranger.get(path)
        begun = await anna.post(path)
        assert (begun["state"], begun["review"]) == ("running", None)
        heard = await until(anna, path, lambda body: body["judged"] > 0)
        return anna, table, heard[-1]["judged"]

    async def go_on(server: Server, anna: Program, table: Message, judged: int) -> None:
        anna.go_to(server.address)
        path = f"/api/tables/{table['id']}/review"
        stopped = await anna.get(path)
        assert stopped["state"] == "stopped"
        assert stopped["judged"] >= judged
        assert (await anna.post(path))["state"] == "running"
        heard = await until(anna, path, lambda body: body["state"] == "done")
        # Where it turned appears while they look: if it turned, and if anybody asked when most of it was judged.
        late = [each["turning"] for each in heard[:-1] if each["judged"] > 0.8 * each["decisions"]]
        assert any(late) or not late or not heard[-1]["review"]["turning"]
        assert [each["judged"] for each in heard] == sorted(each["judged"] for each in heard)
        done = heard[-1]
        assert done["judged"] == done["decisions"] == len(done["review"]["decisions"])
        stranger = await Program.guest(server.address, "Bruno")
        watch = table["watch"].partition("watch=")[2]
        assert await stranger.get(f"{path}?watch={watch}") == done == await anna.post(path)
        record = await anna.get(f"/api/tables/{table['id']}/record")
        assert "review" not in record
        assert done["review"]["light"]
        for decision in done["review"]["decisions"]:
            assert record["lines"][decision["line"]][1:3] == [decision["seat"], decision["action"]]

    # Without the compiled engine it looks only lightly, which takes seconds.
    server = serve("--data", str(tmp_path), SIGNORIA_PURE="1")
    anna, table, judged = asyncio.run(begin(server))
    server.stop()
    server.start()
    asyncio.run(go_on(server, anna, table, judged))


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        table = await anna.open_table(GAME, ["me", "bot:apprentice"], start=True)
        with pytest.raises(Refusal, match="review_not_over"):
            await anna.post(f"/api/tables/{table['id']}/review")
        assert (await anna.get(f"/api/tables/{table['id']}/review"))["state"] == "none"

    asyncio.run(story())


@pytest.mark.parametrize("database", DATABASES)
def test_pieces_are_kept_until_the_whole_is_there(
    database: str, request: pytest.FixtureRequest, tmp_path: Path, serve: Callable[..., Server]
) -> None:
    arguments = where(request, database, tmp_path)
    server = serve(*arguments)
    table = asyncio.run(_some_table(server))
    server.stop()
    url = arguments[arguments.index("--database") + 1] if "--database" in arguments else None

    async def story() -> None:
        engine = open_engine(database_url(Settings(data=tmp_path, database=url)), 5.0)
        assert await load_review(engine, table) is None
        await begin_review(engine, table)
        await begin_review(engine, table)
        await add_piece(engine, table, 0, [{"line": 3}, {"line": 5}], 5)
        await add_piece(engine, table, 0, [{"line": 99}], 5)
        await add_piece(engine, table, 4, [{"line": 9}], 5)
        assert await load_pieces(engine, table) == [{"line": 3}, {"line": 5}]
        stored = await load_review(engine, table)
        assert stored is not None
        assert (stored.judged, stored.decisions, stored.document) == (3, 5, None)
        # The pieces go as the whole comes: whoever reads one after the other would see neither.
        asked: list[str] = []
        event.listen(engine.sync_engine, "before_cursor_execute", lambda *about: asked.append(about[2]))
        stored = await load_review(engine, table)
        assert (stored, len(asked)) == (StoredReview(5, 3, None), 1)
        await finish_review(engine, table, "{}")
        stored = await load_review(engine, table)
        assert stored is not None
        assert (stored.judged, stored.document) == (5, "{}")
        assert await load_pieces(engine, table) == []
        await engine.dispose()

    asyncio.run(story())


async def _some_table(server: Server) -> str:
    anna = await Program.guest(server.address, "Anna")
    table: str = (await anna.open_table(GAME, ["me", "bot:apprentice"]))["id"]
    return table


def test_reviews_come_after_moves_and_hints_and_leave_a_process_free() -> None:
    now = 0.0
    queue = FairQueue(2, lambda: now)
    first, second = (Request(name, name, REVIEW, "prince") for name in ("anna", "bruno"))
    queue.put(first)
    queue.put(second)
    assert queue.take() == (first, 1.0)
    assert queue.take() is None
    hint, move = Request("carla", "c", HINT, "prince"), Request("dario", "d", MOVE, "prince")
    queue.put(hint)
    queue.put(move)
    taken = queue.take()
    assert taken is not None
    assert taken[0] is move
    queue.done(first, 1.0, 0.5)
    taken = queue.take()
    assert taken is not None
    assert taken[0] is hint


def test_hints_say_why_and_are_an_option_where_several_play(server: Server) -> None:
    async def story() -> None:
        anna = await Program.guest(server.address, "Anna")
        bruno = await Program.guest(server.address, "Bruno")
        alone = await anna.open_table(GAME, ["me", "bot:apprentice"], start=True, hints=False)
        assert "hints" not in alone, "whoever plays alone may always ask"
        chair = await anna.sit(alone["id"])
        # One hand in ten has a single city to offer, which is no choice: it is offered, and the next one asked for.
        await chair.play_on(
            random.Random(3), lambda state: any(len(each["options"]) > 1 for each in state["decisions"])
        )
        hint = await chair.ask("hint", seat=0)
        assert set(hint["why"]) == {"gain", "more", "loss", "less"}

        table = await anna.open_table(GAME, ["me", "open"], start=True, hints=False)
        assert table["hints"] is False
        await bruno.post(f"/api/tables/{table['id']}/join", seat=1)
        chair = await anna.sit(table["id"])
        await chair.until_state(lambda state: state["table"]["status"] == "running")
        refused = await chair.ask("hint", seat=0)
        assert refused["error"]["code"] == "no_hints_here"

    asyncio.run(story())
