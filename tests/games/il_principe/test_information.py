"""Who knows what: observe, seen, redeal, and the bounds that a good memory has (§2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.il_principe.memory import contradictions
from tests.games.il_principe.positions import (
    LOTS,
    asked,
    at_action,
    at_lot,
    at_offer,
    before_round,
    cards,
    document,
    play,
    play_by,
    random_lines,
    settle,
)

from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR
from signoria.games.il_principe import GAME

FOUR = {"green": 1, "red": 2, "yellow": 1}
REDEALS = 3000
TOLERANCE = 0.04


def test_R3_coins_are_open_to_memory_and_the_option_is_a_courtesy() -> None:
    for open_money in (False, True):
        state = at_action(0, seats={1: {"coins": 7}}, options={"open_money": open_money})
        for viewer in (0, 1, SPECTATOR):
            assert GAME.observe(state, viewer)["seats"][1]["coins"] == 7


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_R3_hidden_coins_do_not_leave_the_server(viewer: int) -> None:
    for open_money in (False, True):
        state = at_action(0, seats={1: {"coins": 7}}, options={"open_money": open_money})
        view = GAME.person_view(state, viewer)
        shown = [seat for seat, part in enumerate(view["seats"]) if "coins" in part]
        assert shown == ([0, 1, 2, 3] if open_money else [viewer] if viewer != SPECTATOR else [])
        assert GAME.person_view(state, 1)["seats"][1]["coins"] == 7


def test_R3_after_the_game_all_coins_are_shown() -> None:
    state = GAME.load(document("over", [], seats={1: {"coins": 7}}, round=5, deck=0))
    assert GAME.person_view(state, 0)["seats"][1]["coins"] == 7


def test_R37_all_counts_are_public() -> None:
    seats = {1: {"hand": {"red": 3, "blue": 1}, "up": {"red": 1}, "cities": ["rimini"], "map": {"parma": 2}}}
    state = at_action(0, seats=seats, deck=13, discard={"white": 2})
    view = GAME.observe(state, 0)
    assert view["deck_size"] == 13
    assert view["discard"] == {"white": 2}
    assert sum(view["city_deck"].values()) == 10
    seat = view["seats"][1]
    assert seat["hand_size"] == 4
    assert (seat["up"], seat["cities"], seat["map"], seat["shields"]) == ({"red": 1}, {"rimini": 1}, {"parma": 2}, 9)


def test_R38_everybody_sees_who_offered_what() -> None:
    reveal = {"decision": "auctions.reveal", "seat": CHANCE, "turn": 0}
    seats = {seat: {"offered": {"red": 1, "blue": 1}} for seat in range(4)}
    state = GAME.load(document("auctions", [LOTS, reveal], seats=seats))
    outcome = state.weights()[0][0]
    for viewer in (0, 1, 3, SPECTATOR):
        assert GAME.seen(state, CHANCE, outcome, viewer) == "reveal:red+blue"
    (event,) = play(state, "reveal:red+blue")
    assert (event.code, event.params, event.seen_by) == ("revealed", {"seat": 0, "red": 1, "blue": 1}, None)


def test_R39_cards_turned_down_are_public() -> None:
    state = at_action(0, seats={1: {"down": {"blue": 3}}})
    assert GAME.observe(state, 0)["seats"][1]["down"] == {"blue": 3}


def test_hands_offers_and_the_deck_are_hidden() -> None:
    state = at_offer([FOUR, FOUR, FOUR])
    play_by(state, 1, "offer:red", "offer:red")
    view = GAME.observe(state, 0)
    assert "deck" not in view
    assert "hand" in view["seats"][0]
    for other in (1, 2):
        assert not {"hand", "offered"} & set(view["seats"][other])
    watched = GAME.observe(state, SPECTATOR)
    assert not any({"hand", "offered"} & set(seat) for seat in watched["seats"])


def test_the_unseen_cards_are_counted_by_colour() -> None:
    state = at_action(
        0, players=3, seats={0: {"hand": {"red": 2}}, 1: {"hand": {"red": 1}, "known": {"red": 1}}}, deck=9
    )
    unseen = GAME.observe(state, 0)["unseen"]
    assert sum(unseen.values()) == 9
    assert unseen == {color: int(n) for color, n in GAME.dump(state)["deck"].items() if n}


def test_draws_and_offers_are_seen_by_their_owner_alone() -> None:
    state = before_round(deck=20)
    play(state, "pass")
    outcome = GAME.id_of(CHANCE, "draw:red")
    assert [GAME.seen(state, CHANCE, outcome, viewer) for viewer in (0, 1, SPECTATOR)] == [
        "draw:red",
        "draw:?",
        "draw:?",
    ]
    settle(state)
    action = state.options(1)[0]
    looks = [GAME.seen(state, 1, action, viewer) for viewer in (1, 0, SPECTATOR)]
    assert looks == [GAME.action_name(action), "offer:?", "offer:?"]


def test_the_card_of_a_red_role_is_seen_by_its_owner_alone() -> None:
    state = at_action(3, seats={1: {"up": {"red": 1}}})
    play(state, "pass")
    assert asked(state)[0] == "roles.draw"
    outcome = GAME.id_of(CHANCE, "draw:white")
    assert [GAME.seen(state, CHANCE, outcome, viewer) for viewer in range(3)] == ["draw:?", "draw:white", "draw:?"]
    events = play(state, "draw:white")
    assert [event.seen_by for event in events if "color" in event.params and event.code == "drew_card"] == [(1,)]


# ---- bounds on hands ----


def test_a_lot_is_known_to_be_in_its_winners_hand() -> None:
    state = at_lot("blue", 3, seats={1: {"coins": 5, "hand": {"blue": 1, "red": 2}}})
    play(state, "bid:1", "pass", "pass", "pass")
    assert cards(state, "known", 1) == {"blue": 3}
    assert GAME.observe(state, 0)["seats"][1]["known"] == {"blue": 3}


@pytest.mark.parametrize(
    ("laid", "left"), [("lay:blue:1", {"blue": 2}), ("lay:blue:4", {}), ("lay:red:1", {"blue": 3})]
)
def test_known_cards_go_first_when_their_colour_is_shown(laid: str, left: dict[str, int]) -> None:
    seat = {"hand": {"blue": 4, "red": 2}, "known": {"blue": 3}}
    state = at_action(1, marker=1, seats={1: seat})
    play(state, laid)
    assert cards(state, "known", 1) == left


def test_known_cards_may_be_the_ones_that_lie_face_down() -> None:
    state = at_offer([FOUR, {"red": 3, "blue": 1}, FOUR])
    made = GAME.dump(state)
    made["seats"][1]["known"] = {"red": 3}
    state = GAME.load(made)
    for seat, names in ((0, ("red", "red")), (1, ("red", "red")), (2, ("red", "red"))):
        play_by(state, seat, *(f"offer:{name}" for name in names))
    assert cards(state, "known", 1) == {"red": 3}
    play(state, *["reveal:red+red"] * 3)
    assert cards(state, "known", 1) == {"red": 1}


# ---- the posterior ----


def shares(state: Any, seat: int, look: Any) -> dict[str, float]:
    """How often a redeal shows what, as shares."""
    found = Counter(look(GAME.redeal(state, seat, Rng("share", i))) for i in range(REDEALS))
    return {str(key): count / REDEALS for key, count in found.items()}


def test_a_blind_card_is_any_unseen_card_with_equal_chance() -> None:
    """Unseen are two green, one red and one white; one of the four is in the other's hand."""
    seats = {0: {"hand": {"blue": 2}}, 1: {"hand": {"white": 1, "yellow": 2}, "known": {"yellow": 2}}}
    state = at_action(0, players=2, seats=seats, deck={"green": 2, "red": 1}, round=6)
    found = shares(state, 0, lambda twin: sorted(cards(twin, "hand", 1).items())[0][0])
    assert set(found) == {"green", "red", "white"}
    for color, share in (("green", 0.5), ("red", 0.25), ("white", 0.25)):
        assert found[color] == pytest.approx(share, abs=TOLERANCE)


def test_any_card_may_lie_face_down_with_equal_chance() -> None:
    """The other holds five cards, two of them known to be yellow; three of the five lie face down."""
    hand = {"green": 3, "yellow": 2}
    state = at_offer([{"blue": 5}, hand], deck=40, round=1)
    made = GAME.dump(state)
    made["seats"][1]["known"] = {"yellow": 2}
    state = GAME.load(made)
    play_by(state, 1, "offer:green", "offer:green", "offer:green")

    def face_down(twin: Any) -> int:
        known = min(2, cards(twin, "hand", 1).get("yellow", 0) + cards(twin, "offered", 1).get("yellow", 0))
        assert known == 2
        return sum(cards(twin, "offered", 1).values())

    assert shares(state, 0, face_down) == {"3": 1.0}
    yellow = [cards(GAME.redeal(state, 0, Rng(i)), "offered", 1).get("yellow", 0) for i in range(REDEALS)]
    unseen = GAME.observe(state, 0)["unseen"]
    blind = 3 * unseen["yellow"] / sum(unseen.values())
    assert sum(yellow) / REDEALS == pytest.approx((2 + blind) * 3 / 5, abs=2 * TOLERANCE)


def test_an_unfinished_offer_is_redealt_as_not_begun() -> None:
    state = at_offer([FOUR, FOUR, FOUR])
    play_by(state, 1, "offer:red")
    twin = GAME.redeal(state, 0, Rng(1))
    assert cards(twin, "offered", 1) == {}
    assert sum(cards(twin, "hand", 1).values()) == 4
    assert twin.actors() == state.actors()


def test_after_the_game_everything_is_open() -> None:
    state = GAME.load(document("over", [], seats={1: {"hand": {"red": 1}}}, round=5, deck=0))
    assert GAME.observe(state, 0)["seats"][1]["hand"] == {"red": 1}
    assert GAME.dump(GAME.redeal(state, 0, Rng(1))) == GAME.dump(state)


# ---- the memory itself ----


@pytest.mark.parametrize("players", GAME.players)
def test_memory_agrees_with_the_game_to_its_end(players: int) -> None:
    state, seen = GAME.new(players), list[tuple[int, str]]()
    rng = Rng("memory", players)
    while state.actors():
        before = state.clone()
        ((by, action),) = random_lines(state, rng, 1)
        seen.append((by, GAME.seen(before, by, action, 1)))
    assert contradictions(GAME, players, {}, 1, seen, GAME.dump(state)) == []


def test_memory_notices_a_wrong_hand() -> None:
    """A hook that accepts everything would prove nothing."""
    state, seen = GAME.new(3), list[tuple[int, str]]()
    rng = Rng("notice")
    while not any(state.known[5:10]):
        before = state.clone()
        ((by, action),) = random_lines(state, rng, 1)
        seen.append((by, GAME.seen(before, by, action, 0)))
    made = GAME.dump(state)
    assert contradictions(GAME, 3, {}, 0, seen, made) == []
    color = next(iter(made["seats"][1]["known"]))
    other = next(name for name in made["deck"] if name != color)
    hand = made["seats"][1]["hand"]
    hand[other] = hand.get(other, 0) + hand.pop(color)
    assert any("lacks" in found for found in contradictions(GAME, 3, {}, 0, seen, made))
    made["seats"][1]["known"] = {}
    assert any("known" in found for found in contradictions(GAME, 3, {}, 0, seen, made))
