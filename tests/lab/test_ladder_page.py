"""The page on the bots' strength says what the kept results say, all of it and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\| \[([\w-]+)\]\(ladder/\1\.json\) \| (.+) \|$", re.MULTILINE)


def kept() -> set[tuple[str, str]]:
    """Of every file the rungs, as a row of the page has them."""
    rows = set()
    for file in (DOCS / "ladder").glob("*.json"):
        for rung in json.loads(file.read_text("utf-8"))["rungs"]:
            low, high = (f"{100 * edge:.0f}" for edge in rung["interval"])
            cells = (rung["challenger"], rung["field"], rung["games"], f"{100 * rung['share']:.1f} %")
            rows.add((file.stem, " | ".join(map(str, (*cells, f"{low}–{high} %", rung["verdict"])))))
    return rows


def test_every_result_is_on_the_page_and_nothing_else() -> None:
    page = (DOCS / "ladder.md").read_text("utf-8")
    assert set(ROW.findall(page)) == kept()
