"""Set-up: player counts, variants, scenarios, start cities, ramparts, palaces, the extra garrison (§3, §7)."""

from __future__ import annotations

import pytest
from tests.games.renaissance.positions import do, level, names, owner

from signoria.core.errors import InvalidDocument
from signoria.core.state import CHANCE
from signoria.games.renaissance import GAME
from signoria.games.renaissance.box.constants import CITIES, NATIONS, PROVINCE_OF, PROVINCES, YEARS
from signoria.games.renaissance.box.plans import PLANS
from signoria.games.renaissance.state import Renaissance


def begin(players: int, **options: bool | str) -> Renaissance:
    """Nations and order as they come; the first player is to place his rampart or to choose a city."""
    state = GAME.new(players, options)
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.weights()[0][0])
    return state


def finish_set_up(state: Renaissance) -> Renaissance:
    """Everybody takes the first option until the first turn begins, passing on the extra garrison."""
    while state.actors() != [CHANCE] and state.prompt(state.actors()[0]).code.startswith("setup."):
        state.apply(state.actors()[0], state.options(state.actors()[0])[0 if "pass" not in names(state) else -1])
    return state


def nation_seat(state: Renaissance, nation: str) -> int:
    return list(state.nation).index(NATIONS.index(nation))


def cities_of(state: Renaissance, nation: str) -> set[str]:
    seat = nation_seat(state, nation)
    return {city for city in CITIES if owner(state, city) == seat}


def closed(state: Renaissance) -> set[str]:
    return {PROVINCES[PROVINCE_OF[i]] for i in range(len(CITIES)) if state.owner[i] == 6}


def test_R1_six_turns() -> None:
    assert YEARS == (1454, 1462, 1470, 1478, 1486, 1494)


def test_R4_variant_and_nations_are_agreed_or_drawn() -> None:
    state = GAME.new(4)
    assert [GAME.outcomes.name(o) for o, _ in state.weights()] == ["variant:without_naples", "variant:without_milan"]
    state = GAME.new(4, {"variant": "without_milan"})
    drawn = {GAME.outcomes.name(o) for o, _ in state.weights()}
    assert drawn == {"nation:florence", "nation:naples", "nation:rome", "nation:venice"}
    state = GAME.new(3, {"nations": "listed"})
    assert [NATIONS[nation] for nation in state.nation] == ["florence", "rome", "venice"]
    assert [GAME.outcomes.name(o) for o, _ in state.weights()] == ["next:0", "next:1", "next:2"]


def test_R4_nations_may_be_chosen_seat_after_seat() -> None:
    state = GAME.new(3, {"nations": "chosen"})
    assert (state.actors(), names(state)) == ([0], ["nation:florence", "nation:rome", "nation:venice"])
    assert state.prompt(0).code == "setup.nation"
    do(state, "nation:venice")
    assert (state.actors(), names(state)) == ([1], ["nation:florence", "nation:rome"])
    do(state, "nation:florence", "nation:rome")
    assert [NATIONS[nation] for nation in state.nation] == ["venice", "florence", "rome"]
    assert [GAME.outcomes.name(o) for o, _ in state.weights()] == ["next:0", "next:1", "next:2"]


def test_R4_R7_in_a_scenario_the_list_orders_those_who_have_chosen() -> None:
    state = GAME.new(4, {"nations": "chosen", "scenario": "1494"})
    assert names(state) == ["nation:rome", "nation:venice", "nation:france", "nation:spain"]
    do(state, "nation:spain", "nation:venice", "nation:rome", "nation:france")
    assert [int(seat) for seat in state.order][:4] == [3, 2, 1, 0]
    assert state.actors() == [3]


def test_R4_the_variant_is_drawn_before_nations_are_chosen() -> None:
    state = do(GAME.new(4, {"nations": "chosen"}), "variant:without_milan")
    assert names(state) == ["nation:florence", "nation:naples", "nation:rome", "nation:venice"]
    document = GAME.dump(do(state, "nation:rome"))
    assert GAME.dump(GAME.load(document)) == document
    document["frames"][0]["seat"] = -1
    with pytest.raises(InvalidDocument):
        GAME.load(document)


def test_R5_the_rampart_stands_on_an_own_start_city_before_the_extra_garrison() -> None:
    state = begin(6, nations="listed")
    assert names(state) == ["rampart:firenze", "rampart:pistoia"]
    do(state, "rampart:pistoia")
    assert level(state, "pistoia") == 1
    finish_set_up(state)
    assert state.ramparts == 20 - 6


def test_R6_who_has_an_extra_garrison_in_scenarios() -> None:
    for scenario, expected in (("1494", 6), ("1499", 1), ("1515", 6)):
        plan = next(plan for plan in PLANS if plan.id == f"{scenario}_6")
        assert len(plan.extra) == expected
        state = begin(6, scenario=scenario)
        asked = []
        while not (state.actors() == [CHANCE] or not state.prompt(state.actors()[0]).code.startswith("setup.")):
            if state.prompt(state.actors()[0]).code == "setup.extra":
                asked.append(NATIONS[state.nation[state.actors()[0]]])
            state.apply(state.actors()[0], state.options(state.actors()[0])[0])
        assert len(asked) == expected
        assert scenario != "1499" or asked == ["france"]


def test_R7_scenarios_are_played_in_the_order_of_the_list() -> None:
    state = begin(5, scenario="1499")
    order = [NATIONS[state.nation[seat]] for seat in state.order if seat >= 0]
    assert order == ["venice", "rome", "florence", "france", "spain"]


@pytest.mark.parametrize(
    ("scenario", "five", "four"),
    [
        ("1494", {"florence"}, {"florence", "milan"}),
        ("1499", {"milan"}, {"milan", "rome"}),
        ("1515", {"florence"}, {"florence", "swiss"}),
    ],
)
def test_R8_removals_add_up(scenario: str, five: set[str], four: set[str]) -> None:
    playing = {plan.players: {NATIONS[n] for n in plan.nations} for plan in PLANS if plan.id.startswith(scenario)}
    assert set(playing) == {4, 5, 6}
    assert playing[6] - playing[5] == five
    assert playing[6] - playing[4] == four


def test_R9_nothing_is_closed_in_scenarios() -> None:
    assert all(not plan.closed for plan in PLANS if not plan.id.startswith("base"))
    assert closed(begin(4, scenario="1494")) == set()


def test_R10_scenarios_last_six_turns() -> None:
    state = finish_set_up(begin(4, scenario="1515"))
    while state.actors():
        seat = state.actors()[0]
        action = state.weights()[0][0] if seat == CHANCE else state.options(seat)[0]
        idle = {"end", "pass", "cards:0", "vote:peace"}
        choice = [a for a in (state.options(seat) if seat >= 0 else []) if GAME.action_name(a) in idle]
        state.apply(seat, choice[0] if choice else action)
    assert state.turn == 7


def test_R12_closed_provinces_by_player_count() -> None:
    five = {"heiliges_roemisches_reich", "ducato_di_savoia"}
    south = {"abruzzo_basilicata", "regno_di_napoli", "calabria_puglia"}
    north = {"marchesato_di_saluzzo_e_di_monferrato", "ducato_di_milano", "lombardia"}
    assert closed(begin(6)) == set()
    assert closed(begin(5)) == five
    assert closed(begin(4, variant="without_naples")) == five | south
    assert closed(begin(4, variant="without_milan")) == five | north
    assert closed(begin(3)) == five | south | north


def test_E20_the_swiss_of_1515() -> None:
    state = begin(6, scenario="1515")
    assert names(state) == [f"rampart:{city}" for city in ("torino", "nizza", "genova", "ajaccio")]
    do(state, "rampart:nizza", "palace:torino")
    swiss = nation_seat(state, "swiss")
    assert state.actors() == [swiss]
    assert cities_of(state, "swiss") == {"confederazione_svizzera", "milano", "casale", "saluzzo"}
    do(state, "rampart:milano", "palace:milano")
    finish_set_up(state)
    assert state.ducats[swiss] == 6
    assert (state.war, state.turn) == (1, 1)
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.weights()[0][0])
    assert state.hand_size(swiss) == 6


def test_S_CHOICE_one_city_of_a_list() -> None:
    state = begin(6, scenario="1494")
    assert names(state) == ["garrison:torino", "garrison:pisa", "garrison:bari"]
    do(state, "garrison:bari")
    assert cities_of(state, "france") == {"genova", "napoli", "bari"}


def test_S_EXTRA_a_road_from_a_start_city_or_a_port() -> None:
    state = begin(6, nations="listed")
    for _ in range(6):
        state.apply(state.actors()[0], state.options(state.actors()[0])[0])
    assert NATIONS[state.nation[state.actors()[0]]] == "florence"
    assert set(names(state)) == {f"garrison:{c}" for c in ("bologna", "pisa", "lucca", "arezzo", "siena")} | {"pass"}
    do(state, "garrison:siena")
    assert {"garrison:piacenza", "garrison:palermo", "garrison:pisa"} <= set(names(state))
    assert "garrison:ravenna" not in names(state)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.id)
def test_every_start_is_set_up_as_planned(plan: object) -> None:
    found = next(entry for entry in PLANS if entry is plan)
    kind, _, rest = found.id.partition("_")
    options = {"variant": rest[2:]} if kind == "base" and found.players == 4 else {}
    options |= {} if kind == "base" else {"scenario": kind}
    state = finish_set_up(begin(found.players, **options))
    for nation in found.nations:
        held = {CITIES.index(city) for city in cities_of(state, NATIONS[nation])}
        assert set(found.fixed[nation]) <= held
        assert len(held) == len(found.fixed[nation]) + len(found.choices[nation])
    assert sum(house == 0 for house in state.palace) == found.palaces * found.players
    assert not {i for i in range(len(CITIES)) if state.owner[i] == 6} ^ set(found.closed)
