"""The announcement of an attack: which city, then from where and how (B0, B-DECLARE; §4.7, R24, R27, R28)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import FRAME
from signoria.games.renaissance.actions import BY_ROAD, BY_SEA, RAID_FROM, TARGET
from signoria.games.renaissance.box import CITIES, CITY_COUNT, IS_PORT
from signoria.games.renaissance.decisions import (
    ATTACKED_SEATS,
    ATTACKS_MADE,
    CITY,
    DECLARING_FROM,
    IS_RAID,
    LAYING_UNIT_1,
    MARRIED_SEATS,
)
from signoria.games.renaissance.phases.cities import is_rival, joined
from signoria.games.renaissance.phases.obstacles import ATTACKED_BEFORE, FINE, MARRIED
from signoria.games.renaissance.phases.reach import has_fleet, may_start, reached_by_road
from signoria.games.renaissance.state import (
    ATTACKED,
    B_ATTACKER,
    B_DEFENDER,
    B_SOURCE,
    B_TARGET,
    MODE,
    RAIDING,
    ROAD,
    SEA,
    SOURCE,
    RenaissanceState,
)

MODES = ("road", "sea", "raid")


def target_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """Rivals' cities within reach; a raid reaches every one (R24)."""
    raid: bool = s.frames[s.at + IS_RAID] == 1
    fleet: bool = not raid and has_fleet(s, seat)
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if is_rival(s, city, seat) and (raid or (fleet and IS_PORT[city] == 1) or reached_by_road(s, seat, city)):
            out[count] = TARGET + city
            count += 1
        city += 1
    return count


def target_obstacle(s: RenaissanceState, action: i64) -> i64:
    """Each city once per combat turn, and never a partner in marriage (R23)."""
    city: i64 = action - TARGET
    if s.marks[ATTACKED + city] == 1:
        return ATTACKED_BEFORE
    return MARRIED if s.frames[s.at - FRAME + MARRIED_SEATS] & (1 << s.owner[city]) else FINE


def choose_target(s: RenaissanceState, seat: i64, action: i64) -> None:
    s.frames[s.at + CITY] = action - TARGET
    s.ask_seat(DECLARING_FROM, seat)


def source_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """By road and by sea where both are possible: only a landing helps the defender (R28)."""
    target: i64 = s.frames[s.at + CITY]
    if s.frames[s.at + IS_RAID] == 1:
        return sources(s, seat, RAID_FROM, target, RAIDING, out, 0)
    count: i64 = sources(s, seat, BY_ROAD, target, ROAD, out, 0)
    return sources(s, seat, BY_SEA, target, SEA, out, count) if IS_PORT[target] == 1 else count


def sources(s: RenaissanceState, seat: i64, verb: i64, target: i64, mode: i64, out: vec[i64], start: i64) -> i64:
    count: i64 = start
    city: i64 = 0
    while city < CITY_COUNT:
        if may_start(s, seat, city) and leads_to(city, target, mode):
            out[count] = verb + city
            count += 1
        city += 1
    return count


def leads_to(city: i64, target: i64, mode: i64) -> bool:
    if mode == RAIDING:
        return True
    return joined(city, target) if mode == ROAD else IS_PORT[city] == 1


def declare(s: RenaissanceState, seat: i64, action: i64) -> None:
    """The battle begins; there is no way back, and legality is not asked again (§5)."""
    target: i64 = s.frames[s.at + CITY]
    mode: i64 = RAIDING if action >= RAID_FROM else (SEA if action >= BY_SEA else ROAD)
    source: i64 = (action - BY_ROAD) % CITY_COUNT
    s.pop()
    s.frames[s.at + ATTACKS_MADE] += 1
    s.frames[s.at + ATTACKED_SEATS] |= 1 << s.owner[target]
    s.marks[SOURCE + source] = 1
    s.marks[ATTACKED + target] = 1
    s.battle[B_ATTACKER] = seat
    s.battle[B_DEFENDER] = s.owner[target]
    s.battle[B_SOURCE] = source
    s.battle[B_TARGET] = target
    s.battle[MODE] = mode
    s.push(LAYING_UNIT_1, seat)
    if s.events is not None:
        names = {"source": CITIES[source], "target": CITIES[target], "mode": MODES[mode]}
        s.tell("attack", {"seat": seat, "defender": s.owner[target], **names})
