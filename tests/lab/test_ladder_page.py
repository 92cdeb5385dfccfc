"""The page on the bots' strength says what the kept results say, all of it, and the results are whole and sound."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from signoria.lab.verify import problems_of_ladder

ROOT = Path(__file__).parents[2]
RESULTS = sorted((ROOT / "docs" / "ladder").glob("*.json"))
PAGE = (ROOT / "docs" / "ladder.md").read_text("utf-8")
# Bots that are quick, and how many games there are of a pair of them; of the others there are fewer.
QUICK = {"random", "greedy", "apprentice", "courtier"}
MANY, SOME = 400, 60


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def test_the_page_is_what_the_results_make_of_it() -> None:
    tool = ROOT / "tools" / "ladder_page.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "docs/ladder.md is current.\n")
    assert all(f"(ladder/{path.name})" in PAGE for path in RESULTS)


@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.stem)
def test_results_are_whole_runs_of_enough_games(path: Path) -> None:
    ladder = read(path)
    (rung,) = ladder["rungs"]
    assert not ladder["stops_early"]
    assert not ladder["interrupted"]
    assert rung["games"] == ladder["games"] == len(rung["played"])
    assert rung["games"] >= (MANY if {rung["challenger"], rung["field"]} <= QUICK else SOME)


@pytest.mark.slow
@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.stem)
def test_results_can_be_played_again_with_the_bots_that_are_here(path: Path) -> None:
    """A game of the quick ones, and what was counted of all; of those by earlier rules the page says so."""
    ladder = read(path)
    (rung,) = ladder["rungs"]
    (row,) = (line for line in PAGE.splitlines() if f"(ladder/{path.name})" in line)
    quick = {rung["challenger"], rung["field"]} <= QUICK
    problems = problems_of_ladder(ladder, sample=1 if quick else 0)
    if "| earlier " in row:
        assert all(problem.endswith(" is installed") for problem in problems)
        assert problems
    else:
        assert problems == []
