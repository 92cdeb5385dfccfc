"""Runs the real command as a person would, in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.forked import Forked, can_start

TOY = Path(__file__).parent / "toy"
PATIENCE = 240
COMMAND = [sys.executable, "-m", "signoria.cli"]


def environment(**changes: str) -> dict[str, str]:
    """The environment of the tests, in English and quiet about a compiled engine that is being worked on."""
    fixed = {"LC_ALL": "C.UTF-8", "SIGNORIA_STALE_SAID": "1", "NO_COLOR": "1", "COLUMNS": "200"}
    # Beside tests that work, bots that gave way to all else would not be heard of for minutes.
    fixed["SIGNORIA_NICENESS"] = "1"
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
    """Forked where nothing of what was asked for needs a Python of its own."""
    env = env or environment()
    if can_start(env, environment()):
        return _forked(*arguments, env=env, cwd=cwd, typed=typed)
    return subprocess.run(
        [*COMMAND, *arguments],
        env=env,
        cwd=cwd,
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def _forked(
    *arguments: str, env: dict[str, str], cwd: Path | None, typed: str | None
) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryFile() as stdin:
        stdin.write((typed or "").encode())
        stdin.seek(0)
        running = Forked([*arguments], env, cwd or Path.cwd(), stdin.fileno())
        out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode is not None
    return subprocess.CompletedProcess([*COMMAND, *arguments], running.returncode, out, err)


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
