"""Where a number is chosen, that number is typed; what stands beside it has a key of its own."""

from __future__ import annotations

import re

from tests.commands import signoria

from signoria.cli.terminal.numbering import typed_choices, unlisted_amounts, which_to_type
from signoria.core.registry import load_game
from signoria.text.words import Words

PRINCIPATO, IL_PRINCIPE = load_game("principato"), load_game("il_principe")


def typed(game_id: str, *names: str) -> dict[str, str]:
    game = load_game(game_id)
    choices = typed_choices(game, [game.action_id(name) for name in names])
    return {key: game.action_name(option) for key, option in choices.items()}


def lesson(game_id: str, number: int, *answers: str) -> str:
    done = signoria("play", game_id, "--lesson", str(number), "--lang", "en", typed="\n".join([*answers, "q", ""]))
    assert (done.returncode, done.stderr) == (0, "")
    return re.sub(r"\s+", " ", done.stdout)


def test_an_amount_is_typed_as_what_it_is() -> None:
    assert typed("principato", "recruit:0", "recruit:1", "recruit:2") == {
        "0": "recruit:0",
        "1": "recruit:1",
        "2": "recruit:2",
    }
    assert typed("principato", "take:5", "take:3") == {"5": "take:5", "3": "take:3"}


def test_what_stands_beside_amounts_is_0_or_a_letter() -> None:
    assert typed("il_principe", "pass", "bid:3", "bid:4") == {"0": "pass", "3": "bid:3", "4": "bid:4"}
    assert typed("renaissance", "give:1", "no_ducats", "withdraw") == {
        "1": "give:1",
        "0": "no_ducats",
        "x": "withdraw",
    }
    assert typed("principato", "recruit:0", "recruit:1", "skip") == {"0": "recruit:0", "1": "recruit:1", "x": "skip"}


def test_places_are_counted_from_1() -> None:
    names = ("activate:0", "activate:1", "skip")
    assert typed("principato", *names) == dict(zip("123", names, strict=True))
    # How many cards to buy is one purchase among others.
    menu = ("castle:torino", "cards:0", "cards:1")
    assert typed("renaissance", *menu) == dict(zip("123", menu, strict=True))
    # Amounts of two things at once would be ambiguous.
    two = ("give:1", "ask:1", "withdraw")
    assert typed("renaissance", *two) == dict(zip("123", two, strict=True))


def test_what_can_be_typed_is_said() -> None:
    words = Words("en")
    ids = IL_PRINCIPE.action_id
    bids = typed_choices(IL_PRINCIPE, [ids("pass"), ids("bid:3"), ids("bid:4"), ids("bid:5")])
    assert which_to_type(words, bids) == "Choose one of these: 0, 3–5."
    skips = typed_choices(PRINCIPATO, [PRINCIPATO.action_id("activate:0"), PRINCIPATO.action_id("skip")])
    assert which_to_type(words, skips) == "Choose a number from 1 to 2."


def test_three_soldiers_are_3() -> None:
    told = lesson("principato", 4, "", "activate:0", "99", "2", "3")
    assert "0 Take nobody 1 Take 1 militia" in told
    assert "Choose one of these: 0–37." in told
    # Of many amounts one line stands for those that few want; they can be typed all the same.
    assert "7 Take 7 militia You have no cubes for 4 soldiers: without one each counts −1. 8–37 … or more" in told
    assert "Take 8 militia" not in told
    # The question was asked again, not the whole turn given back.
    assert "Nothing has happened; the question is asked again. Two against two" in told
    assert "Three militia for three food" in told


def test_of_many_amounts_the_first_are_listed() -> None:
    choices = {str(amount): PRINCIPATO.action_id(f"recruit:{amount}") for amount in range(13)}
    assert unlisted_amounts(PRINCIPATO, choices) == ["8", "9", "10", "11", "12"]
    # What is suggested stands in the list wherever it is.
    assert "11" not in unlisted_amounts(PRINCIPATO, choices, [choices["11"]])
    del choices["12"]
    assert unlisted_amounts(PRINCIPATO, choices) == []


def test_one_coin_is_1_and_0_leaves_the_auction() -> None:
    told = lesson("il_principe", 2, "", "offer:red", "offer:red", "0", "1")
    assert "0 Leave the auction 1 Bid 1 coin 2 Bid 2 coins" in told
    assert "the turn is yours again. Whoever passes is out for good" in told
    assert "One coin to begin with." in told
