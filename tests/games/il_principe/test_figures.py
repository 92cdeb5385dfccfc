"""Figures against the rules carried out: what a board shows is what happens (§4 to §6)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.il_principe.positions import (
    at_action,
    at_lot,
    at_offer,
    before_roles,
    play,
    play_by,
    random_lines,
    settle,
)

from signoria.core.codes import Event
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR
from signoria.games.il_principe import GAME
from signoria.games.il_principe.box.constants import COLORS, REGIONS
from signoria.games.il_principe.figures import Figures, figures
from signoria.games.il_principe.figures_cities import City
from signoria.games.il_principe.state import OFFER, IlPrincipe

FULL_HAND = dict.fromkeys(COLORS, 2)
RICH = {seat: {"coins": 9} for seat in range(4)}


def games(steps: int = 12) -> Iterator[IlPrincipe]:
    """Positions of whole games, a few steps apart."""
    for players in GAME.players:
        state, rng = GAME.new(players, {"open_money": players % 2 == 0}), Rng("figures", players)
        while state.actors():
            yield state
            random_lines(state, rng, steps)
        yield state


def city(shown: Figures, name: str) -> City:
    return next(entry for entry in shown["cities"] if entry["city"] == name)


# ---- laws ----


def test_figures_follow_from_the_observation_alone() -> None:
    for state in games():
        for seat in (*range(state.players), SPECTATOR):
            twin = GAME.redeal(state, seat, Rng("twin", seat))
            assert figures(twin, seat) == figures(state, seat)


def test_a_look_changes_nothing() -> None:
    state = at_lot("white", 2, seats=RICH)
    before = GAME.dump(state)
    figures(state, 0)
    for action in state.candidates(1):
        GAME.describe(state, 1, action)
    assert GAME.dump(state) == before


# ---- points as if the game ended now ----


def test_points_now_are_those_of_the_final_scoring() -> None:
    for state in games():
        shown = figures(state, 0)
        for seat, lines in enumerate(GAME.score(state)):
            points = {code: sum(line.points for line in lines if line.code == code) for code in ("track", "sets")}
            now = shown["now"][seat]
            assert (now["track"], now["sets"]) == (points["track"], points["sets"])
            assert now["set_count"] == sum(int(line.params["count"]) for line in lines if line.code == "sets")
            of_regions = [line.points for line in lines if line.code == "region"]
            assert [shown["regions"][region][seat] for region in REGIONS] == of_regions
            assert now["regions"] == sum(of_regions)
        if not state.actors():
            assert [now["total"] for now in shown["now"]] == [GAME.total(lines) for lines in GAME.score(state)]


@pytest.mark.parametrize("open_money", [False, True])
def test_R3_points_for_coins_are_hidden_with_the_coins(open_money: bool) -> None:
    state = at_action(0, seats=RICH | {1: {"coins": 12}}, options={"open_money": open_money})
    for seat in (0, 1, SPECTATOR):
        now = figures(state, seat)["now"]
        assert [line["most_coins"] for line in now] == ([0, 2, 0, 0] if open_money else [None] * 4)
        assert [line["total"] for line in now] == ([0, 2, 0, 0] if open_money else [0] * 4)


def test_most_cards_tell_nothing_of_an_offer_half_made() -> None:
    hands = [{"red": 4}, {"blue": 4}, {"white": 4}]
    state = at_offer(hands)
    before = figures(state, 0)
    play_by(state, 1, "offer:blue")
    assert figures(state, 0) == before
    play_by(state, 1, "offer:blue")
    assert [now["most_cards"] for now in figures(state, 0)["now"]] == [2, 0, 2]


# ---- auctions and lots ----


def test_an_auction_in_full() -> None:
    state = at_lot("white", 2, marker=2, seats=RICH)
    play(state, "bid:2", "pass", "bid:5", "pass")
    auction = figures(state, SPECTATOR)["auction"]
    assert auction == {
        "prize": "lot",
        "color": "white",
        "high": 5,
        "leader": 1,
        "order": [3, 0, 1, 2],
        "entered": [3, 0, 1, 2],
        "passed": [0, 2],
        "bids": [0, 5, 0, 2],
        "turns_down": [0, 0, 0, 0],
        "minor_stays": False,
    }
    play(state, "pass")
    assert figures(state, SPECTATOR)["auction"] is None
    assert list(state.bid) == [0] * 4


def test_lots_keep_buyer_price_and_givers_until_the_round_is_over() -> None:
    for players in GAME.players:
        state, rng = GAME.new(players), Rng("lots", players)
        told, names = list[tuple[str, int | str | None, int | str]](), {"lot_sold", "lot_unsold"}
        given = [dict[str, int]() for _ in range(players)]
        while state.actors():
            before, events = state.round, list[Event]()
            ((by, action),) = random_lines(state.clone(), rng, 1)
            state.apply(by, action, events)
            if state.round != before:
                told, given = [], [{} for _ in range(players)]
            for event in events:
                if event.code in names:
                    buyer, price = event.params.get("seat"), event.params.get("coins", 0)
                    told.append((str(event.params["color"]), buyer, price))
                if event.code == "revealed":
                    given[int(event.params["seat"])] = {c: int(event.params.get(c, 0)) for c in COLORS}
            lots = figures(state, 0)["lots"]
            gone = [lot for lot in lots if lot["state"] in ("sold", "unsold")]
            assert [(lot["color"], lot["buyer"], lot["price"]) for lot in gone] == told
            assert lots[: len(gone)] == gone, "in the order of sale"
            auction = figures(state, 0)["auction"]
            on_sale = [lot["color"] for lot in lots if lot["state"] == "on_sale"]
            assert on_sale == ([auction["color"]] if auction and auction["prize"] == "lot" else [])
            for lot in lots:
                assert lot["offered_by"] == [cards.get(lot["color"], 0) for cards in given]


def test_the_first_bid_that_a_purse_lacks_is_shown_in_every_auction() -> None:
    for state in games():
        (seat, *_) = state.actors() or [CHANCE]
        if seat == CHANCE or state.prompt(seat).code != "auction.bid":
            continue
        names = [GAME.action_name(action) for action in state.candidates(seat)]
        lowest = max(state.coins[seat], state.prompt(seat).params.get("high", 0)) + 1  # type: ignore[operator]
        assert names[-1] == f"bid:{lowest}"
        reason = state.why_not(seat, GAME.action_id(names[-1]))
        assert reason is not None
        assert (reason.code, reason.params) == ("too_poor", {"need": lowest, "have": state.coins[seat]})


# ---- cities ----


def test_what_is_missing_is_all_that_a_build_needs() -> None:
    state = at_action(0, seats={0: {"coins": 3, "hand": {"green": 1, "red": 1}}})
    firenze = city(figures(state, 0), "firenze")
    assert (firenze["missing"], firenze["coins_short"]) == ({"green": 1, "blue": 1, "yellow": 1}, 2)
    state = at_action(0, seats={0: {"coins": 5, "hand": {"green": 2, "red": 1, "blue": 1, "yellow": 1}}})
    firenze = city(figures(state, 0), "firenze")
    assert (firenze["missing"], firenze["coins_short"]) == ({}, 0)
    assert state.why_not(0, GAME.action_id("build:firenze")) is None
    assert city(figures(state, SPECTATOR), "firenze")["missing"] == {}


def test_nothing_missing_means_that_one_may_build() -> None:
    compared = 0
    for state in games(3):
        if len(state.actors()) != 1 or state.actors() == [CHANCE]:
            continue
        (seat,) = state.actors()
        if state.prompt(seat).code not in ("auctions.build", "actions.action") or state.round == 1:
            continue
        options = {GAME.action_name(action) for action in state.options(seat)}
        for entry in figures(state, seat)["cities"]:
            is_ready = not entry["missing"] and not entry["coins_short"]
            assert (f"build:{entry['city']}" in options) == is_ready
            compared += is_ready
    assert compared > 10


@pytest.mark.parametrize("large_city_vp_6", [False, True])
def test_income_and_points_of_a_city_are_what_building_it_brings(large_city_vp_6: bool) -> None:
    seats = {0: {"coins": 9, "hand": FULL_HAND}}
    for name in ("siena", "lucca", "firenze", "orvieto"):
        state = at_action(
            0,
            seats=seats,
            major={"green": 1, "white": 0, "red": 2},
            minor={"green": 2, "white": 3, "red": 1},
            options={"large_city_vp_6": large_city_vp_6},
        )
        entry = city(figures(state, 0), name)
        label = GAME.describe(state, 0, GAME.action_id(f"build:{name}"))
        play(state, f"build:{name}")
        while state.actors() == [0]:
            state.apply(0, state.options(0)[0])
        assert entry["income"] == [0, *list(state.vp)[1:]]
        by_role = [sum(one["points"] for one in entry["earnings"] if one["seat"] == seat) for seat in range(4)]
        assert by_role == entry["income"]
        assert label.params["others"] == sum(entry["income"])
        assert entry["points"] == label.gain["points"] == state.vp[0]


def test_the_reach_of_a_city_is_the_highest_bid_after_which_it_is_built() -> None:
    """One yellow card is missing for Siena, and it is on sale."""
    seats = {1: {"coins": 8, "hand": {"green": 1, "red": 1}}}
    state = at_lot("yellow", 1, seats=seats)
    siena = city(figures(state, 1), "siena")
    assert (siena["missing"], siena["missing_with_lot"], siena["reach"]) == ({"yellow": 1}, {}, 5)
    for bid, can_build in ((5, True), (6, False)):
        won = state.clone()
        play(won, f"bid:{bid}", "pass", "pass", "pass")
        assert (GAME.action_id("build:siena") in won.options(1)) == can_build
    assert city(figures(state, 1), "firenze")["reach"] is None
    assert (
        city(figures(at_lot("yellow", 1, round=1, deck=60, seats={1: seats[1] | {"coins": 7}}), 1), "siena")["reach"]
        is None
    )


# ---- shields and roles ----


def test_the_points_of_a_shield_are_what_placing_it_brings() -> None:
    seats = {0: {"coins": 5, "hand": FULL_HAND, "map": {"parma": 1}}, 1: {"map": {"parma": 2, "umbria": 1}}}
    state = at_action(0, seats=seats)
    play(state, "build:firenze")
    changes = dict[str, tuple[int | str, int | str]]()
    for action in state.options(0):
        label, after = GAME.describe(state, 0, action), state.clone()
        region = str(label.params["region"])
        before = figures(state, 0)["regions"][region][0]
        after.apply(0, action)
        now = figures(after, 0)["regions"][region][0]
        assert (label.params["before"], label.params["after"]) == (before, now)
        assert label.gain.get("points", 0) == now - before
        changes[region] = (before, now)
    assert changes == {"parma": (2, 5), "toscana": (0, 5), "umbria": (0, 5)}


def test_cards_turn_down_as_the_role_auction_says() -> None:
    ups = {0: {"coins": 9, "up": {"blue": 3}}, 1: {"coins": 9, "up": {"blue": 3}}, 2: {"up": {"blue": 1}}}
    state = before_roles(seats=ups)
    play(state, "pass")
    auction = figures(state, 2)["auction"]
    assert auction is not None
    assert (auction["prize"], auction["entered"], auction["minor_stays"]) == ("major", [1, 0], True)
    assert auction["turns_down"] == [2, 2, 0, 0]
    assert figures(state, 2)["roles"][3] == {"color": "blue", "major": "on_sale", "minor": "stays"}
    play(state, "bid:1", "pass")
    assert state.down[1 * len(COLORS) + 3] == 2
    assert figures(state, 2)["roles"][3] == {"color": "blue", "major": "held", "minor": "stays"}


def test_a_tie_for_second_turns_nothing_down() -> None:
    ups = {seat: {"coins": 9, "up": {"white": count}} for seat, count in enumerate((3, 1, 1))}
    state = before_roles(seats=ups)
    play(state, "pass")
    auction = figures(state, 0)["auction"]
    assert auction is not None
    assert (auction["prize"], auction["entered"], auction["minor_stays"]) == ("minor", [1, 2], False)
    assert auction["turns_down"] == [0] * 4
    assert figures(state, 0)["roles"][1] == {"color": "white", "major": "held", "minor": "on_sale"}


def test_tiles_that_are_to_come_are_given_and_others_stay() -> None:
    """What is said of every tile when a role is asked about is what phase 4 makes of it."""
    ups = {0: {"up": {"blue": 2, "yellow": 1}}, 1: {"up": {"blue": 1}}}
    state = before_roles(seats=ups)
    play(state, "pass")
    roles = {role["color"]: (role["major"], role["minor"]) for role in figures(state, 0)["roles"]}
    assert roles["white"] == ("stays", "stays")
    assert roles["blue"] == ("held", "to_come")
    assert roles["yellow"] == ("to_come", "to_come")
    play(state, "shield:parma")
    assert (state.major[3], state.minor[3]) == (0, 1)
    assert figures(GAME.new(2), 0)["roles"][0]["minor"] == "unused"


# ---- actions, rounds ----


def test_what_everybody_did_in_phase_3() -> None:
    seats = {0: {"coins": 9, "hand": FULL_HAND}, 1: {"hand": {"green": 3}}}
    state = at_action(0, seats=seats)
    assert figures(state, 2)["acted"] == [None] * 4
    play(state, "build:siena", "shield:toscana")
    settle(state)
    play(state, "lay:green:3", "pass")
    nothing = {"city": None, "color": None, "count": 0}
    acted = figures(state, 2)["acted"]
    assert acted[:2] == [
        nothing | {"verb": "build", "city": "siena"},
        nothing | {"verb": "lay", "color": "green", "count": 3},
    ]
    assert acted[2:] == [nothing | {"verb": "pass"}, None]
    assert figures(state, 2)["turn_order"] == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_R12_R15_laid_cards_come_to_what_phase_4_makes_of_them(players: int, others: int) -> None:
    """The last to act lays 1 or 2 cards; one rival has some up, another one less, and then the roles are given."""
    last = players - 1
    seats = {last: {"hand": {"white": 2}, "up": {"white": 1}}, 0: {"up": {"white": others}}}
    if players > 2:
        seats[1] = {"up": {"white": max(0, others - 1)}}
    shown = figures(before_roles(players=players, seats=seats), last)["laid"]
    assert [(laid["color"], laid["count"]) for laid in shown] == [("white", 1), ("white", 2)]
    assert figures(before_roles(players=players, seats=seats), 0)["laid"] == []
    for laid in shown:
        state = before_roles(players=players, seats=seats)
        told = play(state, f"lay:white:{laid['count']}")
        sale = [event for event in told if event.code == "role_on_sale"]
        taken = [event.params["tile"] for event in told if event.code == "took_role" and event.params["seat"] == last]
        if laid["tied"] > 1:
            auction = figures(state, last)["auction"]
            assert sale
            assert auction is not None
            assert auction["prize"] == laid["tile"]
            assert last in auction["entered"]
            assert len(auction["entered"]) == laid["tied"]
            assert auction["turns_down"][last] == laid["turns_down"]
        else:
            assert taken == ([laid["tile"]] if laid["tile"] else [])
            assert [
                event.params["count"] for event in told if event.code == "turned_down" and event.params["seat"] == last
            ] == ([laid["turns_down"]] if laid["turns_down"] else [])


def test_the_end_is_told_as_soon_as_it_is_certain() -> None:
    for players in GAME.players:
        state, rng = GAME.new(players), Rng("end", players)
        while state.actors():
            shown, before = figures(state, 0), state.round
            random_lines(state, rng, 1)
            if state.round != before and before:
                assert bool(state.last_round) == shown["next_round_is_last"]
                assert not shown["ends_after_round"]
        assert shown["ends_after_round"]


@pytest.mark.parametrize("players", GAME.players)
def test_new_cards_are_those_that_this_supply_has_dealt(players: int) -> None:
    state = GAME.new(players)
    drawn = sum(name.startswith("draw:") for name in settle(state))
    assert [figures(state, seat)["new_cards"] for seat in range(players)] == [drawn // players] * players
    while len(state.actors()) > 1:
        seat = state.actors()[0]
        state.apply(seat, state.options(seat)[0])
    # Who alone has still to offer something has drawn as many; afterwards nothing in hand is new.
    assert figures(state, 0)["new_cards"] == drawn // players
    while state.decision == OFFER:
        seat = state.actors()[0]
        state.apply(seat, state.options(seat)[0])
    assert figures(state, 0)["new_cards"] == 0


def test_places_are_the_cities_with_the_regions_that_their_shields_may_go_to() -> None:
    for name in ("siena", "lucca", "firenze", "orvieto"):
        state = at_action(0, seats={0: {"coins": 9, "hand": FULL_HAND}})
        place = figures(state, 0)["places"][name]
        play(state, f"build:{name}")
        offered = [GAME.action_name(action) for action in state.options(0)]
        assert offered == [f"shield:{region}" for region in place["regions"]]
