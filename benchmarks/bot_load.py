"""How many tables with bots one process for thinking carries: `python -m benchmarks.bot_load [--game G] [--seconds S]`.

At each table one person, who takes a while over a decision and then decides by lot, plays with bots of one level. No
server, no database: what is measured is the bots' processes and the queue before them.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

import signoria
from signoria.bots.levels import LEVELS
from signoria.core.playout import settle_chance
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.table.bots.pool import Thinker

PERSON: Final = 0
TABLES: Final = (1, 5, 15, 50, 150)

app = App(name="bot_load", help="Measure how many tables with bots a process carries.", help_format="plaintext")


@dataclass
class Waits:
    """How long each decision of a bot took, from the question to the answer."""

    seconds: list[float] = field(default_factory=list)

    def at(self, part: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


@dataclass
class Table:
    """One table that goes on until it is stopped; a game that is over is followed by the next."""

    thinker: Thinker
    name: str
    game: Any
    level: str
    players: int
    thinks: float
    waits: Waits

    async def play(self) -> None:
        lot, rng = random.Random(self.name), Rng(self.name)
        await asyncio.sleep(lot.random() * self.thinks)
        while True:
            state = self.game.new(self.players, self.game.unattended_settings(self.players, {}))
            settle_chance(state, rng)
            while state.actors():
                seat = state.actors()[0]
                state.apply(seat, await self._decide(state, seat, lot))
                settle_chance(state, rng)

    async def _decide(self, state: Any, seat: int, lot: random.Random) -> int:
        options = state.options(seat)
        if len(options) == 1:
            return int(options[0])
        if seat == PERSON:
            await asyncio.sleep(self.thinks * 2 * lot.random())
            return int(lot.choice(options))
        began = time.perf_counter()
        name = await self.thinker.choose(self.name, self.name, self.game, state, seat, self.level)
        self.waits.seconds.append(time.perf_counter() - began)
        return int(self.game.action_id(name))


async def measure(game_id: str, level: str, tables: int, players: int, thinks: float, seconds: float) -> Waits:
    """After a third of the time, when the queue is what it will be."""
    thinker, waits = Thinker(1), Waits()
    game = load_game(game_id)
    running = [
        asyncio.create_task(Table(thinker, f"table {number}", game, level, players, thinks, waits).play())
        for number in range(tables)
    ]
    await asyncio.sleep(seconds / 3)
    waits.seconds.clear()
    await asyncio.sleep(2 * seconds / 3)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    thinker.close()
    return waits


@app.default
def run(
    *,
    game: Annotated[list[str] | None, Parameter(help="The games; all unless named.")] = None,
    level: Annotated[list[str] | None, Parameter(help="The levels; all unless named.")] = None,
    tables: Annotated[list[int] | None, Parameter(help="How many tables.")] = None,
    players: Annotated[int, Parameter(help="Of whom all but one are bots.")] = 3,
    thinks: Annotated[float, Parameter(help="Seconds that a person takes over a decision, on average.")] = 5.0,
    seconds: Annotated[float, Parameter(help="How long each is measured.")] = 30.0,
) -> int:
    print(f"{signoria.engine()}; one process; a person decides every {thinks:g} s against {players - 1} bots")
    print(f"{'game':<12} {'level':<12} {'tables':>6} {'decisions/s':>12} {'median s':>9} {'p95 s':>7} {'worst s':>8}")
    for game_id in game or ["principato", "il_principe", "renaissance", "virtu"]:
        for each in level or list(LEVELS):
            for count in tables or TABLES:
                waits = asyncio.run(measure(game_id, each, count, players, thinks, seconds))
                rate = len(waits.seconds) / (2 * seconds / 3)
                print(
                    f"{game_id:<12} {each:<12} {count:>6} {rate:>12.2f} "
                    f"{waits.at(0.5):>9.2f} {waits.at(0.95):>7.2f} {waits.at(1.0):>8.2f}",
                    flush=True,
                )
    return 0


if __name__ == "__main__":
    sys.exit(app(result_action="return_value"))
