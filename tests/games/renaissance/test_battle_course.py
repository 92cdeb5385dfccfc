"""The course of a battle: who may attack and must defend, Condottieri, signs, results, retreats (§4.7)."""

from __future__ import annotations

from tests.games.renaissance.positions import Position, do, held, names, owner, pile, settle, strengths, why

from signoria.games.renaissance.phases.totals import attack_total, defence_total, lines
from signoria.games.renaissance.rules import Renaissance
from signoria.games.renaissance.state import ATTACKER, DEFENDER

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def bergamo(*, milan: tuple[str, ...], venice: tuple[str, ...] = (), purse: int = 0, purse_d: int = 0) -> Position:
    """Milan to move, Bergamo Venice's bare garrison in the mountains."""
    position = Position().turn_of("milan").own("venice", "bergamo")
    position.hand("milan", *milan).hand("venice", *venice)
    return position.ducats("milan", purse).ducats("venice", purse_d)


def declared(position: Position) -> Renaissance:
    return do(position.build(), "attack", "target:bergamo", "road:milano")


# ---- who may attack whom ----


def test_E21_a_free_city_is_no_target_and_an_owned_one_no_goal() -> None:
    state = bergamo(milan=("knights", "knights")).own(None, "lodi").build()
    do(state, "attack")
    assert "target:bergamo" in names(state)
    assert "target:lodi" not in names(state)
    state = Position().expand(3).own("venice", "bergamo").build()
    assert "expand:lodi" in names(state)
    assert "expand:bergamo" not in names(state)


def test_X13_no_money_no_mercenary() -> None:
    cards = ("pikemen", "condottiere", "condottiere")
    assert why(bergamo(milan=cards).build(), "attack") == "too_few_units"
    assert why(bergamo(milan=cards, purse=1).build(), "attack") == ""


def test_R31_condottieri_are_paid_at_the_reveal_and_never_on_credit() -> None:
    state = declared(bergamo(milan=("pikemen", "condottiere", "condottiere"), purse=1))
    do(state, "lay:pikemen", "lay:condottiere")
    assert why(state, "lay:condottiere") == "too_poor"
    assert state.ducats[MILAN] == 1
    do(state, "lay:nothing", "die:1", "die:1")
    settle(state)
    assert state.ducats[MILAN] == 0


def test_X14_road_or_landing_both_are_offered() -> None:
    position = Position().turn_of("genoa").own("florence", "pisa").hand("genoa", "knights", "knights")
    state = do(position.build(), "attack", "target:pisa")
    assert {"road:genova", "sea:genova", "sea:ajaccio"} <= set(names(state))
    for mode, landing in (("road", 0), ("sea", 1)):
        battle = (f"{mode}:genova", "lay:knights", "lay:knights", "die:1", "die:1")
        assert strengths(state.clone(), *battle)[1]["landing"] == landing


def test_R28_a_sea_attack_needs_ports_at_both_ends() -> None:
    position = Position().turn_of("rome").own("rome", "ancona").own("venice", "zara", "padova")
    state = do(position.hand("rome", "knights", "knights").build(), "attack")
    assert "target:zara" in names(state)
    assert "target:padova" not in names(state)
    assert names(do(state, "target:zara")) == ["sea:ancona"]


def test_R12_nobody_attacks_from_or_into_closed_land() -> None:
    position = Position(3).act(1).hand("rome", "knights", "knights").own("venice", "siena")
    state = do(position.build(), "attack")
    closed = ("laquila", "capua", "trento", "milano")
    assert not any(f"target:{city}" in names(state) for city in closed)


def test_R27_a_city_conquered_in_this_combat_turn_is_no_source() -> None:
    position = bergamo(milan=("swiss", "swiss", "knights", "knights")).own("venice", "brescia")
    state = declared(position)
    do(state, "lay:swiss", "lay:swiss", "lay:nothing", "die:6", "die:1", "pass", "attack")
    assert owner(state, "bergamo") == MILAN
    assert "target:brescia" not in names(state)


def test_R27_each_source_and_each_target_serves_once() -> None:
    position = bergamo(milan=("pikemen",) * 4, venice=("swiss",)).own("venice", "lodi")
    state = declared(position)
    do(state, "lay:pikemen", "lay:pikemen", "lay:nothing", "lay:swiss", "die:1", "die:6")
    do(state, "pass", "pass", "attack")
    assert names(state) == ["target:genova"]


def test_X15_a_raid_reaches_everything_and_ignores_the_ground() -> None:
    position = Position().peace().turn_of("naples").own("venice", "trento", level=2)
    position.hand("naples", "cannon", "swiss", "raid", "pikemen", "pikemen").hand("venice", "knights")
    state = do(position.build(), "raid", "target:trento", "raid_from:capua", "lay:cannon", "lay:swiss")
    attack, defence = strengths(state, "lay:nothing", "lay:knights", "die:5", "die:2")
    assert (attack["total"], defence["total"], defence["terrain"]) == (18, 13, 0)
    settle(state)
    assert owner(state, "trento") == NAPLES
    assert why(state, "attack") == "no_attack_left"


def test_R24_a_raid_names_a_source_and_never_hits_a_free_city() -> None:
    position = Position().turn_of("naples").hand("naples", "cannon", "swiss", "raid")
    state = do(position.build(), "raid")
    assert "target:trento" not in names(state)
    assert "target:roma" in names(state)
    assert names(do(state, "target:roma")) == ["raid_from:napoli", "raid_from:capua"]
    state = do(Position().turn_of("naples").hand("naples", "raid", "cannon").build())
    assert why(state, "raid") == "too_few_units"


def test_R24_a_raid_from_the_sea_has_no_landing_bonus() -> None:
    position = Position().turn_of("naples").own("genoa", "savona").hand("naples", "cannon", "swiss", "raid")
    state = do(position.build(), "raid", "target:savona", "raid_from:napoli", "lay:cannon", "lay:swiss")
    _, found = strengths(state, "die:1", "die:1")
    assert (found["landing"], found["terrain"], found["total"]) == (0, 0, 3)


def test_X32_peace_allows_one_attack_and_all_other_cards() -> None:
    yellow = ("looters", "ambassador", "marriage", "artist_or_banker", "raid")
    position = bergamo(milan=("pikemen",) * 4 + yellow, venice=("swiss",), purse=2).peace()
    position.own("milan", "pavia", palace="vacant")
    state = declared(position)
    settle(do(state, "lay:pikemen", "lay:pikemen", "lay:nothing", "lay:swiss", "die:1", "die:6"))
    assert names(state) == ["looters", "ambassador", "marriage", "artist_or_banker", "end"]


# ---- slots ----


def test_E9_three_condottieri_attack_and_two_defend() -> None:
    position = bergamo(milan=("condottiere",) * 3, venice=("condottiere",) * 3, purse=3, purse_d=3)
    state = declared(position)
    do(state, "lay:condottiere", "lay:condottiere", "lay:condottiere", "lay:condottiere", "lay:condottiere")
    assert (state.hand_size(MILAN), state.hand_size(VENICE)) == (0, 1)
    assert state.actors() == [-1]


def test_R55_no_other_card_in_the_red_slot() -> None:
    red = ("engineer", "traitor", "condottiere", "sign_of_god", "retreat", "looters", "swiss")
    state = declared(bergamo(milan=("pikemen", "pikemen", *red), purse=1))
    do(state, "lay:pikemen", "lay:pikemen")
    assert names(state) == ["lay:condottiere", "lay:engineer", "lay:traitor", "lay:nothing"]


def test_X12_troops_must_defend_and_condottieri_may() -> None:
    state = declared(bergamo(milan=("pikemen", "pikemen"), venice=("swiss",)))
    do(state, "lay:pikemen", "lay:pikemen")
    assert (state.actors(), names(state)) == ([VENICE], ["lay:swiss"])
    assert why(state, "lay:nothing") == "must_defend"
    state = declared(bergamo(milan=("pikemen", "pikemen"), venice=("condottiere",), purse_d=3))
    do(state, "lay:pikemen", "lay:pikemen")
    assert names(settle(state)) == ["lay:condottiere", "lay:nothing"]


def test_R30_with_troops_in_hand_a_condottiere_may_stand_in() -> None:
    state = declared(bergamo(milan=("pikemen", "pikemen"), venice=("condottiere", "swiss"), purse_d=1))
    do(state, "lay:pikemen", "lay:pikemen")
    assert names(settle(state)) == ["lay:swiss", "lay:condottiere"]
    assert why(state, "lay:nothing") == "must_defend"


def test_R29_no_red_card_without_a_unit() -> None:
    state = declared(bergamo(milan=("pikemen", "pikemen"), venice=("engineer", "traitor")))
    do(state, "lay:pikemen", "lay:pikemen", "lay:nothing")
    assert state.actors() == [-1]
    assert state.laid[4] == -1


def test_R29_without_troops_he_still_counters_and_buys_a_traitor() -> None:
    position = bergamo(milan=("pikemen", "condottiere", "engineer"), venice=("engineer",), purse=1, purse_d=1)
    state = declared(position)
    do(state, "lay:pikemen", "lay:condottiere", "lay:engineer", "lay:nothing", "die:1", "die:1")
    assert "counter" in names(settle(state))
    do(state, "pass", "face:betrayal", "buy_back", "face:6")
    assert lines(state, DEFENDER)["condottiere"] == 6


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


def test_X9_betrayal_refused_means_another_roll() -> None:
    state = declared(bergamo(milan=("pikemen", "condottiere"), purse=1, purse_d=3))
    do(state, "lay:pikemen", "lay:condottiere", "die:1", "die:1", "face:betrayal", "refuse")
    assert state.actors() == [-1]
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


# ---- Sign of God ----


def tie(milan: tuple[str, ...] = (), venice: tuple[str, ...] = ()) -> Renaissance:
    """Twelve to twelve: 3+5 and a four against 7, garrison, mountain and a two."""
    state = declared(bergamo(milan=("pikemen", "knights", *milan), venice=("swiss", *venice)))
    do(state, "lay:pikemen", "lay:knights", "lay:swiss", "die:4", "die:2")
    while state.prompt(state.actors()[0]).code == "battle.reveal":
        state.apply(state.actors()[0], state.options(state.actors()[0])[0])
    return state


def test_X8_on_a_tie_the_attacker_decides_first() -> None:
    state = tie(("sign_of_god",), ("sign_of_god",))
    assert (attack_total(state), defence_total(state)) == (12, 12)
    assert state.actors() == [MILAN]
    do(state, "pass")
    assert state.actors() == [VENICE]
    settle(do(state, "pass"))
    assert owner(state, "bergamo") == VENICE
    assert pile(state.discards) == {"pikemen": 1, "knights": 1, "swiss": 1}


def test_R37_signs_alternate_and_each_side_has_one() -> None:
    state = tie(("sign_of_god", "sign_of_god"), ("sign_of_god",))
    do(state, "pass", "sign:defender_unit")
    assert (state.actors(), defence_total(state)) == ([MILAN], 19)
    assert names(state) == ["sign:attacker_unit_1", "sign:attacker_unit_2", "pass"]
    do(state, "sign:attacker_unit_2")
    assert attack_total(state) == 17
    settle(state)
    assert held(state, MILAN) == {"sign_of_god": 1}


def test_R37_a_condottiere_is_doubled_by_his_die() -> None:
    state = declared(bergamo(milan=("pikemen", "condottiere", "sign_of_god"), purse=1))
    do(state, "lay:pikemen", "lay:condottiere", "lay:nothing", "die:1", "die:6", "face:5")
    do(state, "sign:attacker_unit_2")
    settle(state)
    assert owner(state, "bergamo") == MILAN
    assert pile(state.locked) == {"pikemen": 1}


# ---- results ----


def test_E15_a_winning_attacker_locks_his_cards_until_he_ends() -> None:
    state = declared(bergamo(milan=("knights", "cannon", "pikemen")).own("venice", "lodi"))
    do(state, "lay:knights", "lay:cannon", "lay:nothing", "die:6", "die:1", "pass")
    assert pile(state.locked) == {"knights": 1, "cannon": 1}
    assert why(state, "attack") == "too_few_units"
    do(state, "end")
    assert held(state, MILAN) == {"knights": 1, "cannon": 1, "pikemen": 1}
    assert pile(state.locked) == {}


def test_X33_R39_locked_cards_defend_after_the_end() -> None:
    position = bergamo(milan=("knights", "cannon")).hand("rome", "pikemen", "pikemen").own("rome", "lodi")
    state = declared(position)
    do(state, "lay:knights", "lay:cannon", "die:6", "die:1", "end")
    assert state.known[MILAN * 15 + 2] == 1
    do(state, "attack", "target:milano", "road:lodi", "lay:pikemen", "lay:pikemen")
    assert names(settle(state)) == ["lay:knights", "lay:cannon"]


def test_E16_a_palace_is_captured_with_its_artist() -> None:
    position = bergamo(milan=("swiss", "swiss")).own("venice", "bergamo", palace="leonardo")
    state = settle(do(declared(position), "lay:swiss", "lay:swiss", "die:6", "die:1"))
    assert owner(state, "bergamo") == MILAN
    do(state, *["end"] * 3)
    assert state.turn == 3
    assert state.artists[MILAN * 6 + 1] == 1


def test_E22_a_winning_defender_takes_his_card_back_at_once() -> None:
    position = bergamo(milan=("pikemen",) * 4, venice=("swiss",)).own("venice", "piacenza")
    state = declared(position)
    settle(do(state, "lay:pikemen", "lay:pikemen", "lay:nothing", "lay:swiss", "die:1", "die:6"))
    assert held(state, VENICE) == {"swiss": 1}
    do(state, "attack", "target:piacenza", "road:pavia", "lay:pikemen", "lay:pikemen")
    assert (state.actors(), names(state)) == ([VENICE], ["lay:swiss"])


def test_R40_a_tie_is_the_defenders_and_costs_both_their_cards() -> None:
    state = tie()
    settle(state)
    assert owner(state, "bergamo") == VENICE
    assert pile(state.discards) == {"pikemen": 1, "knights": 1, "swiss": 1}
    assert held(state, VENICE) == {}


def test_X28_R38_retreat_saves_one_card_and_locks_it() -> None:
    cards = ("pikemen", "swiss", "retreat", "arquebusiers")
    state = declared(bergamo(milan=cards, venice=("swiss",)).own("venice", "lodi"))
    do(state, "lay:pikemen", "lay:swiss", "lay:nothing", "lay:swiss", "die:1", "die:6", "pass", "retreat:swiss")
    settle(state)
    do(state, *(["pass"] if "pass" in names(state) else []))
    assert pile(state.locked) == {"swiss": 1}
    assert pile(state.discards) == {"pikemen": 1, "retreat": 1}
    assert why(state, "attack") == "too_few_units"
    do(state, "end")
    assert held(state, MILAN) == {"arquebusiers": 1, "swiss": 1}


def test_R38_on_a_tie_both_may_retreat_the_attacker_first_and_several_times() -> None:
    state = settle(tie(("retreat", "retreat"), ("retreat",)))
    assert state.actors() == [MILAN]
    do(state, "retreat:knights", "retreat:pikemen")
    assert pile(state.locked) == {"pikemen": 1, "knights": 1}
    assert state.actors() == [VENICE]
    do(state, "retreat:swiss")
    assert held(state, VENICE) == {"swiss": 1}


def test_R38_a_condottiere_is_never_saved() -> None:
    state = declared(bergamo(milan=("pikemen", "condottiere", "retreat"), venice=("swiss",), purse=1))
    do(state, "lay:pikemen", "lay:condottiere", "lay:nothing", "lay:swiss", "die:1", "die:6", "face:4", "pass")
    settle(state)
    assert names(state) == ["retreat:pikemen", "pass"]


def test_R58_from_the_declaration_to_the_result_nothing_else_happens() -> None:
    position = bergamo(milan=("pikemen", "pikemen", "looters"), venice=("swiss", "looters"))
    position.options["diplomacy"] = "free"
    state = position.build()
    assert state.may() == [seat for seat in range(6) if seat != MILAN]
    do(state, "attack", "target:bergamo", "road:milano")
    while state.actors() != [MILAN] or "end" not in names(state):
        assert state.may() == []
        assert not {"looters", "speak", "end"} & set(names(state) if state.actors() != [-1] else [])
        seat = state.actors()[0]
        state.apply(seat, state.options(seat)[0] if seat >= 0 else state.weights()[0][0])


# ---- the sale of Condottieri ----


def sale(purse: int = 1, **hands: tuple[str, ...]) -> Renaissance:
    """Florence attacks Rome's Siena; Venice holds a Condottiere."""
    position = Position().own("rome", "siena").ducats("florence", purse)
    position.hand("florence", "pikemen", "pikemen", "engineer").hand("venice", "condottiere")
    for nation, cards in hands.items():
        position.hand(nation, *cards)
    return do(position.build(), "attack", "target:siena", "road:firenze")


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
