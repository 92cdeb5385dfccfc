"""How many cards of a hand are not blue, when nobody can tell which of its cards were drawn by Outside help.

A seat that lays no troops admits that none of its unknown cards is blue (`unblue`). Cards that it draws afterwards may
be. What it then shows without being blue (`unsure`) was among the one or the other: each way of having come there is
as likely as the deals that lead to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, fsum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.games.renaissance.box.constants import BLUE_COUNT, CARD_COUNT
from signoria.games.renaissance.phases.hands import pile_size
from signoria.games.renaissance.state import Renaissance

GRAIN: Final = 1 << 30


@dataclass
class Split:
    """One way in which the shown cards may have come: per seat, how many are left of its admission; and its weight."""

    left: list[int]
    weight: float


def draw_unblue(s: Renaissance, seat: i64, sizes: vec[i64], rng: Rng) -> vec[i64]:
    """For every other seat, how many of its unknown cards are certainly not blue; the pool of unseen cards is the deck.

    `sizes` are the hands with what lies face down, known cards left out.
    """
    unblue: vec[i64] = s.unblue[:]
    if not is_unsure(s, seat):
        return unblue
    splits = weighed(s, seat, sizes)
    left = rng.below(GRAIN) / GRAIN * fsum([split.weight for split in splits])
    chosen = splits[-1]
    for split in splits:
        left -= split.weight
        if left < 0:
            chosen = split
            break
    for other, count in enumerate(chosen.left):
        unblue[other] = count
    return unblue


def is_unsure(s: Renaissance, seat: i64) -> bool:
    for other in range(s.players):
        if other != seat and s.unsure[other] > 0:
            return True
    return False


def weighed(s: Renaissance, seat: i64, sizes: vec[i64]) -> list[Split]:
    """All ways together: ways to choose who of the shown cards came from where, times deals of the rest."""
    splits = [Split([], 1.0)]
    for other in range(s.players):
        ways = [(0, 1)] if other == seat else ways_of(int(s.unblue[other]), int(s.unsure[other]), int(sizes[other]))
        splits = [Split([*split.left, count], split.weight * way) for split in splits for count, way in ways]
    unseen = int(pile_size(s.deck))
    unblue = sum(int(s.deck[card]) for card in range(BLUE_COUNT, CARD_COUNT))
    for split in splits:
        for i in range(sum(split.left)):
            split.weight *= max(unblue - i, 0) / (unseen - i)
    return splits


def ways_of(unblue: int, unsure: int, unknown: int) -> list[tuple[int, int]]:
    """Of one seat: how many cards of its admission are left, and in how many ways the shown ones can be chosen so."""
    drawn = unknown - unblue + unsure
    return [
        (unblue - unsure + late, comb(drawn, late) * comb(unblue, unsure - late))
        for late in range(unsure + 1)
        if late <= drawn and unsure - late <= unblue
    ]
