"""Recorded games for the tests of records: random moves, fixed secrets, and undos on the way."""

from __future__ import annotations

import json
import random
from typing import Any

from signoria.core.game import AnyGame
from signoria.core.play.recorded_game import RecordedGame
from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.registry import load_game

GAME: AnyGame = load_game("principato")
SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(1, 33))
NONCES = (b"anna's own nonce", b"bruno's nonce...")
CHAIRS = (Chair("Anna"), Chair("Bruno"), Chair("Césare", "bot:greedy"), Chair("Dora", "bot:random"))


def begin(players: int = 3, secret: bytes = SECRET, game: AnyGame = GAME) -> RecordedGame:
    return RecordedGame.begin(game, players, {}, CHAIRS[:players], secret, NONCES)


def play(table: RecordedGame, choice: random.Random, moves: int | None = None) -> None:
    """Random moves, to the end or so many of them, chance settled behind each."""
    table.settle_chance()
    while table.state.actors() and moves != 0:
        seat = table.state.actors()[0]
        table.act(seat, choice.choice(table.state.options(seat)))
        table.settle_chance()
        moves = None if moves is None else moves - 1


def running(moves: int = 12) -> RecordedGame:
    """A game of three in its middle."""
    table = begin()
    play(table, random.Random(5), moves)
    return table


def finished(players: int = 3, undos: int = 2, seed: int = 1) -> Record:
    """A whole game in which a few lines were taken back."""
    choice = random.Random(seed)
    table = begin(players)
    for _ in range(undos):
        play(table, choice, 8)
        counting = table.record.in_force()
        table.undo(counting[-choice.randint(1, 6)].number, by=1)
    play(table, choice)
    return table.finish()


def document(record: Record) -> dict[str, Any]:
    """The record as the JSON object that its text is."""
    loaded: dict[str, Any] = json.loads(record.to_text())
    return loaded


def rewritten(changed: dict[str, Any]) -> Record:
    return Record.from_text(json.dumps(changed))
