"""Runs the real command as a person would, in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

TOY = Path(__file__).parent / "toy"
COMMAND = [sys.executable, "-m", "signoria.cli"]


def environment(**changes: str) -> dict[str, str]:
    """The environment of the tests, in English and quiet about a compiled engine that is being worked on."""
    fixed = {"LC_ALL": "C.UTF-8", "SIGNORIA_STALE_SAID": "1", "NO_COLOR": "1", "COLUMNS": "200"}
    return {**os.environ, **fixed, **changes}


def toy_environment(folder: Path, **changes: str) -> dict[str, str]:
    """With the toy game and its bots installed, as a package that is not ours would be."""
    info = folder / "toy_race-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy_race\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[signoria.games]\ntoy_race = toy_race:GAME\n", "utf-8")
    paths = (str(folder), str(TOY), os.environ.get("PYTHONPATH", ""))
    return environment(PYTHONPATH=os.pathsep.join(path for path in paths if path), **changes)


def signoria(
    *arguments: str, env: dict[str, str] | None = None, cwd: Path | None = None, typed: str | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        env=env or environment(),
        cwd=cwd,
        input=typed,
        capture_output=True,
        text=True,
        timeout=240,
    )


def heed_interrupts() -> None:
    """For a command about to start: Ctrl-C reaches it, also where a background job runs the tests without it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def refused(answer: subprocess.CompletedProcess[str], code: int = 2) -> str:
    """The one sentence that a command left with."""
    assert answer.returncode == code, (answer.returncode, answer.stdout, answer.stderr)
    assert "Traceback" not in answer.stderr
    lines = answer.stderr.splitlines()
    assert len(lines) == 1, answer.stderr
    assert lines[0].endswith((".", "?")), lines[0]
    return lines[0]
