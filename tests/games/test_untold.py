"""Nothing that changes the table goes untold: every public change is covered by an event of its action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.games.untold import BOOKKEEPING, COVERED

from signoria.core.codes import Event
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR

STEPS: Final = 500


@pytest.mark.parametrize("players", ["fewest", "most"])
@pytest.mark.parametrize("game_id", sorted(COVERED))
def test_every_change_of_the_table_is_told(game_id: str, players: str) -> None:
    game = load_game(game_id)
    count = game.players[0] if players == "fewest" else game.players[-1]
    state, rng = game.new(count), Rng("untold", game_id, count)
    told: set[str] = set()
    before, changes = game.observe(state, SPECTATOR), 0
    for step in range(STEPS):
        actors = state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        choices = [outcome for outcome, _ in state.weights()] if seat == CHANCE else state.options(seat)
        action = choices[rng.below(len(choices))]
        events: list[Event] = []
        state.apply(seat, action, events)
        # A line may end one action and open the next.
        now = told | {event.code for event in events}
        after = game.observe(state, SPECTATOR)
        for field in _changed(before, after):
            changes += 1
            codes = COVERED[game_id].get(field)
            assert codes is None or codes & now, f"step {step}, {game.name(seat, action)}: {field}, told {sorted(now)}"
        before, told = after, _of_the_action(game, now, events)
    assert changes > 50


@pytest.mark.parametrize("game_id", sorted(COVERED))
def test_every_field_of_the_table_is_told_or_bookkeeping(game_id: str) -> None:
    game = load_game(game_id)
    fields = set(_fields(game.observe(game.new(game.players[0]), SPECTATOR)))
    assert fields - COVERED[game_id].keys() == BOOKKEEPING[game_id]
    known = game.vocabulary.events.keys()
    assert {code for codes in COVERED[game_id].values() for code in codes} <= known


def _of_the_action(game: AnyGame, told: set[str], events: list[Event]) -> set[str]:
    """Returns the codes of the action that goes on, or of what this line has opened."""
    story = game.vocabulary.story
    opened = any(event.code in story.opens or event.code in story.chapters for event in events)
    return {event.code for event in events} if opened else told


def _changed(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for name in after:
        if name == "seats":
            for was, now in zip(before["seats"], after["seats"], strict=True):
                yield from (f"seats.{key}" for key in now if was.get(key) != now[key])
        elif before.get(name) != after[name]:
            yield name


def _fields(view: dict[str, Any]) -> Iterator[str]:
    for name in view:
        if name == "seats":
            yield from (f"seats.{key}" for key in view["seats"][0])
        else:
            yield name
