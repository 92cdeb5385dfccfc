"""`signoria ladder` and `signoria tune`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.spoken import plain
from tests.commands import refused, signoria

from signoria.cli.app import run
from signoria.lab.ladder import climb

GAME = "il_principe"
SMALL = ("ladder", GAME, "--players", "3", "--games", "12", "--bots", "random,greedy")


def test_a_ladder_is_what_the_library_computes(tmp_path: Path) -> None:
    done = signoria(*SMALL, "--json", "ladder.json", "--processes", "2", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "stronger" in done.stdout
    kept = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    expected = climb(GAME, 3, 12, ["random", "greedy"]).document()
    for name in ("game", "players", "games", "seed", "options", "ratings", "stops_early"):
        assert kept[name] == expected[name]
    for mine, theirs in zip(kept["rungs"], expected["rungs"], strict=True):
        assert _without_time(mine) == _without_time(theirs)


def _without_time(rung: dict[str, Any]) -> dict[str, Any]:
    """Without what a file leaves out, too."""
    games = [
        {name: value for name, value in game.items() if name not in ("seconds", "moves")} for game in rung["played"]
    ]
    return {**rung, "seconds": 0, "played": games}


def test_on_standard_output_there_is_nothing_but_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SMALL, "--whole", "--json", "-", "--processes", "1"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["rungs"][0]["games"] == 12
    assert document["stops_early"] is False


@pytest.mark.parametrize(("lang", "verdict"), [("fr", "plus fort"), ("it", "più forte")])
def test_it_speaks_the_readers_language(lang: str, verdict: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SMALL, "--lang", lang, "--processes", "1"]) == 0
    assert verdict in plain(capsys.readouterr().out)


def test_what_is_no_ladder_is_refused_in_one_sentence() -> None:
    sentence = refused(signoria("ladder", GAME, "--bots", "greedy"))
    assert sentence.strip() == "A ladder needs two bots or more, each of them once, the weakest first; there is greedy."


@pytest.mark.slow
def test_tuning_prints_the_weights_and_writes_them(tmp_path: Path) -> None:
    arguments = ("tune", GAME, "--players", "3", "--games", "8", "--generations", "2", "--processes", "1")
    done = signoria(*arguments, "--out", "weights.toml", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Mean surprise at the winner" in done.stdout
    written = (tmp_path / "weights.toml").read_text("utf-8")
    assert "ready_city = " in written
    assert "# " in written


def test_a_game_without_weights_cannot_be_tuned(tmp_path: Path) -> None:
    from tests.commands import toy_environment

    done = signoria("tune", "toy_race", "--players", "2", env=toy_environment(tmp_path))
    assert refused(done).strip() == "Toy race cannot be tuned because its evaluation has no weights."
