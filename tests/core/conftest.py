"""Makes the example game importable, as an installed package would be."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from signoria.core.game import AnyGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "conclave"
if str(EXAMPLE) not in sys.path:
    sys.path.insert(0, str(EXAMPLE))


@pytest.fixture(scope="session")
def conclave() -> AnyGame:
    game: AnyGame = importlib.import_module("conclave").GAME
    return game


@pytest.fixture(scope="session")
def conclave_state() -> Any:
    """The class of its states."""
    return importlib.import_module("conclave.state").Conclave


@pytest.fixture(scope="session")
def conclave_tests() -> ModuleType:
    """The tests that the example brings along."""
    return importlib.import_module("test_conclave")
