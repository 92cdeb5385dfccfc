"""Draws the curves of trainings: how often the learner won among greedy bots, by how many decisions it had played.

python examples/train/curve.py build/train/curve.json --out curve.svg
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.figure import Figure

EQUAL = 25


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curves", type=Path, nargs="+", help="files that train.py has written")
    parser.add_argument("--out", type=Path, required=True, help="the picture, SVG")
    options = parser.parse_args()
    runs = [json.loads(path.read_text("utf-8")) for path in options.curves]
    # No date and no random names, so that the same curves give the same picture.
    with matplotlib.rc_context({"svg.hashsalt": "signoria"}):
        picture(runs).savefig(options.out, format="svg", metadata={"Date": None})


def picture(runs: list[dict[str, Any]]) -> Figure:
    """Returns a line for each training; its test, if it was tested, is a dot with its interval."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for run in runs:
        points = run["curve"]
        millions = [point["decisions"] / 1e6 for point in points]
        (line,) = axes.plot(millions, [100 * point["share"] for point in points], label=run["device"])
        if run["test"] is not None and millions:
            low, share, high = (
                100 * edge for edge in (run["test"]["wilson"][0], run["test"]["share"], run["test"]["wilson"][1])
            )
            axes.errorbar(
                run["test"]["decisions"] / 1e6, share, [[share - low], [high - share]], fmt="o", color=line.get_color()
            )
    axes.axhline(EQUAL, color="grey", linestyle=":")
    axes.axhline(100 * runs[0]["options"]["goal"], color="grey", linestyle="--")
    axes.set_xlabel("million decisions of self-play")
    axes.set_ylabel("wins among three greedy bots, %")
    axes.set_ylim(bottom=0)
    axes.legend()
    return figure


if __name__ == "__main__":
    main()
