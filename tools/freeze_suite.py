"""Writes the tasks of `sr.suite("signoria-v1")` with what its opponents are known by, as they play now.

A suite that was published is never frozen again: bots that play otherwise make a suite of another name.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from signoria.core.registry import load_game
from signoria.lab.provenance import weights_hash
from signoria.research.suite import FOLDER, Task, choices_hash

NAME: Final = "signoria-v1"
PLAYERS: Final = 4
# How many games a task has: enough to tell a few hundredths apart where games are quick.
OPPONENTS: Final = {"random": 400, "greedy": 400, "ismcts-200": 100}
GAMES: Final = ("principato", "il_principe", "renaissance", "virtu")


def main() -> int:
    path = Path(FOLDER, f"{NAME}.toml")
    parts = ["# Made by tools/freeze_suite.py. A suite that was published is never frozen again."]
    for game_id in GAMES:
        for opponent, games in OPPONENTS.items():
            game = load_game(game_id)
            settings = game.unattended_settings(PLAYERS, {})
            task = Task(game_id, PLAYERS, settings, opponent, games, weights_hash(game), "")
            parts.append(_text(replace(task, choices=choices_hash(task))))
    path.write_text("\n\n".join(parts) + "\n", "utf-8")
    print(f"{path.name}: {len(parts) - 1} tasks")
    return 0


def _text(task: Task) -> str:
    """A task with the usual options, as TOML."""
    rows = ["[[tasks]]", f'game = "{task.game}"', f"players = {task.players}", f'opponent = "{task.opponent}"']
    rows += [f"games = {task.games}", f'weights = "{task.weights}"', f'choices = "{task.choices}"']
    return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(main())
