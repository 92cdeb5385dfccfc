"""What `--check` verifies: the game's own invariants in every state, and the cheap part of the contract."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from signoria.core.codes import Problem
from signoria.core.game import AnyGame
from signoria.core.state import CHANCE


def state_problems(game: AnyGame, state: Any) -> list[Problem]:
    """Everything wrong with a state; nothing, if the game is right."""
    problems: list[Problem] = list(game.violations(state))
    actors: list[int] = state.actors()
    problems += _order_problems("actors", actors)
    for seat in actors:
        problems += _chance_problems(state) if seat == CHANCE else _option_problems(game, state, seat)
    return problems if actors else problems + _final_problems(game, state)


def _order_problems(what: str, ids: list[int]) -> list[Problem]:
    if all(one < other for one, other in pairwise(ids)):
        return []
    return [Problem("ascending", f"the {what} are {ids}")]


def _option_problems(game: AnyGame, state: Any, seat: int) -> list[Problem]:
    options: list[int] = state.options(seat)
    if not options:
        return [Problem("has_options", f"seat {seat} must decide and has no option")]
    problems = _order_problems(f"options of seat {seat}", options)
    if options[0] < 0 or options[-1] >= game.bounds.actions:
        problems.append(Problem("within_bounds", f"the options of seat {seat} are {options}"))
    return problems


def _chance_problems(state: Any) -> list[Problem]:
    weights: list[tuple[int, int]] = state.weights()
    if not weights or any(weight < 1 for _, weight in weights):
        return [Problem("has_weights", f"the outcomes and weights are {weights}")]
    return _order_problems("chance outcomes", [outcome for outcome, _ in weights])


def _final_problems(game: AnyGame, state: Any) -> list[Problem]:
    problems: list[Problem] = []
    totals = [game.total(lines) for lines in game.score(state)]
    if not all(game.bounds.lowest_score <= total <= game.bounds.highest_score for total in totals):
        problems.append(Problem("score_within_bounds", f"the scores are {totals}"))
    places = game.places(state)
    if len(places) != state.players or any(place != 1 + sum(p < place for p in places) for place in places):
        problems.append(Problem("places", f"the places are {places}"))
    return problems
