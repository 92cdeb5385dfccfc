"""What an action touches, costs, gains and shows, and which choice most people would take."""

from __future__ import annotations

from tests.games.principato.positions import GAME, offered, play, position, seat

from signoria.core.codes import Description
from signoria.games.principato.state import Principato


def described(state: Principato, name: str) -> Description:
    return GAME.describe(state, int(state.mover()), GAME.action_id(name))


def defaults(state: Principato) -> list[str]:
    """The offered actions that are marked as the safe choice."""
    return [name for name in offered(state) if described(state, name).default]


def test_a_card_is_described_by_its_place_price_and_gain() -> None:
    state = position(seat(hand=("book", "harvest"), field=3, farm=2, food=4))
    book, harvest = described(state, "activate:0"), described(state, "activate:1")
    assert (book.targets, book.group, book.cost, book.gain) == (("hand:0",), "activate", {"food": 4}, {"book": 1})
    assert (harvest.targets, harvest.cost, harvest.gain) == (("hand:1",), {}, {"food": 3})


def test_a_card_is_described_by_all_its_options() -> None:
    """What it costs at least, what it gives at most, and whether it must then be exchanged."""
    state = position(seat(hand=("collector", "catapult_early"), farm=2, food=3, gold=2))
    collector, workshop = described(state, "activate:0"), described(state, "activate:1")
    assert (collector.cost, collector.gain) == ({}, {"food": 2, "gold": 2})
    assert (workshop.cost, workshop.gain) == ({"food": 1, "gold": 1}, {"catapult": 2})
    assert collector.params == {"card": "collector", "options": 3, "exchange": 1}
    assert workshop.params == {"card": "catapult_early", "options": 2, "exchange": 0}
    state = position(seat(hand=("recruit_militia", "harvest"), militia=2))
    assert described(state, "activate:0").gain == {"militia": 35}


def test_an_option_is_described_by_its_own_price_and_gain() -> None:
    state = position(seat(hand=("catapult_early", "harvest"), farm=2, food=3, gold=2))
    play(state, "activate:0")
    second = described(state, "option:1")
    assert (second.cost, second.gain) == ({"food": 3, "gold": 2}, {"catapult": 2})


def test_targets_are_what_the_action_touches() -> None:
    state = position(seat(hand=("book", "harvest"), farm=2, food=4, militia=1))
    assert described(state, "change:1").targets == ("hand:1",)
    assert described(state, "favor").targets == ("reserve:favor",)
    assert described(state, "commit:militia_food").targets == ("own:militia", "own:food")
    play(state, "change:1")
    assert described(state, "swap:3").targets == ("display:3", "hand:1")
    state = position(seat(hand=("book", "harvest"), farm=2, food=4))
    play(state, "activate:0")
    assert described(state, "take:5").targets == ("stock:book:5",)
    assert described(state, "take:5").gain == {"points": 5}


def test_what_turns_up_a_card_is_marked() -> None:
    state = position(seat())
    assert described(state, "end").reveals
    assert not described(state, "skip").reveals
    play(state, "skip")
    assert described(state, "skip").reveals


def test_the_end_of_the_game_turns_up_the_goals() -> None:
    state = position(seat(), year=3, pile=[])
    assert described(state, "end").reveals


def test_the_end_of_a_year_that_asks_somebody_turns_up_nothing_yet() -> None:
    state = position(seat(militia=1), pile=[])
    assert not described(state, "end").reveals


def test_safe_choices() -> None:
    """Best culture, fewest favors, all that fits on soldiers, everybody supplied, nobody dismissed (§10)."""
    state = position(seat(hand=("painting", "taxes"), bank=3, gold=5, favor=2))
    play(state, "activate:0")
    assert defaults(state) == ["favors_for_gold:0"]
    play(state, "favors_for_gold:0")
    assert defaults(state) == ["take:6"]
    state = position(seat(hand=("harvest", "taxes"), field=4, militia=2))
    play(state, "activate:0")
    assert defaults(state) == ["food_to_soldiers:2"]
    state = position(seat(militia=2, food=2), pile=[])
    play(state, "end")
    assert defaults(state) == ["supply_food:2"]
    play(state, "supply_food:2")
    assert defaults(state) == ["dismiss_militia:0"]


def test_describing_changes_nothing() -> None:
    state = position(seat(food=1, militia=1))
    before = GAME.dump(state)
    for action in state.candidates(0):
        GAME.describe(state, 0, action)
    assert GAME.dump(state) == before
