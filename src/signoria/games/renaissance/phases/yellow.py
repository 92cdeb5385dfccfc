"""Looters, the ambassador and marriage: what they do (Y-LOOT to Y-MARRY; §4.6, R16 to R23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE, FRAME, SEAT
from signoria.games.renaissance.actions import BRIBE, DIE_ROLL, EMBASSY_ROLL, LOOT, MARRY, NEGLECT, PASS
from signoria.games.renaissance.box import (
    BRIBERY_TO,
    CITIES,
    CITY_COUNT,
    DIE,
    DOWRY,
    FORT_LOOT,
    FORT_PC,
    GARRISON,
    HELP_CARDS,
    UPKEEP_TO,
)
from signoria.games.renaissance.decisions import (
    BRIBE_DIE,
    BRIBING,
    CITY,
    LEFT,
    LOOT_DIE,
    MARRIED_SEATS,
    NEGLECTING,
    OUTSIDE_HELP,
)
from signoria.games.renaissance.phases.cities import lower, take_city
from signoria.games.renaissance.phases.hands import draw, has_deck
from signoria.games.renaissance.phases.prey import city_level
from signoria.games.renaissance.state import CONQUERED, PILLAGED, RenaissanceState

# What comes of an embassy, by rising dice.
EMBASSIES = ("corruption", "poor_upkeep", "outside_help")


def active(s: RenaissanceState) -> i64:
    """Whose combat turn it is, asked from inside a card."""
    return s.frames[s.at - FRAME + SEAT]


# ---- looters (R16 to R18) ----


def loot(s: RenaissanceState, action: i64) -> None:
    s.frames[s.at + CITY] = action - LOOT
    s.ask_seat(LOOT_DIE, CHANCE)


def roll_loot(s: RenaissanceState, outcome: i64) -> None:
    """More than the fortification, without any terrain: ducats from the bank and a marker on the city."""
    city: i64 = s.frames[s.at + CITY]
    seat: i64 = active(s)
    roll: i64 = outcome - DIE_ROLL + 1
    level: i64 = city_level(s, city)
    gain: i64 = FORT_LOOT[level] if roll > FORT_PC[level] else 0
    if gain > 0:
        s.ducats[seat] += gain
        s.marks[PILLAGED + city] = 1
    if s.events is not None:
        s.tell("looted", {"seat": seat, "city": CITIES[city], "die": roll, "ducats": gain})
    s.pop()


# ---- the ambassador: two dice say what comes of it ----


def embassy_weights(outcomes: vec[i64], weights: vec[i64]) -> i64:
    roll: i64 = 2
    while roll <= 2 * DIE:
        outcomes[roll - 2] = EMBASSY_ROLL + roll - 2
        weights[roll - 2] = roll - 1 if roll <= DIE + 1 else 2 * DIE + 1 - roll
        roll += 1
    return 2 * DIE - 1


def roll_embassy(s: RenaissanceState, outcome: i64) -> None:
    roll: i64 = outcome - EMBASSY_ROLL + 2
    if s.events is not None:
        outcome_id = EMBASSIES[int(roll > BRIBERY_TO) + int(roll > UPKEEP_TO)]
        s.tell("embassy", {"seat": active(s), "roll": roll, "outcome": outcome_id, "cards": HELP_CARDS})
    if roll <= BRIBERY_TO:
        s.ask_seat(BRIBING, active(s))
    elif roll <= UPKEEP_TO:
        s.ask_seat(NEGLECTING, active(s))
    else:
        s.frames[s.at + LEFT] = HELP_CARDS
        draw_help(s)


def bribe(s: RenaissanceState, action: i64) -> None:
    if action == PASS:
        s.pop()
        return
    s.frames[s.at + CITY] = action - BRIBE
    s.ask_seat(BRIBE_DIE, CHANCE)


def roll_bribe(s: RenaissanceState, outcome: i64) -> None:
    """More than the fortification: the city is his with its rampart, and counts as conquered (R20, R27)."""
    city: i64 = s.frames[s.at + CITY]
    seat: i64 = active(s)
    roll: i64 = outcome - DIE_ROLL + 1
    won: bool = roll > FORT_PC[s.level[city] + 1]
    if won:
        take_city(s, seat, city)
        s.marks[CONQUERED + city] = 1
    if s.events is not None:
        s.tell("bribed", {"seat": seat, "city": CITIES[city], "die": roll, "won": int(won)})
    s.pop()


def neglect_candidates(s: RenaissanceState, out: vec[i64]) -> i64:
    """Poor upkeep: any rampart or castle on the map, also one's own; he may decline (R21)."""
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.level[city] > GARRISON:
            out[count] = NEGLECT + city
            count += 1
        city += 1
    out[count] = PASS
    return count + 1


def neglect(s: RenaissanceState, action: i64) -> None:
    if action != PASS:
        lower(s, action - NEGLECT)
        if s.events is not None:
            s.tell("neglected", {"city": CITIES[action - NEGLECT], "level": s.level[action - NEGLECT]})
    s.pop()


def draw_help(s: RenaissanceState) -> None:
    """Outside help: two cards, beyond the hand limit if need be; what no deck can give is lost (R49)."""
    if s.frames[s.at + LEFT] > 0 and has_deck(s):
        s.ask_seat(OUTSIDE_HELP, CHANCE)
    else:
        s.pop()


def take_help(s: RenaissanceState, outcome: i64) -> None:
    draw(s, active(s), outcome)
    s.frames[s.at + LEFT] -= 1
    draw_help(s)


# ---- marriage (R22, R23) ----


def marry(s: RenaissanceState, seat: i64, action: i64) -> None:
    """Two ducats to the owner for his city; no attack on him for the rest of this turn."""
    city: i64 = action - MARRY
    partner: i64 = s.owner[city]
    s.ducats[seat] -= DOWRY
    s.ducats[partner] += DOWRY
    take_city(s, seat, city)
    s.pop()
    s.frames[s.at + MARRIED_SEATS] |= 1 << partner
    if s.events is not None:
        s.tell("married", {"seat": seat, "partner": partner, "city": CITIES[city], "ducats": DOWRY})
