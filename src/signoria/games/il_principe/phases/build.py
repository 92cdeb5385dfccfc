"""Building a city, after a won lot (D3) or as an action (D5); its shields (D4) and the next city (§4.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import BUILD, CITY_DRAWN, NONE, SHIELD
from signoria.games.il_principe.box import (
    CITIES,
    CITIES_IN_PLAY,
    CITY_COUNT,
    COLOR_COUNT,
    COLORS,
    COST,
    DISPLAYED,
    FIRST_ROUND_BARRED,
    ICONS,
    MAJOR_ON_BUILD,
    MINOR_ON_BUILD,
    REGION_COUNT,
    REGIONS,
    SHIELDS,
    TOUCHES,
)
from signoria.games.il_principe.phases.cards import lay_up
from signoria.games.il_principe.phases.obstacles import CARDS_MISSING, FIRST_ROUND, FREE, TOO_POOR
from signoria.games.il_principe.state import CITY, CITY_SHIELD, EMPTY, NEW_CITY, SHIELDS_LEFT, SLOT, IlPrincipeState

# ---- which cities, and what stands in the way ----


def is_barred(s: IlPrincipeState) -> bool:
    """Nobody builds in the first round, in either phase (R24)."""
    return FIRST_ROUND_BARRED and s.round == 1


def is_anything_displayed(s: IlPrincipeState) -> bool:
    return face_up(s) > 0


def face_up(s: IlPrincipeState) -> i64:
    count: i64 = 0
    slot: i64 = 0
    while slot < DISPLAYED:
        if s.display[slot] != EMPTY:
            count += 1
        slot += 1
    return count


def write_cities(s: IlPrincipeState, out: vec[i64], count: i64) -> i64:
    """Add the displayed cities to the candidates, ascending; answers how many there are now."""
    first: i64 = count
    slot: i64 = 0
    while slot < DISPLAYED:
        city: i64 = s.display[slot]
        if city != EMPTY:
            i: i64 = count
            while i > first and out[i - 1] > BUILD + city:
                out[i] = out[i - 1]
                i -= 1
            out[i] = BUILD + city
            count += 1
        slot += 1
    return count


def candidates(s: IlPrincipeState, out: vec[i64]) -> i64:
    """D3: none, or a displayed city."""
    out[0] = NONE
    return write_cities(s, out, 1)


def obstacle(s: IlPrincipeState, seat: i64, action: i64) -> i64:
    if action == NONE:
        return FREE
    return city_obstacle(s, seat, action - BUILD)


def city_obstacle(s: IlPrincipeState, seat: i64, city: i64) -> i64:
    if is_barred(s):
        return FIRST_ROUND
    if s.coins[seat] < COST[city]:
        return TOO_POOR
    return FREE if missing_color(s, seat, city) == EMPTY else CARDS_MISSING


def missing_color(s: IlPrincipeState, seat: i64, city: i64) -> i64:
    """The first colour of which the hand holds too few; cards on the table do not pay."""
    color: i64 = 0
    while color < COLOR_COUNT:
        if s.hand[seat * COLOR_COUNT + color] < ICONS[city * COLOR_COUNT + color]:
            return color
        color += 1
    return EMPTY


def reason_params(s: IlPrincipeState, seat: int, city: int, obstacle: int) -> Params:
    if obstacle == TOO_POOR:
        return {"city": CITIES[city], "need": COST[city], "have": s.coins[seat]}
    if obstacle == CARDS_MISSING:
        color = missing_color(s, seat, city)
        need, have = ICONS[city * COLOR_COUNT + color], s.hand[seat * COLOR_COUNT + color]
        return {"city": CITIES[city], "color": COLORS[color], "need": need, "have": have}
    return {"city": CITIES[city]}


# ---- the procedure, in the order of R40 ----


def choose(s: IlPrincipeState, seat: i64, action: i64) -> None:
    """D3."""
    s.pop()
    if action != NONE:
        begin(s, seat, action - BUILD)
    elif s.events is not None:
        s.tell("built_nothing", {"seat": seat})


def begin(s: IlPrincipeState, seat: i64, city: i64) -> None:
    """Cards, coins and points; then the shields, as far as there are any."""
    color: i64 = 0
    while color < COLOR_COUNT:
        lay_up(s, seat, color, ICONS[city * COLOR_COUNT + color])
        color += 1
    s.coins[seat] -= COST[city]
    s.vp[seat] += s.city_points(city)
    if s.events is not None:
        s.tell("built", {"seat": seat, "city": CITIES[city], "coins": COST[city], "points": s.city_points(city)})
    due: i64 = min(SHIELDS[city], s.shields[seat])
    if due == 0:
        finish(s, seat, city)
        return
    s.push(CITY_SHIELD, seat)
    s.frames[s.at + CITY] = city
    s.frames[s.at + SHIELDS_LEFT] = due


def shield_candidates(s: IlPrincipeState, out: vec[i64]) -> i64:
    """D4: the regions that the city touches."""
    city: i64 = s.frames[s.at + CITY]
    count: i64 = 0
    region: i64 = 0
    while region < REGION_COUNT:
        if TOUCHES[city * REGION_COUNT + region] == 1:
            out[count] = SHIELD + region
            count += 1
        region += 1
    return count


def choose_shield(s: IlPrincipeState, seat: i64, action: i64) -> None:
    place_shield(s, seat, action - SHIELD)
    s.frames[s.at + SHIELDS_LEFT] -= 1
    if s.frames[s.at + SHIELDS_LEFT] == 0:
        city: i64 = s.frames[s.at + CITY]
        s.pop()
        finish(s, seat, city)


def place_shield(s: IlPrincipeState, seat: i64, region: i64) -> None:
    s.shields[seat] -= 1
    s.map[seat * REGION_COUNT + region] += 1
    if s.events is not None:
        s.tell("placed_shield", {"seat": seat, "region": REGIONS[region]})


def finish(s: IlPrincipeState, builder: i64, city: i64) -> None:
    """The others' roles pay, the card goes to the builder, the next city is turned up at once (R23)."""
    seat: i64 = 0
    while seat < s.players:
        if seat != builder:
            pay_roles(s, seat, city)
        seat += 1
    s.cities[builder * CITY_COUNT + city] = 1
    slot: i64 = 0
    while s.display[slot] != city:
        slot += 1
    s.display[slot] = EMPTY
    if cities_to_come(s) > 0:
        s.push(NEW_CITY, CHANCE)
        s.frames[s.at + SLOT] = slot


def role_income(s: IlPrincipeState, seat: i64, city: i64) -> i64:
    """What the roles of a seat earn when somebody else builds a city."""
    points: i64 = 0
    color: i64
    for color in range(COLOR_COUNT):
        if ICONS[city * COLOR_COUNT + color] > 0:
            points += s.role_points(seat, color, MAJOR_ON_BUILD, MINOR_ON_BUILD)
    return points


def pay_roles(s: IlPrincipeState, seat: i64, city: i64) -> None:
    """Each role in a colour that the city uses, once per colour (R19, R22)."""
    points: i64 = role_income(s, seat, city)
    s.vp[seat] += points
    if s.events is not None and points > 0:
        s.tell("role_income", {"seat": seat, "city": CITIES[city], "points": points})


# ---- the city deck (K2): with 2 players some of the unseen cities never come ----


def cities_to_come(s: IlPrincipeState) -> i64:
    unseen: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        unseen += s.city_deck[city]
        city += 1
    return unseen - (CITY_COUNT - CITIES_IN_PLAY[s.players])


def city_weights(s: IlPrincipeState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every city that nobody has seen is equally likely to be on top."""
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.city_deck[city] == 1:
            outcomes[count] = CITY_DRAWN + city
            weights[count] = 1
            count += 1
        city += 1
    return count


def turn_up_city(s: IlPrincipeState, slot: i64, outcome: i64) -> None:
    city: i64 = outcome - CITY_DRAWN
    s.city_deck[city] = 0
    s.display[slot] = city
    if s.events is not None:
        s.tell("city_displayed", {"city": CITIES[city], "slot": slot})


def refill(s: IlPrincipeState, outcome: i64) -> None:
    turn_up_city(s, s.frames[s.at + SLOT], outcome)
    s.pop()
