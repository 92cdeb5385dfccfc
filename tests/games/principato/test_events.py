"""What is told while a game is played: codes and numbers, everybody's but for the goals as they are dealt."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import GAME, play, position, seat, table

from signoria.core.codes import Event
from signoria.core.rng import Rng


def check(events: list[Event], expected: list[tuple[str, dict[str, int | str]]]) -> None:
    """The codes in order, each with at least these numbers."""
    assert [event.code for event in events] == [code for code, _ in expected]
    for event, (code, params) in zip(events, expected, strict=True):
        assert params.items() <= event.params.items(), (code, event.params)


def told(events: list[Event], code: str) -> list[dict[str, int | str]]:
    return [event.params for event in events if event.code == code]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_dealt_goals_are_secret(players: int) -> None:
    state, rng = GAME.new(players), Rng("events", players)
    events: list[Event] = []
    while state.actors():
        mover = state.actors()[0]
        choices = [outcome for outcome, _ in state.weights()] or state.options(mover)
        state.apply(mover, choices[int(rng.below(len(choices)))], events)
    secret = [event for event in events if event.seen_by is not None]
    assert [event.seen_by for event in secret] == [(i,) for _ in range(2) for i in range(players)]
    assert {event.code for event in secret} == {"dealt_goal"}
    ending = [event.code for event in events[[event.code for event in events].index("game_over") :]]
    winners = ending[1 + 3 * players :]
    assert ending[: 1 + 3 * players] == ["game_over", *["showed_goal"] * 2 * players, *["points_counted"] * players]
    assert winners == ["won"] or set(winners) == {"shared_win"}
    assert [event.code for event in events].count("turn_ended") == 21 * players


def test_listening_changes_nothing() -> None:
    heard, silent = position(seat(food=1)), position(seat(food=1))
    play(heard, "activate:0", "option:1", "swap:2")
    for name in ("activate:0", "option:1", "swap:2"):
        silent.apply(0, GAME.action_id(name))
    assert table(heard) == table(silent)


def test_an_activation_tells_price_gain_and_exchange() -> None:
    state = position(seat(hand=("build_bank", "harvest"), field=3, food=1, favor=1))
    events = play(state, "activate:0", "option:0", "favors_for_food:1", "activate:1", "swap:4")
    due: list[tuple[str, dict[str, int | str]]] = [
        ("activated", {"seat": 0, "card": "build_bank"}),
        ("paid", {"seat": 0, "food": 0, "gold": 0, "favor": 1}),
        ("received_tokens", {"seat": 0, "face": "bank", "count": 1}),
        ("activated", {"seat": 0, "card": "harvest"}),
        ("gained", {"seat": 0, "cube": "food", "count": 1, "entitled": 3}),
        ("exchanged", {"seat": 0, "given": "harvest", "taken": "catapult_early", "position": 4, "alike": 0}),
        ("turn_ended", {"seat": 0, "card": "build_field"}),
    ]
    check(events, due)


def test_culture_recruits_and_overflow_are_told() -> None:
    state = position(seat(hand=("recruit_militia", "harvest"), field=3, food=2))
    events = play(state, "activate:0", "recruit:2", "swap:0", "activate:1", "food_to_soldiers:2")
    assert told(events, "received_tokens") == [{"seat": 0, "face": "militia", "count": 2, "left": 35}]
    assert told(events, "overflow") == [{"seat": 0, "supply": "militia_food", "count": 2}]
    state = position(seat(hand=("book", "harvest"), farm=2, food=4))
    assert told(play(state, "activate:0", "take:5"), "took_culture") == [{"seat": 0, "kind": "book", "value": 5}]


def test_changes_favors_commits_and_skips_are_told() -> None:
    state = position(seat(hand=("book", "harvest"), militia=1, condottiere=1, food=1))
    events = play(state, "commit:militia_food", "favor", "place:condottiere", "change:0", "swap:1", "reveal:taxes")
    due: list[tuple[str, dict[str, int | str]]] = [
        ("committed", {"seat": 0, "supply": "militia_food", "count": 1}),
        ("took_favor", {"seat": 0, "place": "condottiere"}),
        ("changed", {"seat": 0, "given": "book", "taken": "build_farm", "position": 1}),
        ("turn_ended", {"seat": 0, "card": "build_field"}),
        ("revealed", {"card": "taxes", "position": 4}),
        ("turn_begun", {"seat": 1}),
    ]
    check(events, due)
    assert told(play(state, "skip"), "skipped") == [{"seat": 1, "action": 1}]


def test_a_scoring_is_told_step_by_step() -> None:
    state = position(seat(militia=2, food=1), pile=[])
    events = play(state, "end", "supply_food:1", "dismiss_militia:2", "reveal:book")
    due: list[tuple[str, dict[str, int | str]]] = [
        ("actions_forgone", {"seat": 0, "count": 2}),
        ("turn_ended", {"seat": 0, "card": "build_field"}),
        ("year_ended", {"year": 2}),
        ("scoring_begun", {"year": 2, "annual": 1}),
        ("supply_order", {"seats": "0 1"}),
        ("supplied", {"seat": 0, "supply": "militia_food", "count": 1}),
        ("scored_military", {"seat": 0, "force": 0, "points": 3, "total": 3, "equal": 2, "fed": 1, "hungry": 1}),
        ("scored_military", {"seat": 1, "force": 0, "points": 3, "total": 3, "equal": 2, "fed": 0, "hungry": 0}),
        ("cubes_returned", {"seat": 0, "food": 1, "gold": 0, "favor": 0}),
        ("dismissed", {"seat": 0, "face": "militia", "count": 2}),
        ("standing", {"seat": 0, "year": 2, "points": 3}),
        ("standing", {"seat": 1, "year": 2, "points": 3}),
        ("year_begun", {"year": 3}),
        ("revealed", {"card": "book", "position": 4}),
        ("turn_begun", {"seat": 1}),
    ]
    check(events, due)
