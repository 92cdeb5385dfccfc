"""Results of matches in files: JSON, with a line for each game."""

from __future__ import annotations

import json
from typing import Any, Final

PLAYED: Final = "played"


def result_text(document: dict[str, Any]) -> str:
    """Returns the document of a ladder as text; the games of a rung stand in a line each."""
    kept: list[Any] = []
    text = json.dumps(_without_games(document, kept), indent=1, ensure_ascii=False)
    for number, games in enumerate(kept):
        lines = ",\n  ".join(json.dumps(game, ensure_ascii=False, separators=(",", ":")) for game in games)
        text = text.replace(json.dumps(_place(number)), f"[\n  {lines}\n ]", 1)
    return text + "\n"


def _without_games(part: Any, kept: list[Any]) -> Any:
    """The same with a mark in the place of each list of games, which are taken out."""
    if isinstance(part, list):
        return [_without_games(each, kept) for each in part]
    if not isinstance(part, dict):
        return part
    copy = {}
    for name, value in part.items():
        if name == PLAYED:
            kept.append([_without_blanks(game) for game in value])
            copy[name] = _place(len(kept) - 1)
        else:
            copy[name] = _without_games(value, kept)
    return copy


def _without_blanks(game: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in game.items() if value is not None}


def _place(number: int) -> str:
    return f"<games {number}>"
