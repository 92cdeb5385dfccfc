"""Cards on their way: deck, hands, discards, and what everybody may remember of a hand (§2.4, §5; R3, R49)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.actions import DRAWN_CARD
from signoria.games.renaissance.box import (
    BLUE_COUNT,
    CARD_COUNT,
    CARDS,
    CONDOTTIERE,
    COPIES,
    HIRE_COST,
    MILAN,
)
from signoria.games.renaissance.phases.slots import belligerent, side_of_slot
from signoria.games.renaissance.state import FACE_DOWN, SLOT_COUNT, RenaissanceState


def draw_weights(s: RenaissanceState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """The deck is shuffled: each card left in it is equally likely to be on top."""
    count: i64 = 0
    card: i64 = 0
    while card < CARD_COUNT:
        if s.deck[card] > 0:
            outcomes[count] = DRAWN_CARD + card
            weights[count] = s.deck[card]
            count += 1
        card += 1
    return count


def draw(s: RenaissanceState, seat: i64, outcome: i64) -> None:
    """A card from the deck, seen by its owner alone."""
    card: i64 = outcome - DRAWN_CARD
    s.deck[card] -= 1
    s.hand[seat * CARD_COUNT + card] += 1
    if s.events is not None:
        s.tell("drew_card", {"seat": seat, "card": CARDS[card]}, (int(seat),))


def has_deck(s: RenaissanceState) -> bool:
    """Is there a card to draw? An empty deck is made anew from the discards (R49)."""
    if pile_size(s.deck) > 0:
        return True
    if pile_size(s.discards) == 0:
        return False
    card: i64 = 0
    while card < CARD_COUNT:
        s.deck[card] = s.discards[card]
        s.discards[card] = 0
        card += 1
    if s.events is not None:
        s.tell("reshuffled", {"cards": pile_size(s.deck)})
    return True


def pile_size(pile: vec[i64]) -> i64:
    size: i64 = 0
    card: i64 = 0
    while card < CARD_COUNT:
        size += pile[card]
        card += 1
    return size


# ---- cards leave a hand, or come back to it, before all eyes ----


def forget(s: RenaissanceState, seat: i64, card: i64) -> None:
    """A card of this kind has left the hand openly: one less is known to be there."""
    if s.known[seat * CARD_COUNT + card] > 0:
        s.known[seat * CARD_COUNT + card] -= 1
    elif s.unblue[seat] > 0:
        lose_unknown(s, seat, card)


def discard(s: RenaissanceState, seat: i64, card: i64) -> None:
    """Played from the hand and spent."""
    s.hand[seat * CARD_COUNT + card] -= 1
    s.discards[card] += 1
    forget(s, seat, card)


def take_up(s: RenaissanceState, seat: i64, card: i64) -> None:
    """Back to the hand after everybody has seen it."""
    s.hand[seat * CARD_COUNT + card] += 1
    s.known[seat * CARD_COUNT + card] += 1


def unknown_cards(s: RenaissanceState, seat: i64) -> i64:
    """Cards in a hand, or laid face down, of which nothing is known but perhaps that they are not blue."""
    count: i64 = s.hand_size(seat)
    card: i64 = 0
    while card < CARD_COUNT:
        count -= s.known[seat * CARD_COUNT + card]
        card += 1
    slot: i64 = 0
    while slot < SLOT_COUNT:
        if s.slot(slot, FACE_DOWN) == 1 and belligerent(s, side_of_slot(slot)) == seat:
            count += 1
        slot += 1
    return count


def admits_no_blue(s: RenaissanceState, seat: i64) -> None:
    """He laid no troops though he must if he can: what is unknown in his hand is not blue (R30)."""
    s.unblue[seat] = unknown_cards(s, seat)
    s.unsure[seat] = 0


def drawn_since(s: RenaissanceState, seat: i64) -> i64:
    """Unknown cards that came after the admission, as far as they have not turned out to be blue."""
    return unknown_cards(s, seat) - s.unblue[seat] + s.unsure[seat]


def lose_unknown(s: RenaissanceState, seat: i64, card: i64) -> None:
    """An unknown card has left, or become known: of those that he held when he admitted to have no blue one, or,
    nobody can tell, of those that he has drawn since."""
    if card >= BLUE_COUNT:
        s.unsure[seat] += 1
    if drawn_since(s, seat) == 0:
        s.unblue[seat] -= s.unsure[seat]
        s.unsure[seat] = 0


def least_unblue(s: RenaissanceState, seat: i64) -> i64:
    """So many of his unknown cards are certainly not blue."""
    return max(s.unblue[seat] - s.unsure[seat], 0)


def admits_condottiere(s: RenaissanceState, seat: i64) -> None:
    """He is about to show an offer: he holds a Condottiere."""
    place: i64 = seat * CARD_COUNT + CONDOTTIERE
    if s.known[place] == 0:
        s.known[place] = 1
        if s.unblue[seat] > 0:
            lose_unknown(s, seat, CONDOTTIERE)


def may_hold(s: RenaissanceState, seat: i64, card: i64) -> bool:
    """As far as everybody knows, this seat could hold the card: it holds some, and not all copies are spent."""
    return s.discards[card] < COPIES[card] and s.hand_size(seat) > 0


# ---- what a hand can field ----


def blue_cards(s: RenaissanceState, seat: i64) -> i64:
    count: i64 = 0
    card: i64 = 0
    while card < BLUE_COUNT:
        count += s.hand[seat * CARD_COUNT + card]
        card += 1
    return count


def has_free_condottiere(s: RenaissanceState, seat: i64) -> bool:
    """Milan's virtual one, once per turn (R54f)."""
    return s.has_power(seat, MILAN) and s.used[seat] == 0


def fieldable(s: RenaissanceState, seat: i64, purse: i64) -> i64:
    """Unit cards that a hand can lay with so many ducats (R31)."""
    count: i64 = blue_cards(s, seat) + min(s.held(seat, CONDOTTIERE), purse // HIRE_COST)
    return count + 1 if has_free_condottiere(s, seat) else count
