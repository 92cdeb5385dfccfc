"""What each option would come to: points won and lost, sums of a battle, what a purchase leaves."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import (
    ACTIONS,
    ASK_CITY,
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
    REFUSE,
    REFUSE_SALE,
    RETURN_TO,
    SAVE,
    SIGN,
    SPEAK,
    TARGET,
)
from signoria.games.renaissance.battle.condottieri import change_sides
from signoria.games.renaissance.battle.declaring import CITY
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
    CITY_COUNT,
    CONDOTTIERE,
    FORT_PC,
)
from signoria.games.renaissance.decisions import (
    ANSWERING,
    ASKING_CITY,
    BUYING,
    DECLARING_FROM,
    EXPANDING,
    LAYING_UNIT_1,
    LAYING_UNIT_2,
)
from signoria.games.renaissance.phases.cities import city_level
from signoria.games.renaissance.phases.diplomacy import ASKED_FOR, FROM, GIVEN, TO
from signoria.games.renaissance.phases.purchases import price
from signoria.games.renaissance.phases.turn_end import city_income
from signoria.games.renaissance.prospects.attacks import WayFigures, expansion_ways
from signoria.games.renaissance.prospects.points import PointFigures, changes, differences
from signoria.games.renaissance.state import MOST_SPEECHES, Renaissance


class OptionFigures(TypedDict, total=False):
    """What an option would come to, as far as it is certain."""

    changes: list[PointFigures]
    sums: Sums
    fortification: int
    ducats_reserved: int
    ways: WayFigures
    ducats_left: int
    income: int
    # How many offers one could make right after refusing one.
    offers_left: int
    # What may be laid beside first troops, as the game asks for it: from weak to strong.
    follows: list[str]


def options(s: Renaissance, seat: i64) -> dict[str, OptionFigures]:
    """By the name of the action; options of which there is nothing to say are left out."""
    shown: dict[str, OptionFigures] = {}
    if seat < 0 or s.depth == 0 or s.mover() == CHANCE:
        return shown
    for action in s.options(seat):
        told = option(s, seat, action)
        if told:
            shown[ACTIONS.names[action]] = told
    return shown


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
    shown: OptionFigures = {"changes": changes(s, city, seat)}
    if s.decision() == EXPANDING:
        shown["ways"] = expansion_ways(s, seat, city)
    return shown


def bought(s: Renaissance, seat: i64, action: i64) -> OptionFigures:
    """What a purchase leaves in the purse, and what a city is then worth in defence and in income."""
    if action >= SPEAK:
        return {}
    shown: OptionFigures = {"ducats_left": s.ducats[seat] - price(action)}
    if action < BUY_CARDS:
        city: i64 = (action - BUILD_RAMPART) % CITY_COUNT
        after = s.clone()
        after.step(seat, action)
        shown["income"] = city_income(after, city)
        if action < BUILD_PALACE:
            shown["fortification"] = FORT_PC[city_level(after, city)]
    return shown


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
    if action == REFUSE:
        return {"offers_left": offers_after(s, s.frame_seat())}
    if given < 0 or not (ACTIONS.names[action] == "accept" if answering else ASK_CITY <= action < NO_CITY):
        return {}
    after = s.clone()
    after.owner[given] = s.local(TO)
    after.owner[other] = s.local(FROM)
    return {"changes": differences(s, after, [given, other])}


def offers_after(s: Renaissance, seat: i64) -> int:
    """Returns how often who refuses an offer may take the floor before the decision that waits is taken (§4.8)."""
    after = s.clone()
    after.step(seat, REFUSE)
    speaks: bool = seat in after.may() or (seat in after.actors() and SPEAK in after.options(seat))
    return MOST_SPEECHES - after.spoken[seat] if speaks else 0


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
    shown: OptionFigures = {"sums": sums(after, seat)}
    if s.decision() == LAYING_UNIT_1:
        shown["follows"] = second_units(s, seat, action)
    if action == LAY + CONDOTTIERE:
        shown["ducats_reserved"] = s.ducats[seat] - purse(after, seat)
    return shown
