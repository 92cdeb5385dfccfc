"""What a good player would say a position is worth: points made, points in reach, and the means to make more."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.judgement import read_weights
from signoria.games.principato.box.constants import (
    BANK,
    CARD_COUNT,
    CATAPULT,
    CLASS_COUNT,
    CLASS_VALUE,
    CONDOTTIERE,
    FARM,
    FIELD,
    FOLDER,
    FOOD,
    FOOD_PER_FARM,
    GAIN,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_GOLD,
    GAIN_PER_TOKEN,
    GAIN_WHAT,
    GOLD,
    GOLD_PER_BANK,
    HAND_SIZE,
    MILITARY,
    MILITIA,
    MOST_PRINTED,
    PALAZZO,
    PAY_FOOD,
    PAY_GOLD,
    PRINTED,
    YEARS,
)
from signoria.games.principato.phases.award import most_fed, shared_points, supplied_force
from signoria.games.principato.phases.cubes import room
from signoria.games.principato.phases.gain import best_culture
from signoria.games.principato.phases.refill import pile_left
from signoria.games.principato.scoring import total
from signoria.games.principato.state import EMPTY, Principato

FOOD_CUBE: Final = 0
GOLD_CUBE: Final = 1
FAVOR_CUBE: Final = 2
FIELDS: Final = 3
PALAZZI: Final = 4
FARMS: Final = 5
BANKS: Final = 6
HARVEST: Final = 7
TAXES: Final = 8
CATAPULTS: Final = 9
SOLDIERS: Final = 10
NEXT_SCORING: Final = 11
FORCE: Final = 12
CULTURE: Final = 13
PRODUCTION_CARD: Final = 14
IMMINENT: Final = 15
UPKEEP: Final = 16
NAMES: Final = (
    "food",
    "gold",
    "favor",
    "field",
    "palazzo",
    "farm",
    "bank",
    "harvest",
    "taxes",
    "catapult",
    "soldier",
    "next_scoring",
    "force",
    "culture",
    "production_card",
    "imminent",
    "upkeep",
)
WEIGHTS: Final = read_weights(FOLDER, NAMES)
_TABLE: Final = WEIGHTS.table()

# Past this many of a kind, another one hardly helps.
ENOUGH: Final = 6
# A lead in force past which the others will not catch up before the scoring.
SAFE_LEAD: Final = 3
# Turns in which a stored cube finds its use.
SOON: Final = 4.0
A_YEAR: Final = 7.0


def evaluate(s: Principato) -> list[float]:
    """An estimate of each seat's final points."""
    return judge(s, _TABLE)


def judge(s: Principato, w: vec[float]) -> list[float]:
    if s.depth == 0:
        return [float(total(s, seat)) for seat in range(s.players)]
    turns = turns_left(s)
    values = [seat_value(s, seat, turns, w) for seat in range(s.players)]
    if scorings_left(s) > 0:
        add_next_scoring(s, values, w)
    return values


def turns_left(s: Principato) -> float:
    """Every turn reveals an action card of the piles that are left; a military card is no turn."""
    cards: i64 = 0
    for year in range(s.year - 1, YEARS):
        for card in range(CARD_COUNT):
            cards += s.pile[year * (CARD_COUNT + 1) + card]
    return float(cards) / float(s.players)


def scorings_left(s: Principato) -> i64:
    """One at the end of each year, and one for each military card still in a pile."""
    left: i64 = 0
    for year in range(s.year - 1, YEARS):
        left += 1 + s.pile[year * (CARD_COUNT + 1) + MILITARY]
    return left


def seat_value(s: Principato, seat: i64, turns: float, w: vec[float]) -> float:
    """Points, stores that are soon used, and what brings more each year."""
    soon: float = min(turns / SOON, 1.0)
    value: float = float(total(s, seat))
    value += soon * (w[FOOD_CUBE] * float(s.food[seat]) + w[GOLD_CUBE] * float(s.gold[seat]))
    value += soon * (w[FAVOR_CUBE] * float(s.favor[seat]) + hand_value(s, seat, w))
    fields: i64 = min(s.token(seat, FIELD), ENOUGH)
    palazzi: i64 = min(s.token(seat, PALAZZO), ENOUGH)
    farms: i64 = min(s.token(seat, FARM), ENOUGH)
    banks: i64 = min(s.token(seat, BANK), ENOUGH)
    yearly: float = w[FIELDS] * float(fields) + w[PALAZZI] * float(palazzi)
    yearly += w[FARMS] * float(farms) + w[BANKS] * float(banks)
    yearly += w[HARVEST] * float(min(fields, FOOD_PER_FARM * farms))
    yearly += w[TAXES] * float(min(palazzi, GOLD_PER_BANK * banks))
    later: float = float(scorings_left(s) - 1)
    soldiers: i64 = s.token(seat, MILITIA) + s.token(seat, CONDOTTIERE)
    value += later * (w[CATAPULTS] * float(s.token(seat, CATAPULT)) + w[SOLDIERS] * float(min(soldiers, ENOUGH)))
    return value + yearly * turns / A_YEAR


# ---- the next military scoring ----


def add_next_scoring(s: Principato, values: list[float], w: vec[float]) -> None:
    """As if it came now and everybody fed their soldiers as well as they can; the nearer it is, the surer."""
    forces = vec[i64]([supplied_force(s, seat) for seat in range(s.players)])
    for_a_rank: float = w[NEXT_SCORING] + w[IMMINENT] / (1.0 + turns_in_year(s))
    for seat in range(s.players):
        own: i64 = forces[seat]
        stronger: i64 = 0
        equal: i64 = 0
        lead: i64 = min(own, SAFE_LEAD)
        for other in range(s.players):
            theirs: i64 = forces[other]
            if theirs > own:
                stronger += 1
            elif theirs == own:
                equal += 1
            if other != seat:
                lead = min(lead, max(own - theirs, 0))
        points: float = for_a_rank * float(shared_points(s.players, stronger, equal))
        values[seat] += points + w[FORCE] * float(lead) - w[UPKEEP] * float(most_fed(s, seat))


def turns_in_year(s: Principato) -> float:
    """Turns of each seat to the end of the year."""
    return float(pile_left(s)) / float(s.players)


# ---- cards in hand ----


def hand_value(s: Principato, seat: i64, w: vec[float]) -> float:
    """The better option of each card; what one card brings takes the room of what the other would."""
    value: float = 0.0
    food_room: i64 = room(s, seat, FOOD)
    gold_room: i64 = room(s, seat, GOLD)
    for slot in range(HAND_SIZE):
        card: i64 = s.hand[HAND_SIZE * seat + slot]
        if card == EMPTY:
            continue
        best: float = 0.0
        food: i64 = 0
        gold: i64 = 0
        first: i64 = card * MOST_PRINTED
        for option in range(first, first + PRINTED[card]):
            each: i64 = s.token(seat, GAIN_WHAT[option]) if GAIN[option] == GAIN_PER_TOKEN else 1
            new_food: i64 = min(each * GAIN_FOOD[option], food_room)
            new_gold: i64 = min(each * GAIN_GOLD[option], gold_room)
            worth: float = w[PRODUCTION_CARD] * float(new_food + new_gold)
            if GAIN[option] == GAIN_CULTURE:
                worth = w[CULTURE] * culture_in_reach(s, seat, option)
            if worth > best:
                best = worth
                food = new_food
                gold = new_gold
        value += best
        food_room -= food
        gold_room -= gold
    return value


def culture_in_reach(s: Principato, seat: i64, option: i64) -> float:
    """The best token of the kind, as far as its price is in store."""
    culture: i64 = best_culture(s, GAIN_WHAT[option])
    if culture >= CLASS_COUNT:
        return 0.0
    price: i64 = PAY_FOOD[option] + PAY_GOLD[option]
    missing: i64 = max(PAY_FOOD[option] - s.food[seat], 0) + max(PAY_GOLD[option] - s.gold[seat], 0)
    missing = max(missing - s.favor[seat], 0)
    return float(CLASS_VALUE[culture]) * (1.0 - float(missing) / float(price))
