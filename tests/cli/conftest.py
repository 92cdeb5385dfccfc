"""Commands that run inside the tests speak English, whatever the system does; and a record for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.cli import speech
from signoria.lab.record_game import record_game


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    speech.choose([])


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game by bots."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(record_game("principato", 2, seed=1).to_text(), "utf-8")
    return path
