"""Is a result what it says? Its games are played again, and what it counts is counted again."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from signoria.bots.random_bot import RandomBot
from signoria.core.errors import IllegalAction
from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame
from signoria.core.registry import load_game
from signoria.core.state import CHANCE
from signoria.lab.croupier import Step
from signoria.lab.match import Match, Outcome, outcome_of, play_one, unpack
from signoria.lab.provenance import weights_hash
from signoria.lab.workers import Workers, run_all

COMPARED: Final = ("deal", "seat", "places", "scores", "digest")


@dataclass(frozen=True)
class Again:
    """A rung and those of its games that are played again, in plain data that crosses processes."""

    match: Match
    outcomes: list[Outcome]
    numbers: list[int]


def problems_of_ladder(document: Mapping[str, Any], sample: int | None = None, processes: Workers = 1) -> list[str]:
    """Returns what is wrong with the document of a ladder, in English; nothing if it holds.

    `sample` is how many games of each rung are played again, spread over it; without it all are. What was played by
    other rules, data or weights than those installed cannot be played again, and that is all that is said then.
    """
    game = load_game(document["game"])
    here = {"rules": game.rules_version, "data": game.components.hash, "weights": weights_hash(game)}
    other = [name for name, value in here.items() if document[name] != value]
    if other:
        return [f"{name} {document[name]} were played, and {here[name]} is installed" for name in other]
    return [problem for rung in document["rungs"] for problem in _of_rung(document, rung, sample, processes)]


def _of_rung(document: Mapping[str, Any], rung: Mapping[str, Any], sample: int | None, processes: Workers) -> list[str]:
    outcomes = [Outcome.read(each) for each in rung["played"]]
    seed, options = document["seed"], document["options"]
    match = Match(document["game"], document["players"], options, rung["challenger"], rung["field"], seed)
    problems = [f"{match.challenger} among {match.field}: {problem}" for problem in _miscounted(rung, outcomes)]
    again = Again(match, outcomes, _spread(len(outcomes), sample))
    for part in run_all(play_again, again, len(again.numbers), processes, largest=1):
        problems += part
    return problems


def _miscounted(rung: Mapping[str, Any], outcomes: Sequence[Outcome]) -> list[str]:
    wins = sum(outcome.share for outcome in outcomes)
    problems = []
    if rung["games"] != len(outcomes):
        problems.append(f"{rung['games']} games are counted, and {len(outcomes)} are there")
    if not math.isclose(rung["wins"], wins):
        problems.append(f"{rung['wins']} wins are counted, and {wins} are there")
    if outcomes and not math.isclose(rung["share"], wins / len(outcomes)):
        problems.append(f"the share is said to be {rung['share']}, and is {wins / len(outcomes)}")
    return problems


def _spread(games: int, sample: int | None) -> list[int]:
    """Numbers of games, evenly spread."""
    count = games if sample is None else min(sample, games)
    return [number * games // count for number in range(count)]


def play_again(again: Again, first: int, last: int) -> list[str]:
    """Returns what differs in these games."""
    game = load_game(again.match.game_id)
    return [problem for number in again.numbers[first:last] for problem in _differences(game, again, number)]


def _differences(game: AnyGame, again: Again, number: int) -> list[str]:
    kept, match = again.outcomes[number], again.match
    where = f"game {number} of {match.challenger} among {match.field}"
    if kept.moves is None and match.goes_by_the_clock():
        return [f"{where} was played by the clock and its moves were not kept, so it cannot be played again"]
    try:
        replayed = play_one(game, match, number) if kept.moves is None else follow(game, match, number, kept.moves)
    except (IllegalAction, EndlessGame, ValueError) as error:
        return [f"{where} cannot be played: {error}"]
    replayed = replace(replayed, seconds=kept.seconds)
    differing = [name for name in COMPARED if getattr(replayed, name) != getattr(kept, name)]
    return [f"{where}: {name} is {getattr(kept, name)}, and should be {getattr(replayed, name)}" for name in differing]


def follow(game: AnyGame, match: Match, index: int, moves: str) -> Outcome:
    """Returns how a game ends with the moves that were kept; its chance must be that of its deal."""
    state, croupier = game.new(match.players, match.settings), match.croupier(game, index)
    # A random bot draws from the stream of chance: without its draws nobody knows what comes next from it.
    checked = not any(type(bot) is RandomBot for bot in match.bots(index))
    steps: list[Step] = []
    for action in unpack(moves):
        seat = int(state.mover())
        if checked and seat == CHANCE:
            drawn = croupier.next_step(state)
            if drawn is None or drawn.action != action:
                raise ValueError(f"chance is not that of deal {match.deal(index)} after {len(steps)} lines")
        state.apply(seat, action)
        steps.append(Step(seat, action, False))
    if state.actors():
        raise ValueError(f"it is not over after its {len(steps)} moves")
    return outcome_of(game, match, index, state, steps, [])
