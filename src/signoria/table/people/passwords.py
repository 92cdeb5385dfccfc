"""Passwords by Argon2, in a thread: hashing takes its time on purpose, and must not hold up the games."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER: Final = PasswordHasher()
# Few at a time: each takes 64 MB.
AT_ONCE: Final = asyncio.Semaphore(4)


async def hash_password(password: str) -> str:
    async with AT_ONCE:
        return await asyncio.to_thread(HASHER.hash, password)


async def is_password(hashed: str | None, password: str) -> bool:
    async with AT_ONCE:
        return await asyncio.to_thread(_fits, hashed, password)


@cache
def _nobodys() -> str:
    """Of no password: who guesses names must not hear, by the time it takes, that one does not exist."""
    return HASHER.hash("\x00")


def _fits(hashed: str | None, password: str) -> bool:
    try:
        return HASHER.verify(hashed or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
