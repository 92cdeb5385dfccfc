"""Third players sell Condottieri: sealed answers, offers shown in order, the belligerent hires or not
(B1 and B3, B-SELL and B-BUY; §4.7, §4.9, R32, R56)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.actions import ANSWER, HIRE_RED, HIRE_UNIT, REFUSE_SALE, SLOTS
from signoria.games.renaissance.box import CARD_COUNT, CONDOTTIERE, SALE_PRICE
from signoria.games.renaissance.decisions import (
    ASKED,
    HIRING,
    OFFERS,
    SELLER,
    SELLING,
    SHOWING_OFFER,
    SOLD,
    TO_SIDE,
)
from signoria.games.renaissance.phases.hands import admits_condottiere, fieldable, forget, may_hold
from signoria.games.renaissance.phases.obstacles import FINE, NOT_HELD, UNITS_MUST_FOLLOW
from signoria.games.renaissance.phases.slots import belligerent, open_unit, open_units, put, red_slot
from signoria.games.renaissance.state import (
    ATTACKER,
    B_ATTACKER,
    B_DEFENDER,
    BOUGHT,
    EMPTY,
    RenaissanceState,
)


def begin(s: RenaissanceState, side: i64) -> bool:
    """Ask every third player in position alike; True if nobody is."""
    return open_round(s, side, askable(s, (1 << s.players) - 1))


def open_round(s: RenaissanceState, side: i64, asked: i64) -> bool:
    if asked == 0 or not can_buy(s, side):
        return True
    s.push_together(SELLING, asked)
    s.frames[s.at + TO_SIDE] = side
    s.frames[s.at + ASKED] = asked
    return False


def askable(s: RenaissanceState, among: i64) -> i64:
    """Third players, as bits, who as far as anybody knows could hold a Condottiere."""
    asked: i64 = 0
    seat: i64 = 0
    while seat < s.players:
        third: bool = seat != s.battle[B_ATTACKER] and seat != s.battle[B_DEFENDER]
        if third and among & (1 << seat) and s.quiet[seat] == 0 and may_hold(s, seat, CONDOTTIERE):
            asked |= 1 << seat
        seat += 1
    return asked


def can_buy(s: RenaissanceState, side: i64) -> bool:
    """An open slot and a ducat."""
    if s.ducats[belligerent(s, side)] < SALE_PRICE:
        return False
    return open_unit(s, side) != EMPTY or s.laid[red_slot(side)] == EMPTY


# ---- sealed answers ----


def answer_candidates(out: vec[i64]) -> i64:
    out[0] = ANSWER
    out[1] = ANSWER + 1
    return 2


def answer_obstacle(s: RenaissanceState, seat: i64, action: i64) -> i64:
    return NOT_HELD if action == ANSWER + 1 and s.held(seat, CONDOTTIERE) == 0 else FINE


def answer(s: RenaissanceState, seat: i64, action: i64) -> bool:
    """True when all have answered and there is nothing to show."""
    if action == ANSWER + 1:
        s.frames[s.at + OFFERS] |= 1 << seat
    return next_offer(s) if s.has_decided(seat) else False


# ---- offers are shown one by one, from the player after the attacker ----


def next_offer(s: RenaissanceState) -> bool:
    """The next offer in order; when there is none, those who sold are asked once more."""
    seller: i64 = first_in_order(s, s.frames[s.at + OFFERS])
    if seller != EMPTY:
        s.frames[s.at + SELLER] = seller
        s.ask_seat(SHOWING_OFFER, seller)
        admits_condottiere(s, seller)
        return False
    sold: i64 = s.frames[s.at + SOLD]
    side: i64 = s.frames[s.at + TO_SIDE]
    s.pop()
    return open_round(s, side, askable(s, sold))


def first_in_order(s: RenaissanceState, seats: i64) -> i64:
    """The first of some seats in the order of play, counted from the attacker."""
    start: i64 = 0
    while s.order[start] != s.battle[B_ATTACKER]:
        start += 1
    step: i64 = 1
    while step < s.players:
        seat: i64 = s.order[(start + step) % s.players]
        if seats & (1 << seat):
            return seat
        step += 1
    return EMPTY


def show_offer(s: RenaissanceState, seller: i64) -> bool:
    """An offer that no longer fits lapses (§4.9)."""
    s.frames[s.at + OFFERS] &= ~(1 << seller)
    side: i64 = s.frames[s.at + TO_SIDE]
    if not can_buy(s, side):
        if s.events is not None:
            s.tell("offer_lapsed", {"seat": seller})
        return next_offer(s)
    if s.events is not None:
        s.tell("offered_condottiere", {"seat": seller, "to": belligerent(s, side)})
    s.ask_seat(HIRING, belligerent(s, side))
    return False


# ---- the belligerent hires, into a unit slot or into the red one, or refuses ----


def hire_candidates(s: RenaissanceState, out: vec[i64]) -> i64:
    side: i64 = s.frames[s.at + TO_SIDE]
    seller: i64 = s.frames[s.at + SELLER]
    count: i64 = 0
    if open_unit(s, side) != EMPTY:
        out[count] = HIRE_UNIT + seller
        count += 1
    if s.laid[red_slot(side)] == EMPTY:
        out[count] = HIRE_RED + seller
        count += 1
    out[count] = REFUSE_SALE + seller
    return count + 1


def hire_obstacle(s: RenaissanceState, buyer: i64, action: i64) -> i64:
    """With what he keeps he must be able to fill the unit slots that he has to fill (R32)."""
    if action >= REFUSE_SALE:
        return FINE
    side: i64 = s.frames[s.at + TO_SIDE]
    left: i64 = open_units(s, side) - (1 if action < HIRE_RED else 0)
    if side != ATTACKER and action < HIRE_RED:
        return FINE
    return FINE if fieldable(s, buyer, s.ducats[buyer] - SALE_PRICE) >= left else UNITS_MUST_FOLLOW


def slot_hired(s: RenaissanceState, action: i64) -> i64:
    """Where a Condottiere goes that is bought."""
    side: i64 = s.frames[s.at + TO_SIDE]
    return open_unit(s, side) if action < HIRE_RED else red_slot(side)


def hire(s: RenaissanceState, buyer: i64, action: i64) -> bool:
    seller: i64 = s.frames[s.at + SELLER]
    if action < REFUSE_SALE:
        slot: i64 = slot_hired(s, action)
        s.ducats[buyer] -= SALE_PRICE
        s.ducats[seller] += SALE_PRICE
        s.hand[seller * CARD_COUNT + CONDOTTIERE] -= 1
        forget(s, seller, CONDOTTIERE)
        put(s, slot, CONDOTTIERE, BOUGHT)
        s.frames[s.at + SOLD] |= 1 << seller
        if s.events is not None:
            hired = {"as": "unit" if action < HIRE_RED else "red", "slot": SLOTS[slot]}
            s.tell("hired", {"seat": buyer, "seller": seller, **hired})
    elif s.events is not None:
        s.tell("hired", {"seat": buyer, "seller": seller, "as": "none"})
    return next_offer(s)
