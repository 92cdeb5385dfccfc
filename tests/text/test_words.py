"""Sentences of the common part, and what happens when one is missing."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from signoria.core.codes import Event, Reason
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.text.bundles import text_folder
from signoria.text.words import Words


def test_reasons_that_every_game_gives() -> None:
    for game in (None, load_game("principato")):
        assert Words("en", game).reason(Reason("not_to_decide", "-", {"seat": 1})) == (
            "It is not for you to decide now."
        )
        assert Words("fr", game).reason(Reason("impossible", "-")) == "Cela ne peut pas arriver maintenant."
        assert Words("it", game).reason(Reason("not_offered", "-", {"seat": 1})) == (
            "Adesso questa scelta non ti è offerta."
        )


@pytest.mark.parametrize(("lang", "said"), [("en", "Seat 2"), ("fr", "Siège 2"), ("it", "Posto 2")])
def test_a_seat_without_a_name(lang: str, said: str) -> None:
    assert Words(lang).seat(1) == said
    assert Words(lang, seats=["Alice", "Bruno"]).seat(1) == "Bruno"


def test_lists() -> None:
    assert Words("en").listed(["a", "b", "c"]) == "a, b, and c"
    assert Words("fr").listed(["a", "b", "c"]) == "a, b et c"
    assert Words("it").listed(["a", "b"]) == "a e b"


def test_a_colon_is_written_as_the_language_does() -> None:
    assert Words("en").labelled("Language", "English") == "Language: English"
    assert Words("fr").labelled("Langue", "français") == "Langue\u00a0: français"
    assert Words("it").labelled("Lingua", "italiano") == "Lingua: italiano"


@pytest.fixture
def half_translated(tmp_path: Path) -> AnyGame:
    """Principato with one event in English, and nothing in French."""
    text_folder(tmp_path).mkdir()
    (text_folder(tmp_path) / "en.ftl").write_text("event-game_over = It is over.\n", "utf-8")
    return dataclasses.replace(load_game("principato"), folder=tmp_path)


def test_a_missing_sentence_is_said_in_english_and_noted(half_translated: AnyGame) -> None:
    words = Words("fr", half_translated)
    assert words.event(Event("game_over")) == "It is over."
    assert words.missing == {"event-game_over"}
    assert words.text("yes") == "Oui"


def test_a_sentence_that_nobody_wrote_is_its_own_key(half_translated: AnyGame) -> None:
    words = Words("fr", half_translated)
    assert words.event(Event("year_begun", {"year": 2})) == "event-year_begun"
    assert words.missing == {"event-year_begun"}


def test_what_others_may_not_see_is_not_said() -> None:
    words = Words("en", load_game("principato"), ["Alice", "Bruno"])
    dealt = Event("dealt_goal", {"seat": 0, "goal": "villa"}, seen_by=(0,))
    assert words.event(dealt, 0) == "You are dealt the goal Villa."
    assert words.event(dealt, 1) is None
    assert words.event(dealt) is None
