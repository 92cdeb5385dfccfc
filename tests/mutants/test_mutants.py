"""Rules broken one at a time, in a copy of the sources: the tests that are named beside each must notice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

import signoria

HERE = Path(__file__).parent
SOURCES = Path(signoria.__file__).parent
# What pytest returns when it ran and a test failed; an error in its use or in collecting is something else.
SOME_FAILED = 1


@dataclass(frozen=True)
class Mutant:
    """A place in a game's rules and what it is changed to."""

    game: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game}/{self.file}: {self.after.strip()}"


def mutants() -> list[Mutant]:
    return [
        Mutant(path.stem, found["file"], found["before"], found["after"], tuple(found["tests"]))
        for path in sorted(HERE.glob("*.toml"))
        for found in tomllib.loads(path.read_text("utf-8"))["mutant"]
    ]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources without the built client."""
    root = tmp_path_factory.mktemp("mutants")
    shutil.copytree(SOURCES, root / "signoria", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return root


@pytest.mark.parametrize("mutant", mutants(), ids=str)
def test_a_mutant_is_a_change_of_one_place(mutant: Mutant) -> None:
    text = (SOURCES / "games" / mutant.game / mutant.file).read_text("utf-8")
    assert text.count(mutant.before) == 1
    assert mutant.after != mutant.before
    assert all((HERE.parent / "games" / mutant.game / f"{test}.py").is_file() for test in mutant.tests)


@pytest.mark.soak
@pytest.mark.parametrize("mutant", mutants(), ids=str)
def test_a_broken_rule_is_noticed(copied: Path, mutant: Mutant) -> None:
    path = copied / "signoria" / "games" / mutant.game / mutant.file
    whole = path.read_text("utf-8")
    path.write_text(whole.replace(mutant.before, mutant.after), "utf-8")
    tests = [f"tests/games/{mutant.game}/{test}.py" for test in mutant.tests]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not slow and not soak", *tests],
        cwd=HERE.parent.parent,
        env={**os.environ, "SIGNORIA_PURE": "1", "PYTHONPATH": str(copied), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    path.write_text(whole, "utf-8")
    assert run.returncode == SOME_FAILED, run.stdout[-2000:] + run.stderr[-2000:]
