"""The commands when all is well."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.commands import environment, signoria, toy_environment

import signoria as package
from signoria.bots.registry import bot_names
from signoria.cli.app import run
from signoria.core.registry import game_ids, load_game
from signoria.lab.simulate import simulate

GAME = game_ids()[0]


def said(*arguments: str, env: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    answer = signoria(*arguments, env=env, cwd=cwd)
    assert (answer.returncode, answer.stderr) == (0, "")
    return answer.stdout


def test_version_and_help() -> None:
    assert said("--version") == f"{package.__version__}\n"
    shown = said("--help")
    assert all(command in shown for command in ("games", "simulate", "record", "data", "serve"))


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("simulate",),
        ("ladder",),
        ("tune",),
        ("calibrate",),
        ("study",),
        ("serve",),
        ("backup",),
        ("restore",),
        ("data", "check"),
        *(("record", c) for c in ("play", "show", "replay", "position", "verify", "review")),
    ],
)
def test_every_command_has_its_help(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "--help"]) == 0
    assert f"Usage: signoria {' '.join(command)}" in capsys.readouterr().out


def test_help_imports_no_game_no_laboratory_and_no_server() -> None:
    program = "import sys; from signoria.cli.app import run; run(['--help']); print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", program], env=environment(), capture_output=True, text=True)
    modules = set(done.stdout.split())
    assert "signoria.cli.app" in modules
    assert not [name for name in modules if name.startswith(("signoria.games", "signoria.lab", "signoria.table"))]
    assert not modules & {"litestar", "uvicorn", "multiprocessing", "fluent", "babel"}


def test_games_are_listed_for_people_and_for_programs() -> None:
    assert GAME in said("games")
    document = json.loads(said("games", "--json"))
    assert [game["id"] for game in document["games"]] == list(game_ids())
    entry = next(game for game in document["games"] if game["id"] == GAME)
    assert entry["players"] == list(load_game(GAME).players)
    assert [option["name"] for option in entry["options"]] == [option.name for option in load_game(GAME).options]
    assert document["bots"] == list(bot_names())


def test_a_game_of_another_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    env = toy_environment(tmp_path)
    assert "Toy race" in said("games", env=env)
    out = said("simulate", "toy_race", "--players", "3", "--games", "5", "--option", "fast=yes", "--json", "-", env=env)
    assert json.loads(out)["options"] == {"flaw": "none", "fast": True}


def test_simulate_writes_what_the_library_computes(tmp_path: Path) -> None:
    arguments = ("simulate", GAME, "--players", "3", "--games", "20", "--seed", "9", "--json")
    printed = json.loads(said(*arguments, "-"))
    assert "20 games from seed 9" in said(*arguments, "result.json", cwd=tmp_path)
    kept = json.loads((tmp_path / "result.json").read_text("utf-8"))
    expected = simulate(GAME, 3, 20, seed=9).document()
    for name in ("game", "players", "games", "decisions", "wins", "mean_scores", "mean_length", "data", "options"):
        assert printed[name] == kept[name] == expected[name]
    assert {"seconds", "decisions_per_second", "games_per_second", "engine", "processes"} <= printed.keys()


def test_a_bot_of_the_current_folder_plays(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(
        "class Last:\n    def choose(self, game, state, seat, rng):\n        return state.options(seat)[-1]\n", "utf-8"
    )
    out = said(
        *("simulate", GAME, "--players", "2", "--games", "3", "--bots", "my_bot:Last,random"),
        *("--processes", "2", "--json", "-"),
        cwd=tmp_path,
    )
    assert json.loads(out)["bots"] == ["my_bot:Last", "random"]


@pytest.mark.parametrize(
    ("flaw", "step", "name"), [("violation", 4, "turns"), ("stuck", 8, "has_options"), ("endless", 40, "terminates")]
)
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_broken_game_is_stopped_and_its_position_kept(
    flaw: str, step: int, name: str, processes: str, tmp_path: Path
) -> None:
    arguments = ("simulate", "toy_race", "--players", "3", "--games", "30", "--seed", "2", "--processes", processes)
    folder = tmp_path / "work"
    folder.mkdir()
    answer = signoria(*arguments, "--check", "--option", f"flaw={flaw}", env=toy_environment(tmp_path), cwd=folder)
    assert answer.returncode == 1
    assert f"Game 1 of toy_race is broken after step {step}: {name}" in answer.stderr
    (path,) = folder.iterdir()
    assert path.name in answer.stderr
    assert json.loads(path.read_text("utf-8"))["game"] == "toy_race"


def test_a_record_is_played_shown_replayed_and_verified(tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    assert "lines; the seats scored" in said("record", "play", GAME, "--players", "2", "--seed", "3", "-o", path)
    shown = said("record", "show", path)
    assert shown.startswith(f"{load_game(GAME).title}, played by Cosimo (bot, random), Lucrezia (bot, random).")
    assert GAME in said("record", "show", path, "--steps")
    assert "The game is over" in shown
    assert said("record", "show", path, "--json") == Path(path).read_text("utf-8")
    assert "total" in said("record", "replay", path)
    end = json.loads(said("record", "replay", path, "--json"))
    assert end["over"]
    assert end["scores"] == json.loads(Path(path).read_text("utf-8"))["end"]["result"]["scores"]
    assert end["totals"] == [sum(line["points"] for line in lines) for lines in end["scores"]]
    before = json.loads(said("record", "replay", path, "--upto", "20", "--json"))
    assert not before["over"]
    load_game(GAME).load(before["position"])
    assert "All" in said("record", "verify", path)
    assert json.loads(said("record", "verify", path, "--json"))["verified"]


def test_the_shipped_data_can_be_played() -> None:
    out = said("data", "check")
    for game_id in game_ids():
        assert f"{game_id}: components.toml can be played" in out
        assert load_game(game_id).components.hash in out
    assert " from the rulebook" in out


def test_output_to_a_reader_who_leaves_is_no_error() -> None:
    command = f"{sys.executable} -m signoria.cli games --json | head -c 10"
    done = subprocess.run(command, shell=True, env=environment(), capture_output=True, text=True)
    assert done.stderr == ""
