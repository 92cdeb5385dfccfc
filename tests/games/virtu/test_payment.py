"""The payment engine against brute force: every choice of one type, or none, per relief."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.payment.bill import (
    CAVALRY,
    CROSS,
    CROWN,
    DUE_COUNT,
    EITHER,
    FLORIN,
    PAYING,
    SHIP,
    Bill,
    absorb,
    amount,
    bill_of,
    is_covered,
    packed,
)

Relief = dict[int, int]

reliefs_strategy = st.lists(
    st.dictionaries(st.integers(0, PAYING - 1), st.integers(1, 3), min_size=1, max_size=3), max_size=5
)
# Costs of the shapes that the game knows: purchases and patronage, annexations, alliances.
costs_strategy = st.one_of(
    st.fixed_dictionaries({FLORIN: st.integers(0, 4), CROWN: st.integers(0, 2), CROSS: st.integers(0, 1)}),
    st.fixed_dictionaries({FLORIN: st.integers(0, 3), CROWN: st.integers(0, 1), EITHER: st.integers(0, 1)}),
    st.fixed_dictionaries({CROWN: st.integers(0, 2), CROSS: st.integers(0, 1), EITHER: st.integers(0, 2)}),
    st.fixed_dictionaries({CROWN: st.integers(0, 6), SHIP: st.integers(0, 4)}),
    st.fixed_dictionaries({CROWN: st.integers(0, 2), CAVALRY: st.integers(0, 3), SHIP: st.integers(0, 3)}),
)


def pack(relief: Relief) -> int:
    return sum(packed(symbol, count) for symbol, count in relief.items())


def due_of(cost: Relief) -> vec[i64]:
    due = vec[i64]([0] * DUE_COUNT)
    for symbol, count in cost.items():
        due[symbol] = count
    return due


def pays(had: list[int], cost: Relief) -> bool:
    crowns, crosses, either = cost.get(CROWN, 0), cost.get(CROSS, 0), cost.get(EITHER, 0)
    enough = all(had[symbol] >= cost.get(symbol, 0) for symbol in (FLORIN, CROWN, CROSS, CAVALRY, SHIP))
    return enough and had[CROWN] + had[CROSS] >= crowns + crosses + either


def brute_force(reliefs: list[Relief], cost: Relief, had: list[int]) -> bool:
    for choice in product(*[[None, *relief] for relief in reliefs]):
        total = list(had)
        for relief, symbol in zip(reliefs, choice):
            if symbol is not None:
                total[symbol] += relief[symbol]
        if pays(total, cost):
            return True
    return False


def is_payable(reliefs: list[Relief], cost: Relief, treasury: int = 0) -> bool:
    packed_reliefs = vec[i64]([pack(relief) for relief in reliefs])
    return bill_of(due_of(cost), treasury).is_payable(packed_reliefs, len(reliefs))


@given(reliefs_strategy, costs_strategy, st.integers(0, 3))
def test_payable_is_what_brute_force_finds(reliefs: list[Relief], cost: Relief, treasury: int) -> None:
    had = [treasury, 0, 0, 0, 0]
    assert is_payable(reliefs, cost, treasury) == brute_force(reliefs, cost, had)


@given(reliefs_strategy, costs_strategy, st.integers(0, 3))
def test_a_use_is_offered_exactly_if_needed_and_the_rest_stays_payable(
    reliefs: list[Relief], cost: Relief, treasury: int
) -> None:
    bill = bill_of(due_of(cost), treasury)
    allowed = vec[i64]([0] * (len(reliefs) + 1))
    bill.allowed_uses(vec[i64]([pack(relief) for relief in reliefs]), len(reliefs), allowed)
    for i, relief in enumerate(reliefs):
        others = reliefs[:i] + reliefs[i + 1 :]
        for symbol, count in relief.items():
            had = [treasury, 0, 0, 0, 0]
            had[symbol] += count
            needed = amount(bill.wanted, symbol) > 0
            expected = needed and brute_force(others, cost, had)
            assert bool(allowed[i] & (1 << symbol)) == expected


@given(reliefs_strategy, costs_strategy, st.integers(0, 3), st.randoms(use_true_random=False))
def test_every_way_through_the_offers_ends_with_the_cost_paid(
    reliefs: list[Relief], cost: Relief, treasury: int, random: object
) -> None:
    choose = random.choice  # type: ignore[attr-defined]
    left, due, florins = list(reliefs), due_of(cost), treasury
    if not is_payable(left, cost, florins):
        return
    while not is_covered(due, florins):
        bill = bill_of(due, florins)
        allowed = vec[i64]([0] * (len(left) + 1))
        bill.allowed_uses(vec[i64]([pack(relief) for relief in left]), len(left), allowed)
        offers = [(i, symbol) for i in range(len(left)) for symbol in range(PAYING) if allowed[i] & (1 << symbol)]
        assert offers, "a payment has run aground"
        i, symbol = choose(offers)
        count = left.pop(i)[symbol]
        if symbol == FLORIN:
            florins += count
        else:
            absorb(due, symbol, count)
    assert florins >= due[FLORIN]
    assert not any(due[symbol] for symbol in range(1, DUE_COUNT))


def test_surplus_symbols_are_lost_but_do_not_hinder() -> None:
    assert is_payable([{SHIP: 3}], {SHIP: 1})


def test_either_takes_crowns_and_crosses_but_keeps_each_own_minimum() -> None:
    assert is_payable([{CROSS: 1}, {CROWN: 1}], {CROWN: 1, EITHER: 1})
    assert not is_payable([{CROSS: 2}], {CROWN: 1, EITHER: 1})
    assert is_payable([{CROWN: 2}], {CROWN: 1, EITHER: 1})


def test_absorbing_pays_the_own_kind_first_and_answers_the_surplus() -> None:
    due = due_of({CROWN: 1, EITHER: 1})
    assert absorb(due, CROWN, 3) == 1
    assert list(due) == [0] * DUE_COUNT
    due = due_of({CROWN: 1, EITHER: 1})
    assert absorb(due, CROSS, 1) == 0
    assert due[CROWN] == 1
    assert due[EITHER] == 0


def test_an_empty_bill_is_covered() -> None:
    assert is_covered(vec[i64]([0] * DUE_COUNT), 0)
    assert Bill(0, 0, 0, 0, 0, 0).is_payable(vec[i64]([0]), 0)


def test_a_lattice_beyond_32_points_is_sound_compiled_too() -> None:
    """A regression: the goal of 6 crowns and 4 ships is point 34."""
    bill = Bill(0, 6, 0, 0, 0, 4)
    assert bill.goal == 2**34
    assert not is_payable([{CROWN: 2}, {CROWN: 1}], {CROWN: 4, SHIP: 4})
