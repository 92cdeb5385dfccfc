"""What a good player would say a position is worth: points made, regions and roles in reach, means to make more."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.judgement import read_weights
from signoria.games.il_principe.box.constants import (
    CITY_COUNT,
    COLOR_COUNT,
    COST,
    DISPLAYED,
    DRAWN,
    FOLDER,
    ICONS,
    LAST_BELOW,
    MAJOR,
    MAJOR_ON_BUILD,
    MINOR_ON_BUILD,
    REGION_COUNT,
)
from signoria.games.il_principe.phases.auction import BIDDERS, HIGH, LEADER, LOT, PRIZE, PRIZE_COLOR
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.phases.cities import cities_to_come
from signoria.games.il_principe.scoring import final_points
from signoria.games.il_principe.state import BID, EMPTY, OVER, IlPrincipe

COIN: Final = 0
MANY_COINS: Final = 1
CARD: Final = 2
UP_CARD: Final = 3
MAJOR_LEAD: Final = 4
MINOR_LEAD: Final = 5
ROLE_INCOME: Final = 6
READY_CITY: Final = 7
SHIELD: Final = 8
COLORS_SHOWN: Final = 9
UNDISPUTED: Final = 10
NAMES: Final = (
    "coin",
    "many_coins",
    "card",
    "up_card",
    "major_lead",
    "minor_lead",
    "role_income",
    "ready_city",
    "shield",
    "colors_shown",
    "undisputed",
)
WEIGHTS: Final = read_weights(FOLDER, NAMES)
_TABLE: Final = WEIGHTS.table()

# Cities that one round sees built.
BUILT_PER_ROUND: Final = 2.0
# Past this many, another one hardly helps.
ENOUGH_COINS: Final = 8
MOST_COINS: Final = 20
ENOUGH_UP: Final = 4
ENOUGH_SHIELDS: Final = 4
# A card that a city asks for, in coins; and so what each city asks for in all.
CARD_PRICE: Final = 3
PRICE: Final = vec[i64](
    [
        COST[city] + CARD_PRICE * sum(ICONS[city * COLOR_COUNT + color] for color in range(COLOR_COUNT))
        for city in range(CITY_COUNT)
    ]
)


def evaluate(s: IlPrincipe) -> list[float]:
    """An estimate of each seat's final points."""
    return judge(s, _TABLE)


def judge(s: IlPrincipe, w: vec[float]) -> list[float]:
    if s.phase == OVER:
        return [float(final_points(s, seat)) for seat in range(s.players)]
    left = rounds_left(s)
    values = [seat_value(s, seat, left, w) for seat in range(s.players)]
    if s.decision == BID and s.local(HIGH) > 0:
        leader: i64 = s.local(LEADER)
        likely: float = hammer_chance(s, leader, w)
        values[leader] += likely * (value_if_won(s, leader, left, w) - values[leader])
    return values


# ---- an auction that goes on ----


def hammer_chance(s: IlPrincipe, leader: i64, w: vec[float]) -> float:
    """How likely the highest bid is to win: less for each seat that has not passed."""
    chance: float = 1.0
    for other in range(s.players):
        if other != leader and s.local(BIDDERS) & (1 << other) and s.coins[other] > s.local(HIGH):
            chance *= min(w[UNDISPUTED], 1.0)
    return chance


def value_if_won(s: IlPrincipe, leader: i64, left: float, w: vec[float]) -> float:
    """As if the hammer fell now: the bid paid, the lot in hand or the role taken. Everything is put back."""
    high: i64 = s.local(HIGH)
    color: i64 = s.local(PRIZE_COLOR)
    prize: i64 = s.local(PRIZE)
    s.coins[leader] -= high
    if prize == LOT:
        s.hand[leader * COLOR_COUNT + color] += s.lot[color]
    elif prize == MAJOR:
        s.major[color] = leader
    else:
        s.minor[color] = leader
    value: float = seat_value(s, leader, left, w)
    s.coins[leader] += high
    if prize == LOT:
        s.hand[leader * COLOR_COUNT + color] -= s.lot[color]
    elif prize == MAJOR:
        s.major[color] = EMPTY
    else:
        s.minor[color] = EMPTY
    return value


# ---- a seat ----


def rounds_left(s: IlPrincipe) -> float:
    """By the deck, the last round included, or by the cities, whichever ends first."""
    if s.last_round == 1:
        return 0.5
    cards: i64 = total(s.deck, 0) - LAST_BELOW[s.players]
    by_deck: float = 1.0 + float(max(cards, 0)) / float(s.players * DRAWN[s.players])
    by_cities: float = 0.5 + float(cities_to_come(s)) / BUILT_PER_ROUND
    return min(by_deck, by_cities)


def seat_value(s: IlPrincipe, seat: i64, left: float, w: vec[float]) -> float:
    """Points as if the game ended now, and what the rounds to come, two at most, can make of the rest."""
    ahead: float = min(left, 2.0)
    means: float = w[COIN] * float(min(s.coins[seat], ENOUGH_COINS))
    means += w[MANY_COINS] * float(min(max(s.coins[seat] - ENOUGH_COINS, 0), MOST_COINS))
    means += w[CARD] * float(total(s.hand, seat * COLOR_COUNT) + total(s.offered, seat * COLOR_COUNT))
    means += lead_value(s, seat, w) + shield_value(s, seat, w)
    near: float = min(left, 1.0) * (w[ROLE_INCOME] * role_income(s, seat) + w[READY_CITY] * nearest_city(s, seat))
    return float(final_points(s, seat)) + ahead * means + near


def lead_value(s: IlPrincipe, seat: i64, w: vec[float]) -> float:
    """Cards face up, and the roles that they would win; colours on the table, of which sets are made."""
    value: float = 0.0
    for color in range(COLOR_COUNT):
        own: i64 = s.up[seat * COLOR_COUNT + color]
        value += w[UP_CARD] * float(min(own, ENOUGH_UP))
        if s.on_table(seat, color) > 0:
            value += w[COLORS_SHOWN]
        if own > 0:
            ahead: float = seats_ahead(s, seat, color, own)
            if ahead < 1.0:
                value += w[MAJOR_LEAD] * (1.0 - ahead)
            elif ahead < 2.0:
                value += w[MINOR_LEAD] * (2.0 - ahead)
    return value


def seats_ahead(s: IlPrincipe, seat: i64, color: i64, own: i64) -> float:
    """Seats with more cards of a colour face up; one with as many is half ahead."""
    ahead: float = 0.0
    for other in range(s.players):
        theirs: i64 = s.up[other * COLOR_COUNT + color]
        if theirs > own:
            ahead += 1.0
        elif theirs == own and other != seat:
            ahead += 0.5
    return ahead


def shield_value(s: IlPrincipe, seat: i64, w: vec[float]) -> float:
    """Shields in regions, whoever leads there now."""
    shields: i64 = 0
    for region in range(REGION_COUNT):
        shields += min(s.shields_in(seat, region), ENOUGH_SHIELDS)
    return w[SHIELD] * float(shields)


def role_income(s: IlPrincipe, seat: i64) -> float:
    """What the roles would pay if others built everything on display."""
    points: i64 = 0
    for color in range(COLOR_COUNT):
        paid: i64 = s.role_points(seat, color, MAJOR_ON_BUILD, MINOR_ON_BUILD)
        if paid > 0:
            for slot in range(DISPLAYED):
                city: i64 = s.display[slot]
                if city != EMPTY and ICONS[city * COLOR_COUNT + color] > 0:
                    points += paid
    return float(points)


def nearest_city(s: IlPrincipe, seat: i64) -> float:
    """The largest part of a displayed city's price that the seat holds: cards of its icons, and coins."""
    best: float = 0.0
    for slot in range(DISPLAYED):
        city: i64 = s.display[slot]
        if city != EMPTY:
            held: i64 = min(COST[city], s.coins[seat])
            for color in range(COLOR_COUNT):
                held += CARD_PRICE * min(ICONS[city * COLOR_COUNT + color], s.hand[seat * COLOR_COUNT + color])
            best = max(best, float(held) / float(PRICE[city]))
    return best
