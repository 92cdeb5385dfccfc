"""The six actions and their payments: §4.4, §5.3, §5.4."""

from __future__ import annotations

from tests.games.virtu.positions import (
    FLORENCE,
    MILAN,
    NAPLES,
    REORGANISING,
    VENICE,
    acting,
    agent,
    allied,
    asked,
    city,
    count_troops,
    court_of,
    courtier,
    do,
    estate,
    face_of,
    indulgence,
    lose,
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

from signoria.games.virtu.box.atlas import CITIES, MOST_SEAS
from signoria.games.virtu.phases.annex import seas_to
from signoria.games.virtu.phases.court import extra_places
from signoria.games.virtu.phases.value import defence, neutral_value
from signoria.games.virtu.state import READY, SPENT, Virtu

LEFT, RIGHT = 0, 1
# Rooms of the printed palaces.
FLORENTINE_GOVERN, FLORENTINE_PATRONISE, FLORENTINE_ANNEX, FLORENTINE_INTRIGUE, FLORENTINE_WAR = range(5)


def uses(names: list[str]) -> list[str]:
    return [name for name in names if name.startswith("use:")]


# ---- Govern ----


def test_E4_three_symbols_refresh_up_to_six_tiles_and_only_the_courtier_flips() -> None:
    s = table(4)
    room(s, FLORENCE, 0, "cardinal", "bishop")
    courtier(s, FLORENCE, LEFT, "ambassador")
    own(s, FLORENCE, "siena", "ravenna", "latina", "bari", "spoleto", spent=True)
    spend(s, "florence", "pisa")
    s = do(acting(s, FLORENCE, 0), "act", "use:action.crown", "use:under.cross", "use:left_1.crown")
    do(s, *[f"refresh:{name}" for name in ("florence", "pisa", "siena", "ravenna", "latina", "bari")])
    assert not [name for name in options(s) if name.startswith("refresh")]
    do(s, "done")
    assert face_of(s, FLORENCE, "bari") == READY
    assert face_of(s, FLORENCE, "spoleto") == SPENT
    assert court_of(s, FLORENCE)["left_1"] == ("ambassador", SPENT)


def test_R13_tiles_that_paid_are_not_refreshed_and_refreshed_ones_do_not_pay() -> None:
    s = table(4)
    estate(s, FLORENCE, "kingdom", SPENT)
    own(s, FLORENCE, "siena", "benevento", spent=True)
    spend(s, "pisa")
    s = do(acting(s, FLORENCE, 0), "act", "refresh:kingdom")
    assert "use:kingdom.crown" not in options(s)
    assert "refresh:kingdom" not in options(s)
    do(s, "use:florence.crown")
    assert "refresh:florence" not in options(s)
    do(s, "refresh:siena", "done")
    assert face_of(s, FLORENCE, "florence") == SPENT
    assert face_of(s, FLORENCE, "kingdom") == READY


def test_R13_the_imperial_cross_that_paid_is_not_reactivated_by_it() -> None:
    s = table(4)
    allied(s, FLORENCE, "empire")
    allied(s, FLORENCE, "ottoman", ready=False)
    spend(s, "florence", "pisa")
    s = do(acting(s, FLORENCE, 0), "act", "use:alliance_empire.cross")
    assert "reactivate:empire" not in options(s)
    do(s, "reactivate:ottoman", "refresh:florence", "refresh:pisa", "done")
    assert list(s.bonus_ready) == [0, 1, 0]


def test_R41_a_blocked_alliance_may_be_reactivated_and_stays_unusable() -> None:
    s = table(4)
    allied(s, FLORENCE, "ottoman", ready=False)
    agent(s, VENICE, "alliance_ottoman")
    s = do(acting(s, FLORENCE, 0), "act", "reactivate:ottoman", "done")
    assert s.bonus_ready[1] == 1
    s.clear_frames()
    room(s, FLORENCE, 0, "merchant")
    s = do(acting(s, FLORENCE, 0), "act")
    assert "use:alliance_ottoman.ship" not in options(s)


def test_E20_a_used_bonus_needs_a_crown_or_cross_in_govern() -> None:
    s = table(4)
    allied(s, FLORENCE, "ottoman", ready=False)
    s = do(acting(s, FLORENCE, 0), "act", "reactivate:ottoman")
    assert s.bonus_ready[1] == 1
    assert s.pool[1] == 0


def test_E19_two_ships_together_then_the_disc_goes_right() -> None:
    s = table(4)
    allied(s, VENICE, "ottoman")
    room(s, VENICE, 0, "merchant")
    s = do(acting(s, VENICE, 0), "act", "use:alliance_ottoman.ship")
    assert s.florins[VENICE] == 5
    assert s.bonus_ready[1] == 0
    assert "use:alliance_ottoman.ship" not in options(s)


# ---- Patronise ----


def patronising(rank: int, *courtiers: str) -> list[str]:
    s = table(4)
    s.rank[FLORENCE] = rank
    names = ("copernicus", "duomo")[: (rank >= 2) + (rank >= 4)]
    for name in names:
        s.patron[("leonardo", "copernicus").index(name) if name == "copernicus" else 7] = FLORENCE
    s.florins[FLORENCE] = 4
    spend(s, "florence", "pisa")
    s.indulgences = 10
    for i in range(5):
        s.indulgence[MILAN * 5 + i] = 1
        s.indulgence[VENICE * 5 + i] = 1
    s.indulgences = 0
    for name, side in zip(courtiers, (LEFT, RIGHT, RIGHT), strict=False):
        courtier(s, FLORENCE, side, name)
    return options(do(acting(s, FLORENCE, FLORENTINE_PATRONISE), "act"))


def test_E7_what_each_rank_costs() -> None:
    assert "patronise" in patronising(0, "bishop")
    assert "patronise" not in patronising(0)
    assert "patronise" not in patronising(2, "bishop", "bishop")
    assert "patronise" in patronising(2, "bishop", "ambassador")
    assert "patronise" in patronising(2, "gonfalonier")
    assert "patronise" not in patronising(4, "gonfalonier", "ambassador")
    assert "patronise" in patronising(4, "gonfalonier", "bishop")


def test_patronise_moves_one_rank_once_and_at_rank_two_a_bonus_is_compulsory() -> None:
    s = table(4)
    s.rank[FLORENCE] = 1
    s.florins[FLORENCE] = 9
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    s = do(acting(s, FLORENCE, FLORENTINE_PATRONISE), "act", "patronise", "use:left_1.crown")
    assert s.florins[FLORENCE] == 7
    assert next(iter(s.patronage_track)) == FLORENCE
    assert asked(s) == ("action.bonus", FLORENCE)
    do(s, "bonus:the_prince")
    assert (s.agents[FLORENCE], s.locked[FLORENCE]) == (3, 2)
    assert asked(s)[0] != "action.patronise"


def test_at_rank_four_the_other_kind_is_taken() -> None:
    s = table(4)
    patron(s, FLORENCE, "leonardo")
    s.rank[FLORENCE] = 3
    s.florins[FLORENCE] = 9
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    s = do(acting(s, FLORENCE, FLORENTINE_PATRONISE), "act", "patronise", "use:left_1.crown")
    assert why_not(s, "bonus:columbus") == "same_kind"
    assert "bonus:duomo" in options(s)


def test_R14_michelangelo_gives_a_crown_once_per_patronise() -> None:
    s = table(4)
    patron(s, FLORENCE, "michelangelo")
    s.florins[FLORENCE] = 9
    courtier(s, FLORENCE, LEFT, "bishop")
    s = do(acting(s, FLORENCE, FLORENTINE_PATRONISE), "act", "patronise", "use:michelangelo.crown")
    assert uses(options(s))
    assert "use:michelangelo.crown" not in options(s)
    do(s, "use:left_1.cross")
    assert s.rank[FLORENCE] == 3
    assert court_of(s, FLORENCE)["left_1"] == ("bishop", SPENT)


def court_is_full_at_rank_two() -> Virtu:
    s = table(4)
    s.rank[FLORENCE] = 1
    s.florins[FLORENCE] = 2
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "bishop")
    courtier(s, FLORENCE, RIGHT, "merchant")
    return do(acting(s, FLORENCE, FLORENTINE_PATRONISE), "act", "patronise", "use:left_1.crown")


def test_R30_X17_machiavelli_needs_a_place_and_copernicus_opens_one() -> None:
    s = court_is_full_at_rank_two()
    do(s, "bonus:machiavelli")
    assert [name for name in options(s) if not name.startswith("use")] == [
        "discard:left_1",
        "discard:right_1",
        "discard:right_2",
    ]
    do(s, "discard:left_1")
    assert "to:left" in options(s)
    assert "to:right" not in options(s)
    do(s, "to:left")
    t = court_is_full_at_rank_two()
    do(t, "bonus:copernicus")
    assert extra_places(t, FLORENCE) == 1


def test_R31_a_discarded_machiavelli_leaves_the_game() -> None:
    s = table(4)
    patron(s, FLORENCE, "machiavelli")
    courtier(s, FLORENCE, LEFT, "machiavelli")
    piles = list(s.pile)
    s = do(winter(s, FLORENCE, REORGANISING), "discard:left_1")
    assert list(s.pile) == piles
    assert s.patron[4] == FLORENCE


# ---- Annex ----


def test_E8_a_city_along_a_road_costs_its_value_and_one_in_crowns() -> None:
    s = table(4)
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "ambassador")
    spend(s, "florence", "pisa")
    s = do(acting(s, FLORENCE, FLORENTINE_ANNEX), "act", "annex:ravenna", "use:left_1.crown", "use:right_1.crown")
    assert s.owner[city("ravenna")] == FLORENCE
    assert face_of(s, FLORENCE, "ravenna") == READY


def test_E9_over_sea_an_enemy_agent_and_two_seas_count() -> None:
    s = table(4)
    agent(s, VENICE, "latina")
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "ambassador")
    courtier(s, FLORENCE, RIGHT, "admiral")
    spend(s, "florence")
    s = do(acting(s, FLORENCE, FLORENTINE_ANNEX), "act", "annex:latina")
    assert (s.due[1], s.due[4]) == (3, 2)
    do(s, "use:left_1.crown", "use:right_1.crown", "use:right_2.ship")
    assert s.owner[city("latina")] == FLORENCE
    assert face_of(s, FLORENCE, "pisa") == READY


def test_the_farthest_ports_lie_four_seas_apart() -> None:
    s = table(4)
    own(s, FLORENCE, "pisa")
    lose(s, "ragusa")
    assert seas_to(s, FLORENCE, city("ragusa")) == MOST_SEAS == 4


def test_R3_no_ship_is_due_for_a_port_with_a_road() -> None:
    s = table(4)
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "ambassador")
    s = do(acting(s, FLORENCE, FLORENTINE_ANNEX), "act", "annex:ravenna")
    assert s.due[4] == 0


def test_pirate_ports_cannot_be_annexed() -> None:
    s = table(4)
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "admiral")
    s = do(acting(s, FLORENCE, FLORENTINE_ANNEX), "act")
    assert "annex:ajaccio" not in list(options(s))


def test_X3_one_type_per_relief_venice_gives_its_crown_or_its_ships() -> None:
    s = table(4)
    lose(s, "corfu")
    own(s, VENICE, "mantua")
    spend(s, "mantua")
    courtier(s, VENICE, LEFT, "bishop")
    s = do(acting(s, VENICE, 4), "act")
    assert why_not(s, "annex:corfu") == "not_payable"
    t = table(4)
    lose(t, "corfu")
    courtier(t, VENICE, LEFT, "gonfalonier")
    courtier(t, VENICE, RIGHT, "ambassador")
    t = do(acting(t, VENICE, 4), "act", "annex:corfu")
    assert "use:venice.crown" not in options(t)
    do(t, "use:left_1.crown", "use:right_1.crown", "use:venice.ship")
    assert t.owner[city("corfu")] == VENICE


def test_R5_surplus_symbols_are_lost_with_the_action() -> None:
    s = table(4)
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "gonfalonier")
    s = do(acting(s, FLORENCE, FLORENTINE_ANNEX), "act", "annex:ravenna", "use:left_1.crown", "use:right_1.crown")
    assert not any(s.pool)


def test_R15_one_annexation_per_action() -> None:
    s = table(4)
    room(s, FLORENCE, 2, "podesta", "maestro")
    courtier(s, FLORENCE, LEFT, "gonfalonier")
    courtier(s, FLORENCE, RIGHT, "gonfalonier")
    s = do(acting(s, FLORENCE, 2), "act", "annex:spoleto", "use:left_1.crown", "use:right_1.crown")
    assert asked(s) == ("action.annex", FLORENCE)
    assert options(s) == ["done", "use:under.florin"]


def test_E11_an_agent_bends_the_value_of_a_city() -> None:
    s = table(4)
    agent(s, FLORENCE, "ancona")
    assert neutral_value(s, FLORENCE, city("ancona")) == 1
    assert neutral_value(s, VENICE, city("ancona")) == 3
    assert defence(s, city("ancona"), FLORENCE) == 1
    assert defence(s, city("ancona"), VENICE) == 3
    own(s, FLORENCE, "siena", "spoleto")
    agent(s, VENICE, "siena")
    assert defence(s, city("siena"), VENICE) == 2
    assert defence(s, city("siena"), MILAN) == 3
    agent(s, FLORENCE, "spoleto")
    assert defence(s, city("spoleto"), VENICE) == 2
    s = do(acting(s, MILAN, 4), "act", "place")
    assert "agent:spoleto" not in options(s)
    assert "agent:rome" in options(s)


def test_R16_X16_annexing_a_besieged_city_makes_the_siege_one_against_the_new_owner() -> None:
    s = table(4)
    no_troops(s)
    troops(s, MILAN, "mantua", 4)
    courtier(s, VENICE, LEFT, "gonfalonier")
    courtier(s, VENICE, RIGHT, "ambassador")
    s = do(acting(s, VENICE, 4), "act", "annex:mantua", "use:left_1.crown", "use:right_1.crown")
    assert face_of(s, VENICE, "mantua") == READY
    assert asked(s) == ("sieges.choose", MILAN)
    do(s, "siege:mantua", "pass")
    assert asked(s) == ("combat.bonus", VENICE)
    do(s, "pass")
    assert s.owner[city("mantua")] == MILAN
    assert face_of(s, MILAN, "mantua") == SPENT
    assert s.trophies[MILAN * 5 + VENICE] == 1


# ---- War ----


def test_E10_legs_by_road_and_sea_combine() -> None:
    s = table(4)
    room(s, FLORENCE, 4, "admiral")
    own(s, FLORENCE, "nice")
    courtier(s, FLORENCE, LEFT, "condottiere")
    s = do(acting(s, FLORENCE, 4), "act", "use:action.ship", "use:left_1.cavalry")
    do(s, "march:florence", "ride:pisa", "march:pisa", "sail:nice")
    assert count_troops(s, FLORENCE, "nice") == 1
    assert (s.pool[3], s.pool[4]) == (1, 1)


def test_a_troop_is_halted_by_a_foreign_city_and_not_by_an_own_one() -> None:
    s = table(4)
    courtier(s, FLORENCE, LEFT, "condottiere")
    s = do(acting(s, FLORENCE, FLORENTINE_WAR), "act", "use:left_1.cavalry", "march:florence", "ride:ravenna")
    assert "march:ravenna" not in options(s)
    do(s, "march:pisa", "ride:florence")
    assert "march:florence" in options(s)


def test_closed_cities_cannot_be_entered() -> None:
    s = table(3)
    red = 0
    courtier(s, red, LEFT, "condottiere")
    s = do(acting(s, red, FLORENTINE_WAR), "act", "march:pisa")
    assert options(s) == ["ride:florence", "ride:siena"]


def test_X21_a_room_relief_gives_movement_or_war_tokens() -> None:
    s = table(4)
    room(s, VENICE, 3, "niccolo_orsini", "condottiere")
    s.florins[VENICE] = 1
    t = s.clone()
    s = do(acting(s, VENICE, 3), "act", "use:action.cavalry", "use:under.war")
    assert (s.pool[3], s.tokens[VENICE], s.florins[VENICE]) == (2, 1, 0)
    t = do(acting(t, VENICE, 3), "act", "use:action.cavalry", "use:under.cavalry")
    assert (t.pool[3], t.tokens[VENICE]) == (4, 0)


def test_a_war_token_must_be_paid_at_once() -> None:
    s = table(4)
    room(s, VENICE, 3, "niccolo_orsini")
    s.florins[VENICE] = 0
    s = do(acting(s, VENICE, 3), "act")
    assert why_not(s, "use:action.war") == "too_poor"
    do(s, "use:indulgence.florin")
    assert why_not(s, "use:action.war") == ""


# ---- Intrigue ----


def test_E12_an_enemy_agent_blocks_a_room_and_an_own_one_must_first_be_removed() -> None:
    s = table(4)
    agent(s, FLORENCE, "palace_3.2")
    assert why_not(acting(s.clone(), VENICE, 2), "act") == "enemy_agent_here"
    agent(s, VENICE, "palace_3.3")
    assert why_not(acting(s.clone(), VENICE, 3), "act") == ""
    s = acting(s, FLORENCE, FLORENTINE_INTRIGUE)
    do(s, "act", "place")
    assert "agent:palace_3.3" not in options(s)
    do(s, "agent:rome")
    assert "remove:palace_3.3" not in options(s)
    do(s, "use:florence.mask", "remove:palace_3.3")
    assert s.agents[VENICE] == 2


def test_X14_R33_the_first_mask_must_remove_the_agent_on_the_intrigue_room() -> None:
    s = table(4)
    agent(s, VENICE, "palace_1.3")
    spend(s, "florence", "pisa")
    s = do(acting(s, FLORENCE, FLORENTINE_INTRIGUE), "act")
    assert options(s) == ["remove:palace_1.3"]
    do(s, "remove:palace_1.3")
    assert options(s) == ["done"]
    t = table(4)
    room(t, FLORENCE, 3, "consigliere")
    agent(t, VENICE, "palace_1.3")
    t = do(acting(t, FLORENCE, 3), "act")
    assert all(name.endswith(".mask") for name in options(t))
    u = table(4)
    agent(u, VENICE, "palace_1.3")
    indulgence(u, FLORENCE, 3)
    assert why_not(acting(u, FLORENCE, 3), "act") == "indulgence_here"


def test_R33_without_a_mask_the_room_stays_blocked() -> None:
    """Machiavelli's relief shows masks; without him the room of a card that shows none has nothing to begin with."""
    s = table(4)
    own(s, VENICE, "florence")
    room(s, FLORENCE, 3, "machiavelli")
    patron(s, FLORENCE, "machiavelli")
    agent(s, VENICE, "palace_1.3")
    assert why_not(acting(s.clone(), FLORENCE, 3), "act") == ""
    agent(s, VENICE, "palace_1.1")
    assert why_not(acting(s, FLORENCE, 1), "act") == "enemy_agent_here"


def test_R32_own_agents_are_moved_for_a_mask_and_do_not_block_their_owner() -> None:
    s = table(4)
    agent(s, FLORENCE, "palace_1.3")
    agent(s, FLORENCE, "rome")
    s = acting(s, FLORENCE, FLORENTINE_INTRIGUE)
    assert why_not(s, "act") == ""
    do(s, "act")
    assert "place" not in options(s)
    assert "remove:rome" not in options(s)
    do(s, "lift:rome", "agent:siena")
    assert s.agent[city("rome")] == -1
    assert s.agent[city("siena")] == FLORENCE
    assert s.pool[5] == 0


def test_R34_the_prince_keeps_new_agents_out_but_not_those_already_there() -> None:
    s = table(4)
    patron(s, VENICE, "the_prince")
    agent(s, FLORENCE, "venice")
    allied(s, VENICE, "ottoman")
    s = do(acting(s, FLORENCE, FLORENTINE_INTRIGUE), "act", "place")
    spots = options(s)
    for name in ("corfu", "palace_3.0", "palace_3.4", "alliance_ottoman"):
        assert f"agent:{name}" not in spots
    assert "agent:alliance_france" in spots
    assert "agent:palace_0.0" in spots
    assert s.agent[city("venice")] == FLORENCE
    do(s, "agent:rome")
    own(s, VENICE, "siena")
    do(s, "use:florence.mask", "lift:rome")
    assert "agent:siena" not in options(s)


def test_the_beginners_option_allows_one_enemy_agent_per_palace() -> None:
    for beginners in (False, True):
        s = table(4, beginners=beginners)
        agent(s, MILAN, "palace_3.0")
        agent(s, VENICE, "palace_0.0")
        s = do(acting(s, FLORENCE, FLORENTINE_INTRIGUE), "act", "place")
        assert ("agent:palace_3.1" in options(s)) != beginners
        assert "agent:palace_2.1" in options(s)
        assert "agent:palace_1.1" in options(s)


def test_agents_of_others_go_home_when_removed() -> None:
    s = table(4)
    agent(s, NAPLES, "siena")
    s = do(acting(s, FLORENCE, FLORENTINE_INTRIGUE), "act", "remove:siena")
    assert s.agents[NAPLES] == 3
    assert s.agent[CITIES.index("siena")] == -1
