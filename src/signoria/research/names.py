"""What seats and environments are called where the field has a custom."""

from __future__ import annotations

from signoria.core.game import AnyGame


def agent_names(players: int) -> list[str]:
    """Returns an agent's name for each seat."""
    return [f"player_{seat}" for seat in range(players)]


class UnknownAgent(ValueError):
    """An agent that does not sit at this table."""


def seat_of(agents: list[str], agent: str) -> int:
    """Returns the seat of an agent, which is its place among all of them."""
    try:
        return agents.index(agent)
    except ValueError:
        raise UnknownAgent(f"There is no agent {agent!r}; there are {', '.join(agents)}.") from None


def environment_name(game: AnyGame) -> str:
    """Returns the name and version of an environment: what was learned in another version need not hold in this one."""
    return f"signoria_{game.id}_v{game.layout.version}"
