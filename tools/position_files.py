"""What the tools that write a game's positions.json have in common: a moment as the server sends it, and the file."""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from signoria.core.game import AnyGame
from signoria.core.state import State
from signoria.table.live.choice_views import effect_body

CLIENT = Path(__file__).resolve().parents[1] / "client" / "src" / "games"


def write_or_check(positions: dict[str, Any]) -> int:
    """Writes the positions of a game; with `--check` returns 1 instead where the file is not current."""
    file = CLIENT / positions["game"] / "positions.json"
    text = json.dumps(positions, ensure_ascii=False, separators=(",", ":")) + "\n"
    if "--check" in sys.argv[1:]:
        return 0 if file.is_file() and file.read_text(encoding="utf-8") == text else 1
    file.write_text(text, encoding="utf-8")
    return 0


def vocabulary(game: AnyGame, *unsaid: str) -> dict[str, Any]:
    """Returns the codes that the client may have to say; what only records or the terminal tell is nothing to it."""
    words = dataclasses.asdict(game.vocabulary)
    return {kind: codes for kind, codes in words.items() if kind not in ("story", "wastes", "amounts", *unsaid)}


def written(game: AnyGame, state: State, viewer: int) -> dict[str, Any]:
    """Returns what a seat, or a spectator, is sent at this moment; nothing has happened since."""
    assert game.figures is not None
    return {
        "seat": None if viewer < 0 else viewer,
        "actors": state.actors(),
        "view": game.person_view(state, viewer),
        "figures": game.figures(state, viewer),
        "decisions": [decision(game, state, viewer)] if viewer in state.actors() else [],
        "events": [],
    }


def decision(game: AnyGame, state: State, seat: int) -> dict[str, Any]:
    options: list[dict[str, Any]] = []
    blocked: list[dict[str, Any]] = []
    for action in state.candidates(seat):
        entry: dict[str, Any] = {"action": game.action_name(action), "verb": game.actions.verbs[action]}
        described = game.describe(state, seat, action)
        entry |= dataclasses.asdict(described)
        del entry["effects"]
        reason = state.why_not(seat, action)
        if reason is None:
            if described.effects:
                entry["effects"] = [msgspec.to_builtins(effect_body(game, effect)) for effect in described.effects]
            options.append(entry)
        else:
            del entry["reveals"], entry["default"]
            blocked.append(entry | {"reason": dataclasses.asdict(reason)})
    prompt = dataclasses.asdict(state.prompt(seat))
    return {"seat": seat, "line": 0, "prompt": prompt, "options": options, "blocked": blocked, "speak": False}
