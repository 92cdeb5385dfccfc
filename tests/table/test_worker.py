"""Processes in which bots think give way to people before they do anything that takes long."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import signoria
from signoria._native import native_folder
from signoria.table.bots.worker import prepare_worker
from signoria.table.settings import NICENESS

LIGHT = "import sys, signoria.table.bots.worker; print([m for m in sys.modules if m.startswith('signoria.')])"


def test_what_a_worker_begins_with_loads_no_game_and_no_bot() -> None:
    said = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True).stdout
    assert "signoria.table.bots.worker" in said
    assert not any(f"'signoria.{part}" in said for part in ("bots", "core", "games", "table.bots.pool"))


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no priorities")
def test_a_worker_has_the_lowest_priority() -> None:
    with ProcessPoolExecutor(
        1, multiprocessing.get_context("spawn"), initializer=prepare_worker, initargs=(NICENESS,)
    ) as pool:
        assert pool.submit(os.nice, 0).result() == 19


COMPILED_MEANWHILE = """
import os, sys, signoria
from signoria.table.bots.pool import Thinker

def thinking_with(thinker):
    return thinker._running().submit(signoria.engine).result()

if __name__ == "__main__":
    thinker = Thinker(1)
    before = thinking_with(thinker)
    os.symlink(sys.argv[1], os.environ["SIGNORIA_NATIVE_DIR"])
    print(before, thinking_with(thinker), signoria.engine())
    thinker.close()
"""


@pytest.mark.skipif(signoria.engine() != "compiled", reason="there is no compiled engine to take")
def test_workers_take_the_engine_that_is_compiled_while_the_server_runs(tmp_path: Path) -> None:
    program = tmp_path / "think.py"
    program.write_text(COMPILED_MEANWHILE, "utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SIGNORIA_")}
    environment["SIGNORIA_NATIVE_DIR"] = str(tmp_path / "native")
    command = [sys.executable, str(program), str(native_folder())]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert (answer.stdout, answer.stderr) == ("pure compiled pure\n", "")
