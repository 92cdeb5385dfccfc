"""One game by bots with its record."""

from __future__ import annotations

import pytest

from signoria.core.record.record import Record
from signoria.core.record.verify import verify
from signoria.core.registry import game_ids, load_game
from signoria.lab.record_game import record_game


@pytest.mark.parametrize("game_id", game_ids())
def test_a_recorded_game_is_finished_and_verifies(game_id: str) -> None:
    game = load_game(game_id)
    record = record_game(game_id, game.players[0], seed=4)
    assert record.end is not None
    assert record.end.result is not None
    verify(game, Record.from_text(record.to_text()))


def test_the_same_seed_gives_the_same_record() -> None:
    texts = [record_game(game_ids()[0], 2, seed=seed).to_text() for seed in (4, 4, 5)]
    assert texts[0] == texts[1] != texts[2]
