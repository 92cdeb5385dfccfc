"""The generator against a plain-integer sfc32, and its numbers against what chance allows."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.rng import Rng


def plain_sfc32(seed: str) -> Iterator[int]:
    """sfc32 (C. Doty-Humphrey, PractRand) on unbounded integers, each step reduced to 32 bits."""
    digest = hashlib.blake2b(seed.encode(), digest_size=12).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8))
    counter = 1
    for number in iter(int, 1):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (9 * c) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + word) % 2**32
        yield word + number


@pytest.mark.parametrize("seed", [(1,), ("conclave", 2, 7), (2**70, -3), ("",)])
def test_its_numbers_are_those_of_sfc32(seed: tuple[int | str, ...]) -> None:
    rng = Rng(*seed)
    expected = islice(plain_sfc32("/".join(map(str, seed))), 12, 2012)
    assert [rng.next32() for _ in range(2000)] == list(expected)


def test_known_answer() -> None:
    """The same on every machine and in every release: recorded games of a seed must not change."""
    rng = Rng("signoria", 1)
    assert [rng.next32() for _ in range(4)] == [1914081186, 678554773, 1340585137, 1515588850]
    assert [rng.below(6) for _ in range(10)] == [0, 4, 3, 5, 4, 3, 3, 3, 4, 0]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10, 97, 1000])
def test_below_reaches_everything_equally_often(n: int) -> None:
    rng, draws = Rng("uniform", n), 200 * n
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_square = sum((counts[i] - 200) ** 2 / 200 for i in range(n))
    assert chi_square < n + 6 * (2 * n) ** 0.5  # six standard deviations above its mean


@pytest.mark.parametrize("n", [3 << 28, (1 << 30) - 1, 5 << 27])
def test_below_is_unbiased_where_a_plain_product_is_not(n: int) -> None:
    """For 3 * 2**28 a product without rejection would give every third number six chances and the others five."""
    rng, draws = Rng("awkward", n), 30_000
    thirds = Counter(rng.below(n) % 3 for _ in range(draws))
    assert all(abs(thirds[i] - draws / 3) < 500 for i in range(3))


def test_seeds_make_different_streams() -> None:
    streams = {tuple(Rng("stream", i).next32() for _ in range(1)) for i in range(2000)}
    assert len(streams) == 2000


def test_shuffle_makes_every_order_equally_likely_and_leaves_the_rest() -> None:
    rng = Rng("shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[i64]([0, 1, 2, 3, 4])
        rng.shuffle(items, 3)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(order[3:] == (3, 4) and 850 < count < 1150 for order, count in orders.items())


@pytest.mark.parametrize("count", [0, 1])
def test_shuffling_nothing_draws_nothing(count: int) -> None:
    rng = Rng("nothing")
    rng.shuffle(vec[i64]([5, 6]), count)
    assert rng.next32() == Rng("nothing").next32()
