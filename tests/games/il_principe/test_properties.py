"""Laws that hold in any position of any game: copies, documents, redeals, simultaneous offers."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.il_principe.positions import play_by, random_lines
from tests.games.il_principe.test_offer import answers

from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR
from signoria.games.il_principe import GAME
from signoria.games.il_principe.bounds import MOST_COINS
from signoria.games.il_principe.state import OFFER, IlPrincipe

pytestmark = pytest.mark.same_when_plain

PLAYERS = st.sampled_from(GAME.players)
SEEDS = st.integers(0, 10**6)
STEPS = st.integers(0, 400)
START_MONEY = st.sampled_from([0, 3, 5])
SLOW = settings(max_examples=40, deadline=None)


def position(players: int, seed: int, steps: int, money: int = 0) -> IlPrincipe:
    state = GAME.new(players, {"amigo_start_money": money})
    random_lines(state, Rng("property", seed), steps)
    return state


def offering(players: int, seed: int) -> IlPrincipe:
    """A game at its next offer, or at its end."""
    state = position(players, seed, seed % 300)
    while state.actors() and state.frames[state.at] != OFFER:
        random_lines(state, Rng("on", seed, state.round, *state.frames), 1)
    return state


@SLOW
@given(PLAYERS, SEEDS, STEPS, START_MONEY)
def test_every_position_is_sound_and_round_trips(players: int, seed: int, steps: int, money: int) -> None:
    state = position(players, seed, steps, money)
    assert GAME.violations(state) == []
    written = GAME.dump(state)
    assert GAME.dump(state.clone()) == written
    assert GAME.dump(GAME.load(json.loads(json.dumps(written)))) == written


@SLOW
@given(PLAYERS, SEEDS, STEPS)
def test_a_clone_lives_its_own_life(players: int, seed: int, steps: int) -> None:
    state = position(players, seed, steps)
    before = GAME.dump(state)
    random_lines(state.clone(), Rng(seed), 30)
    assert GAME.dump(state) == before


@SLOW
@given(PLAYERS, SEEDS, STEPS, st.integers(-1, 4), SEEDS)
def test_a_redeal_looks_the_same_and_depends_on_nothing_else(
    players: int, seed: int, steps: int, viewer: int, other: int
) -> None:
    state = position(players, seed, steps)
    seat = viewer if 0 <= viewer < players else SPECTATOR
    twin = GAME.redeal(state, seat, Rng(other))
    assert GAME.violations(twin) == []
    assert GAME.observe(twin, seat) == GAME.observe(state, seat)
    assert twin.actors() == state.actors()
    assert twin.options(seat) == state.options(seat)
    again = [GAME.dump(GAME.redeal(one, seat, Rng("again", other))) for one in (state, twin)]
    assert again[0] == again[1]


@SLOW
@given(PLAYERS, SEEDS)
def test_offers_in_any_order_lead_to_the_same_position(players: int, seed: int) -> None:
    state = offering(players, seed)
    if not state.actors():
        return
    rng = Rng("offers", seed)
    picks = {seat: list(_one(answers(state, seat), rng)) for seat in state.actors()}
    expected = state.clone()
    for seat, names in picks.items():
        play_by(expected, seat, *names)
    while any(picks.values()):
        waiting = [seat for seat, names in picks.items() if names]
        seat = waiting[rng.below(len(waiting))]
        play_by(state, seat, picks[seat].pop(0))
    assert GAME.dump(state) == GAME.dump(expected)


def _one(items: list[tuple[str, ...]], rng: Rng) -> tuple[str, ...]:
    return items[rng.below(len(items))]


@SLOW
@given(PLAYERS, SEEDS, STEPS)
def test_nobody_bids_or_owns_more_than_the_bound(players: int, seed: int, steps: int) -> None:
    state = position(players, seed, steps, 5)
    assert max(state.coins) <= MOST_COINS
    for seat in state.actors():
        if seat >= 0:
            bids = [GAME.action_name(action) for action in state.options(seat)]
            amounts = [int(name.partition(":")[2]) for name in bids if name.startswith("bid:")]
            assert all(amount <= state.coins[seat] for amount in amounts)
