"""What seats and environments are called where the field has a custom."""

from __future__ import annotations

from signoria.core.game import AnyGame


def agent_names(players: int) -> list[str]:
    """Returns an agent's name for each seat."""
    return [f"player_{seat}" for seat in range(players)]


def seat_of(agent: str) -> int:
    """Returns the seat of an agent."""
    return int(agent.rpartition("_")[2])


def environment_name(game: AnyGame) -> str:
    """Returns the name and version of an environment: what was learned in another version need not hold in this one."""
    return f"signoria_{game.id}_v{game.layout.version}"
