"""The table at the beginning, its options, and what there is to do at all (§2, §3, §7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.il_principe.positions import asked, codes, options, play, settle

from signoria.core.errors import InvalidDocument, InvalidSetup
from signoria.core.state import CHANCE, SPECTATOR
from signoria.games.il_principe import GAME
from signoria.games.il_principe.bounds import MOST_COINS, most_coins, most_rounds


@pytest.mark.parametrize(("start", "expected"), [(0, 5), (3, 8), (5, 10)])
def test_R2_nobody_starts_with_coins_unless_agreed(start: int, expected: int) -> None:
    state = GAME.new(3, {"amigo_start_money": start})
    assert list(state.coins) == [start] * 3
    settle(state)
    assert list(state.coins) == [expected] * 3


def test_R34_eleven_shields_are_for_the_map() -> None:
    for players in GAME.players:
        assert list(GAME.new(players).shields) == [11] * players
        assert GAME.components.data["setup"][f"p{players}"]["score_shield"] == 1


@pytest.mark.parametrize("players", GAME.players)
def test_R46_the_first_marker_is_random(players: int) -> None:
    state = GAME.new(players)
    for _ in range(4):
        state.apply(CHANCE, state.weights()[0][0])
    assert asked(state)[0] == "setup.first"
    assert [(GAME.name(CHANCE, outcome), weight) for outcome, weight in state.weights()] == [
        (f"first:{seat}", 1) for seat in range(players)
    ]
    play(state, f"first:{players - 1}")
    assert state.marker == players - 1


@pytest.mark.parametrize("players", GAME.players)
def test_R46_the_first_player_may_be_chosen_at_the_table(players: int) -> None:
    state = GAME.new(players, {"choose_first": True})
    settle(state)
    assert asked(state) == ("setup.name_first", [0])
    assert options(state) == [f"first:{seat}" for seat in range(players)]
    events = play(state, f"first:{players - 1}")
    assert state.marker == players - 1
    assert codes(events)[:2] == ["first_marker", "round_begun"]
    settle(state)
    assert asked(state)[0] == "supply.offer"


def test_families_have_their_seats_unless_they_are_chosen() -> None:
    families = ["medici", "visconti", "este", "gonzaga", "carraresi"]
    assert {family["id"] for family in GAME.components.data["family"]} == {*families}
    assert [seat["family"] for seat in GAME.dump(GAME.new(4))["seats"]] == families[:4]


def test_families_may_be_chosen_seat_by_seat() -> None:
    state = GAME.new(3, {"choose_families": True, "choose_first": True})
    assert asked(state) == ("setup.family", [0])
    play(state, "family:este")
    assert asked(state) == ("setup.family", [1])
    reason = state.why_not(1, GAME.action_id("family:este"))
    assert reason is not None
    assert (reason.code, reason.params, reason.rule) == ("family_taken", {"family": "este", "seat": 0}, "3")
    play(state, "family:gonzaga")
    for viewer in (0, 2, SPECTATOR):
        seats = GAME.observe(state, viewer)["seats"]
        assert [seat["family"] for seat in seats] == ["este", "gonzaga", "medici"]
    play(state, "family:visconti")
    assert asked(state) == ("setup.city", [CHANCE])
    settle(state)
    assert asked(state)[0] == "setup.name_first"


@pytest.mark.parametrize(
    ("options", "frame"),
    [
        ({}, {"decision": "setup.name_first", "seat": 0}),
        ({}, {"decision": "setup.family", "seat": 0}),
        ({"choose_first": True}, {"decision": "setup.first", "seat": CHANCE}),
        ({"choose_first": True}, {"decision": "setup.name_first", "seat": 1}),
    ],
)
def test_only_what_was_agreed_is_asked(options: dict[str, bool], frame: dict[str, Any]) -> None:
    state = GAME.new(3, options)
    if frame["decision"] != "setup.family":
        for _ in range(4):
            state.apply(CHANCE, state.weights()[0][0])
    with pytest.raises(InvalidDocument, match="frame"):
        GAME.load(GAME.dump(state) | {"frames": [frame]})


def test_nobody_shares_a_family() -> None:
    made = GAME.dump(GAME.new(3))
    made["seats"][1]["family"] = "medici"
    with pytest.raises(InvalidDocument, match="families_differ"):
        GAME.load(made)


def test_R47_there_are_no_deals_loans_or_gifts() -> None:
    set_up = {"family", "first"}
    assert set(GAME.actions.verbs) - set_up == {"offer", "pass", "bid", "none", "build", "lay", "shield", "flip"}


@pytest.mark.parametrize(
    ("players", "copies", "cities"),
    [(2, 13, 10), (3, 20, 15), (4, 20, 15), (5, 20, 15)],
)
def test_what_is_in_play(players: int, copies: int, cities: int) -> None:
    state = GAME.new(players)
    assert list(state.deck) == [copies] * 5
    assert GAME.components.data["setup"][f"p{players}"]["city_cards_in_play"] == cities


def test_X26_coins_follow_from_what_everybody_saw() -> None:
    """Income 5 three times and 2 for a role, less 3 and 1 for lots and 4 for a city; every line of it is public."""
    income = GAME.components.data["setup"]["p4"]["income_coins"]
    merchant = next(role["amount"] for role in GAME.components.data["role"] if role["color"] == "yellow")
    assert 3 * income + merchant - 3 - 1 - 4 == 9
    view = GAME.observe(GAME.new(4), 0)
    assert all("coins" in seat for seat in view["seats"])


def test_nobody_can_get_richer_than_the_highest_bid() -> None:
    assert {players: most_rounds(players) for players in GAME.players} == {2: 7, 3: 9, 4: 7, 5: 6}
    assert most_coins(3, 0, 9) == 8 * 5 + 9 * 2
    assert MOST_COINS == 5 + 58
    assert GAME.action_id(f"bid:{MOST_COINS}") < GAME.bounds.actions


@pytest.mark.parametrize(
    ("players", "options", "word"),
    [
        (1, {}, "2 to 5"),
        (6, {}, "2 to 5"),
        (3, {"amigo_start_money": 6}, "amigo_start_money"),
        (3, {"amigo_start_money": -1}, "amigo_start_money"),
        (3, {"amigo_start_money": True}, "amigo_start_money"),
        (3, {"open_money": 1}, "open_money"),
        (3, {"minors": True}, "minors"),
    ],
)
def test_wrong_set_ups_are_refused(players: int, options: dict[str, Any], word: str) -> None:
    with pytest.raises(InvalidSetup, match=word):
        GAME.new(players, options)
