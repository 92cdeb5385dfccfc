"""Looters, the ambassador, marriage, artists and bankers (§4.6)."""

from __future__ import annotations

import pytest
from tests.games.renaissance.positions import Position, do, held, level, names, owner, pile, settle, why

from signoria.games.renaissance import GAME
from signoria.games.renaissance.box.constants import CITIES

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def test_E4_a_fortress_is_neither_looted_nor_bribed() -> None:
    position = Position().own("rome", "siena", level=2).hand("florence", "looters", "ambassador")
    state = position.build()
    assert "loot:siena" not in names(do(state.clone(), "looters"))
    assert "bribe:siena" not in names(do(state, "ambassador", "embassy:2"))


@pytest.mark.parametrize(("nation", "built", "least", "gain"), [(None, 0, 1, 1), ("rome", 0, 3, 1), ("rome", 1, 5, 2)])
def test_X17_R16_R17_loot_values(nation: str | None, built: int, least: int, gain: int) -> None:
    for roll in range(1, 7):
        position = Position().own(nation, "siena", level=built).hand("florence", "looters")
        state = do(position.build(), "looters", "loot:siena", f"die:{roll}")
        assert state.ducats[FLORENCE] == (gain if roll >= least else 0)
        assert state.marks[len(CITIES) + CITIES.index("siena")] == int(roll >= least)
        assert state.ducats[ROME] == 0


def test_R16_terrain_does_not_help_against_looters() -> None:
    position = Position().own("rome", "arezzo").hand("florence", "looters")
    state = do(position.build(), "looters", "loot:arezzo", "die:3")
    assert state.ducats[FLORENCE] == 1


def test_R18_no_city_is_looted_twice() -> None:
    position = Position().own("rome", "siena").hand("florence", "looters", "looters")
    state = do(position.build(), "looters", "loot:siena", "die:6", "looters")
    assert "loot:siena" not in names(state)
    assert not any(name.startswith("loot:firenze") for name in names(state))


def test_X18_the_marker_follows_the_city() -> None:
    position = Position().own("rome", "siena", level=1).hand("florence", "looters", "swiss", "swiss")
    state = do(position.build(), "looters", "loot:siena", "die:6")
    do(state, "attack", "target:siena", "road:firenze", "lay:swiss", "lay:swiss", "die:6", "die:1")
    settle(state)
    assert owner(state, "siena") == FLORENCE
    before = int(state.ducats[FLORENCE])
    do(state, *["end"] * 6)
    assert state.ducats[FLORENCE] == before + 2
    assert not any(state.marks)


def test_R19_yellow_cards_only_in_the_own_combat_turn() -> None:
    hand = ("looters", "ambassador", "marriage", "raid", "artist_or_banker")
    for position in (Position().expand(), Position().buy()):
        offered = names(position.hand("florence", *hand).build())
        assert not {"looters", "ambassador", "marriage", "raid", "artist_or_banker"} & set(offered)


# ---- the ambassador ----


def test_X21_R20_bribery() -> None:
    position = Position().own("rome", "siena", level=1).own("rome", "arezzo", palace="vacant")
    state = do(position.hand("florence", "ambassador").build(), "ambassador", "embassy:6")
    assert "bribe:arezzo" not in names(state)
    won = do(state.clone(), "bribe:siena", "die:5")
    assert (owner(won, "siena"), level(won, "siena")) == (FLORENCE, 1)
    lost = do(state.clone(), "bribe:siena", "die:4")
    assert owner(lost, "siena") == ROME
    assert owner(do(state, "pass"), "siena") == ROME


def test_R20_bribery_is_no_attack_but_a_conquest() -> None:
    position = Position().peace().own("rome", "siena", "viterbo", "arezzo")
    position.hand("florence", "ambassador", "swiss", "swiss", "marriage").ducats("florence", 2)
    state = do(position.build(), "ambassador", "embassy:4", "bribe:siena", "die:6")
    assert "marry:viterbo" in names(do(state.clone(), "marriage"))
    do(state, "attack")
    assert "target:arezzo" in names(state)
    assert "target:viterbo" not in names(state)


def test_R21_poor_upkeep_is_optional_and_hits_anybody() -> None:
    position = Position().own("florence", "firenze", level=1).own("rome", "siena", level=2)
    state = do(position.hand("florence", "ambassador").build(), "ambassador", "embassy:8")
    assert set(names(state)) == {"neglect:firenze", "neglect:siena", "pass"}
    castles = int(state.castles)
    do(state, "neglect:siena")
    assert (level(state, "siena"), state.castles) == (1, castles + 1)


def test_X31_R49_an_empty_deck_is_made_of_the_discards() -> None:
    position = Position().hand("florence", "ambassador")
    taken = {"ambassador": 3, "pikemen": 12, "arquebusiers": 10, "knights": 8, "cannon": 6, "swiss": 3}
    position.hands[1] = [card for card, count in taken.items() for _ in range(count)]
    rest = {"condottiere": 8, "engineer": 4, "traitor": 3, "sign_of_god": 3, "retreat": 4, "looters": 4}
    rest |= {"marriage": 2, "raid": 2, "artist_or_banker": 6}
    position.hands[2] = [card for card, count in rest.items() for _ in range(count)]
    state = do(position.build(), "ambassador", "embassy:12")
    assert pile(state.deck) == {"swiss": 1}
    do(state, "draw:swiss")
    assert pile(state.deck) == {"ambassador": 1}
    do(state, "draw:ambassador")
    assert held(state, FLORENCE) == {"swiss": 1, "ambassador": 1}


def test_R49_what_no_pile_can_give_is_lost() -> None:
    position = Position().hand("florence", "ambassador")
    position.hands[1] = [c["id"] for c in GAME.components.data["battle_cards"] for _ in range(c["count"])]
    position.hands[1].remove("ambassador")
    state = do(position.build(), "ambassador", "embassy:12", "draw:ambassador")
    assert held(state, FLORENCE) == {"ambassador": 1}
    assert state.actors() == [FLORENCE]


# ---- marriage ----


def test_X22_R22_two_ducats_to_the_owner() -> None:
    position = Position().turn_of("rome").own("venice", "treviso", "padova").own("venice", "zara", level=1)
    position.own("venice", "udine", palace="vacant").hand("rome", "marriage").ducats("rome", 2)
    state = do(position.build(), "marriage")
    assert "marry:treviso" in names(state)
    assert not {"marry:zara", "marry:udine"} & set(names(state))
    do(state, "marry:treviso")
    assert (owner(state, "treviso"), state.ducats[ROME], state.ducats[VENICE]) == (ROME, 0, 2)


def test_R22_marriage_costs_money() -> None:
    state = Position().hand("florence", "marriage").ducats("florence", 1).build()
    assert why(state, "marriage") == "too_poor"


def test_X23_the_last_city_may_be_married() -> None:
    position = Position().turn_of("rome").own("venice", "treviso").own("rome", "venezia").own("genoa", "ragusa")
    state = position.hand("rome", "marriage").ducats("rome", 2).build()
    do(state, "marriage", "marry:treviso", "end", "end")
    assert (state.actors(), names(state)) == ([VENICE], ["return:venezia", "return:ragusa"])
    do(state, "return:ragusa")
    assert state.ducats[VENICE] == 2 + 6


def test_E19_R23_no_marriage_after_an_attack_and_no_attack_after_a_marriage() -> None:
    position = Position().own("rome", "siena", "perugia").own("venice", "bologna", "lucca").own("genoa", "parma")
    position.hand("florence", *["pikemen"] * 6, "marriage").hand("rome", "swiss").ducats("florence", 2)
    state = do(position.build(), "attack", "target:siena", "road:firenze", "lay:pikemen", "lay:pikemen")
    settle(do(state, "lay:swiss", "die:1", "die:6"))
    do(state, "marriage")
    assert "marry:perugia" not in names(state)
    assert "marry:lucca" in names(state)
    do(state, "marry:lucca", "attack")
    assert names(state) == ["target:parma"]
    assert why(state, "target:bologna") == "married"


def test_R23_looting_is_no_attack() -> None:
    position = Position().own("rome", "siena").hand("florence", "looters", "marriage").ducats("florence", 2)
    state = do(position.build(), "looters", "loot:siena", "die:1", "marriage")
    assert "marry:siena" in names(state)


# ---- artists and bankers ----


def test_E17_R26_savonarola_burns_the_palace() -> None:
    position = Position().own("florence", "siena", palace="vacant", level=1).hand("florence", "artist_or_banker")
    state = do(position.build(), "artist_or_banker", "artist:siena")
    palaces = int(state.palaces)
    do(state, "artist:savonarola")
    assert state.palaces == palaces + 1
    assert state.palace[CITIES.index("siena")] == -1
    assert (owner(state, "siena"), level(state, "siena")) == (FLORENCE, 1)
    position = Position().own("florence", "siena", palace="vacant").hand("florence", "artist_or_banker")
    state = do(position.build(), "artist_or_banker", "artist:siena")
    assert "artist:savonarola" in [GAME.outcomes.name(outcome) for outcome, _ in state.weights()]


def test_R25_one_artist_per_palace_and_one_banker_per_palace_and_turn() -> None:
    position = Position().own("florence", "siena", palace="leonardo").own("florence", "pisa", palace="vacant")
    position.hand("florence", *["artist_or_banker"] * 4)
    state = do(position.build(), "artist_or_banker")
    assert names(state) == ["artist:pisa", "banker:pisa", "banker:siena"]
    do(state, "banker:siena")
    assert state.ducats[FLORENCE] == 5
    do(state, "artist_or_banker")
    assert names(state) == ["artist:pisa", "banker:pisa"]
    do(state, "artist:pisa", "artist:botticelli", "artist_or_banker", "banker:pisa")
    assert why(state, "artist_or_banker") == "no_palace_free"


def test_R25_the_bankers_flag_stays_with_the_palace() -> None:
    position = Position().own("rome", "siena", palace="vacant").mark("banker", "siena")
    position.hand("florence", "swiss", "swiss", "artist_or_banker")
    state = do(position.build(), "attack", "target:siena", "road:firenze", "lay:swiss", "lay:swiss", "die:6", "die:1")
    settle(state)
    do(state, "artist_or_banker")
    assert names(state) == ["artist:siena"]
