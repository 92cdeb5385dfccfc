"""The search: its budget, its memory, its answers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from tests.bots.positions import middle

from signoria.bots.faces import face_of
from signoria.bots.greedy import GreedyBot
from signoria.bots.hint import hint
from signoria.bots.ismcts import IsmctsBot, Thinking
from signoria.bots.levels import LEVELS, STRONGEST
from signoria.bots.random_bot import RandomBot
from signoria.bots.registry import UnknownBot, make_bot
from signoria.bots.search import Search
from signoria.core.playout import settle_chance
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.lab.croupier import Croupier

GAMES = [("principato", 2), ("il_principe", 3), ("renaissance", 3), ("virtu", 3), ("virtu", 2)]


def search_of(game: Any, state: Any, seat: int, seed: int = 1) -> Search:
    return Search(face_of(game), state, seat, Rng(seed))


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_the_same_seed_and_budget_give_the_same_thoughts(game_id: str, players: int) -> None:
    game, state, seat = middle(game_id, players, 25)
    searches = [search_of(game, state.clone(), seat) for _ in range(2)]
    for search in searches:
        assert search.run(120, math.inf) == 120
    assert searches[0].arms() == searches[1].arms()
    assert sum(tried for _, tried, _ in searches[0].arms()) == 120
    assert {action for action, _, _ in searches[0].arms()} <= set(state.options(seat))
    assert all(0 <= chance <= 1 for _, _, chance in searches[0].arms())


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_thinking_changes_nothing_on_the_table(game_id: str, players: int) -> None:
    game, state, seat = middle(game_id, players, 25)
    before = game.dump(state)
    IsmctsBot(Thinking(iterations=50)).choose(game, state, seat, Rng(2))
    GreedyBot().choose(game, state, seat, Rng(2))
    assert game.dump(state) == before


def test_a_forced_decision_costs_no_thought() -> None:
    game, state, seat = middle("principato", 2, 25)
    while len(state.options(seat)) != 1:
        state.apply(seat, state.options(seat)[0])
        settle_chance(state, Rng(1))
        (seat,) = state.actors()
    rng, untouched = Rng(3), Rng(3)
    for bot in (GreedyBot(), IsmctsBot()):
        assert bot.choose(game, state, seat, rng) == state.options(seat)[0]
    assert rng.next32() == untouched.next32()


def test_a_won_position_is_seen_as_won() -> None:
    """One step before the end, every arm that wins is worth a whole game."""
    game, state, seat = middle("principato", 2, 0)
    rng = Rng(5)
    last = None
    while state.actors():
        settle_chance(state, rng)
        if not state.actors():
            break
        (seat,) = state.actors()
        options = state.options(seat)
        if len(options) > 1:
            last = state.clone()
        state.apply(seat, options[int(rng.below(len(options)))])
    assert last is not None
    (seat,) = last.actors()
    search = search_of(game, last, seat)
    search.run(60, math.inf)
    ends = {}
    for option in last.options(seat):
        after = last.clone()
        after.apply(seat, option)
        while after.actors():
            after.apply(after.actors()[0], after.options(after.actors()[0])[0])
        ends[option] = game.places(after)[seat]
    chosen = search.arms()[0][0]
    assert ends[chosen] == min(ends.values())


def play_turn(game: Any, state: Any, seat: int, bot: IsmctsBot, noticed: Callable[[], object]) -> list[Any]:
    """Let a bot play until another seat is to decide; what was noticed after each of its choices."""
    rng, found = Rng(4), []
    while state.actors() == [seat]:
        choice = state.options(seat)[0]
        if len(state.options(seat)) > 1:
            choice = bot.choose(game, state, seat, rng)
            found.append(noticed())
        state.apply(seat, choice)
        settle_chance(state, Rng(9))
    return found


def test_the_tree_serves_the_small_decisions_that_follow() -> None:
    game, state, seat = middle("principato", 2, 12, wanted=lambda state, seat: state.depth == 1)
    bot = IsmctsBot(Thinking(iterations=300))
    inherited = play_turn(game, state, seat, bot, lambda: bot.inherited)
    assert len(inherited) > 1
    assert inherited[0] == 0
    assert any(inherited[1:])


def test_a_memory_of_another_table_is_not_used() -> None:
    game, state, seat = middle("principato", 2, 12, wanted=lambda state, seat: state.depth == 1)
    _, other, other_seat = middle("principato", 2, 12, seed=1, wanted=lambda state, seat: state.depth == 1)
    bot = IsmctsBot(Thinking(iterations=60))
    bot.choose(game, state, seat, Rng(1))
    expected = IsmctsBot(Thinking(iterations=60)).choose(game, other, other_seat, Rng(2))
    assert bot.choose(game, other, other_seat, Rng(2)) == expected


def test_a_turn_shares_its_time() -> None:
    game, state, seat = middle("principato", 2, 12, wanted=lambda state, seat: state.depth == 1)
    bot = IsmctsBot(Thinking(seconds=0.2))
    left = play_turn(game, state, seat, bot, lambda: bot.seconds_left)
    assert len(left) > 1
    assert left == sorted(left, reverse=True)
    assert left[-1] < left[0] < bot.thinking.seconds


# ---- bots among bots ----


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_bots(level: str) -> None:
    game, state, seat = middle("il_principe", 3, 8)
    bot = make_bot(level)
    if isinstance(bot, IsmctsBot):
        assert bot.thinking.seconds <= 2
        bot.thinking = Thinking(iterations=20)
    assert bot.choose(game, state, seat, Rng(1)) in state.options(seat)


@pytest.mark.parametrize("level", LEVELS)
def test_levels_need_to_hear_nothing(level: str) -> None:
    """A server asks any of its processes, and tells none of them the lines: docs/how_to_write_a_bot.md."""
    assert [name for name in ("begin", "saw", "end") if hasattr(make_bot(level), name)] == []


def test_the_strongest_is_the_last() -> None:
    assert list(LEVELS)[-1] == STRONGEST


@pytest.mark.parametrize(("name", "iterations", "seconds"), [("ismcts-7", 7, math.inf), ("ismcts-250ms", None, 0.25)])
def test_a_budget_is_part_of_the_name(name: str, iterations: int | None, seconds: float) -> None:
    bot = make_bot(name)
    assert isinstance(bot, IsmctsBot)
    assert bot.thinking.seconds == seconds
    assert iterations is None or bot.thinking.iterations == iterations


@pytest.mark.parametrize("name", ["ismcts-", "ismcts-x", "ismcts-5s", "ismcts-1-2", "ismcts--3"])
def test_a_budget_that_cannot_be_read_is_no_bot(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), GAMES)
@pytest.mark.parametrize("name", ["greedy", "ismcts-15"])
def test_bots_play_every_game_to_its_end(game_id: str, players: int, name: str) -> None:
    game = load_game(game_id)
    # The shortest game that its options allow.
    short = {"year_limit": 10} if game_id == "virtu" and players > 2 else {}
    state = game.new(players, game.unattended_settings(players, short))
    croupier = Croupier(game, [make_bot(name), *([RandomBot()] * (players - 1))], "whole", game_id)
    while (step := croupier.next_step(state)) is not None:
        state.apply(step.seat, step.action)
    assert 1 in game.places(state)


# ---- offers ----


def test_bots_do_not_take_the_floor_but_answer() -> None:
    """Renaissance with free offers: `speak` stands among the options and is never taken; an offer gets its answer."""
    speak = load_game("renaissance").action_id("speak")
    free: dict[str, bool | int | str] = {"diplomacy": "free"}
    game, state, seat = middle("renaissance", 3, 30, 0, free, lambda state, seat: speak in state.options(seat))
    _, offered, asked = middle("renaissance", 3, 10, 0, free, lambda state, seat: is_offer(state, seat))
    for bot in (GreedyBot(), IsmctsBot(Thinking(iterations=40))):
        assert bot.choose(game, state.clone(), seat, Rng(1)) in set(state.options(seat)) - {speak}
        assert game.action_name(bot.choose(game, offered.clone(), asked, Rng(1))) in ("accept", "refuse")


def is_offer(state: Any, seat: int) -> bool:
    return bool(state.prompt(seat).code == "offer.answer")


# ---- hints ----


def test_a_hint_is_the_choice_and_two_alternatives() -> None:
    game, state, seat = middle("principato", 2, 12, wanted=lambda state, seat: len(state.options(seat)) > 3)
    advice = hint(game, state, seat, Rng(1), Thinking(iterations=200))
    assert len(advice) == 3
    assert len({each.action for each in advice}) == 3
    assert {each.action for each in advice} <= set(state.options(seat))
    assert advice[0].tried >= advice[1].tried >= advice[2].tried
    assert all(0 <= each.chance <= 1 for each in advice)


def test_of_two_options_a_hint_names_two() -> None:
    game, state, seat = middle("il_principe", 3, 12, wanted=lambda state, seat: len(state.options(seat)) == 2)
    assert len(hint(game, state, seat, Rng(1), Thinking(iterations=200))) == 2
