"""What the figures tell of second troops, barred cities, ways, the vote and cards that turn up is what the rules do."""

from __future__ import annotations

import pytest
from tests.games.renaissance.battles import bergamo, declared
from tests.games.renaissance.positions import Position, do, names, why
from tests.games.renaissance.test_figures import moments

from signoria.core.state import CHANCE
from signoria.games.renaissance import GAME, TURNING_UP
from signoria.games.renaissance.box.constants import CITIES
from signoria.games.renaissance.figures import figures
from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def code(state: Renaissance) -> str:
    seat = state.actors()[0]
    return "" if seat == CHANCE else state.prompt(seat).code


# ---- second troops ----


def test_R29_what_follows_first_troops_may_be_laid_beside_them() -> None:
    tried = 0
    for state in moments("battle.attack_unit_1", count=4):
        told = figures(state, state.actors()[0])["options"]
        for first in names(state):
            after = do(state.clone(), first)
            assert told[first]["follows"] == (names(after) if code(after) == "battle.attack_unit_2" else [])
            tried += 1
    assert tried > 20


def test_R29_two_troops_follow_each_other_in_one_order_only() -> None:
    state = declared(bergamo(milan=("pikemen", "swiss", "knights")))
    told = figures(state, MILAN)["options"]
    assert told["lay:pikemen"]["follows"] == ["lay:knights", "lay:swiss"]
    assert told["lay:knights"]["follows"] == ["lay:swiss"]
    assert "lay:swiss" not in told
    assert why(state, "lay:swiss") == "units_must_follow"


# ---- attacks that are barred, expansions and their ways ----


def test_R27_a_barred_city_is_refused_with_the_reason_that_the_figures_give() -> None:
    used = Position().own("rome", "siena").own("venice", "bologna").hand("florence", *["swiss"] * 4)
    won = Position().own("florence", "siena").own("rome", "perugia").own("venice", "bologna")
    won.hand("florence", *["swiss"] * 4).mark("conquered", "siena")
    laid_out = [used.mark("source", "firenze").act(0, attacks=1, attacked=1 << GENOA).build(), won.build()]
    met: set[str] = set()
    for state in (*laid_out, *moments("turn.act", count=6)):
        seat = state.actors()[0]
        told = figures(state, seat)
        declaring = do(state.clone(), "attack") if "attack" in names(state) else None
        assert declaring is not None or told["barred"] == []
        attacked = {attack["city"] for attack in told["attacks"]}
        for entry in told["barred"]:
            assert declaring is not None
            assert entry["city"] not in attacked
            reason = declaring.why_not(seat, GAME.action_id(f"target:{entry['city']}"))
            assert reason is not None
            assert (reason.code, dict(reason.params), reason.rule) == tuple(entry["reason"].values())
            met.add(reason.code)
    assert {"source_used", "newly_won"} <= met


def test_R51_R52_an_expansion_comes_from_the_ways_that_the_figures_give() -> None:
    tried = 0
    for state in moments("expansion.target", count=6):
        told = figures(state, state.actors()[0])["options"]
        for name in names(state):
            if not name.startswith("expand:"):
                continue
            ways = told[name]["ways"]
            listed = [f"road:{city}" for city in ways["road"]] + [f"sea:{city}" for city in ways["sea"]]
            after = do(state.clone(), name)
            if code(after) == "expansion.source":
                assert names(after) == listed
            else:
                # In the last round it does not matter where from.
                assert listed
                assert after.owner[CITIES.index(name.partition(":")[2])] == state.actors()[0]
            tried += 1
    assert tried > 50


# ---- the vote ----


@pytest.mark.parametrize(("players", "powers"), [(3, False), (5, False), (6, False), (6, True)])
def test_R11_the_votes_that_are_needed_make_war_and_one_less_does_not(players: int, powers: bool) -> None:
    start = Position(players, powers=powers).vote().build()
    told = figures(start, FLORENCE)["vote"]
    weight = [2 if powers and seat == ROME else 1 for seat in range(players)]
    assert told["votes"] == sum(weight)
    for war in range(players + 1):
        votes = ["war" if seat < war else "peace" for seat in range(players)]
        state = do(start.clone(), *(f"{seat}:vote:{vote}" for seat, vote in enumerate(votes)))
        while code(state) in TURNING_UP:
            do(state, names(state)[0])
        assert (state.war == 1) == (sum(weight[:war]) >= told["needed"])


@pytest.mark.parametrize("state_name", ["peace", "war"])
def test_E8_peace_and_war_bring_the_cards_ducats_and_attacks_that_the_vote_tells(state_name: str) -> None:
    start = Position().vote().build()
    vote = figures(start, FLORENCE)["vote"]
    told = vote["war"] if state_name == "war" else vote["peace"]
    before = (start.hand_size(FLORENCE), int(start.ducats[FLORENCE]))
    state = do(start.clone(), *(f"{seat}:vote:{state_name}" for seat in range(6)))
    while code(state) in TURNING_UP or state.actors() == [CHANCE]:
        seat = state.actors()[0]
        state.apply(seat, state.weights()[0][0] if seat == CHANCE else state.options(seat)[0])
    gained = (state.hand_size(FLORENCE) - before[0], int(state.ducats[FLORENCE]) - before[1])
    assert gained == (told["cards"], told["ducats"])
    assert figures(state, FLORENCE)["attack_limit"] == told["attacks"]


# ---- what turns up ----


def test_R3_what_turns_up_is_what_was_laid_or_sealed() -> None:
    state = declared(bergamo(milan=("pikemen", "swiss", "engineer"), venice=("knights",)))
    do(state, "lay:pikemen", "lay:swiss", "lay:engineer")
    while code(state) != "battle.defend_unit":
        do(state, "answer:pass")
    do(state, "lay:knights", "die:3", "die:4")
    turned: list[str] = []
    while code(state) == "battle.reveal":
        assert len(names(state)) == 1
        turned.append(names(state)[0])
        do(state, turned[-1])
    assert turned == ["reveal:pikemen", "reveal:swiss", "reveal:engineer", "reveal:knights"]
    votes = ("war", "peace", "war", "war", "peace", "peace")
    state = do(Position().vote().build(), *(f"{seat}:vote:{vote}" for seat, vote in enumerate(votes)))
    shown: dict[int, str] = {}
    while code(state) == "turn.show_vote":
        assert len(names(state)) == 1
        shown[state.actors()[0]] = names(state)[0]
        do(state, names(state)[0])
    assert shown == {seat: f"show_vote:{vote}" for seat, vote in enumerate(votes)}
