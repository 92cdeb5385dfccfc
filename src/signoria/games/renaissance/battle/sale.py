"""Third players sell Condottieri: sealed answers, offers shown in order, the belligerent hires or not
(§4.7, §4.9, R32, R56)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, WAITING, Locals, Procedure
from signoria.games.renaissance.actions import ANSWER, HIRE_RED, HIRE_UNIT, REFUSE_SALE, SHOW_OFFER
from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    B_ATTACKER,
    B_DEFENDER,
    BOUGHT,
    DEFENDER,
    EMPTY,
    SALE_TO_ATTACKER,
    SALE_TO_DEFENDER,
    SLOTS,
    STAGE,
)
from signoria.games.renaissance.battle.slots import belligerent, open_unit, open_units, put, red_slot
from signoria.games.renaissance.battle.stage import battle_params, stage_problems
from signoria.games.renaissance.box.constants import CARD_COUNT, CONDOTTIERE, MOST_PLAYERS, SALE_PRICE
from signoria.games.renaissance.decisions import BATTLE, DECISIONS, HIRING, SALE, SELLING, SHOWING_OFFER
from signoria.games.renaissance.phases.hands import admits_condottiere, fieldable, forget, may_hold
from signoria.games.renaissance.phases.obstacles import NOT_HELD, UNITS_MUST_FOLLOW
from signoria.games.renaissance.phases.question import Question
from signoria.games.renaissance.state import Renaissance

ANSWERS: Final = ("pass", "offer")
OFFER: Final[i64] = ANSWER + 1
_SEATS: Final = (1 << MOST_PLAYERS) - 1

# Seats as bits: who was asked, whose offers are still to be shown (NOT_YET while the answers come in), who has sold.
SALE_FRAME: Final = Locals()
NOT_YET: Final = -1
ASKED: Final[i64] = SALE_FRAME.local("asked", _SEATS)
OFFERS: Final[i64] = SALE_FRAME.local("offers", _SEATS, least=NOT_YET)
SOLD: Final[i64] = SALE_FRAME.local("sold", _SEATS)

SEALED: Final = Locals(together=True)
SEALED_OFFERS: Final[i64] = SEALED.local("offers", _SEATS)

OFFERED: Final = Locals()
SELLER: Final[i64] = OFFERED.local("seller", MOST_PLAYERS - 1)
# With what an offer is done: the seat that has sold, plus one.
NOT_SOLD: Final = 0


def buying_side(s: Renaissance) -> i64:
    return i64(ATTACKER) if s.battle[STAGE] == SALE_TO_ATTACKER else i64(DEFENDER)


def can_buy(s: Renaissance, side: i64) -> bool:
    """An open slot and a ducat."""
    if s.ducats[belligerent(s, side)] < SALE_PRICE:
        return False
    return open_unit(s, side) != EMPTY or s.laid[red_slot(side)] == EMPTY


def askable(s: Renaissance, among: i64) -> i64:
    """Third players, as bits, who as far as anybody knows could hold a Condottiere."""
    asked: i64 = 0
    for seat in range(s.players):
        third: bool = seat != s.battle[B_ATTACKER] and seat != s.battle[B_DEFENDER]
        if third and among & (1 << seat) and s.quiet[seat] == 0 and may_hold(s, seat, CONDOTTIERE):
            asked |= 1 << seat
    return asked


def first_in_order(s: Renaissance, seats: i64) -> i64:
    """The first of some seats in the order of play, counted from the attacker; EMPTY if there is none."""
    if seats == 0:
        return EMPTY
    start: i64 = 0
    while s.order[start] != s.battle[B_ATTACKER]:
        start += 1
    for step in range(1, s.players):
        seat: i64 = s.order[(start + step) % s.players]
        if seats & (1 << seat):
            return seat
    return EMPTY


class Sale(Procedure[Renaissance]):
    """Every third player in position is asked alike; then their offers one by one; who sold is asked once more."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        self.ask_round(s, (1 << s.players) - 1)

    def ask_round(self, s: Renaissance, among: i64) -> None:
        asked: i64 = askable(s, among)
        if asked == 0 or not can_buy(s, buying_side(s)):
            s.done()
            return
        s.set_local(ASKED, asked)
        s.set_local(OFFERS, NOT_YET)
        s.set_local(SOLD, 0)
        s.call_together(SELLING, asked)

    def resume(self, s: Renaissance, result: i64) -> None:
        """From the player after the attacker on."""
        if s.local(OFFERS) == NOT_YET:
            s.set_local(OFFERS, result)
        elif result != NOT_SOLD:
            s.set_local(SOLD, s.local(SOLD) | 1 << (result - 1))
        seller: i64 = first_in_order(s, s.local(OFFERS))
        if seller == EMPTY:
            self.ask_round(s, s.local(SOLD))
            return
        s.set_local(OFFERS, s.local(OFFERS) & ~(1 << seller))
        admits_condottiere(s, seller)
        s.call(SHOWING_OFFER, seller)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        asked, offers, sold = [s.frames[at + place] for place in (ASKED, OFFERS, SOLD)]
        third = (1 << s.players) - 1 & ~(1 << s.battle[B_ATTACKER]) & ~(1 << s.battle[B_DEFENDER])
        if s.frames[at + SEAT] != belligerent(s, buying_side(s)) or not asked or asked & ~third:
            return [Problem("asked", "third players are asked by who fights")]
        if (offers == NOT_YET) != (s.decision() == SELLING) or (offers != NOT_YET and (offers | sold) & ~asked):
            return [Problem("offers", "only who was asked offers, and only who offered has sold")]
        for seat in range(s.players):
            if offers > 0 and offers & (1 << seat) and s.held(seat, CONDOTTIERE) == 0:
                return [Problem("offers", f"seat {seat} has no Condottiere to offer")]
        return stage_problems(s, SALE_TO_ATTACKER, SALE_TO_DEFENDER)


class Selling(Question):
    """Sealed answers of all who are asked."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        out[0] = ANSWER
        out[1] = OFFER
        return 2

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return NOT_HELD if action == OFFER and s.held(seat, CONDOTTIERE) == 0 else NO_OBSTACLE

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == OFFER:
            s.set_local(SEALED_OFFERS, s.local(SEALED_OFFERS) | 1 << seat)
        if s.has_decided(seat):
            s.done(s.local(SEALED_OFFERS))

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {**battle_params(s), "buyer": belligerent(s, buying_side(s))}

    def reveals(self, s: Renaissance, seat: i64, action: i64) -> bool:
        """What follows hangs on answers that are still sealed."""
        return False

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"answer": ANSWERS[action - ANSWER]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        waiting, offers = s.frames[at + WAITING], s.frames[at + SEALED_OFFERS]
        if waiting & offers or (waiting | offers) & ~askable(s, (1 << s.players) - 1):
            return [Problem("waiting", "who is waited for has not answered")]
        for seat in range(s.players):
            if offers & (1 << seat) and s.held(seat, CONDOTTIERE) == 0:
                return [Problem("offers", f"seat {seat} has no Condottiere to offer")]
        return []


class ShowingOffer(Question):
    """The seller shows; an offer that no longer fits lapses (§4.9)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        s.set_local(SELLER, s.frame_seat())

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        out[0] = SHOW_OFFER
        return 1

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        side: i64 = buying_side(s)
        if not can_buy(s, side):
            if s.events is not None:
                s.tell("offer_lapsed", {"seat": seat})
            s.done(NOT_SOLD)
            return
        if s.events is not None:
            s.tell("offered_condottiere", {"seat": seat, "to": belligerent(s, side)})
        s.turn_to(belligerent(s, side))
        s.ask(HIRING)

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return sale_params(s)

    def reveals(self, s: Renaissance, seat: i64, action: i64) -> bool:
        """What follows hangs on offers that are still sealed."""
        return False

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        seller = s.frames[at + SELLER]
        if seller >= s.players or s.held(seller, CONDOTTIERE) == 0 or seller == belligerent(s, buying_side(s)):
            return [Problem("seller", "a third player sells a Condottiere")]
        return [] if s.frames[at + SEAT] == seller else [Problem("seat", "the seller shows, the belligerent hires")]


class Hiring(Question):
    """Into a unit slot or into the red one, or not at all."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        side: i64 = buying_side(s)
        seller: i64 = s.local(SELLER)
        count: i64 = 0
        if open_unit(s, side) != EMPTY:
            out[count] = HIRE_UNIT + seller
            count += 1
        if s.laid[red_slot(side)] == EMPTY:
            out[count] = HIRE_RED + seller
            count += 1
        out[count] = REFUSE_SALE + seller
        return count + 1

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        """With what they keep they must be able to fill the unit slots that they have to fill (R32)."""
        unit: bool = action < HIRE_RED
        side: i64 = buying_side(s)
        if action >= REFUSE_SALE or (side == DEFENDER and unit):
            return NO_OBSTACLE
        left: i64 = open_units(s, side) - (i64(1) if unit else i64(0))
        return NO_OBSTACLE if fieldable(s, seat, s.ducats[seat] - SALE_PRICE) >= left else UNITS_MUST_FOLLOW

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        seller: i64 = s.local(SELLER)
        if action >= REFUSE_SALE:
            if s.events is not None:
                s.tell("hired", {"seat": seat, "seller": seller, "as": "none", "ducats": 0})
            s.done(NOT_SOLD)
            return
        slot: i64 = slot_hired(s, action)
        s.ducats[seat] -= SALE_PRICE
        s.ducats[seller] += SALE_PRICE
        s.hand[seller * CARD_COUNT + CONDOTTIERE] -= 1
        forget(s, seller, CONDOTTIERE)
        put(s, slot, CONDOTTIERE, BOUGHT)
        if s.events is not None:
            hired = {"as": "unit" if action < HIRE_RED else "red", "slot": SLOTS[slot]}
            s.tell("hired", {"seat": seat, "seller": seller, **hired, "ducats": SALE_PRICE})
        s.done(seller + 1)

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return sale_params(s)

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return (f"seat:{s.local(SELLER)}",)

    def cost(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": SALE_PRICE} if action < REFUSE_SALE else {}

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"seller": s.local(SELLER)}

    def reveals(self, s: Renaissance, seat: i64, action: i64) -> bool:
        """What follows hangs on offers that are still sealed."""
        return False

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        seller, side = s.frames[at + SELLER], buying_side(s)
        if seller >= s.players or s.held(seller, CONDOTTIERE) == 0 or not can_buy(s, side):
            return [Problem("seller", "who hires has a ducat and an open slot, and a seller")]
        if s.frames[at + SEAT] == belligerent(s, side):
            return []
        return [Problem("seat", "the seller shows, the belligerent hires")]


def slot_hired(s: Renaissance, action: i64) -> i64:
    """Where a Condottiere goes that is bought."""
    side: i64 = buying_side(s)
    return open_unit(s, side) if action < HIRE_RED else red_slot(side)


def sale_params(s: Renaissance) -> Params:
    return {**battle_params(s), "buyer": belligerent(s, buying_side(s)), "seller": s.local(SELLER)}


DECISIONS.place(Sale(SALE, "battle.sale", "4.7", SALE_FRAME, (BATTLE,)))
DECISIONS.place(Selling(SELLING, "battle.sell", "4.7", SEALED, (SALE,)))
DECISIONS.place(ShowingOffer(SHOWING_OFFER, "battle.show_offer", "4.7", OFFERED, (SALE,)))
DECISIONS.place(Hiring(HIRING, "battle.hire", "4.7", OFFERED, (SALE,)))
