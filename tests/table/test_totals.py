"""Final totals are the same wherever they are told: the end page, its sources, the record, the story, the replay."""

from __future__ import annotations

import random

import pytest
from tests.table.games import begin, play_until

from signoria.core.outcome import source_rows
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.record.told import told_record
from signoria.core.registry import game_ids, load_game
from signoria.table.live.views import over_info, seat_view, view_at


@pytest.mark.parametrize("game_id", game_ids())
def test_final_totals_are_the_same_everywhere(game_id: str) -> None:
    game = load_game(game_id)
    players = 4
    play = begin(game_id, players, None, **game.unattended_settings(players, {}))
    play_until(play, lambda running: running.is_over, random.Random(5))
    over = over_info(play)
    totals = over.totals

    assert [sum(line.points for line in lines) for lines in over.scores] == totals
    assert [sum(source.points[seat] for source in over.sources) for seat in range(players)] == totals
    for view in (seat_view(play, 0, True, None), view_at(play, 1, play.lines)):
        assert view.over is not None
        assert (view.over.totals, view.over.places) == (totals, over.places)

    record = Record.from_text(play.record.to_text())
    assert record.end is not None
    assert record.end.result is not None
    assert [sum(line["points"] for line in lines) for lines in record.end.result["scores"]] == totals
    state = replay(game, record)
    assert [game.total(lines) for lines in game.score(state)] == totals
    rows = source_rows(game.vocabulary, game.score(state))
    assert [sum(row.points[seat] for row in rows) for seat in range(players)] == totals

    won = [
        (step.event.params["seat"], step.event.params["points"])
        for action in told_record(game, record).actions
        for step in action.steps
        if step.event.code in ("won", "shared_win")
    ]
    assert sorted(won) == [(seat, totals[seat]) for seat in range(players) if over.places[seat] == 1]
    # Nobody behind the winners has more.
    assert max(totals) == totals[over.places.index(1)]
