"""Phase 1: the hidden offer, made by everybody at once in small picks (§4.1, D1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from tests.games.il_principe.positions import asked, at_offer, cards, codes, options, play, play_by

from signoria.core.state import CHANCE
from signoria.games.il_principe import GAME
from signoria.games.il_principe.box.constants import COLORS
from signoria.games.il_principe.state import IlPrincipe

FOUR = {"green": 1, "red": 2, "yellow": 1}


def answers(state: IlPrincipe, seat: int) -> list[tuple[str, ...]]:
    """Every way to answer, pick by pick."""
    if seat not in state.actors():
        return [()]
    found = []
    for name in options(state, seat):
        after = state.clone()
        play_by(after, seat, name)
        found += [(name, *rest) for rest in answers(after, seat)]
    return found


def test_each_pair_can_be_offered_in_one_way() -> None:
    state = at_offer([FOUR, FOUR, FOUR])
    pairs = [pair for pair in combinations_with_replacement(COLORS, 2) if Counter(pair) <= Counter(FOUR)]
    assert answers(state, 0) == [tuple(f"offer:{color}" for color in pair) for pair in pairs]


def test_each_triple_of_two_players_can_be_offered_in_one_way() -> None:
    hand = {"green": 1, "white": 2, "blue": 1, "yellow": 1}
    state = at_offer([hand, hand], deck=20)
    triples = [triple for triple in combinations_with_replacement(COLORS, 3) if Counter(triple) <= Counter(hand)]
    assert answers(state, 1) == [tuple(f"offer:{color}" for color in triple) for triple in triples]


def test_reasons_speak_of_the_order_and_of_ones_own_hand() -> None:
    state = at_offer([FOUR, FOUR, FOUR])
    first = {color: state.why_not(0, GAME.action_id(f"offer:{color}")) for color in COLORS}
    assert [color for color, reason in first.items() if reason is None] == ["green", "red"]
    assert first["blue"] is not None
    assert first["blue"].code == "no_such_card"
    assert first["yellow"] is not None
    assert (first["yellow"].code, first["yellow"].params) == (
        "too_few_after",
        {"color": "yellow", "need": 2, "have": 1},
    )
    play_by(state, 0, "offer:red")
    reason = state.why_not(0, GAME.action_id("offer:green"))
    assert reason is not None
    assert (reason.code, reason.params) == ("color_order", {"color": "green", "after": "red"})


def test_old_and_new_cards_may_be_offered() -> None:
    state = at_offer([{"white": 7}, FOUR, FOUR])
    play_by(state, 0, "offer:white", "offer:white")
    assert cards(state, "hand", 0) == {"white": 5}
    assert cards(state, "offered", 0) == {"white": 2}


def test_others_learn_nothing_before_the_last_pick_and_then_only_that_it_is_made() -> None:
    state = at_offer([FOUR, FOUR, FOUR])
    before = GAME.observe(state, 1)
    assert codes(play_by(state, 0, "offer:green")) == ["laid_face_down"]
    assert GAME.observe(state, 1) == before
    other = state.clone()
    events = play_by(state, 0, "offer:red")
    play_by(other, 0, "offer:yellow")
    assert [event.code for event in events if event.seen_by is None] == ["offered"]
    assert GAME.observe(state, 1) == GAME.observe(other, 1)
    seat = GAME.observe(state, 1)["seats"][0]
    assert (seat["hand_size"], seat["offered_size"]) == (2, 2)
    assert GAME.observe(state, 0)["seats"][0]["offered"] == {"green": 1, "red": 1}


def test_the_order_of_answers_leaves_no_trace() -> None:
    lines = [
        (0, "offer:green"),
        (1, "offer:red"),
        (2, "offer:red"),
        (0, "offer:red"),
        (2, "offer:red"),
        (1, "offer:yellow"),
    ]
    documents = []
    for order in (lines, sorted(lines, key=lambda line: line[0]), sorted(lines, key=lambda line: -line[0])):
        state = at_offer([FOUR, FOUR, FOUR])
        for seat, name in order:
            play_by(state, seat, name)
        documents.append(GAME.dump(state))
    assert documents[0] == documents[1] == documents[2]


def test_when_all_have_decided_the_offers_are_turned_up_seat_by_seat() -> None:
    state = at_offer([FOUR, FOUR, FOUR], marker=1)
    for seat in range(3):
        play_by(state, seat, "offer:red", "offer:red" if seat else "offer:yellow")
    assert asked(state) == ("auctions.reveal", [CHANCE])
    assert [(GAME.name(CHANCE, outcome), weight) for outcome, weight in state.weights()] == [("reveal:red+red", 1)]
    play(state, "reveal:red+red", "reveal:red+red", "reveal:red+yellow")
    assert GAME.dump(state)["lot"] == {"red": 5, "yellow": 1}
    assert asked(state) == ("auction.bid", [2])
