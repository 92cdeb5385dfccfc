"""Figures against the rule itself, carried out: what a board shows is what happens (§2, §4.6, §6)."""

from __future__ import annotations

from tests.games.principato.positions import GAME, own, play, position, seat

from signoria.core.codes import Event, Settings
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR, buffer
from signoria.games.principato.figures import Figures, figures
from signoria.games.principato.state import Principato


def told(state: Principato, viewer: int = 0) -> Figures:
    return figures(state, viewer)


def scored(state: Principato, all_they_can: bool) -> list[tuple[int, int]]:
    """Play a scoring to its award, everybody supplying all they can or nothing; returns force and points by seat."""
    state, events = state.clone(), list[Event]()
    while not any(event.code == "scored_military" for event in events):
        options = state.options(state.actors()[0])
        state.apply(state.actors()[0], options[-1] if all_they_can else options[0], events)
    awards = [event.params for event in events if event.code == "scored_military"]
    return [(int(award["force"]), int(award["points"])) for award in awards]


def shown(state: Principato, scoring: str) -> list[tuple[int, int]]:
    parts = [part["now"] if scoring == "now" else part["supplied"] for part in told(state)["seats"]]
    return [(part["force"], part["points"]) for part in parts]


# ---- if there were a scoring now ----


def test_strength_now_and_if_everybody_supplies() -> None:
    first = seat(catapult=1, militia=3, condottiere=2, militia_food=1, farm=2, food=1, gold=1, favor=2)
    state = position(first, seat(catapult=2), pile=[])
    assert shown(state, "now") == [(-2, 0), (2, 5)]
    # One food, one gold and both favors: every soldier has a cube.
    assert shown(state, "supplied") == [(6, 5), (2, 0)]
    play(state, "end")
    assert scored(state, all_they_can=False) == shown(state, "now")
    assert scored(state, all_they_can=True) == shown(state, "supplied")


def test_scorings_of_random_games_come_to_what_was_shown() -> None:
    scorings = 0
    set_ups: list[tuple[int, Settings]] = [(2, {}), (3, {"require_positive_force": True}), (4, {}), (4, {})]
    for number, (players, options) in enumerate(set_ups * 8):
        state, rng, buffers = GAME.new(players, options), Rng("figures", number), (buffer(), buffer())
        before = ""
        while state.actors():
            mover = state.actors()[0]
            code = "" if mover == CHANCE else state.prompt(mover).code
            if code.startswith("scoring.supply") and not before.startswith("scoring."):
                scorings += 1
                assert scored(state, all_they_can=False) == shown(state, "now")
                assert scored(state, all_they_can=True) == shown(state, "supplied")
            before = code
            choices = [] if mover == CHANCE else state.options(mover)
            state.apply(mover, draw(state, rng, *buffers) if mover == CHANCE else choices[rng.below(len(choices))])
    assert scorings > 30


# ---- room, points, goals ----


def test_room_is_what_a_harvest_and_taxes_fill() -> None:
    state = position(seat(hand=("harvest", "taxes"), field=5, farm=2, palazzo=5, bank=2))
    room = told(state)["seats"][0]["room"]
    play(state, "activate:0")
    play(state, "swap:0", "activate:1")
    assert (own(state, 0)["food"], own(state, 0)["gold"]) == (room["food"], room["gold"])
    assert room == {"food": 2 * 2, "gold": 2 * 2, "favor": 3}


def test_points_and_goals_are_the_score_lines() -> None:
    rng, buffers = Rng("points"), (buffer(), buffer())
    for open_goals in (False, True):
        state = GAME.new(3, {"open_goals": open_goals})
        while state.actors():
            for viewer in (0, 1, 2, SPECTATOR):
                shown = told(state, viewer)["seats"]
                for i, lines in enumerate(GAME.score(state)):
                    goals = [line.points for line in lines if line.code == "goal"]
                    seen = open_goals or i == viewer
                    assert [goal for goal in shown[i]["goals"] if goal is not None] == (goals if seen else [])
                    assert shown[i]["points"] == GAME.total(lines) - sum(goals)
                    assert shown[i]["points_with_goals"] == GAME.total(lines) - (0 if seen else sum(goals))
                    works = {line.code: line for line in lines if line.code in shown[i]["works"]}
                    assert {kind: line.points for kind, line in works.items()} == {
                        kind: part["points"] for kind, part in shown[i]["works"].items()
                    }
                    assert all(works[kind].params["count"] == part["count"] for kind, part in shown[i]["works"].items())
            mover = state.actors()[0]
            choices = [] if mover == CHANCE else state.options(mover)
            state.apply(mover, draw(state, rng, *buffers) if mover == CHANCE else choices[rng.below(len(choices))])
        assert all(None not in part["goals"] for part in told(state, SPECTATOR)["seats"])


def test_the_card_in_use_and_the_supply_order() -> None:
    state = position(seat(militia=1, food=1), seat(catapult=3), pile=[])
    assert (told(state)["slot"], told(state)["supply_order"]) == (None, [])
    play(state, "change:1")
    assert told(state)["slot"] == 1
    play(state, "swap:0", "end")
    assert told(state)["supply_order"] == [1, 0]


def test_piles_count_cards_and_scorings() -> None:
    state = position(seat(), pile=["harvest", "military"])
    assert told(state)["piles"][0] == {"cards": 0, "scorings": 0}
    assert told(state)["piles"][1] == {"cards": 2, "scorings": 1}
