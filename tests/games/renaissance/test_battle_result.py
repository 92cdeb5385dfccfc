"""Signs of God, results, retreats (§4.7 B8, B9)."""

from __future__ import annotations

from tests.games.renaissance.battles import bergamo, declared, tie
from tests.games.renaissance.positions import do, held, names, owner, pile, settle, why

from signoria.games.renaissance.battle.totals import attack_total, defence_total

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


# ---- Sign of God ----


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
    assert "end" in names(state)
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
