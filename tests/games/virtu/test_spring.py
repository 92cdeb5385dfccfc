"""Set-up, the marker, indulgences: §3, §4.1 to §4.3."""

from __future__ import annotations

from tests.games.virtu.positions import (
    BUYING,
    FLORENCE,
    MILAN,
    NAPLES,
    RECRUITING,
    ROME,
    VENICE,
    acting,
    agent,
    asked,
    court_of,
    courtier,
    do,
    estate,
    face_of,
    indulgence,
    lose,
    options,
    own,
    room,
    spend,
    stepping,
    table,
    why_not,
    winter,
)

from signoria.games.virtu import GAME
from signoria.games.virtu.box.atlas import CITIES, HOME
from signoria.games.virtu.box.constants import BOX, FACTIONS, family
from signoria.games.virtu.payment.bill import SYMBOLS
from signoria.games.virtu.phases import year
from signoria.games.virtu.phases.rooms import room_action
from signoria.games.virtu.state import READY, SPENT

LEFT, RIGHT = 0, 1


def test_E1_discs_are_stacked_in_the_order_of_play() -> None:
    s = table(4, first=2)
    assert list(s.order)[:4] == [2, 3, 0, 1]
    assert list(s.city_track)[:4] == list(s.patronage_track)[:4] == [2, 3, 0, 1]


def test_R24_below_two_cities_and_above_eight_the_disc_stays() -> None:
    s = table(4, first=2)
    before = list(s.city_track)
    lose(s, *CITIES)
    own(s, MILAN, "milan")
    year.adjust_track(s, MILAN, 2)
    own(s, MILAN, *CITIES[:9])
    year.adjust_track(s, MILAN, 8)
    assert list(s.city_track) == before
    year.adjust_track(s, MILAN, 7)
    assert s.city_track[0] == MILAN


def test_E2_venice_has_its_family_and_two_available_tiles() -> None:
    s = table(4)
    ids = [card["id"] for card in BOX["character"]] + [card["id"] for card in BOX["family_card"]]
    assert {ids[card] for card in family("venice", 4)} == {"cristoforo_moro", "niccolo_orsini", "council_of_ten"}
    tiles = [name for i, name in enumerate(CITIES) if s.owner[i] == VENICE]
    assert sorted(tiles) == ["corfu", "venice"]
    assert {face_of(s, VENICE, name) for name in tiles} == {READY}


def test_R2_home_cities_are_the_ten_with_coats_of_arms() -> None:
    homes = {faction: [c for i, c in enumerate(CITIES) if HOME[f * 30 + i]] for f, faction in enumerate(FACTIONS)}
    assert sorted(homes["milan"]) == ["milan", "turin"]
    assert sorted(homes["naples"]) == ["naples", "rossano"]
    assert sorted(homes["rome"]) == ["civitavecchia", "rome"]
    assert sum(len(cities) for cities in homes.values()) == 10


def test_R1_eight_symbols_are_spent_and_the_ninth_is_the_courtier_place() -> None:
    ids = [symbol["id"] for symbol in BOX["symbol"]]
    assert len(ids) == 9
    assert set(ids) - set(SYMBOLS) == {"courtier_space"}


def test_R45_states_are_seats_or_dealt_by_chance_and_family_cards_are_placed_openly_in_play_order() -> None:
    assert [FACTIONS[f] for f in table(3).faction] == ["florence", "naples", "venice"]
    s = GAME.new(5, {"states": "random"})
    outcomes = [GAME.name(-1, outcome) for outcome, _ in s.weights()]
    assert outcomes == [f"state:{faction}" for faction in FACTIONS[:5]]
    s.apply(-1, GAME.outcomes.id("state:rome"))
    assert "state:rome" not in [GAME.name(-1, outcome) for outcome, _ in s.weights()]
    t = GAME.new(3)
    t.apply(-1, GAME.outcomes.id("first:2"))
    assert t.actors() == [2]
    assert GAME.observe(t, 0) | {"you": 1} == GAME.observe(t, 1)


# ---- the marker ----


def test_E3_passing_an_arrow_refreshes_only_its_side() -> None:
    s = table(4)
    own(s, MILAN, *list(CITIES[22:27]))
    courtier(s, MILAN, LEFT, "bishop", SPENT)
    courtier(s, MILAN, LEFT, "ambassador", SPENT)
    courtier(s, MILAN, RIGHT, "merchant", SPENT)
    s = do(stepping(s, MILAN, 3), "advance")
    faces = {slot: face for slot, (_, face) in court_of(s, MILAN).items()}
    assert faces == {"left_1": READY, "left_2": READY, "right_1": SPENT}


def test_R8_X1_a_courtier_refreshed_on_the_way_pays_the_next_step() -> None:
    s = table(4)
    s.florins[MILAN] = 0
    spend(s, "milan", "turin")
    courtier(s, MILAN, RIGHT, "maestro", SPENT)
    s = do(stepping(s, MILAN, 0), "advance")
    assert "use:right_1.florin" not in options(s)
    do(s, "advance")
    assert why_not(s, "advance_for_florins") == "too_poor"
    do(s, "use:right_1.florin", "advance_for_florins")
    assert s.marker[MILAN] == 3
    assert s.florins[MILAN] == 0
    assert court_of(s, MILAN)["right_1"] == ("maestro", SPENT)


def test_X2_a_whole_lap_by_florins_and_arrows_refreshes_both_sides() -> None:
    s = table(4)
    own(s, MILAN, "rossano", "parma")
    s.florins[MILAN] = 4
    courtier(s, MILAN, LEFT, "bishop", SPENT)
    courtier(s, MILAN, RIGHT, "bishop", SPENT)
    s = do(stepping(s, MILAN, 2), "advance")
    assert not [name for name in options(s) if name.endswith(".arrow") or name == "advance_for_florins"]
    assert {face for _, face in court_of(s, MILAN).values()} == {SPENT}
    do(s, "advance")
    assert court_of(s, MILAN) == {"left_1": ("bishop", READY), "right_1": ("bishop", SPENT)}
    do(s, "advance_for_florins")
    assert (s.marker[MILAN], s.florins[MILAN]) == (0, 2)
    assert "advance_for_florins" not in options(s)
    do(s, "use:rossano.arrow")
    assert (s.marker[MILAN], face_of(s, MILAN, "rossano"), face_of(s, MILAN, "parma")) == (1, SPENT, READY)
    assert court_of(s, MILAN)["right_1"] == ("bishop", SPENT)
    do(s, "use:parma.arrow")
    assert (s.marker[MILAN], s.florins[MILAN], face_of(s, MILAN, "parma")) == (2, 2, SPENT)
    assert {face for _, face in court_of(s, MILAN).values()} == {READY}
    assert not [name for name in options(s) if name.startswith("advance") or name.endswith(".arrow")]


def test_one_step_is_compulsory_and_two_are_free() -> None:
    s = stepping(table(4), MILAN, 0)
    assert "stop" not in options(s)
    do(s, "advance", "advance")
    assert "advance" not in options(s)
    assert "stop" in options(s)


# ---- indulgences ----


def test_E5_an_indulgence_on_the_room_blocks_the_action_unless_redeemed() -> None:
    s = table(4)
    indulgence(s, MILAN, 1)
    courtier(s, MILAN, LEFT, "bishop")
    s = do(stepping(s, MILAN, 0), "advance", "stop")
    assert asked(s)[0] == "spring.redeem"
    t = do(s.clone(), "done")
    assert why_not(t, "act") == "indulgence_here"
    assert "use:indulgence.florin" not in options(t)
    do(s, "redeem_for_cross:1", "use:left_1.cross")
    assert why_not(s, "act") == ""
    assert s.indulgences == 10


def test_redeeming_with_two_crowns() -> None:
    s = table(4)
    indulgence(s, MILAN, 1)
    courtier(s, MILAN, LEFT, "gonfalonier")
    s = do(stepping(s, MILAN, 0), "advance", "stop")
    assert why_not(s, "redeem_for_cross:1") == "not_payable"
    do(s, "redeem_for_crowns:1", "use:left_1.crown")
    assert s.indulgences == 10


def test_R9_the_departure_room_counts_only_if_entered_again() -> None:
    s = table(4)
    indulgence(s, MILAN, 0)
    courtier(s, MILAN, LEFT, "bishop")
    s = do(stepping(s, MILAN, 0), "advance", "stop")
    assert asked(s)[0] == "spring.act"


def test_R10_without_an_action_the_florins_may_be_taken_but_not_the_crown() -> None:
    s = table(4)
    agent(s, VENICE, "palace_0.1")
    s = acting(s, MILAN, 1)
    assert "act" not in options(s)
    assert "use:indulgence.florin" in options(s)
    assert "use:indulgence.crown" not in options(s)
    assert "use:indulgence.florin" not in options(stepping(table(4), MILAN, 0))
    do(s, "use:indulgence.florin")
    assert s.florins[MILAN] == 4
    assert "use:indulgence.florin" not in options(s)
    do(s, "end")
    assert s.indulgence[MILAN * 5 + 1] == 1


def test_R11_X13_the_spring_indulgence_forbids_one_in_the_same_winter() -> None:
    s = table(4)
    s = do(acting(s, MILAN, 2), "use:indulgence.florin", "end")
    assert s.indulgence[MILAN * 5 + 2] == 1
    s.clear_frames()
    t = winter(s.clone(), MILAN, BUYING)
    assert "use:indulgence.florin" not in options(t)
    s = stepping(s, MILAN, 2)
    do(s, "advance", "advance", "stop")
    assert asked(s)[0] == "spring.act"


def test_a_winter_indulgence_is_laid_at_once() -> None:
    s = winter(table(4), MILAN, RECRUITING)
    do(s, "use:indulgence.florin")
    assert s.indulgence[MILAN * 5] == 1
    assert "use:indulgence.florin" not in options(s)


def test_R12_the_indulgence_crown_does_not_redeem_another() -> None:
    s = table(4)
    indulgence(s, MILAN, 1)
    courtier(s, MILAN, LEFT, "ambassador")
    spend(s, "milan", "turin")
    s = do(stepping(s, MILAN, 0), "advance", "advance", "stop")
    assert why_not(s, "redeem_for_crowns:1") == "not_payable"


def test_X28_the_indulgence_crown_helps_to_annex_and_is_laid_on_the_room() -> None:
    s = table(5)
    courtier(s, ROME, LEFT, "rodrigo_borgia")
    courtier(s, ROME, RIGHT, "lucrezia_borgia")
    spend(s, "civitavecchia")
    s = acting(s, ROME, 1)
    do(s, "act")
    assert "annex:siena" in options(s)
    do(s, "annex:siena", "use:left_1.crown", "use:right_1.crown", "use:rome.crown", "use:indulgence.crown")
    assert s.owner[CITIES.index("siena")] == ROME
    assert s.indulgence[ROME * 5 + 1] == 1


# ---- rooms ----


def test_R7_any_card_hides_the_printed_symbol() -> None:
    s = table(4)
    room(s, FLORENCE, 0, "cardinal")
    s = do(acting(s, FLORENCE, 0), "act")
    assert s.pool[1] == 0
    t = do(acting(table(4), FLORENCE, 0), "act")
    assert t.pool[1] == 1


def test_R6_room_florins_are_taken_whenever_the_action_is_done() -> None:
    s = table(4)
    room(s, NAPLES, 0, "ambassador", "ferdinand_ii_of_naples")
    s = do(acting(s, NAPLES, 0), "act")
    do(s, "use:under.florin", "done")
    assert s.florins[NAPLES] == 3
    blocked = table(4)
    room(blocked, NAPLES, 0, "ambassador", "ferdinand_ii_of_naples")
    agent(blocked, VENICE, "palace_2.0")
    assert not [name for name in options(acting(blocked, NAPLES, 0)) if name.startswith("use:under")]


def test_R4_room_symbols_are_advice_not_duty() -> None:
    s = table(4)
    room(s, FLORENCE, 0, "cardinal")
    spend(s, "florence", "pisa")
    courtier(s, FLORENCE, LEFT, "bishop")
    s = do(acting(s, FLORENCE, 0), "act", "use:left_1.cross", "refresh:pisa", "refresh:florence", "done")
    assert face_of(s, FLORENCE, "pisa") == READY


def test_a_card_replaces_the_action_of_its_room() -> None:
    s = table(4)
    room(s, MILAN, 0, "merchant")
    assert room_action(s, MILAN, 0) == 2
    s = do(acting(s, MILAN, 0), "act")
    assert asked(s)[0] == "action.trade"
    do(s, "use:action.ship", "done")
    assert s.florins[MILAN] == 5


def test_E6_florins_collected_before_govern_can_be_refreshed_by_it() -> None:
    s = table(4)
    estate(s, MILAN, "guild", SPENT)
    s = do(acting(s, MILAN, 1), "use:milan.florin", "act", "refresh:milan", "refresh:guild")
    assert not [name for name in options(s) if name.startswith("refresh")]
    do(s, "done")
    assert s.florins[MILAN] == 4
    assert face_of(s, MILAN, "milan") == face_of(s, MILAN, "guild") == READY
