"""Nobody may read a bot's hand from the clock: what it takes over an answer that others may not know."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from signoria.core.game import AnyGame
from signoria.core.play.way_back import is_together
from signoria.core.playout import settle_chance
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.table.bots.leases import Leases
from signoria.table.bots.pace import Question, Stride, Tempo
from signoria.table.bots.pool import Thinker
from signoria.table.bots.thought import Thought
from signoria.table.live.services import Services
from signoria.table.people.rate_limits import Rates
from signoria.table.settings import Settings
from signoria.table.store.database import database_url, open_engine
from signoria.table.store.writer import Writer

LEVEL = "courtier"


@pytest.fixture
def services(tmp_path: Path) -> Services:
    settings = Settings(tmp_path)
    engine = open_engine(database_url(settings))
    return Services(
        settings,
        engine,
        Writer(engine),
        Thinker(1),
        Tempo(),
        Leases(engine, settings.process),
        Rates(settings.rate_factor),
    )


def position(game_id: str, wanted: Any) -> tuple[Any, int]:
    """A position of a game by lot, and a seat that decides there, of the sort that is wanted."""
    game = load_game(game_id)
    for number in range(100):
        lot, rng = random.Random(number), Rng(str(number))
        state = game.new(3, game.unattended_settings(3, {}))
        settle_chance(state, rng)
        while state.actors():
            seat = state.actors()[0]
            if wanted(state, seat):
                return state, seat
            state.apply(seat, lot.choice(state.options(seat)))
            settle_chance(state, rng)
    raise AssertionError(f"{game_id} never comes to such a position")


def thought_of(services: Services, game: AnyGame, state: Any, seat: int, level: str, sealed: bool) -> Thought:
    return Thought(services.thinker, services.tempo, "person", "table", game, state, seat, level, sealed)


def is_hidden(state: Any, seat: int) -> bool:
    return load_game("renaissance").may_hide(state.prompt(seat).code) and not is_together(state)


def test_a_forced_answer_that_others_may_not_know_to_be_forced_takes_as_long_as_a_thought(services: Services) -> None:
    game = load_game("renaissance")
    state, seat = position("renaissance", lambda s, seat: is_hidden(s, seat) and len(s.options(seat)) == 1)
    thought = thought_of(services, game, state, seat, LEVEL, sealed=False)
    assert asyncio.run(thought.picks()) == [game.action_name(state.options(seat)[0])]
    question = Question(game.id, LEVEL, state.prompt(seat).code)
    services.tempo.note(Question(game.id, "prince", question.prompt), 5.0)
    for seconds in (1.25, 1.5):
        services.tempo.note(question, seconds)
    paces = {thought.pace(0.0) for _ in range(200)}
    assert paces == {1.25, 1.5}


def test_what_is_forced_for_all_to_see_takes_no_time(services: Services) -> None:
    game = load_game("renaissance")
    state, seat = position(
        "renaissance",
        lambda s, seat: s.prompt(seat).code not in game.hidden_choices and len(s.options(seat)) == 1,
    )
    services.tempo.note(Question(game.id, LEVEL, state.prompt(seat).code), 1.25)
    assert thought_of(services, game, state, seat, LEVEL, sealed=False).pace(0.0) == 0.0


def test_a_thought_is_remembered_and_not_drawn_out(services: Services) -> None:
    game = load_game("renaissance")
    state, seat = position("renaissance", lambda s, seat: is_hidden(s, seat) and len(s.options(seat)) > 1)
    thought = thought_of(services, game, state, seat, LEVEL, sealed=False)
    assert thought.pace(0.75) == 0.0
    assert services.tempo.like_a_thought(Question(game.id, LEVEL, state.prompt(seat).code)) == 0.75


def test_all_picks_under_seal_are_made_at_once_and_take_as_long_as_the_longest(services: Services) -> None:
    game = load_game("il_principe")
    state, seat = position("il_principe", lambda s, seat: is_together(s) and len(s.actors()) == 3)
    thought = Thought(
        services.thinker, services.tempo, "person", "table", game, state.clone(), seat, "apprentice", sealed=True
    )
    picks = asyncio.run(thought.picks())
    services.thinker.close()
    for number, pick in enumerate(picks):
        assert seat in state.actors(), f"{picks} goes on after the last pick, {number}"
        state.apply(seat, game.action_id(pick))
    assert seat not in state.actors()
    assert thought.pace(1.5) == 1.5
    assert thought.pace(0.5) == 1.5


def test_only_the_last_thoughts_count() -> None:
    tempo, question = Tempo(), Question("game", LEVEL, "prompt")
    assert (tempo.like_a_thought(question), tempo.like_the_longest(question)) == (0.0, 0.0)
    for seconds in [9.0, *[1.0] * 40]:
        tempo.note(question, seconds)
    assert (tempo.like_a_thought(question), tempo.like_the_longest(question)) == (1.0, 1.0)


def test_what_was_held_up_by_something_else_is_no_example() -> None:
    tempo, question = Tempo(), Question("game", LEVEL, "prompt")
    tempo.note(question, 60.0)
    assert tempo.like_the_longest(question) == 2.0
    for _ in range(10):
        tempo.note(question, 0.5)
    assert tempo.like_the_longest(question) == 0.5


def test_a_turn_of_many_decisions_stays_within_its_seconds() -> None:
    stride = Stride()
    assert sum(stride.pause(1, 0.45) for _ in range(200)) < 3.01


def test_who_begins_a_turn_takes_the_whole_pause() -> None:
    stride = Stride()
    assert [round(stride.pause(seat, 1.0), 4) for seat in (0, 0, 0, 1, 0)] == [1.0, 0.85, 0.7225, 1.0, 1.0]
