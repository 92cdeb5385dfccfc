"""The pictures of a study, each as SVG in base64: the same bytes for the same numbers."""

from __future__ import annotations

import base64
import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

from signoria.cli.speech import say
from signoria.lab import study_tables as tables
from signoria.lab.libraries import library

WIDTH: Final = 7.0
ROW: Final = 0.32
BLUE: Final = "#2b4c7e"
SAND: Final = "#c9a66b"
# Of settings side by side, in their order; then from the first again.
SEVERAL: Final = (SAND, "#8fa9cf", "#8c3b3b", "#5f7f4f", "#6b5b8c", "#8a8a8a")
THICK: Final = 0.8


def bars(wins: Sequence[tables.Wins], equal: float) -> str:
    """Shares of wins with their intervals, beside what they would be if all were alike."""
    figure, axes = _figure(len(wins))
    places = range(len(wins))
    axes.barh(places, [100 * each.share for each in wins], color=SAND)
    for place, each in zip(places, wins):
        axes.plot([100 * edge for edge in each.interval], [place, place], color=BLUE, linewidth=2)
    axes.axvline(100 * equal, color=BLUE, linestyle=":")
    axes.set_yticks(places, [f"{each.label} ({each.games})" for each in wins])
    axes.invert_yaxis()
    axes.set_xlabel(say("study-share"))
    return _svg(figure)


def pairs(contrasts: Sequence[tables.Contrast]) -> str:
    """Winners and others side by side."""
    figure, axes = _figure(2 * len(contrasts))
    places = range(len(contrasts))
    axes.barh(
        [place - 0.2 for place in places],
        [each.winners for each in contrasts],
        0.4,
        color=BLUE,
        label=say("study-winners"),
    )
    axes.barh(
        [place + 0.2 for place in places],
        [each.others for each in contrasts],
        0.4,
        color=SAND,
        label=say("study-others"),
    )
    axes.set_yticks(places, [each.label for each in contrasts])
    axes.invert_yaxis()
    axes.legend()
    return _svg(figure)


def histogram(numbers: Sequence[int]) -> str:
    figure, axes = _figure(8)
    axes.hist(numbers, bins=30, color=SAND)
    axes.set_xlabel(say("study-decisions"))
    axes.set_ylabel(say("study-games"))
    return _svg(figure)


def line(means: Sequence[float]) -> str:
    figure, axes = _figure(8)
    axes.plot(range(1, len(means) + 1), means, color=BLUE, marker="o")
    axes.set_ylim(bottom=0)
    axes.set_xlabel(say("study-tenth"))
    axes.set_ylabel(say("study-choices"))
    return _svg(figure)


def bars_by_setting(groups: Sequence[Sequence[tables.Wins]], labels: Sequence[str], equal: float) -> str:
    """Shares of wins with their intervals, a bar for each setting."""
    names = list(dict.fromkeys(each.label for group in groups for each in group))
    figure, axes = _figure(len(names) * len(groups))
    height = THICK / len(groups)
    for number, (group, label) in enumerate(zip(groups, labels)):
        places = [_place(names.index(each.label), number, len(groups)) for each in group]
        axes.barh(places, [100 * each.share for each in group], height, color=_colour(number), label=label)
        for place, each in zip(places, group):
            axes.plot([100 * edge for edge in each.interval], [place, place], color="black", linewidth=1)
    axes.axvline(100 * equal, color=BLUE, linestyle=":")
    axes.set_xlabel(say("study-share"))
    return _named_rows(figure, axes, names)


def numbers_by_setting(rows: Mapping[str, Sequence[float]], labels: Sequence[str]) -> str:
    """Numbers, a bar for each setting."""
    figure, axes = _figure(len(rows) * len(labels))
    for number, label in enumerate(labels):
        places = [_place(row, number, len(labels)) for row in range(len(rows))]
        widths = [values[number] for values in rows.values()]
        axes.barh(places, widths, THICK / len(labels), color=_colour(number), label=label)
    return _named_rows(figure, axes, list(rows))


def _place(row: int, number: int, count: int) -> float:
    return row + THICK * ((number + 0.5) / count - 0.5)


def _colour(number: int) -> str:
    return SEVERAL[number % len(SEVERAL)]


def _named_rows(figure: Any, axes: Any, names: Sequence[str]) -> str:
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    figure.legend(loc="outside upper center")
    return _svg(figure)


def _figure(rows: int) -> tuple[Any, Any]:
    figure = library("matplotlib.figure").Figure(figsize=(WIDTH, 1.0 + ROW * max(rows, 3)), layout="constrained")
    return figure, figure.subplots()


def _svg(figure: Any) -> str:
    matplotlib, text = library("matplotlib"), io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "signoria"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    return base64.b64encode(text.getvalue()).decode()
