"""What the server can offer, asked once when it starts."""

from __future__ import annotations

from typing import TypedDict

import signoria
from signoria.bots.registry import bot_names
from signoria.core.catalogue import GameInfo, game_info
from signoria.core.components import provenance_counts
from signoria.core.registry import game_ids, load_game


class Catalogue(TypedDict):
    """The games, the bots and the engine, as `/api/games` says them."""

    games: list[GameInfo]
    bots: list[str]
    engine: str
    version: str


def catalogue() -> Catalogue:
    return {
        "games": [game_info(load_game(game_id)) for game_id in game_ids()],
        "bots": list(bot_names()),
        "engine": signoria.engine(),
        "version": signoria.__version__,
    }


def data_origins() -> dict[str, dict[str, int]]:
    """For each game, how many entries of its component file come from where."""
    return {game_id: provenance_counts(load_game(game_id).components.data) for game_id in game_ids()}
