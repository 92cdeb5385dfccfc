"""`signoria play` without a terminal, with games that bring no table of their own, and with what cannot be used."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from tests.commands import TOY, environment, signoria, toy_environment

from signoria.cli.app import run
from signoria.core.record.record import Record
from signoria.core.record.verify import verify
from signoria.core.registry import load_game
from signoria.lab.record_game import record_game

GAME = load_game("principato")
EXAMPLE = Path(__file__).parents[2] / "examples" / "conclave"


def conclave_environment(folder: Path) -> dict[str, str]:
    info = folder / "conclave-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: conclave\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[signoria.games]\nconclave = conclave:GAME\n", "utf-8")
    return environment(PYTHONPATH=os.pathsep.join([str(folder), str(EXAMPLE)]))


@pytest.mark.slow
def test_a_game_from_a_pipe(tmp_path: Path) -> None:
    typed = "".join(f"{1 + i * 7 % 5}\n" for i in range(600))
    done = signoria("play", GAME.id, "--players", "3", "--save", "g.json", cwd=tmp_path, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "The record is in g.json" in done.stdout
    record = Record.from_text((tmp_path / "g.json").read_text("utf-8"))
    assert all(finding.checked for finding in verify(GAME, record) if finding.check != "shown")


def test_the_end_of_input_saves_and_a_resumed_game_goes_on(tmp_path: Path) -> None:
    done = signoria("play", GAME.id, "--save", "g.json", cwd=tmp_path, typed="favor\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is saved in g.json." in done.stdout
    assert "signoria play --resume g.json" in done.stdout
    done = signoria("play", GAME.id, "--resume", "g.json", cwd=tmp_path, typed="end\n")
    assert (done.returncode, done.stderr) == (0, "")
    moves = [line[2] for line in saved(tmp_path)["record"]["lines"] if line[1] == 0]
    assert [move for move in moves if move in ("favor", "end")] == ["favor", "end"]


def test_a_hint_is_the_number_of_a_choice_with_its_chance_and_why() -> None:
    done = signoria("play", GAME.id, "--bots", "apprentice", typed="h\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"It would take choice \d+: a chance of \d+\.\d% to win\.", done.stdout)
    assert re.search(r"It counts \d+\.\d more for|At once it counts no more; what follows is better\.", done.stdout)
    assert len(re.findall(r"Then choice \d+: \d+\.\d%\.", done.stdout)) == 2


def test_the_end_of_input_without_a_file(tmp_path: Path) -> None:
    done = signoria("play", GAME.id, cwd=tmp_path, typed="favor\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("The game ends here and is not saved.")
    assert not list(tmp_path.iterdir())


def test_a_toy_without_words_and_without_a_table_of_its_own(tmp_path: Path) -> None:
    done = signoria("play", "toy_race", env=toy_environment(tmp_path), cwd=TOY, typed="step:3\n1\n2\n1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Toy race" in done.stdout
    assert "points" in done.stdout
    assert "  2 step:2" in done.stdout
    assert "The game is over." in done.stdout
    assert "way" in done.stdout


def test_a_game_in_a_language_that_it_does_not_speak(tmp_path: Path) -> None:
    arguments = ("play", "conclave", "--lang", "fr", "--seats", "me,me", "--names", "Anna,Bruno")
    typed = "\n1\n1\n\n1\n1\n" + "\npass\n" * 2 + "q\no\n"
    done = signoria(*arguments, env=conclave_environment(tmp_path), cwd=tmp_path, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Passez l’écran à Bruno" in done.stdout
    assert "Write two families" in done.stdout
    assert "ducats" in done.stdout


# ---- what cannot be used ----

Heard: TypeAlias = pytest.CaptureFixture[str]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, where English is spoken."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def heard(capsys: Heard) -> Heard:
    return capsys


def complaint(heard: Heard, *arguments: str) -> str:
    """The one sentence with which the command refuses."""
    code = run(["play", *arguments])
    said = heard.readouterr()
    assert (code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "GAME is missing"),
        (("chess",), "No game is called 'chess'"),
        ((GAME.id, "--lang", "de"), "Signoria does not speak 'de'; it knows en (English)"),
        ((GAME.id, "--players", "9"), "players, not 9"),
        ((GAME.id, "--seats", "random,random"), "Nobody would play"),
        ((GAME.id, "--seats", "me"), "players, not 1"),
        ((GAME.id, "--seats", "me,napoleon"), "No bot is called 'napoleon'"),
        ((GAME.id, "--seats", "me,me", "--players", "2"), "cannot be given with it"),
        ((GAME.id, "--players", "4", "--bots", "random,random"), "There are 2 bots for 3 other seats"),
        ((GAME.id, "--names", "a,b,c"), "There are 3 names; give 1 for the persons, or 2 for all seats"),
        ((GAME.id, "--names", "Anna,Anna"), "Two seats are called Anna;"),
        ((GAME.id, "--names", "An\x1bna,Bruno"), "a name is 1 to 20 characters"),
        ((GAME.id, "--option", "moon=full"), "has no option 'moon'"),
        ((GAME.id, "--save", "no/such/folder.json"), "there is no folder"),
        (("--resume", "no.json"), "no.json cannot be read"),
        (("--resume", "no.json", "--names", "a"), "--names cannot be given with --resume"),
    ],
)
def test_one_sentence_and_nothing_written(arguments: tuple[str, ...], said: str, here: Path, heard: Heard) -> None:
    assert said in complaint(heard, *arguments)
    assert not list(here.iterdir())


def saved(folder: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((folder / "g.json").read_text("utf-8"))
    return document


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A saved game, as text."""
    folder = tmp_path_factory.mktemp("save")
    signoria("play", GAME.id, "--save", "g.json", cwd=folder, typed="favor\nend\n")
    return (folder / "g.json").read_text("utf-8")


def test_a_file_is_not_overwritten(save: str, here: Path, heard: Heard) -> None:
    (here / "g.json").write_text(save, "utf-8")
    assert "g.json exists already" in complaint(heard, GAME.id, "--save", "g.json")
    assert (here / "g.json").read_text("utf-8") == save


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{", "", "it cannot be read as JSON"),
        ('"signoria_save": 1', '"signoria_save": 2', "another version of Signoria saved it"),
        ('"signoria_save": 1,', "", "it has not the form of one"),
        ('"secret_until_the_game_is_over": "', '"secret_until_the_game_is_over": "x', "it has not the form of one"),
        ('"secret_until_the_game_is_over": "', '"secret_until_the_game_is_over": "00', "it has not the form of one"),
        ('"name": "Cosimo"', '"name": "Cosima"', "The header was changed"),
        ('"favor"', '"skip"', "is not as it was written"),
        ('"game": "principato"', '"game": "chess"', "No game is called 'chess'"),
        ('"format": 1,', "", "This is not a record"),
    ],
)
def test_a_broken_save(old: str, new: str, said: str, save: str, here: Path, heard: Heard) -> None:
    assert old in save
    (here / "g.json").write_text(save.replace(old, new, 1), "utf-8")
    assert said in complaint(heard, "--resume", "g.json")


def test_a_save_with_another_secret(save: str, here: Path, heard: Heard) -> None:
    document = json.loads(save)
    document["secret_until_the_game_is_over"] = "ab" * 32
    (here / "g.json").write_text(json.dumps(document), "utf-8")
    assert "The secret is not the one this record was begun with" in complaint(heard, "--resume", "g.json")


def test_a_save_of_another_game_or_of_one_that_is_over(save: str, here: Path, heard: Heard) -> None:
    (here / "g.json").write_text(save, "utf-8")
    assert "g.json is a game of principato, not of chess" in complaint(heard, "chess", "--resume", "g.json")
    (here / "over.json").write_text(record_game(GAME.id, 2).to_text(), "utf-8")
    assert "The game in over.json is over" in complaint(heard, "--resume", "over.json")


def test_what_cannot_be_used_is_said_in_the_language_of_the_reader(save: str, here: Path, heard: Heard) -> None:
    assert "Manca GIOCO" in complaint(heard, "--lang", "it")
    (here / "g.json").write_text(save.replace('"favor"', '"skip"', 1), "utf-8")
    assert "La partie de g.json ne peut pas continuer" in complaint(heard, "--resume", "g.json", "--lang", "fr")
