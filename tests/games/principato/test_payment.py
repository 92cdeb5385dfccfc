"""Paying: food, gold and favors in place of either (D3; R22, R23)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
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
from signoria.games.principato.state import Principato

PAID = [
    (card, i, option["pay"].get("food", 0), option["pay"].get("gold", 0))
    for card, entry in CARDS.items()
    for i, option in enumerate(entry["options"])
    if option["pay"]
]


def payments(state: Principato, favors_for_food: int = 0) -> set[tuple[int, int]]:
    """Every way to answer the questions about favors, from here."""
    if asked(state) not in ("activation.favors_for_food", "activation.favors_for_gold"):
        return {(favors_for_food, 0)}
    found = set()
    for name in offered(state):
        verb, _, number = name.partition(":")
        after = state.clone()
        play(after, name)
        if verb == "favors_for_food":
            found |= payments(after, int(number))
        else:
            found.add((favors_for_food, int(number)))
    return found


def activated(card: str, option: int, **given: int) -> Principato:
    state = position(seat(hand=(card, "taxes"), **given), year=3)
    play(state, "activate:0", *([f"option:{option}"] if len(CARDS[card]["options"]) > 1 else []))
    return state


@given(
    st.sampled_from(PAID),
    st.integers(0, 6),
    st.integers(0, 6),
    st.integers(0, 3),
)
def test_D3_offers_exactly_the_payments_of_the_rule(
    price: tuple[str, int, int, int], food: int, gold: int, favor: int
) -> None:
    card, option, f, g = price
    due = {(a, b) for a in range(f + 1) for b in range(g + 1) if a + b <= favor and f - a <= food and g - b <= gold}
    state = position(seat(hand=(card, "taxes"), farm=3, bank=3, food=food, gold=gold, favor=favor), year=3)
    if "activate:0" not in offered(state):
        assert not due
        return
    play(state, "activate:0")
    if asked(state) == "activation.option":
        assert (f"option:{option}" in offered(state)) == bool(due)
        if not due:
            return
        play(state, f"option:{option}")
    assert payments(state) == due


@given(st.sampled_from(PAID), st.integers(0, 6), st.integers(0, 6), st.integers(0, 3), st.data())
def test_D3_what_is_paid_goes_to_the_reserve(
    price: tuple[str, int, int, int], food: int, gold: int, favor: int, data: st.DataObject
) -> None:
    card, option, f, g = price
    state = position(seat(hand=(card, "taxes"), farm=3, bank=3, food=food, gold=gold, favor=favor), year=3)
    if max(f - food, 0) + max(g - gold, 0) > favor:
        return
    play(state, "activate:0", *([f"option:{option}"] if len(CARDS[card]["options"]) > 1 else []))
    a, b = data.draw(st.sampled_from(sorted(payments(state))))
    for verb, number in (("favors_for_food", a), ("favors_for_gold", b)):
        if asked(state) == f"activation.{verb}":
            play(state, f"{verb}:{number}")
    assert pieces(state, "food", "gold", "favor") == (food - f + a, gold - g + b, favor - a - b)
    reserve = table(state)["reserve"]
    stored = zip(("food", "gold", "favor"), (39, 39, 12), strict=True)
    assert reserve == {cube: count - own(state)[cube] for cube, count in stored}


def test_D3_is_not_asked_without_favors() -> None:
    state = activated("catapult_early", 0, food=1, gold=1)
    assert asked(state) == "turn.action"
    assert pieces(state, "food", "gold", "catapult") == (0, 0, 1)


def test_D3_is_asked_even_if_forced() -> None:
    state = activated("painting", 0, bank=2, gold=4, favor=1)
    assert offered(state) == ["favors_for_gold:1"]


def test_D3_asks_for_food_then_for_gold() -> None:
    state = activated("catapult_early", 1, farm=2, food=3, gold=2, favor=3)
    price: Params = {"need_food": 3, "need_gold": 2, "food": 3, "gold": 2, "favor": 3}
    who: Params = {"seat": 0, "card": "catapult_early"}
    assert state.prompt(0) == Prompt("activation.favors_for_food", "4.3", who | price, 1, 2)
    play(state, "favors_for_food:1")
    assert state.prompt(0) == Prompt("activation.favors_for_gold", "4.3", who | price, 2, 2)
    assert pieces(state, "food", "gold", "favor") == (3, 2, 3)  # nothing is paid before the last answer


def test_D3_a_price_of_one_kind_is_one_question() -> None:
    state = activated("painting", 0, bank=3, gold=5, favor=1)
    assert (state.prompt(0).step, state.prompt(0).steps) == (1, 1)


def test_D3_food_favors_that_leave_the_gold_unpaid_are_greyed() -> None:
    state = activated("catapult_early", 0, food=1, favor=1)
    assert offered(state) == ["favors_for_food:0"]
    price: Params = {"need_food": 1, "need_gold": 1, "food": 1, "gold": 0, "favor": 1, "favors": 1}
    assert blocked(state) == {"favors_for_food:1": Reason("too_poor", "4.3", price)}


def test_D3_more_favors_than_are_left_are_greyed_with_what_is_left() -> None:
    state = activated("catapult_early", 1, farm=2, food=3, gold=2, favor=3)
    play(state, "favors_for_food:2")
    assert blocked(state) == {"favors_for_gold:2": Reason("too_few_favors", "4.3", {"need": 2, "have": 1})}


def test_D3_a_refusal_counts_the_favors_that_are_left() -> None:
    state = position(seat(hand=("catapult_early", "taxes"), farm=2, food=2, bank=1, gold=1, favor=2))
    play(state, "activate:0", "option:1", "favors_for_food:1")
    price: Params = {"need_food": 3, "need_gold": 2, "food": 2, "gold": 1, "favor": 1, "favors": 0}
    assert blocked(state)["favors_for_gold:0"] == Reason("too_poor", "4.3", price)


def test_X4_favor_payment() -> None:
    state = activated("painting", 0, bank=2, gold=4, favor=3)
    assert offered(state) == ["favors_for_gold:1", "favors_for_gold:2", "favors_for_gold:3"]
    price: Params = {"need_food": 0, "need_gold": 5, "food": 0, "gold": 4, "favor": 3, "favors": 0}
    assert blocked(state) == {"favors_for_gold:0": Reason("too_poor", "4.3", price)}
    play(state, "favors_for_gold:2", "take:6")
    assert pieces(state, "gold", "favor") == (1, 1)


def test_X5_mixed_payment() -> None:
    state = activated("catapult_early", 1, farm=2, food=3, gold=2)
    assert (asked(state), pieces(state, "food", "gold", "catapult")) == ("turn.action", (0, 0, 2))
    assert len(payments(activated("catapult_early", 1, farm=2, food=3, gold=2, favor=3))) == 9


def test_X7_monument() -> None:
    given = {"food": 1, "gold": 2, "favor": 1}
    assert payments(activated("monument", 0, **given)) == {(0, 0), (1, 0), (0, 1)}
    state = activated("monument", 1, **given)
    assert payments(state) == {(1, 0)}
    play(state, "favors_for_food:1")
    assert offered(state) == ["take:2", "take:3", "take:4"]
    assert pieces(state, "food", "gold", "favor") == (0, 1, 0)


def test_R22_favors_may_be_used_while_real_cubes_are_at_hand() -> None:
    state = activated("build_bank", 0, food=2, favor=1)
    assert offered(state) == ["favors_for_food:0", "favors_for_food:1"]
    play(state, "favors_for_food:1")
    assert pieces(state, "food", "favor", "bank") == (2, 0, 2)


def test_R23_cubes_on_soldiers_pay_for_nothing() -> None:
    given = seat(
        hand=("build_bank", "build_field"),
        militia=2,
        condottiere=1,
        militia_food=1,
        militia_favor=1,
        condottiere_gold=1,
    )
    state = position(given)
    assert {"activate:0", "activate:1"}.isdisjoint(offered(state))
    assert blocked(state)["activate:0"].params["food"] == 0
