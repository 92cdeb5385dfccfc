"""`python -m benchmarks`: measures compiled and pure, prints a table, keeps the JSON, fails if a floor is missed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import signoria
from benchmarks import measure, report, research, table
from benchmarks.verdict import Verdict, verdicts

app = App(
    name="benchmarks",
    help="Measure the games and the table against their budgets.",
    help_format="plaintext",
)


@app.default
def run(
    *,
    quick: Annotated[bool, Parameter(help="Fewer and shorter repeats.", negative=())] = False,
    json: Annotated[Path | None, Parameter(help="Write the result here instead of benchmarks/results/.")] = None,
) -> int:
    effort = measure.QUICK if quick else measure.FULL
    compiled = signoria.engine() == "compiled"
    speeds = (measure.measure_all(effort) if compiled else []) + _pure(quick)
    lines = verdicts(speeds) + (research.run(effort) if compiled else [])
    report.print_table(lines)
    figures = table.run(quick)
    table.print_figures(figures)
    path = json or report.result_file()
    _write(path, {**report.document(speeds, lines), "table": figures})
    print(f"Kept in {os.path.relpath(path)}.")
    return judge(lines, compiled) or table.judge(figures)


def _pure(quick: bool) -> list[measure.Speed]:
    """The same on the sources, in a process of their own."""
    command = [sys.executable, "-m", "benchmarks.measure", *(["--quick"] if quick else [])]
    environment = {**os.environ, "SIGNORIA_PURE": "1"}
    done = subprocess.run(
        command, env=environment, cwd=Path(__file__).parent.parent, stdout=subprocess.PIPE, text=True, check=True
    )
    speeds: list[measure.Speed] = json.loads(done.stdout)
    return speeds


def _write(path: Path, document: dict[str, object]) -> None:
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def judge(lines: list[Verdict], compiled: bool) -> int:
    """The exit code, with a sentence for whatever is not as the design asks."""
    missed = [f"{line.game} with {line.set_up} ({line.engine}, {line.what})" for line in lines if line.passed is False]
    if missed:
        print(f"The floor is missed by {', '.join(missed)}.", file=sys.stderr)
    if not compiled:
        print(f"The budgets of the compiled engine were not measured. {signoria.engine_note()}", file=sys.stderr)
    return 1 if missed or not compiled else 0


if __name__ == "__main__":
    sys.exit(app(result_action="return_value"))
