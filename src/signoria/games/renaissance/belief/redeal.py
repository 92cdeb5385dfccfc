"""A game that looks the same to a seat: everything hidden from it is dealt anew, alike for all who see the same.

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
from signoria.games.renaissance.battle.fields import (
    B_ATTACKER,
    EMPTY,
    HIRE,
    SLOT_COUNT,
    UNIT_1,
    UNIT_2,
    VIRTUAL,
)
from signoria.games.renaissance.battle.sale import ASKED, NOT_YET, OFFERS, SEALED_OFFERS, SELLER
from signoria.games.renaissance.battle.slots import belligerent, is_hidden_card, side_of_slot
from signoria.games.renaissance.belief.fitting import hands_fit
from signoria.games.renaissance.belief.origins import draw_unblue
from signoria.games.renaissance.box.constants import BLUE_COUNT, CARD_COUNT, CONDOTTIERE, COPIES, TURNS
from signoria.games.renaissance.decisions import SALE, SELLING, SHOWING_STANCE, SHOWING_VOTE, VOTING
from signoria.games.renaissance.phases.hands import unknown_cards
from signoria.games.renaissance.phases.vote import is_shown, swiss_seat
from signoria.games.renaissance.state import NO_STANCE, Renaissance


def redeal(s: Renaissance, seat: int, rng: Rng) -> Renaissance:
    """All that this seat cannot see, drawn from what it might be."""
    copy = s.clone()
    if copy.depth == 0:
        return copy
    gather(copy, seat)
    pool: vec[i64] = copy.deck[:]
    sizes = vec[i64]([0] * copy.players)
    for other in range(copy.players):
        sizes[other] = unknown_cards(s, other)
    deal_all(copy, seat, sizes, rng)
    while not hands_fit(copy):
        take_back(copy, seat)
        copy.deck = pool[:]
        deal_all(copy, seat, sizes, rng)
    seal_anew(copy, seat, rng)
    return copy


# ---- the pool of unseen cards ----


def gather(s: Renaissance, seat: i64) -> None:
    """Everything hidden goes into the deck, whose contents are then known by counting what is not in it."""
    take_back(s, seat)
    for card in range(CARD_COUNT):
        s.deck[card] = COPIES[card] - s.discards[card] - s.locked[card]
        if seat >= 0:
            s.deck[card] -= s.held(seat, card)
    for slot in range(SLOT_COUNT):
        if s.laid[slot] != EMPTY and s.slot(slot, HIRE) != VIRTUAL:
            s.deck[s.laid[slot]] -= 1
    for place in range(CARD_COUNT * s.players):
        if place // CARD_COUNT != seat:
            s.deck[place % CARD_COUNT] -= s.known[place]


def take_back(s: Renaissance, seat: i64) -> None:
    """Empty the hands of the others, and pick up what they laid face down."""
    for place in range(CARD_COUNT * s.players):
        if place // CARD_COUNT != seat:
            s.hand[place] = 0
    for slot in range(SLOT_COUNT):
        if is_hidden_card(s, slot) and belligerent(s, side_of_slot(slot)) != seat:
            s.laid[slot] = EMPTY


# ---- dealing ----


def deal_all(s: Renaissance, seat: i64, sizes: vec[i64], rng: Rng) -> None:
    """First the cards that are not blue, then the rest; then what lies face down. `sizes` are unknown cards."""
    unblue: vec[i64] = draw_unblue(s, seat, sizes, rng)
    for other in range(s.players):
        if other != seat:
            deal(s, other, unblue[other], BLUE_COUNT, rng)
    for other in range(s.players):
        if other != seat:
            deal(s, other, sizes[other] - unblue[other], 0, rng)
            pick_up_known(s, other)
    for slot in range(SLOT_COUNT):
        if is_hidden_card(s, slot) and belligerent(s, side_of_slot(slot)) != seat:
            lay_any(s, belligerent(s, side_of_slot(slot)), slot, rng)
    put_units_in_order(s, seat)


def pick_up_known(s: Renaissance, seat: i64) -> None:
    for card in range(CARD_COUNT):
        s.hand[seat * CARD_COUNT + card] += s.known[seat * CARD_COUNT + card]


def deal(s: Renaissance, seat: i64, number: i64, first: i64, rng: Rng) -> None:
    """So many cards out of the deck, of the kinds from `first` on."""
    total: i64 = 0
    for card in range(first, CARD_COUNT):
        total += s.deck[card]
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


def lay_any(s: Renaissance, seat: i64, slot: i64, rng: Rng) -> None:
    """Any card of the hand; whether it fits its slot is asked afterwards."""
    pick: i64 = rng.below(s.hand_size(seat))
    card: i64 = 0
    while pick >= s.held(seat, card):
        pick -= s.held(seat, card)
        card += 1
    s.hand[seat * CARD_COUNT + card] -= 1
    s.laid[slot] = card


def put_units_in_order(s: Renaissance, seat: i64) -> None:
    """Two units that lie face down were laid in ascending order."""
    hidden: bool = is_hidden_card(s, UNIT_1) and is_hidden_card(s, UNIT_2)
    if hidden and s.battle[B_ATTACKER] != seat and s.laid[UNIT_1] > s.laid[UNIT_2]:
        lower: i64 = s.laid[UNIT_2]
        s.laid[UNIT_2] = s.laid[UNIT_1]
        s.laid[UNIT_1] = lower


# ---- sealed answers of the others ----


def seal_anew(s: Renaissance, seat: i64, rng: Rng) -> None:
    if s.phase() in (VOTING, SHOWING_STANCE, SHOWING_VOTE):
        vote_anew(s, seat, rng)
    for depth in range(s.depth):
        at: i64 = depth * FRAME
        if s.frames[at + DECISION] == SELLING:
            offers_anew(s, seat, at + SEALED_OFFERS, ~s.frames[at + WAITING], rng)
        elif s.frames[at + DECISION] == SALE and s.frames[at + OFFERS] != NOT_YET:
            offers_anew(s, seat, at + OFFERS, to_come(s, s.frames[at + FRAME + SELLER]), rng)


def vote_anew(s: Renaissance, seat: i64, rng: Rng) -> None:
    """Votes that are cast and not shown, and the Swiss stance with them."""
    voting: bool = s.phase() == VOTING
    for other in range(s.players):
        cast: bool = s.ballots[other * TURNS + s.turn - 1] != EMPTY
        if other != seat and cast and not is_shown(s, other):
            s.ballots[other * TURNS + s.turn - 1] = rng.below(2)
    swiss: i64 = swiss_seat(s)
    if swiss != EMPTY and swiss != seat and s.phase() != SHOWING_VOTE:
        undecided: bool = voting and s.is_waited_for(swiss)
        s.stance = NO_STANCE if undecided else 1 + rng.below(2)


def offers_anew(s: Renaissance, seat: i64, place: i64, settled: i64, rng: Rng) -> None:
    """Offers that are sealed, of the seats that may have made one: only who holds a Condottiere did."""
    asked: i64 = asked_for_sale(s)
    for other in range(s.players):
        if other != seat and asked & settled & (1 << other):
            s.frames[place] &= ~(1 << other)
            if s.held(other, CONDOTTIERE) > 0:
                s.frames[place] |= rng.below(2) << other


def asked_for_sale(s: Renaissance) -> i64:
    """Who was asked in the sale under way."""
    for depth in range(s.depth):
        if s.frames[depth * FRAME + DECISION] == SALE:
            return s.frames[depth * FRAME + ASKED]
    return 0


def to_come(s: Renaissance, seller: i64) -> i64:
    """The seats that show their offers after a seller: all after it in the order, counted from the attacker."""
    start: i64 = 0
    while s.order[start] != s.battle[B_ATTACKER]:
        start += 1
    seats: i64 = 0
    for step in range(s.players - 1, 0, -1):
        other: i64 = s.order[(start + step) % s.players]
        if other == seller:
            break
        seats |= 1 << other
    return seats
