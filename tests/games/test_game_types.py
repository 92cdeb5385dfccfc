"""The declared shapes of views and figures, from which the client's types are made, are those of the games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.same_when_plain

ROOT = Path(__file__).resolve().parents[2]


def test_the_shapes_are_current_and_true() -> None:
    done = subprocess.run(
        [sys.executable, "tools/game_types.py", "--check"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
