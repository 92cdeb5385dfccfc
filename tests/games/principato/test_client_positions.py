"""The positions that the client's tests and its gallery show are those of the present rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_clients_positions_are_current() -> None:
    done = subprocess.run([sys.executable, "tools/client_positions.py", "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, "`python tools/client_positions.py` writes them anew"
