"""A study as one page of HTML with its pictures in it."""

from __future__ import annotations

import base64
import html
import io
from collections.abc import Sequence
from typing import Any, Final

from signoria.cli.speech import lang, say
from signoria.lab import study_tables as tables
from signoria.lab.libraries import library
from signoria.lab.study import Study

WIDTH: Final = 7.0
ROW: Final = 0.32
BLUE: Final = "#2b4c7e"
SAND: Final = "#c9a66b"
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}img{max-width:100%}"
)


def page(study: Study, title: str) -> str:
    """Returns the page, in the language that the command speaks."""
    plan = study.plan
    heading = say("study-title", game=title)
    parts = [f"<h1>{html.escape(heading)}</h1>"]
    facts = say("study-facts", games=study.games, players=plan.players, bots=plan.bots, seed=plan.seed)
    parts.append(f"<p>{html.escape(facts)}</p><p><code>{html.escape(_settings(study))}</code></p>")
    for key, picture in _pictures(study):
        label = html.escape(key)
        parts.append(f'<h2>{label}</h2><img alt="{label}" src="data:image/svg+xml;base64,{picture}">')
    head = f'<meta charset="utf-8"><title>{html.escape(heading)}</title><style>{STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="{lang()}"><head>{head}</head>\n<body>\n'
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _settings(study: Study) -> str:
    return ", ".join(f"{name}={str(value).lower()}" for name, value in study.plan.settings.items())


def _pictures(study: Study) -> list[tuple[str, str]]:
    equal = 1 / study.plan.players
    pictures = [(say("study-seats"), _bars(tables.wins_by_seat(study), equal))]
    if len(set(study.table["bot"].to_list())) > 1:
        pictures.append((say("study-bots"), _bars(tables.wins_by_bot(study), equal)))
    for group, wins in tables.wins_by_state(study).items():
        pictures.append((say("study-states", group=group), _bars(wins, equal)))
    pictures.append((say("study-sources"), _pairs(tables.points_by_source(study))))
    pictures.append((say("study-length"), _lengths(tables.lengths(study))))
    pictures.append((say("study-options"), _options(tables.options_by_tenth(study))))
    pictures.append((say("study-held"), _pairs(tables.held_by_winners(study))))
    return pictures


def _bars(wins: Sequence[tables.Wins], equal: float) -> str:
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


def _pairs(contrasts: Sequence[tables.Contrast]) -> str:
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


def _lengths(numbers: Sequence[int]) -> str:
    figure, axes = _figure(8)
    axes.hist(numbers, bins=30, color=SAND)
    axes.set_xlabel(say("study-decisions"))
    axes.set_ylabel(say("study-games"))
    return _svg(figure)


def _options(means: Sequence[float]) -> str:
    figure, axes = _figure(8)
    axes.plot(range(1, len(means) + 1), means, color=BLUE, marker="o")
    axes.set_ylim(bottom=0)
    axes.set_xlabel(say("study-tenth"))
    axes.set_ylabel(say("study-choices"))
    return _svg(figure)


def _figure(rows: int) -> tuple[Any, Any]:
    figure = library("matplotlib.figure").Figure(figsize=(WIDTH, 1.0 + ROW * max(rows, 3)), layout="constrained")
    return figure, figure.subplots()


def _svg(figure: Any) -> str:
    """The picture in base64, the same bytes for the same numbers."""
    matplotlib, text = library("matplotlib"), io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "signoria"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    return base64.b64encode(text.getvalue()).decode()
