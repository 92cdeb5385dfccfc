"""What a board shows, against the rule carried out: a siege comes to what was forecast, a price is what is paid."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from tests.games.virtu.lively import choose, help_out
from tests.games.virtu.positions import (
    ALLYING,
    BUYING,
    FLORENCE,
    FRANCE,
    KING_OF_NAPLES,
    MILAN,
    NAPLES,
    RECRUITING,
    VENICE,
    agent,
    allied,
    besieging,
    city,
    courtier,
    do,
    indulgence,
    lines,
    no_troops,
    options,
    own,
    patron,
    room,
    stepping,
    table,
    troops,
    winter,
)

from signoria.core.codes import Event
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, SPECTATOR, buffer
from signoria.games.virtu import GAME
from signoria.games.virtu.actions import ACTIONS
from signoria.games.virtu.box.constants import LEFT, RIGHT, ROOMS, SIDE_CAPACITY
from signoria.games.virtu.decisions import DECISIONS, STEP
from signoria.games.virtu.figures import figures
from signoria.games.virtu.phases import court
from signoria.games.virtu.phases.marker import STEPS
from signoria.games.virtu.phases.retreat import ships_to
from signoria.games.virtu.state import ELIMINATED, Virtu

PLAYERS = (2, 3, 4, 5)


def of(s: Virtu, seat: int | None = None) -> Any:
    """The figures for a seat, or for whoever is asked."""
    return figures(s, s.actors()[0] if seat is None else seat)


def told(s: Virtu, *names: str) -> list[Event]:
    """What is told while actions are carried out on a copy."""
    copy = s.clone()
    events: list[Event] = []
    for name in names:
        copy.apply(copy.actors()[0], GAME.action_id(name), events)
    return events


def states_of_lively_games(players: int) -> list[Virtu]:
    """States of a lively game, several of every decision that arises."""
    s = GAME.new(players, GAME.unattended_settings(players, {}))
    rng, outcomes, weights = Rng("figures", players), buffer(), buffer()
    found: list[Virtu] = [s.clone()]
    met: Counter[str] = Counter()
    while s.mover() != NOBODY:
        if s.mover() == CHANCE:
            s.step(CHANCE, draw(s, rng, outcomes, weights))
            continue
        if s.frames[0] == STEP and s.frames[STEPS] == 0 and rng.below(2):
            help_out(s, s.mover(), rng)
        code = DECISIONS.entries[s.frames[s.at]].code
        met[code] += 1
        if met[code] % 7 == 1 and met[code] < 140:
            found.append(s.clone())
        s.step(s.mover(), choose(s, s.mover(), rng))
    return [*found, s]


@pytest.fixture(scope="module")
def lively() -> dict[int, list[Virtu]]:
    return {players: states_of_lively_games(players) for players in PLAYERS}


# ---- in every state ----


@pytest.mark.parametrize("players", PLAYERS)
def test_forces_and_points_add_up_for_every_seat_and_for_spectators(
    players: int, lively: dict[int, list[Virtu]]
) -> None:
    for s in lively[players]:
        for seat in (SPECTATOR, *range(players)):
            shown = of(s, seat)
            for entry in shown["cities"].values():
                assert sum(part["count"] for part in entry["parts"]) == entry["defence"]
        for seat, entry in enumerate(shown["seats"]):
            assert {line["code"]: line["points"] for line in entry["lines"]} == lines(s, seat)
            assert entry["points"] == GAME.total(GAME.score(s)[seat])


@pytest.mark.parametrize("players", PLAYERS)
def test_places_say_what_the_court_takes(players: int, lively: dict[int, list[Virtu]]) -> None:
    for s in lively[players][1:]:
        for seat, entry in enumerate(of(s, SPECTATOR)["seats"]):
            if not court.fits(s, seat):
                continue
            for side, name in ((LEFT, "left"), (RIGHT, "right")):
                open_here = entry["places"][name]
                fits = court.courtiers(s, seat, side) < open_here
                fits = fits or (entry["places"]["free"] > 0 and open_here < SIDE_CAPACITY)
                assert fits == court.is_free(s, seat, side, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_payments_are_covered_to_the_price(players: int, lively: dict[int, list[Virtu]]) -> None:
    seen = 0
    for s in lively[players]:
        shown = of(s, SPECTATOR)["payment"]
        assert (shown is not None) == (s.depth > 1 and DECISIONS.entries[s.frames[s.at]].code == "payment.use")
        if shown is not None:
            seen += 1
            assert all(part["count"] > 0 for part in shown["covered"])
            paid = sum(part["count"] for part in shown["covered"])
            assert paid + sum(shown["left"].values()) == sum(shown["price"].values())
    assert seen > 10


@pytest.mark.parametrize("players", PLAYERS)
def test_a_combat_comes_to_what_was_forecast(players: int, lively: dict[int, list[Virtu]]) -> None:
    seen = 0
    for s in lively[players]:
        shown = of(s, SPECTATOR)["combat"]
        if shown is None:
            continue
        for name, outcome in {"": shown["now"], **shown["after"]}.items():
            seen += 1
            check_outcome(s, shown, name, outcome)
        for side, total in zip(shown["sides"], shown["now"]["totals"], strict=True):
            assert side["total"] == total
    assert seen > 3


def check_outcome(s: Virtu, shown: Any, announced: str, outcome: Any) -> None:
    """Announce, then pass until the forces are compared; the troops lost are those that were forecast."""
    copy, events = s.clone(), list[Event]()
    place = city(shown["city"])
    seats = [side["seat"] for side in shown["sides"]]
    before = [copy.army(seat, place) if seat >= 0 else 0 for seat in seats]
    moves = [announced] if announced else []
    while not any(event.code in ("siege", "field_battle") for event in events):
        copy.apply(copy.actors()[0], GAME.action_id(moves.pop(0) if moves else "pass"), events)
    result = next(event for event in events if event.code in ("siege", "field_battle"))
    parts = result.params
    attackers = int(parts["troops"]) + int(parts["bonus"])
    if shown["field"]:
        assert [parts["first"], parts["second"]] == outcome["totals"]
        assert [attackers, int(parts["troops_against"]) + int(parts["bonus_against"])] == outcome["totals"]
    else:
        assert [parts["attack"], parts["defence"]] == outcome["totals"]
        defenders = sum(int(parts[part]) for part in ("value", "garrison", "bastions", "bonus_against"))
        assert [attackers, defenders] == outcome["totals"]
        assert result.params["won"] == (outcome["winner"] == 0)
    while copy.actors() and DECISIONS.entries[copy.frames[copy.at]].code == "combat.losses":
        copy.apply(copy.actors()[0], copy.options(copy.actors()[0])[0], events)
    assert any(event.code == "trophy" for event in events) == (outcome["trophy"] > 0)
    fallen = before[0] - sum(int(copy.troops[p * 30 + place]) for p in range(5) if copy.master(p) == seats[0])
    assert fallen == outcome["losses"][0]
    if not shown["field"] and outcome["winner"] == 1:
        assert outcome["retreat"] == before[0] - fallen
    else:
        assert outcome["retreat"] == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_a_room_is_reachable_if_steps_lead_there(players: int, lively: dict[int, list[Virtu]]) -> None:
    for s in lively[players]:
        shown = of(s, SPECTATOR)["reach"]
        if not shown:
            continue
        steps = furthest(s)
        assert [entry["reachable"] for entry in shown] == [entry["steps"] <= steps for entry in shown]
        assert [entry["room"] for entry in shown] == [
            (int(s.marker[s.actors()[0]]) + i) % ROOMS for i in range(1, ROOMS + 1)
        ]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_walk_ends_in_its_room_for_what_it_says(players: int, lively: dict[int, list[Virtu]]) -> None:
    for s in lively[players]:
        for entry in of(s, SPECTATOR)["reach"]:
            assert bool(entry["walks"]) == entry["reachable"]
            for walk in entry["walks"]:
                seat = s.actors()[0]
                walked = s.clone()
                for name in walk["actions"]:
                    walked.apply(seat, GAME.action_id(name))
                assert (walked.marker[seat], walked.decision == STEP) == (entry["room"], False)
                assert s.florins[seat] - walked.florins[seat] == walk["florins"]
                uses = [name for name in walk["actions"] if name.startswith("use:")]
                assert uses == [f"use:{tile}.arrow" for tile in walk["tiles"]]


def furthest(s: Virtu) -> int:
    """The most steps that can be made from here without collecting florins, by trying."""
    seat = s.actors()[0]
    best = 0
    for action in s.options(seat):
        name = ACTIONS.names[action]
        if name.startswith("advance") or name.endswith(".arrow"):
            copy = s.clone()
            copy.apply(seat, action)
            best = max(best, 1 + furthest(copy)) if best <= ROOMS else best
    return best


@pytest.mark.parametrize("players", PLAYERS)
def test_a_room_says_what_blocks_it(players: int, lively: dict[int, list[Virtu]]) -> None:
    for s in lively[players]:
        if s.depth == 0 or DECISIONS.entries[s.frames[s.at]].code != "spring.act":
            continue
        seat = s.actors()[0]
        reason = s.why_not(seat, GAME.action_id("act"))
        here = of(s, SPECTATOR)["seats"][seat]["rooms"][s.marker[seat]]
        assert here["blocked"] == ("" if reason is None else reason.code)
        if reason is None:
            deed = told(s, "act")[0].params["action"]
            assert here["deed"] == ("influence" if deed == "annex" and players == 2 else deed)
        assert here["steps"] == ROOMS


@pytest.mark.parametrize("players", PLAYERS)
def test_a_city_costs_what_its_annexation_takes(players: int, lively: dict[int, list[Virtu]]) -> None:
    seen = 0
    for s in lively[players]:
        if s.depth == 0 or DECISIONS.entries[s.frames[s.at]].code not in ("action.annex", "action.influence"):
            continue
        seat = s.actors()[0]
        prices = {name: entry["annex"] for name, entry in of(s)["cities"].items() if entry["annex"]}
        offered = [ACTIONS.names[a].removeprefix("annex:") for a in s.candidates(seat) if "annex:" in ACTIONS.names[a]]
        assert not offered or set(offered) == set(prices)
        for name in [name for name in options(s) if name.startswith("annex:")]:
            copy = do(s.clone(), name)
            shown = of(copy)["payment"] if copy.depth > 2 else None
            if shown is not None:
                seen += 1
                assert shown["price"] == {k: v for k, v in prices[name.removeprefix("annex:")].items() if v}
    assert seen > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_a_march_leads_to_the_siege_that_was_forecast(players: int, lively: dict[int, list[Virtu]]) -> None:
    """Everybody else out of the way: the other turns are skipped and the sieges begin."""
    seen = 0
    for s in lively[players]:
        for entry in of(s, SPECTATOR)["marches"] if s.year > 1 else []:
            seat = s.actors()[0]
            copy = do(s.clone(), entry["action"])
            assert entry["besieges"] == (not copy.is_friendly(seat, city(entry["city"])))
            if entry["besieges"] and not entry["rivals"]:
                do(copy, "done")
                copy.turn = list(copy.order).index(seat)
                fight = besieging(copy_of_table(copy))
                shown = fight_at(fight, seat, entry["city"])
                if shown is not None:
                    seen += 1
                    assert shown["now"]["totals"] == [entry["attack"], entry["defence"]]
                    assert shown["sides"][1]["parts"] == entry["parts"]
    assert seen > 0


def copy_of_table(s: Virtu) -> Virtu:
    copy = s.clone()
    copy.clear_frames()
    return copy


def fight_at(s: Virtu, seat: int, name: str) -> Any:
    """The forecast of that siege, if the seat can begin with it."""
    if not s.actors() or s.actors()[0] != seat or f"siege:{name}" not in options(s):
        return None
    do(s, f"siege:{name}")
    if "besiege" in options(s):
        do(s, "besiege")
    return of(s)["combat"]


# ---- one by one ----


def test_X6_a_siege_line_by_line() -> None:
    s = table(4)
    no_troops(s)
    troops(s, VENICE, "siena", 3)
    troops(s, FLORENCE, "siena", 1)
    own(s, FLORENCE, "siena")
    courtier(s, FLORENCE, LEFT, "condottiere")
    s.florins[FLORENCE] = 1
    s = besieging(s)
    s.tokens[VENICE] = 1
    do(s, "siege:siena")
    shown = of(s)["combat"]
    assert [side["total"] for side in shown["sides"]] == [3, 4]
    assert shown["after"]["token"]["totals"] == [4, 4]
    assert shown["sides"][1]["open"] == [{"action": "use:left_1.war", "count": 1, "cost": 1, "payable": True}]
    do(s, "token", "use:left_1.war")
    shown = of(s)["combat"]
    assert shown["sides"][0]["parts"] == [
        {"kind": "troops", "source": f"seat_{VENICE}", "count": 3},
        {"kind": "bonus", "source": "token", "count": 1},
    ]
    assert shown["sides"][1]["parts"] == [
        {"kind": "value", "source": "siena", "count": 3},
        {"kind": "garrison", "source": f"seat_{FLORENCE}", "count": 1},
        {"kind": "bonus", "source": "left_1", "count": 1, "cost": 1, "card": "condottiere"},
    ]
    assert shown["now"] == {"winner": 1, "totals": [4, 5], "losses": [1, 0], "retreat": 2, "trophy": 0}


def test_E11_a_city_is_worth_something_else_to_everybody() -> None:
    s = table(4)
    own(s, FLORENCE, "siena", "spoleto")
    agent(s, FLORENCE, "ancona")
    agent(s, VENICE, "siena")
    s = stepping(s, MILAN, 0)
    assert [of(s, seat)["cities"]["ancona"]["value"] for seat in (FLORENCE, VENICE, SPECTATOR)] == [1, 3, 3]
    assert [of(s, seat)["cities"]["siena"]["value"] for seat in (VENICE, NAPLES)] == [2, 3]


def test_bastions_are_a_line_of_the_defence() -> None:
    s = table(4)
    patron(s, FLORENCE, "italian_bastions")
    s = stepping(s, MILAN, 0)
    assert {"kind": "bastions", "source": f"seat_{FLORENCE}", "count": 2} in of(s)["cities"]["florence"]["parts"]


def test_X2_a_walk_says_what_it_takes_and_what_it_passes() -> None:
    s = table(4)
    own(s, NAPLES, "parma")
    s.florins[NAPLES] = 2
    s = stepping(s, NAPLES, 2)
    shown = of(s)["reach"]
    assert [(entry["room"], entry["paid"], entry["passes"]) for entry in shown] == [
        (3, 0, []),
        (4, 0, ["left"]),
        (0, 1, ["left"]),
        (1, 2, ["left"]),
        (2, 3, ["left", "right"]),
    ]
    assert all(entry["reachable"] for entry in shown)
    assert set(shown[2]["ways"]) == {"florins", "parma", "rossano"}
    assert [(walk["florins"], walk["tiles"]) for walk in shown[2]["walks"]] == [
        (2, []),
        (0, ["rossano"]),
        (0, ["parma"]),
    ]
    assert shown[3]["walks"][0] == {
        "actions": ["advance", "advance", "advance_for_florins", "use:rossano.arrow", "stop"],
        "florins": 2,
        "tiles": ["rossano"],
    }


def test_a_payment_tells_what_covers_it() -> None:
    """Gonfalonier: florins of the treasury and a crown."""
    s = table(4)
    s.florins[MILAN] = 5
    courtier(s, MILAN, LEFT, "gonfalonier")
    s = do(winter(s, MILAN, BUYING), "buy:gonfalonier")
    shown = of(s)["payment"]
    assert shown["purpose"] == "winter.buy"
    assert shown["covered"] == [{"source": "treasury", "symbol": "florin", "count": 3}]
    assert shown["left"] == {"crown": 1}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_usual_uses_pay_to_the_end(players: int, lively: dict[int, list[Virtu]]) -> None:
    for s in lively[players]:
        payment = of(s, SPECTATOR)["payment"]
        if payment is None:
            continue
        paying = s.clone()
        assert payment["usual"]
        for name in payment["usual"]:
            assert of(paying, SPECTATOR)["payment"]["left"] != {}
            do(paying, name)
        assert paying.depth < s.depth or of(paying, SPECTATOR)["payment"] is None


def test_the_usual_use_shows_least_too_many() -> None:
    """A crown of the Bishop's neighbour rather than two of the Gonfalonier; the indulgence last."""
    s = table(4)
    s.florins[MILAN] = 5
    own(s, MILAN, "milan")
    courtier(s, MILAN, LEFT, "gonfalonier")
    s = do(winter(s, MILAN, BUYING), "buy:gonfalonier")
    assert of(s)["payment"]["usual"] == ["use:milan.crown"]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sale_goes_as_far_as_nothing_is_to_choose(players: int, lively: dict[int, list[Virtu]]) -> None:
    for s in lively[players]:
        if not s.actors() or s.actors()[0] < 0:
            continue
        seat = s.actors()[0]
        shopping = DECISIONS.entries[s.frames[s.at]].code == "winter.buy"
        for item, told in of(s)["market"].items():
            assert (told["sale"] is not None) == (shopping and f"buy:{item}" in options(s))
            if told["sale"] is None:
                continue
            bought = s.clone()
            for name in told["sale"]["actions"]:
                do(bought, name)
            sides = [name.removeprefix("to:") for name in options(bought) if name.startswith("to:")]
            paying = DECISIONS.entries[bought.frames[bought.at]].code == "payment.use"
            assert told["sale"]["sides"] == ([] if paying else sides)
            assert not paying or len(bought.options(seat)) > 1


def test_E17_the_symbol_that_an_agent_spares_is_covered_by_the_agent() -> None:
    s = table(4)
    own(s, VENICE, "naples")
    agent(s, VENICE, "alliance_ottoman")
    for name in ("merchant", "merchant"):
        courtier(s, VENICE, RIGHT, name)
    s = winter(s, VENICE, ALLYING)
    assert of(s)["powers"]["ottoman"] == {
        "ally": -1,
        "agent": VENICE,
        "price": {"crown": 1, "ship": 3},
        "reduced": True,
        "bonus": {"ship": 2},
        "usable": False,
    }
    do(s, "ally:ottoman", "waive:crown")
    shown = of(s)["payment"]
    assert {"source": "agent", "symbol": "crown", "count": 1} in shown["covered"]
    assert shown["left"] == {"ship": 3}


def test_E18_an_alliance_is_usable_unless_an_enemy_agent_blocks_it() -> None:
    s = table(4)
    allied(s, VENICE, "ottoman")
    allied(s, FLORENCE, "empire", ready=False)
    s = stepping(s, MILAN, 0)
    assert of(s)["powers"]["ottoman"]["usable"]
    assert not of(s)["powers"]["empire"]["usable"]
    agent(s, FLORENCE, "alliance_ottoman")
    assert not of(s)["powers"]["ottoman"]["usable"]


def test_E12_rooms_say_their_action_and_what_blocks_it() -> None:
    s = table(4)
    room(s, VENICE, 1, "condottiere")
    agent(s, FLORENCE, f"palace_{VENICE}.1")
    indulgence(s, VENICE, 2)
    rooms = of(stepping(s, MILAN, 0))["seats"][VENICE]["rooms"]
    assert (rooms[1]["deed"], rooms[1]["agent"], rooms[1]["blocked"]) == ("war", FLORENCE, "enemy_agent_here")
    assert rooms[2]["blocked"] == "indulgence_here"
    assert [entry["steps"] for entry in rooms] == [5, 1, 2, 3, 4]
    printed = {entry["printed"]: entry["symbol"] for entry in rooms}
    assert (printed.get("govern", "crown"), printed.get("annex", "")) == ("crown", "")


def test_tracks_show_piles_from_the_top_prices_and_bonuses() -> None:
    s = table(4, first=1)
    own(s, VENICE, "mantua", "ravenna")
    s.rank[NAPLES] = 1
    shown = of(stepping(s, FLORENCE, 0))
    assert shown["city_track"][0] == {"cities": 2, "points": 0, "seats": [FLORENCE, NAPLES, MILAN]}
    assert shown["city_track"][2]["seats"] == [VENICE]
    assert [entry["bonus"] for entry in shown["patronage_track"]] == [False, False, True, False, True, False]
    assert shown["patronage_track"][5]["price"] == {"florin": 4, "crown": 2, "cross": 1}
    assert shown["patronage_track"][1]["seats"] == [NAPLES]
    assert (shown["end"]["most_cities"], shown["end"]["cities_needed"], shown["end"]["rank_needed"]) == (4, 8, 5)


def test_the_end_counts_neutral_cities() -> None:
    s = stepping(table(4), MILAN, 0)
    assert of(s)["end"]["neutral"] == 20
    own(s, MILAN, "mantua")
    assert of(s)["end"]["neutral"] == 19


def test_R46_pay_now_and_with_one_more_troop() -> None:
    s = table(4)
    no_troops(s)
    troops(s, MILAN, "milan", 2)
    s.florins[MILAN] = 1
    s = winter(s, MILAN, RECRUITING)
    shown = of(s)
    assert shown["seats"][MILAN]["pay"] == {"due": 0, "with_one_more": 1}
    assert shown["pay_table"] == [0, 0, 0, 1, 1, 2, 2]
    assert shown["cities"]["milan"]["recruit"] == 1
    do(s, "recruit:milan")
    assert of(s)["seats"][MILAN]["pay"]["due"] == 1


def test_X15_the_market_says_what_is_barred_whatever_one_pays() -> None:
    s = table(4)
    own(s, MILAN, "mantua")
    s.estate[MILAN * 13 + 3] = 1
    s.market[1] -= 1
    s = winter(s, MILAN, BUYING)
    market = of(s)["market"]
    assert market["kingdom"]["barred"] == "excluded"
    assert of(s, VENICE)["market"]["kingdom"]["barred"] == ""
    assert of(s, SPECTATOR)["market"]["kingdom"]["barred"] == ""
    assert (market["duchy"]["stock"], market["bishop"]["stock"]) == (4, 5)
    for name, entry in market.items():
        reason = s.why_not(MILAN, GAME.action_id(f"buy:{name}"))
        assert entry["barred"] in ("", reason.code if reason else "")


# ---- two players ----


def test_E22_postures_and_zones_of_the_major_cities() -> None:
    s = table(2)
    s.influence[0], s.influence[1], s.influence[2] = -3, 0, 6
    shown = of(stepping(s, FRANCE, 0))["majors"]
    assert shown["florence"]["postures"] == ["favourable", "hostile"]
    assert shown["rome"]["postures"] == ["neutral", "neutral"]
    assert shown["venice"]["postures"] == ["hostile", "favourable"]
    assert (shown["venice"]["zone"], shown["florence"]["zone"]) == ("alliance_naples", "favourable_france")
    assert (shown["venice"]["troops"], shown["venice"]["reserve"], len(shown["venice"]["cards"])) == (2, 2, 2)


def test_E27_pay_rounds_and_the_pay_of_own_and_allied_troops() -> None:
    s = table(2)
    s.year = 8
    s.major_ally[2], s.influence[2] = KING_OF_NAPLES, 0
    no_troops(s)
    troops(s, KING_OF_NAPLES, "naples", 5)
    troops(s, 4, "venice", 2)
    shown = of(s, KING_OF_NAPLES)
    assert shown["end"]["pay_rounds"] == [4, 8, 12, 16, 20]
    assert shown["seats"][KING_OF_NAPLES]["pay"] == {"due": 4, "with_one_more": 4}
    s.year = 9
    assert of(s, KING_OF_NAPLES)["seats"][KING_OF_NAPLES]["pay"]["due"] == 0


def test_the_figures_are_equal_where_the_observation_is() -> None:
    for seat, players in itertools.product((0, 1, SPECTATOR), (2, 4)):
        s = stepping(table(players), 0, 0)
        assert of(s, seat) == of(GAME.load(GAME.dump(s)), seat)


# ---- the map, great powers, Major Cities ----


@pytest.mark.parametrize("players", PLAYERS)
def test_a_city_is_told_with_its_owner_its_troops_and_its_agent(players: int) -> None:
    s = table(players)
    agent(s, 0, "rossano")
    for name, told in of(s, 0)["cities"].items():
        here = city(name)
        owner = told["owner"]
        assert (told["lord"], told["agent"]) == (max(s.lord(here), -1), s.agent[here])
        assert (owner == "") == (s.owner[here] < 0)
        assert sum(told["troops"].values()) == sum(s.troops[here :: len(s.owner)])
        assert owner in ("", "florence", "rome", "venice") or owner == f"seat_{s.owner[here]}"


def test_an_annexation_comes_from_an_own_city_by_road_or_over_so_many_seas() -> None:
    s = table()
    for seat in range(4):
        for name, told in of(s, seat)["cities"].items():
            assert (told["annex_from"] == "") == (told["annex"] == {})
            if told["annex"]:
                start = city(told["annex_from"])
                assert s.owner[start] == seat
                assert ships_to(s, start, city(name)) == told["annex"]["ship"]


def test_great_powers_are_told_with_ally_and_agent() -> None:
    s = table()
    allied(s, MILAN, "france")
    agent(s, VENICE, "alliance_france")
    powers = of(s, 0)["powers"]
    assert (powers["france"]["ally"], powers["france"]["agent"]) == (MILAN, VENICE)
    assert (powers["ottoman"]["ally"], powers["ottoman"]["agent"]) == (-1, -1)


def test_major_cities_are_told_with_their_place_and_what_an_alliance_brings() -> None:
    s = table(2)
    told = of(s, FRANCE)
    spaces = told["influence_track"]
    for number, major in enumerate(told["majors"].values()):
        assert major["place"] == s.influence[number]
        assert major["zone"] == next(space["zone"] for space in spaces if space["place"] == major["place"])
        assert (major["ally"], major["eliminated"], len(major["cards"])) == (-1, False, 2)
    assert [major["agents"] for major in told["majors"].values()] == [1, 1, 0]
    assert [space["place"] for space in spaces] == [*range(-7, 8)]
    s.major_ally[0] = KING_OF_NAPLES
    s.major_ally[1] = ELIMINATED
    majors = of(s, FRANCE)["majors"]
    assert (majors["florence"]["ally"], majors["florence"]["eliminated"]) == (KING_OF_NAPLES, False)
    assert (majors["rome"]["ally"], majors["rome"]["eliminated"]) == (-1, True)


@pytest.mark.parametrize(("number", "date"), [(1, 1494), (3, 1494), (4, 1495), (9, 1495), (10, 1496), (21, 1497)])
def test_a_round_of_two_lies_in_a_year_of_history(number: int, date: int) -> None:
    s = table(2)
    s.year = number
    assert of(s, FRANCE)["end"]["date"] == date
