"""Passwords are not guessed: so many wrong ones for an account, wherever they come from.

Whoever guesses from elsewhere does not lock out the owner: an address from which somebody has signed in to the account
has an allowance of its own.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from signoria.table.people.rate_limits import Rates

KIND: Final = "wrong_password"
MOST_REMEMBERED: Final = 10_000


class PasswordGuard:
    """Counts wrong passwords by account, and remembers where the right ones came from."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def begin(self, account: str, address: str) -> str:
        """Before a password is looked at, so that many at once count as many; TooMany, or what to give back to."""
        asker = f"{account} {address}" if (account, address) in self._known else account
        self._rates.spend(KIND, asker)
        return asker

    def was_right(self, asker: str, account: str, address: str) -> None:
        self._rates.give_back(KIND, asker)
        self._known[account, address] = None
        self._known.move_to_end((account, address))
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
