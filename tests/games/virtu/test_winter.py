"""Winter: pay, palace, purchases, recruits, alliances: §4.6, §4.7."""

from __future__ import annotations

from tests.games.virtu.positions import (
    ALLYING,
    BUYING,
    FLORENCE,
    MILAN,
    NAPLES,
    PAYING,
    RECRUITING,
    REORGANISING,
    VENICE,
    agent,
    allied,
    asked,
    besieging,
    city,
    count_troops,
    court_of,
    courtier,
    do,
    estate,
    face_of,
    in_room,
    indulgence,
    lines,
    no_troops,
    options,
    own,
    patron,
    room,
    spend,
    table,
    troops,
    why_not,
    winter,
)

from signoria.games.virtu.box.constants import CARDS, COMPONENTS
from signoria.games.virtu.phases.court import extra_places
from signoria.games.virtu.phases.winter import troop_pay
from signoria.games.virtu.state import READY, SPENT, Virtu

LEFT, RIGHT = 0, 1

# ---- W1 ----


def test_R46_pay_is_nothing_one_or_two_florins_by_brackets_of_two() -> None:
    s = table(4)
    no_troops(s)
    for count, florins in enumerate((0, 0, 0, 1, 1, 2, 2)):
        troops(s, MILAN, "milan", count)
        assert troop_pay(s, MILAN) == florins


def test_R46_who_does_not_pay_disbands_until_the_bracket_is_paid() -> None:
    s = table(4)
    troops(s, MILAN, "milan", 4)
    s.florins[MILAN] = 1
    s = winter(s, MILAN, PAYING)
    assert why_not(s, "pay") == "too_poor"
    do(s, "disband:milan")
    assert why_not(s, "pay") == ""
    do(s, "disband:milan", "disband:turin")
    assert asked(s) == ("winter.reorganise", MILAN)
    assert s.florins[MILAN] == 1


# ---- W2 ----


def neapolitan_palace() -> Virtu:
    """E16: marker in room 4, an indulgence on room 1."""
    s = table(4)
    s.marker[NAPLES] = 4
    indulgence(s, NAPLES, 1)
    room(s, NAPLES, 0, "alfonso_of_calabria", "ambassador")
    room(s, NAPLES, 2, "gonfalonier")
    courtier(s, NAPLES, LEFT, "ferdinand_ii_of_naples")
    courtier(s, NAPLES, RIGHT, "merchant")
    courtier(s, NAPLES, RIGHT, "federico_da_montefeltro", SPENT)
    return s


def test_E16_cards_are_moved_one_by_one() -> None:
    s = winter(neapolitan_palace(), NAPLES, REORGANISING)
    assert "move:right_2" not in options(s)
    assert "take_out:0.under" not in options(s)
    do(s, "move:left_1")
    assert "to_action:1" not in options(s)
    assert "to_action:4" not in options(s)
    do(s, "to_improvement:2", "move:right_1", "to:left")
    assert court_of(s, NAPLES)["left_1"][0] == "merchant"
    do(s, "take_out:0.under")
    assert options(s) == ["to:right"]
    do(s, "to:right")
    assert in_room(s, NAPLES, 2, 1) == "ferdinand_ii_of_naples"
    assert in_room(s, NAPLES, 0, 1) is None
    assert {card: face for card, face in court_of(s, NAPLES).values() if card == "ambassador"} == {"ambassador": SPENT}


def test_an_exhausted_or_side_changed_courtier_does_not_move_again() -> None:
    s = table(4)
    courtier(s, MILAN, RIGHT, "bishop")
    s = do(winter(s, MILAN, REORGANISING), "move:right_1", "to:left")
    assert "move:left_1" not in options(s)
    do(s, "done")
    assert court_of(s, MILAN)["left_1"] == ("bishop", READY)


def test_rooms_with_marker_or_enemy_agent_are_locked_and_own_agents_lock_nothing() -> None:
    s = table(4)
    agent(s, VENICE, "palace_0.1")
    agent(s, MILAN, "palace_0.2")
    courtier(s, MILAN, LEFT, "ambassador")
    s = do(winter(s, MILAN, REORGANISING), "move:left_1")
    assert [name for name in options(s) if name.startswith("to_action")] == [
        "to_action:2",
        "to_action:3",
        "to_action:4",
    ]
    assert (why_not(s, "to_action:0"), why_not(s, "to_action:1")) == ("marker_here", "agent_locks")


def test_R28_an_action_card_is_replaced_by_taking_it_out_first() -> None:
    s = table(4)
    room(s, MILAN, 2, "ambassador", "bishop")
    room(s, MILAN, 3, "ambassador", "gonfalonier")
    courtier(s, MILAN, LEFT, "merchant")
    s = winter(s, MILAN, REORGANISING)
    do(s, "move:left_1")
    assert "to_action:2" not in options(s)
    do(s, "to_action:4")
    assert "take_out:2.action" not in options(s)
    do(s, "take_out:3.action", "to:left")
    assert in_room(s, MILAN, 3) == "gonfalonier"
    assert in_room(s, MILAN, 3, 1) is None


def test_R29_only_courtiers_can_be_discarded() -> None:
    s = table(4)
    room(s, MILAN, 2, "ambassador")
    courtier(s, MILAN, LEFT, "bishop", SPENT)
    s = winter(s, MILAN, REORGANISING)
    assert [name for name in options(s) if name.startswith("discard")] == ["discard:left_1"]
    do(s, "discard:left_1")
    assert s.pile[CARDS.index("bishop")] == 5


# ---- W3 ----


def buyer(florins: int) -> Virtu:
    s = table(4)
    s.florins[FLORENCE] = florins
    spend(s, "florence", "pisa")
    return s


def test_X4_crowns_left_over_pay_the_next_purchase_and_are_lost_at_the_end() -> None:
    s = buyer(6)
    estate(s, FLORENCE, "kingdom")
    s = do(winter(s, FLORENCE, BUYING), "buy:duchy", "use:kingdom.crown")
    assert s.pool[1] == 1
    t = s.clone()
    do(s, "buy:gonfalonier")
    assert asked(s) == ("court.place", FLORENCE)
    assert s.florins[FLORENCE] == 0
    assert s.pool[1] == 0
    do(t, "done")
    assert not any(t.pool)


def test_R27_X5_what_is_bought_pays_only_after_the_purchases() -> None:
    s = buyer(4)
    indulgence(s, FLORENCE, 0)
    s = do(winter(s, FLORENCE, BUYING), "buy:guild")
    assert "use:guild.florin" not in options(s)
    assert why_not(s, "buy:bishop") == "not_payable"
    do(s, "done")
    assert asked(s) == ("winter.recruit", FLORENCE)
    do(s, "use:guild.florin", "recruit:florence")
    assert s.florins[FLORENCE] == 1


def test_R27_a_new_title_opens_its_place_at_once_and_a_courtier_that_paid_may_go() -> None:
    s = buyer(9)
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "bishop")
    courtier(s, FLORENCE, RIGHT, "bishop")
    s = do(winter(s, FLORENCE, BUYING), "buy:duchy", "use:left_1.crown")
    assert extra_places(s, FLORENCE) == 1
    do(s, "buy:ambassador")
    assert {"to:left", "to:right", "discard:left_1", "discard:right_1"} <= set(options(s))
    do(s, "discard:left_1", "to:left")
    assert court_of(s, FLORENCE)["left_1"][0] == "ambassador"


def test_each_item_once_per_winter_and_agent_icons_free_an_agent() -> None:
    s = buyer(9)
    s = do(winter(s, FLORENCE, BUYING), "buy:consigliere", "to:left")
    assert (s.agents[FLORENCE], s.locked[FLORENCE]) == (3, 2)
    assert why_not(s, "buy:consigliere") == "bought_already"


def test_no_locked_agent_no_effect() -> None:
    s = buyer(9)
    s.agents[FLORENCE], s.locked[FLORENCE] = 5, 0
    s = do(winter(s, FLORENCE, BUYING), "buy:swordsman", "to:left")
    assert s.agents[FLORENCE] == 5


def test_one_cardinal_per_player_and_one_guild() -> None:
    s = buyer(20)
    room(s, FLORENCE, 2, "cardinal")
    estate(s, FLORENCE, "guild")
    courtier(s, FLORENCE, LEFT, "bishop")
    s = winter(s, FLORENCE, BUYING)
    assert why_not(s, "buy:cardinal") == "owned"
    assert why_not(s, "buy:guild") == "owned"


def test_X15_a_republic_excludes_a_kingdom() -> None:
    s = buyer(20)
    estate(s, FLORENCE, "republic")
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "gonfalonier")
    s = winter(s, FLORENCE, BUYING)
    assert s.market[0] == 2
    assert why_not(s, "buy:kingdom") == "excluded"


def test_R35_titles_need_no_order_and_may_be_bought_in_one_winter() -> None:
    s = buyer(20)
    for side, name in ((LEFT, "gonfalonier"), (RIGHT, "gonfalonier"), (RIGHT, "podesta")):
        courtier(s, FLORENCE, side, name)
    s = winter(s, FLORENCE, BUYING)
    do(s, "buy:kingdom", "use:left_1.crown", "use:right_1.crown")
    do(s, "buy:principality", "use:right_2.crown", "done")
    assert face_of(s, FLORENCE, "kingdom") == face_of(s, FLORENCE, "principality") == READY


def test_R36_a_cathedral_needs_a_site_of_value_three_and_is_bought_once_a_winter() -> None:
    s = buyer(20)
    courtier(s, FLORENCE, LEFT, "pope")
    own(s, FLORENCE, "siena", "spoleto")
    s = do(winter(s, FLORENCE, BUYING), "buy:cathedral", "use:left_1.cross")
    assert options(s) == ["site:florence", "site:siena"]
    do(s, "site:siena")
    assert face_of(s, FLORENCE, "cathedral_1") == SPENT
    assert why_not(s, "buy:cathedral") == "bought_already"
    t = buyer(20)
    courtier(t, FLORENCE, LEFT, "bishop")
    t.owner[city("florence")] = -1
    no_troops(t)
    assert why_not(winter(t, FLORENCE, BUYING), "buy:cathedral") == "no_site"


# ---- W4 ----


def test_recruits_cost_one_at_home_and_three_elsewhere() -> None:
    s = buyer(5)
    own(s, FLORENCE, "siena")
    s = do(winter(s, FLORENCE, RECRUITING), "recruit:siena", "recruit:pisa")
    assert s.florins[FLORENCE] == 1
    assert (count_troops(s, FLORENCE, "siena"), count_troops(s, FLORENCE, "pisa")) == (1, 2)
    assert why_not(s, "recruit:siena") == "too_poor"


def test_no_more_than_six_troops() -> None:
    s = buyer(9)
    troops(s, FLORENCE, "florence", 4)
    s = do(winter(s, FLORENCE, RECRUITING), "recruit:florence")
    assert why_not(s, "recruit:florence") == "all_troops_out"


# ---- W5 ----


def courting(green_agent: bool) -> Virtu:
    s = table(4)
    courtier(s, VENICE, LEFT, "ambassador")
    courtier(s, VENICE, RIGHT, "admiral")
    spend(s, "corfu")
    if green_agent:
        agent(s, VENICE, "alliance_ottoman")
    return s


def test_E17_R37_an_agent_spares_one_symbol_chosen_before_paying() -> None:
    s = courting(True)
    s = do(winter(s, VENICE, ALLYING), "ally:ottoman")
    assert options(s) == ["waive:crown", "waive:ship"]
    t = s.clone()
    do(s, "waive:crown", "use:right_1.ship", "use:venice.ship")
    assert s.ally[1] == VENICE
    do(t, "waive:ship", "use:right_1.ship", "use:left_1.crown")
    assert t.ally[1] == VENICE
    u = do(winter(courting(False), VENICE, ALLYING), "ally:ottoman")
    assert (u.due[1], u.due[4]) == (1, 3)


def test_E13_red_agent_on_a_free_power_and_on_blues_alliance() -> None:
    s = table(4)
    agent(s, FLORENCE, "alliance_ottoman")
    agent(s, FLORENCE, "alliance_france")
    allied(s, MILAN, "france")
    courtier(s, FLORENCE, LEFT, "condottiere")
    courtier(s, FLORENCE, RIGHT, "condottiere")
    courtier(s, FLORENCE, RIGHT, "admiral")
    s = winter(s, FLORENCE, ALLYING)
    t = do(s.clone(), "ally:ottoman")
    assert asked(t)[0] == "winter.waive"
    do(s, "ally:france")
    assert (s.due[1], s.due[3]) == (1, 3)
    do(s, "use:florence.crown", "use:left_1.cavalry", "use:right_1.cavalry")
    assert (s.ally[0], s.bonus_ready[0]) == (FLORENCE, 1)


def test_E13_blue_cannot_use_the_bonus_under_a_red_agent_and_others_cannot_overthrow() -> None:
    s = table(4)
    no_troops(s)
    troops(s, MILAN, "parma", 1)
    agent(s, FLORENCE, "alliance_france")
    allied(s, MILAN, "france")
    t = do(besieging(s), "siege:parma")
    assert "use:alliance_france.war" not in options(t)
    s = winter(s, VENICE, ALLYING)
    assert why_not(s, "ally:france") == "needs_agent"


def test_E18_an_enemy_agent_takes_ships_and_point_and_may_overthrow_at_full_cost() -> None:
    s = table(4)
    allied(s, VENICE, "ottoman")
    assert lines(s, VENICE)["alliances"] == 1
    agent(s, FLORENCE, "alliance_ottoman")
    assert lines(s, VENICE)["alliances"] == 0
    courtier(s, FLORENCE, LEFT, "admiral")
    courtier(s, FLORENCE, RIGHT, "merchant")
    s = do(winter(s, FLORENCE, ALLYING), "ally:ottoman")
    assert (s.due[1], s.due[4]) == (1, 3)
    do(s, "use:florence.crown", "use:left_1.ship", "use:right_1.ship")
    assert s.ally[1] == FLORENCE
    assert s.agent[56] == FLORENCE


def test_R38_the_agent_must_be_there_and_the_prince_does_not_help_against_one_who_is() -> None:
    s = table(4)
    allied(s, VENICE, "ottoman")
    agent(s, FLORENCE, "alliance_ottoman")
    patron(s, VENICE, "the_prince")
    courtier(s, FLORENCE, LEFT, "admiral")
    courtier(s, FLORENCE, RIGHT, "admiral")
    assert "ally:ottoman" in options(winter(s.clone(), FLORENCE, ALLYING))
    s.agent[56] = -1
    s.agents[FLORENCE] += 1
    assert why_not(winter(s, FLORENCE, ALLYING), "ally:ottoman") == "needs_agent"


def test_R48_the_box_counts_as_the_rulebook_says() -> None:
    counts = COMPONENTS.data["counts"]
    assert (counts["tiles_total"], counts["troops"], counts["tokens_war_bonus"]) == (57, 32, 11)
    assert counts["coins_1"] + counts["coins_5"] == 45
