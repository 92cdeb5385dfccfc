"""Writes docs/ladder.md from the results in docs/ladder; with --check it only says whether the page is current."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from signoria.core.registry import load_game
from signoria.lab.provenance import weights_hash

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PAGE: Final = DOCS / "ladder.md"
GAMES: Final = ("principato", "il_principe", "renaissance", "virtu")

HEAD: Final = """\
# How strong the bots are

One bot sits among three of another kind; if they were alike, it would win a quarter of the games. A shared win counts
as a part of one. Every deal is played from each of the four seats, and is the same for all bots. All runs are whole:
their number of games was fixed before, and none was stopped because its answer was clear. The intervals are Wilson's.

Four players, the usual options of each game, seed 0. The files have every game with its deal, seat, places, scores,
digest and the seconds that each seat thought, the versions of rules, data and weights, and where it was run;
`signoria.lab.verify` plays them again. The last column tells what was played by earlier rules, data or weights.
[How the bots think](how_the_bots_think.md).
"""
SECTIONS: Final = {
    "greedy": "Greedy among random bots",
    "ismcts": "The search with 1,000 iterations among greedy bots",
    "budget": "1,000 iterations among searches with 200",
    "apprentice": "Apprentices among random bots",
    "courtier": "Courtiers, who are greedy, among apprentices",
    "prince": "Princes, who think for as long as people wait, among condottieri",
}
CURRENT: Final = "what is here"
SLOW: Final = "sixty games of theirs take hours."
TABLE: Final = """\
| results | bot | among | games | wins | 95 % interval | points | theirs | played by |
|---|---|---|---|---|---|---|---|---|"""


def page() -> str:
    """Returns the page as the results say it."""
    parts = [HEAD]
    for kind, title in SECTIONS.items():
        found = {game: DOCS / "ladder" / f"{game}-{kind}.json" for game in GAMES}
        ladders = {path.stem: json.loads(path.read_text("utf-8")) for path in found.values() if path.is_file()}
        if ladders:
            rows = "\n".join(_row(name, ladder) for name, ladder in ladders.items())
            commands = "\n".join(_command(name, ladder) for name, ladder in ladders.items())
            parts.append(f"## {title}\n\n{TABLE}\n{rows}\n\n```\n{commands}\n```\n")
    missing = [
        f"{game}-{kind}" for kind in SECTIONS for game in GAMES if f"(ladder/{game}-{kind}.json)" not in "".join(parts)
    ]
    if missing:
        parts.append(
            f"## Not measured yet\n\n{', '.join(missing)}. Princes and condottieri think by the clock: {SLOW}\n"
        )
    return "\n".join(parts)


def _row(name: str, ladder: dict[str, Any]) -> str:
    (rung,) = ladder["rungs"]
    low, high = (f"{100 * edge:.0f}" for edge in rung["wilson"])
    cells = [f"[{name}](ladder/{name}.json)", rung["challenger"], rung["field"], str(rung["games"])]
    cells += [f"{100 * rung['share']:.1f} %", f"{low}–{high} %"]
    cells += [f"{rung['mean_score']:.1f}", f"{rung['mean_score_of_field']:.1f}", played_by(ladder)]
    return f"| {' | '.join(cells)} |"


def played_by(ladder: dict[str, Any]) -> str:
    """Returns whether a result is of the rules, data and weights that are here."""
    game = load_game(ladder["game"])
    here = {"rules": game.rules_version, "data": game.components.hash, "weights": weights_hash(game)}
    earlier = [name for name, value in here.items() if ladder[name] != value]
    return f"earlier {' and '.join(earlier)}" if earlier else CURRENT


def _command(name: str, ladder: dict[str, Any]) -> str:
    (rung,) = ladder["rungs"]
    numbers = f"--players {ladder['players']} --games {ladder['games']}"
    bots = f"{rung['field']},{rung['challenger']}"
    return f"signoria ladder {ladder['game']} {numbers} --bots {bots} --whole --json docs/ladder/{name}.json"


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        current = PAGE.read_text("utf-8") == page()
        print("docs/ladder.md is current." if current else "docs/ladder.md is old; tools/ladder_page.py writes it.")
        return 0 if current else 1
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
