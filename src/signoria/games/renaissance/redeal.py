"""A game that looks the same to a seat: everything hidden from it is dealt anew (DESIGN: one door for information).

Known cards stay, cards known not to be blue are drawn from those, the rest from all that the seat cannot see; laid
cards are drawn from their owner's cards. What does not fit the rules that were obeyed is thrown away and dealt again,
so that every deal that could have led here is as likely as it was.

One thing is forgotten: that a deck made anew in mid-turn (R49) holds nothing but former discards. It takes four Outside
helps after six full hands.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.core.state import DECISION, FRAME, WAITING
from signoria.games.renaissance.box import BLUE_COUNT, CARD_COUNT, CONDOTTIERE, COPIES
from signoria.games.renaissance.decisions import (
    ASKED,
    HIRING,
    OFFERS,
    SELLER,
    SELLING,
    SHOWING_OFFER,
    SHOWING_STANCE,
    SHOWING_VOTE,
    SHOWN,
    STANCE_PICK,
    VOTES,
    VOTING,
)
from signoria.games.renaissance.origins import draw_unblue
from signoria.games.renaissance.phases.fitting import hands_fit
from signoria.games.renaissance.phases.hands import unknown_cards
from signoria.games.renaissance.phases.politics import swiss_seat
from signoria.games.renaissance.phases.slots import belligerent, side_of_slot
from signoria.games.renaissance.rules import Renaissance
from signoria.games.renaissance.state import (
    B_ATTACKER,
    EMPTY,
    FACE_DOWN,
    HIRE,
    NO_STANCE,
    SLOT_COUNT,
    UNIT_1,
    UNIT_2,
    VIRTUAL,
    RenaissanceState,
)


def redeal(s: Renaissance, seat: int, rng: Rng) -> Renaissance:
    """All that this seat cannot see, drawn from what it might be."""
    copy = s.clone()
    if copy.depth == 0:
        return copy
    gather(copy, seat)
    pool: vec[i64] = copy.deck[:]
    sizes = vec[i64]([0] * copy.players)
    other: i64 = 0
    while other < copy.players:
        sizes[other] = unknown_cards(s, other)
        other += 1
    deal_all(copy, seat, sizes, rng)
    while not hands_fit(copy):
        take_back(copy, seat)
        copy.deck = pool[:]
        deal_all(copy, seat, sizes, rng)
    seal_anew(copy, seat, rng)
    return copy


# ---- the pool of unseen cards ----


def gather(s: RenaissanceState, seat: i64) -> None:
    """Everything hidden goes into the deck, whose contents are then known by counting what is not in it."""
    take_back(s, seat)
    card: i64 = 0
    while card < CARD_COUNT:
        s.deck[card] = COPIES[card] - s.discards[card] - s.locked[card]
        if seat >= 0:
            s.deck[card] -= s.held(seat, card)
        card += 1
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if s.laid[slot] != EMPTY and s.slot(slot, HIRE) != VIRTUAL:
            s.deck[s.laid[slot]] -= 1
        slot += 1
    place: i64 = 0
    while place < CARD_COUNT * s.players:
        if place // CARD_COUNT != seat:
            s.deck[place % CARD_COUNT] -= s.known[place]
        place += 1


def take_back(s: RenaissanceState, seat: i64) -> None:
    """Empty the hands of the others, and pick up what they laid face down."""
    place: i64 = 0
    while place < CARD_COUNT * s.players:
        if place // CARD_COUNT != seat:
            s.hand[place] = 0
        place += 1
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if s.slot(slot, FACE_DOWN) == 1 and belligerent(s, side_of_slot(slot)) != seat:
            s.laid[slot] = EMPTY
        slot += 1


# ---- dealing ----


def deal_all(s: RenaissanceState, seat: i64, sizes: vec[i64], rng: Rng) -> None:
    """First the cards that are not blue, then the rest; then what lies face down. `sizes` are unknown cards."""
    unblue: vec[i64] = draw_unblue(s, seat, sizes, rng)
    other: i64 = 0
    while other < s.players:
        if other != seat:
            deal(s, other, unblue[other], BLUE_COUNT, rng)
        other += 1
    other = 0
    while other < s.players:
        if other != seat:
            deal(s, other, sizes[other] - unblue[other], 0, rng)
            pick_up_known(s, other)
        other += 1
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if s.slot(slot, FACE_DOWN) == 1 and belligerent(s, side_of_slot(slot)) != seat:
            lay_any(s, belligerent(s, side_of_slot(slot)), slot, rng)
        slot += 1
    put_units_in_order(s, seat)


def pick_up_known(s: RenaissanceState, seat: i64) -> None:
    card: i64 = 0
    while card < CARD_COUNT:
        s.hand[seat * CARD_COUNT + card] += s.known[seat * CARD_COUNT + card]
        card += 1


def deal(s: RenaissanceState, seat: i64, number: i64, first: i64, rng: Rng) -> None:
    """So many cards out of the deck, of the kinds from `first` on."""
    total: i64 = 0
    card: i64 = first
    while card < CARD_COUNT:
        total += s.deck[card]
        card += 1
    left: i64 = number
    while left > 0:
        pick: i64 = rng.below(total)
        card = first
        while pick >= s.deck[card]:
            pick -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.hand[seat * CARD_COUNT + card] += 1
        total -= 1
        left -= 1


def lay_any(s: RenaissanceState, seat: i64, slot: i64, rng: Rng) -> None:
    """Any card of the hand; whether it fits its slot is asked afterwards."""
    pick: i64 = rng.below(s.hand_size(seat))
    card: i64 = 0
    while pick >= s.held(seat, card):
        pick -= s.held(seat, card)
        card += 1
    s.hand[seat * CARD_COUNT + card] -= 1
    s.laid[slot] = card


def put_units_in_order(s: RenaissanceState, seat: i64) -> None:
    """Two units that lie face down were laid in ascending order."""
    hidden: bool = s.slot(UNIT_1, FACE_DOWN) == 1 and s.slot(UNIT_2, FACE_DOWN) == 1
    if hidden and s.battle[B_ATTACKER] != seat and s.laid[UNIT_1] > s.laid[UNIT_2]:
        lower: i64 = s.laid[UNIT_2]
        s.laid[UNIT_2] = s.laid[UNIT_1]
        s.laid[UNIT_1] = lower


# ---- sealed answers of the others ----


def seal_anew(s: RenaissanceState, seat: i64, rng: Rng) -> None:
    frame: i64 = 0
    while frame < s.depth:
        at: i64 = frame * FRAME
        decision: i64 = s.frames[at + DECISION]
        if decision in (VOTING, SHOWING_STANCE, SHOWING_VOTE):
            vote_anew(s, seat, at, rng)
        elif decision in (SELLING, SHOWING_OFFER, HIRING):
            offer_anew(s, seat, at, rng)
        frame += 1


def vote_anew(s: RenaissanceState, seat: i64, at: i64, rng: Rng) -> None:
    """Votes that are down and not shown, and the Swiss stance with them."""
    voting: bool = s.frames[at + DECISION] == VOTING
    settled: i64 = s.frames[at + WAITING] if voting else s.frames[at + SHOWN]
    other: i64 = 0
    while other < s.players:
        if other != seat and settled & (1 << other) == 0 and s.turn > 1:
            s.frames[at + VOTES] &= ~(1 << other)
            s.frames[at + VOTES] |= rng.below(2) << other
        other += 1
    swiss: i64 = swiss_seat(s)
    if swiss != EMPTY and swiss != seat:
        if voting and settled & (1 << swiss):
            s.frames[at + STANCE_PICK] = NO_STANCE
        elif voting or s.frames[at + DECISION] == SHOWING_STANCE:
            s.frames[at + STANCE_PICK] = 1 + rng.below(2)


def offer_anew(s: RenaissanceState, seat: i64, at: i64, rng: Rng) -> None:
    """Offers that are sealed: only who holds a Condottiere may have made one."""
    step: i64 = 1
    place: i64 = 0
    while s.order[place] != s.battle[B_ATTACKER]:
        place += 1
    reached: bool = s.frames[at + DECISION] == SELLING
    while step < s.players:
        other: i64 = s.order[(place + step) % s.players]
        if reached and other != seat and s.frames[at + ASKED] & (1 << other):
            s.frames[at + OFFERS] &= ~(1 << other)
            answered: bool = s.frames[at + DECISION] != SELLING or s.frames[at + WAITING] & (1 << other) == 0
            if answered and s.held(other, CONDOTTIERE) > 0:
                s.frames[at + OFFERS] |= rng.below(2) << other
        if s.frames[at + DECISION] != SELLING and other == s.frames[at + SELLER]:
            reached = True
        step += 1
