"""A battle stage by stage, as the rulebook tells it (B1 to B9; §4.7, R58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.state import DECISION
from signoria.games.renaissance.decisions import (
    BATTLE_DIE,
    BUYING_BACK,
    CONDOTTIERE_DIE,
    COUNTERING,
    DEFENDING_RED,
    HIRING,
    RETREATING,
    REVEALING,
    SELLING,
    SHOWING_OFFER,
    SIGNING,
)
from signoria.games.renaissance.phases import condottieri, declaring, laying, red_cards, result, sale, signs
from signoria.games.renaissance.state import ATTACKER, DEFENDER, STAGE, RenaissanceState

SALE_TO_ATTACKER: Final = 1
ATTACKER_LAYS: Final = 2
SALE_TO_DEFENDER: Final = 3
DEFENDER_LAYS: Final = 4
DICE_AND_REVEAL: Final = 5
RED_CARDS: Final = 6
CONDOTTIERI: Final = 7
SIGNS: Final = 8
RESULT: Final = 9


def begin(s: RenaissanceState, seat: i64, action: i64) -> None:
    declaring.declare(s, seat, action)
    next_stage(s)


def next_stage(s: RenaissanceState) -> None:
    """Go on until somebody is asked, or the battle is over."""
    while True:
        s.battle[STAGE] += 1
        if s.battle[STAGE] > RESULT:
            result.finish(s)
            return
        if not enter(s, s.battle[STAGE]):
            return


def enter(s: RenaissanceState, stage: i64) -> bool:
    """Ask the first question of a stage; True if there is none."""
    if stage == SALE_TO_ATTACKER:
        return sale.begin(s, ATTACKER)
    if stage == ATTACKER_LAYS:
        return laying.ask_attacker(s)
    if stage == SALE_TO_DEFENDER:
        return sale.begin(s, DEFENDER)
    if stage == DEFENDER_LAYS:
        return laying.ask_defender(s)
    if stage == DICE_AND_REVEAL:
        return red_cards.ask_dice(s)
    if stage == RED_CARDS:
        return red_cards.ask_counter(s)
    if stage == CONDOTTIERI:
        return condottieri.next_roll(s, 0)
    return signs.begin(s) if stage == SIGNS else result.begin(s)


def step(s: RenaissanceState, seat: i64, action: i64) -> None:
    """One answer or one roll; when it was the last of its stage, the next begins."""
    if answered(s, s.frames[s.at + DECISION], seat, action):
        next_stage(s)


def answered(s: RenaissanceState, decision: i64, seat: i64, action: i64) -> bool:
    if decision == SELLING:
        return sale.answer(s, seat, action)
    if decision == SHOWING_OFFER:
        return sale.show_offer(s, seat)
    if decision == HIRING:
        return sale.hire(s, seat, action)
    if decision <= DEFENDING_RED:
        return laying.lay(s, seat, action)
    if decision == BATTLE_DIE:
        return red_cards.roll(s, action)
    if decision == REVEALING:
        return red_cards.reveal(s, seat)
    if decision == COUNTERING:
        red_cards.counter(s, seat, action)
        return True
    if decision == CONDOTTIERE_DIE:
        return condottieri.roll(s, action)
    if decision == BUYING_BACK:
        condottieri.buy_back(s, seat, action)
        return False
    if decision == SIGNING:
        return signs.choose(s, seat, action)
    assert decision == RETREATING
    return result.retreat(s, seat, action)
