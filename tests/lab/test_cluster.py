"""The same games on a Ray cluster as here, also when a worker is lost; what goes along, and what is refused."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.commands import refused, signoria

from signoria.core.components import FOLDER
from signoria.lab import luggage
from signoria.lab.cluster import Cluster, ClusterTrouble, Task, cluster
from signoria.lab.libraries import MissingLibrary
from signoria.lab.luggage import Luggage, OtherCode, packed
from signoria.lab.workers import WAITING_PER_WORKER, run_all

SIMULATE = ("simulate", "il_principe", "--players", "2", "--games", "4")


def test_without_ray_one_sentence_says_what_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(MissingLibrary, match=r"library ray, .*`pip install signoria\[ray\]` brings it"),
        cluster("auto"),
    ):
        pass


@pytest.mark.parametrize("command", ["simulate", "ladder", "tune", "study", "calibrate"])
def test_every_command_that_plays_many_games_takes_a_cluster(command: str) -> None:
    assert "--ray" in signoria(command, "--help").stdout


@pytest.mark.parametrize(
    ("address", "said"),
    [("nowhere", "'nowhere' is no address of a Ray cluster"), ("127.0.0.1:9", "No Ray cluster answers at 127.0.0.1:9")],
)
def test_an_address_where_no_cluster_is_is_refused_at_once(
    address: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", pytest)  # any module: it is not asked
    with pytest.raises(ClusterTrouble, match=said), cluster(address):
        pass


def test_corrected_data_go_along_and_are_found_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "virtu.toml").write_text("version = 7\n", "utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    sent = packed()
    assert sent.files == {"virtu.toml": "version = 7\n"}
    monkeypatch.setenv(FOLDER, "/somewhere/else")
    sent.unpack()
    there = Path(os.environ[FOLDER])
    assert there not in (tmp_path, Path("/somewhere/else"))
    assert (there / "virtu.toml").read_text("utf-8") == "version = 7\n"


def test_where_nothing_is_corrected_a_workers_own_corrections_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    sent = packed()
    monkeypatch.setenv(FOLDER, "/somewhere/else")
    sent.unpack()
    assert FOLDER not in os.environ


def test_a_worker_with_other_code_refuses_to_play() -> None:
    with pytest.raises(OtherCode, match=r"has Signoria .*, and 9\.9 asks"):
        Luggage("9.9", "other", {}).unpack()
    assert len(luggage.code()) == luggage.HASH_LENGTH


@dataclass(frozen=True, eq=False)
class Reference:
    """Stands for what a chunk will come to."""

    play: Callable[[], Any]


class Pretended:
    """What a cluster asks of Ray; a chunk is done when somebody waits for it or asks what came of it."""

    def __init__(self) -> None:
        self.running: list[Reference] = []
        self.most = 0
        self.cancelled = 0

    def remote(self, **options: Any) -> Callable[..., Any]:
        return lambda function: SimpleNamespace(remote=lambda *given: self.begin(partial(function, *given)))

    def begin(self, play: Callable[[], Any]) -> Reference:
        self.running.append(Reference(play))
        self.most = max(self.most, len(self.running))
        return self.running[-1]

    def wait(self, references: list[Reference], num_returns: int) -> None:
        done = sum(reference not in self.running for reference in references)
        for reference in references:
            if done < num_returns and reference in self.running:
                self.running.remove(reference)
                done += 1

    def get(self, reference: Reference) -> Any:
        if reference in self.running:
            self.running.remove(reference)
        return reference.play()

    def cancel(self, reference: Reference, force: bool) -> None:
        self.cancelled += 1


def double(job: int, first: int, last: int) -> list[int]:
    return [job * index for index in range(first, last)]


@pytest.mark.parametrize("shared", [True, False])
def test_chunks_come_in_order_and_no_more_at_once_than_asked_for(shared: bool) -> None:
    ray = Pretended()
    parts = run_all(double, 2, 20, Cluster(ray, 2, shared), largest=1)
    assert [each for part in parts for each in part] == [2 * index for index in range(20)]
    assert ray.most == (2 if shared else 2 * WAITING_PER_WORKER)
    assert ray.cancelled == 0


def test_who_has_heard_enough_leaves_no_work_behind() -> None:
    ray = Pretended()
    with closing(run_all(double, 2, 20, Cluster(ray, 2), largest=1)) as parts:
        next(parts)
    assert ray.cancelled == 2 * WAITING_PER_WORKER - 1


class Gone(Exception):
    """As Ray's own errors."""


class Raised(Gone):
    """As what Ray makes of an error in a worker."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


@pytest.mark.parametrize(
    ("error", "kind", "said"),
    [
        (Raised(OtherCode("It has other code.")), OtherCode, r"It has other code\."),
        (Raised(ModuleNotFoundError("No module named 'signoria'")), ClusterTrouble, "cannot play: No module named 's"),
        (Gone("The node died.\nIts logs are elsewhere."), ClusterTrouble, r"a part of the games: The node died\.$"),
    ],
)
def test_what_went_wrong_on_the_cluster_is_one_sentence(error: Exception, kind: type[Exception], said: str) -> None:
    def get(reference: Any) -> Any:
        raise error

    ray = SimpleNamespace(get=get, exceptions=SimpleNamespace(RayTaskError=Raised, RayError=Gone))
    with pytest.raises(kind, match=said):
        Task(ray, "a chunk", {"a chunk"}).result()


def test_a_cluster_that_does_not_begin_is_one_sentence_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []

    def init(**settings: Any) -> None:
        raise Exception("The current node timed out during startup.\nIts logs are elsewhere.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init, shutdown=lambda: ended.append(True)))
    said = r"No Ray cluster answers at local: The current node timed out during startup\. `ray start"
    with pytest.raises(ClusterTrouble, match=said), cluster("local"):
        pass
    assert ended == [True]


@pytest.mark.soak
def test_the_command_begins_a_cluster_of_its_own_and_says_when_there_is_none() -> None:
    here, there = (signoria(*SIMULATE, "--json", "-", *extra) for extra in ((), ("--ray", "local")))
    assert there.returncode == 0, there.stderr
    timed = ("seconds", "_per_second", "processes", "engine")
    plain = [
        [line for line in answer.stdout.splitlines() if not any(word in line for word in timed)]
        for answer in (here, there)
    ]
    assert plain[0] == plain[1]
    assert "No Ray cluster answers" in refused(signoria(*SIMULATE, "--ray", "127.0.0.1:9"))
