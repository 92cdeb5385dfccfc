"""The examples of docs/research.md, as they are printed there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"^## ([^\n]*)\n(?:(?!^## ).)*?```python\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
LONGEST = 10


def test_there_is_an_example_under_every_title() -> None:
    assert [title for title, _ in EXAMPLES] == re.findall(r"^## (.*)$", PAGE, re.MULTILINE)
    assert PAGE.count("```python") == len(EXAMPLES)


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_it_runs(title: str, code: str) -> None:
    assert len(code.strip().splitlines()) <= LONGEST
    exec(compile(code, f"docs/research.md, {title}", "exec"), {"__name__": "example"})


def test_its_speeds_are_those_of_the_run_that_is_kept() -> None:
    kept = json.loads((DOCS / "research" / "speeds.json").read_text("utf-8"))["verdicts"]
    best = {(line["game"], line["what"]): f"{round(line['best'], -3):,}" for line in kept}
    games = ("principato", "il_principe", "renaissance", "virtu")
    for what in ("vector", "aec"):
        first, second, third, last = (best[game, f"{what} steps/s"] for game in games)
        assert re.search(rf"`{what}`\s+(has )?{first}, {second}, {third} and {last}", PAGE)
    peers = [best[f"PettingZoo: {name}_v3", "aec steps/s"] for name in ("tictactoe", "connect_four")]
    assert f"PettingZoo's tic-tac-toe {peers[0]} and its connect four {peers[1]}." in PAGE
