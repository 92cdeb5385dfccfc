"""How strong a learner is: alone among three greedy bots, its seat changing from game to game.

The games are played by `signoria ladder`, as anybody can play them again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

PLAYERS = 4
# The games of all checks are the same, so that checks can be compared; those of the test decide nothing before.
CHECK_SEED = 1
TEST_SEED = 2


def ladder(game: str, weights: Path, games: int, seed: int, processes: int) -> dict[str, Any]:
    """Returns the one rung of a ladder.

    The names of the bots are part of the seed, so the weights are named without their folder, which is worked in.
    """
    bots = f"greedy,learned:LearnedBot(weights={weights.name!r})"
    numbers = {"players": PLAYERS, "games": games, "seed": seed, "processes": processes}
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder, "ladder.json")
        command = [sys.executable, "-m", "signoria.cli", "ladder", game, "--bots", bots, "--whole"]
        command += [f"--{name}={number}" for name, number in numbers.items()]
        # Small products of one process each gain nothing from threads.
        paths = os.pathsep.join(filter(None, [str(Path(__file__).parent), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PYTHONPATH": paths, "OMP_NUM_THREADS": "1"}
        subprocess.run(
            [*command, f"--json={result}"], cwd=weights.parent, env=environment, check=True, stdout=subprocess.DEVNULL
        )
        rung: dict[str, Any] = json.loads(result.read_text("utf-8"))["rungs"][0]
        return rung
