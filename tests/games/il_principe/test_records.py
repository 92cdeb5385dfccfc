"""A whole game of five, recorded, replayed and verified."""

from __future__ import annotations

import random

from signoria.core.play.recorded_game import RecordedGame
from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.record.verify import verify
from signoria.games.il_principe import GAME

CHAIRS = tuple(Chair(name) for name in ("Anna", "Bruno", "Cesare", "Dora", "Elio"))
SECRET = bytes(range(32))


def finished() -> tuple[RecordedGame, Record]:
    choice = random.Random(5)
    table = RecordedGame.begin(GAME, 5, {"amigo_start_money": 5}, CHAIRS, SECRET, (b"sixteen bytes ok",))
    table.settle_chance()
    while table.state.actors():
        seat = choice.choice(table.state.actors())
        table.act(seat, choice.choice(table.state.options(seat)))
        table.settle_chance()
    return table, table.finish()


def test_a_game_of_five_replays_to_the_exact_score_and_verifies() -> None:
    table, record = finished()
    read = Record.from_text(record.to_text())
    again = replay(GAME, read)
    assert GAME.dump(again) == table.game.dump(table.state)
    assert GAME.score(again) == table.game.score(table.state)
    checked = {finding.check for finding in verify(GAME, read) if finding.checked}
    assert {"lines", "moves", "chance", "result"} <= checked


def test_a_running_record_hides_what_a_seat_may_not_know() -> None:
    choice = random.Random(6)
    table = RecordedGame.begin(GAME, 3, {}, CHAIRS[:3], SECRET, ())
    table.settle_chance()
    for _ in range(5):
        seat = table.state.actors()[0]
        table.act(seat, choice.choice(table.state.options(seat)))
    text = table.seen_by(2).to_text()
    assert text.count("offer:?") == 4
    assert text.count("draw:?") == 8
