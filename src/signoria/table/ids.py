"""Ids of people and tables: as many letters, digits and signs as nobody guesses."""

from __future__ import annotations

import secrets


def new_id(count: int) -> str:
    """An id of so many bytes of chance; a command would take one that begins with a dash for an option."""
    while (drawn := secrets.token_urlsafe(count)).startswith("-"):
        pass
    return drawn
