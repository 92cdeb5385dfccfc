"""Phase 3: build, lay cards of one colour, or pass (§4.3)."""

from __future__ import annotations

import pytest
from tests.games.il_principe.positions import asked, at_action, cards, options, play

from signoria.games.il_principe.box.constants import COLORS


def test_X27_lay_options() -> None:
    state = at_action(0, seats={0: {"hand": {"green": 3, "white": 1}}})
    assert options(state) == ["pass", "lay:green:1", "lay:green:2", "lay:green:3", "lay:white:1"]
    play(state, "lay:green:3")
    assert cards(state, "up", 0) == {"green": 3}
    assert cards(state, "hand", 0) == {"white": 1}


def test_R20_one_may_pass_with_and_without_cards() -> None:
    full = at_action(0, seats={0: {"hand": {"green": 3}}})
    assert options(full)[0] == "pass"
    play(full, "pass")
    assert cards(full, "hand", 0) == {"green": 3}
    assert options(at_action(0)) == ["pass"]


@pytest.mark.parametrize("color", COLORS)
def test_R43_any_colour_may_be_laid(color: str) -> None:
    state = at_action(0, seats={0: {"hand": {color: 2}}})
    play(state, f"lay:{color}:2")
    assert cards(state, "up", 0) == {color: 2}


def test_everybody_gets_one_turn_from_the_marker_holder_on() -> None:
    state = at_action(2, marker=2, seats={seat: {"hand": {"white": 1}} for seat in range(4)})
    order = []
    while asked(state)[0] == "actions.action":
        order += state.actors()
        play(state, "lay:white:1" if state.actors() == [3] else "pass")
    assert order == [2, 3, 0, 1]


def test_build_options_stand_in_one_order_wherever_the_cities_lie() -> None:
    hand = {"green": 2, "white": 2, "red": 2, "blue": 2, "yellow": 2}
    state = at_action(0, seats={0: {"coins": 9, "hand": hand}}, display=["rimini", "orvieto", "pisa", "siena"])
    built = [name for name in options(state) if name.startswith("build")]
    assert built == ["build:siena", "build:orvieto", "build:pisa", "build:rimini"]
