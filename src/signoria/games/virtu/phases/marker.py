"""Spring begins: the marker is put down (P0) or moved on, room by room (P1); indulgences are redeemed (P3) (§4.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import (
    ADVANCE,
    ADVANCE_PAID,
    ADVANCE_PREPAID,
    DONE,
    ENTER_ROOM,
    REDEEM_CROSS,
    REDEEM_CROWNS,
    STOP,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.box import (
    COURT,
    CROSSES_TO_REDEEM,
    CROWNS_TO_REDEEM,
    FREE_STEPS,
    LEFT,
    LEFT_ARROW,
    RIGHT,
    RIGHT_ARROW,
    ROOMS,
    SIDE_CAPACITY,
    STEP_PRICE,
)
from signoria.games.virtu.decisions import ACT, PAID_STEP, PREPAID, REDEEM, STEPS, SUBJECT, VISITED
from signoria.games.virtu.payment import ARROW, CROSS, CROWN, FLORIN, Bill
from signoria.games.virtu.phases import paying
from signoria.games.virtu.phases.obstacles import FREE, NOT_PAYABLE, TOO_POOR
from signoria.games.virtu.phases.sources import FLORINS, NOTHING_ELSE, symbols, use
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.state import READY, SPENT, VirtuState

ARROWS: Final[i64] = symbols(ARROW)

# ---- P0 ----


def enter_candidates(s: VirtuState, out: vec[i64]) -> i64:
    room: i64 = 0
    while room < ROOMS:
        out[room] = ENTER_ROOM + room
        room += 1
    return ROOMS


def enter(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    s.marker[seat] = action - ENTER_ROOM
    s.frames[s.at + VISITED] = 1 << s.marker[seat]
    if s.events is not None:
        s.tell("entered", {"seat": seat, "room": s.marker[seat]})
    ask_redeem(s)


# ---- P1 ----


def step_candidates(s: VirtuState, out: vec[i64]) -> i64:
    """Two steps are free, one costs florins, more cost arrows; at least one is compulsory (R8)."""
    steps: i64 = s.frames[s.at + STEPS]
    count: i64 = 0
    if steps > 0:
        out[count] = STOP
        count += 1
    wanted: i64 = FLORINS
    if steps < FREE_STEPS:
        out[count] = ADVANCE
        count += 1
    else:
        wanted |= ARROWS
        if s.frames[s.at + PAID_STEP] == 0:
            out[count] = ADVANCE_PAID
            count += 1
        if s.frames[s.at + PREPAID] > 0:
            out[count] = ADVANCE_PREPAID
            count += 1
    return write_uses(s, s.frames[s.at + SEAT], NOTHING_ELSE, wanted, 0, out, count)


def step_obstacle(s: VirtuState, action: i64) -> i64:
    if action == ADVANCE_PAID and s.florins[s.frames[s.at + SEAT]] < STEP_PRICE:
        return TOO_POOR
    return FREE


def choose_step(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    if action == STOP:
        s.frames[s.at + STEPS] = 0
        s.frames[s.at + PAID_STEP] = 0
        s.frames[s.at + PREPAID] = 0
        ask_redeem(s)
        return
    if action >= USE:
        symbol: i64 = USED_SYMBOL[action - USE]
        count: i64 = use(s, seat, USED_SOURCE[action - USE], symbol, SPENT)
        if symbol == FLORIN:
            return
        s.frames[s.at + PREPAID] += count - 1
    elif action == ADVANCE_PAID:
        s.florins[seat] -= STEP_PRICE
        s.frames[s.at + PAID_STEP] = 1
    elif action == ADVANCE_PREPAID:
        s.frames[s.at + PREPAID] -= 1
    advance(s, seat)


def advance(s: VirtuState, seat: i64) -> None:
    """One room clockwise; passing an arrow makes the courtiers of its side available."""
    room: i64 = s.marker[seat]
    if room == LEFT_ARROW:
        refresh_side(s, seat, LEFT)
    if room == RIGHT_ARROW:
        refresh_side(s, seat, RIGHT)
    s.marker[seat] = (room + 1) % ROOMS
    s.frames[s.at + STEPS] += 1
    s.frames[s.at + VISITED] |= 1 << s.marker[seat]
    if s.events is not None:
        s.tell("advanced", {"seat": seat, "room": s.marker[seat]})


def refresh_side(s: VirtuState, seat: i64, side: i64) -> None:
    i: i64 = seat * COURT + side * SIDE_CAPACITY
    end: i64 = i + SIDE_CAPACITY
    while i < end:
        if s.face[i] == SPENT:
            s.face[i] = READY
        i += 1


# ---- P3 ----


def ask_redeem(s: VirtuState) -> None:
    """Indulgences on the rooms visited may be redeemed (R9); without one there is nothing to ask."""
    seat: i64 = s.frames[s.at + SEAT]
    room: i64 = 0
    while room < ROOMS:
        if s.indulgence[seat * ROOMS + room] == 1 and s.frames[s.at + VISITED] & (1 << room):
            s.frames[s.at] = REDEEM
            return
        room += 1
    end_redeeming(s)


def end_redeeming(s: VirtuState) -> None:
    paying.empty_pool(s)
    s.frames[s.at] = ACT


def redeem_candidates(s: VirtuState, out: vec[i64]) -> i64:
    out[0] = DONE
    count: i64 = write_redeemable(s, REDEEM_CROSS, out, 1)
    return write_redeemable(s, REDEEM_CROWNS, out, count)


def write_redeemable(s: VirtuState, verb: i64, out: vec[i64], count: i64) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    room: i64 = 0
    while room < ROOMS:
        if s.indulgence[seat * ROOMS + room] == 1 and s.frames[s.at + VISITED] & (1 << room):
            out[count] = verb + room
            count += 1
        room += 1
    return count


def redeem_obstacle(s: VirtuState, action: i64) -> i64:
    if action == DONE:
        return FREE
    crowns: i64 = max(CROWNS_TO_REDEEM - s.pool[CROWN], 0) if action >= REDEEM_CROWNS else 0
    crosses: i64 = max(CROSSES_TO_REDEEM - s.pool[CROSS], 0) if action < REDEEM_CROWNS else 0
    bill = Bill(0, crowns, crosses, 0, 0, 0)
    return FREE if paying.is_payable(s, s.frames[s.at + SEAT], REDEEM, bill) else NOT_PAYABLE


def redeem_options(s: VirtuState, out: vec[i64]) -> i64:
    """A cross or two crowns can be paid for every room alike: asked once each."""
    crosses: bool = redeem_obstacle(s, REDEEM_CROSS) == FREE
    crowns: bool = redeem_obstacle(s, REDEEM_CROWNS) == FREE
    out[0] = DONE
    count: i64 = write_redeemable(s, REDEEM_CROSS, out, 1) if crosses else 1
    return write_redeemable(s, REDEEM_CROWNS, out, count) if crowns else count


def choose_redeem(s: VirtuState, action: i64) -> None:
    if action == DONE:
        end_redeeming(s)
        return
    if action >= REDEEM_CROWNS:
        s.frames[s.at + SUBJECT] = action - REDEEM_CROWNS
        s.due[CROWN] = CROWNS_TO_REDEEM
    else:
        s.frames[s.at + SUBJECT] = action - REDEEM_CROSS
        s.due[CROSS] = CROSSES_TO_REDEEM
    if paying.begin(s, s.frames[s.at + SEAT]):
        redeem(s)


def redeem(s: VirtuState) -> None:
    """Paid: the card goes back to the stock."""
    seat: i64 = s.frames[s.at + SEAT]
    room: i64 = s.frames[s.at + SUBJECT]
    s.indulgence[seat * ROOMS + room] = 0
    s.indulgences += 1
    s.frames[s.at + SUBJECT] = 0
    if s.events is not None:
        s.tell("redeemed", {"seat": seat, "room": room})
    ask_redeem(s)
