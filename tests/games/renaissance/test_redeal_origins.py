"""Redeals of a hand in which nobody can tell old cards from those of Outside help, against plain counting of deals."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

from tests.games.renaissance.books import BLUE
from tests.games.renaissance.positions import Position, do, held, settle

from signoria.core.rng import Rng
from signoria.games.renaissance import GAME
from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)
DEALS = 6000


def troops(state: Renaissance, seat: int) -> int:
    return sum(count for card, count in held(state, seat).items() if card in BLUE)


def unseen(state: Renaissance, viewer: int) -> tuple[int, int]:
    """Unseen troops and other cards, from what lies open and in the viewer's hand."""
    view = GAME.observe(state, viewer)
    gone = Counter(view["discards"]) + Counter(view["locked"]) + Counter(view["seats"][viewer]["hand"])
    gone += sum((Counter(part["known"]) for part in view["seats"]), Counter[str]())
    left = {card["id"]: card["count"] - gone[card["id"]] for card in GAME.components.data["battle_cards"]}
    blue = sum(count for card, count in left.items() if card in BLUE)
    return blue, sum(left.values()) - blue


def assert_frequencies(found: Counter[tuple[int, ...]], ways: dict[tuple[int, ...], int]) -> None:
    total, dealt = sum(ways.values()), sum(found.values())
    assert found.keys() <= {key for key, count in ways.items() if count}
    for key, count in ways.items():
        expected = dealt * count / total
        assert abs(found[key] - expected) < 5 * max(expected, 1) ** 0.5, (key, found[key], expected)


def without_troops(*, draws: tuple[str, str]) -> Renaissance:
    """Venice lays nothing before Bergamo, later draws two cards by Outside help; Florence looks on."""
    position = Position().turn_of("milan").own("venice", "bergamo").hand("milan", "swiss", "swiss")
    position.hand("venice", "looters", "ambassador", "retreat", "raid").hand("rome", "pikemen", "pikemen")
    position.hand("florence", "swiss", "engineer")
    state = do(position.build(), "attack", "target:bergamo", "road:milano", "lay:swiss", "lay:swiss", "lay:nothing")
    settle(do(state, "die:6", "die:1"))
    return do(state, "end", "end", "ambassador", "embassy:9", *(f"draw:{card}" for card in draws))


def test_a_card_shown_after_outside_help_was_an_old_one_or_a_new_one() -> None:
    """Three old cards, two new ones, one of the five shown: each deal that holds it is as likely as any other."""
    state = do(without_troops(draws=("pikemen", "marriage")), "looters", "loot:siena", "die:6")
    assert (state.unblue[VENICE], state.unsure[VENICE]) == (3, 1)
    blue, other = unseen(state, FLORENCE)
    ways: dict[tuple[int, ...], int] = {
        (count,): comb(blue, count)
        * (
            comb(other, 2) * comb(other - 2, 2 - count)
            + (comb(other, 3) * comb(other - 3, 1 - count) if count < 2 else 0)
        )
        for count in range(3)
    }
    twins = (GAME.redeal(state, FLORENCE, Rng("old or new", i)) for i in range(DEALS))
    found: Counter[tuple[int, ...]] = Counter((troops(twin, VENICE),) for twin in twins)
    assert_frequencies(found, ways)


def test_troops_shown_after_outside_help_are_new() -> None:
    """With both new cards known to be troops, what was shown before was old, and the rest is not blue."""
    state = without_troops(draws=("pikemen", "knights"))
    do(state, "looters", "loot:siena", "die:6")
    assert state.unsure[VENICE] == 1
    do(state, "raid", "target:genova", "raid_from:venezia", "lay:pikemen", "lay:knights", "die:1", "die:6")
    settle(state)
    assert state.unsure[VENICE] == 0
    assert troops(state, VENICE) == 0
    assert not any(troops(GAME.redeal(state, FLORENCE, Rng("new", i)), VENICE) for i in range(200))


def test_two_such_hands_are_dealt_together() -> None:
    """Genoa and Venice each held two cards without troops, drew two, and showed one."""
    position = Position().hand("genoa", "retreat", "swiss", "raid").hand("venice", "retreat", "looters", "knights")
    position.discards = ["looters", "marriage"]
    document = position.document()
    for seat in (GENOA, VENICE):
        document["seats"][seat] |= {"unblue": 2, "unsure": 1}
    state = GAME.load(document)
    blue, other = unseen(state, FLORENCE)
    ways: dict[tuple[int, ...], int] = {}
    for one, two in product(range(3), repeat=2):
        ways[one, two] = sum(
            comb(other, old)
            * comb(blue, one)
            * comb(other - old, 3 - old - one)
            # The second hand, from what the first has left.
            * comb(other - (3 - one), again)
            * comb(blue - one, two)
            * comb(other - (3 - one) - again, 3 - again - two)
            for old, again in product((1, 2), repeat=2)
            if old + one <= 3 and again + two <= 3
        )
    twins = (GAME.redeal(state, FLORENCE, Rng("together", i)) for i in range(DEALS))
    assert_frequencies(Counter((troops(twin, GENOA), troops(twin, VENICE)) for twin in twins), ways)
