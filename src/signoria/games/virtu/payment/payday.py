"""How many of its troops a seat will keep at their next pay, with the florins that it can find by then (§4.6, §7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.virtu.box.atlas import CITY_COUNT, ESTATE_COUNT, TILE_RELIEF
from signoria.games.virtu.box.constants import CARD_RELIEF, COURT
from signoria.games.virtu.payment.bill import FLORIN, amount
from signoria.games.virtu.state import MOVED, READY, Virtu, holds


def kept_troops(s: Virtu, seat: i64, troops: i64) -> i64:
    """Returns how many of so many troops can be paid the next time."""
    if s.variant.next_pay(s, seat, troops) <= s.florins[seat]:
        return troops
    florins: i64 = s.florins[seat] + florins_at_hand(s, seat)
    kept: i64 = troops
    while s.variant.next_pay(s, seat, kept) > florins:
        kept -= 1
    return kept


def florins_at_hand(s: Virtu, seat: i64) -> i64:
    """Returns what available courtiers and tiles would bring into the treasury (F1); an indulgence costs prestige."""
    florins: i64 = 0
    for i in range(seat * COURT, (seat + 1) * COURT):
        if s.face[i] in (READY, MOVED):
            florins += amount(CARD_RELIEF[s.court[i]], FLORIN)
    for city in range(i64(CITY_COUNT)):
        if s.tile[city] == READY and holds(s, seat, city):
            florins += amount(TILE_RELIEF[city], FLORIN)
    for i in range(i64(ESTATE_COUNT)):
        if s.estate[seat * ESTATE_COUNT + i] == READY:
            florins += amount(TILE_RELIEF[CITY_COUNT + i], FLORIN)
    return florins
