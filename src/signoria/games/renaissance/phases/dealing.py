"""Battle cards for everybody, the purchases, the order of play drawn anew (T2 to T4; §4.2 to §4.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import DRAWN_PLACE
from signoria.games.renaissance.box import DEAL_CARDS, DEAL_DUCATS, EMPIRE, EMPIRE_CARDS
from signoria.games.renaissance.decisions import (
    BUYING,
    DEALING,
    DEALT,
    DRAWING_BOUGHT,
    DRAWING_ORDER,
    LEFT,
    PLACE,
    PREVIOUS,
    TOGGLED,
)
from signoria.games.renaissance.phases import expansion
from signoria.games.renaissance.phases.hands import draw
from signoria.games.renaissance.state import EMPTY, RenaissanceState


def begin(s: RenaissanceState) -> None:
    """T2: ducats in peace, then the cards, player by player in order."""
    seat: i64 = 0
    while seat < s.players:
        s.ducats[seat] += DEAL_DUCATS[s.war]
        seat += 1
    if s.events is not None:
        s.tell("dealing", {"cards": DEAL_CARDS[s.war], "ducats": DEAL_DUCATS[s.war]})
    s.push(DEALING, CHANCE)


def deal(s: RenaissanceState, outcome: i64) -> None:
    """The deck is whole at the start of a turn, so it never runs out here."""
    seat: i64 = s.order[s.frames[s.at + PLACE]]
    draw(s, seat, outcome)
    s.frames[s.at + DEALT] += 1
    due: i64 = DEAL_CARDS[s.war]
    if s.has_power(seat, EMPIRE):
        due += EMPIRE_CARDS
    if s.frames[s.at + DEALT] < due:
        return
    s.frames[s.at + DEALT] = 0
    s.frames[s.at + PLACE] += 1
    if s.frames[s.at + PLACE] == s.players:
        s.frames[s.at + PLACE] = 0
        s.ask_seat(BUYING, s.order[0])


# ---- bought cards are handed over when the purchase is announced (R13) ----


def hand_over(s: RenaissanceState, number: i64) -> None:
    """End a purchase: draw so many cards, then the next buyer; the deck holds six full hands."""
    s.frames[s.at + TOGGLED] = 0
    if number > 0:
        s.frames[s.at + LEFT] = number
        s.ask_seat(DRAWING_BOUGHT, CHANCE)
    else:
        next_buyer(s)


def draw_bought(s: RenaissanceState, outcome: i64) -> None:
    draw(s, s.order[s.frames[s.at + PLACE]], outcome)
    s.frames[s.at + LEFT] -= 1
    if s.frames[s.at + LEFT] == 0:
        next_buyer(s)


def next_buyer(s: RenaissanceState) -> None:
    place: i64 = s.frames[s.at + PLACE] + 1
    if place < s.players:
        s.frames[s.at + PLACE] = place
        s.ask_seat(BUYING, s.order[place])
        return
    s.pop()
    if s.turn > 1:
        begin_order(s)
    else:
        expansion.begin(s)


# ---- the order of play (T4, R50) ----


def begin_order(s: RenaissanceState) -> None:
    """All tokens leave the table; that of the last first player stays out of the first draw."""
    s.push(DRAWING_ORDER, CHANCE)
    s.frames[s.at + PREVIOUS] = s.order[0]
    place: i64 = 0
    while place < s.players:
        s.order[place] = EMPTY
        place += 1


def order_weights(s: RenaissanceState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    place: i64 = s.frames[s.at + PLACE]
    count: i64 = 0
    seat: i64 = 0
    while seat < s.players:
        if not has_place(s, seat) and (place > 0 or seat != s.frames[s.at + PREVIOUS]):
            outcomes[count] = DRAWN_PLACE + seat
            weights[count] = 1
            count += 1
        seat += 1
    return count


def has_place(s: RenaissanceState, seat: i64) -> bool:
    place: i64 = 0
    while place < s.players:
        if s.order[place] == seat:
            return True
        place += 1
    return False


def draw_place(s: RenaissanceState, outcome: i64) -> bool:
    """The next token out of the bag; True when it was the last."""
    place: i64 = s.frames[s.at + PLACE]
    s.order[place] = outcome - DRAWN_PLACE
    if s.events is not None:
        s.tell("place_drawn", {"seat": s.order[place], "place": place + 1})
    s.frames[s.at + PLACE] += 1
    return place == s.players - 1


def draw_order(s: RenaissanceState, outcome: i64) -> None:
    if draw_place(s, outcome):
        s.pop()
        expansion.begin(s)
