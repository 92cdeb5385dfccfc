"""Hints tell nothing of hidden cards: where two games look alike to who asks, advice comes from the same worlds."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.table.twins import Twins, grow

from signoria.bots.hint import hint
from signoria.bots.ismcts import Thinking
from signoria.core.game import AnyGame
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng

WITH_SECRETS = [game_id for game_id in game_ids() if game_id != "virtu"]
VIEWER = 0
# Worlds redealt for each of the two games, shuffles of the labels, and how seldom chance alone may look like a leak.
WORLDS = 150
SHUFFLES = 2000
SELDOM = 0.001


def asked_alike(game: AnyGame, seed: str) -> tuple[Any, Any]:
    """Two positions at which the viewer chooses, equal to them and with other hidden cards."""
    players = 4 if 4 in game.players else game.players[-1]
    pairs = grow(game, VIEWER, players, seed)
    positions = [found for twins in pairs for found in _choices(twins)]
    assert positions, f"{game.id} never asks the viewer where the two differ"
    return positions[len(positions) // 2]


def _choices(twins: Twins) -> list[tuple[Any, Any]]:
    one, other = (twins.game.new(twins.players, twins.settings) for _ in range(2))
    moments, found = set(twins.moments()), []
    for number, step in enumerate(twins.steps):
        if number in moments and step.by == VIEWER and len(one.options(VIEWER)) > 1:
            found.append((one.clone(), other.clone()))
        for state, name in zip((one, other), step.names, strict=True):
            state.apply(step.by, twins.game.id_of(step.by, name))
    return found


def advice(game: AnyGame, state: Any, seed: str, iterations: int) -> list[tuple[int, float]]:
    """As a table asks: of a world redealt for the viewer."""
    rng = Rng(seed)
    given = hint(game, game.redeal(state, VIEWER, rng), VIEWER, rng, Thinking(iterations=iterations))
    return [(each.action, each.chance) for each in given]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", WITH_SECRETS)
def test_the_same_chance_gives_the_same_advice_whatever_is_hidden(game_id: str) -> None:
    game = load_game(game_id)
    one, other = asked_alike(game, f"hints/{game_id}")
    assert game.observe(one, VIEWER) == game.observe(other, VIEWER)
    assert game.dump(one) != game.dump(other)
    for seed in ("a", "b"):
        assert advice(game, one, seed, 40) == advice(game, other, seed, 40)


def distance(one: list[int], other: list[int]) -> float:
    """Of how often each action was advised first."""
    counts = Counter(one), Counter(other)
    return sum(abs(counts[0][action] - counts[1][action]) for action in counts[0] | counts[1]) / (2 * len(one))


def likelihood(one: list[int], other: list[int], lot: random.Random) -> float:
    """How often a shuffle of all advice differs as much as the two do."""
    seen, both = distance(one, other), [*one, *other]
    as_far = 0
    for _ in range(SHUFFLES):
        lot.shuffle(both)
        as_far += distance(both[: len(one)], both[len(one) :]) >= seen
    return as_far / SHUFFLES


def test_a_leak_would_be_seen() -> None:
    """What is advised a fifth more often in one of the games is no chance."""
    lot = random.Random("leak")
    one = [lot.choices((1, 2), (50, 50))[0] for _ in range(WORLDS)]
    other = [lot.choices((1, 2), (75, 25))[0] for _ in range(WORLDS)]
    assert likelihood(one, other, lot) <= SELDOM


@pytest.mark.soak
@pytest.mark.parametrize("game_id", WITH_SECRETS)
def test_advice_over_many_redealt_worlds_does_not_tell_the_games_apart(game_id: str) -> None:
    game, lot = load_game(game_id), random.Random(game_id)
    for number in range(2):
        one, other = asked_alike(game, f"many hints/{game_id}/{number}")
        first = [
            [advice(game, state, f"{which}/{world}", 60)[0][0] for world in range(WORLDS)]
            for which, state in enumerate((one, other))
        ]
        assert likelihood(first[0], first[1], lot) > SELDOM
