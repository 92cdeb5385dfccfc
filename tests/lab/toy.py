"""The toy game within the process of the tests, where it is not installed."""

from __future__ import annotations

import importlib.util
from typing import Any

from tests.commands import TOY


def toy_game() -> Any:
    spec = importlib.util.spec_from_file_location("toy_race", TOY / "toy_race.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.GAME
