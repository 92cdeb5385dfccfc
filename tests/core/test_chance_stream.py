"""The chance of a table: known answers, rejection, fairness, and numbers that only grow."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.record.chance_stream import RANGE, ChanceStream, commitment

SECRET = bytes(range(32))
NONCES = (b"0123456789abcdef", b"fedcba9876543210")


def number(n: int, secret: bytes = SECRET, nonces: bytes = b"".join(NONCES)) -> int:
    """The stream of docs/records.md once more, written down from the text alone."""
    mac = hmac.new(secret, nonces + n.to_bytes(8, "big"), hashlib.sha256).digest()
    return int.from_bytes(mac[:8], "big")


def test_known_answers() -> None:
    weights = [(3, 1), (5, 2), (9, 4)]
    picks = [3, 5, 5, 9, 9, 9, 9]
    stream = ChanceStream(SECRET, NONCES)
    assert [stream.draw(weights) for _ in range(40)] == [(picks[number(n) % 7], n) for n in range(40)]


def test_one_vector_in_full() -> None:
    """Fixed for ever, so that a record made today verifies in every later version; also what OpenSSL gives."""
    assert f"{number(0, bytes(32), b''):016x}" == "f375180aba928884"
    stream = ChanceStream(bytes(32), ())
    assert [stream.draw([(i, 1) for i in range(1000)])[0] for _ in range(6)] == [164, 51, 347, 135, 761, 504]


def test_the_order_of_the_weights_does_not_matter_and_outcomes_are_taken_in_ascending_order() -> None:
    one, other = ChanceStream(SECRET, NONCES), ChanceStream(SECRET, NONCES)
    assert [one.draw([(1, 5), (2, 9)]) for _ in range(20)] == [other.draw([(2, 9), (1, 5)]) for _ in range(20)]


def test_numbers_at_or_above_the_largest_multiple_of_the_total_are_rejected() -> None:
    half = RANGE // 2 + 1
    stream = ChanceStream(SECRET, NONCES)
    accepted = [n for n in range(60) if number(n) < half]
    assert 10 < len(accepted) < 50
    assert [stream.draw([(0, 1), (1, half - 1)])[1] for _ in accepted] == accepted
    assert stream.n == accepted[-1] + 1


def test_the_largest_multiple_itself_is_rejected() -> None:
    n = next(n for n in range(60) if number(n) > RANGE // 2)
    total = number(n)
    assert RANGE - RANGE % total == total
    assert ChanceStream(SECRET, NONCES, n).draw([(0, total)])[1] > n
    assert ChanceStream(SECRET, NONCES, n).draw([(0, total + 1)])[1] == n


def test_a_total_of_the_whole_range_rejects_nothing() -> None:
    assert ChanceStream(SECRET, NONCES).draw([(7, RANGE)]) == (7, 0)


def test_an_outcome_of_weight_zero_never_comes() -> None:
    stream = ChanceStream(SECRET, NONCES)
    assert {stream.draw([(0, 0), (1, 1), (2, 0), (3, 1), (4, 0)])[0] for _ in range(100)} == {1, 3}


def test_a_stream_goes_on_where_it_is_told_to() -> None:
    weights = [(i, 1) for i in range(50)]
    whole = ChanceStream(SECRET, NONCES)
    draws = [whole.draw(weights) for _ in range(10)]
    resumed = ChanceStream(SECRET, NONCES, n=draws[3][1] + 1)
    assert [resumed.draw(weights) for _ in range(6)] == draws[4:]


@given(st.lists(st.integers(0, 50), min_size=1, max_size=8).filter(any), st.integers(0, 2**40))
def test_every_draw_has_a_positive_weight_and_a_new_number(weights: list[int], start: int) -> None:
    stream = ChanceStream(SECRET, NONCES, start)
    numbers = []
    for _ in range(5):
        outcome, n = stream.draw(list(enumerate(weights)))
        assert weights[outcome] > 0
        numbers.append(n)
    assert numbers[0] >= start
    assert all(a < b for a, b in pairwise(numbers))


def test_fair_by_chi_square() -> None:
    weights = [(i, i + 1) for i in range(10)]
    stream = ChanceStream(SECRET, NONCES)
    count, total = 22_000, 55
    drawn = Counter(stream.draw(weights)[0] for _ in range(count))
    expected = {outcome: count * weight / total for outcome, weight in weights}
    chi_square = sum((drawn[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())
    assert 1.15 < chi_square < 27.9  # 9 degrees of freedom: 0.1 % on either side


def test_secret_and_nonces_both_matter() -> None:
    weights = [(i, 1) for i in range(1000)]

    def draws(secret: bytes, nonces: tuple[bytes, ...]) -> list[int]:
        stream = ChanceStream(secret, nonces)
        return [stream.draw(weights)[0] for _ in range(5)]

    known = draws(SECRET, NONCES)
    assert known != draws(SECRET[::-1], NONCES)
    assert known != draws(SECRET, NONCES[::-1])
    assert known != draws(SECRET, NONCES[:1])


@pytest.mark.parametrize(
    ("secret", "nonces", "n"),
    [(b"short", NONCES, 0), (SECRET, (b"short",), 0), (SECRET, (b"x" * 17,), 0), (SECRET, (), -1)],
)
def test_wrong_sizes_are_refused(secret: bytes, nonces: tuple[bytes, ...], n: int) -> None:
    with pytest.raises(ValueError, match="not"):
        ChanceStream(secret, nonces, n)


@pytest.mark.parametrize("weights", [[], [(0, 0)], [(0, 3), (1, -1)], [(0, RANGE + 1)]])
def test_impossible_weights_are_refused(weights: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="weights"):
        ChanceStream(SECRET, NONCES).draw(weights)


def test_commitment_is_the_plain_hash_of_the_secret() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
