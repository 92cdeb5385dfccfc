"""`signoria play` in a pseudo-terminal: whole games, and everything that a person may type."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from random import Random

import pytest
from tests.cli.pseudo_terminal import COLOURS, WIPE, Terminal, terminal_environment
from tests.commands import signoria

from signoria.cli.app import run
from signoria.core.record.lines import Undo
from signoria.core.record.record import Record
from signoria.core.record.verify import verify
from signoria.core.registry import game_ids, load_game
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

GAME = load_game("principato")


def play_on(terminal: Terminal, seed: int) -> str:
    """Type numbers until the command is done, mostly the last one, which in Principato ends the turn.

    They need not go from 1: an amount is typed as what it is.
    """
    rng = Random(seed)
    while not terminal.over:
        numbers = terminal.numbers
        assert len(set(numbers)) == len(numbers) > 0, terminal.screen
        terminal.type(str(numbers[-1] if rng.random() < 0.6 else rng.choice(numbers)))
    return terminal.screen


# Each game in one language; in the others before a release.
IN_ONE_LANGUAGE = [
    pytest.param(id, lang, marks=pytest.mark.slow if place == number % len(LANGUAGES) else pytest.mark.soak)
    for number, id in enumerate(game_ids())
    for place, lang in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("game_id", "lang"), IN_ONE_LANGUAGE)
def test_a_whole_game_against_bots(game_id: str, lang: str, tmp_path: Path) -> None:
    game = load_game(game_id)
    words = Words(lang, game)
    with Terminal("play", game_id, "--lang", lang, "--save", "game.json", cwd=tmp_path) as terminal:
        assert words.text("bar-your-turn", seat=words.text("play-person", number=1)) in terminal.screen
        assert COLOURS.search(terminal.raw)
        end = play_on(terminal, 5)
        assert terminal.process.returncode == 0
        assert all(len(line) <= 80 for line in terminal.screen.splitlines())
    assert words.text("game-over") in end
    assert "game.json" in end
    record = Record.from_text((tmp_path / "game.json").read_text("utf-8"))
    assert record.end is not None
    secret = words.text("play-secret", secret=record.end.secret.hex())
    assert " ".join(secret.split()) in " ".join(end.split())
    assert all(finding.checked for finding in verify(game, record) if finding.check != "shown")
    assert record.end.result is not None
    for lines in record.end.result["scores"]:
        assert re.search(rf"(?<!\d){sum(line['points'] for line in lines)}(?!\d)", end)


def test_the_language_is_that_of_the_system(tmp_path: Path) -> None:
    env = terminal_environment() | {"LANG": "fr_FR.UTF-8"}
    with Terminal("play", GAME.id, cwd=tmp_path, env=env) as terminal:
        assert "Joueur 1, c’est à vous." in terminal.screen
        assert "Étalage" in terminal.screen


def test_undo_goes_back_step_by_step_and_over_what_turned_up(tmp_path: Path) -> None:
    with Terminal("play", GAME.id, "--save", "g.json", cwd=tmp_path) as terminal:
        assert "nothing that you can take back" in terminal.type("u")
        assert "Which card of the display" in terminal.type("change:0")
        assert "Taken back." in terminal.type("u")
        # Placing the favor is forced and answers itself, so that undo takes both back.
        assert "There was only one choice: In the church" in terminal.type("favor")
        assert "second action" in terminal.screen
        back = terminal.type("u")
        assert "Taken back." in back
        assert "first action" in back
        assert "nothing that you can take back" in terminal.type("u")
        terminal.type("end")
        assert "Taken back." in terminal.type("u")
    saved = Record.from_text(json.dumps(json.loads((tmp_path / "g.json").read_text("utf-8"))["record"]))
    undos = [line.entry for line in saved.lines if isinstance(line.entry, Undo)]
    assert [(undo.by, undo.alone) for undo in undos] == [(0, False), (0, False), (0, True)]


def test_what_is_not_possible_is_grey_and_says_why(tmp_path: Path) -> None:
    with Terminal("play", GAME.id, cwd=tmp_path) as terminal:
        terminal.type("favor")
        screen = terminal.type("favor")  # now the church is full, and the turn is over
        blocked = screen.partition("– Take a favor")[2]
        assert "Your church is full (3 of 3), and no soldier of yours lacks a cube." in " ".join(blocked.split())
        assert re.search(r"\x1b\[2m *–[^\n]*\x1b\[2mTake a favor", terminal.raw)  # both dim
        numbers = terminal.numbers
        assert "Not now: Your church is full (3 of 3)" in terminal.type("favor")
        assert terminal.numbers == numbers


def test_wrong_input_costs_a_sentence_and_nothing_else(tmp_path: Path) -> None:
    wrong = ["0", "99", "-1", "banana", "swap:17", "9" * 5000, "\x1b[31mred", "²"]
    typed = "".join(f"{answer}\n" for answer in [*wrong, "activate:0", "q", "y"])
    done = signoria("play", GAME.id, "--save", "g.json", cwd=tmp_path, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("is not one of the choices. Choose a number from 1 to 7.") == len(wrong)
    assert "\x1b" not in done.stdout
    moves = [line[2] for line in json.loads((tmp_path / "g.json").read_text("utf-8"))["record"]["lines"]]
    assert moves[-1] == "activate:0"


def test_help_rules_log_table_and_saving(tmp_path: Path) -> None:
    with Terminal("play", GAME.id, "--names", "Anna,Bruno", cwd=tmp_path) as terminal:
        helped = terminal.type("?")
        assert "activate:0" in helped
        assert "the hash of its secret is" in helped
        assert "first action" in terminal.type("")
        assert "4.2 Your turn" in terminal.type("r")
        terminal.type("")
        assert "4.6.1 The order" in terminal.type("r 4.6")
        terminal.type("")
        assert "have no paragraph 99.1" in terminal.type("r 99.1")
        assert "the starting player" in terminal.type("l")
        terminal.type("")
        assert "Starting player" in terminal.type("t")
        terminal.type("")
        assert "The game is saved in principato-1.json." in terminal.type("s")
        (tmp_path / "taken").touch()
        assert "There is a file taken already" in terminal.type("s taken")
        assert "could not be saved in no/folder" in terminal.type("s no/folder")
        assert "signoria play --resume" in terminal.type("q")
        assert terminal.process.returncode == 0


def test_leaving_asks_if_nothing_is_saved(tmp_path: Path) -> None:
    with Terminal("play", GAME.id, cwd=tmp_path) as terminal:
        terminal.type("favor")
        assert "What is not saved is lost. (yes/no)" in terminal.type("q")
        assert "second action" in terminal.type("s")  # in Italian the first letter of yes, and everywhere: save
        terminal.type("q")
        assert "is not saved" in terminal.type("y")
        assert terminal.process.returncode == 0
    assert not list(tmp_path.iterdir())


def test_the_curtain_hides_what_the_other_may_not_see(tmp_path: Path) -> None:
    words = Words("en", GAME)
    # By what they score: a zone has the name of a goal.
    goals = {goal: " ".join(words.about("goal", goal).split()) for goal in GAME.vocabulary.names["goal"]}
    shown: dict[str, set[str]] = {"Anna": set(), "Bruno": set()}
    with Terminal("play", GAME.id, "--seats", "me,me", "--names", "Anna,Bruno", cwd=tmp_path) as terminal:
        for _ in range(4):
            curtain = " ".join(terminal.screen.split())
            who = re.search(r"Please hand over to (\w+)\.", curtain)
            assert who is not None
            assert terminal.raw.count(WIPE) >= 1
            assert curtain == f"Please hand over to {who[1]}. Press Enter to go on. >"
            looked = " ".join("".join(terminal.type(answer) for answer in ("", "l", "", "t", "")).split())
            found = {goal for goal, about in goals.items() if about in looked}
            # Whatever the log names is on the own table, too.
            assert {goal for goal in goals if f"the goal {words.name('goal', goal)}." in looked} <= found
            assert len(found) == 2
            assert shown[who[1]] in (set(), found)
            shown[who[1]] = found
            terminal.type("end")
        assert not shown["Anna"] & shown["Bruno"]


def test_no_curtain_where_there_are_no_secrets(tmp_path: Path) -> None:
    arguments = ("play", GAME.id, "--seats", "me,me", "--names", "Anna,Bruno", "--option", "open_goals=yes")
    with Terminal(*arguments, cwd=tmp_path) as terminal:
        for _ in range(3):
            assert re.search(r"(Anna|Bruno), it is up to you", terminal.type("end"))
        assert "hand over" not in terminal.raw


def test_killed_and_resumed(tmp_path: Path) -> None:
    with Terminal("play", GAME.id, "--save", "g.json", cwd=tmp_path) as terminal:
        terminal.type("favor")
        screen = terminal.type("change:1")
        deadline = time.monotonic() + 60
        while "change:1" not in (tmp_path / "g.json").read_text("utf-8"):
            assert time.monotonic() < deadline
        terminal.kill()
    with Terminal("play", "--resume", "g.json", cwd=tmp_path) as terminal:
        assert "The game goes on from g.json." in terminal.screen
        table = screen.rpartition("u undo")[0]
        assert table.partition("Since your")[0] in terminal.screen
        assert "second action" in terminal.type("u")
        assert "You take a favor into your church." in terminal.type("l")
    assert [path.name for path in tmp_path.iterdir()] == ["g.json"]
    assert (tmp_path / "g.json").stat().st_mode & 0o077 == 0


def test_forty_columns_and_fewer(tmp_path: Path) -> None:
    with Terminal("play", GAME.id, "--players", "4", cwd=tmp_path, columns=40) as terminal:
        assert "Field 1 · Farm 1 · Food 1/2" in " ".join(terminal.screen.split())
        assert max(len(line) for line in terminal.screen.splitlines()) <= 40
        wide = terminal.resize(100)
        assert max(len(line) for line in wide.splitlines()) > 80
        assert "This window is 30 columns wide; the table needs 40." in " ".join(terminal.resize(30).split())
        terminal.type("favor")
        assert "second action" in " ".join(terminal.screen.split())


@pytest.mark.parametrize(("arguments", "changes"), [((), {"NO_COLOR": "1"}), (("--no-color",), {})])
def test_without_colours(arguments: tuple[str, ...], changes: dict[str, str], tmp_path: Path) -> None:
    env = terminal_environment(**changes)
    with Terminal("play", GAME.id, *arguments, cwd=tmp_path, env=env) as terminal:
        assert "1 Activate Tax Collector" in terminal.screen
        terminal.type("l")
        assert not COLOURS.search(terminal.raw)


def test_ctrl_c_leaves_the_game_saved(tmp_path: Path) -> None:
    with Terminal("play", GAME.id, "--save", "g.json", cwd=tmp_path) as terminal:
        terminal.type("favor")
        terminal.begin("ban")
        terminal.interrupt()
        assert terminal.process.returncode == 130
        assert "The game is saved in g.json." in terminal.screen
        assert "Interrupted." in terminal.screen
    assert '"favor"' in (tmp_path / "g.json").read_text("utf-8")


def test_the_picture_names_no_address() -> None:
    picture = (Path(__file__).parents[2] / "docs" / "terminal.svg").read_text("utf-8")
    assert set(re.findall(r"https?://[^\s\"')]+", picture)) == {"http://www.w3.org/2000/svg"}


def test_help_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--help"]) == 0
    shown = capsys.readouterr().out
    assert "Usage: signoria play" in shown
    assert all(name in shown for name in ("--seats", "--names", "--save", "--resume", "--lang", "--no-color"))
