"""Activating a card: its option, what it gives, and the exchange (D2, D4, D5, D7)."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import (
    CARDS,
    asked,
    blocked,
    offered,
    own,
    pieces,
    play,
    position,
    seat,
    table,
)

from signoria.core.codes import Params, Prompt, Reason

ROW = ("build_field", "build_farm", "build_palazzo", "monument", "catapult_early")
RICH = {"farm": 3, "bank": 3, "food": 6, "gold": 6}

# Each printed option of each card: what is done, and what the principality then has less or more.
PRINTED = [
    ("build_field", ["option:0"], {"gold": -1, "field": 1}),
    ("build_field", ["option:1"], {"gold": -3, "field": 2}),
    ("build_farm", ["option:0"], {"gold": -1, "farm": 1}),
    ("build_farm", ["option:1"], {"gold": -3, "farm": 2}),
    ("build_palazzo", ["option:0"], {"food": -1, "palazzo": 1}),
    ("build_palazzo", ["option:1"], {"food": -3, "palazzo": 2}),
    ("build_bank", ["option:0"], {"food": -1, "bank": 1}),
    ("build_bank", ["option:1"], {"food": -3, "bank": 2}),
    ("catapult_early", ["option:0"], {"food": -1, "gold": -1, "catapult": 1}),
    ("catapult_early", ["option:1"], {"food": -3, "gold": -2, "catapult": 2}),
    ("catapult_late", ["option:0"], {"food": -1, "catapult": 1}),
    ("catapult_late", ["option:1"], {"food": -2, "gold": -1, "catapult": 2}),
    ("monument", ["option:0", "take:4"], {"food": -1, "gold": -2, "monument_4": 1}),
    ("monument", ["option:1", "take:2"], {"food": -2, "gold": -1, "monument_2": 1}),
    ("book", ["take:5"], {"food": -4, "book_5": 1}),
    ("painting", ["take:6"], {"gold": -5, "painting_6": 1}),
    ("recruit_militia", ["recruit:4"], {"militia": 4}),
    ("recruit_condottieri", ["recruit:3"], {"condottiere": 3}),
]
# Free cubes, taken with empty stores.
FREE = [
    ("harvest", [], {"food": 3}),
    ("taxes", [], {"gold": 4}),
    ("collector", ["option:0"], {"gold": 2}),
    ("collector", ["option:1"], {"food": 1, "gold": 1}),
    ("collector", ["option:2"], {"food": 2}),
    ("three_gold", [], {"gold": 3}),
    ("three_food", [], {"food": 3}),
]


@pytest.mark.parametrize(("card", "steps", "change"), PRINTED)
def test_each_card_gives_what_it_prints_for_its_price(card: str, steps: list[str], change: dict[str, int]) -> None:
    state = position(seat(hand=(card, "taxes"), **RICH), year=3, display=ROW)
    before = own(state)
    play(state, "activate:0", *steps)
    assert own(state) == before | {name: before[name] + count for name, count in change.items()}


@pytest.mark.parametrize(("card", "steps", "change"), FREE)
def test_each_free_card_gives_cubes(card: str, steps: list[str], change: dict[str, int]) -> None:
    state = position(seat(hand=(card, "taxes"), field=3, palazzo=4, farm=3, bank=3), year=3, display=ROW)
    before = own(state)
    play(state, "activate:0", *steps)
    assert own(state) == before | change


def test_the_table_above_has_every_option_of_every_card() -> None:
    listed = [card for card, _, _ in PRINTED + FREE]
    assert {card: listed.count(card) for card in listed} == {card: len(CARDS[card]["options"]) for card in CARDS}


@pytest.mark.parametrize("card", CARDS)
def test_R7_free_cards_are_exchanged_and_paid_cards_stay(card: str) -> None:
    state = position(seat(hand=(card, "taxes"), **RICH), year=3, display=ROW)
    steps = next(steps for name, steps, _ in PRINTED + FREE if name == card)
    play(state, "activate:0", *steps)
    free = not any(option["pay"] for option in CARDS[card]["options"])
    assert asked(state) == ("activation.exchange" if free else "turn.action")
    assert own(state)["hand"] == [card, "taxes"]


def test_D2_asks_for_the_option_even_if_one_alone_is_payable() -> None:
    """Forced is still a decision."""
    state = position(seat(hand=("build_field", "taxes"), gold=2))
    play(state, "activate:0")
    assert state.prompt(0) == Prompt("activation.option", "4.3", {"seat": 0, "card": "build_field"})
    assert offered(state) == ["option:0"]
    price: Params = {"need_food": 0, "need_gold": 3, "food": 0, "gold": 2, "favor": 0}
    assert blocked(state) == {"option:1": Reason("too_poor", "4.3", price)}


def test_D2_offers_every_payable_option() -> None:
    state = position(seat(hand=("monument", "taxes"), farm=2, food=2, gold=2))
    play(state, "activate:0")
    assert (offered(state), blocked(state)) == (["option:0", "option:1"], {})
    state = position(seat(hand=("collector", "taxes")))
    play(state, "activate:0")
    assert offered(state) == ["option:0", "option:1", "option:2"]


def test_D2_does_not_arise_for_a_card_with_one_option() -> None:
    state = position(seat(hand=("book", "taxes"), farm=2, food=4))
    play(state, "activate:0")
    assert asked(state) == "activation.culture"


def test_R2_book_and_painting_are_two_cards() -> None:
    for card, value, left in (("book", 5, (2, 6)), ("painting", 6, (6, 1))):
        state = position(seat(hand=(card, "taxes"), **RICH))
        play(state, "activate:0")
        assert offered(state) == [f"take:{value - 2}", f"take:{value - 1}", f"take:{value}"]
        play(state, f"take:{value}")
        assert pieces(state, f"{card}_{value}", "food", "gold") == (1, *left)


def test_X8_a_card_without_the_symbol_is_kept() -> None:
    state = position(seat(hand=("build_field", "build_bank"), gold=2))
    play(state, "activate:0", "option:0", "activate:0", "option:0")
    assert pieces(state, "field", "gold") == (3, 0)
    assert own(state)["hand"] == ["build_field", "build_bank"]


# ---- D4 ----


def test_D4_any_value_in_stock_may_be_taken() -> None:
    state = position(seat(hand=("monument", "taxes"), food=1, gold=2))
    play(state, "activate:0", "option:0")
    assert state.prompt(0) == Prompt("activation.culture", "4.3", {"seat": 0, "card": "monument"})
    assert offered(state) == ["take:2", "take:3", "take:4"]
    play(state, "take:3")
    assert own(state)["monument_3"] == 1
    assert table(state)["stock"]["monument_3"] == 4


def test_D4_a_value_that_is_gone_is_greyed() -> None:
    state = position(seat(hand=("book", "taxes"), farm=2, food=4), seat(book_5=5))
    play(state, "activate:0")
    assert offered(state) == ["take:3", "take:4"]
    assert blocked(state) == {"take:5": Reason("sold_out", "5", {"kind": "book", "value": 5})}


def test_R35_the_culture_token_is_a_free_choice() -> None:
    state = position(seat(hand=("painting", "taxes"), bank=3, gold=5))
    play(state, "activate:0", "take:4")
    assert pieces(state, "painting_4", "painting_6") == (1, 0)


def test_a_kind_that_is_sold_out_cannot_be_bought_but_changed() -> None:
    state = position(seat(hand=("book", "taxes"), farm=2, food=4), seat(book_5=5, book_4=5, book_3=5))
    assert blocked(state) == {"activate:0": Reason("sold_out", "5", {"card": "book", "kind": "book"})}
    assert "change:0" in offered(state)


# ---- D5 ----


@pytest.mark.parametrize(("card", "face"), [("recruit_militia", "militia"), ("recruit_condottieri", "condottiere")])
def test_D5_recruits_any_number_unsupplied(card: str, face: str) -> None:
    state = position(seat(hand=(card, "taxes"), food=1, gold=1))
    play(state, "activate:0")
    assert state.prompt(0) == Prompt("activation.recruits", "4.3", {"seat": 0, "card": card})
    assert offered(state) == [f"recruit:{i}" for i in range(38)]
    play(state, "recruit:37")
    assert pieces(state, face, "food", "gold", f"{face}_{'food' if face == 'militia' else 'gold'}") == (37, 1, 1, 0)


def test_R34_recruits_go_from_none_to_the_whole_pool() -> None:
    state = position(seat(hand=("recruit_militia", "taxes")), seat(militia=20, condottiere=10))
    play(state, "activate:0")
    assert offered(state) == [f"recruit:{i}" for i in range(8)]
    play(state, "recruit:7", "swap:0")
    assert table(state)["pool"].get("soldier", 0) == 0


# ---- D7 ----


def test_D7_the_exchange_is_mandatory_and_free() -> None:
    state = position(seat(hand=("build_bank", "harvest")), display=ROW)
    play(state, "activate:1")
    assert state.prompt(0) == Prompt("activation.exchange", "4.3", {"seat": 0, "card": "harvest"})
    assert offered(state) == [f"swap:{i}" for i in range(5)]
    play(state, "swap:2")
    assert table(state)["frames"] == [{"decision": "turn.action", "seat": 0, "action": 2}]


def test_X10_the_activated_card_takes_the_place_of_the_chosen_one() -> None:
    for place in range(5):
        state = position(seat(hand=("collector", "build_bank")), display=ROW)
        play(state, "activate:0", "option:0")
        assert offered(state) == [f"swap:{i}" for i in range(5)]
        play(state, f"swap:{place}")
        assert own(state)["hand"] == [ROW[place], "build_bank"]
        assert table(state)["display"] == [*ROW[:place], "collector", *ROW[place + 1 :]]


def test_X1_first_turn() -> None:
    start = seat(hand=("collector", "build_bank"), food=1, gold=1, favor=1)
    row = ("build_field", "build_farm", "monument", "build_palazzo", "harvest")
    state = position(start, seat(food=1, gold=1, favor=1), year=1, display=row)
    play(state, "activate:0", "option:1", "swap:3", "activate:1", "option:0", "favors_for_food:0")
    assert pieces(state, "food", "gold", "favor", "bank") == (1, 2, 1, 2)
    assert own(state)["hand"] == ["build_palazzo", "build_bank"]
    assert asked(state) == "chance"
    assert table(state)["display"] == ["build_farm", "monument", "collector", "harvest"]


def test_R10_a_free_card_may_be_activated_without_effect() -> None:
    """No field, no room, nobody recruited: the exchange takes place all the same."""
    for given in (seat(hand=("harvest", "taxes"), field=0), seat(hand=("harvest", "taxes"), food=2)):
        state = position(given, display=ROW)
        before = own(state)
        play(state, "activate:0", "swap:4")
        assert own(state) == before | {"hand": ["catapult_early", "taxes"]}
    state = position(seat(hand=("recruit_militia", "taxes")), display=ROW)
    play(state, "activate:0", "recruit:0", "swap:4")
    assert (own(state)["militia"], table(state)["display"][4]) == (0, "recruit_militia")
