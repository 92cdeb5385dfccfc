"""Cards on their way: deck, hands, discards, and what everybody may remember of a hand (§2.4, §5; R3, R49)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.battle.fields import SLOT_COUNT
from signoria.games.renaissance.battle.slots import belligerent, is_hidden_card, side_of_slot
from signoria.games.renaissance.box.constants import (
    BLUE_COUNT,
    CARD_COUNT,
    CONDOTTIERE,
    COPIES,
    HIRE_COST,
    MILAN,
)
from signoria.games.renaissance.state import Renaissance


def has_deck(s: Renaissance) -> bool:
    """Is there a card to draw? An empty deck is made anew from the discards (R49)."""
    if pile_size(s.deck) > 0:
        return True
    if pile_size(s.discards) == 0:
        return False
    for card in range(CARD_COUNT):
        s.deck[card] = s.discards[card]
        s.discards[card] = 0
    if s.events is not None:
        s.tell("reshuffled", {"cards": pile_size(s.deck)})
    return True


def pile_size(pile: vec[i64]) -> i64:
    size: i64 = 0
    for card in range(CARD_COUNT):
        size += pile[card]
    return size


# ---- cards leave a hand, or come back to it, before all eyes ----


def forget(s: Renaissance, seat: i64, card: i64) -> None:
    """A card of this kind has left the hand openly: one less is known to be there."""
    if s.known[seat * CARD_COUNT + card] > 0:
        s.known[seat * CARD_COUNT + card] -= 1
    elif s.unblue[seat] > 0:
        lose_unknown(s, seat, card)


def discard(s: Renaissance, seat: i64, card: i64) -> None:
    """Played from the hand and spent."""
    s.hand[seat * CARD_COUNT + card] -= 1
    s.discards[card] += 1
    forget(s, seat, card)


def take_up(s: Renaissance, seat: i64, card: i64) -> None:
    """Back to the hand after everybody has seen it."""
    s.hand[seat * CARD_COUNT + card] += 1
    s.known[seat * CARD_COUNT + card] += 1


def unknown_cards(s: Renaissance, seat: i64) -> i64:
    """Cards in a hand, or laid face down, of which nothing is known but perhaps that they are not blue."""
    count: i64 = s.hand_size(seat)
    for card in range(CARD_COUNT):
        count -= s.known[seat * CARD_COUNT + card]
    for slot in range(SLOT_COUNT):
        if is_hidden_card(s, slot) and belligerent(s, side_of_slot(slot)) == seat:
            count += 1
    return count


def admits_no_blue(s: Renaissance, seat: i64) -> None:
    """They laid no troops though they must if they can: what is unknown in their hand is not blue (R30)."""
    s.unblue[seat] = unknown_cards(s, seat)
    s.unsure[seat] = 0


def drawn_since(s: Renaissance, seat: i64) -> i64:
    """Unknown cards that came after the admission, as far as they have not turned out to be blue."""
    return unknown_cards(s, seat) - s.unblue[seat] + s.unsure[seat]


def lose_unknown(s: Renaissance, seat: i64, card: i64) -> None:
    """An unknown card has left, or become known: of those in the hand when no blue one was admitted to be there, or,
    nobody can tell, of those drawn since."""
    if card >= BLUE_COUNT:
        s.unsure[seat] += 1
    if drawn_since(s, seat) == 0:
        s.unblue[seat] -= s.unsure[seat]
        s.unsure[seat] = 0


def least_unblue(s: Renaissance, seat: i64) -> i64:
    """So many of a seat's unknown cards are certainly not blue."""
    return max(s.unblue[seat] - s.unsure[seat], 0)


def admits_condottiere(s: Renaissance, seat: i64) -> None:
    """Who is about to show an offer holds a Condottiere."""
    place: i64 = seat * CARD_COUNT + CONDOTTIERE
    if s.known[place] == 0:
        s.known[place] = 1
        if s.unblue[seat] > 0:
            lose_unknown(s, seat, CONDOTTIERE)


def may_hold(s: Renaissance, seat: i64, card: i64) -> bool:
    """As far as everybody knows, this seat could hold the card: it holds some, and not all copies are spent."""
    return s.discards[card] < COPIES[card] and s.hand_size(seat) > 0


# ---- what a hand can field ----


def blue_cards(s: Renaissance, seat: i64) -> i64:
    count: i64 = 0
    for card in range(BLUE_COUNT):
        count += s.hand[seat * CARD_COUNT + card]
    return count


def has_free_condottiere(s: Renaissance, seat: i64) -> bool:
    """Milan's virtual one, once per turn (R54f)."""
    return s.has_power(seat, MILAN) and s.used[seat] == 0


def fieldable(s: Renaissance, seat: i64, purse: i64) -> i64:
    """Unit cards that a hand can lay with so many ducats (R31)."""
    count: i64 = blue_cards(s, seat) + min(s.held(seat, CONDOTTIERE), purse // HIRE_COST)
    return count + 1 if has_free_condottiere(s, seat) else count
