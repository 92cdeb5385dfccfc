"""What the client needs to speak: the same words, vocabulary and rules that the terminal uses."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.program import Program, Refusal
from tests.table.servers import Server

from signoria.core.registry import game_ids, load_game
from signoria.core.vocabulary import COMMON
from signoria.text.rules import load_rules


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_words_and_rules_in_every_language(server: Server, lang: str) -> None:
    async def story() -> None:
        program = Program(server.address)
        assert "bar-undo =" in (await program.get(f"/api/words/{lang}"))["messages"]
        for game_id in game_ids():
            words = await program.get(f"/api/games/{game_id}/words/{lang}")
            assert "game-title =" in words["messages"]
            vocabulary = load_game(game_id).vocabulary
            assert words["vocabulary"]["events"].keys() == {**COMMON.events, **vocabulary.events}.keys()
            assert words["vocabulary"]["names"].keys() == vocabulary.names.keys()
            rules = await program.get(f"/api/games/{game_id}/rules/{lang}")
            expected = load_rules(load_game(game_id), lang)
            assert rules["lang"] == lang
            assert [each["id"] for each in rules["paragraphs"]] == expected.numbers()
            assert {each["kind"] for each in rules["paragraphs"]} == {"paragraph", "ruling", "example"}

    asyncio.run(story())


def test_what_is_kept_by_the_browser_is_not_sent_again(server: Server) -> None:
    async def story() -> None:
        program = Program(server.address)
        first = await program.http.get("/api/games/principato/words/fr")
        tag = {"If-None-Match": first.headers["etag"]}
        again = await program.http.get("/api/games/principato/words/fr", headers=tag)
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")

    asyncio.run(story())


def test_the_opening_shows_who_plays_what_as_far_as_it_is_agreed(server: Server) -> None:
    async def story() -> None:
        program = Program(server.address)
        by_seat = await program.get("/api/games/virtu/opening?players=4&options={}")
        assert None not in [seat["faction"] for seat in by_seat["view"]["seats"]]
        drawn = await program.get('/api/games/virtu/opening?players=4&options={"states":"random"}')
        assert {seat["faction"] for seat in drawn["view"]["seats"]} == {None}
        listed = await program.get('/api/games/renaissance/opening?players=5&options={"nations":"listed"}')
        assert len({seat["nation"] for seat in listed["view"]["seats"]}) == 5

    asyncio.run(story())


@pytest.mark.parametrize(
    "query", ["players=9&options={}", "players=4&options=[1", 'players=4&options={"x":1}', "options={}"]
)
def test_an_opening_that_cannot_be_is_refused(server: Server, query: str) -> None:
    async def story() -> None:
        answer = await Program(server.address).http.get(f"/api/games/virtu/opening?{query}")
        assert answer.status_code == 400
        assert answer.json()["error"]["sentence"]

    asyncio.run(story())


@pytest.mark.parametrize(
    "path", ["/api/words/xx", "/api/games/chess/words/en", "/api/games/principato/words/de", "/api/games/x/rules/en"]
)
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    async def story() -> None:
        with pytest.raises(Refusal, match="404"):
            await Program(server.address).get(path)

    asyncio.run(story())
