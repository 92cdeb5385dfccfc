"""Les guerres d'Italie: §7.2."""

from __future__ import annotations

from tests.games.virtu.positions import (
    BUYING,
    FRANCE,
    PAYING,
    RECRUITING,
    REORGANISING,
    acting,
    agent,
    asked,
    besieging,
    city,
    count_troops,
    court_of,
    courtier,
    do,
    estate,
    face_of,
    lines,
    no_troops,
    options,
    own,
    room,
    sound,
    spend,
    stand,
    table,
    troops,
    why_not,
    winter,
)
from tests.games.virtu.positions import KING_OF_NAPLES as NAPLES

from signoria.games.virtu import GAME
from signoria.games.virtu.box.atlas import CITY_COUNT, MAJOR_CITIES
from signoria.games.virtu.box.constants import BOX, CARDS, COMPONENTS, COURT
from signoria.games.virtu.phases.court import extra_places
from signoria.games.virtu.phases.value import defence
from signoria.games.virtu.phases.winter import troop_pay
from signoria.games.virtu.state import ELIMINATED, FAVOURABLE, HOSTILE, INDIFFERENT, READY, SPENT, Virtu
from signoria.games.virtu.two_players.track import zone

LEFT, RIGHT = 0, 1
FLORENCE, ROME, VENICE = range(3)
RED, WHITE, GREEN = 2, 3, 4
FRENCH_INFLUENCE, FRENCH_WAR, FRENCH_INTRIGUE = 0, 3, 4
NEAPOLITAN_INFLUENCE = 4


def two(**influence: int) -> Virtu:
    """Two players; the Major Cities where they are said to stand."""
    s = table(2)
    for name, place in influence.items():
        s.influence[("florence", "rome", "venice").index(name)] = place
    return s


def ally(s: Virtu, seat: int, major: int) -> None:
    s.major_ally[major] = seat
    s.influence[major] = 0
    s.agents[seat] += (1, 1, 0)[major]


def test_the_set_up_of_two() -> None:
    s = table(2)
    assert list(s.order)[:2] == [FRANCE, NAPLES]
    assert [int(n) for n in s.limit] == [8, 6, 2, 2, 4]
    assert (s.florins[FRANCE], s.agents[FRANCE], s.agents[NAPLES]) == (4, 1, 2)
    assert sum(s.owner[i] == -1 for i in range(CITY_COUNT)) == 17
    assert extra_places(s, FRANCE) == extra_places(s, NAPLES) == 1
    assert list(s.pile)[CARDS.index("maestro")] == list(s.pile)[CARDS.index("pope")] == 0
    assert GAME.new(2).actors() == [FRANCE]


def test_five_cities_give_no_place() -> None:
    s = table(2)
    own(s, NAPLES, "benevento", "latina")
    assert extra_places(s, NAPLES) == 1


def test_E22_postures_follow_the_zones() -> None:
    s = two(rome=0, venice=6, florence=-4)
    assert [s.posture(seat, ROME) for seat in (FRANCE, NAPLES)] == [INDIFFERENT, INDIFFERENT]
    assert [s.posture(seat, VENICE) for seat in (FRANCE, NAPLES)] == [HOSTILE, FAVOURABLE]
    assert [s.posture(seat, FLORENCE) for seat in (FRANCE, NAPLES)] == [FAVOURABLE, HOSTILE]


def test_R61_the_tracks_are_the_data() -> None:
    board = COMPONENTS.data["influence_board"]
    assert (board["min"], board["max"]) == (-7, 7)
    s = two(rome=-2)
    assert s.posture(FRANCE, ROME) == INDIFFERENT
    s.influence[ROME] = -3
    assert s.posture(FRANCE, ROME) == FAVOURABLE
    assert [zone(place) for place in (-6, -5, -3, -2, 2, 3, 5, 6)] == [
        "alliance_france",
        "favourable_france",
        "favourable_france",
        "neutral",
        "neutral",
        "favourable_naples",
        "favourable_naples",
        "alliance_naples",
    ]
    assert list(table(2).influence) == [board["start"][m] for m in ("florence", "rome", "venice")]


# ---- influence ----


def influencing(s: Virtu, *names: str) -> Virtu:
    return do(acting(s, FRANCE, FRENCH_INFLUENCE), "act", *names)


def test_E23_crowns_or_crosses_move_rome() -> None:
    s = two()
    courtier(s, FRANCE, LEFT, "gonfalonier")
    courtier(s, FRANCE, RIGHT, "bishop")
    s = influencing(s, "use:left_1.crown", "use:right_1.cross", "influence:rome", "influence:rome", "influence:rome")
    assert s.influence[ROME] == -3
    t = two()
    courtier(t, FRANCE, RIGHT, "bishop")
    t = influencing(t, "use:right_1.cross")
    assert why_not(t, "influence:florence") == "no_symbol"
    assert "influence:rome" in options(t)


def test_E24_the_alliance_is_free_as_the_first_and_only_choice() -> None:
    s = two(venice=6)
    courtier(s, NAPLES, RIGHT, "gonfalonier")
    s = do(acting(s, NAPLES, NEAPOLITAN_INFLUENCE), "act")
    assert "conclude:venice" in options(s)
    assert why_not(s, "conclude:rome") == "not_in_zone"
    t = do(s.clone(), "use:right_1.crown")
    assert "conclude:venice" not in options(t)
    do(s, "conclude:venice", "to:left", "to:right")
    assert s.major_ally[VENICE] == NAPLES
    assert asked(s)[0] != "action.influence"
    assert {face_of(s, NAPLES, name) for name in ("venice", "ravenna", "corfu")} == {READY}


def test_E25_R52_an_alliance_brings_tiles_cards_troops_and_agent() -> None:
    s = two(florence=-6)
    own(s, NAPLES, "pisa")
    before = int(s.agents[FRANCE])
    s = influencing(s, "conclude:florence", "to:left", "to:right")
    assert s.lord(city("florence")) == FRANCE
    assert s.lord(city("pisa")) == NAPLES
    assert s.agents[FRANCE] == before + 1
    assert s.agents[FRANCE] + s.locked[FRANCE] == 6
    assert {card for card, _ in court_of(s, FRANCE).values()} == {"piero_de_medici", "savonarola"}
    assert s.army(FRANCE, city("florence")) == 1


def test_E26_an_agent_on_the_track_voids_one_symbol_and_forbids_the_alliance() -> None:
    s = two()
    agent(s, FRANCE, "track_florence")
    courtier(s, NAPLES, LEFT, "gonfalonier")
    courtier(s, NAPLES, RIGHT, "gonfalonier")
    s = do(acting(s, NAPLES, NEAPOLITAN_INFLUENCE), "act", "use:left_1.crown", "use:right_1.crown")
    do(s, "influence:florence")
    assert (s.influence[FLORENCE], s.pool[1]) == (-1, 3)
    do(s, "influence:florence")
    assert (s.influence[FLORENCE], s.pool[1]) == (0, 2)
    do(s, "influence:rome", "influence:florence")
    assert (s.influence[ROME], s.influence[FLORENCE]) == (1, 1)


def test_E26_the_symbol_is_void_anew_in_each_action_on_each_track_and_for_the_opponent_only() -> None:
    s = two()
    s.agents[FRANCE], s.locked[FRANCE] = 2, 3
    agent(s, FRANCE, "track_florence")
    agent(s, FRANCE, "track_rome")
    courtier(s, NAPLES, LEFT, "gonfalonier")
    courtier(s, FRANCE, LEFT, "gonfalonier")
    for _ in range(2):
        s.clear_frames()
        s.face[NAPLES * COURT] = READY
        s = do(acting(s, NAPLES, NEAPOLITAN_INFLUENCE), "act", "use:left_1.crown")
        do(s, "influence:florence", "influence:rome")
        assert (s.influence[FLORENCE], s.influence[ROME]) == (-1, 0)
    s.clear_frames()
    s = influencing(s, "use:left_1.crown", "influence:florence", "influence:rome")
    assert (s.influence[FLORENCE], s.influence[ROME]) == (-2, -1)


def test_E26_only_an_enemy_agent_forbids_the_alliance() -> None:
    for seat, reason in ((FRANCE, "enemy_agent_here"), (NAPLES, ""), (None, "")):
        s = two(florence=6)
        if seat is not None:
            agent(s, seat, "track_florence")
        s = do(acting(s, NAPLES, NEAPOLITAN_INFLUENCE), "act")
        assert why_not(s, "conclude:florence") == reason
        assert ("conclude:florence" in options(s)) == (reason == "")


def test_R62_annexation_and_influence_mix_in_any_order_from_one_pool() -> None:
    s = two()
    for side, name in ((LEFT, "gonfalonier"), (RIGHT, "gonfalonier"), (RIGHT, "podesta")):
        courtier(s, FRANCE, side, name)
    s = influencing(s, "use:left_1.crown", "influence:rome", "annex:parma", "use:right_1.crown")
    assert s.owner[city("parma")] == FRANCE
    assert s.pool[1] == 1
    do(s, "influence:venice")
    assert s.influence[VENICE] == 0
    assert not [name for name in options(s) if name.startswith("annex")]


def test_annexing_from_cities_of_an_allied_major_city() -> None:
    s = two()
    ally(s, FRANCE, VENICE)
    courtier(s, FRANCE, LEFT, "gonfalonier")
    courtier(s, FRANCE, RIGHT, "ambassador")
    s = influencing(s)
    assert "annex:trento" in options(s)


def test_R53_an_agent_on_a_vanishing_track_goes_home() -> None:
    s = two(florence=-6)
    agent(s, FRANCE, "track_florence")
    s = influencing(s, "conclude:florence", "to:left", "to:right")
    assert s.agents[FRANCE] == 2
    assert not [i for i in range(len(s.agent)) if s.agent[i] == FRANCE]


def test_R60_the_place_of_a_card_lasts_while_it_is_in_the_palace() -> None:
    s = two(florence=-6)
    for side, name in ((LEFT, "bishop"), (LEFT, "bishop"), (RIGHT, "merchant")):
        courtier(s, FRANCE, side, name)
    s = influencing(s, "conclude:florence")
    assert extra_places(s, FRANCE) == 1
    do(s, "to:left", "to:right")
    assert extra_places(s, FRANCE) == 2
    s.clear_frames()
    s = winter(s, FRANCE, REORGANISING)
    slot = next(slot for slot, (card, _) in court_of(s, FRANCE).items() if card == "piero_de_medici")
    do(s, f"discard:{slot}")
    assert extra_places(s, FRANCE) == 1
    t = two()
    ally(t, FRANCE, FLORENCE)
    crowd = ((LEFT, "bishop"), (LEFT, "merchant"), (LEFT, "admiral"), (RIGHT, "admiral"), (RIGHT, "piero_de_medici"))
    for side, name in crowd:
        courtier(t, FRANCE, side, name)
    t = do(winter(t, FRANCE, REORGANISING), "discard:right_2")
    assert asked(t) == ("court.overflow", FRANCE)
    do(t, "shift:left_1")
    assert asked(t) == ("winter.reorganise", FRANCE)


def test_without_room_a_courtier_or_the_new_card_goes() -> None:
    s = two(florence=-6)
    estate(s, FRANCE, "principality")
    for side, name in ((LEFT, "bishop"), (LEFT, "bishop"), (LEFT, "merchant"), (RIGHT, "admiral"), (RIGHT, "admiral")):
        courtier(s, FRANCE, side, name)
    s = influencing(s, "conclude:florence", "to:right")
    assert "discard_new" in options(s)
    assert "to:right" not in options(s)
    do(s, "discard_new")
    assert "savonarola" not in {card for card, _ in court_of(s, FRANCE).values()}


# ---- war ----


def siege_by(s: Virtu, *names: str) -> Virtu:
    return do(besieging(s), *names)


def test_troops_pass_through_favourable_cities_and_halt_before_others() -> None:
    s = two(florence=-4)
    room(s, FRANCE, FRENCH_WAR, "condottiere", "condottiere")
    troops(s, FRANCE, "pisa", 1)
    troops(s, FRANCE, "turin", 1)
    s = do(acting(s, FRANCE, FRENCH_WAR), "act", "use:action.cavalry", "use:under.cavalry")
    do(s, "march:pisa", "ride:florence")
    assert "march:florence" in options(s)
    do(s, "march:florence", "ride:perugia")
    assert "march:perugia" not in options(s)


def test_X25_R54_R59_troops_of_a_favoured_player_help_to_defend() -> None:
    for cannons in (False, True):
        s = two(venice=3)
        no_troops(s)
        troops(s, GREEN, "ravenna", 1)
        troops(s, NAPLES, "ravenna", 2)
        troops(s, FRANCE, "ravenna", 5)
        s = siege_by(s, "siege:ravenna")
        assert asked(s) == ("combat.bonus", FRANCE)
        if cannons:
            do(s, "use:cannons_france.war")
            assert asked(s) == ("combat.bonus", NAPLES)
            do(s, "pass", "pass")
            assert s.owner[city("ravenna")] == FRANCE
            assert count_troops(s, FRANCE, "ravenna") == 1
            assert count_troops(s, NAPLES, "ravenna") == count_troops(s, GREEN, "ravenna") == 0
            assert s.influence[VENICE] == 7
            assert s.trophies[FRANCE * 5 + GREEN] == 1
        else:
            do(s, "pass", "pass")
            assert s.owner[city("ravenna")] == GREEN
            assert (count_troops(s, NAPLES, "ravenna"), count_troops(s, GREEN, "ravenna")) == (2, 1)
            assert asked(s) == ("sieges.retreat", FRANCE)


def test_R54_nobody_announces_for_a_major_city_on_its_own() -> None:
    s = two(venice=3)
    no_troops(s)
    troops(s, FRANCE, "ravenna", 2)
    s = siege_by(s, "siege:ravenna", "pass")
    assert asked(s)[0] == "sieges.retreat"


def test_a_neutral_posture_leaves_the_choice() -> None:
    s = two()
    no_troops(s)
    troops(s, FRANCE, "pisa", 3)
    s = siege_by(s, "siege:pisa")
    assert (asked(s)[0], options(s)) == ("sieges.besiege", ["besiege", "leave"])
    do(s, "leave")
    assert count_troops(s, FRANCE, "pisa") == 3
    assert asked(s)[0].startswith("winter")


def test_both_before_a_neutral_major_city_fight_first_and_the_winner_may_stay() -> None:
    s = two()
    no_troops(s)
    troops(s, FRANCE, "pisa", 3)
    troops(s, NAPLES, "pisa", 1)
    s = siege_by(s, "siege:pisa", "pass", "pass")
    assert asked(s) == ("sieges.after_battle", FRANCE)
    do(s, "hold_off")
    assert count_troops(s, FRANCE, "pisa") == 2
    assert asked(s)[0].startswith("winter")


def test_R56_a_favourable_city_is_not_besieged_and_a_hostile_one_must_be() -> None:
    s = two(florence=-3)
    no_troops(s)
    troops(s, FRANCE, "pisa", 3)
    assert asked(besieging(s))[0].startswith("winter")
    s.influence[FLORENCE] = 3
    s = siege_by(s, "siege:pisa")
    assert asked(s)[0] == "combat.bonus"


def test_X23_R49_a_fallen_capital_eliminates_its_major_city_and_alarms_the_others() -> None:
    s = two(rome=0)
    agent(s, NAPLES, "track_rome")
    no_troops(s)
    troops(s, WHITE, "rome", 1)
    troops(s, FRANCE, "rome", 7)
    s = siege_by(s, "siege:rome", "besiege", "pass")
    assert s.owner[city("rome")] == FRANCE
    assert s.owner[city("civitavecchia")] == -1
    assert s.major_ally[ROME] == ELIMINATED
    assert (s.influence[FLORENCE], s.influence[VENICE]) == (0, 2)
    assert s.troops_of(WHITE) == s.limit[WHITE] == 0
    assert s.agents[NAPLES] == 2


def test_R50_the_capital_of_an_enemys_ally_alarms_the_others_and_eliminates_nothing() -> None:
    s = two()
    ally(s, NAPLES, ROME)
    no_troops(s)
    troops(s, FRANCE, "rome", 8)
    s = siege_by(s, "siege:rome", "pass", "pass")
    assert s.owner[city("rome")] == FRANCE
    assert s.major_ally[ROME] == NAPLES
    assert s.lord(city("civitavecchia")) == NAPLES
    assert (s.influence[FLORENCE], s.influence[VENICE]) == (0, 2)


def test_R55_a_city_that_turns_hostile_or_loses_its_ruler_must_still_be_besieged() -> None:
    s = two(florence=0)
    no_troops(s)
    troops(s, FRANCE, "pisa", 4)
    troops(s, FRANCE, "florence", 1)
    s = siege_by(s, "siege:florence", "leave", "siege:pisa", "besiege", "pass")
    assert s.influence[FLORENCE] == 4
    assert options(s) == ["siege:florence"]
    t = two()
    no_troops(t)
    troops(t, FRANCE, "civitavecchia", 2)
    troops(t, NAPLES, "rome", 6)
    t = siege_by(t, "siege:civitavecchia", "leave")
    assert asked(t) == ("sieges.choose", NAPLES)
    do(t, "siege:rome", "besiege", "pass")
    assert asked(t) == ("sieges.choose", FRANCE)
    assert options(t) == ["siege:civitavecchia"]


def test_R58_only_the_attackers_agent_counts_on_a_major_citys_city() -> None:
    s = two()
    agent(s, NAPLES, "pisa")
    assert defence(s, city("pisa"), FRANCE) == 2
    assert defence(s, city("pisa"), NAPLES) == 1


def test_losses_of_a_mixed_army_are_chosen_by_colour() -> None:
    s = two()
    ally(s, FRANCE, FLORENCE)
    no_troops(s)
    troops(s, FRANCE, "siena", 3)
    troops(s, RED, "siena", 2)
    s = siege_by(s, "siege:siena", "pass")
    assert (asked(s)[0], options(s)) == ("combat.losses", ["troop:0", "troop:2"])
    do(s, "troop:2")
    assert s.owner[city("siena")] == FRANCE
    assert (count_troops(s, FRANCE, "siena"), count_troops(s, RED, "siena")) == (3, 1)


def test_retreats_may_go_to_favourable_cities() -> None:
    s = two(florence=-3)
    no_troops(s)
    troops(s, FRANCE, "siena", 2)
    s = siege_by(s, "siege:siena", "pass")
    assert {"retreat:florence", "retreat:pisa"} <= set(options(s))


def test_the_colour_of_a_marching_troop_is_asked() -> None:
    s = two()
    ally(s, FRANCE, FLORENCE)
    troops(s, FRANCE, "florence", 1)
    s = do(acting(s, FRANCE, FRENCH_WAR), "act", "march:florence")
    assert (asked(s)[0], options(s)) == ("troops.colour", ["troop:0", "troop:2"])
    do(s, "troop:2", "ride:siena")
    assert count_troops(s, RED, "siena") == 1


def test_agents_go_on_influence_tracks_not_on_powers() -> None:
    s = do(acting(two(), FRANCE, FRENCH_INTRIGUE), "act", "place")
    assert "agent:track_venice" in options(s)
    assert not [name for name in options(s) if name.startswith("agent:alliance")]


# ---- winter, end ----


def test_E27_pay_is_a_florin_for_two_troops_every_fourth_round() -> None:
    s = two()
    no_troops(s)
    ally(s, FRANCE, VENICE)
    troops(s, FRANCE, "milan", 5)
    troops(s, GREEN, "venice", 2)
    s.year = 8
    assert troop_pay(s, FRANCE) == 4
    s.year = 9
    assert troop_pay(s, FRANCE) == 0
    s.year = 8
    s = stand(s, PAYING, FRANCE)
    do(s, "disband:venice", "pay")
    assert count_troops(s, GREEN, "venice") == 1


def test_R51_an_allys_troops_are_recruited_in_its_own_cities_for_one_florin() -> None:
    s = two()
    ally(s, FRANCE, FLORENCE)
    s = do(winter(s, FRANCE, RECRUITING), "recruit:florence")
    assert (count_troops(s, RED, "florence"), count_troops(s, FRANCE, "florence")) == (2, 0)
    assert s.florins[FRANCE] == 3
    assert why_not(s, "recruit:pisa") == "all_troops_out"
    do(s, "recruit:turin")
    assert s.florins[FRANCE] == 2


def test_each_side_may_buy_only_its_titles() -> None:
    s = two()
    s.florins[FRANCE] = s.florins[NAPLES] = 20
    for seat in (FRANCE, NAPLES):
        courtier(s, seat, LEFT, "gonfalonier")
        courtier(s, seat, RIGHT, "gonfalonier")
    french = winter(s.clone(), FRANCE, BUYING)
    assert "buy:principality" in options(french)
    assert why_not(french, "buy:kingdom") == "not_for_sale"
    assert why_not(french, "buy:duchy") == "owned"
    assert {"buy:duchy", "buy:kingdom"} <= set(options(winter(s, NAPLES, BUYING)))


def finish(s: Virtu) -> Virtu:
    """Everybody passes through Winter."""
    while s.actors() and asked(s)[0].startswith("winter"):
        do(s, "done" if "done" in options(s) else "pay")
    return s


def test_X26_R57_france_wins_with_naples_at_the_end_of_the_round_whatever_the_points() -> None:
    s = two()
    no_troops(s)
    s.year = 6
    troops(s, FRANCE, "naples", 6)
    s = siege_by(s, "siege:naples", "pass", "pass")
    assert s.owner[city("naples")] == FRANCE
    assert asked(s)[0].startswith("winter")
    finish(s)
    assert s.actors() == []
    assert s.year == 6
    assert GAME.places(s) == [1, 2]
    france, naples = lines(s, FRANCE), lines(s, NAPLES)
    assert france["cities"] == s.city_count(FRANCE)
    assert france["king_of_naples"] >= 1
    assert "king_of_naples" not in naples
    assert naples["cities"] == s.city_count(NAPLES)


def test_X26_the_king_of_naples_is_ahead_of_any_prestige() -> None:
    s = two()
    no_troops(s)
    s.year = 6
    troops(s, FRANCE, "naples", 6)
    s.trophies[NAPLES * 5] = 30
    s = finish(siege_by(s, "siege:naples", "pass", "pass"))
    totals = [GAME.total(score) for score in GAME.score(s)]
    assert totals[FRANCE] == totals[NAPLES] + 1
    assert totals[NAPLES] >= 30
    assert GAME.places(s) == [1, 2]
    assert GAME.evaluate(s) == [30.0, 0.0]


def test_R58_an_enemy_agent_is_refused_by_the_paragraph_of_the_game_for_two() -> None:
    """On an influence track it forbids the alliance (§7.2); with more players it stands on rooms only (§4.2)."""
    s = two()
    s.influence[0] = -7
    agent(s, NAPLES, "track_florence")
    s = do(acting(s, FRANCE, FRENCH_INFLUENCE), "act")
    reason = s.why_not(FRANCE, GAME.action_id("conclude:florence"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("enemy_agent_here", "7.2")
    many = table(4)
    agent(many, 1, "palace_0.0")
    many = acting(many, 0, 0)
    reason = many.why_not(0, GAME.action_id("act"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("enemy_agent_here", "4.2")


def test_after_round_21_points_decide_and_a_tie_is_naples() -> None:
    s = two()
    s.year = 21
    s = finish(besieging(s))
    assert s.actors() == []
    own(s, NAPLES, "naples")
    found = lines(s, NAPLES)
    assert found["cities"] == 4
    s.trophies[FRANCE * 5 + RED] = 0
    totals = [GAME.total(score) for score in GAME.score(s)]
    s.trophies[FRANCE * 5 + RED] = totals[1] - totals[0]
    assert next(GAME.total(score) for score in GAME.score(s)) == totals[1]
    assert GAME.places(s) == [2, 1]


def test_scoring_of_two_counts_allied_cities_and_the_strict_majority_of_crosses() -> None:
    s = two()
    ally(s, FRANCE, VENICE)
    assert lines(s, FRANCE)["cities"] == 5
    assert lines(s, FRANCE)["religion"] == lines(s, NAPLES)["religion"] == 0
    courtier(s, NAPLES, LEFT, "bishop")
    assert lines(s, NAPLES)["religion"] == 2
    s.trophies[FRANCE * 5 + RED] = 2
    assert lines(s, FRANCE)["trophies"] == 2


def test_the_round_after_a_winter_follows_without_a_new_order() -> None:
    s = finish(besieging(two()))
    assert (s.year, list(s.order)[:2]) == (3, [FRANCE, NAPLES])
    assert asked(s) == ("spring.step", FRANCE)
    assert sound(s).year == 3


def test_the_data_of_the_major_cities() -> None:
    assert set(MAJOR_CITIES) == {"florence", "pisa", "rome", "civitavecchia", "venice", "corfu", "ravenna"}
    assert BOX["setup"]["p2"]["rounds"] == 21
    s = table(2)
    spend(s, "turin")
    assert face_of(s, FRANCE, "turin") == SPENT


def test_the_market_sells_only_what_is_in_the_game_of_two() -> None:
    """Maestro, Pope, cathedrals and republics stay in the box: not even shown greyed."""
    s = winter(two(), FRANCE, BUYING)
    shown = {GAME.action_name(action) for action in s.candidates(FRANCE)}
    assert not shown & {"buy:maestro", "buy:pope", "buy:cathedral", "buy:republic"}
    assert {"buy:bishop", "buy:duchy", "buy:principality", "buy:kingdom", "buy:guild"} <= shown
    assert why_not(s, "buy:kingdom") == "not_for_sale"
    assert why_not(s, "buy:maestro") == "not_offered"
    assert len({name for name in shown if name.startswith("buy:")}) == 10 + 4


def test_the_market_of_more_sells_everything() -> None:
    s = winter(table(3), 0, BUYING)
    assert len([action for action in s.candidates(0) if GAME.action_name(action).startswith("buy:")]) == 18
