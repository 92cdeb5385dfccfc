"""Chance that nobody at the table can choose: HMAC-SHA256(secret, nonces ‖ n), each n used once."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, TypeAlias

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
NUMBER_BYTES: Final = 8
RANGE: Final = 2 ** (8 * NUMBER_BYTES)

Weights: TypeAlias = Sequence[tuple[int, int]]


def commitment(secret: bytes) -> str:
    """What the host publishes before anybody sends a nonce: it binds them to the secret and does not show it."""
    return hashlib.sha256(secret).hexdigest()


class ChanceStream:
    """The draws of one game. `n` is the number that the next draw tries first; it only grows, also after an undo."""

    def __init__(self, secret: bytes, nonces: Sequence[bytes], n: int = 0) -> None:
        # HMAC pads short keys with zeros and hashes long ones: one fixed length leaves no two keys alike.
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"A secret has {SECRET_BYTES} bytes, not {len(secret)}.")
        # One fixed length also makes the concatenation unambiguous.
        if any(len(nonce) != NONCE_BYTES for nonce in nonces):
            raise ValueError(f"A nonce has {NONCE_BYTES} bytes, not {', '.join(str(len(each)) for each in nonces)}.")
        if n < 0:
            raise ValueError(f"Draws are numbered from 0, not from {n}.")
        self._secret = secret
        self._nonces = b"".join(nonces)
        self.n = n

    def draw(self, weights: Weights) -> tuple[int, int]:
        """An outcome by its weight, and the n that gave it; the next draw starts behind that n."""
        total = _total(weights)
        fair = RANGE - RANGE % total
        value = self._number(self.n)
        while value >= fair:
            self.n += 1
            value = self._number(self.n)
        used = self.n
        self.n += 1
        return _pick(weights, value % total), used

    def _number(self, n: int) -> int:
        message = self._nonces + n.to_bytes(NUMBER_BYTES, "big")
        mac = hmac.digest(self._secret, message, "sha256")
        return int.from_bytes(mac[:NUMBER_BYTES], "big")


def _total(weights: Weights) -> int:
    total = sum(weight for _, weight in weights)
    if not 0 < total <= RANGE or any(weight < 0 for _, weight in weights):
        raise ValueError(f"Nothing can be drawn from the weights {list(weights)}: they must be positive numbers.")
    return total


def _pick(weights: Weights, left: int) -> int:
    for outcome, weight in sorted(weights):
        if left < weight:
            return outcome
        left -= weight
    raise AssertionError("the number lies below the total weight")
