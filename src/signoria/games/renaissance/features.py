"""Numbers for learning: the table as one seat sees it, own state first, each about 0 to 1.

`layout.py` names them in the order in which they are written here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.features import blank, one_hot, ratio, ratios, ratios_apart, ratios_of_each
from signoria.core.state import FRAME, LOCALS
from signoria.games.renaissance.battle.fields import BATTLE_SIZE, EMPTY, SLOT_COUNT, WORTH_COUNT
from signoria.games.renaissance.battle.slots import is_hidden_card
from signoria.games.renaissance.box.constants import (
    CARD_COUNT,
    CITY_COUNT,
    COPIES,
    MOST_PLAYERS,
    NATION_COUNT,
    TURNS,
)
from signoria.games.renaissance.decisions import DECISION_COUNT
from signoria.games.renaissance.phases.hands import least_unblue, pile_size
from signoria.games.renaissance.scoring import total
from signoria.games.renaissance.state import MARKS, NO_PALACE, VACANT, Renaissance
from signoria.games.renaissance.view import local_seen, stance_seen

DUCATS: Final = 20
POINTS: Final = 40
CARDS: Final = 12
SMALL: Final = 10
STANCES: Final = 2
LEVELS: Final = 2

_DECK_SIZE: Final[i64] = pile_size(COPIES)
_MARK_COUNT: Final[i64] = len(MARKS)
_PER_CITY: Final[i64] = MOST_PLAYERS + 4 + _MARK_COUNT
_PER_SEAT: Final[i64] = NATION_COUNT + 9 + 2 * CARD_COUNT
_COMMON: Final[i64] = (
    DECISION_COUNT + (FRAME - LOCALS) + 9 + 2 * CARD_COUNT + BATTLE_SIZE + SLOT_COUNT * (CARD_COUNT + WORTH_COUNT)
)
LENGTH: Final[int] = int(_COMMON + CITY_COUNT * _PER_CITY + MOST_PLAYERS * _PER_SEAT)


def features_into(s: Renaissance, seat: i64, out: vec[float], at: i64 = 0) -> None:
    """Write the features from place `at` on. Seats follow from the observer in seat order; empty chairs are zeros."""
    at = _common(s, seat, out, at)
    at = _battle(s, out, at)
    at = _cities(s, seat, out, at)
    for i in range(s.players):
        at = _player(s, (seat + i) % s.players, seat, out, at)
    blank(out, at, (MOST_PLAYERS - s.players) * _PER_SEAT)


def _common(s: Renaissance, seat: i64, out: vec[float], at: i64) -> i64:
    at = one_hot(out, at, s.decision(), DECISION_COUNT)
    for place in range(i64(LOCALS), i64(FRAME)):
        out[at + place - LOCALS] = ratio(local_seen(s, s.at, place, seat), SMALL) if s.depth > 0 else 0.0
    at += FRAME - LOCALS
    out[at] = ratio(min(s.turn, TURNS), TURNS)
    out[at + 1] = ratio(s.war, 1)
    out[at + 2] = ratio(stance_seen(s, seat), STANCES)
    out[at + 3] = ratio(s.ramparts, SMALL)
    out[at + 4] = ratio(s.castles, SMALL)
    out[at + 5] = ratio(s.palaces, SMALL)
    out[at + 6] = ratio(pile_size(s.deck), _DECK_SIZE)
    out[at + 7] = ratio(s.attacks, SMALL)
    out[at + 8] = 1.0 if s.depth > 0 and s.mover() == seat else 0.0
    at = ratios_of_each(out, at + 9, s.discards, 0, COPIES)
    return ratios_of_each(out, at, s.locked, 0, COPIES)


def _battle(s: Renaissance, out: vec[float], at: i64) -> i64:
    """The battle that is fought, and the cards laid in it; what lies face down is not shown."""
    at = ratios(out, at, s.battle, 0, BATTLE_SIZE, SMALL)
    for slot in range(i64(SLOT_COUNT)):
        hidden: bool = is_hidden_card(s, slot)
        at = one_hot(out, at, EMPTY if hidden else s.laid[slot], CARD_COUNT)
        at = ratios(out, at, s.worth, slot * WORTH_COUNT, WORTH_COUNT, SMALL)
    return at


def _cities(s: Renaissance, seat: i64, out: vec[float], at: i64) -> i64:
    """Of each city: whose it is, its level and palace, and its marks, which lie a kind after the other."""
    for mark in range(_MARK_COUNT):
        place: i64 = at + MOST_PLAYERS + 4 + mark
        ratios_apart(out, place, _PER_CITY, s.marks, mark * CITY_COUNT, CITY_COUNT, 1)
    for city in range(CITY_COUNT):
        owner: i64 = s.owner[city]
        one_hot(out, at, _turned(s, owner, seat), MOST_PLAYERS)
        out[at + MOST_PLAYERS] = 1.0 if owner == EMPTY else 0.0
        out[at + MOST_PLAYERS + 1] = ratio(s.level[city], LEVELS)
        out[at + MOST_PLAYERS + 2] = 1.0 if s.palace[city] != NO_PALACE else 0.0
        out[at + MOST_PLAYERS + 3] = 1.0 if s.palace[city] > VACANT else 0.0
        at += _PER_CITY
    return at


def _turned(s: Renaissance, owner: i64, seat: i64) -> i64:
    """A player counted from the observer; EMPTY for anybody else."""
    if owner < 0 or owner >= s.players:
        return EMPTY
    return owner - seat if owner >= seat else owner - seat + s.players


def _player(s: Renaissance, owner: i64, observer: i64, out: vec[float], at: i64) -> i64:
    at = one_hot(out, at, s.nation[owner], NATION_COUNT)
    out[at] = ratio(s.ducats[owner], DUCATS)
    out[at + 1] = ratio(total(s, owner), POINTS)
    out[at + 2] = ratio(s.hand_size(owner), CARDS)
    out[at + 3] = ratio(_place(s, owner), MOST_PLAYERS)
    out[at + 4] = 1.0 if s.used[owner] != 0 else 0.0
    out[at + 5] = ratio(least_unblue(s, owner), CARDS)
    out[at + 6] = ratio(s.quiet[owner], 1)
    out[at + 7] = 1.0 if s.attacked & (1 << owner) != 0 else 0.0
    out[at + 8] = 1.0 if s.married & (1 << owner) != 0 else 0.0
    at = ratios_of_each(out, at + 9, s.hand if owner == observer else s.known, owner * CARD_COUNT, COPIES)
    return ratios_of_each(out, at, s.known, owner * CARD_COUNT, COPIES)


def _place(s: Renaissance, owner: i64) -> i64:
    """The place in the order of play; EMPTY before it is known."""
    for place in range(len(s.order)):
        if s.order[place] == owner:
            return place
    return EMPTY
