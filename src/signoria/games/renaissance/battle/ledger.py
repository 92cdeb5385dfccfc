"""A battle's ledger as a viewer may keep it: both sides line by line, with bounds where a card or a die is hidden."""

from __future__ import annotations

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance.battle import totals
from signoria.games.renaissance.battle.bounds import (
    ATTACK,
    DEFENCE,
    RED_POINTS,
    WALLS,
    bounds,
    die_high,
    die_low,
    high_points,
    is_possible,
    is_veiled,
    low_points,
    possible_cards,
)
from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    ATTACKER_LAYS,
    DEFENCE_RED,
    DEFENCE_UNIT,
    DEFENDER,
    DEFENDER_LAYS,
    EMPTY,
    FACE_DOWN,
    HIRE,
    MODE,
    MODES,
    POINTS,
    RED_SLOT,
    SIDE,
    SIGNS,
    SLOT_COUNT,
    SLOTS,
    STAGE,
    STAGES,
    UNIT_1,
    UNIT_2,
)
from signoria.games.renaissance.battle.slots import belligerent, red_slot, side_of_slot
from signoria.games.renaissance.box.constants import BLUE_COUNT, CARD_COUNT, CARDS, CONDOTTIERE, TRAITOR
from signoria.games.renaissance.state import Renaissance

HIRES: Final = ("own", "bought", "free")
HIGHEST: Final = 1000


class Line(TypedDict):
    """A card, the die, or something that helps the defender. A card that the viewer may not know is None."""

    what: str
    slot: str | None
    card: str | None
    hire: str | None
    face_down: bool
    doubled: bool
    changed_sides: bool
    low: int
    high: int


class OpenSlot(TypedDict):
    """Where a card may still be laid, and whether one must be as far as the viewer knows."""

    slot: str
    must: bool


class Side(TypedDict):
    seat: int
    lines: list[Line]
    open: list[OpenSlot]
    low: int
    high: int


class Sums(TypedDict):
    """The bounds of both sums; where nothing is hidden any more they are equal."""

    attack_low: int
    attack_high: int
    defence_low: int
    defence_high: int


class Ledger(TypedDict):
    stage: str
    mode: str
    attacker: Side
    defender: Side


def ledger(s: Renaissance, viewer: i64) -> Ledger:
    limits = bounds(s, viewer)
    return {
        "stage": STAGES[s.battle[STAGE] - 1],
        "mode": MODES[s.battle[MODE]],
        "attacker": side_of_ledger(s, viewer, ATTACKER, limits),
        "defender": side_of_ledger(s, viewer, DEFENDER, limits),
    }


def side_of_ledger(s: Renaissance, viewer: i64, side: i64, limits: vec[i64]) -> Side:
    what: i64 = i64(ATTACK) if side == ATTACKER else i64(DEFENCE)
    return {
        "seat": belligerent(s, side),
        "lines": lines(s, viewer, side, limits),
        "open": open_slots(s, viewer, side),
        "low": limits[what],
        "high": limits[what + 1],
    }


def sums(s: Renaissance, viewer: i64) -> Sums:
    limits = bounds(s, viewer)
    return {
        "attack_low": limits[ATTACK],
        "attack_high": limits[ATTACK + 1],
        "defence_low": limits[DEFENCE],
        "defence_high": limits[DEFENCE + 1],
    }


# ---- line by line ----


def lines(s: Renaissance, viewer: i64, side: i64, limits: vec[i64]) -> list[Line]:
    """The cards of a side, its die, and what else helps it."""
    told = [card_line(s, viewer, slot, limits) for slot in range(SLOT_COUNT) if counts_for(s, slot, side)]
    told.append(plain("die", die_low(s, side), die_high(s, side)))
    if side == DEFENDER:
        told.append(plain("fortification", limits[WALLS], limits[WALLS + 1]))
        told.append(plain("terrain", totals.terrain(s), totals.terrain(s)))
        told.append(plain("landing", totals.landing(s), totals.landing(s)))
    if totals.stance(s, side) > 0:
        told.append(plain("stance", totals.stance(s, side), totals.stance(s, side)))
    return told


def counts_for(s: Renaissance, slot: i64, side: i64) -> bool:
    return s.laid[slot] != EMPTY and s.slot(slot, SIDE) == side


def plain(what: str, low: i64, high: i64) -> Line:
    return {
        "what": what,
        "slot": None,
        "card": None,
        "hire": None,
        "face_down": False,
        "doubled": False,
        "changed_sides": False,
        "low": low,
        "high": high,
    }


def card_line(s: Renaissance, viewer: i64, slot: i64, limits: vec[i64]) -> Line:
    veiled: bool = is_veiled(s, slot, viewer)
    low: i64 = HIGHEST
    high: i64 = 0
    if slot == DEFENCE_RED and s.laid[slot] != CONDOTTIERE:
        low, high = limits[RED_POINTS], limits[RED_POINTS + 1]
    elif s.slot(slot, POINTS) > 0:
        low = high = totals.card_points(s, slot)
    else:
        cards: i64 = possible_cards(s, viewer, slot)
        for card in range(TRAITOR + 1):
            if is_possible(cards, card):
                low = min(low, low_points(card))
                high = max(high, high_points(card))
    return {
        "what": "card",
        "slot": SLOTS[slot],
        "card": None if veiled else CARDS[s.laid[slot]],
        "hire": HIRES[s.slot(slot, HIRE)],
        "face_down": s.slot(slot, FACE_DOWN) == 1,
        "doubled": s.slot(slot, SIGNS) == 1,
        "changed_sides": s.slot(slot, SIDE) != side_of_slot(slot),
        "low": low,
        "high": high,
    }


def open_slots(s: Renaissance, viewer: i64, side: i64) -> list[OpenSlot]:
    """Until a side has laid its cards. Troops are a must in attack, and in defence for who is known to hold some."""
    if s.battle[STAGE] > (i64(ATTACKER_LAYS) if side == ATTACKER else i64(DEFENDER_LAYS)):
        return []
    slots = (UNIT_1, UNIT_2, RED_SLOT) if side == ATTACKER else (DEFENCE_UNIT, DEFENCE_RED)
    return [
        {"slot": SLOTS[slot], "must": slot != red_slot(side) and must_fill(s, viewer, side)}
        for slot in slots
        if s.laid[slot] == EMPTY
    ]


def must_fill(s: Renaissance, viewer: i64, side: i64) -> bool:
    if side == ATTACKER or s.laid[DEFENCE_RED] != EMPTY:
        return True
    seat: i64 = belligerent(s, side)
    for card in range(BLUE_COUNT):
        if (s.held(seat, card) if seat == viewer else s.known[seat * CARD_COUNT + card]) > 0:
            return True
    return False
