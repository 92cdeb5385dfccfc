"""Every installed game, at every player count and with every option, keeps the laws of the contract."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from signoria.core.registry import game_ids, load_game
from signoria.testing import Memory, check_game

pytestmark = pytest.mark.same_when_plain

HERE = Path(__file__).parent
TABLES = [(game_id, players) for game_id in game_ids() for players in load_game(game_id).players]


def memory_of(game_id: str) -> Memory | None:
    """The hook in `tests/games/<game>/memory.py`, where a game hides anything."""
    if not (HERE / game_id / "memory.py").is_file():
        return None
    hook: Memory = importlib.import_module(f"tests.games.{game_id}.memory").contradictions
    return hook


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_law_holds(game_id: str, players: int) -> None:
    game = load_game(game_id)
    check_game(
        game, players=players, games=2, settings=game.unattended_settings(players, {}), memory=memory_of(game_id)
    )


def fewest_with_every_option(game_id: str) -> set[int]:
    """The smallest tables at which, together, every option can be chosen."""
    game = load_game(game_id)
    return {game.players[0], *(min(option.players) for option in game.options if option.players)}


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), [t for t in TABLES if t[1] in fewest_with_every_option(t[0])])
def test_every_law_holds_with_every_option(game_id: str, players: int) -> None:
    check_game(load_game(game_id), players=players, games=6, seed=2, memory=memory_of(game_id))


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players"), [t for t in TABLES if t[1] not in fewest_with_every_option(t[0])])
def test_every_law_holds_with_every_option_at_larger_tables(game_id: str, players: int) -> None:
    check_game(load_game(game_id), players=players, games=6, seed=2, memory=memory_of(game_id))


def test_the_memory_of_principato_notices_a_wrong_goal() -> None:
    """A hook that accepts everything would prove nothing."""
    game, memory = load_game("principato"), memory_of("principato")
    assert memory is not None
    state = game.new(2)
    seen: list[tuple[int, str]] = []
    while None in _goals(game.dump(state)):
        outcome = state.weights()[0][0]
        seen.append((-1, game.seen(state, -1, outcome, 0)))
        state.apply(-1, outcome)
    document = game.dump(state)
    assert memory(game, 2, {}, 0, seen, document) == []
    first, second = document["seats"]
    first["goals"], second["goals"] = second["goals"], first["goals"]
    assert memory(game, 2, {}, 0, seen, document) != []
    first["goals"] = second["goals"]
    assert any("held twice" in found for found in memory(game, 2, {}, 0, seen, document))


def _goals(document: dict[str, Any]) -> list[str | None]:
    return [goal for part in document["seats"] for goal in [*part["goals"], None, None][:2]]
