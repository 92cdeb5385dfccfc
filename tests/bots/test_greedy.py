"""The bot that looks one decision ahead, and the careless one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.bots.positions import middle
from tests.games.principato.positions import GAME, document, seat

from signoria.bots.bot import Bot
from signoria.bots.faces import face_of
from signoria.bots.greedy import ALIKE, GreedyBot
from signoria.bots.levels import apprentice, courtier
from signoria.bots.lookahead import Lookahead
from signoria.core.rng import Rng

# ---- what those who learn play against ----


@pytest.mark.parametrize("level", [apprentice, courtier])
@pytest.mark.parametrize("action", [1, 2])
def test_no_turn_is_ended_while_a_card_brings_something(level: Callable[[], Bot], action: int) -> None:
    own = seat(hand=("collector", "taxes"), palazzo=2, food=2, favor=3, catapult=3, militia=1)
    state = GAME.load(document(own, seat(), seat(), seat(), action=action))
    choices = {GAME.action_name(level().choose(GAME, state, 0, Rng(number))) for number in range(10)}
    assert not choices & {"end", "skip"}


@pytest.mark.parametrize("level", [apprentice, courtier])
def test_nobody_hires_soldiers_that_they_cannot_feed(level: Callable[[], Bot]) -> None:
    state = GAME.load(document(seat(hand=("recruit_militia", "taxes"), food=2, favor=1), seat(), seat(), seat()))
    state.apply(0, GAME.action_id("activate:0"))
    for number in range(10):
        name = GAME.action_name(level().choose(GAME, state, 0, Rng(number)))
        assert int(name.removeprefix("recruit:")) <= 3


def test_the_careless_take_one_of_the_best_and_nothing_much_worse() -> None:
    game, state, seat_ = middle("principato", 2, 12, wanted=lambda state, seat: len(state.options(seat)) > 4)
    options = state.options(seat_)
    worths = Lookahead(face_of(game), thorough=True).worths(state, seat_, options, 8, Rng(1))
    best = {option for _, option in sorted(zip(worths, options, strict=True))[-ALIKE - 1 :]}
    chosen = {GreedyBot(careless=9.0).choose(game, state, seat_, Rng(number)) for number in range(20)}
    assert len(chosen) > 1
    assert chosen <= best
    careful = {GreedyBot(careless=1e-6).choose(game, state, seat_, Rng(number)) for number in range(20)}
    assert len(careful) < len(chosen)


def test_the_thorough_see_what_the_second_card_of_a_turn_would_bring() -> None:
    """Any entry of the menu looks alike right after it: only what it begins tells two food from a bad bargain."""
    state = GAME.load(document(seat(hand=("build_field", "collector"), farm=2, bank=2, gold=4, favor=3), seat()))
    skip = GAME.action_id("skip")
    quick, thorough = (Lookahead(face_of(GAME), deep).outcome(state.clone(), 0, skip, Rng(1)) for deep in (False, True))
    assert thorough > quick
