"""The ballot (§2): all write two families, in secret and at once; then each ballot is read out."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Prompt, Reason
from signoria.core.document import NONE
from signoria.core.state import NO_OBSTACLE

from conclave.actions import BALLOTS, READ, WRITE
from conclave.box import FAMILIES
from conclave.phases.scrutiny import open_bidding, open_reading
from conclave.state import WRITER, Table

OWN_FAVOURITE: Final = 1


# ---- writing (§2.1): hidden and without order, so the second family never comes before the first ----


def candidates(state: Table, seat: int) -> list[int]:
    first = max(state.ballot[2 * seat], 0)
    return [WRITE + family for family in range(first, len(FAMILIES))]


def obstacle(state: Table, seat: int, action: int) -> int:
    return OWN_FAVOURITE if action - WRITE == state.favourite[seat] else NO_OBSTACLE  # §2.2


def reason(action: int) -> Reason:
    return Reason("own_favourite", "2.2", {"family": FAMILIES[action - WRITE]})


def prompt(state: Table, seat: int) -> Prompt:
    return Prompt("ballot", "2.1", step=1 if state.ballot[2 * seat] == NONE else 2, steps=2)


def write(state: Table, seat: int, action: int) -> None:
    line = 0 if state.ballot[2 * seat] == NONE else 1
    state.ballot[2 * seat + line] = action - WRITE
    if not state.has_written(seat):
        return
    if state.events is not None:
        state.tell("has_written", {"seat": seat})
    if state.has_decided(seat):
        open_reading(state)


# ---- reading (§2.3): what was sealed becomes known through a line of its own ----


def weights(state: Table) -> list[tuple[int, int]]:
    writer = state.local(WRITER)
    return [(READ + BALLOTS.index((state.ballot[2 * writer], state.ballot[2 * writer + 1])), 1)]


def read(state: Table, outcome: int) -> None:
    writer = state.local(WRITER)
    for line, family in enumerate(BALLOTS[outcome - READ]):
        state.ballot[2 * writer + line] = NONE
        state.votes[family] += 1
        state.cleared[writer * len(FAMILIES) + family] = 1
        if state.events is not None:
            state.tell("voted", {"seat": writer, "family": FAMILIES[family]})
    if writer + 1 < state.players:
        state.set_local(WRITER, writer + 1)
    else:
        open_bidding(state)
