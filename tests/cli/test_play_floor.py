"""Taking the floor in the terminal: at one's own decision, before a bot's, and for another person at the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.pseudo_terminal import Terminal

from signoria.cli.terminal.save import read_save
from signoria.core.registry import load_game
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

GAME = load_game("renaissance")
FREE = ("--option", "diplomacy=free", "--save", "g.json")
MOST = 300


def flat(text: str) -> str:
    return " ".join(text.split())


def play_until(terminal: Terminal, words: Words, wanted: str) -> str:
    """Choose what is suggested, or the first choice, until a sentence is on the screen."""
    suggested = re.compile(rf"^ *(\d+) .*\({re.escape(words.text('bar-suggested'))}\)", re.MULTILINE)
    for _ in range(MOST):
        screen = flat(terminal.screen)
        if re.search(wanted, screen):
            return screen
        found = suggested.search(terminal.screen)
        curtain = flat(words.text("play-enter")) in screen
        terminal.type("" if curtain else found[1] if found else "1")
    raise AssertionError(terminal.screen)


def spoken(tmp_path: Path) -> list[tuple[int, str]]:
    """Who did what, as the saved game has it."""
    record, _ = read_save(tmp_path / "g.json")
    return [(played.entry.seat, played.entry.name) for played in record.in_force()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_floor_at_the_own_decision_and_before_that_of_a_bot(lang: str, tmp_path: Path) -> None:
    words = Words(lang, GAME, ("", "Cosimo", "Lucrezia"))
    buy = {"en": "what do you buy", "fr": "qu’achetez-vous", "it": "che cosa compri"}[lang]
    floor = flat(words.text("prompt-offer-floor", spoken=0))
    with Terminal("play", GAME.id, "--lang", lang, *FREE, cwd=tmp_path) as terminal:
        assert words.text("play-key-floor") not in terminal.screen
        assert flat(words.text("play-floor-closed")) in flat(terminal.type("f"))
        assert words.text("play-key-floor") in play_until(terminal, words, buy)
        assert flat(words.text("play-help-floor")).split(" f + ")[0] in flat(terminal.type("?"))
        terminal.type("")
        assert flat(words.text("prompt-offer-partner")) in flat(terminal.type("f"))
        assert flat(words.text("undone")) in flat(terminal.type("u"))
        assert flat(words.text("prompt-offer-partner")) in flat(terminal.type("f"))
        terminal.type("to:1")
        terminal.type("no_city")
        assert buy in flat(terminal.type("give:1"))
        assert flat(words.text("play-floor-asked")) in flat(terminal.type("f +"))
        terminal.type("cards:0")
        assert flat(words.text("play-floor-enter")) in play_until(terminal, words, floor)
        assert flat(words.text("prompt-offer-partner")) in flat(terminal.type("1"))
        assert flat(words.text("undone")) in flat(terminal.type("u"))
        assert floor in flat(terminal.screen)
        terminal.type("f")
        terminal.type("to:2")
        terminal.type("no_city")
        terminal.type("give:1")
        play_until(terminal, words, flat(words.text("prompt-offer-floor", spoken=1)))
        assert flat(words.text("play-floor-not-asked")) in flat(terminal.type("f -"))
        terminal.type("")
        for _ in range(3):
            assert terminal.numbers
            assert flat(words.text("play-floor-enter")) not in flat(terminal.screen)
            terminal.type("1")
    lines = spoken(tmp_path)
    assert lines.count((0, "speak")) >= 2
    assert {(0, "to:1"), (0, "to:2"), (0, "give:1")} <= {*lines}


def test_another_person_at_the_keyboard_takes_the_floor(tmp_path: Path) -> None:
    words = Words("en", GAME)
    seats = ("--seats", "me,me,random", "--names", "Anna,Bruno")
    with Terminal("play", GAME.id, *seats, *FREE, cwd=tmp_path) as terminal:
        asked = play_until(terminal, words, "what do you buy")
        one, other = ("Anna", "Bruno") if "Anna, it is up to you" in asked else ("Bruno", "Anna")
        assert "Nobody at this keyboard is called “Carla”." in flat(terminal.type("f Carla"))
        assert f"Please hand over to {other}." in flat(terminal.type(f"f {other.lower()}"))
        assert "An offer: to whom?" in flat(terminal.type(""))
        terminal.type("withdraw")
        assert f"Please hand over to {one}." in flat(terminal.screen)
        assert "what do you buy" in flat(terminal.type(""))
    speaker = 0 if other == "Anna" else 1
    assert spoken(tmp_path)[-2:] == [(speaker, "speak"), (speaker, "withdraw")]


def test_without_diplomacy_there_is_no_floor(tmp_path: Path) -> None:
    with Terminal("play", GAME.id, cwd=tmp_path) as terminal:
        screen = play_until(terminal, Words("en", GAME), "what do you buy")
        assert "f floor" not in screen
        assert "The floor cannot be taken now" in flat(terminal.type("f"))
        assert "takes the floor" not in terminal.type("?")
