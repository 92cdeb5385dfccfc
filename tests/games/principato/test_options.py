"""The four engine options of §7, all off unless agreed."""

from __future__ import annotations

import pytest
from tests.games.principato.positions import GAME, blocked, offered, own, pieces, play, position, seat

from signoria.core.codes import Reason
from signoria.core.errors import InvalidSetup
from signoria.core.playout import settle_chance
from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR

NAMES = ["open_goals", "auto_best_culture", "auto_commit_overflow", "require_positive_force"]


def test_there_are_four_options_and_all_are_off() -> None:
    assert [(option.name, option.default, option.type, option.rule) for option in GAME.options] == [
        (name, False, "bool", "7") for name in NAMES
    ]
    assert GAME.new(2).settings == dict.fromkeys(NAMES, False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_goals_are_seen_by_everybody(players: int) -> None:
    state = GAME.new(players, {"open_goals": True})
    settle_chance(state, Rng("open"))
    goals = [part["goals"] for part in GAME.dump(state)["seats"]]
    for viewer in (*range(players), SPECTATOR):
        assert [part["goals"] for part in GAME.observe(state, viewer)["seats"]] == goals
        assert GAME.dump(GAME.redeal(state, viewer, Rng(2))) == GAME.dump(state)


def test_open_goals_are_dealt_before_all_eyes() -> None:
    state = GAME.new(2, {"open_goals": True})
    while state.weights()[0][0] != GAME.outcomes.id("goal:armory"):
        state.apply(-1, state.weights()[0][0])
    assert GAME.seen(state, -1, GAME.outcomes.id("goal:armory"), 1) == "goal:armory"
    assert GAME.seen(state, -1, GAME.outcomes.id("goal:armory"), SPECTATOR) == "goal:armory"
    assert play(state, "goal:armory")[0].seen_by is None


def test_auto_best_culture_leaves_the_highest_value_only() -> None:
    buyer = seat(hand=("monument", "taxes"), food=1, gold=2)
    state = position(buyer, seat(monument_4=5), auto_best_culture=True)
    play(state, "activate:0", "option:0")
    assert offered(state) == ["take:3"]
    assert blocked(state) == {
        "take:2": Reason("best_value_only", "7", {"kind": "monument", "value": 2}),
        "take:4": Reason("sold_out", "5", {"kind": "monument", "value": 4}),
    }


def test_auto_best_culture_is_about_the_kind_that_is_bought() -> None:
    state = position(seat(hand=("painting", "book"), bank=3, gold=5), seat(painting_6=5), auto_best_culture=True)
    play(state, "activate:0")
    assert offered(state) == ["take:5"]


@pytest.mark.parametrize(
    ("card", "cube", "soldier"), [("harvest", "food", "militia"), ("taxes", "gold", "condottiere")]
)
def test_auto_commit_overflow_puts_all_that_fits_on_soldiers(card: str, cube: str, soldier: str) -> None:
    producer = seat(hand=(card, "monument"), field=5, palazzo=5, militia=2, condottiere=2)
    state = position(producer, auto_commit_overflow=True)
    play(state, "activate:0")
    assert offered(state) == [f"{cube}_to_soldiers:2"]
    assert blocked(state)[f"{cube}_to_soldiers:1"] == Reason("all_on_soldiers", "7", {"need": 2})
    play(state, f"{cube}_to_soldiers:2")
    assert pieces(state, cube, f"{soldier}_{cube}") == (2, 2)


def test_require_positive_force_gives_nothing_for_zero_or_less() -> None:
    state = position(seat(), seat(militia=1), seat(catapult=1), seat(), pile=[], require_positive_force=True)
    play(state, "end")
    assert [own(state, i)["military"] for i in range(4)] == [0, 0, 7, 0]


def test_require_positive_force_leaves_other_ranks_alone() -> None:
    armies = [seat(catapult=2), seat(catapult=2), seat(catapult=1), seat()]
    state = position(*armies, pile=[], require_positive_force=True)
    play(state, "end")
    assert [own(state, i)["military"] for i in range(4)] == [6, 6, 2, 0]


def test_options_survive_clone_and_document() -> None:
    for name in NAMES:
        state = GAME.new(2, {name: True})
        assert GAME.load(GAME.dump(state)).settings == state.clone().settings == state.settings
        assert state.settings[name] is True


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="blitz"):
        GAME.new(2, {"blitz": True})
    with pytest.raises(InvalidSetup, match="open_goals"):
        GAME.new(2, {"open_goals": "yes"})
