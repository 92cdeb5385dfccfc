"""Force and rank points of a military scoring (§4.6.3 to §4.6.5; R1, R26, R36, R37)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.principato.box import (
    CATAPULT,
    CONDOTTIERE,
    MILITIA,
    MOST_PLAYERS,
    PLAYER_COUNTS,
    RANK_POINTS,
)
from signoria.games.principato.phases.cubes import unsupplied
from signoria.games.principato.state import PrincipatoState

_POINTS: Final = vec[i64](
    [
        RANK_POINTS[count][rank] if count in PLAYER_COUNTS and rank < count else 0
        for count in range(MOST_PLAYERS + 1)
        for rank in range(MOST_PLAYERS)
    ]
)


def force(s: PrincipatoState, seat: i64) -> i64:
    """Catapults and supplied soldiers count one each, unsupplied soldiers minus one."""
    soldiers: i64 = s.token(seat, MILITIA) + s.token(seat, CONDOTTIERE)
    hungry: i64 = unsupplied(s, seat, MILITIA) + unsupplied(s, seat, CONDOTTIERE)
    return s.token(seat, CATAPULT) + soldiers - 2 * hungry


def rank_points(s: PrincipatoState, seat: i64) -> i64:
    """Equal forces add up the points of the ranks they occupy and share them, rounded up."""
    own: i64 = force(s, seat)
    if s.require_positive_force and own <= 0:
        return 0
    stronger: i64 = 0
    equal: i64 = 0
    other: i64 = 0
    while other < s.players:
        theirs: i64 = force(s, other)
        if theirs > own:
            stronger += 1
        elif theirs == own:
            equal += 1
        other += 1
    return shared_points(s.players, stronger, equal)


def shared_points(players: i64, stronger: i64, equal: i64) -> i64:
    """What each of so many equal forces gets behind so many stronger ones."""
    points: i64 = 0
    rank: i64 = stronger
    while rank < stronger + equal:
        points += _POINTS[players * MOST_PLAYERS + rank]
        rank += 1
    return (points + equal - 1) // equal


def award_points(s: PrincipatoState) -> None:
    seat: i64 = 0
    while seat < s.players:
        points: i64 = rank_points(s, seat)
        s.military[seat] += points
        if s.events is not None:
            s.tell("scored_military", {"seat": seat, "force": force(s, seat), "points": points})
        seat += 1
