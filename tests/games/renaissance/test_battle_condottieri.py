"""Condottieri: their dice, and their sale by third players (§4.7 B1, B3, B7)."""

from __future__ import annotations

from tests.games.renaissance.battles import bergamo, declared, sale, tie
from tests.games.renaissance.positions import Position, do, held, names, owner, pile, settle, why

from signoria.games.renaissance.battle.fields import ATTACKER

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


# ---- the Condottiere dice ----


def test_E10_a_condottiere_betrays_twice() -> None:
    state = declared(bergamo(milan=("pikemen", "condottiere"), purse=2, purse_d=1))
    do(state, "lay:pikemen", "lay:condottiere", "die:1", "die:1", "face:betrayal")
    assert state.actors() == [VENICE]
    do(state, "buy_back", "face:betrayal")
    assert state.actors() == [MILAN]
    do(state, "buy_back", "face:5")
    assert (state.ducats[MILAN], state.ducats[VENICE]) == (0, 0)
    assert owner(state, "bergamo") == MILAN


def test_X9_R33_betrayal_refused_means_another_roll() -> None:
    state = declared(bergamo(milan=("pikemen", "condottiere"), purse=1, purse_d=3))
    do(state, "lay:pikemen", "lay:condottiere", "die:1", "die:1", "face:betrayal", "refuse")
    assert state.actors() == [-1]
    assert state.slot(1, 2) == ATTACKER
    do(state, "face:rout")
    assert state.ducats[VENICE] == 3
    assert pile(state.discards)["condottiere"] == 1
    assert owner(state, "bergamo") == VENICE


def test_R33_nobody_without_a_ducat_is_tempted() -> None:
    state = declared(bergamo(milan=("pikemen", "condottiere"), purse=1))
    do(state, "lay:pikemen", "lay:condottiere", "die:1", "die:1", "face:betrayal")
    assert state.actors() == [-1]
    assert state.slot(1, 2) == ATTACKER


def test_R34_the_attackers_dice_come_first_each_settled_before_the_next() -> None:
    cards = ("condottiere", "condottiere")
    state = declared(bergamo(milan=cards, venice=("condottiere",), purse=2, purse_d=2))
    do(state, "lay:condottiere", "lay:condottiere", "lay:condottiere", "die:1", "die:1")
    settle(state)
    assert state.battle[11] == 0
    do(state, "face:betrayal", "refuse", "face:4")
    assert state.battle[11] == 1
    do(state, "face:rout")
    assert state.battle[11] == 3


# ---- the sale of Condottieri ----


def test_X10_a_condottiere_is_sold_into_the_red_slot() -> None:
    state = do(sale(), "5:answer:offer", "5:show_offer", "0:hire_red:5")
    assert (state.ducats[VENICE], state.ducats[FLORENCE]) == (1, 0)
    do(state, "lay:pikemen", "lay:pikemen")
    assert state.laid[2] == 5
    do(state, "die:1", "die:1")
    settle(state)
    assert state.ducats[FLORENCE] == 0
    assert held(state, FLORENCE) == {"engineer": 1}


def test_R32_everybody_in_position_is_asked_alike_and_sealed() -> None:
    state = sale(genoa=("looters",), milan=("pikemen",))
    assert state.actors() == [GENOA, MILAN, VENICE]
    assert names(state, GENOA) == ["answer:pass"]
    assert names(state, VENICE) == ["answer:pass", "answer:offer"]


def test_R32_offers_are_worked_through_in_order_and_lapse() -> None:
    state = sale(purse=1, genoa=("condottiere",), milan=("condottiere",))
    do(state, "5:answer:offer", "3:answer:offer", "1:answer:offer")
    assert state.actors() == [GENOA]
    do(state, "show_offer", "hire_unit:1")
    assert state.actors() == [MILAN]
    do(state, "show_offer")
    assert state.actors() == [VENICE]
    do(state, "show_offer")
    assert (state.ducats[MILAN], state.ducats[GENOA]) == (0, 1)
    assert state.actors() == [FLORENCE]


def test_R32_the_buyer_keeps_enough_for_both_units() -> None:
    state = sale(purse=1, florence=("pikemen", "condottiere"))
    do(state, "answer:offer", "show_offer")
    assert names(state) == ["hire_unit:5", "refuse_sale:5"]
    assert why(state, "hire_red:5") == "units_must_follow"


def test_R32_a_defender_buys_into_red_only_with_a_unit_to_lay() -> None:
    for hand, expected in (((), ["hire_unit:5", "refuse_sale:5"]), (("swiss",), ["hire_unit:5", "hire_red:5"])):
        position = Position().own("rome", "siena").ducats("rome", 1)
        position.hand("florence", "pikemen", "pikemen").hand("venice", "condottiere").hand("rome", *hand)
        state = do(position.build(), "attack", "target:siena", "road:firenze", "lay:pikemen", "lay:pikemen")
        do(state, "answer:offer", "show_offer")
        assert names(state)[:2] == expected


def test_R32_who_sold_is_asked_again_and_who_was_refused_is_not() -> None:
    state = sale(purse=3, venice=("condottiere", "condottiere"))
    do(state, "answer:offer", "show_offer", "hire_unit:5")
    assert state.actors() == [VENICE]
    do(state, "answer:offer", "show_offer", "refuse_sale:5")
    assert state.actors() == [FLORENCE]


def test_R32_one_seller_serves_both_sides() -> None:
    state = sale(purse=3, venice=("condottiere", "condottiere"), rome=("pikemen",))
    state.ducats[ROME] = 1
    do(state, "5:answer:offer", "show_offer", "hire_unit:5", "5:answer:pass", "lay:pikemen", "lay:nothing")
    do(state, "5:answer:offer", "show_offer", "hire_red:5")
    assert state.ducats[VENICE] == 2


def test_R56_third_players_do_nothing_but_sell() -> None:
    hand = ("sign_of_god", "retreat", "engineer", "condottiere")
    state = sale(venice=hand, genoa=hand[:3])
    while state.actors() and "end" not in (names(state) if state.actors() != [-1] else []):
        for seat in state.actors():
            if seat in (GENOA, VENICE, MILAN, NAPLES):
                assert set(names(state, seat)) <= {"answer:pass", "answer:offer", "show_offer"}
        seat = state.actors()[0]
        state.apply(seat, state.options(seat)[-1] if seat >= 0 else state.weights()[0][0])


def test_R37_R38_a_player_without_the_card_is_asked_all_the_same() -> None:
    state = tie(("looters",), ("looters",))
    assert (state.actors(), names(state)) == ([MILAN], ["pass"])
    do(state, "pass", "pass")
    assert (state.actors(), names(state)) == ([MILAN], ["pass"])
