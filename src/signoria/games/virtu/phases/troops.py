"""Troops of one seat at a city: own ones, and with two players those of allied Major Cities beside them (§7.2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import TROOP_OF
from signoria.games.virtu.atlas import CITY_COUNT
from signoria.games.virtu.box import MOST_POWERS
from signoria.games.virtu.decisions import CITY
from signoria.games.virtu.state import VirtuState


def colours(s: VirtuState, seat: i64, city: i64) -> i64:
    """How many colours have mobile troops of a seat at a city: more than one only through allied Major Cities."""
    count: i64 = 0
    power: i64 = 0
    while power < MOST_POWERS:
        if is_mobile(s, seat, power, city):
            count += 1
        power += 1
    return count


def is_mobile(s: VirtuState, seat: i64, power: i64, city: i64) -> bool:
    i: i64 = power * CITY_COUNT + city
    return s.troops[i] > s.bound[i] and s.master(power) == seat


def first_colour(s: VirtuState, seat: i64, city: i64) -> i64:
    power: i64 = 0
    while not is_mobile(s, seat, power, city):
        power += 1
    return power


def colour_candidates(s: VirtuState, out: vec[i64]) -> i64:
    """2 players: own troops and those of allied Major Cities stand together; which colour is meant?"""
    seat: i64 = s.frames[s.at + SEAT]
    count: i64 = 0
    power: i64 = 0
    while power < MOST_POWERS:
        if is_mobile(s, seat, power, s.frames[s.at + CITY]):
            out[count] = TROOP_OF + power
            count += 1
        power += 1
    return count
