"""The positions that the board is looked at with are those of the game as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_positions_of_the_board_are_current() -> None:
    done = subprocess.run([sys.executable, "tools/virtu_positions.py", "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, "`python tools/virtu_positions.py` writes them anew"
