"""Uniform random play to the end: the loop that simulations, benchmarks and searches spend their time in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, State, buffer


class EndlessGame(Exception):
    """A game that outran its own bound, or an actor without options: a defect of the game, never of the caller."""


def draw(state: State, rng: Rng, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """An outcome of the waiting chance event, by its weights."""
    count: i64 = state.weights_into(outcomes, weights)
    total: i64 = 0
    for k in range(count):
        total += weights[k]
    if total <= 0:
        raise EndlessGame("chance is to decide and has no outcome with a weight")
    left: i64 = rng.below(total)
    i: i64 = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return outcomes[i]


def settle_chance(state: State, rng: Rng) -> None:
    """Draw until a seat is to decide or the game is over."""
    outcomes = buffer()
    weights = buffer()
    while state.mover() == CHANCE:
        state.step(CHANCE, draw(state, rng, outcomes, weights))


def play_out(state: State, rng: Rng, limit: i64) -> i64:
    """Play to the end; returns how many decisions had two options or more."""
    options = buffer()
    weights = buffer()
    decisions: i64 = 0
    steps: i64 = 0
    while steps <= limit:
        seat: i64 = state.mover()
        if seat == NOBODY:
            return decisions
        steps += 1
        if seat == CHANCE:
            state.step(CHANCE, draw(state, rng, options, weights))
            continue
        count: i64 = state.options_into(seat, options)
        if count == 0:
            raise EndlessGame(f"seat {seat} must decide and has no option")
        pick: i64 = 0
        if count > 1:
            decisions += 1
            pick = rng.below(count)
        state.step(seat, options[pick])
    raise EndlessGame(f"the game is not over after {limit} steps")
