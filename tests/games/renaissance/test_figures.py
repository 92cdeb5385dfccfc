"""Figures equal what the rules come to when they are carried out, and hang on nothing that the viewer may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.renaissance.battles import bergamo, declared
from tests.games.renaissance.playing import SETTINGS, advance, random_position
from tests.games.renaissance.positions import Position, do, names

from signoria.core.codes import Event
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR
from signoria.games.renaissance import GAME
from signoria.games.renaissance.battle import totals
from signoria.games.renaissance.battle.fields import RESULT, STAGE
from signoria.games.renaissance.battle.ledger import sums
from signoria.games.renaissance.box.constants import CARDS, CITIES, COPIES
from signoria.games.renaissance.figures import Figures, figures
from signoria.games.renaissance.phases.turn_end import artists_housed, complete_provinces
from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)
PLAYED_ON = ("battle.counter", "battle.sign", "battle.retreat", "battle.buy_back")


def moments(code: str, count: int = 12, steps: int = 1500) -> Iterator[Renaissance]:
    """Positions of random games in which a decision is asked, of every set-up."""
    for number, (players, options) in enumerate(SETTINGS):
        state, rng, found = GAME.new(players, options), Rng("moments", code, number), 0
        for _ in range(steps):
            if not state.actors() or found == count:
                break
            if state.actors() != [CHANCE] and state.prompt(state.actors()[0]).code == code:
                found += 1
                yield state
            advance(state, rng, 1)


# ---- the map ----


@pytest.mark.slow
def test_every_attack_comes_to_the_strength_that_the_figures_give() -> None:
    tried = 0
    for state in moments("turn.act"):
        seat = state.actors()[0]
        told = figures(state, seat)
        menu = names(state)
        assert bool(told["attacks"]) == ("attack" in menu)
        assert (told["raids"] is not None) == ("raid" in menu)
        for attack in told["attacks"]:
            for mode in ("road", "sea"):
                for source in attack[mode]:
                    after = do(state.clone(), "attack", f"target:{attack['city']}", f"{mode}:{source}")
                    strength = told["cities"][attack["city"]][mode]
                    assert totals.defence_total(after) == strength
                    tried += 1
        if "attack" in menu:
            declaring = do(state.clone(), "attack")
            assert names(declaring) == [f"target:{attack['city']}" for attack in told["attacks"]]
            for attack in told["attacks"]:
                ways = [f"road:{city}" for city in attack["road"]] + [f"sea:{city}" for city in attack["sea"]]
                assert names(do(declaring.clone(), f"target:{attack['city']}")) == ways
        if told["raids"] is not None:
            declaring = do(state.clone(), "raid")
            assert names(declaring) == [f"target:{city}" for city in told["raids"]["targets"]]
            for city in told["raids"]["targets"]:
                raiding = do(declaring.clone(), f"target:{city}")
                assert names(raiding) == [f"raid_from:{source}" for source in told["raids"]["sources"]]
                do(raiding, names(raiding)[0])
                assert totals.defence_total(raiding) == told["cities"][city]["raid"]
    assert tried > 100


def test_terrain_and_landing_do_not_help_against_genoa() -> None:
    position = Position(powers=True).own("rome", "savona").turn_of("genoa").hand("genoa", "swiss", "swiss")
    state = position.build()
    to_genoa, to_rome = (figures(state, seat)["cities"]["savona"] for seat in (GENOA, ROME))
    assert (to_genoa["road"], to_genoa["sea"]) == (2, 2)
    assert (to_rome["road"], to_rome["sea"]) == (2 + to_rome["ground"], 3 + to_rome["ground"])


@pytest.mark.parametrize(("level", "die"), [(0, 3), (1, 5), (2, None)])
def test_looters_need_the_die_that_the_figures_give(level: int, die: int | None) -> None:
    state = Position().own("rome", "siena", level=level).hand("florence", "looters").build()
    assert figures(state, FLORENCE)["cities"]["siena"]["die"] == die
    looting = do(state, "looters")
    assert ("loot:siena" in names(looting)) == (die is not None)
    if die is not None:
        for roll in range(1, 7):
            after = do(looting.clone(), "loot:siena", f"die:{roll}")
            assert (after.ducats[FLORENCE] > 0) == (roll >= die)


def test_points_and_income_are_those_of_a_turn_that_ends_now() -> None:
    for state in moments("turn.act", count=4):
        told = figures(state, SPECTATOR)
        after, turn, before = state.clone(), int(state.turn), [int(ducats) for ducats in state.ducats]
        while after.turn == turn:
            do(after, "end")
        for seat, entry in enumerate(told["seats"]):
            line = GAME.score(after)[seat][turn - 1]
            assert line.points == entry["if_scored"]
            assert (line.params["provinces"], line.params["artists"]) == (entry["provinces"], entry["artists"])
            assert after.ducats[seat] - before[seat] == entry["income"]
            assert sum(points.points for points in GAME.score(state)[seat]) == entry["points"]
            owned = [city for city in CITIES if state.owner[CITIES.index(city)] == seat]
            extra = 2 if state.powers and GAME.dump(state)["seats"][seat]["nation"] == "venice" else 0
            assert sum(told["cities"][city]["income"] for city in owned) + extra == entry["income"]


def test_a_province_tells_who_holds_what_and_lacks_what() -> None:
    state = Position().own("milan", "lodi", "cremona").own("venice", "bergamo").build()
    told = figures(state, MILAN)["provinces"]["lombardia"]
    assert set(told["cities"]) == {"lodi", "cremona", "bergamo"}
    assert told["holder"] is None
    assert told["shares"] == [
        {"seat": MILAN, "held": 2, "missing": ["bergamo"]},
        {"seat": VENICE, "held": 1, "missing": [city for city in told["cities"] if city != "bergamo"]},
    ]
    whole = figures(Position().own("milan", "lodi", "cremona", "bergamo").build(), MILAN)["provinces"]["lombardia"]
    assert whole["holder"] == MILAN
    assert figures(Position(3).build(), 0)["provinces"]["lombardia"]["open"] is False


# ---- turns, cards, purchases ----


def test_years_tell_the_states_and_votes_as_they_were_shown() -> None:
    state, told = GAME.new(6, {"powers": True}), list[Event]()
    advance(state, Rng("years"), GAME.bounds.longest_game, events=told)
    years = figures(state, SPECTATOR)["years"]
    assert [year["year"] for year in years] == [1454, 1462, 1470, 1478, 1486, 1494]
    states = [event.params["state"] for event in told if event.code == "political_state"]
    assert [year["state"] for year in years] == ["peace", *states]
    votes = [event.params["vote"] for event in told if event.code == "voted"]
    assert [vote for year in years[1:] for vote in year["votes"]] == votes
    assert years[0]["votes"] == [None] * 6
    assert [year["for_war"] for year in years] == [
        0,
        *(e.params["war_votes"] for e in told if e.code == "political_state"),
    ]


def test_the_vote_of_rome_counts_twice_by_its_power() -> None:
    state, told = GAME.new(6, {"powers": True, "nations": "listed"}), list[Event]()
    advance(state, Rng("rome"), GAME.bounds.longest_game, events=told)
    # Six states, seven votes.
    assert [year["for_war"] + year["for_peace"] for year in figures(state, SPECTATOR)["years"]] == [0, 7, 7, 7, 7, 7]


def test_a_vote_is_told_when_it_is_shown() -> None:
    state = do(Position().vote().build(), *(f"{seat}:vote:war" for seat in range(6)), "show_vote:war")
    year = figures(state, SPECTATOR)["years"][1]
    assert (year["state"], year["votes"]) == (None, ["war", None, None, None, None, None])


def test_every_copy_of_a_card_is_somewhere() -> None:
    state = declared(bergamo(milan=("pikemen", "swiss", "engineer"), venice=("pikemen",)))
    do(state, "lay:pikemen", "lay:swiss")
    told = figures(state, MILAN)["cards"]
    assert (told["pikemen"]["own"], told["swiss"]["own"], told["engineer"]["own"]) == (1, 1, 1)
    assert figures(state, VENICE)["cards"]["pikemen"]["own"] == 1
    for viewer in (*range(6), SPECTATOR):
        for card, entry in figures(state, viewer)["cards"].items():
            counts = [entry["own"], entry["discarded"], entry["seen"], entry["unseen"]]
            assert min(counts) >= 0
            assert sum(counts) == COPIES[CARDS.index(card)]


def test_money_and_hand_bound_the_cards_that_may_be_bought() -> None:
    for hand, ducats in ((("swiss",), 7), (("pikemen",) * 11, 9)):
        state = Position().buy().hand("florence", *hand).ducats("florence", ducats).build()
        told = figures(state, FLORENCE)["purchases"]
        most = max(int(name[6:]) for name in names(state) if name.startswith("cards:"))
        assert most == min(told["cards_by_money"], told["cards_by_hand"])
        for thing in ("rampart", "palace"):
            price = told[thing]
            assert (f"{thing}:firenze" in names(state)) == (price <= ducats)


# ---- a battle ----


@pytest.mark.slow
@given(st.sampled_from(SETTINGS), st.integers(0, 10_000))
@settings(max_examples=20, deadline=None)
def test_sums_stay_within_their_bounds_to_the_result(chosen: tuple[int, dict[str, bool | str]], seed: int) -> None:
    """From the dice on, with nothing more played: what the ledger bounds is what comes out."""
    state, rng = GAME.new(*chosen), Rng("bounds", seed)
    bounds: list[tuple[int, int, int, int]] = []
    for _ in range(1200):
        if not state.actors():
            break
        seat = state.actors()[0]
        if state.battle[STAGE] >= 5 and state.battle[RESULT] == 0:
            for viewer in (*range(chosen[0]), SPECTATOR):
                both = sums(state, viewer)
                bounds.append(tuple(both.values()))  # type: ignore[arg-type]
                assert both["attack_low"] <= both["attack_high"]
                assert both["defence_low"] <= both["defence_high"]
        code = state.prompt(seat).code if seat != CHANCE else ""
        if code in PLAYED_ON:
            told = list[Event]()
            state.apply(seat, GAME.action_id("refuse" if code == "battle.buy_back" else "pass"), told)
        else:
            told = list[Event]()
            advance(state, rng, 1, events=told)
        for event in told:
            if event.code == "attack_strength":
                assert all(low <= int(event.params["total"]) <= high for low, high, _, _ in bounds)
            elif event.code == "defence_strength":
                assert all(low <= int(event.params["total"]) <= high for _, _, low, high in bounds)
                bounds = []


@pytest.mark.slow
def test_lines_add_up_and_are_exact_when_all_is_open() -> None:
    tried = 0
    for code in ("battle.sign", "battle.counter", "battle.attack_unit_2", "battle.defend_unit"):
        for state in moments(code, count=6):
            for viewer in (*range(state.players), SPECTATOR):
                told = figures(state, viewer)["battle"]
                assert told is not None
                for side in (told["attacker"], told["defender"]):
                    assert sum(line["low"] for line in side["lines"]) <= side["high"]
                    if code == "battle.sign":
                        assert sum(line["low"] for line in side["lines"]) == side["low"] == side["high"]
                if code == "battle.sign":
                    assert told["attacker"]["low"] == totals.attack_total(state)
                    assert told["defender"]["low"] == totals.defence_total(state)
                    tried += 1
    assert tried > 20


def test_the_attack_of_the_drawing_board() -> None:
    """Cannon and Knights with a hired Condottiere: 12 to 23, against a rampart in the plain: 5 to 10."""
    position = Position().own("florence", "siena").own("rome", "perugia", level=1).ducats("florence", 3)
    position.hand("florence", "cannon", "knights", "pikemen").hand("venice", "condottiere").hand("rome", "pikemen")
    position.known[ROME] = {"pikemen": 1}
    state = do(position.build(), "attack", "target:perugia", "road:siena")
    do(state, "1:answer:pass") if GENOA in state.actors() else None
    do(state, "5:answer:offer", "hire_red:5", "lay:knights")
    told = figures(state, FLORENCE)
    after = told["options"]["lay:cannon"]["sums"]
    ground = told["cities"]["perugia"]["ground"]
    assert after == {"attack_low": 12, "attack_high": 23, "defence_low": 5 + ground, "defence_high": 10 + ground}
    assert told["battle"] is not None
    assert told["battle"]["attacker"]["open"] == [{"slot": "attacker_unit_2", "must": True}]
    assert told["battle"]["defender"]["open"] == [
        {"slot": "defender_unit", "must": True},
        {"slot": "defender_red", "must": False},
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "code",
    [
        "attack_unit_1",
        "attack_unit_2",
        "attack_red",
        "defend_unit",
        "defend_red",
        "hire",
        "counter",
        "buy_back",
        "sign",
    ],
)
def test_an_option_makes_the_sums_that_it_promises(code: str) -> None:
    tried = 0
    for state in moments(f"battle.{code}"):
        seat = state.actors()[0]
        told = figures(state, seat)["options"]
        for name in names(state):
            after = state.clone()
            after.apply(seat, GAME.action_id(name))
            if after.battle[STAGE] == 0 or after.battle[RESULT] > 0:
                continue
            assert sums(after, seat) == told[name]["sums"], name
            tried += 1
    assert tried > 10


def test_a_condottiere_reserves_its_pay_until_the_reveal() -> None:
    state = declared(bergamo(milan=("condottiere", "condottiere", "pikemen"), purse=2))
    assert figures(state, MILAN)["options"]["lay:condottiere"]["ducats_reserved"] == 1
    do(state, "lay:condottiere")
    assert figures(state, MILAN)["options"]["lay:condottiere"]["ducats_reserved"] == 2


# ---- points that an option would bring or cost ----


def points_now(state: Renaissance) -> list[int]:
    return [int(complete_provinces(state, seat) + artists_housed(state, seat)) for seat in range(state.players)]


def promised(told: Figures, name: str, players: int) -> list[int]:
    changes = told["options"].get(name, {}).get("changes", [])
    return [sum(change["points"] for change in changes if change["seat"] == seat) for seat in range(players)]


@pytest.mark.slow
@pytest.mark.parametrize("code", ["expansion.target", "setup.extra", "marriage.city"])
def test_a_city_taken_brings_and_costs_the_points_that_it_promises(code: str) -> None:
    tried = 0
    for state in moments(code, count=20, steps=6000):
        seat, before = state.actors()[0], points_now(state)
        told = figures(state, seat)
        for name in names(state):
            after = do(state.clone(), name)
            while after.actors()[0] >= 0 and after.prompt(after.actors()[0]).code == "expansion.source":
                do(after, names(after)[0])
            assert [now - then for now, then in zip(points_now(after), before)] == promised(told, name, state.players)
            tried += 1
    assert tried > 10


def test_E14_a_return_tells_what_it_brings_and_costs() -> None:
    position = Position().own("rome", "capua").own("rome", "napoli", level=2, palace="leonardo").act(5)
    state = do(position.build(), "end")
    before, told = points_now(state), figures(state, NAPLES)
    for name in ("return:capua", "return:napoli"):
        after = do(state.clone(), name)
        assert [now - then for now, then in zip(points_now(after), before)] == promised(told, name, 6)
    assert promised(told, "return:napoli", 6)[NAPLES] > 0


def test_a_swap_tells_what_it_changes_for_both() -> None:
    position = Position(diplomacy="windows").own("florence", "pisa", "bergamo").own("milan", "lodi", "cremona")
    position.own("milan", "lucca")
    state = do(position.build(), "speak", f"to:{MILAN}", "give_city:bergamo")
    before = points_now(state)
    told = figures(state, FLORENCE)
    do(state, "ask_city:lucca", "no_ducats")
    assert figures(state, MILAN)["options"]["accept"]["changes"] == told["options"]["ask_city:lucca"]["changes"]
    do(state, "accept")
    after = [now - then for now, then in zip(points_now(state), before)]
    assert after == promised(told, "ask_city:lucca", 6)
    assert after[MILAN] == 1


@pytest.mark.parametrize("mode", ["windows", "free"])
def test_R58_who_refuses_is_told_how_many_offers_they_could_then_make(mode: str) -> None:
    position = Position(diplomacy=mode).own("florence", "pisa").own("milan", "lucca").ducats("florence", 9)
    state = position.build()
    told = []
    for _ in range(2):
        do(state, "speak", f"to:{MILAN}", "give_city:pisa", "ask_city:lucca", "no_ducats")
        told.append(figures(state, MILAN)["options"]["refuse"]["offers_left"])
        do(state, "refuse")
        # Carried out: as often as they may take the floor, and no more.
        speaks = state.clone()
        for _ in range(told[-1]):
            assert MILAN in speaks.may()
            speaks.apply(MILAN, GAME.action_id("speak"))
            do(speaks, "withdraw")
        assert MILAN not in speaks.may()
    assert told == ([2, 2] if mode == "free" else [0, 0])


def test_an_artist_in_a_palace_counts_for_who_would_take_it() -> None:
    position = Position().own("rome", "siena", palace="leonardo").hand("florence", "swiss", "swiss")
    told = figures(position.build(), FLORENCE)["attacks"]
    changes = next(attack["changes"] for attack in told if attack["city"] == "siena")
    assert {"seat": FLORENCE, "points": 1, "province": None, "artist": "leonardo"} in changes
    assert {"seat": ROME, "points": -1, "province": None, "artist": "leonardo"} in changes


# ---- what a seat may not know ----


@given(st.sampled_from(SETTINGS), st.integers(0, 10_000), st.integers(0, 1500))
@settings(max_examples=40, deadline=None)
def test_figures_hang_on_what_the_viewer_knows(
    chosen: tuple[int, dict[str, bool | str]], seed: int, steps: int
) -> None:
    state = random_position(*chosen, seed, steps)
    for viewer in (*range(chosen[0]), SPECTATOR):
        twin = GAME.redeal(state, viewer, Rng("twin", seed))
        told = figures(state, viewer)
        assert told == figures(twin, viewer)
        assert json.loads(json.dumps(told)) == told
