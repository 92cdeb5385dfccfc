"""The announcement of an attack: which city, then from where and how (§4.7, R24, R27, R28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, Locals
from signoria.games.renaissance.actions import BY_ROAD, BY_SEA, RAID_FROM, TARGET
from signoria.games.renaissance.battle.fields import (
    B_ATTACKER,
    B_DEFENDER,
    B_SOURCE,
    B_TARGET,
    EMPTY,
    MODE,
    MODES,
    RAIDING,
    ROAD,
    SEA,
)
from signoria.games.renaissance.box.constants import CITIES, CITY_COUNT, IS_PORT, UNITS_TO_ATTACK
from signoria.games.renaissance.decisions import ACTING, BATTLE, DECISIONS, DECLARING, DECLARING_FROM
from signoria.games.renaissance.phases.ambassador import own_turn_problems
from signoria.games.renaissance.phases.cities import is_rival, joined
from signoria.games.renaissance.phases.hands import fieldable
from signoria.games.renaissance.phases.obstacles import ATTACKED_BEFORE, MARRIED, NEWLY_WON, SOURCE_USED
from signoria.games.renaissance.phases.question import HeldCityQuestion, Question, city_targets
from signoria.games.renaissance.phases.reach import first_source, has_fleet, may_be_hit, reached_by_road, start_obstacle
from signoria.games.renaissance.state import ATTACKED, SOURCE, Renaissance

DECLARATION: Final = Locals()
CITY: Final[i64] = DECLARATION.local("city", len(CITIES) - 1)
IS_RAID: Final[i64] = DECLARATION.local("raid", 1)


def declaration_problems(s: Renaissance, at: int) -> list[Problem]:
    seat = s.frames[at + SEAT]
    if fieldable(s, seat, s.ducats[seat]) < UNITS_TO_ATTACK:
        return [Problem("units", "an attack needs two units")]
    return own_turn_problems(s, at)


class Declaring(HeldCityQuestion):
    """A rival's city within reach; a raid reaches every one (R24)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        s.set_local(IS_RAID, argument)

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        return is_rival(s, city, seat) and (s.local(IS_RAID) == 1 or first_source(s, seat, city) != EMPTY)

    def options(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        """The candidates without an obstacle; who has a fleet is asked once."""
        raid: bool = s.local(IS_RAID) == 1
        fleet: bool = not raid and has_fleet(s, seat)
        count: i64 = 0
        for city in range(CITY_COUNT):
            reached: bool = raid or (fleet and IS_PORT[city] == 1)
            if may_be_hit(s, seat, city) and (reached or reached_by_road(s, seat, city)):
                out[count] = TARGET + city
                count += 1
        return count

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        """Each city once per combat turn, never a partner in marriage (R23), and from where an attack may start."""
        city: i64 = action - TARGET
        if s.marks[ATTACKED + city] == 1:
            return ATTACKED_BEFORE
        if s.married & (1 << s.owner[city]):
            return MARRIED
        if s.local(IS_RAID) == 1 or reached_by_road(s, seat, city) or (IS_PORT[city] == 1 and has_fleet(s, seat)):
            return NO_OBSTACLE
        return start_obstacle(s, seat, first_source(s, seat, city))

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        if obstacle not in (SOURCE_USED, NEWLY_WON):
            return {}
        return {"city": CITIES[first_source(s, seat, action - TARGET)]}

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        s.set_local(CITY, action - TARGET)
        s.ask(DECLARING_FROM)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.frames[at + CITY]:
            return [Problem("city", "no city is chosen yet")]
        return declaration_problems(s, at)


class DeclaringFrom(Question):
    """By road and by sea where both are possible: only a landing helps the defender (R28)."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        target: i64 = s.local(CITY)
        if s.local(IS_RAID) == 1:
            return sources(s, seat, RAID_FROM, target, RAIDING, out, 0)
        count: i64 = sources(s, seat, BY_ROAD, target, ROAD, out, 0)
        return sources(s, seat, BY_SEA, target, SEA, out, count) if IS_PORT[target] == 1 else count

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return start_obstacle(s, seat, (action - BY_ROAD) % CITY_COUNT)

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        return {"city": CITIES[(action - BY_ROAD) % CITY_COUNT]}

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        """The battle begins; there is no way back, and legality is not asked again (§5)."""
        target: i64 = s.local(CITY)
        defender: i64 = s.owner[target]
        mode: i64 = i64(RAIDING) if action >= RAID_FROM else (i64(SEA) if action >= BY_SEA else i64(ROAD))
        source: i64 = (action - BY_ROAD) % CITY_COUNT
        s.attacks += 1
        s.attacked |= 1 << defender
        s.marks[SOURCE + source] = 1
        s.marks[ATTACKED + target] = 1
        s.battle[B_ATTACKER] = seat
        s.battle[B_DEFENDER] = defender
        s.battle[B_SOURCE] = source
        s.battle[B_TARGET] = target
        s.battle[MODE] = mode
        if s.events is not None:
            names = {"source": CITIES[source], "target": CITIES[target], "mode": MODES[mode]}
            s.tell("attack", {"seat": seat, "defender": defender, **names})
        s.then(BATTLE, seat)

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {"city": CITIES[s.local(CITY)]}

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return city_targets(action - (action - BY_ROAD) % CITY_COUNT, action)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"city": CITIES[(action - BY_ROAD) % CITY_COUNT]}

    def is_default(self, s: Renaissance, seat: i64, action: i64) -> bool:
        return action == s.options(seat)[0]

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        city = s.frames[at + CITY]
        if not is_rival(s, city, s.frames[at + SEAT]):
            return [Problem("city", f"{CITIES[city]} is no rival's")]
        return declaration_problems(s, at)


def sources(s: Renaissance, seat: i64, verb: i64, target: i64, mode: i64, out: vec[i64], start: i64) -> i64:
    count: i64 = start
    for city in range(CITY_COUNT):
        if s.owner[city] == seat and leads_to(city, target, mode):
            out[count] = verb + city
            count += 1
    return count


def leads_to(city: i64, target: i64, mode: i64) -> bool:
    if mode == RAIDING:
        return True
    return joined(city, target) if mode == ROAD else IS_PORT[city] == 1


DECISIONS.place(Declaring(DECLARING, "battle.target", "4.7", TARGET, DECLARATION, (ACTING,)))
DECISIONS.place(DeclaringFrom(DECLARING_FROM, "battle.source", "4.7", DECLARATION, (ACTING,)))
