"""Processes in which bots think give way to people before they do anything that takes long."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

import pytest

from signoria.table.bots.worker import prepare_worker

LIGHT = "import sys, signoria.table.bots.worker; print([m for m in sys.modules if m.startswith('signoria.')])"


def test_what_a_worker_begins_with_loads_no_game_and_no_bot() -> None:
    said = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True).stdout
    assert "signoria.table.bots.worker" in said
    assert not any(f"'signoria.{part}" in said for part in ("bots", "core", "games", "table.bots.pool"))


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no priorities")
def test_a_worker_has_the_lowest_priority() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=prepare_worker) as pool:
        assert pool.submit(os.nice, 0).result() == 19
