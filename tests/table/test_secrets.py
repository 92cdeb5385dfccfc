"""Secrets by difference: games that look alike to somebody send them the same, byte for byte.

The tables are laid out in the database as a server leaves them, twice, with the same lines as the viewer sees them and
other hidden cards; then everything that they can ask or hear is compared. What `hint` answers is thought about from a
redealt position with its own chance, so it cannot be compared so; test_hint_secrets.py does.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine
from tests.table.program import Chair, Program
from tests.table.servers import Server, serving
from tests.table.twins import LONGEST, Placed, Twins, grow, place

from signoria.core.codes import Settings
from signoria.core.errors import InvalidSetup
from signoria.core.record.lines import Chair as Seated
from signoria.core.record.lines import Draw, Move
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.registry import game_ids, load_game
from signoria.core.state import CHANCE, SPECTATOR

pytestmark = pytest.mark.slow

CUTS = 2
LIVE = 8
MOMENTS = 6
MOVES_TRIED = 8
# Times, and what the secret makes different: its hash and the digests of the lines.
TIMES = re.compile(r'"(?:moved|created|when|at)": ?[-+0-9.e]+')
HEX = re.compile(r'"[0-9a-f]{32,64}"')
WITH_SECRETS = [game_id for game_id in game_ids() if game_id != "virtu"]


@dataclass
class Hosted:
    """A server on SQLite, its file, and two people: the viewer and whoever sits in the other seats."""

    server: Server
    engine: Engine


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("twins")
    with serving("--data", str(folder), SIGNORIA_AWAY_AFTER="3600", SIGNORIA_RATE_FACTOR="1000") as server:
        yield Hosted(server, create_engine(f"sqlite:///{folder / 'signoria.db'}"))


def blank(text: str, id: str) -> str:
    return HEX.sub('"#"', TIMES.sub('"time":0', text.replace(id, "TABLE")))


# ---- what the viewer can ask ----


async def asked_over_http(viewer: Program, table: Placed, seat: int, watch: str, lot: random.Random) -> list[str]:
    """Every answer about the table, at the same moments for both."""
    as_seat = f"seat={seat}&watch={watch}" if seat != SPECTATOR else f"watch={watch}"
    moments = sorted({0, table.lines, *lot.sample(range(table.lines + 1), min(MOMENTS, table.lines))})
    paths = [f"?watch={watch}", f"/record?{as_seat}", f"/record?watch={watch}", f"/view?{as_seat}"]
    paths += [f"/view?{who}&at={at}" for who in {as_seat, f"watch={watch}"} for at in moments]
    paths += [
        f"/board/en?{as_seat}",
        f"/board/it?watch={watch}",
        f"/board/fr?{as_seat}&at={moments[len(moments) // 2]}",
    ]
    # Refusals: another's seat, a moment that is not there yet, something that does not fit, somebody who may not look.
    other = 1 if seat == 0 else 0
    paths += [f"/view?seat={other}&watch={watch}", f"/record?seat={other}&watch={watch}"]
    paths += [f"/view?{as_seat}&at=99999", "/view?watch=wrong", "/record", f"/view?{as_seat}&at=x"]
    answers = []
    for path in sorted(paths):
        answer = await viewer.http.get(f"/api/tables/{table.id}{path}")
        answers.append(f"{path} {answer.status_code} {answer.text}")
    return answers


async def refused_moves(chair: Chair, seats: list[int], names: list[str], line: int) -> None:
    """Everything that they may not do now, to hear why not."""
    options = [option["action"] for decision in chair.state["decisions"] for option in decision["options"]]
    for seat in seats:
        for name in names:
            await chair.ask("move", seat=seat, at=line, action=name)
            # After what is allowed, too: the second is refused, and the first with it.
            for first in options[:2]:
                await chair.ask("move", seat=seat, at=line, action=first, then=["nonsense:1", name])
    for seat in seats:
        if not chair.state["undo"]["allowed"]:
            await chair.ask("undo", seat=seat)
        await chair.ask("ask_undo", seat=seat, to=99_999)
        await chair.ask("answer_undo", seat=seat, yes=True)
        await chair.ask("replace", seat=seat)
        if not chair.state["decisions"] or seat != chair.state["seat"]:
            await chair.ask("hint", seat=seat)


def not_allowed(twins: Twins, table: Placed, seat: int, lot: random.Random) -> list[str]:
    """Names of actions that the seat may not do at the moment where the game was left."""
    state = replay(twins.game, as_record(twins, table))
    allowed = set() if seat == SPECTATOR else {*state.options(seat)}
    names = [twins.game.action_name(action) for action in range(twins.game.bounds.actions) if action not in allowed]
    return [*lot.sample(names, min(MOVES_TRIED, len(names))), "nonsense:1"]


def as_record(twins: Twins, table: Placed) -> Record:
    secret = bytes(32)
    chairs = [Seated(f"Player {seat + 1}") for seat in range(twins.players)]
    record = Record.begin(twins.game, twins.players, twins.settings, chairs, secret, [])
    for n, (by, name) in enumerate(table.names[: table.lines]):
        record.add(Draw(name, n) if by == CHANCE else Move(by, name), secret)
    return record


# ---- what the viewer hears ----


async def heard_live(viewer: Chair, others: Program, twins: Twins, table: Placed) -> list[str]:
    """The next decisions made by those who must; what the viewer hears of each, until they have answered a ping."""
    chairs = {seat: await others.sit(table.id, seat=seat) for seat in range(twins.players) if seat != twins.viewer}
    if twins.viewer != SPECTATOR:
        chairs[twins.viewer] = viewer
    heard: list[str] = []
    for n, (by, name) in enumerate(table.names[table.lines : table.lines + LIVE], table.lines):
        if by == CHANCE or not twins.can_follow(n):
            break  # chance at a running table cannot be made to fall alike
        await hear_all(viewer)
        chair = chairs[by]
        await hear_all(chair)
        if chair.state["line"] > n:
            continue  # the table has answered it by itself
        (decision,) = chair.state["decisions"]
        answer = await chair.ask("move", seat=by, at=decision["line"], action=name)
        assert answer["type"] == "ack", answer
        # How far others may go back is seen when they do.
        undo = {key: value for key, value in chair.state["undo"].items() if by == twins.viewer or key != "what"}
        heard.append(f"{by} may go back: {json.dumps(undo)}")
        before = len(viewer.raw)
        await hear_all(viewer)
        heard.append(f"{by}: {' '.join(viewer.raw[before:])}")
    for seat, chair in chairs.items():
        if seat != twins.viewer:
            await chair.close()
    return heard


async def hear_all(chair: Chair) -> None:
    """Everything that was sent so far: answers come in order."""
    await chair.say("ping")
    await chair.until(lambda message: message["type"] == "pong")


# ---- both ----


async def everything(hosted: Hosted, twins: Twins, table: Placed, people: tuple[Program, Program], watch: str) -> str:
    viewer, others = people
    lot = random.Random(f"{table.lines}")
    seat = twins.viewer
    answers = await asked_over_http(viewer, table, seat, watch, lot)
    asked = {"watch": watch} if seat == SPECTATOR else {"seat": seat}
    chair = await viewer.sit(table.id, **asked)
    await hear_all(chair)
    names = not_allowed(twins, table, seat, lot)
    seats = [*range(twins.players)] if seat == SPECTATOR else [seat, (seat + 1) % twins.players]
    await refused_moves(chair, seats[:2], names, chair.state["line"])
    answers += await heard_live(chair, others, twins, table)
    answers += chair.raw
    await chair.close()
    listed = await viewer.get("/api/tables?list=mine")
    answers += [json.dumps(info) for info in listed["tables"] if info["id"] == table.id]
    return blank("\n".join(answers), table.id)


async def compare(hosted: Hosted, game_id: str, viewer: int, players: int, options: Settings | None = None) -> int:
    """How many moments were compared."""
    address = hosted.server.address
    pairs = grow(load_game(game_id), viewer, players, f"{game_id}/{viewer}", options)
    people = await Program.guest(address, "Viewer"), await Program.guest(address, "Others")
    ids = tuple([(await person.get("/api/me"))["person"]["id"] for person in people])
    moments = [(n, twins, cut) for n, twins in enumerate(pairs) for cut in twins.cuts(random.Random(viewer), CUTS)]
    for n, twins, cut in moments:
        watch = f"watch-{n}-{cut}"
        both = []
        for which in range(2):
            id = f"{game_id}-{ids[0]}-{n}-{cut}-{'ab'[which]}"
            table = place(hosted.engine, twins, which, cut, id, watch, (ids[0], ids[1]))
            both.append((await everything(hosted, twins, table, people, watch)).splitlines())
        for one, other in zip(*both, strict=False):
            assert one == other, f"{game_id}, viewer {viewer}, line {cut}"
        assert len(both[0]) == len(both[1])
    for person in people:
        await person.close()
    return len(moments)


@pytest.mark.parametrize("game_id", WITH_SECRETS)
def test_what_somebody_is_sent_depends_on_what_they_may_see(hosted: Hosted, game_id: str) -> None:
    players = max(3, load_game(game_id).players[0])
    for viewer in (*range(players), SPECTATOR):
        assert asyncio.run(compare(hosted, game_id, viewer, players)) >= CUTS


def documents_in(text: str) -> Iterator[Any]:
    """Every JSON object in a text, one after the other."""
    at, decoder = text.find("{"), json.JSONDecoder()
    while at >= 0:
        document, end = decoder.raw_decode(text, at)
        yield document
        at = text.find("{", end)


def seat_views(document: Any) -> Iterator[dict[str, Any]]:
    """Every view of the game in a message, wherever it lies."""
    if isinstance(document, dict):
        if {"you", "seats"} <= document.keys():
            yield document
        for part in document.values():
            yield from seat_views(part)
    elif isinstance(document, list):
        for part in document:
            yield from seat_views(part)


async def coins_sent(hosted: Hosted, viewer: int, options: Settings) -> list[tuple[int, set[int]]]:
    """Of every view that a person is sent: whose it is, and whose coins are in it."""
    address = hosted.server.address
    twins = grow(load_game("il_principe"), viewer, 3, f"coins/{viewer}", options)[0]
    people = await Program.guest(address, "Viewer"), await Program.guest(address, "Others")
    ids = [(await person.get("/api/me"))["person"]["id"] for person in people]
    cut = twins.cuts(random.Random(viewer), 1)[0]
    id = f"coins-{ids[0]}"
    table = place(hosted.engine, twins, 0, cut, id, "watch-coins", (ids[0], ids[1]))
    text = await everything(hosted, twins, table, people, "watch-coins")
    for person in people:
        await person.close()
    views = [view for document in documents_in(text) for view in seat_views(document)]
    return [(view["you"], {seat for seat, part in enumerate(view["seats"]) if "coins" in part}) for view in views]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.parametrize("open_money", [False, True])
def test_R3_coins_that_are_hidden_are_in_nothing_that_a_person_is_sent(
    hosted: Hosted, viewer: int, open_money: bool
) -> None:
    sent = asyncio.run(coins_sent(hosted, viewer, {"open_money": open_money}))
    assert len(sent) > MOMENTS
    for you, coins in sent:
        assert coins == ({0, 1, 2} if open_money else {you} & {0, 1, 2})


# What makes other secrets, or asks other people: player counts, roles, powers, talks, windows for cards.
SETTINGS: list[tuple[str, int, Settings]] = [
    ("principato", 2, {}),
    ("principato", 4, {"auto_best_culture": True, "auto_commit_overflow": True, "require_positive_force": True}),
    ("il_principe", 2, {}),
    ("il_principe", 5, {"amigo_start_money": 3, "amigo_bishop_2vp": True}),
    ("il_principe", 4, {"open_money": True}),
    ("renaissance", 3, {"powers": True, "diplomacy": "free"}),
    ("renaissance", 4, {"variant": "without_milan", "diplomacy": "windows", "do_not_disturb": True}),
    ("renaissance", 5, {"scenario": "1494", "powers": True, "diplomacy": "free"}),
    ("renaissance", 6, {"scenario": "1515", "nations": "chosen", "garrison_limit": True}),
]


@pytest.mark.parametrize(("game_id", "players", "options"), SETTINGS)
def test_so_it_does_with_other_players_and_options(
    hosted: Hosted, game_id: str, players: int, options: Settings
) -> None:
    for viewer in (1, SPECTATOR):
        assert asyncio.run(compare(hosted, game_id, viewer, players, options)) >= CUTS


def every_setting() -> list[tuple[str, int, Settings]]:
    """Four players, or as many as a game has: each option by itself in each of its values, and all changed at once."""
    found: list[tuple[str, int, Settings]] = []
    for game_id in WITH_SECRETS:
        game = load_game(game_id)
        players = 4 if 4 in game.players else game.players[-1]
        offered = [option for option in game.options if not option.players or players in option.players]
        other = {option.name: choice for option in offered for choice in option.choices if choice != option.default}
        for settings in (
            *({option.name: choice} for option in offered for choice in option.choices if choice != option.default),
            other,
        ):
            with suppress(InvalidSetup):
                game.settings(players, settings)
                found.append((game_id, players, settings))
    return found


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players", "options"), every_setting(), ids=str)
def test_so_it_does_for_four_with_every_option(hosted: Hosted, game_id: str, players: int, options: Settings) -> None:
    for viewer in (*range(players), SPECTATOR):
        asyncio.run(compare(hosted, game_id, viewer, players, options))


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (2, {"states": "random"}), (3, {}), (4, {"states": "random", "beginners": True}), (5, {})],
)
def test_virtu_hides_nothing(players: int, options: Settings) -> None:
    """Neither of its two games has anything to compare: nothing looks different to anybody, at any moment."""
    game = load_game("virtu")
    for twins in grow(game, SPECTATOR, players, "virtu", options):
        assert len(twins.steps) > LONGEST / 2
        assert all(step.names[0] == step.names[1] for step in twins.steps)
        state = game.new(players, twins.settings)
        for step in twins.steps:
            state.apply(step.by, game.id_of(step.by, step.names[0]))
        seen = [game.observe(state, viewer) for viewer in (*range(players), SPECTATOR)]
        assert all(each | {"you": 0} == seen[0] for each in seen)
