"""A scrutiny (§2): ballot, reading and the chamberlain's voice, one inside the other's frame."""

from __future__ import annotations

from signoria.core.document import NONE
from signoria.core.state import CHANCE, SEAT

from conclave.state import BALLOT, BIDDING, HOLDER, NUMBER, READING, SCRUTINY, Table


def open_scrutiny(state: Table, number: int) -> None:
    """Its seat, who will be asked first for the voice, passes on each time (§3.1)."""
    state.push(SCRUTINY, number % state.players)
    state.set_local(NUMBER, number)
    state.push_together(BALLOT, (1 << state.players) - 1)


def open_reading(state: Table) -> None:
    state.pop()
    state.push(READING, CHANCE)


def open_bidding(state: Table) -> None:
    state.pop()
    state.push(BIDDING, state.local(SEAT))
    state.set_local(HOLDER, NONE)


def close_scrutiny(state: Table) -> None:
    """On to the next, or the end: an empty stack."""
    state.pop()
    number = state.local(NUMBER) + 1
    state.pop()
    if number < state.scrutinies:
        open_scrutiny(state, number)
