"""`--components FOLDER` and `data check`: an owner plays with a corrected file, and reads what it changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.commands import environment, refused, signoria

from signoria.core.registry import load_game

GAME = "principato"
OLD = "[6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]"
NEW = "[9, 8, 7, 7, 6, 6, 5, 5, 5, 5, 4, 4, 3, 3, 1]"
PLACE = "culture.painting.values"
SIMULATE = ("simulate", GAME, "--players", "2", "--games", "2", "--json", "-")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = load_game(GAME).components.path.read_text("utf-8")
    (tmp_path / f"{GAME}.toml").write_text(text.replace(OLD, NEW), "utf-8")
    return tmp_path


def test_the_option_and_the_environment_name_the_folder(folder: Path) -> None:
    by_option = signoria(*SIMULATE, "--components", str(folder), "--processes", "2")
    by_environment = signoria(*SIMULATE, env=environment(SIGNORIA_COMPONENTS=str(folder)))
    ours = signoria(*SIMULATE, env=environment(SIGNORIA_DATA=str(folder)))
    hashes = [json.loads(answer.stdout)["data"] for answer in (by_option, by_environment, ours)]
    assert hashes[0] == hashes[1] != load_game(GAME).components.hash
    assert hashes[2] == load_game(GAME).components.hash, "SIGNORIA_DATA is the server's folder alone"


def test_a_folder_without_component_files_is_refused(tmp_path: Path) -> None:
    assert "principato.toml" in refused(signoria(*SIMULATE, "--components", str(tmp_path)))
    assert "no folder" in refused(signoria(*SIMULATE, "--components", str(tmp_path / "nowhere")))
    assert "no folder" in refused(signoria("serve", "--components", str(tmp_path / "nowhere")))
    assert "no folder" in refused(signoria("play", GAME, "--components", str(tmp_path / "nowhere")))


@pytest.mark.parametrize(
    ("lang", "about"),
    [("en", "points that a culture token"), ("fr", "points qu’un jeton de culture"), ("it", "punti che un segnalino")],
)
def test_data_check_says_what_a_changed_value_does(folder: Path, lang: str, about: str) -> None:
    answer = signoria("data", "check", GAME, "--file", str(folder / f"{GAME}.toml"), "--lang", lang)
    assert answer.returncode == 0, answer.stdout
    assert about in answer.stdout
    assert PLACE in answer.stdout
    assert NEW in answer.stdout
    assert OLD in answer.stdout


def test_data_check_of_our_own_file_has_nothing_to_explain() -> None:
    answer = signoria("data", "check", GAME)
    assert len(answer.stdout.splitlines()) == 1


def test_record_show_lists_what_was_corrected(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    made = signoria(
        *("record", "play", GAME, "--players", "2", "-o", str(path)), env=environment(SIGNORIA_COMPONENTS=str(folder))
    )
    assert made.returncode == 0, made.stderr
    shown = signoria("record", "show", str(path))
    assert f"{PLACE} = {NEW}" in shown.stdout
