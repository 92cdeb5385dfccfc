"""docs/add_a_game.md shows the example as it is: every excerpt stands in the file that it names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from tests.core.conftest import EXAMPLE

from signoria.core.game import AnyGame

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add_a_game.md").read_text("utf-8")
EXCERPTS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
LEFT_OUT = "# …\n"


def test_every_block_names_its_file() -> None:
    assert len(EXCERPTS) == len(re.findall(r"^```\w+", PAGE, re.MULTILINE)) >= 15


@pytest.mark.parametrize(("path", "excerpt"), EXCERPTS, ids=[path for path, _ in EXCERPTS])
def test_an_excerpt_stands_in_its_file(path: str, excerpt: str) -> None:
    text = (EXAMPLE / path).read_text("utf-8")
    for part in excerpt.split(LEFT_OUT):
        assert part in text
        text = text[text.index(part) + len(part) :]


def test_there_are_eleven_steps_and_they_name_every_file_of_the_example() -> None:
    assert re.findall(r"^## (\d+)\.", PAGE, re.MULTILINE) == [str(number) for number in range(1, 12)]
    package = EXAMPLE / "conclave"
    for file in package.iterdir():
        if file.name != "__pycache__":
            assert f"`{file.name}{'/' if file.is_dir() else ''}`" in PAGE


def test_the_entry_point_of_the_example_is_its_game(conclave: AnyGame) -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    (name, value), *others = project["entry-points"]["signoria.games"].items()
    module, _, attribute = value.partition(":")
    assert getattr(import_module(module), attribute) is conclave
    assert (conclave.id, others) == (name, [])


@pytest.mark.slow
def test_the_example_is_strictly_typed() -> None:
    environment = {**os.environ, "MYPYPATH": os.pathsep.join(["src", str(EXAMPLE)])}
    command = [sys.executable, "-m", "mypy", "--strict", str(EXAMPLE / "conclave"), str(EXAMPLE / "test_conclave.py")]
    checked = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
