"""Records and component files with something wrong in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from signoria.core.registry import load_game


def with_line(record: dict[str, Any], number: int, action: str, folder: Path) -> str:
    """A file with the record, one action of it exchanged."""
    changed = [list(line) for line in record["lines"]]
    changed[number][2] = action
    path = folder / "changed.json"
    path.write_text(json.dumps({**record, "lines": changed}), "utf-8")
    return str(path)


def first_move(record: dict[str, Any]) -> int:
    """The number of the first line that is a seat's decision."""
    return next(i for i, line in enumerate(record["lines"]) if isinstance(line[1], int) and line[1] >= 0)


def shipped(game_id: str, folder: Path) -> Path:
    """A copy of a game's component file."""
    path = folder / f"{game_id}.toml"
    path.write_bytes(load_game(game_id).components.path.read_bytes())
    return path


def without_last_card(path: Path) -> None:
    """Leave out the last entry of the longest list of tables in the file."""
    text = path.read_text("utf-8")
    heads = [line for line in text.splitlines() if line.startswith("[[")]
    head = max(set(heads), key=heads.count)
    before, _, after = text.rpartition(f"\n{head}")
    rest = after.find("\n[")
    path.write_text(before + "\n" + (after[rest + 1 :] if rest >= 0 else ""), "utf-8")
