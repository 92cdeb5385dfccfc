"""Studies: the table of many games, what is read from it, and the page."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import polars
import pytest
from tests.commands import refused, signoria

from signoria.cli.study_page import page
from signoria.core.errors import InvalidSetup
from signoria.core.registry import load_game
from signoria.lab import study_tables as tables
from signoria.lab.simulate import simulate
from signoria.lab.study import Study, study
from signoria.lab.study_compare import Compared, Setting, compare, sources, whole_table

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
    alone = [Compared(Setting(), "0123", played)]
    text = page(alone, "Renaissance")
    assert text == page(alone, "Renaissance")
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


# ---- settings side by side ----

GAME = "principato"
PAINTINGS = "[6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]"
DEARER = "[9, 8, 7, 7, 6, 6, 5, 5, 5, 5, 4, 4, 3, 3, 1]"


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    folder = tmp_path / "corrected"
    folder.mkdir()
    text = load_game(GAME).components.path.read_text("utf-8")
    (folder / f"{GAME}.toml").write_text(text.replace(PAINTINGS, DEARER), "utf-8")
    return folder


def test_options_and_other_data_are_compared_on_the_same_deals(corrected: Path) -> None:
    told: list[int] = []
    settings = [Setting(), Setting({"open_goals": True}), Setting(components=corrected)]
    compared = compare(GAME, 2, 30, settings, "random", seed=3, progress=told.append)
    assert [each.data == load_game(GAME).components.hash for each in compared] == [True, True, False]
    assert compared[1].study.plan.settings["open_goals"] is True
    assert compared[0].study.table.equals(study(GAME, 2, 30, "random", seed=3).table)
    paintings = [each.study.table["points.painting"].to_list() for each in compared]
    assert paintings[2] != paintings[0]
    assert sources(compared).keys() >= {"painting", "monument"}
    assert told[-1] == 90
    table = whole_table(compared)
    assert table.columns[0] == "setting"
    assert table["setting"].to_list() == [number for number in range(3) for _ in range(60)]


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    told: list[int] = []
    with pytest.raises(InvalidSetup):
        compare(GAME, 2, 2, [Setting(), Setting({"wine": True})], "random", progress=told.append)
    assert told == []


def test_the_page_shows_settings_side_by_side_and_names_them(corrected: Path, tmp_path: Path) -> None:
    arguments = ("study", GAME, "--players", "2", "--games", "3", "--bots", "random", "--processes", "1")
    other = ("--compare", f"open_goals=true,components={corrected}")
    done = signoria(*arguments, *other, "--out", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert polars.read_parquet(tmp_path / "study.parquet").height == 12
    text = (tmp_path / "study.html").read_text("utf-8")
    assert "2 settings, each with so many games and the same seeds." in text
    assert f"<li>open_goals=true, components={corrected}<br>" in text
    titles = re.findall(r"<h2>([^<]+)</h2>", text)
    assert titles.count("Wins by seat") == 2, "of all settings, and of the first"
    assert "Mean points of a seat by source" in titles
    sentence = refused(signoria(*arguments, "--compare", "open_goals", "--out", str(tmp_path)))
    assert "open_goals" in sentence
    assert "no folder" in refused(signoria(*arguments, "--compare", "components=nowhere", "--out", str(tmp_path)))
