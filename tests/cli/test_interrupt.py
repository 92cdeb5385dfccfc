"""A long command ends when it is told to, and leaves no process behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.commands import COMMAND, environment, heed_interrupts

from signoria.core.registry import game_ids

PATIENCE = 120
LONG = ("simulate", game_ids()[0], "--players", "2", "--games", "100000000", "--bots", "slow_bot:Slow")
SLOW_BOT = """
import pathlib

class Slow:
    def choose(self, game, state, seat, rng):
        pathlib.Path("begun").touch()
        return state.options(seat)[0]

class Counted:
    games = 0

    def __init__(self):
        Counted.games += 1

    def choose(self, game, state, seat, rng):
        if Counted.games > 12:
            pathlib.Path("begun").touch()
        options = state.options(seat)
        return options[rng.below(len(options))]
"""
LADDER_BOTS = ("--bots", "random,slow_bot:Counted")
LADDER = ("ladder", game_ids()[0], "--players", "2", "--games", "100000", *LADDER_BOTS, "--whole")


@contextmanager
def begun(folder: Path, processes: str, command: tuple[str, ...] = LONG) -> Iterator[subprocess.Popen[str]]:
    """A command that would last for days, once its bot says that it has begun."""
    (folder / "slow_bot.py").write_text(SLOW_BOT, "utf-8")
    running = subprocess.Popen(
        [*COMMAND, *command, "--processes", processes],
        env=environment(),
        cwd=folder,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C in a terminal goes to the whole group, so it gets one of its own
        preexec_fn=heed_interrupts,
    )
    try:
        wait_until((folder / "begun").exists)
        yield running
        wait_until(lambda: group_is_empty(running.pid))
    finally:
        if not group_is_empty(running.pid):
            os.killpg(running.pid, signal.SIGKILL)


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def group_is_empty(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("processes", ["1", "2"])
@pytest.mark.parametrize(
    ("sent", "to_all", "code", "said"),
    [(signal.SIGINT, True, 130, "Interrupted.\n"), (signal.SIGTERM, False, 143, "")],
)
def test_a_long_simulation_can_be_stopped(
    processes: str, sent: signal.Signals, to_all: bool, code: int, said: str, tmp_path: Path
) -> None:
    with begun(tmp_path, processes) as running:
        (os.killpg if to_all else os.kill)(running.pid, sent)
        _, complaint = running.communicate(timeout=PATIENCE)
        assert (running.returncode, complaint) == (code, said)


def test_a_ladder_that_is_stopped_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    with begun(tmp_path, "1", (*LADDER, "--json", file.name)) as running:
        os.killpg(running.pid, signal.SIGINT)
        _, complaint = running.communicate(timeout=PATIENCE)
    assert (running.returncode, complaint) == (130, "")
    found = json.loads(file.read_text("utf-8"))
    assert found["interrupted"]
    assert 3 <= found["rungs"][0]["games"] < 100000


def test_workers_do_not_outlive_a_command_that_is_killed(tmp_path: Path) -> None:
    with begun(tmp_path, "2") as running:
        running.kill()
        running.communicate()
