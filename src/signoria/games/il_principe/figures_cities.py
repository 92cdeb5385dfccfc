"""The displayed cities: what a seat lacks for them, and what the others' roles would earn (§4.4)."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.state import SPECTATOR
from signoria.games.il_principe.box.constants import (
    CITIES,
    COLOR_COUNT,
    COLORS,
    COST,
    DISPLAYED,
    ICONS,
    MAJOR_ON_BUILD,
    MINOR_ON_BUILD,
)
from signoria.games.il_principe.figures_auctions import on_sale
from signoria.games.il_principe.phases.auction import LOT, PRIZE_COLOR, lowest_bid
from signoria.games.il_principe.phases.build import is_barred, role_income
from signoria.games.il_principe.state import EMPTY, IlPrincipe


class Earning(TypedDict):
    """What a seat's role would earn when somebody else builds."""

    seat: int
    role: str
    points: int


class City(TypedDict):
    """A displayed city: what the seat lacks for it, what the others' roles would earn by it, and by seat the sum.

    With the lot on sale in hand `missing_with_lot` would be missing, and `reach` is the highest bid for it after which
    the seat could build at once; without such a lot, or if a build is out of reach, it is null. A spectator lacks
    nothing.
    """

    city: str
    slot: int
    points: int
    missing: dict[str, int]
    coins_short: int
    missing_with_lot: dict[str, int]
    reach: int | None
    earnings: list[Earning]
    income: list[int]


def cities(s: IlPrincipe, seat: int) -> list[City]:
    """Returns what a board shows to a seat of the cities on offer, by slot."""
    return [_city(s, seat, slot) for slot in range(DISPLAYED) if s.display[slot] != EMPTY]


def _city(s: IlPrincipe, seat: int, slot: int) -> City:
    city = int(s.display[slot])
    earnings = [earning for other in range(s.players) if other != seat for earning in _earnings(s, other, city)]
    figures: City = {
        "city": CITIES[city],
        "slot": slot,
        "points": int(s.city_points(city)),
        "missing": {},
        "coins_short": 0,
        "missing_with_lot": {},
        "reach": None,
        "earnings": earnings,
        "income": [int(role_income(s, other, city)) if other != seat else 0 for other in range(s.players)],
    }
    if seat == SPECTATOR:
        return figures
    lot = int(s.local(PRIZE_COLOR)) if on_sale(s) == LOT else EMPTY
    change = int(s.coins[seat]) - int(COST[city])
    figures["missing"] = _missing(s, seat, city, EMPTY)
    figures["coins_short"] = max(0, -change)
    figures["missing_with_lot"] = _missing(s, seat, city, lot)
    if lot != EMPTY and not is_barred(s) and not figures["missing_with_lot"] and change >= lowest_bid(s):
        figures["reach"] = change
    return figures


def _earnings(s: IlPrincipe, seat: int, city: int) -> list[Earning]:
    """Returns the roles of a seat that would earn by a city (R19)."""
    earnings: list[Earning] = []
    for color in range(COLOR_COUNT):
        if ICONS[city * COLOR_COUNT + color] == 0:
            continue
        if s.major[color] == seat:
            earnings.append({"seat": seat, "role": f"{COLORS[color]}_major", "points": int(MAJOR_ON_BUILD)})
        if s.minor[color] == seat:
            earnings.append({"seat": seat, "role": f"{COLORS[color]}_minor", "points": int(MINOR_ON_BUILD)})
    return earnings


def _missing(s: IlPrincipe, seat: int, city: int, lot: int) -> dict[str, int]:
    """Returns by colour the cards that a hand lacks for a city, with the lot of a colour added to it."""
    lacks = dict[str, int]()
    for color in range(COLOR_COUNT):
        hand = int(s.hand[seat * COLOR_COUNT + color]) + (int(s.lot[color]) if color == lot else 0)
        short = int(ICONS[city * COLOR_COUNT + color]) - hand
        if short > 0:
            lacks[COLORS[color]] = short
    return lacks
