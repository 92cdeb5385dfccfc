"""The positions that the client's tests and its gallery show are those of the present rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.same_when_plain

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("tool", ["client_positions", "il_principe_positions", "virtu_positions"])
def test_the_clients_positions_are_current(tool: str) -> None:
    done = subprocess.run([sys.executable, f"tools/{tool}.py", "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, f"`python tools/{tool}.py` writes them anew"
