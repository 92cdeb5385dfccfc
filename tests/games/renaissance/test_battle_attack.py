"""Who may attack whom, and what may be laid (§4.7 B0, B2, B4)."""

from __future__ import annotations

from tests.games.renaissance.battles import bergamo, declared
from tests.games.renaissance.positions import Position, do, names, owner, settle, strengths, why

from signoria.games.renaissance.battle.fields import DEFENDER
from signoria.games.renaissance.battle.totals import lines

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


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


def test_X14_R28_road_or_landing_both_are_offered() -> None:
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


def test_R27_no_other_source_reaches_a_target_twice() -> None:
    position = bergamo(milan=("pikemen",) * 4, venice=("swiss",)).own("milan", "brescia")
    state = do(position.build(), "attack")
    assert "target:bergamo" in names(state)
    do(state, "target:bergamo", "road:milano", "lay:pikemen", "lay:pikemen", "lay:nothing", "lay:swiss")
    do(state, "die:1", "die:6", "pass", "pass", "attack")
    assert owner(state, "bergamo") == VENICE
    assert "target:bergamo" not in names(state)


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
