"""Verbs and arguments, each with its id."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from signoria.core.actions import ActionTable

from conclave.box.constants import FAMILIES, PURSES

ACTIONS: Final = ActionTable()
WRITE: Final = ACTIONS.verb("write", FAMILIES)
BID: Final = ACTIONS.verb("bid", range(1, max(PURSES) + 1))
PASS: Final = ACTIONS.verb("pass")
ACCLAIM: Final = ACTIONS.verb("acclaim", FAMILIES)

# A ballot is two families in the order of the box: colonna and medici is the same ballot as medici and colonna.
BALLOTS: Final = tuple(combinations_with_replacement(range(len(FAMILIES)), 2))

OUTCOMES: Final = ActionTable("chance outcome")
DEAL: Final = OUTCOMES.verb("deal", FAMILIES)
READ: Final = OUTCOMES.verb("read", [f"{FAMILIES[first]}+{FAMILIES[second]}" for first, second in BALLOTS])
