"""What all who look at a position are told alike is made once, and is what each would be told alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.table.games import begin

from signoria.core.game import Parts
from signoria.core.registry import game_ids
from signoria.core.state import SPECTATOR, State
from signoria.table.live.documents import Documents, joined
from signoria.table.live.views import seat_view


@pytest.mark.parametrize("game_id", game_ids())
def test_who_looks_with_others_is_told_what_they_would_be_told_alone(game_id: str) -> None:
    play = begin(game_id, 3, None)
    told = Documents(play.game, play.state)
    for viewer in (0, 1, 2, SPECTATOR):
        together = msgspec.json.encode(seat_view(play, viewer, False, None, told))
        assert msgspec.json.decode(together) == as_json(seat_view(play, viewer, False, None))


def test_of_another_position_nothing_is_told() -> None:
    play = begin("virtu", 3, None)
    others = begin("virtu", 4, None)
    view = seat_view(play, 0, False, None, Documents(others.game, others.state))
    assert as_json(view) == as_json(seat_view(play, 0, False, None))


def test_what_is_the_same_for_all_is_worked_out_once() -> None:
    play = begin("virtu", 3, None)
    parts = play.game.figure_parts
    assert parts is not None
    asked: list[State] = []

    def common(state: State) -> Mapping[str, Any]:
        asked.append(state)
        return parts.common(state)

    told = Documents(replace(play.game, figure_parts=Parts(common, parts.own)), play.state)
    for viewer in (0, 1, SPECTATOR):
        told.figures(viewer)
    assert asked == [play.state]


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (b'{"a":1}', b'{"b":2}', b'{"a":1,"b":2}'),
        (b"{}", b'{"b":2}', b'{"b":2}'),
        (b'{"a":1}', b"{}", b'{"a":1}'),
        (b"{}", b"{}", b"{}"),
    ],
)
def test_two_objects_become_one(one: bytes, other: bytes, both: bytes) -> None:
    assert joined(one, other) == both


def as_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))
