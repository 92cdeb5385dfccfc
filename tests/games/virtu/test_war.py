"""Sieges, field battles, retreats, the city track: §4.5."""

from __future__ import annotations

import pytest
from tests.games.virtu.positions import (
    FLORENCE,
    MILAN,
    NAPLES,
    VENICE,
    acting,
    agent,
    allied,
    asked,
    besieging,
    cathedral,
    city,
    count_troops,
    court_of,
    courtier,
    do,
    estate,
    face_of,
    no_troops,
    options,
    own,
    patron,
    spend,
    table,
    troops,
    why_not,
)

from signoria.games.virtu.box.atlas import CITIES
from signoria.games.virtu.box.constants import CARDS
from signoria.games.virtu.phases.court import extra_places
from signoria.games.virtu.phases.year import adjust_track
from signoria.games.virtu.state import READY, SPENT, Virtu

LEFT, RIGHT = 0, 1


def armies(*placed: tuple[int, str, int]) -> Virtu:
    s = table(4)
    no_troops(s)
    for power, name, count in placed:
        troops(s, power, name, count)
    return s


# ---- sieges ----


def test_E14_two_against_two_is_a_defeat_and_the_rest_retreats_on_foot() -> None:
    s = besieging(armies((FLORENCE, "spoleto", 2)))
    do(s, "siege:spoleto", "pass")
    assert asked(s) == ("sieges.retreat", FLORENCE)
    assert options(s) == ["lose", "retreat:florence"]
    do(s, "retreat:florence")
    assert (count_troops(s, FLORENCE, "florence"), count_troops(s, FLORENCE, "spoleto")) == (1, 0)
    assert s.owner[city("spoleto")] == -1


def test_E15_over_sea_each_troop_needs_ships_or_is_lost() -> None:
    s = armies((VENICE, "ancona", 3))
    agent(s, MILAN, "ancona")
    spend(s, "corfu")
    s = do(besieging(s), "siege:ancona", "pass")
    assert "retreat:venice" in options(s)
    do(s, "retreat:venice", "use:venice.ship")
    assert count_troops(s, VENICE, "venice") == 1
    assert s.pool[4] == 1
    do(s, "retreat:venice")
    assert count_troops(s, VENICE, "venice") == 2
    t = armies((VENICE, "ancona", 2))
    spend(t, "venice", "corfu")
    t = do(besieging(t), "siege:ancona", "pass")
    assert why_not(t, "retreat:venice") == "not_payable"
    do(t, "lose")
    assert t.troops_of(VENICE) == 0


def test_the_ottoman_ships_serve_a_retreat() -> None:
    s = armies((VENICE, "ancona", 2))
    spend(s, "venice", "corfu")
    allied(s, VENICE, "ottoman")
    s = do(besieging(s), "siege:ancona", "pass", "retreat:venice", "use:alliance_ottoman.ship")
    assert count_troops(s, VENICE, "venice") == 1


def siena(green_token: int = 1) -> Virtu:
    """X6: green before Siena, held by red with one troop and a Condottiere at court."""
    s = armies((VENICE, "siena", 3), (FLORENCE, "siena", 1))
    own(s, FLORENCE, "siena")
    courtier(s, FLORENCE, LEFT, "condottiere")
    s.florins[FLORENCE] = 1
    s = besieging(s)
    s.tokens[VENICE] = green_token
    return do(s, "siege:siena")


def test_X6_bonuses_are_announced_in_turn_and_the_attacker_is_first() -> None:
    s = siena()
    assert asked(s) == ("combat.bonus", VENICE)
    do(s, "token")
    assert asked(s) == ("combat.bonus", FLORENCE)
    do(s, "use:left_1.war", "pass", "pass")
    assert s.owner[city("siena")] == FLORENCE
    assert s.florins[FLORENCE] == 0
    assert (count_troops(s, VENICE, "siena"), count_troops(s, FLORENCE, "siena")) == (2, 1)
    assert court_of(s, FLORENCE)["left_1"] == ("condottiere", SPENT)


def test_R17_a_pass_is_not_final_two_in_a_row_end_it() -> None:
    s = siena()
    do(s, "pass", "use:left_1.war")
    assert asked(s) == ("combat.bonus", VENICE)
    do(s, "token")
    assert asked(s) == ("combat.bonus", FLORENCE)
    do(s, "pass", "pass")
    assert asked(s)[0] == "sieges.retreat"


def test_R18_tokens_are_for_the_besieger_not_for_the_besieged() -> None:
    s = siena(0)
    s.tokens[FLORENCE] = 1
    do(s, "pass")
    assert asked(s) == ("combat.bonus", FLORENCE)
    assert "token" not in options(s)


def test_R19_florins_may_be_collected_in_the_window_of_a_siege_without_passing() -> None:
    s = siena(0)
    s.florins[FLORENCE] = 0
    do(s, "pass")
    assert why_not(s, "use:left_1.war") == "too_poor"
    do(s, "use:siena.florin")
    assert asked(s) == ("combat.bonus", FLORENCE)
    assert why_not(s, "use:left_1.war") == ""
    do(s, "pass")
    assert asked(s)[0] == "sieges.retreat"


def test_R19_the_owner_is_always_asked_before_his_city_falls() -> None:
    s = armies((VENICE, "siena", 5))
    own(s, FLORENCE, "siena")
    s = do(besieging(s), "siege:siena", "pass")
    assert asked(s) == ("combat.bonus", FLORENCE)
    do(s, "use:siena.florin", "pass")
    assert s.florins[FLORENCE] == 3
    assert s.owner[city("siena")] == VENICE


def test_R20_italian_bastions_count_in_every_siege_and_not_in_the_field() -> None:
    s = armies((VENICE, "siena", 5))
    own(s, FLORENCE, "siena")
    patron(s, FLORENCE, "italian_bastions")
    s = do(besieging(s), "siege:siena", "pass", "pass")
    assert s.owner[city("siena")] == FLORENCE
    t = armies((MILAN, "parma", 3), (FLORENCE, "parma", 2))
    patron(t, FLORENCE, "italian_bastions")
    t = do(besieging(t), "siege:parma", "pass", "pass")
    assert asked(t) == ("sieges.after_battle", MILAN)


def test_R21_leonardo_and_cannons_serve_in_the_field_too_leonardo_once() -> None:
    s = armies((MILAN, "parma", 2), (FLORENCE, "parma", 2))
    patron(s, MILAN, "leonardo")
    s.florins[MILAN] = 5
    patron(s, FLORENCE, "cannons")
    estate(s, FLORENCE, "cannons")
    s = do(besieging(s), "siege:parma", "use:leonardo.war")
    assert s.florins[MILAN] == 4
    do(s, "use:cannons.war")
    assert "use:leonardo.war" not in options(s)
    do(s, "pass", "pass")
    assert asked(s)[1] == FLORENCE or count_troops(s, FLORENCE, "parma") == 0
    assert count_troops(s, MILAN, "parma") == 0
    assert face_of(s, FLORENCE, "cannons") == SPENT


def test_the_french_alliance_gives_two_and_is_used() -> None:
    s = armies((MILAN, "parma", 1))
    allied(s, MILAN, "france")
    s = do(besieging(s), "siege:parma", "use:alliance_france.war", "pass")
    assert s.owner[city("parma")] == MILAN
    assert s.bonus_ready[0] == 0


@pytest.mark.parametrize(("seat", "left"), [(VENICE, 3), (MILAN, 4)])
def test_R22_the_defence_actually_compared_decides_the_heavy_loss(seat: int, left: int) -> None:
    """Mantua is worth 2: an enemy agent makes it 3 and costs the victor a troop, an own one makes it 1."""
    s = armies((MILAN, "mantua", 4))
    agent(s, seat, "mantua")
    s = do(besieging(s), "siege:mantua", "pass")
    assert s.owner[city("mantua")] == MILAN
    assert count_troops(s, MILAN, "mantua") == left


def test_victory_costs_the_garrison_and_one_and_kills_all_defenders() -> None:
    s = armies((VENICE, "siena", 6), (FLORENCE, "siena", 1))
    own(s, FLORENCE, "siena")
    s = do(besieging(s), "siege:siena", "pass", "pass")
    assert count_troops(s, VENICE, "siena") == 4
    assert count_troops(s, FLORENCE, "siena") == 0
    assert face_of(s, VENICE, "siena") == SPENT
    assert s.trophies[VENICE * 5 + FLORENCE] == 1


def test_X18_a_second_city_of_the_same_player_gives_no_second_trophy_but_its_cathedral() -> None:
    s = armies((VENICE, "siena", 5))
    s.trophies[VENICE * 5 + FLORENCE] = 1
    own(s, FLORENCE, "siena")
    cathedral(s, FLORENCE, "siena", READY)
    s = do(besieging(s), "siege:siena", "pass", "pass")
    assert s.trophies[VENICE * 5 + FLORENCE] == 1
    assert face_of(s, VENICE, "cathedral_1") == SPENT
    assert face_of(s, FLORENCE, "cathedral_1") == 0
    assert face_of(s, VENICE, "siena") == SPENT


def test_R36_of_several_cathedral_tiles_an_exhausted_one_is_handed_over() -> None:
    s = armies((VENICE, "siena", 5))
    own(s, FLORENCE, "siena", "genoa")
    cathedral(s, FLORENCE, "siena", READY)
    cathedral(s, FLORENCE, "genoa", SPENT)
    s = do(besieging(s), "siege:siena", "pass", "pass")
    assert [face_of(s, FLORENCE, f"cathedral_{i}") for i in (1, 2)] == [READY, 0]


def test_R47_a_siege_cannot_be_declined() -> None:
    s = besieging(armies((MILAN, "parma", 1), (MILAN, "mantua", 1)))
    assert options(s) == ["siege:parma", "siege:mantua"]
    do(s, "siege:parma", "pass")
    assert options(s) == ["siege:mantua"]


def test_own_troops_in_own_cities_besiege_nothing() -> None:
    s = table(4)
    s = besieging(s)
    assert asked(s)[0].startswith("winter")


# ---- field battles ----


def test_X9_the_winner_of_a_field_battle_loses_as_many_and_may_besiege_or_hold_off() -> None:
    s = besieging(armies((MILAN, "parma", 3), (FLORENCE, "parma", 2)))
    do(s, "siege:parma", "pass", "pass")
    assert asked(s) == ("sieges.after_battle", MILAN)
    assert (count_troops(s, MILAN, "parma"), count_troops(s, FLORENCE, "parma")) == (1, 0)
    t = s.clone()
    do(s, "go_on", "pass")
    assert s.troops_of(MILAN) == 0
    assert s.owner[city("parma")] == -1
    do(t, "hold_off")
    assert asked(t) == ("sieges.retreat", MILAN)
    assert options(t) == ["lose", "retreat:milan"]


def test_equal_forces_in_the_field_lose_one_each_and_both_retreat() -> None:
    s = do(besieging(armies((MILAN, "parma", 2), (FLORENCE, "parma", 2))), "siege:parma", "pass", "pass")
    assert asked(s) == ("sieges.retreat", MILAN)
    do(s, "retreat:milan")
    assert asked(s) == ("sieges.retreat", FLORENCE)
    assert not any(s.trophies)


def test_R23_three_armies_are_fought_one_at_a_time_and_the_winner_goes_on() -> None:
    s = besieging(armies((MILAN, "mantua", 2), (FLORENCE, "mantua", 3), (VENICE, "mantua", 1)))
    do(s, "siege:mantua")
    assert asked(s) == ("sieges.rival", MILAN)
    assert options(s) == ["fight:1", "fight:3"]
    do(s, "fight:1")
    assert asked(s) == ("combat.bonus", MILAN)
    do(s, "pass", "pass")
    assert asked(s) == ("sieges.after_battle", FLORENCE)
    do(s, "go_on")
    assert asked(s) == ("combat.bonus", FLORENCE)
    do(s, "pass", "pass")
    assert (count_troops(s, FLORENCE, "mantua"), count_troops(s, VENICE, "mantua")) == (0, 0)
    assert s.owner[city("mantua")] == -1


def test_R23_an_army_that_goes_on_besieges_at_once() -> None:
    s = besieging(armies((MILAN, "mantua", 1), (FLORENCE, "mantua", 5)))
    do(s, "siege:mantua", "pass", "pass", "go_on", "pass")
    assert s.owner[city("mantua")] == FLORENCE


def test_R25_retreats_come_after_all_sieges_in_play_order_troop_by_troop() -> None:
    s = besieging(armies((MILAN, "mantua", 2), (VENICE, "mantua", 0), (FLORENCE, "spoleto", 3)))
    do(s, "siege:mantua", "pass")
    assert asked(s) == ("sieges.choose", FLORENCE)
    do(s, "siege:spoleto", "pass")
    assert asked(s) == ("sieges.retreat", MILAN)
    own(s, MILAN, "parma")
    assert options(s) == ["lose", "retreat:milan", "retreat:parma"]


# ---- the city track and the court ----


def test_X11_who_moves_last_lies_on_top() -> None:
    s = table(4)
    for seat, cities in ((MILAN, 1), (FLORENCE, 1)):
        free = [name for i, name in enumerate(CITIES) if s.owner[i] == -1][: cities + 1]
        before = s.city_count(seat)
        own(s, seat, *free)
        adjust_track(s, seat, before)
    s.variant.set_order(s)
    assert list(s.order)[:2] == [FLORENCE, MILAN]
    own(s, VENICE, *[name for i, name in enumerate(CITIES) if s.owner[i] == -1][:3])
    adjust_track(s, VENICE, 2)
    lost = next(i for i in range(30) if s.owner[i] == VENICE)
    s.owner[lost] = -1
    adjust_track(s, VENICE, 5)
    s.variant.set_order(s)
    assert list(s.order)[:3] == [VENICE, FLORENCE, MILAN]


def test_R24_the_true_number_counts_and_the_ends_of_the_track_are_not_restacked() -> None:
    s = table(5)
    own(s, MILAN, *[name for i, name in enumerate(CITIES) if s.owner[i] == -1][:6])
    adjust_track(s, MILAN, 2)
    own(s, FLORENCE, *[name for i, name in enumerate(CITIES) if s.owner[i] == -1][:7])
    adjust_track(s, FLORENCE, 2)
    assert next(iter(s.city_track)) == FLORENCE
    own(s, MILAN, next(name for i, name in enumerate(CITIES) if s.owner[i] == -1))
    adjust_track(s, MILAN, 8)
    assert next(iter(s.city_track)) == FLORENCE
    own(s, MILAN, next(name for i, name in enumerate(CITIES) if s.owner[i] == -1))
    s.variant.set_order(s)
    assert list(s.order)[:2] == [MILAN, FLORENCE]


def test_R24_after_a_conquest_the_loser_moves_first() -> None:
    s = armies((VENICE, "siena", 6))
    own(s, FLORENCE, "siena", "latina")
    own(s, VENICE, "trento")
    s.order[0], s.order[1], s.order[2], s.order[3] = 0, 1, 2, 3
    s = do(besieging(s), "siege:siena", "pass", "pass")
    assert list(s.city_track)[:2] == [VENICE, FLORENCE]


def test_R26_below_five_cities_a_place_is_lost_at_once_and_the_player_chooses() -> None:
    s = armies((VENICE, "siena", 6))
    own(s, FLORENCE, "siena", "latina", "parma")
    assert extra_places(s, FLORENCE) == 1
    for side, name in ((LEFT, "bishop"), (LEFT, "ambassador"), (RIGHT, "merchant"), (RIGHT, "admiral")):
        courtier(s, FLORENCE, side, name)
    s = do(besieging(s), "siege:siena", "pass", "pass")
    assert asked(s) == ("court.overflow", FLORENCE)
    assert "discard:left_1" in options(s)
    assert "shift:left_1" not in options(s)
    do(s, "discard:right_1")
    assert asked(s) == ("court.overflow", FLORENCE)
    do(s, "shift:left_1")
    assert asked(s)[0] != "court.overflow"
    assert len(court_of(s, FLORENCE)) == 3
    assert s.pile[CARDS.index("merchant")] == 5


def test_R26_other_sources_may_keep_the_place_and_reaching_five_opens_it_at_once() -> None:
    s = table(4)
    own(s, FLORENCE, "siena", "latina")
    assert extra_places(s, FLORENCE) == 0
    own(s, FLORENCE, "parma")
    assert extra_places(s, FLORENCE) == 1
    estate(s, FLORENCE, "duchy", SPENT)
    estate(s, FLORENCE, "principality")
    patron(s, FLORENCE, "copernicus")
    assert extra_places(s, FLORENCE) == 3
    s.owner[city("parma")] = -1
    assert extra_places(s, FLORENCE) == 3


def test_R44_a_state_without_cities_plays_on() -> None:
    s = table(4)
    no_troops(s)
    for i in range(30):
        if s.owner[i] == NAPLES:
            s.owner[i] = -1
    s = do(acting(s, NAPLES, 0), "act")
    assert options(s) == ["done"]
    do(s, "done")
    assert asked(s) == ("spring.step", VENICE)
