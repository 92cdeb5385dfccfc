"""What a good player would say a position is worth: points made, provinces and artists held, and the means to hold."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.judgement import read_weights
from signoria.games.renaissance.battle.fields import B_ATTACKER, B_DEFENDER, B_TARGET, STAGE
from signoria.games.renaissance.box.constants import (
    CARD_PC,
    CITY_COUNT,
    CONDOTTIERE,
    FOLDER,
    PROVINCE_CITIES,
    PROVINCE_COUNT,
    PROVINCE_START,
    TURNS,
)
from signoria.games.renaissance.scoring import total
from signoria.games.renaissance.state import FREE, NO_PALACE, VACANT, Renaissance

PROVINCE_NOW: Final = 0
PROVINCE_LATER: Final = 1
ARTIST_NOW: Final = 2
ARTIST_LATER: Final = 3
PART: Final = 4
OPEN_PART: Final = 5
CITY: Final = 6
LEVEL: Final = 7
EMPTY_PALACE: Final = 8
DUCAT: Final = 9
CARD: Final = 10
COMBAT_POINT: Final = 11
ATTACK: Final = 12
WALL: Final = 13
NAMES: Final = (
    "province_now",
    "province_later",
    "artist_now",
    "artist_later",
    "part",
    "open_part",
    "city",
    "level",
    "empty_palace",
    "ducat",
    "card",
    "combat_point",
    "attack",
    "wall",
)
WEIGHTS: Final = read_weights(FOLDER, NAMES)
_TABLE: Final = WEIGHTS.table()

# Past this many, another ducat hardly helps.
ENOUGH_DUCATS: Final = 16


def evaluate(s: Renaissance) -> list[float]:
    """An estimate of each seat's final points."""
    return judge(s, _TABLE)


def judge(s: Renaissance, w: vec[float]) -> list[float]:
    values = peaceful(s, w)
    if s.battle[STAGE] > 0:
        # A battle goes on: what its target would change, as far as it is likely to fall. Everything is put back.
        target: i64 = s.battle[B_TARGET]
        likely: float = max(min(w[ATTACK], 1.0) - w[WALL] * float(s.level[target]), 0.0)
        s.owner[target] = s.battle[B_ATTACKER]
        fallen = peaceful(s, w)
        s.owner[target] = s.battle[B_DEFENDER]
        for seat in range(s.players):
            values[seat] += likely * (fallen[seat] - values[seat])
    return list(values)


def peaceful(s: Renaissance, w: vec[float]) -> vec[float]:
    """The worth of what everybody holds now."""
    values = vec[float]([float(total(s, seat)) for seat in range(s.players)])
    if s.depth == 0:
        return values
    # Scorings after the one that ends this turn.
    later: float = float(TURNS - s.turn)
    for province in range(PROVINCE_COUNT):
        add_province(s, province, later, values, w)
    for city in range(CITY_COUNT):
        if FREE < s.owner[city] < s.players:
            values[s.owner[city]] += city_value(s, city, later, w)
    for seat in range(s.players):
        values[seat] += hand_value(s, seat, w)
        values[seat] += later / float(TURNS) * w[DUCAT] * float(min(s.ducats[seat], ENOUGH_DUCATS))
    return values


def add_province(s: Renaissance, province: i64, later: float, values: vec[float], w: vec[float]) -> None:
    """Whole it scores; a part of it is worth more where nobody else holds the rest."""
    first: i64 = PROVINCE_START[province]
    last: i64 = PROVINCE_START[province + 1]
    whole: i64 = last - first
    free: i64 = 0
    for i in range(first, last):
        if s.owner[PROVINCE_CITIES[i]] == FREE:
            free += 1
    if free == whole:
        return
    for seat in range(s.players):
        own: i64 = 0
        for i in range(first, last):
            if s.owner[PROVINCE_CITIES[i]] == seat:
                own += 1
        if own == whole:
            values[seat] += w[PROVINCE_NOW] + later * w[PROVINCE_LATER]
        elif own > 0:
            part: float = float(own) / float(whole)
            values[seat] += (1.0 + later) * part * (w[OPEN_PART] if own + free == whole else w[PART])


def city_value(s: Renaissance, city: i64, later: float, w: vec[float]) -> float:
    """Income and safety by its level; a palace, and who lives there."""
    value: float = (w[CITY] + w[LEVEL] * float(s.level[city])) * later
    if s.palace[city] > VACANT:
        value += w[ARTIST_NOW] + later * w[ARTIST_LATER]
    elif s.palace[city] != NO_PALACE:
        value += later * w[EMPTY_PALACE]
    return value


def hand_value(s: Renaissance, seat: i64, w: vec[float]) -> float:
    """Cards are worth something while the turn lasts."""
    value: float = w[CARD] * float(s.hand_size(seat))
    for card in range(CONDOTTIERE):
        value += w[COMBAT_POINT] * float(s.held(seat, card) * CARD_PC[card])
    return value
