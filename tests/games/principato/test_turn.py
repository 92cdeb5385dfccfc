"""A turn: two actions of any mix, changing a card, and what happens when it ends (D1, D8)."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import GAME, asked, blocked, document, offered, own, play, position, seat, table

from signoria.core.codes import Params, Prompt, Reason
from signoria.core.errors import IllegalAction

MENU = ["activate:0", "activate:1", "change:0", "change:1", "favor", "skip", "end"]
BEFORE = ("build_field", "build_farm", "build_palazzo", "monument", "harvest")


def test_D1_offers_both_cards_both_changes_a_favor_skip_and_end() -> None:
    state = position(seat(food=1))
    assert offered(state) == MENU
    assert state.prompt(0) == Prompt("turn.action", "4.2", {"seat": 0, "action": 1, "year": 2}, 1, 2)
    play(state, "skip")
    assert offered(state) == MENU
    assert state.prompt(0) == Prompt("turn.action", "4.2", {"seat": 0, "action": 2, "year": 2}, 2, 2)


def test_D1_the_price_that_is_named_is_the_one_that_lacks_least() -> None:
    """The Sculptor prints one food and two gold first, and two food and one gold; here only one gold is missing."""
    state = position(seat(hand=("monument", "book"), farm=2, food=2, favor=0))
    refusal = blocked(state)["activate:0"]
    assert (refusal.params["need_food"], refusal.params["need_gold"]) == (2, 1)
    state = position(seat(hand=("monument", "book"), bank=2, gold=2, favor=0))
    refusal = blocked(state)["activate:0"]
    assert (refusal.params["need_food"], refusal.params["need_gold"]) == (1, 2)


def test_D1_a_card_that_cannot_be_paid_is_greyed_with_its_price() -> None:
    state = position(seat(hand=("painting", "build_bank"), gold=2, favor=1))
    price: Params = {"card": "painting", "need_food": 0, "need_gold": 5, "food": 0, "gold": 2, "favor": 1}
    assert blocked(state) == {"activate:0": Reason("too_poor", "4.3", price)}
    assert offered(state) == MENU[1:]


def test_D1_favors_make_a_card_payable() -> None:
    assert "activate:0" in offered(position(seat(hand=("build_bank", "build_field"), favor=1)))
    assert "activate:0" not in offered(position(seat(hand=("build_bank", "build_field"), gold=1)))


def test_D1_one_payable_option_is_enough() -> None:
    """Monument: 1 food + 2 gold or 2 food + 1 gold."""
    state = position(seat(hand=("monument", "build_bank"), food=2, gold=1))
    assert "activate:0" in offered(state)


def test_D1_nothing_affordable_still_leaves_change_favor_and_skip() -> None:
    state = position(seat(hand=("painting", "build_field")))
    assert offered(state) == MENU[2:]


def test_D1_what_is_greyed_is_refused_and_changes_nothing() -> None:
    state = position(seat(hand=("painting", "build_bank")))
    before = table(state)
    with pytest.raises(IllegalAction) as refusal:
        play(state, "activate:0")
    assert refusal.value.reason.code == "too_poor"
    assert table(state) == before


def test_D1_only_the_active_player_decides() -> None:
    state = position(seat(), seat(), seat(), active=1)
    assert state.actors() == [1]
    assert [state.options(other) for other in (0, 2)] == [[], []]
    assert state.why_not(0, GAME.action_id("skip")) == Reason("not_to_decide", "-", {"seat": 0})


def test_D1_two_actions_then_the_next_player_clockwise() -> None:
    state = position(seat(), seat(), seat(), active=2)
    play(state, "favor", "place:church", "change:0", "swap:1", "reveal:taxes")
    assert (state.actors(), own(state, 2)["favor"]) == ([0], 1)


def test_D1_end_gives_up_all_remaining_actions() -> None:
    state = position(seat())
    play(state, "end")
    assert asked(state) == "chance"


def test_D1_skip_gives_up_one_action() -> None:
    state = position(seat())
    play(state, "skip")
    assert state.actors() == [0]
    play(state, "skip")
    assert asked(state) == "chance"


def test_X26_skipping_both_actions_still_moves_the_row() -> None:
    state = position(seat(), display=BEFORE)
    before = table(state)
    play(state, "skip", "skip", "reveal:taxes")
    after = table(state)
    assert after["display"] == [*BEFORE[1:], "taxes"]
    assert after["box"]["build_field"] == before["box"].get("build_field", 0) + 1
    assert own(state) == own(GAME.load(before))


def test_R8_the_end_of_the_turn_follows_skipped_actions() -> None:
    for words in (("end",), ("skip", "end"), ("skip", "skip")):
        state = position(seat(), display=BEFORE)
        play(state, *words)
        assert table(state)["display"] == list(BEFORE[1:])


def test_R9_a_kept_card_may_be_used_twice() -> None:
    state = position(seat(hand=("build_field", "build_bank"), gold=2))
    play(state, "activate:0", "option:0", "activate:0", "option:0")
    assert own(state)["field"] == 3


def test_R9_a_card_just_taken_may_be_used() -> None:
    state = position(seat(hand=("collector", "build_bank"), field=2), display=BEFORE)
    play(state, "change:0", "swap:4", "activate:0")
    assert own(state)["food"] == 2


def test_D8_change_swaps_a_hand_card_with_any_card_of_the_display() -> None:
    state = position(seat(hand=("collector", "build_bank")), display=BEFORE)
    play(state, "change:1")
    assert state.prompt(0) == Prompt("turn.change", "4.2", {"seat": 0, "card": "build_bank"})
    assert offered(state) == [f"swap:{i}" for i in range(5)]
    play(state, "swap:3")
    assert own(state)["hand"] == ["collector", "monument"]
    assert table(state)["display"] == ["build_field", "build_farm", "build_palazzo", "build_bank", "harvest"]
    assert table(state)["frames"] == [{"decision": "turn.action", "seat": 0, "action": 2}]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D8_offers_as_many_cards_as_players_and_three(players: int) -> None:
    state = position(*(seat() for _ in range(players)))
    play(state, "change:0")
    assert offered(state) == [f"swap:{i}" for i in range(players + 3)]


def test_X9_the_leftmost_card_leaves_even_if_it_was_just_put_there() -> None:
    state = position(seat(hand=("recruit_militia", "build_bank")), display=BEFORE)
    boxed = table(state)["box"]["recruit_militia"]
    play(state, "change:0", "swap:0")
    assert table(state)["display"] == ["recruit_militia", *BEFORE[1:]]
    play(state, "end", "reveal:harvest")
    assert table(state)["display"] == [*BEFORE[1:], "harvest"]
    assert table(state)["box"]["recruit_militia"] == boxed + 1


def test_R11_the_changed_card_takes_exactly_the_place_of_the_other() -> None:
    for position_ in range(5):
        state = position(seat(hand=("recruit_militia", "build_bank")), display=BEFORE)
        play(state, "change:0", f"swap:{position_}")
        assert table(state)["display"].index("recruit_militia") == position_
        assert own(state)["hand"][0] == BEFORE[position_]


def test_X25_a_change_activates_neither_card() -> None:
    state = position(seat(hand=("build_bank", "collector"), farm=2, food=3), display=BEFORE)
    before = own(state)
    play(state, "change:0", "swap:4")
    assert own(state) == before | {"hand": ["harvest", "collector"]}
    assert table(state)["display"][4] == "build_bank"


def test_hands_always_hold_two_cards() -> None:
    state = position(seat(hand=("harvest", "taxes")))
    play(state, "activate:0", "swap:0", "change:1", "swap:1")
    assert all(len(part["hand"]) == 2 for part in table(state)["seats"])


def test_the_second_action_may_be_reached_from_a_document() -> None:
    state = GAME.load(document(seat(), seat(), action=2))
    play(state, "skip")
    assert asked(state) == "chance"
