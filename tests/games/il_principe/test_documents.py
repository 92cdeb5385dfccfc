"""What the game is given and does not take: positions that cannot be, actions that are not allowed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.il_principe.positions import LOTS, at_action, at_lot, at_offer, at_win_build, document, random_lines

from signoria.core.document import Document
from signoria.core.errors import IllegalAction, InvalidDocument, UnknownAction
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, TOGETHER
from signoria.games.il_principe import GAME

FOUR = {"green": 1, "red": 2, "yellow": 1}
BID = {
    "decision": "auction.bid",
    "seat": 1,
    "bidders": 15,
    "high": 0,
    "leader": 0,
    "prize": 2,
    "color": 1,
    "entered": 15,
}


def acting() -> Document:
    return GAME.dump(at_action(0, seats={0: {"hand": FOUR, "coins": 5}}))


def selling() -> Document:
    return GAME.dump(at_lot("white", 2, seats={1: {"coins": 5}}))


def offering() -> Document:
    return GAME.dump(at_offer([FOUR, FOUR, FOUR]))


def awarding() -> Document:
    """A blue role has been given, and its shield is to be placed."""
    state = at_action(3, seats={1: {"up": {"blue": 2}}, 2: {"up": {"blue": 1}}})
    state.apply(3, GAME.action_id("pass"))
    return GAME.dump(state)


def set_to(*path: str | int, value: Any) -> Callable[[Document], None]:
    def edit(made: Document) -> None:
        place: Any = made
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return edit


@pytest.mark.parametrize(
    ("made", "edit", "name"),
    [
        (acting, set_to("seats", 0, "hand", "green", value=2), "cards_conserved"),
        (acting, set_to("lot", value={"red": 0, "blue": -1}), "out_of_range"),
        (acting, set_to("seats", 0, "known", value={"blue": 1}), "known_cards_held"),
        (acting, set_to("seats", 0, "shields", value=12), "shields_conserved"),
        (acting, set_to("seats", 0, "coins", value=22), "coins_within_income"),
        (acting, set_to("seats", 0, "vp", value=500), "points_within_reach"),
        (acting, set_to("display", value=["siena", "siena", "firenze", "orvieto"]), "cities_conserved"),
        (acting, set_to("city_deck", "rimini", value=2), "cities_conserved"),
        (acting, set_to("display", value=["rome", "lucca", "firenze", "orvieto"]), "unknown_name"),
        (acting, set_to("round", value=0), "round_known"),
        (acting, set_to("round", value=8), "round_known"),
        (acting, set_to("round", value=6), "deck_matches_round"),
        (acting, set_to("last_round", value=1), "last_round_known"),
        (acting, set_to("marker", value=4), "seats_known"),
        (acting, set_to("major", value=[4, -1, -1, -1, -1]), "seats_known"),
        (acting, set_to("minor", value=[1, -1, -1, -1, -1]), "roles_awarded"),
        (acting, set_to("phase", value="supply"), "frames_nest"),
        (acting, set_to("phase", value="over"), "game_over"),
        (acting, set_to("phase", value="festival"), "unknown_name"),
        (acting, set_to("frames", value=[]), "game_over"),
        (acting, set_to("frames", 1, "seat", value=1), "frame_locals"),
        (acting, set_to("frames", 1, "seat", value=CHANCE), "frame_seats"),
        (acting, set_to("frames", 0, "turn", value=5), "frame_locals"),
        (selling, set_to("frames", 1, "color", value=7), "frame_locals"),
        (selling, set_to("frames", 1, "bidders", value=16), "frame_locals"),
        (selling, set_to("frames", 1, "high", value=3), "frame_locals"),
        (selling, set_to("frames", 1, "prize", value=0), "frame_locals"),
        (selling, set_to("frames", 1, "seat", value=-1), "frame_seats"),
        (selling, set_to("frames", 1, "seat", value=TOGETHER), "frame_seats"),
        (selling, set_to("frames", 0, "decision", value="actions.turns"), "missing_field"),
        (selling, set_to("frames", 1, "entered", value=7), "frame_locals"),
        (selling, set_to("seats", 1, "bid", value=2), "frame_locals"),
        (selling, set_to("lot_size", value={"white": 3}), "lots_recorded"),
        (selling, set_to("lot_size", value={"white": 2, "red": 3}), "lots_recorded"),
        (selling, set_to("lot_buyer", value=[-1, 2, -1, -1, -1]), "lots_recorded"),
        (selling, set_to("lot_price", value={"red": 2}), "lots_recorded"),
        (selling, set_to("seats", 1, "given", value={"red": 1}), "lots_recorded"),
        (selling, set_to("seats", 1, "acted", value="pass"), "actions_recorded"),
        (acting, set_to("seats", 1, "bid", value=2), "bids_in_auctions"),
        (acting, set_to("seats", 0, "acted", value="pass"), "actions_recorded"),
        (awarding, set_to("seats", 0, "acted", value="bid:3"), "actions_recorded"),
        (awarding, set_to("seats", 0, "acted", value=None), "actions_recorded"),
        (awarding, set_to("seats", 0, "acted", value="dance"), "unknown_name"),
        (offering, set_to("frames", 0, "waiting", value=8), "nobody_waited_for"),
        (offering, set_to("frames", 0, "waiting", value=3), "offers_complete"),
        (offering, set_to("frames", 0, "seat", value=1), "frame_seats"),
        (awarding, set_to("frames", 0, "color", value=2), "roles_awarded"),
        (awarding, set_to("frames", 0, "color", value=4), "frame_locals"),
        (awarding, set_to("frames", 0, "runners_up", value=1), "frame_locals"),
        (awarding, set_to("frames", 1, "seat", value=0), "frame_locals"),
        (awarding, set_to("major", value=[-1, -1, -1, -1, 1]), "roles_awarded"),
    ],
)
def test_positions_that_cannot_be_are_refused_by_name(
    made: Callable[[], Document], edit: Callable[[Document], None], name: str
) -> None:
    edited = made()
    edit(edited)
    with pytest.raises(InvalidDocument) as refused:
        GAME.load(edited)
    assert name in {problem.name for problem in refused.value.problems}


@pytest.mark.parametrize(
    ("phase", "frames", "name"),
    [
        ("auctions", [LOTS], "frames_nest"),
        ("auctions", [LOTS, {"decision": "auctions.turn_up", "seat": CHANCE, "left": 3}], "frames_nest"),
        ("auctions", [LOTS, {"decision": "build.city", "seat": CHANCE, "slot": 0}], "frame_locals"),
        ("auctions", [LOTS, {"decision": "build.shield", "seat": 1, "city": 9, "left": 1}], "frame_locals"),
        ("auctions", [LOTS, {"decision": "build.shield", "seat": 1, "city": 0, "left": 3}], "frame_locals"),
        ("auctions", [LOTS, BID], "frame_locals"),
        ("supply", [{"decision": "supply.draw", "seat": CHANCE, "turn": 4, "left": 1}], "frame_locals"),
        ("roles", [{"decision": "roles.award", "seat": 0, "color": 0, "tile": 0, "runners_up": 0}], "frames_nest"),
    ],
)
def test_places_that_the_rules_never_reach_are_refused(phase: str, frames: list[Document], name: str) -> None:
    with pytest.raises(InvalidDocument) as refused:
        GAME.load(document(phase, frames))
    assert name in {problem.name for problem in refused.value.problems}


def test_nobody_has_built_in_the_first_round() -> None:
    with pytest.raises(InvalidDocument, match="first_round"):
        at_action(0, round=1, deck=60, seats={1: {"cities": ["rimini"]}})
    with pytest.raises(InvalidDocument, match="first_round"):
        at_win_build(0, round=1, deck=60)


def test_two_players_have_no_minor_roles() -> None:
    with pytest.raises(InvalidDocument, match="roles_awarded"):
        at_action(0, players=2, deck=20, major={"red": 0}, minor={"red": 1})


@pytest.mark.parametrize(
    ("seat", "name", "code"),
    [
        (1, "pass", "not_to_decide"),
        (-3, "pass", "not_to_decide"),
        (0, "bid:1", "not_offered"),
        (0, "lay:blue:1", "not_offered"),
        (0, "lay:red:3", "not_offered"),
        (0, "build:rimini", "not_offered"),
        (0, "build:firenze", "cards_missing"),
    ],
)
def test_a_refused_action_changes_nothing(seat: int, name: str, code: str) -> None:
    state = GAME.load(acting())
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, GAME.action_id(name))
    assert refused.value.reason.code == code
    assert GAME.dump(state) == before


@pytest.mark.parametrize("name", ["bid:0", "bid:1000", "lay:green:21", "build:roma", "offer", "", "offer:?"])
def test_unknown_actions_are_named(name: str) -> None:
    with pytest.raises(UnknownAction):
        GAME.action_id(name)


def test_impossible_chance_is_refused() -> None:
    state = GAME.new(3)
    state.apply(CHANCE, GAME.id_of(CHANCE, "city:siena"))
    with pytest.raises(IllegalAction, match="impossible"):
        state.apply(CHANCE, GAME.id_of(CHANCE, "city:siena"))


def test_a_position_is_readable() -> None:
    """Frames and fields by name, zeros left out, the same after a trip through JSON."""
    state = GAME.new(3)
    random_lines(state, Rng("readable"), 60)
    written = GAME.dump(state)
    assert json.loads(json.dumps(written)) == written
    assert written["game"] == "il_principe"
    assert all(frame["decision"] in {d.code for d in GAME.schema.decisions} for frame in written["frames"])
