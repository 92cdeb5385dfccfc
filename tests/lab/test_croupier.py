"""Who runs a game among bots: the same games as the quick loop, and nobody sees what he may not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lab.toy import toy_game

from signoria.bots.fault import BotFault
from signoria.bots.random_bot import RandomBot
from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame, play_out
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.lab.croupier import Croupier


class FirstOption:
    """Takes its first option and as many random numbers as it pleases."""

    def __init__(self) -> None:
        self.states: list[Any] = []
        self.streams: list[Rng] = []

    def choose(self, game: AnyGame, state: Any, seat: int, rng: Rng) -> int:
        self.states.append(state)
        self.streams.append(rng)
        for _ in range(seat + 3):
            rng.next32()
        return int(state.options(seat)[0])


def run(game: AnyGame, state: Any, croupier: Croupier) -> tuple[int, list[tuple[int, int]]]:
    """Play to the end: the number of decisions, and every step."""
    decisions, steps = 0, []
    while (step := croupier.next_step(state)) is not None:
        decisions += step.decision
        steps.append((step.seat, step.action))
        state.apply(step.seat, step.action)
    return decisions, steps


@pytest.mark.parametrize("game_id", game_ids())
def test_random_bots_play_the_games_of_the_quick_loop(game_id: str) -> None:
    game = load_game(game_id)
    for players in game.players:
        for index in range(5):
            settings = game.unattended_settings(players, {})
            quick, slow = game.new(players, settings), game.new(players, settings)
            decisions = play_out(quick, Rng(7, game_id, players, index), game.bounds.longest_game)
            croupier = Croupier(game, [RandomBot()] * players, 7, game_id, players, index)
            assert run(game, slow, croupier)[0] == decisions
            assert game.dump(slow) == game.dump(quick)


def test_bots_get_a_redealt_state_and_never_the_true_one() -> None:
    game, bot = toy_game(), FirstOption()
    state = game.new(2)
    run(game, state, Croupier(game, [bot, bot], 1))
    assert bot.states
    assert all(given is not state for given in bot.states)


def test_a_bot_cannot_foresee_the_chance_from_its_stream() -> None:
    game, bot = toy_game(), FirstOption()
    croupier = Croupier(game, [bot, RandomBot()], 1)
    run(game, game.new(2), croupier)
    assert all(stream is not croupier.chance and stream is not croupier.redeals for stream in bot.streams)


def test_how_much_a_bot_draws_does_not_change_the_chance() -> None:
    game = toy_game()

    class Sober(FirstOption):
        def choose(self, game: AnyGame, state: Any, seat: int, rng: Rng) -> int:
            return int(state.options(seat)[0])

    steps = [run(game, game.new(3), Croupier(game, [bot, bot, bot], 5))[1] for bot in (FirstOption(), Sober())]
    assert steps[0] == steps[1]


def test_a_bot_that_chooses_what_it_may_not_is_named() -> None:
    class Cheat:
        def choose(self, game: AnyGame, state: Any, seat: int, rng: Rng) -> int:
            return 17

    game = toy_game()
    with pytest.raises(BotFault, match="seat 0 chose 17, which is not among its options: step:1, step:2, step:3"):
        Croupier(game, [Cheat(), Cheat()], 1).next_step(game.new(2))


def test_an_actor_without_options_is_a_defect_of_the_game() -> None:
    game = toy_game()
    with pytest.raises(EndlessGame, match="has no option"):
        run(game, game.new(2, {"flaw": "stuck"}), Croupier(game, [RandomBot()] * 2, 1))
