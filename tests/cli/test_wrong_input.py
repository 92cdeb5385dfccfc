"""Whatever a person gets wrong is answered with one clear sentence and an exit code, never with a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.spoiled import first_move, shipped, with_line, without_last_card
from tests.commands import environment, refused, signoria, toy_environment

from signoria.cli.app import run
from signoria.core.registry import game_ids, load_game
from signoria.lab.record_game import record_game

GAME = game_ids()[0]
SIMULATE = ("simulate", GAME, "--players", "2", "--games", "1")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulat",), "There is no command 'simulat' here; did you mean simulate?"),
        (
            ("record", "burn"),
            "There is no command 'burn' here; there are play, show, replay, position, verify, review.",
        ),
        (("--lang",), "--lang needs a language"),
        (("games", "--lang", "de"), "Signoria does not speak 'de'"),
        (("simulate",), "GAME is missing"),
        (("simulate", GAME), "--players is missing"),
        (("simulate", GAME, "--players", "two"), "--players must be a whole number, not 'two'"),
        (("simulate", GAME, "--players", "17"), "players, not 17"),
        (("simulate", GAME + "o", "--players", "2"), f"did you mean {GAME}?"),
        ((*SIMULATE, "--colour", "red"), "There is no option --colour here; `signoria simulate --help`"),
        ((*SIMULATE, "--bot", "random"), "There is no option --bot here; did you mean --bots?"),
        ((*SIMULATE, "-bots", "random"), "There is no option -bots here; did you mean --bots?"),
        (("admin", "close", "-9xPZqk"), "`signoria admin close … -- -9xPZqk`"),
        (("admin", "close", "--", "-9xPZqk", "--data"), "--data stands behind the two dashes"),
        ((*SIMULATE, "--players", "3"), "--players is given twice"),
        ((*SIMULATE, "--check=maybe"), "--check is a switch and takes no value, but there is 'maybe'"),
        ((*SIMULATE, "again"), "Nothing more is expected here, but there is 'again'"),
        ((*SIMULATE, "--option", "moon=full"), "has no option 'moon'"),
        ((*SIMULATE, "--option", "moon"), "An option is written name=value, not 'moon'"),
        ((*SIMULATE, "--option", "a=b", "--option", "a=c"), "The option a is given twice"),
        (("simulate", GAME, "--players", "2", "--games", "0"), "--games must be at least 1, not 0"),
        ((*SIMULATE, "--processes", "0"), "--processes must be at least 1, not 0"),
        ((*SIMULATE, "--bots", "napoleon"), "No bot is called 'napoleon'"),
        ((*SIMULATE, "--bots", "random,random,random"), "There are 3 bots for 2 players"),
        ((*SIMULATE, "--bots", "no.such:bot"), "No module named 'no'"),
        ((*SIMULATE, "--json", "no/such/folder.json"), "there is no folder"),
        ((*SIMULATE, "--json", "--check"), "--json needs a file"),
        (("record", "play", GAME, "--players", "2"), "--out is missing"),
        (("record", "show", "no_such_file.json"), "no_such_file.json cannot be read: it does not exist."),
        (("data", "check", "chess"), "No game is called 'chess'"),
        (("data", "check", "--file", "x.toml"), "Say which game the file is for"),
        (("data", "check", GAME, "--file", "x.toml"), "There is no file x.toml"),
        (("serve", "--port", "99999"), "--port must be at most 65535, not 99999"),
        (("serve", "--host", "256.256.256.256"), "cannot listen on 256.256.256.256"),
    ],
)
def test_one_sentence_and_exit_code_2(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    answer = signoria(*arguments, cwd=tmp_path)
    assert said in refused(answer)
    assert not answer.stdout
    assert not list(tmp_path.iterdir())


def test_an_option_value_that_the_game_does_not_know(tmp_path: Path) -> None:
    env = toy_environment(tmp_path)
    toy = ("simulate", "toy_race", "--players", "2")
    assert "it may be none, violation" in refused(signoria(*toy, "--option", "flaw=big", env=env))
    assert "it may be false, true" in refused(signoria(*toy, "--option", "fast=17", env=env))


def test_a_bot_that_plays_what_it_may_not(tmp_path: Path) -> None:
    env = toy_environment(tmp_path)
    for processes in ("1", "2"):
        toy = ("simulate", "toy_race", "--players", "2", "--bots", "bold_bot:CheatingBot", "--processes", processes)
        assert "seat 0 chose 17, which is not among its options" in refused(signoria(*toy, env=env))


# ---- records ----


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(record_game(GAME, 2, seed=1).to_text())
    return document


@pytest.mark.parametrize("command", ["show", "replay", "verify"])
def test_a_broken_record(command: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"format": 1}', "utf-8")
    assert "The record lacks game" in refused(signoria("record", command, str(path)), 1 if command == "verify" else 2)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": 99}', b"\0\1", b"\xff\xfe\x00"])
def test_a_file_that_is_no_record(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    assert run(["record", "show", str(path)]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1


def test_an_action_in_a_record_that_no_game_knows(record: dict[str, Any], tmp_path: Path) -> None:
    path = with_line(record, first_move(record), "fly:moon", tmp_path)
    assert "'fly:moon' is no action of this game" in refused(signoria("record", "replay", path))


def test_an_action_in_a_record_that_was_not_allowed(record: dict[str, Any], tmp_path: Path) -> None:
    number = first_move(record)
    game = load_game(GAME)
    state = game.new(2)
    for line in record["lines"][:number]:
        state.apply(line[1], game.id_of(line[1], line[2]))
    seat = state.actors()[0]
    illegal = next(i for i in range(game.bounds.actions) if i not in state.options(seat))
    path = with_line(record, number, game.action_name(illegal), tmp_path)
    sentence = refused(signoria("record", "replay", path))
    assert f"Line {number} is {game.action_name(illegal)} by seat {seat}, which was not allowed" in sentence


def test_verify_names_the_line_that_was_changed_and_exits_with_1(record: dict[str, Any], tmp_path: Path) -> None:
    path = with_line(record, 3, "fly:moon", tmp_path)
    answer = signoria("record", "verify", path)
    assert "Line 3 was changed" in refused(answer, 1)
    answer = signoria("record", "verify", path, "--json")
    assert "Line 3 was changed" in refused(answer, 1)
    assert json.loads(answer.stdout)["fault"]["line"] == 3


# ---- component files ----


def test_a_component_file_that_is_no_toml(tmp_path: Path) -> None:
    path = shipped(GAME, tmp_path)
    path.write_text("[[cards", "utf-8")
    answer = signoria("data", "check", GAME, "--file", str(path))
    assert answer.returncode == 1
    assert "unreadable" in answer.stdout
    assert not answer.stderr


def test_a_component_file_with_a_missing_card(tmp_path: Path) -> None:
    path = shipped(GAME, tmp_path)
    without_last_card(path)
    answer = signoria("data", "check", GAME, "--file", str(path))
    assert "Traceback" not in answer.stderr
    assert answer.returncode == 1, answer.stdout
    assert answer.stdout.startswith(f"{GAME}: ")
    assert "cannot be played" in answer.stdout


def test_a_broken_component_file_in_force_stops_every_command_with_one_sentence(tmp_path: Path) -> None:
    path = shipped(GAME, tmp_path)
    without_last_card(path)
    env = environment(SIGNORIA_COMPONENTS=str(tmp_path))
    assert refused(signoria(*SIMULATE, env=env))
    answer = signoria("data", "check", GAME, env=env)
    assert answer.returncode == 1
    assert "cannot be played" in answer.stdout


def test_a_name_in_a_record_cannot_move_the_cursor(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "named.json"
    path.write_text(json.dumps({**record, "seats": [{"name": "\x1b[2J\n", "kind": "person"}] * 2}), "utf-8")
    for command in ("show", "replay"):
        assert run(["record", command, str(path)]) == 0
        assert "\x1b[2J" not in capsys.readouterr().out
