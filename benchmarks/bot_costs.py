"""What a bot's decision costs, by game and level: `python -m benchmarks.bot_costs [--game G] [--level L]`.

In seconds of the processor, so that a busy machine changes little. One seat decides by lot, as the person does in
benchmarks.bot_load; the others are bots of one level.
"""

from __future__ import annotations

import sys
import time
from typing import Annotated, Final, NamedTuple

from cyclopts import App, Parameter

import signoria
from signoria.bots.levels import LEVELS
from signoria.core.playout import settle_chance
from signoria.core.registry import load_game
from signoria.core.rng import Rng

PERSON: Final = 0
# Decisions of bots that are measured: what is dear need not be measured often.
MEASURED: Final = {"apprentice": 300, "courtier": 300, "condottiere": 40, "prince": 10}

app = App(name="bot_costs", help="Measure what the decisions of bots cost.", help_format="plaintext")


class Costs(NamedTuple):
    """Seconds of the processor for each decision of a bot, and how often the person decided meanwhile."""

    seconds: list[float]
    persons_turns: int

    def a_decision(self) -> float:
        return sum(self.seconds) / len(self.seconds)

    def a_turn(self) -> float:
        """All bots between two decisions of the person."""
        return sum(self.seconds) / max(self.persons_turns, 1)


def measure(game_id: str, level: str, players: int) -> Costs:
    """Games from the set-up, one after the other, until enough decisions are measured."""
    game, bot, rng = load_game(game_id), LEVELS[level](), Rng(f"{game_id} {level}")
    seconds: list[float] = []
    persons_turns = 0
    while True:
        state = game.new(players, game.unattended_settings(players, {}))
        settle_chance(state, rng)
        while state.actors():
            seat = state.actors()[0]
            options = state.options(seat)
            action = options[rng.below(len(options))]
            if seat == PERSON:
                persons_turns += len(options) > 1
            elif len(options) > 1:
                began = time.process_time()
                action = bot.choose(game, state, seat, rng)
                seconds.append(time.process_time() - began)
            if len(seconds) == MEASURED[level]:
                return Costs(seconds, persons_turns)
            state.apply(seat, action)
            settle_chance(state, rng)


@app.default
def run(
    *,
    game: Annotated[list[str] | None, Parameter(help="The games; all unless named.")] = None,
    level: Annotated[list[str] | None, Parameter(help="The levels; all unless named.")] = None,
    players: Annotated[int, Parameter(help="Of whom all but one are bots.")] = 3,
) -> int:
    print(f"{signoria.engine()}; {players} players, of whom {players - 1} are bots; milliseconds of the processor")
    print(f"{'game':<12} {'level':<12} {'a decision':>10} {'dearest':>8} {'all bots between two of the person':>35}")
    for game_id in game or ["principato", "il_principe", "renaissance", "virtu"]:
        for each in level or list(LEVELS):
            costs = measure(game_id, each, players)
            numbers = (
                f"{1000 * costs.a_decision():>10.1f} {1000 * max(costs.seconds):>8.0f} {1000 * costs.a_turn():>35.1f}"
            )
            print(f"{game_id:<12} {each:<12} {numbers}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(app(result_action="return_value"))
