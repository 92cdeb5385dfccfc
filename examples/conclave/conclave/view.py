"""The one door for information: what a seat sees, how a line looks to it, and the deals that it cannot tell apart."""

from __future__ import annotations

from itertools import permutations

from signoria.core.document import NONE, SEATS, Document
from signoria.core.rng import Rng
from signoria.core.state import CHANCE

from conclave.actions import ACTIONS, BALLOTS, OUTCOMES
from conclave.box.constants import COPIES, FAMILIES
from conclave.phases.deal import RECEIVER
from conclave.state import BALLOT, DEALING, SCHEMA, Conclave


def observe(state: Conclave, seat: int) -> Document:
    """All but the deck and what others hold hidden; of their ballots the frame tells who has written one."""
    view = SCHEMA.write(state)
    if not state.depth:
        return view  # §4: in the end the favourites are shown
    del view["deck"]
    for other, part in enumerate(view[SEATS]):
        if other != seat:
            del part["favourite"], part["ballot"]
    return view


def seen(state: Conclave, by: int, action: int, seat: int) -> str:
    if state.decision == DEALING and state.local(RECEIVER) != seat:
        return "deal:?"
    if state.decision == BALLOT and by != seat:
        return "write:?"
    return (OUTCOMES if by == CHANCE else ACTIONS).name(action)


def redeal(state: Conclave, seat: int, rng: Rng) -> Conclave:
    """Every deal of the cards that no ballot has ruled out is as likely as any other."""
    dealt = state.clone()
    if not state.depth:
        return dealt
    cards = [family for family, copies in enumerate(COPIES) for _ in range(copies)]
    holders = [holder for holder in range(state.players) if state.favourite[holder] != NONE]
    if seat in holders:
        cards.remove(state.favourite[seat])
        holders.remove(seat)
    deals = [
        families for families in permutations(cards, len(holders)) if not any(map(state.is_cleared, holders, families))
    ]
    for holder, family in zip(holders, deals[rng.below(len(deals))]):
        dealt.favourite[holder] = family
        cards.remove(family)
        _write_anew(dealt, holder, rng)
    for family in range(len(FAMILIES)):
        dealt.deck[family] = cards.count(family)
    return dealt


def _write_anew(dealt: Conclave, seat: int, rng: Rng) -> None:
    """Another ballot, if one is written and unread; who has not finished may as well not have begun."""
    ballot = (NONE, NONE)
    if dealt.has_written(seat):
        allowed = [pair for pair in BALLOTS if dealt.favourite[seat] not in pair]
        ballot = allowed[rng.below(len(allowed))]
    dealt.ballot[2 * seat], dealt.ballot[2 * seat + 1] = ballot
