"""The strength of both sides, each point of it a named line (§4.7 "Totals"; R37, R53)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    ATTACKER_DIE,
    B_ATTACKER,
    B_TARGET,
    CANCELLED,
    DEFENDER,
    EMPTY,
    ENGINEER_BONUS,
    LEVELS_CUT,
    MODE,
    POINTS,
    RAIDING,
    SEA,
    SIDE,
    SIGNS,
    SLOT_COUNT,
)
from signoria.games.renaissance.battle.slots import belligerent, is_blue
from signoria.games.renaissance.box.constants import (
    CARDS,
    CONDOTTIERE,
    FORT_PC,
    GENOA,
    LANDING_BONUS,
    SWISS,
    SWISS_PC,
    TERRAIN_BONUS,
    TERRAINS,
)
from signoria.games.renaissance.state import STANCE_ATTACK, Renaissance


def card_points(s: Renaissance, slot: i64) -> i64:
    """What a card counts for its present side, doubled by a Sign of God."""
    return s.slot(slot, POINTS) * (1 + s.slot(slot, SIGNS))


def cards(s: Renaissance, side: i64) -> i64:
    points: i64 = 0
    for slot in range(SLOT_COUNT):
        if s.slot(slot, SIDE) == side:
            points += card_points(s, slot)
    return points


def die(s: Renaissance, side: i64) -> i64:
    return s.battle[ATTACKER_DIE + side]


def stance(s: Renaissance, side: i64) -> i64:
    return stance_of(s, belligerent(s, side), side)


def stance_of(s: Renaissance, seat: i64, side: i64) -> i64:
    """The Swiss bonus, in attack or in defence (R54j)."""
    return SWISS_PC if s.stance == STANCE_ATTACK + side and s.has_power(seat, SWISS) else i64(0)


def fortification(s: Renaissance) -> i64:
    """The level used in this battle: lowered by an Engineer, nothing after a Traitor."""
    return i64(0) if s.battle[CANCELLED] == 1 else walls(s, s.battle[B_TARGET], s.battle[LEVELS_CUT])


def walls(s: Renaissance, city: i64, levels_cut: i64) -> i64:
    return FORT_PC[s.level[city] + 1 - levels_cut]


def ignores_ground(s: Renaissance, attacker: i64, mode: i64) -> bool:
    """A raid, or Genoa attacking with its power: neither terrain nor landing helps the defender."""
    return mode == RAIDING or (attacker != EMPTY and s.has_power(attacker, GENOA))


def terrain(s: Renaissance) -> i64:
    return terrain_of(s, s.battle[B_TARGET], s.battle[B_ATTACKER], s.battle[MODE])


def terrain_of(s: Renaissance, city: i64, attacker: i64, mode: i64) -> i64:
    return i64(0) if ignores_ground(s, attacker, mode) else TERRAIN_BONUS[city]


def landing(s: Renaissance) -> i64:
    return landing_of(s, s.battle[B_ATTACKER], s.battle[MODE])


def landing_of(s: Renaissance, attacker: i64, mode: i64) -> i64:
    return LANDING_BONUS if mode == SEA and not ignores_ground(s, attacker, mode) else i64(0)


def attack_total(s: Renaissance) -> i64:
    return die(s, ATTACKER) + cards(s, ATTACKER) + stance(s, ATTACKER)


def defence_total(s: Renaissance) -> i64:
    ground: i64 = fortification(s) + terrain(s) + landing(s)
    return die(s, DEFENDER) + cards(s, DEFENDER) + ground + s.battle[ENGINEER_BONUS] + stance(s, DEFENDER)


def lines(s: Renaissance, side: i64) -> Params:
    """Whose strength it is, line by line (cards by their names), and its sum."""
    params: Params = {"seat": belligerent(s, side), "die": die(s, side)}
    for slot in range(SLOT_COUNT):
        card = s.laid[slot]
        if s.slot(slot, SIDE) == side and (is_blue(card) or card == CONDOTTIERE):
            params[CARDS[card]] = int(params.get(CARDS[card], 0)) + card_points(s, slot)
    if side == DEFENDER:
        params |= {"fortification": fortification(s), "landing": landing(s)}
        if terrain(s) > 0:
            params[TERRAINS[s.battle[B_TARGET]]] = terrain(s)
        params["engineer"] = s.battle[ENGINEER_BONUS]
    params["stance"] = stance(s, side)
    params["total"] = attack_total(s) if side == ATTACKER else defence_total(s)
    return params


def card_names(s: Renaissance, side: i64) -> list[str]:
    """The cards that count for a side now."""
    return [CARDS[s.laid[slot]] for slot in range(SLOT_COUNT) if s.laid[slot] >= 0 and s.slot(slot, SIDE) == side]
