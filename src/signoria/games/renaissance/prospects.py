"""What each option would come to: points won and lost, sums of a battle, ways of an attack; for people's views only."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import (
    ACTIONS,
    ASK_CITY,
    ATTACK,
    BRIBE,
    BUILD_CASTLE,
    BUILD_PALACE,
    BUILD_RAMPART,
    BUY_BACK,
    BUY_CARDS,
    COUNTER,
    EXPAND,
    GARRISON_AT,
    HIRE_UNIT,
    LAY,
    LAY_FREE,
    MARRY,
    NO_CITY,
    PLAY_RAID,
    REFUSE_SALE,
    RETURN_TO,
    SAVE,
    SIGN,
    SPEAK,
    TARGET,
)
from signoria.games.renaissance.battle.condottieri import change_sides
from signoria.games.renaissance.battle.declaring import CITY, IS_RAID
from signoria.games.renaissance.battle.fields import (
    B_ATTACKER,
    B_DEFENDER,
    BOUGHT,
    RED_SLOT,
    RESULT,
    SIGNS,
    STAGE,
    VIRTUAL,
)
from signoria.games.renaissance.battle.laying import slot_to_fill
from signoria.games.renaissance.battle.ledger import Sums, sums
from signoria.games.renaissance.battle.sale import slot_hired
from signoria.games.renaissance.battle.slots import purse, put, put_own, set_slot, spend
from signoria.games.renaissance.box.constants import (
    ARTIST_POINTS,
    ARTISTS,
    CITIES,
    CITY_COUNT,
    CONDOTTIERE,
    FORT_PC,
    IS_PORT,
    PROVINCE_OF,
    PROVINCE_POINTS,
    PROVINCES,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    ANSWERING,
    ASKING_CITY,
    BUYING,
    DECLARING,
    DECLARING_FROM,
    EXPANDING,
    LAYING_UNIT_1,
    LAYING_UNIT_2,
)
from signoria.games.renaissance.phases.cities import city_level, joined
from signoria.games.renaissance.phases.diplomacy import ASKED_FOR, FROM, GIVEN, TO
from signoria.games.renaissance.phases.expansion import may_sail
from signoria.games.renaissance.phases.purchases import price
from signoria.games.renaissance.phases.reach import may_be_hit, may_start
from signoria.games.renaissance.phases.turn_end import city_income, province_holder
from signoria.games.renaissance.state import EXPANDED, VACANT, Renaissance


class PointFigures(TypedDict):
    """Points that a seat would gain or lose at the next scoring, by a province or by an artist."""

    seat: int
    points: int
    province: str | None
    artist: str | None


class AttackFigures(TypedDict):
    """A city that may be attacked, from where by road and from where by sea, and what taking it would change."""

    city: str
    road: list[str]
    sea: list[str]
    changes: list[PointFigures]


class ReasonFigures(TypedDict):
    """Why something cannot be done, as a refusal says it."""

    code: str
    params: dict[str, int | str]
    rule: str


class BarredFigures(TypedDict):
    """A city within reach that may not be attacked, and why: its source is used or newly won, or the city is spared."""

    city: str
    reason: ReasonFigures


class WayFigures(TypedDict):
    """From where a city can be reached by road, and from where by sea."""

    road: list[str]
    sea: list[str]


class RaidFigures(TypedDict):
    """Where a raid may start, and which cities it may strike."""

    sources: list[str]
    targets: dict[str, list[PointFigures]]


class OptionFigures(TypedDict, total=False):
    """What an option would come to, as far as it is certain."""

    changes: list[PointFigures]
    sums: Sums
    fortification: int
    ducats_reserved: int
    ways: WayFigures
    ducats_left: int
    income: int
    # What may be laid beside first troops, as the game asks for it: from weak to strong.
    follows: list[str]


# ---- points ----


def changes(s: Renaissance, city: i64, taker: i64) -> list[PointFigures]:
    """What it would change at the next scoring if a city changed hands."""
    after = s.clone()
    after.owner[city] = taker
    return differences(s, after, [city])


def differences(s: Renaissance, after: Renaissance, cities: list[i64]) -> list[PointFigures]:
    found: list[PointFigures] = []
    provinces: list[i64] = []
    for city in cities:
        province: i64 = PROVINCE_OF[city]
        if province not in provinces:
            provinces.append(province)
            name = PROVINCES[province]
            _add(s, found, province_holder(s, province), -PROVINCE_POINTS, name, None)
            _add(s, found, province_holder(after, province), PROVINCE_POINTS, name, None)
        if s.palace[city] > VACANT:
            artist = ARTISTS[s.palace[city] - 1]
            _add(s, found, s.owner[city], -ARTIST_POINTS, None, artist)
            _add(s, found, after.owner[city], ARTIST_POINTS, None, artist)
    return found


def _add(
    s: Renaissance, found: list[PointFigures], seat: i64, points: i64, province: str | None, artist: str | None
) -> None:
    if 0 <= seat < s.players:
        found.append({"seat": seat, "points": points, "province": province, "artist": artist})


# ---- attacks, unfolded ----


def attacks(s: Renaissance, seat: i64) -> list[AttackFigures]:
    """Every attack that this seat may declare now, or in its menu."""
    if not is_declaring(s, seat, ATTACK):
        return []
    fleet: list[str] = [CITIES[city] for city in range(CITY_COUNT) if IS_PORT[city] == 1 and may_start(s, seat, city)]
    found: list[AttackFigures] = []
    for city in range(CITY_COUNT):
        if not may_be_hit(s, seat, city):
            continue
        road: list[str] = [CITIES[o] for o in range(CITY_COUNT) if joined(o, city) and may_start(s, seat, o)]
        sea: list[str] = fleet if IS_PORT[city] == 1 else []
        if road or sea:
            found.append({"city": CITIES[city], "road": road, "sea": sea, "changes": changes(s, city, seat)})
    return found


def barred(s: Renaissance, seat: i64) -> list[BarredFigures]:
    """The cities that the menu's attack would show greyed (R23, R27)."""
    if s.depth == 0 or s.decision() != ACTING or not is_declaring(s, seat, ATTACK):
        return []
    after = s.clone()
    after.step(seat, ATTACK)
    found: list[BarredFigures] = []
    for action in after.candidates(seat):
        reason = after.why_not(seat, action)
        if reason is not None:
            told: ReasonFigures = {"code": reason.code, "params": dict(reason.params), "rule": reason.rule}
            found.append({"city": CITIES[action - TARGET], "reason": told})
    return found


def expansion_ways(s: Renaissance, seat: i64, city: i64) -> WayFigures:
    """Where an expansion to a free city may come from: not from the source of the other one (R51)."""
    road = [CITIES[o] for o in range(CITY_COUNT) if s.owner[o] == seat and joined(o, city) and is_fresh(s, o)]
    sails: bool = IS_PORT[city] == 1 and may_sail(s, seat)
    sea = [CITIES[o] for o in range(CITY_COUNT) if sails and s.owner[o] == seat and IS_PORT[o] == 1 and is_fresh(s, o)]
    return {"road": road, "sea": sea}


def is_fresh(s: Renaissance, city: i64) -> bool:
    return s.marks[EXPANDED + city] == 0


def raids(s: Renaissance, seat: i64) -> RaidFigures | None:
    if not is_declaring(s, seat, PLAY_RAID):
        return None
    return {
        "sources": [CITIES[city] for city in range(CITY_COUNT) if may_start(s, seat, city)],
        "targets": {CITIES[city]: changes(s, city, seat) for city in range(CITY_COUNT) if may_be_hit(s, seat, city)},
    }


def is_declaring(s: Renaissance, seat: i64, action: i64) -> bool:
    """Is this seat about to attack, or to raid?"""
    if seat < 0 or s.depth == 0 or s.mover() != seat:
        return False
    if s.decision() == ACTING:
        return action in s.options(seat)
    return s.decision() == DECLARING and (s.local(IS_RAID) == 1) == (action == PLAY_RAID)


# ---- option by option ----


def options(s: Renaissance, seat: i64) -> dict[str, OptionFigures]:
    """By the name of the action; options of which there is nothing to say are left out."""
    found: dict[str, OptionFigures] = {}
    if seat < 0 or s.depth == 0 or s.mover() == CHANCE:
        return found
    for action in s.options(seat):
        told = option(s, seat, action)
        if told:
            found[ACTIONS.names[action]] = told
    return found


def option(s: Renaissance, seat: i64, action: i64) -> OptionFigures:
    if s.battle[STAGE] > 0:
        return in_battle(s, seat, action)
    if s.decision() == BUYING:
        return bought(s, seat, action)
    if BUILD_RAMPART <= action < BUILD_PALACE:
        return {"fortification": FORT_PC[2 if action < BUILD_CASTLE else 3]}
    if s.decision() == DECLARING_FROM:
        return {"changes": changes(s, s.local(CITY), seat)}
    if s.decision() in (ASKING_CITY, ANSWERING):
        return swapped(s, action)
    city: i64 = city_taken(action)
    if city < 0:
        return {}
    found: OptionFigures = {"changes": changes(s, city, seat)}
    if s.decision() == EXPANDING:
        found["ways"] = expansion_ways(s, seat, city)
    return found


def bought(s: Renaissance, seat: i64, action: i64) -> OptionFigures:
    """What a purchase leaves in the purse, and what a city is then worth in defence and in income."""
    if action >= SPEAK:
        return {}
    found: OptionFigures = {"ducats_left": s.ducats[seat] - price(action)}
    if action < BUY_CARDS:
        city: i64 = (action - BUILD_RAMPART) % CITY_COUNT
        after = s.clone()
        after.step(seat, action)
        found["income"] = city_income(after, city)
        if action < BUILD_PALACE:
            found["fortification"] = FORT_PC[city_level(after, city)]
    return found


def city_taken(action: i64) -> i64:
    """The city that would become the player's, at once or if all goes well."""
    for verb in (GARRISON_AT, RETURN_TO, EXPAND, TARGET, BRIBE, MARRY):
        if verb <= action < verb + CITY_COUNT:
            return action - verb
    return -1


def swapped(s: Renaissance, action: i64) -> OptionFigures:
    """The cities of an offer in the hands of the other."""
    answering: bool = s.decision() == ANSWERING
    given: i64 = s.local(GIVEN) - 1
    other: i64 = s.local(ASKED_FOR) - 1 if answering else action - ASK_CITY
    if given < 0 or not (ACTIONS.names[action] == "accept" if answering else ASK_CITY <= action < NO_CITY):
        return {}
    after = s.clone()
    after.owner[given] = s.local(TO)
    after.owner[other] = s.local(FROM)
    return {"changes": differences(s, after, [given, other])}


def second_units(s: Renaissance, seat: i64, action: i64) -> list[str]:
    """What may follow first troops; with it people lay two in any order, and the journal has the one order (R29)."""
    after = s.clone()
    after.step(seat, action)
    return [ACTIONS.names[second] for second in after.options(seat)] if after.decision() == LAYING_UNIT_2 else []


def in_battle(s: Renaissance, seat: i64, action: i64) -> OptionFigures:
    """To who fights, until the result: the sums with a card laid, hired, countered, bought back or doubled."""
    if s.battle[RESULT] > 0 or seat not in (s.battle[B_ATTACKER], s.battle[B_DEFENDER]):
        return {}
    after = s.clone()
    if LAY <= action < LAY_FREE:
        put_own(after, seat, slot_to_fill(s), action - LAY)
    elif action == LAY_FREE:
        put(after, slot_to_fill(s), CONDOTTIERE, VIRTUAL)
    elif HIRE_UNIT <= action < REFUSE_SALE:
        put(after, slot_hired(s, action), CONDOTTIERE, BOUGHT)
    elif action == COUNTER:
        spend(after, RED_SLOT)
    elif action == BUY_BACK:
        change_sides(after)
    elif SIGN <= action < SAVE:
        set_slot(after, action - SIGN, SIGNS, 1)
    found: OptionFigures = {"sums": sums(after, seat)}
    if s.decision() == LAYING_UNIT_1:
        found["follows"] = second_units(s, seat, action)
    if action == LAY + CONDOTTIERE:
        found["ducats_reserved"] = s.ducats[seat] - purse(after, seat)
    return found
