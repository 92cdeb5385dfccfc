"""The bot that looks one decision ahead, and the one that overlooks most of its options."""

from __future__ import annotations

from collections import Counter

from tests.bots.positions import middle

from signoria.bots.greedy import GreedyBot
from signoria.core.rng import Rng


def test_who_is_attentive_to_few_options_takes_the_best_of_those() -> None:
    game, state, seat = middle("principato", 2, 12, wanted=lambda state, seat: len(state.options(seat)) > 4)
    best = Counter(GreedyBot().choose(game, state, seat, Rng("best", number)) for number in range(20)).most_common(1)
    seldom, often = (
        sum(GreedyBot(few).choose(game, state, seat, Rng(number)) == best[0][0] for number in range(200))
        for few in (1, 3)
    )
    assert 0 < seldom < often < 200


def test_few_options_are_all_looked_at() -> None:
    game, state, seat = middle("il_principe", 3, 12, wanted=lambda state, seat: len(state.options(seat)) == 2)
    for number in range(20):
        choice = GreedyBot().choose(game, state, seat, Rng(number))
        assert GreedyBot(attentive=2).choose(game, state, seat, Rng(number)) == choice
