"""Games as a table plays them, without a server: for what is about the game alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any

from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.registry import load_game
from signoria.table.live.chronicle import Chronicle
from signoria.table.live.play import Play

SECRET = bytes(range(32))


def begin(game_id: str, players: int, persons: Collection[int] | None = None, **options: bool | int | str) -> Play:
    """A game that has begun; all seats are persons' unless it is said which."""
    game = load_game(game_id)
    seated = range(players) if persons is None else persons
    chairs = [Chair(f"Seat {seat}", "person" if seat in seated else "bot:random") for seat in range(players)]
    record = Record.begin(game, players, options, chairs, SECRET, [])
    play = Play(Chronicle(game, record, SECRET), {}, seated, alone=len(seated) == 1)
    play.advance()
    return play


def play_until(play: Play, done: Callable[[Play], bool], lot: random.Random) -> None:
    """Answer by lot until the game has come to what is looked for."""
    while not done(play):
        assert not play.is_over, "the game ended before it came to that"
        step(play, lot)


def step(play: Play, lot: random.Random) -> tuple[int, str]:
    """One decision by lot; returns whose, and which."""
    seat = play.actors()[0]
    name = play.game.action_name(lot.choice(options(play, seat)))
    play.act(seat, play.line_of(seat), name)
    return seat, name


def options(play: Play, seat: int) -> Any:
    return play.position(seat).options(seat)
