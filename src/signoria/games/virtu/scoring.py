"""The end of the game: named score lines, places, tie-breaks (§6, §7.2; R24, R40, R42)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import ScoreLine
from signoria.games.virtu.atlas import CITY_COUNT, ESTATE_COUNT, ESTATE_PRESTIGE, POWER_SPOT, TILE_RELIEF
from signoria.games.virtu.box import (
    BONUS_COUNT,
    BONUS_CROSSES,
    BONUS_PRESTIGE,
    CARD_PRESTIGE,
    CARD_RELIEF,
    CITY_2P,
    CITY_PRESTIGE,
    COURT,
    EMPIRE,
    FIRST_POSITION,
    FRANCE,
    INDULGENCE_PRESTIGE,
    LEADER_BONUS,
    MOST_POWERS,
    NAPLES,
    PATRON_LEADER_BONUS,
    POWER_BONUS,
    POWER_COUNT,
    POWER_PRESTIGE,
    RANK_PRESTIGE,
    RELIGION,
    RELIGION_2P,
    ROOMS,
    TROPHY,
    TROPHY_2P,
)
from signoria.games.virtu.payment import CROSS, CROWN, amount
from signoria.games.virtu.phases.winter import france_holds_naples
from signoria.games.virtu.phases.year import position
from signoria.games.virtu.state import EMPTY, NONE, VirtuState, holds


def score(s: VirtuState) -> list[list[ScoreLine]]:
    """Per seat, every line of the score sheet; a sudden victory is counted as such and nothing else."""
    if is_sudden_victory(s):
        return [[ScoreLine("king_of_naples", sudden_points(s, seat))] for seat in range(s.players)]
    return [_lines_2p(s, seat) if s.players == 2 else _lines(s, seat) for seat in range(s.players)]


def _lines(s: VirtuState, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine("cities", city_points(s, seat), {"count": s.city_count(seat)}),
        ScoreLine("city_leader", city_leader(seat, city_counts(s))),
        ScoreLine("patronage", RANK_PRESTIGE[s.rank[seat]], {"rank": s.rank[seat]}),
        ScoreLine("patronage_leader", patronage_leader(s, seat)),
        ScoreLine("cards_and_tiles", printed(s, seat)),
        ScoreLine("religion", religion(seat, cross_counts(s)), {"crosses": crosses(s, seat)}),
        ScoreLine("trophies", trophies(s, seat)),
        ScoreLine("alliances", alliances(s, seat)),
        ScoreLine("indulgences", indulgences(s, seat)),
    ]


def _lines_2p(s: VirtuState, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine("cities", CITY_2P * s.city_count(seat), {"count": s.city_count(seat)}),
        ScoreLine("cards_and_tiles", printed(s, seat)),
        ScoreLine("religion", religion(seat, cross_counts(s)), {"crosses": crosses(s, seat)}),
        ScoreLine("trophies", trophies(s, seat)),
        ScoreLine("indulgences", indulgences(s, seat)),
    ]


def is_sudden_victory(s: VirtuState) -> bool:
    """§7.2: the game of two is over and France holds Naples, whatever the points (X26)."""
    return s.depth == 0 and s.players == 2 and france_holds_naples(s)


def sudden_points(s: VirtuState, seat: i64) -> i64:
    return 1 if s.faction[seat] == FRANCE else 0


def totals(s: VirtuState) -> list[int]:
    """Each seat's points; who has most of something is counted once for all."""
    if is_sudden_victory(s):
        return [int(sudden_points(s, seat)) for seat in range(s.players)]
    cities = city_counts(s)
    crosses = cross_counts(s)
    return [int(own_points(s, seat, cities) + religion(seat, crosses)) for seat in range(s.players)]


def own_points(s: VirtuState, seat: i64, cities: vec[i64]) -> i64:
    """Everything but religion."""
    points: i64 = printed(s, seat) + trophies(s, seat) + indulgences(s, seat)
    if s.players == 2:
        return points + CITY_2P * cities[seat]
    points += CITY_PRESTIGE[position(cities[seat]) - FIRST_POSITION] + city_leader(seat, cities) + alliances(s, seat)
    return points + RANK_PRESTIGE[s.rank[seat]] + patronage_leader(s, seat)


# ---- tracks ----


def city_points(s: VirtuState, seat: i64) -> i64:
    return CITY_PRESTIGE[position(s.city_count(seat)) - FIRST_POSITION]


def city_counts(s: VirtuState) -> vec[i64]:
    return vec[i64]([s.city_count(seat) for seat in range(s.players)])


def city_leader(seat: i64, cities: vec[i64]) -> i64:
    """Everybody on the highest occupied position, so that eight and nine cities tie (R24)."""
    own: i64 = position(cities[seat])
    for count in cities:
        if position(count) > own:
            return 0
    return LEADER_BONUS


def patronage_leader(s: VirtuState, seat: i64) -> i64:
    other: i64 = 0
    while other < s.players:
        if s.rank[other] > s.rank[seat]:
            return 0
        other += 1
    return PATRON_LEADER_BONUS


# ---- what cards and tiles show, on either face ----


def held_card(s: VirtuState, seat: i64, place: i64) -> i64:
    """The card at a place of the Palace: its rooms, then its court."""
    return s.rooms[seat * 2 * ROOMS + place] if place < 2 * ROOMS else s.court[seat * COURT + place - 2 * ROOMS]


def printed(s: VirtuState, seat: i64) -> i64:
    """Prestige of everything in Palace and Domain, and of the bonuses beside the Palace."""
    points: i64 = 0
    i: i64 = 0
    while i < 2 * ROOMS + COURT:
        if held_card(s, seat, i) != EMPTY:
            points += CARD_PRESTIGE[held_card(s, seat, i)]
        i += 1
    i = 0
    while i < ESTATE_COUNT:
        if s.estate[seat * ESTATE_COUNT + i] != NONE:
            points += ESTATE_PRESTIGE[i]
        i += 1
    i = 0
    while i < BONUS_COUNT:
        if s.patron[i] == seat:
            points += BONUS_PRESTIGE[i]
        i += 1
    return points


def shown(s: VirtuState, seat: i64, symbol: i64) -> i64:
    """How many of a symbol are printed on all tiles of the Domain and cards of the Palace."""
    count: i64 = 0
    i: i64 = 0
    while i < 2 * ROOMS + COURT:
        if held_card(s, seat, i) != EMPTY:
            count += amount(CARD_RELIEF[held_card(s, seat, i)], symbol)
        i += 1
    i = 0
    while i < CITY_COUNT:
        if holds(s, seat, i):
            count += amount(TILE_RELIEF[i], symbol)
        i += 1
    i = 0
    while i < ESTATE_COUNT:
        if s.estate[seat * ESTATE_COUNT + i] != NONE:
            count += amount(TILE_RELIEF[CITY_COUNT + i], symbol)
        i += 1
    return count


# ---- religion ----


def crosses(s: VirtuState, seat: i64) -> i64:
    """Printed crosses, the Empire's, and those that two works add at the end."""
    count: i64 = shown(s, seat, CROSS)
    if is_undisturbed(s, seat, EMPIRE):
        count += amount(POWER_BONUS[EMPIRE], CROSS)
    bonus: i64 = 0
    while bonus < BONUS_COUNT:
        if s.patron[bonus] == seat:
            count += BONUS_CROSSES[bonus]
        bonus += 1
    return count


def cross_counts(s: VirtuState) -> vec[i64]:
    return vec[i64]([crosses(s, seat) for seat in range(s.players)])


def religion(seat: i64, crosses: vec[i64]) -> i64:
    """Tied players all get the points of the lowest rank they share (R40); of two, only a strict majority counts."""
    own: i64 = crosses[seat]
    last: i64 = -1
    for count in crosses:
        if count >= own:
            last += 1
    if len(crosses) == 2:
        return RELIGION_2P if last == 0 else 0
    points: i64 = RELIGION[len(crosses)][last]
    return points


# ---- the rest ----


def is_undisturbed(s: VirtuState, seat: i64, power: i64) -> bool:
    """An own alliance without an enemy agent, its bonus used or not."""
    return s.ally[power] == seat and s.agent[POWER_SPOT + power] in (EMPTY, seat)


def alliances(s: VirtuState, seat: i64) -> i64:
    points: i64 = 0
    power: i64 = 0
    while power < POWER_COUNT:
        if is_undisturbed(s, seat, power):
            points += POWER_PRESTIGE[power]
        power += 1
    return points


def trophies(s: VirtuState, seat: i64) -> i64:
    count: i64 = 0
    power: i64 = 0
    while power < MOST_POWERS:
        count += s.trophies[seat * MOST_POWERS + power]
        power += 1
    return count * (TROPHY_2P if s.players == 2 else TROPHY)


def indulgences(s: VirtuState, seat: i64) -> i64:
    count: i64 = 0
    room: i64 = 0
    while room < ROOMS:
        count += s.indulgence[seat * ROOMS + room]
        room += 1
    return count * INDULGENCE_PRESTIGE


# ---- places ----


def places(s: VirtuState) -> list[int]:
    """A tie goes to the most crowns (R42), then it is shared; with two players to Naples."""
    if s.players == 2:
        return _places_2p(s)
    keys = [(points, int(shown(s, seat, CROWN))) for seat, points in enumerate(totals(s))]
    return [1 + sum(other > key for other in keys) for key in keys]


def _places_2p(s: VirtuState) -> list[int]:
    keys = [(points, int(s.faction[seat] == NAPLES)) for seat, points in enumerate(totals(s))]
    return [1 + sum(other > key for other in keys) for key in keys]
