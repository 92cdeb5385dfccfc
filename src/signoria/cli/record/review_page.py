"""A review as one page that needs nothing else: chances as lines, turning points, and each seat's mistakes."""

from __future__ import annotations

from html import escape
from typing import Final

from signoria.cli.record.reviewed import Point, Reviewed
from signoria.cli.speech import lang, say

WIDTH: Final = 760
HEIGHT: Final = 300
LEFT: Final = 36
COLOURS: Final = ("#b03024", "#2f55a4", "#c8901d", "#2f8577", "#7c4f8f", "#5b5145")
STYLE: Final = """
body { font: 16px/1.45 Georgia, serif; max-width: 800px; margin: 2em auto; padding: 0 1em; }
body { color: #2a211a; background: #faf5e8; }
h1, h2 { font-weight: 500; } h2 { border-bottom: 1px solid #d8c9a6; } svg { width: 100%; height: auto; }
li { margin: .5em 0; } small { color: #6b5c4a; } b.good { color: #2c6e35; } b.bad { color: #a02c22; }
svg text { font: 12px sans-serif; fill: #6b5c4a; } .key { list-style: none; padding: 0; display: flex; gap: 1.5em; }
"""


def page(reviewed: Reviewed) -> str:
    """Returns the page."""
    title = f"{reviewed.words.text('game-title')} – {say('review-title')}"
    seats = range(len(reviewed.names)) if reviewed.seat is None else [reviewed.seat]
    own = "".join(
        f"<h2>{escape(reviewed.summary(seat))}</h2>{_points(reviewed.mistakes(seat, None))}" for seat in seats
    )
    return (
        f'<!doctype html>\n<html lang="{lang()}">\n<head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n<h1>{escape(title)}</h1>\n<p>{escape(reviewed.method())}</p>\n"
        f"<h2>{escape(reviewed.chances_title())}</h2>\n{_key(reviewed)}{_chart(reviewed)}\n"
        f"<h2>{escape(say('review-turning'))}</h2>\n{_points(reviewed.turnings())}\n{own}\n</body>\n</html>"
    )


def _key(reviewed: Reviewed) -> str:
    places = [
        f'<li><span style="color:{_colour(seat)}">●</span> {escape(name)}</li>'
        for seat, name in enumerate(reviewed.names)
    ]
    return f'<ul class="key">{"".join(places)}</ul>'


def _chart(reviewed: Reviewed) -> str:
    """Returns the chances of every seat as lines, with a mark at every turning point."""
    rows = reviewed.rows()
    across = (WIDTH - LEFT) / max(len(rows) - 1, 1)
    grid = "".join(
        f'<line x1="{LEFT}" x2="{WIDTH}" y1="{_y(share)}" y2="{_y(share)}" stroke="#d8c9a6"/>'
        f'<text x="{LEFT - 6}" y="{_y(share) + 4}" text-anchor="end">{share // 10}</text>'
        for share in range(0, 1001, 250)
    )
    marks = "".join(
        f'<line x1="{LEFT + each["decision"] * across:.1f}" x2="{LEFT + each["decision"] * across:.1f}" '
        f'y1="{_y(1000)}" y2="{_y(0)}" stroke="#2a211a" stroke-dasharray="3 4"/>'
        for each in reviewed.document["turning"]
    )
    lines = "".join(
        f'<polyline fill="none" stroke="{_colour(seat)}" stroke-width="2" points="'
        + " ".join(f"{LEFT + place * across:.1f},{_y(row[seat]):.1f}" for place, row in enumerate(rows))
        + '"/>'
        for seat in range(len(reviewed.names))
    )
    label = escape(reviewed.chances_title(), quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{grid}{marks}{lines}</svg>'


def _y(thousandths: float) -> float:
    return 10 + (HEIGHT - 20) * (1 - thousandths / 1000)


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _points(points: list[Point]) -> str:
    if not points:
        return f"<p>{escape(say('review-no-turning'))}</p>"
    return f"<ol>{''.join(_point(each) for each in points)}</ol>"


def _point(point: Point) -> str:
    kind = "bad" if point.change.startswith("−") else "good"
    better = "".join(f"<br><small>{escape(line)}</small>" for line in point.better)
    return f'<li>{escape(point.head)} <b class="{kind}">{point.change}</b><br>{escape(point.told)}{better}</li>'
