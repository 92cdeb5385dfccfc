"""What `make wheels` makes is installed where there is nothing but Python, and whole games are played there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
KINDS = {"pure": "*-none-any.whl", "compiled": "*-cp*.whl"}


def run(*command: str) -> str:
    ended = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.fixture(scope="module", name="wheels")
def made_wheels() -> list[str]:
    return run("tools/make_wheels.py").splitlines()


@pytest.mark.soak
@pytest.mark.parametrize("engine", KINDS)
def test_a_wheel_serves_whole_games_without_compiler_and_node(wheels: list[str], engine: str) -> None:
    if engine == "compiled" and signoria.engine() != "compiled":
        pytest.skip("there is no compiled engine to pack")
    (wheel,) = DIST.glob(KINDS[engine])
    games = run("tools/try_wheel.py", str(wheel), "principato", "il_principe").splitlines()
    assert [line.split(": ")[1] for line in games] == [
        f"{game}, {engine} engine" for game in ("principato", "il_principe")
    ]
