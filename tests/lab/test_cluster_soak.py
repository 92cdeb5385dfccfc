"""Jobs on a local Ray cluster: two machines with a worker each, one of which is killed while both are at work."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.commands import COMMAND, environment

from signoria.core.registry import load_game
from signoria.lab.cluster import cluster
from signoria.lab.ladder import Ladder, climb
from signoria.lab.libraries import library
from signoria.lab.simulate import simulate
from signoria.lab.study import study
from signoria.lab.study_compare import Setting, compare
from signoria.lab.tune import tune

pytestmark = pytest.mark.soak

GAME = "il_principe"
PATIENCE = 240
# Says where it is at work, and waits there until it may go on.
WITNESS = """
import os, pathlib, time

class Witness:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def choose(self, game, state, seat, rng):
        (self.folder / f"at-work-{os.getpid()}").touch()
        while not (self.folder / "go-on").exists():
            time.sleep(0.02)
        options = state.options(seat)
        return options[rng.below(len(options))]
"""


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head that plays nothing, and two machines with one worker each."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    utilities = library("ray.cluster_utils", "ray")
    made = utilities.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    made.players = [made.add_node(num_cpus=1) for _ in range(2)]
    yield made
    made.shutdown()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "witness.py").write_text(WITNESS, "utf-8")
    return tmp_path


def bots(folder: Path) -> str:
    return f"random,witness:Witness(folder={str(folder)!r})"


def expected(folder: Path, monkeypatch: pytest.MonkeyPatch, play: Callable[[], Any]) -> Any:
    """What the same job comes to here, where nobody waits."""
    (folder / "go-on").touch()
    monkeypatch.syspath_prepend(folder)
    result = play()
    for file in (*folder.glob("at-work-*"), folder / "go-on"):
        file.unlink()
    return result


@contextmanager
def killing(folder: Path, kill: Callable[[int], None]) -> Iterator[None]:
    """Once both workers are at work, one is killed; only then may any of them go on."""
    killed, over = list[int](), threading.Event()

    def watch() -> None:
        while len(killed) < 1 and not over.wait(0.05):
            pids = [int(file.name.rpartition("-")[2]) for file in folder.glob("at-work-*")]
            if len(pids) == 2:
                kill(pids[0])
                killed.append(pids[0])
        (folder / "go-on").touch()

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()
    assert killed


def test_simulate_on_a_cluster_one_of_whose_workers_is_killed(
    machines: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command, with a bot in the folder where it is called."""
    alone = expected(folder, monkeypatch, lambda: simulate(GAME, 2, 12, bots(folder), seed=5)).document()
    arguments = ("--players", "2", "--games", "12", "--bots", bots(folder), "--seed", "5", "--json", "-")
    with killing(folder, lambda pid: os.kill(pid, signal.SIGKILL)):
        command = [*COMMAND, "simulate", GAME, *arguments, "--ray", machines.address]
        done = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    there = json.loads(done.stdout)
    assert there["processes"] == 2
    same = ("games", "decisions", "wins", "mean_scores", "mean_length", "rules", "data", "bots")
    assert {name: there[name] for name in same} == {name: alone[name] for name in same}


def test_study_on_a_cluster_one_of_whose_machines_is_lost(
    machines: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = expected(folder, monkeypatch, lambda: study(GAME, 2, 12, bots(folder), seed=5))

    def lose_machine(pid: int) -> None:
        machines.remove_node(machines.players[0], allow_graceful=False)

    with killing(folder, lose_machine), cluster(machines.address, folder=folder) as workers:
        assert study(GAME, 2, 12, bots(folder), seed=5, processes=workers).table.equals(alone.table)


def test_ladder_and_tune_come_to_the_same_on_a_cluster(machines: Any) -> None:
    with cluster(machines.address) as workers:
        there = climb(GAME, 3, 9, ["random", "greedy"], seed=7, processes=workers)
    with cluster(machines.address, processes=1) as alone:
        assert (workers.size, alone.size) == (2, 1)
        tuned = tune(GAME, 3, 8, "random", generations=2, processes=alone)
    assert without_time(there) == without_time(climb(GAME, 3, 9, ["random", "greedy"], seed=7))
    assert tuned == tune(GAME, 3, 8, "random", generations=2)


def test_corrected_data_are_played_with_on_a_cluster(machines: Any, tmp_path: Path) -> None:
    """By other processes than those that have read the box as we ship it."""
    text = load_game("principato").components.path.read_text("utf-8")
    (tmp_path / "principato.toml").write_text(text.replace("[6, 6, 6, 6, 6,", "[9, 8, 7, 7, 6,"), "utf-8")
    settings = [Setting(), Setting(components=tmp_path), Setting()]
    with cluster(machines.address) as workers:
        there = compare("principato", 2, 30, settings, "random", seed=3, processes=workers)
    here = compare("principato", 2, 30, settings, "random", seed=3)
    for each, other in zip(there, here, strict=True):
        assert each.study.table.equals(other.study.table)
    assert not there[1].study.table.equals(there[0].study.table)


def without_time(ladder: Ladder) -> Ladder:
    rungs = [
        replace(rung, seconds=0, played=[replace(game, seconds=[]) for game in rung.played]) for rung in ladder.rungs
    ]
    return replace(ladder, seconds=0, processes=0, rungs=rungs)
