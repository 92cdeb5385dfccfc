"""One game by bots, with its record."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from signoria.bots.levels import BOT_NAMES
from signoria.bots.registry import bot_list, make_bots
from signoria.bots.told_game import ToldGame
from signoria.core.playout import EndlessGame
from signoria.core.record.lines import BOT, Chair
from signoria.core.record.record import Record
from signoria.core.registry import load_game
from signoria.lab.croupier import Croupier


def record_game(
    game_id: str,
    players: int,
    bots: str = "random",
    seed: int = 0,
    options: Mapping[str, bool | int | str] | None = None,
) -> Record:
    """Play a game to its end; the same seed gives the same record."""
    game = load_game(game_id)
    settings = game.unattended_settings(players, options or {})
    seated = make_bots(bots, players)
    # No person sits here, so nobody adds a nonce and nobody is deceived by a secret that follows from the seed.
    text = f"signoria/{seed}/{game_id}/{players}"
    secret = hashlib.sha256(text.encode()).digest()
    kinds = bot_list(bots)
    kinds = kinds * players if len(kinds) == 1 else kinds
    # Called as at the table: a story in which four are called "greedy" is hard to follow.
    chairs = [Chair(BOT_NAMES[seat % len(BOT_NAMES)], f"{BOT}{kind}") for seat, kind in enumerate(kinds)]
    record = Record.begin(game, players, settings, chairs, secret, [])
    table = ToldGame(game, record, secret)
    croupier = Croupier(game, seated, seed, game_id, players, "record")
    table.seat_bots(croupier.seated)
    while len(table.record.lines) <= game.bounds.longest_game:
        table.settle_chance()
        step = croupier.next_step(table.state)
        if step is None:
            return table.finish()
        table.act(step.seat, step.action)
    raise EndlessGame(f"the game is not over after {game.bounds.longest_game} steps")
