"""The shapes of the games' views and figures, for the client's types: `python tools/game_types.py` writes them.

Each game that declares them gets client/schema/games/<game>.json, from which `npm run types` makes TypeScript.
`--check` says whether they are current, and whether what games really send has the declared shape.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

# Declarations are read from the sources: compiled classes keep no generic annotations.
os.environ["SIGNORIA_PURE"] = "1"

import msgspec

from signoria.core.game import AnyGame
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR
from signoria.testing.moment import draw_line

FOLDER: Final = Path(__file__).resolve().parents[1] / "client" / "schema" / "games"
NAMES: Final = "#/$defs/{name}"
# What is sent is compared with its shape before every so manieth line of one game per player count.
LOOKED_AT: Final = 13


def main() -> int:
    files = {f"{game_id}.json": schema_of(load_game(game_id)) for game_id in game_ids()}
    expected = {name: json.dumps(schema, indent=1, sort_keys=True) + "\n" for name, schema in files.items() if schema}
    if "--check" not in sys.argv[1:]:
        FOLDER.mkdir(exist_ok=True)
        for name, text in expected.items():
            (FOLDER / name).write_text(text, encoding="utf-8")
        return 0
    kept = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.json")}
    complaints = [name for name in sorted({*kept, *expected}) if kept.get(name) != expected.get(name)]
    for name in complaints:
        print(f"client/schema/games/{name} is not current; `python tools/game_types.py` writes it.", file=sys.stderr)
    misfits = [misfit for game_id in game_ids() for misfit in misfits_of(load_game(game_id))]
    for misfit in misfits:
        print(misfit, file=sys.stderr)
    return 1 if complaints or misfits else 0


def schema_of(game: AnyGame) -> dict[str, Any] | None:
    """Returns the shapes that a game declares, `View` and `Figures`, with the parts that they name."""
    if game.figures is not None and game.figures_type is None:
        raise SystemExit(f"{game.title} has figures and does not declare their shape as figures_type.")
    types = [shape for shape in (game.view_type, game.figures_type) if shape is not None]
    if not types:
        return None
    _, parts = msgspec.json.schema_components(types, ref_template=NAMES)
    return {"title": f"What a table of {game.title} shows", "$defs": dict(sorted(parts.items()))}


def misfits_of(game: AnyGame) -> list[str]:
    """Returns the first document of each kind, in one random game per player count, that lacks its declared shape."""
    for players in game.players:
        state, rng, line = game.new(players, game.unattended_settings(players, {})), Rng(1, players), 0
        while True:
            if line % LOOKED_AT == 0 or not state.actors():
                for viewer in (*range(players), SPECTATOR):
                    figures = None if game.figures is None else game.figures(state, viewer)
                    view = game.observe(state, viewer)
                    misfits = [*_misfit(view, game.view_type), *_misfit(figures, game.figures_type)]
                    if misfits:
                        return [f"{game.title}, {players} players, line {line}: {misfit}" for misfit in misfits]
            if not state.actors():
                break
            state.apply(*draw_line(state, rng))
            line += 1
    return []


def _misfit(document: Mapping[str, Any] | None, shape: type | None) -> list[str]:
    if document is None or shape is None:
        return []
    try:
        read = msgspec.to_builtins(msgspec.convert(document, shape))
    except msgspec.ValidationError as error:
        return [f"{shape.__name__}: {error}"]
    return _undeclared(document, read, shape.__name__)


def _undeclared(document: Any, read: Any, path: str) -> list[str]:
    """Returns the fields that the shape does not name: reading drops them."""
    if isinstance(document, Mapping):
        missing = [f"{path}.{key} is not declared" for key in document if key not in read]
        return missing + [
            found for key in document if key in read for found in _undeclared(document[key], read[key], f"{path}.{key}")
        ]
    if isinstance(document, list):
        return [found for one, other in zip(document, read) for found in _undeclared(one, other, f"{path}[]")][:1]
    return []


if __name__ == "__main__":
    sys.exit(main())
