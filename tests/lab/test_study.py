"""Studies: the table of many games, what is read from it, and the page."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import polars
import pytest
from tests.commands import refused, signoria

from signoria.cli.study_page import page
from signoria.lab import study_tables as tables
from signoria.lab.simulate import simulate
from signoria.lab.study import Study, study

GAMES = 12


@pytest.fixture(scope="module")
def played() -> Study:
    return study("renaissance", 3, GAMES, bots="random", seed=4)


def test_there_is_a_row_for_each_seat_of_each_game(played: Study) -> None:
    table = played.table
    assert table.height == 3 * GAMES
    assert table.group_by("game").agg(polars.col("win").sum())["win"].to_list() == [pytest.approx(1.0)] * GAMES
    sources = [name for name in table.columns if name.startswith("points.")]
    assert table.select(sources).sum_horizontal().to_list() == table["points"].to_list()
    assert {"held.seat+0.ducats", "held.seat+0.nation.florence"} <= set(table.columns)


def test_any_number_of_processes_gives_the_same_table(played: Study) -> None:
    assert study("renaissance", 3, GAMES, bots="random", seed=4, processes=2).table.equals(played.table)


def test_the_games_are_those_that_simulate_plays(played: Study) -> None:
    """With the same seed, so that a figure of the one can be looked into with the other."""
    again = simulate("renaissance", 3, GAMES, "random", seed=4)
    assert [wins.share * GAMES for wins in tables.wins_by_seat(played)] == pytest.approx(again.wins)
    assert sum(tables.lengths(played)) == again.decisions


def test_wins_are_counted_by_seat_and_by_state(played: Study) -> None:
    by_seat = tables.wins_by_seat(played)
    assert [wins.label for wins in by_seat] == ["0", "1", "2"]
    assert sum(wins.share for wins in by_seat) == pytest.approx(1)
    assert all(wins.interval.low <= wins.share <= wins.interval.high for wins in by_seat)
    states = tables.wins_by_state(played)["nation"]
    assert sum(state.games for state in states) == 3 * GAMES
    assert sum(state.games * state.share for state in states) == pytest.approx(GAMES)


def test_a_contrast_is_between_winners_and_the_others() -> None:
    rows = [{"game": 0, "seat": seat, "place": seat + 1, "held.seat+0.gold": 3.0 - seat} for seat in range(3)]
    small = Study(study("il_principe", 2, 1, "random").plan, 1, polars.from_dicts(rows))
    (gold,) = tables.held_by_winners(small)
    assert (gold.label, gold.winners, gold.others) == ("gold", 3.0, 1.5)
    assert gold.errors > 0


def test_the_page_has_a_picture_of_everything_and_is_the_same_again(played: Study) -> None:
    text = page(played, "Renaissance")
    assert text == page(played, "Renaissance")
    pictures = re.findall(r'<h2>([^<]+)</h2><img alt="\1" src="data:image/svg\+xml;base64,([^"]+)">', text)
    titles = [title for title, _ in pictures]
    assert titles[:3] == ["Wins by seat", "Wins by nation", "Points by source"]
    assert len(titles) == 6
    assert all(b"<svg" in base64.b64decode(picture) for _, picture in pictures)
    assert "12 games with 3 players. Bots: random. Seed: 4." in text


def test_the_command_writes_table_and_page(tmp_path: Path) -> None:
    arguments = ("study", "il_principe", "--players", "3", "--games", "4", "--bots", "random", "--processes", "1")
    done = signoria(*arguments, "--out", str(tmp_path), "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert polars.read_parquet(tmp_path / "study.parquet").height == 12
    assert "Victoires par siège" in (tmp_path / "study.html").read_text("utf-8")
    sentence = refused(signoria(*arguments, "--out", str(tmp_path / "nowhere")))
    assert str(tmp_path / "nowhere") in sentence
    assert not (tmp_path / "nowhere").exists()
