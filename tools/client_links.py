"""Which places of a map are joined, for the client: written from the games' component files (links.json).

`python tools/client_links.py` writes them, `--check` says whether they are current.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from signoria.core.registry import load_game

CLIENT = Path(__file__).resolve().parents[1] / "client" / "src" / "games"


def renaissance(box: Any) -> list[dict[str, Any]]:
    return [{"from": one, "to": other} for one, other in box["map"]["roads"]["edges"]]


def virtu(box: Any) -> dict[str, list[dict[str, Any]]]:
    """Returns the roads for each number of players: the map has two sides."""
    return {
        str(players): [
            {"from": road["a"], "to": road["b"]}
            for road in box["road"]
            if box["setup"][f"p{players}"]["board"] in road["boards"]
        ]
        for players in box["meta"]["players"]
    }


LINKS: dict[str, Callable[[Any], Any]] = {"renaissance": renaissance, "virtu": virtu}


def main() -> int:
    stale = 0
    for game, links in LINKS.items():
        text = json.dumps(links(load_game(game).components.data), indent=1) + "\n"
        file = CLIENT / game / "links.json"
        if "--check" not in sys.argv[1:]:
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            print(
                f"{file.name} of {game} is not what its component file says; `python tools/client_links.py` writes it"
            )
            stale = 1
    return stale


if __name__ == "__main__":
    raise SystemExit(main())
