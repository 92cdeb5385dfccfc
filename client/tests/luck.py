"""`signoria` whose own part of every game's chance is the same in each run, as LUCK says; for the browser tests."""

from __future__ import annotations

import base64
import hashlib
import os
import secrets

from signoria.cli import main


def same_bytes(count: int | None = None) -> bytes:
    """As many as `secrets.token_bytes` gives, but always the same."""
    return hashlib.shake_256(os.environ["LUCK"].encode()).digest(count or secrets.DEFAULT_ENTROPY)


def fresh_name(count: int | None = None) -> str:
    """A `secrets.token_urlsafe` of fresh bytes all the same: tables and people are told apart by it."""
    return base64.urlsafe_b64encode(os.urandom(count or secrets.DEFAULT_ENTROPY)).rstrip(b"=").decode()


if __name__ == "__main__":
    secrets.token_bytes = same_bytes
    secrets.token_hex = lambda count=None: same_bytes(count).hex()
    secrets.token_urlsafe = fresh_name
    main()
