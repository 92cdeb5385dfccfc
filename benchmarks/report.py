"""The benchmark as a table for people and as JSON for comparing."""

from __future__ import annotations

import datetime
import os
import platform
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

import signoria
from benchmarks.measure import Speed
from benchmarks.verdict import Verdict

RESULTS = Path(__file__).parent / "results"
COLUMNS = ("game", "players", "engine", "what", "best", "median", "floor", "aim", "")
WIDTH = 130


def print_table(lines: list[Verdict]) -> None:
    table = Table(*COLUMNS, box=box.SIMPLE_HEAD)
    for column in table.columns[4:8]:
        column.justify = "right"
    before = ""
    for line in lines:
        if before not in ("", line.engine + line.game):
            table.add_section()
        before = line.engine + line.game
        numbers = [_number(number) for number in (line.best, line.median, line.floor, line.aim)]
        table.add_row(line.game, line.set_up, line.engine, line.what, *numbers, _word(line))
    console = Console(highlight=False)
    # Numbers cut off are worth nothing: a narrow terminal wraps the lines instead.
    console.width = max(console.width, WIDTH)
    console.print(table)


def _word(line: Verdict) -> str:
    if line.passed is None:
        return "aim reached" if line.aimed else ""
    if not line.passed:
        return "MISSED"
    return "ok" if line.aimed is not True else "aim reached"


def _number(number: float | None) -> str:
    if number is None:
        return ""
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"


def document(speeds: list[Speed], lines: list[Verdict]) -> dict[str, Any]:
    """Everything measured, with the machine it was measured on."""
    return {
        "made": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "version": signoria.__version__,
        "machine": {
            "processor": _processor(),
            "cores": os.cpu_count(),
            "system": platform.platform(),
            "python": platform.python_version(),
        },
        "speeds": speeds,
        "verdicts": [line._asdict() for line in lines],
    }


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("model name")]
    return names[0] if names else platform.processor()


def result_file() -> Path:
    """A new file among the results, named by the time."""
    RESULTS.mkdir(exist_ok=True)
    return RESULTS / f"{datetime.datetime.now(datetime.UTC):%Y%m%dT%H%M%SZ}.json"
