"""What a game is played for, in numbers that sum to zero: 0 until the end, then one for each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from signoria.core.game import AnyGame

Reward: TypeAlias = Literal["win", "place", "margin"]
Rewards: TypeAlias = Callable[[Any], list[float]]


class UnknownReward(ValueError):
    """A reward that is none of ours."""


def win(places: list[int], totals: list[int]) -> list[float]:
    """1 for the winner, and -1 shared among the others; who ties for the win shares both."""
    players, winners = len(places), places.count(1)
    return [((players / winners if place == 1 else 0.0) - 1) / (players - 1) for place in places]


def place(places: list[int], totals: list[int]) -> list[float]:
    """From 1 for the first place in even steps to -1 for the last; a tie shares what its places are worth."""
    players = len(places)
    middles = [place + (places.count(place) - 1) / 2 for place in places]
    return [(players + 1 - 2 * middle) / (players - 1) for middle in middles]


def margin(places: list[int], totals: list[int]) -> list[float]:
    """Points above, or below, the average of the table."""
    average = sum(totals) / len(totals)
    return [total - average for total in totals]


KINDS: Final[dict[str, Callable[[list[int], list[int]], list[float]]]] = {"win": win, "place": place, "margin": margin}


def rewards_of(game: AnyGame, reward: str) -> Rewards:
    """Returns what makes the rewards of a game that is over."""
    if reward not in KINDS:
        raise UnknownReward(f"There is no reward {reward!r}; there is {', '.join(KINDS)}.")
    kind = KINDS[reward]
    return lambda state: kind(game.places(state), [game.total(lines) for lines in game.score(state)])


def bounds_of(game: AnyGame, reward: str) -> tuple[float, float]:
    """Returns the least and the most that a seat can get."""
    span = float(game.bounds.highest_score - game.bounds.lowest_score)
    return (-span, span) if reward == "margin" else (-1.0, 1.0)
