"""Passwords by Argon2, in a thread: hashing takes its time on purpose, and must not hold up the games."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER: Final = PasswordHasher()
# Few at a time: each takes 64 MB.
AT_ONCE: Final = asyncio.Semaphore(4)
# Of no password: who guesses names must not hear, by the time it takes, that one does not exist.
NOBODY: Final = HASHER.hash("\x00")


async def hash_password(password: str) -> str:
    async with AT_ONCE:
        return await asyncio.to_thread(HASHER.hash, password)


async def is_password(hashed: str | None, password: str) -> bool:
    async with AT_ONCE:
        return await asyncio.to_thread(_fits, hashed or NOBODY, password)


def _fits(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
