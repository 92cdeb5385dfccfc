"""The chamberlain's voice (§3): everybody may outbid once; the highest bidder pays and adds a vote."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Prompt, Reason
from signoria.core.document import NONE
from signoria.core.state import NO_OBSTACLE, SEAT

from conclave.actions import ACCLAIM, BID, PASS
from conclave.box import FAMILIES
from conclave.phases.scrutiny import close_scrutiny
from conclave.state import ACCLAIMING, BIDDING, HEARD, HOLDER, STANDING, Table

TOO_POOR: Final = 1


def candidates(state: Table) -> list[int]:
    if state.decision == ACCLAIMING:
        return list(range(ACCLAIM, ACCLAIM + len(FAMILIES)))
    return [*range(BID + state.local(STANDING), BID + state.purse), PASS]


def obstacle(state: Table, seat: int, action: int) -> int:
    if state.decision == BIDDING and action != PASS and price(action) > state.ducats[seat]:
        return TOO_POOR  # §3.1
    return NO_OBSTACLE


def price(bid: int) -> int:
    return bid - BID + 1


def reason(state: Table, seat: int, action: int) -> Reason:
    return Reason("too_poor", "3.1", {"need": price(action), "have": state.ducats[seat]})


def prompt(state: Table) -> Prompt:
    if state.decision == ACCLAIMING:
        return Prompt("acclaim", "3.2")
    return Prompt("bid", "3.1", {"standing": state.local(STANDING)})


def speak(state: Table, seat: int, action: int) -> None:
    if state.decision == ACCLAIMING:
        acclaim(state, seat, action - ACCLAIM)
        return
    if action != PASS:
        state.set_local(STANDING, price(action))
        state.set_local(HOLDER, seat)
    state.set_local(HEARD, state.local(HEARD) + 1)
    state.set_local(SEAT, (seat + 1) % state.players)
    if state.local(HEARD) == state.players:
        settle(state)


def settle(state: Table) -> None:
    standing, holder = state.local(STANDING), state.local(HOLDER)
    if holder == NONE:
        close_scrutiny(state)
        return
    state.ducats[holder] -= standing
    if state.events is not None:
        state.tell("paid", {"seat": holder, "ducats": standing})
    state.pop()
    state.push(ACCLAIMING, holder)


def acclaim(state: Table, seat: int, family: int) -> None:
    state.votes[family] += 1
    if state.events is not None:
        state.tell("acclaimed", {"seat": seat, "family": FAMILIES[family]})
    close_scrutiny(state)
