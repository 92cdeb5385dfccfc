"""A small, fast generator (sfc32) that gives the same numbers compiled and interpreted, on every machine."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """Uniform numbers from a seed; every intermediate value fits 64 bits, so fixed-width ints never wrap."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, *seed: int | str) -> None:
        text = "/".join(str(part) for part in seed)
        digest = hashlib.blake2b(text.encode(), digest_size=12).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.counter = 1
        for _ in range(WARM_UP):
            self.next32()

    def next32(self) -> i64:
        total: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) | (self.c >> 11)) & MASK) + total) & MASK
        return total

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n at most 2**30)."""
        product: i64 = self.next32() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1) % n
            while low < threshold:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` items in place."""
        last: i64 = count - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            kept: i64 = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1
