"""Strength: cards, die, fortification, terrain, landing, Engineer and Traitor (§4.7 B5, B6, Totals)."""

from __future__ import annotations

from tests.games.renaissance.positions import Position, do, held, level, names, owner, pile, settle, strengths

from signoria.core.codes import Params
from signoria.games.renaissance import GAME
from signoria.games.renaissance.battle.fields import ATTACKER, DEFENDER
from signoria.games.renaissance.battle.totals import lines
from signoria.games.renaissance.box.constants import CITIES
from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def naples_attacked(city: str, *red: str, mode: str = "road") -> Renaissance:
    """Rome attacks Naples, which lays nothing, with two pikemen and perhaps a red card."""
    source = "roma" if mode == "road" else "ancona"
    position = Position().turn_of("rome").own("rome", "roma", "ancona").own("naples", "napoli", "capua")
    position.own("naples", city).own("rome", "benevento" if city == "capua" else "capua")
    if city == "venezia":
        position.own("naples", "venezia").own("rome", "padova").own("venice", "ragusa")
        source = "padova"
    elif mode == "road":
        source = "benevento" if city == "capua" else "capua"
    state = position.hand("rome", "pikemen", "pikemen", *red).build()
    do(state, "attack", f"target:{city}", f"{mode}:{source}", "lay:pikemen", "lay:pikemen")
    return do(state, f"lay:{red[0]}") if red else state


def defence_after(state: Renaissance, attacker: int, defender: int) -> tuple[Params, Params]:
    return strengths(state, f"die:{attacker}", f"die:{defender}")


def test_E2_mountain_and_marsh_help_the_defender() -> None:
    for city, expected in (("napoli", 6), ("venezia", 6), ("capua", 5)):
        _, defence = defence_after(naples_attacked(city), 1, 3)
        assert defence["total"] == expected
        assert (defence["die"], defence["fortification"]) == (3, 2)
        assert defence["terrain"] == (0 if city == "capua" else 1)


def test_E5_engineer_lowers_the_walls_for_this_battle_only() -> None:
    for built, counted in ((2, 4), (1, 2), (0, 0)):
        position = Position().turn_of("rome").own("rome", "benevento").own("naples", "capua", level=built)
        state = position.hand("rome", "pikemen", "pikemen", "engineer").build()
        do(state, "attack", "target:capua", "road:benevento", "lay:pikemen", "lay:pikemen", "lay:engineer")
        _, defence = defence_after(state, 1, 6)
        assert defence["fortification"] == counted
        assert level(state, "capua") == built


def test_E6_terrain_survives_a_traitor() -> None:
    _, defence = defence_after(naples_attacked("napoli", "traitor"), 1, 4)
    assert (defence["fortification"], defence["terrain"], defence["total"]) == (0, 1, 5)


def test_E7_landing_and_terrain_add_up_and_survive_an_engineer() -> None:
    _, defence = defence_after(naples_attacked("napoli", "engineer", mode="sea"), 1, 4)
    assert (defence["fortification"], defence["terrain"], defence["landing"], defence["total"]) == (0, 1, 1, 6)


def test_X1_a_whole_battle() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo", level=1)
    position.hand("milan", "knights", "cannon", "engineer").hand("venice", "arquebusiers", "looters")
    state = position.build()
    do(state, "attack", "target:bergamo", "road:milano", "lay:knights", "lay:cannon", "lay:engineer")
    do(state, "lay:arquebusiers", "lay:nothing", "die:3", "die:4", "pass")
    assert lines(state, ATTACKER)["total"] == 14
    defence = lines(state, DEFENDER)
    assert (defence["arquebusiers"], defence["die"], defence["fortification"], defence["mountain"]) == (4, 4, 2, 1)
    assert defence["total"] == 11
    do(state, "pass", "pass")
    assert (owner(state, "bergamo"), level(state, "bergamo")) == (MILAN, 1)
    assert pile(state.locked) == {"knights": 1, "cannon": 1}
    assert pile(state.discards) == {"engineer": 1, "arquebusiers": 1}


def two_reds(attacker: str, defender: str, *more: str) -> Renaissance:
    """Milan attacks Bergamo (rampart) with knights and cannon, both sides laying a red card."""
    position = Position().turn_of("milan").own("venice", "bergamo", level=1)
    position.hand("milan", "knights", "cannon", attacker).hand("venice", "pikemen", defender, *more)
    state = position.build()
    do(state, "attack", "target:bergamo", "road:milano", "lay:knights", "lay:cannon", f"lay:{attacker}")
    return do(state, "lay:pikemen", f"lay:{defender}")


def test_X3_R35_the_same_card_laid_by_both_vanishes() -> None:
    attack, defence = strengths(two_reds("traitor", "traitor"), "die:1", "die:1")
    assert (defence["fortification"], attack["total"]) == (4, 1 + 5 + 6)


def test_X6_engineer_in_defence_against_a_traitor() -> None:
    _, defence = strengths(two_reds("traitor", "engineer"), "die:1", "die:1")
    assert (defence["fortification"], defence["engineer"], defence["total"]) == (0, 2, 1 + 3 + 1 + 2)


def test_X5_a_traitor_finds_no_blue_card_among_condottieri() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo").ducats("milan", 2)
    position.hand("milan", "condottiere", "condottiere").hand("venice", "pikemen", "traitor")
    state = position.build()
    do(state, "attack", "target:bergamo", "road:milano", "lay:condottiere", "lay:condottiere")
    attack, _ = strengths(state, "lay:pikemen", "lay:traitor", "die:1", "die:1", "face:4", "face:6")
    assert attack["total"] == 1 + 4 + 6
    assert pile(state.discards).get("traitor") == 1


def test_R36_a_traitor_in_defence_costs_the_best_troops_for_good() -> None:
    state = two_reds("engineer", "traitor", "engineer")
    attack, _ = strengths(state, "die:6", "die:1", "pass")
    assert attack["total"] == 6 + 5
    settle(state)
    assert owner(state, "bergamo") == MILAN
    assert pile(state.locked) == {"knights": 1}
    assert pile(state.discards) == {"cannon": 1, "engineer": 1, "traitor": 1, "pikemen": 1}


def test_R36_the_traitor_works_before_the_condottiere_dice() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo").ducats("milan", 1)
    position.hand("milan", "knights", "condottiere").hand("venice", "pikemen", "traitor")
    state = position.build()
    do(state, "attack", "target:bergamo", "road:milano", "lay:knights", "lay:condottiere")
    do(state, "lay:pikemen", "lay:traitor", "die:1", "die:1")
    settle(state)
    assert state.actors() == [-1]
    assert pile(state.discards) == {"knights": 1}


def test_R35_the_defender_may_counter_from_his_hand() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo", level=1)
    position.hand("milan", "knights", "cannon", "engineer").hand("venice", "pikemen", "engineer")
    state = position.build()
    do(state, "attack", "target:bergamo", "road:milano", "lay:knights", "lay:cannon", "lay:engineer")
    do(state, "lay:pikemen", "lay:nothing", "die:1", "die:1")
    assert (settle(state).actors(), names(state)) == ([VENICE], ["counter", "pass"])
    countered = state.clone()
    assert strengths(countered, "counter")[1]["fortification"] == 4
    assert pile(countered.discards)["engineer"] == 2
    assert held(countered, VENICE) == {}
    assert strengths(state, "pass")[1]["fortification"] == 2


def test_R35_another_red_card_is_no_counter() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo", level=1)
    position.hand("milan", "knights", "cannon", "traitor").hand("venice", "pikemen", "engineer")
    state = position.build()
    do(state, "attack", "target:bergamo", "road:milano", "lay:knights", "lay:cannon", "lay:traitor")
    do(state, "lay:pikemen", "lay:nothing", "die:1", "die:1", "reveal:knights", "reveal:cannon", "reveal:traitor")
    do(state, "reveal:pikemen")
    assert (state.actors(), names(state)) == ([VENICE], ["pass"])


def test_R53_terrain_belongs_to_the_city() -> None:
    bonus = {city["id"]: city["terrain"] != "plain" for city in GAME.components.data["map"]["cities"]}
    provinces = GAME.components.data["map"]["provinces"]
    assert any(len({bonus[city] for city in province["cities"]}) == 2 for province in provinces)
    for city in ("napoli", "capua"):
        _, defence = defence_after(naples_attacked(city), 1, 1)
        assert defence["terrain"] == int(bonus[city])
    assert set(bonus) == set(CITIES)


def test_R57_no_question_between_the_dice_and_the_reveal() -> None:
    state = naples_attacked("capua")
    do(state, "die:2", "die:5")
    assert (state.actors(), names(state)) == ([ROME], ["reveal:pikemen"])
    assert GENOA not in state.actors()
    assert NAPLES not in state.actors()
    assert FLORENCE not in state.actors()
