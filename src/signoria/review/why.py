"""Why one option is better than another: what the evaluation counts more after it, and what less."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec

from signoria.core.game import AnyGame
from signoria.core.rng import Rng
from signoria.review.outlook import Outlook

# What is no weight: the points already made.
POINTS: Final = "points"
# Deals over which the two are compared.
DEALS: Final = 4
# Of the evaluation's points, less than this explains nothing.
LITTLE: Final = 0.05
# What is given up is worth a word if it is at least this part of what is won.
WORTH_A_WORD: Final = 0.25


@dataclass(frozen=True)
class Why:
    """What counts more, by how many points of the evaluation, and what less; both empty where neither does at once."""

    gain: str = ""
    more: float = 0.0
    loss: str = ""
    less: float = 0.0


def why(game: AnyGame, outlook: Outlook, state: Any, seat: int, better: int, played: int, rng: Rng) -> Why:
    """Returns in what the position after one option is better for a seat than that after another."""
    sums: dict[str, float] = {}
    for _ in range(DEALS):
        luck, dealt = int(rng.next32()), game.redeal(state, seat, rng)
        with_it = parts(game, outlook.settled(dealt.clone(), seat, better, luck), seat)
        without = parts(game, outlook.settled(dealt.clone(), seat, played, luck), seat)
        for name in with_it:
            sums[name] = sums.get(name, 0.0) + (with_it[name] - without[name]) / DEALS
    gain = max(sums, key=lambda name: sums[name])
    if sums[gain] < LITTLE:
        return Why()
    loss = min(sums, key=lambda name: sums[name])
    if -sums[loss] < max(LITTLE, WORTH_A_WORD * sums[gain]):
        return Why(gain, round(sums[gain], 1))
    return Why(gain, round(sums[gain], 1), loss, round(-sums[loss], 1))


def parts(game: AnyGame, state: Any, seat: int) -> dict[str, float]:
    """Returns what each weight brings a seat in the evaluation, and the points made; their sum is about the whole."""
    if game.judgement is None:
        return {POINTS: game.evaluate(state)[seat]}
    judge = game.judgement.judge
    bare, lacking = _tables(game.id, game.judgement.weights.values)
    whole = game.evaluate(state)[seat]
    names = game.judgement.weights.names
    brought = {name: whole - judge(state, table)[seat] for name, table in zip(names, lacking, strict=True)}
    return {POINTS: judge(state, bare)[seat], **brought}


@lru_cache
def _tables(game_id: str, values: tuple[float, ...]) -> tuple[vec[float], list[vec[float]]]:
    """Returns a table of weights that are all nothing, and for each weight one in which only it is."""
    count = len(values)
    lacking = [vec[float]([*values[:place], 0.0, *values[place + 1 :]]) for place in range(count)]
    return vec[float]([0.0] * count), lacking
