"""`signoria play GAME --coach`: what is new, what would be lost, what was a mistake, and silence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.commands import signoria

from signoria.bots.hint import Advice
from signoria.cli.terminal.coach import ENOUGH, Coach, Mistake
from signoria.cli.terminal.seats import make_seated_bots
from signoria.cli.terminal.session import Session
from signoria.core.record.lines import PERSON, Chair
from signoria.core.record.record import Record
from signoria.core.registry import load_game
from signoria.text.words import Words

GAME = load_game("principato")
WASTE = "Coach · Before you do that:"


def said(typed: str, *words: str, lang: str = "en", cwd: Path | None = None) -> str:
    done = signoria("play", GAME.id, "--coach", *words, "--lang", lang, typed=typed, cwd=cwd)
    assert (done.returncode, done.stderr) == (0, "")
    return re.sub(r"\s+", " ", done.stdout)


def test_it_speaks_at_the_first_decision_of_a_kind_against_apprentices(tmp_path: Path) -> None:
    told = said("favor\nend\n", "--save", "g.json", cwd=tmp_path)
    assert "Coach · This is new You have two actions." in told
    assert told.count("You have two actions.") == 1
    seats = json.loads((tmp_path / "g.json").read_text("utf-8"))["record"]["seats"]
    assert [seat["kind"] for seat in seats] == [PERSON, "bot:apprentice"]


def test_a_waste_is_done_only_when_it_is_chosen_again() -> None:
    told = said("activate:0\noption:0\n")
    assert WASTE in told
    assert "You store 1 money of 2" not in told
    assert "You store 1 money of 2" in said("activate:0\noption:0\noption:0\n")


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_it_speaks_the_language_of_the_game(lang: str) -> None:
    words = Words(lang)
    assert f"{words.text('coach')} · {words.text('coach-first')}" in said("", lang=lang).replace("\u00a0", " ")


def test_it_can_be_silenced_and_speaks_again() -> None:
    told = said("c\nactivate:0\noption:0\n")
    assert "The coach is silent. c lets them speak again." in told
    assert WASTE not in told
    assert "You store 1 money of 2" in told
    assert "The coach speaks again." in said("c\nc\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seats", "me,me"], "A coach is for one person among bots; here 2 people play."),
        (["--lesson", "1"], "--coach cannot be given with --lesson"),
    ],
)
def test_what_does_not_fit_is_refused(words: list[str], complaint: str) -> None:
    done = signoria("play", GAME.id, "--coach", *words, "--lang", "en")
    assert done.returncode == 2
    assert complaint in re.sub(r"\s+", " ", done.stderr)


def test_a_large_mistake_is_named_with_what_would_have_been_better() -> None:
    chairs = [Chair("Anna"), Chair("Bruno", "bot:random")]
    record = Record.begin(GAME, len(chairs), {}, chairs, bytes(32), [])
    session = Session(GAME, record, bytes(32), make_seated_bots(chairs), Words("en", GAME, ["Anna", "Bruno"]))
    seat = session.advance()
    assert seat is not None
    coach, options = Coach(session), session.state.options(seat)
    advice = [Advice(options[0], 0.62, ENOUGH), Advice(options[1], 0.58, 40), Advice(options[2], 0.3, 9)]
    assert coach.mistake(seat, options[0], advice) is None
    assert coach.mistake(seat, options[1], advice) is None
    mistake = coach.mistake(seat, options[2], advice)
    assert mistake is not None
    assert mistake == Mistake(mistake.act, mistake.better, 30, 62)
    assert f"“{mistake.act}” leaves you about 30 chances in a hundred" in coach.complaint(mistake)
    # What it did not speak of is no better than the last; and a search that tried little says nothing.
    assert coach.mistake(seat, options[3], advice) is not None
    assert coach.mistake(seat, options[2], [Advice(options[0], 0.62, ENOUGH - 1), *advice[1:]]) is None
