"""The end of the game: what counts, named score lines, places, tie-breaks (§6, §7.2; R24, R40, R42)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import ScoreLine
from signoria.games.virtu.box.atlas import CITY_COUNT, ESTATE_COUNT, ESTATE_PRESTIGE, POWER_SPOT, TILE_RELIEF
from signoria.games.virtu.box.constants import (
    BONUS_COUNT,
    BONUS_CROSSES,
    BONUS_PRESTIGE,
    CARD_PRESTIGE,
    CARD_RELIEF,
    COURT,
    EMPIRE,
    INDULGENCE_PRESTIGE,
    MOST_POWERS,
    POWER_BONUS,
    POWER_COUNT,
    POWER_PRESTIGE,
    ROOM_CARDS,
    ROOMS,
    TROPHY,
)
from signoria.games.virtu.payment.bill import CROSS, amount
from signoria.games.virtu.state import EMPTY, NONE, Virtu, holds

# All lines that a score sheet may have, in the order in which they are told.
LINES: Final = (
    *("cities", "city_leader", "patronage", "patronage_leader", "cards_and_tiles", "religion"),
    *("trophies", "alliances", "indulgences", "king_of_naples"),
)


def score(s: Virtu) -> list[list[ScoreLine]]:
    """Per seat, every line of the score sheet."""
    return [s.variant.lines(s, seat) for seat in range(s.players)]


def places(s: Virtu) -> list[int]:
    """A place per seat; equal ones share theirs."""
    keys = ranking(s)
    return [1 + sum(other > key for other in keys) for key in keys]


def ranking(s: Virtu) -> list[tuple[int, ...]]:
    """Returns what places go by: points; of equal ones the most crowns (R42), with two players Naples."""
    breaks = [int(s.variant.tie_break(s, seat)) for seat in range(s.players)]
    more = [(0, each) if s.players == 2 else (each, 0) for each in breaks]
    return [(points, *more[seat]) for seat, points in enumerate(s.variant.totals(s))]


# ---- what cards and tiles show, on either face ----


def held_card(s: Virtu, seat: i64, place: i64) -> i64:
    """The card at a place of the Palace: its rooms, then its court."""
    rooms: i64 = ROOM_CARDS * ROOMS
    return s.rooms[seat * rooms + place] if place < rooms else s.court[seat * COURT + place - rooms]


def printed(s: Virtu, seat: i64) -> i64:
    """Prestige of everything in Palace and Domain, and of the bonuses beside the Palace."""
    points: i64 = 0
    for place in range(i64(ROOM_CARDS * ROOMS + COURT)):
        if held_card(s, seat, place) != EMPTY:
            points += CARD_PRESTIGE[held_card(s, seat, place)]
    for estate in range(i64(ESTATE_COUNT)):
        if s.estate[seat * ESTATE_COUNT + estate] != NONE:
            points += ESTATE_PRESTIGE[estate]
    for bonus in range(BONUS_COUNT):
        if s.patron[bonus] == seat:
            points += BONUS_PRESTIGE[bonus]
    return points


def shown(s: Virtu, seat: i64, symbol: i64) -> i64:
    """How many of a symbol are printed on all tiles of the Domain and cards of the Palace."""
    count: i64 = 0
    for place in range(i64(ROOM_CARDS * ROOMS + COURT)):
        if held_card(s, seat, place) != EMPTY:
            count += amount(CARD_RELIEF[held_card(s, seat, place)], symbol)
    for city in range(i64(CITY_COUNT)):
        if holds(s, seat, city):
            count += amount(TILE_RELIEF[city], symbol)
    for estate in range(i64(ESTATE_COUNT)):
        if s.estate[seat * ESTATE_COUNT + estate] != NONE:
            count += amount(TILE_RELIEF[CITY_COUNT + estate], symbol)
    return count


# ---- the rest ----


def city_counts(s: Virtu) -> vec[i64]:
    return vec[i64]([s.city_count(seat) for seat in range(s.players)])


def crosses(s: Virtu, seat: i64) -> i64:
    """Printed crosses, the Empire's, and those that two works add at the end."""
    count: i64 = shown(s, seat, CROSS)
    if is_undisturbed(s, seat, EMPIRE):
        count += amount(POWER_BONUS[EMPIRE], CROSS)
    for bonus in range(BONUS_COUNT):
        if s.patron[bonus] == seat:
            count += BONUS_CROSSES[bonus]
    return count


def cross_counts(s: Virtu) -> vec[i64]:
    return vec[i64]([crosses(s, seat) for seat in range(s.players)])


def with_no_fewer(seat: i64, counts: vec[i64]) -> i64:
    """How many others have as many or more."""
    others: i64 = -1
    for count in counts:
        if count >= counts[seat]:
            others += 1
    return others


def is_undisturbed(s: Virtu, seat: i64, power: i64) -> bool:
    """An own alliance without an enemy agent, its bonus used or not."""
    return s.ally[power] == seat and s.agent[POWER_SPOT + power] in (EMPTY, seat)


def alliances(s: Virtu, seat: i64) -> i64:
    points: i64 = 0
    for power in range(i64(POWER_COUNT)):
        if is_undisturbed(s, seat, power):
            points += POWER_PRESTIGE[power]
    return points


def trophies(s: Virtu, seat: i64) -> i64:
    count: i64 = 0
    for i in range(seat * MOST_POWERS, (seat + 1) * MOST_POWERS):
        count += s.trophies[i]
    return count * TROPHY[s.side]


def indulgences(s: Virtu, seat: i64) -> i64:
    count: i64 = 0
    for i in range(seat * ROOMS, (seat + 1) * ROOMS):
        count += s.indulgence[i]
    return count * INDULGENCE_PRESTIGE
