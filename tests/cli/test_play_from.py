"""`signoria play --from`: on from a moment of a record, of a saved game, or from a set position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.commands import signoria

from signoria.core.record.header import Branch, SetPosition
from signoria.core.record.record import Record
from signoria.core.record.replay import replay, start
from signoria.core.record.verify import START, verify
from signoria.core.registry import load_game
from signoria.lab.record_game import record_game

GAME = load_game("principato")
LINE = 40


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the record of a game that bots have played."""
    folder = tmp_path_factory.mktemp("from")
    (folder / "old.json").write_text(record_game(GAME.id, 3, seed=7).to_text(), "utf-8")
    return folder


def old(folder: Path) -> Record:
    return Record.from_text((folder / "old.json").read_text("utf-8"))


def test_on_from_a_record(folder: Path) -> None:
    # Amounts are typed as what they are, so that 1 is not always among the choices; what is not is asked again.
    typed = "".join(f"{number}\n" for number in range(1, 10)) * 200
    seats = ("--seats", "random,me,random")
    done = signoria("play", "--from", f"old.json@{LINE}", *seats, "--save", "new.json", cwd=folder, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"The game starts from old.json@{LINE}." in done.stdout
    new = Record.from_text((folder / "new.json").read_text("utf-8"))
    assert isinstance(new.header.start, Branch)
    assert [chair.kind for chair in new.header.seats] == ["bot:random", "person", "bot:random"]
    assert GAME.dump(start(GAME, new)) == GAME.dump(replay(GAME, old(folder), LINE))
    assert {finding.check: finding for finding in verify(GAME, new)}[START].checked
    told = signoria("record", "verify", "new.json", cwd=folder)
    assert told.returncode == 0
    assert f"goes on from line {LINE} of another one" in told.stdout
    assert signoria("record", "show", "new.json", cwd=folder).returncode == 0


def test_who_sat_there_sits_there_again(folder: Path) -> None:
    done = signoria("play", GAME.id, "--from", f"old.json@{LINE}", "--save", "same.json", cwd=folder, typed="")
    assert (done.returncode, done.stderr) == (0, "")
    saved = json.loads((folder / "same.json").read_text("utf-8"))["record"]
    assert [seat["kind"] for seat in saved["seats"]] == ["person", "bot:random", "bot:random"]
    # It can be saved and resumed like any game.
    done = signoria("play", "--resume", "same.json", cwd=folder, typed="")
    assert (done.returncode, done.stderr) == (0, "")
    # And tried out from where it stands, as the person sees it.
    done = signoria("play", "--from", "same.json", "--bots", "random", "--save", "tried.json", cwd=folder, typed="")
    assert (done.returncode, done.stderr) == (0, "")
    tried = json.loads((folder / "tried.json").read_text("utf-8"))["record"]
    assert list(tried["start"]) == ["position"]


def test_a_position_is_written_and_opened(folder: Path) -> None:
    written = signoria("record", "position", "old.json", "--upto", str(LINE), cwd=folder)
    assert (written.returncode, written.stderr) == (0, "")
    (folder / "position.json").write_text(written.stdout, "utf-8")
    done = signoria("play", "--from", "position.json", "--bots", "random", "--save", "set.json", cwd=folder, typed="")
    assert (done.returncode, done.stderr) == (0, "")
    record = json.loads((folder / "set.json").read_text("utf-8"))["record"]
    read = Record.from_text(json.dumps(record))
    assert read.header.start == SetPosition(json.loads(written.stdout))


def test_what_no_game_can_start_from(folder: Path) -> None:
    over = len(old(folder).lines)
    (folder / "list.json").write_text("[]", "utf-8")
    (folder / "text.json").write_text("{", "utf-8")
    position = GAME.dump(replay(GAME, old(folder), LINE))
    (folder / "good.json").write_text(json.dumps(position), "utf-8")
    (folder / "bad.json").write_text(json.dumps({**position, "players": 4}), "utf-8")
    refusals = [
        (("--from", "old.json"), "The game is over there"),
        (("--from", f"old.json@{over + 1}"), "there is no moment"),
        (("--from", "list.json"), "no record, no saved game and no position"),
        (("--from", "text.json"), "cannot be read as JSON"),
        (("--from", "gone.json@3"), "gone.json"),
        (("--from", "bad.json"), "The position cannot be used"),
        (("--from", "good.json@3"), "has no lines"),
        (("virtu", "--from", f"old.json@{LINE}"), "not of virtu"),
        (("--from", f"old.json@{LINE}", "--players", "3"), "--players cannot be given with --from"),
        (("--from", f"old.json@{LINE}", "--seats", "me,random"), "one of 3 players, and --seats names 2"),
        (("--from", f"old.json@{LINE}", "--resume", "x.json"), "--from cannot be given with --resume"),
        ((GAME.id, "--lesson", "1", "--from", "x.json"), "--from cannot be given with --lesson"),
    ]
    for arguments, sentence in refusals:
        done = signoria("play", *arguments, cwd=folder, typed="")
        assert done.returncode == 2, arguments
        assert sentence in done.stderr, arguments
        assert done.stderr.count("\n") == 1
