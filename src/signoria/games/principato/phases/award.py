"""Force and rank points of a military scoring (§4.6.3 to §4.6.5; R1, R26, R36, R37)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.principato.box.constants import (
    CATAPULT,
    CONDOTTIERE,
    MILITIA,
    MOST_PLAYERS,
    PLAYER_COUNTS,
    RANK_POINTS,
)
from signoria.games.principato.phases.cubes import unsupplied
from signoria.games.principato.state import Principato

_POINTS: Final = vec[i64](
    [
        RANK_POINTS[count][rank] if count in PLAYER_COUNTS and rank < count else 0
        for count in range(MOST_PLAYERS + 1)
        for rank in range(MOST_PLAYERS)
    ]
)


def force(s: Principato, seat: i64) -> i64:
    """Catapults and supplied soldiers count one each, unsupplied soldiers minus one."""
    soldiers: i64 = s.token(seat, MILITIA) + s.token(seat, CONDOTTIERE)
    hungry: i64 = unsupplied(s, seat, MILITIA) + unsupplied(s, seat, CONDOTTIERE)
    return s.token(seat, CATAPULT) + soldiers - 2 * hungry


def supplied_force(s: Principato, seat: i64) -> i64:
    """Returns the force of a seat that has put all it can on its soldiers."""
    return force(s, seat) + 2 * most_fed(s, seat)


def most_fed(s: Principato, seat: i64) -> i64:
    """Returns how many soldiers a seat could supply from storage: food and gold, favors for what is left."""
    militia: i64 = unsupplied(s, seat, MILITIA)
    condottieri: i64 = unsupplied(s, seat, CONDOTTIERE)
    own: i64 = min(s.food[seat], militia) + min(s.gold[seat], condottieri)
    return own + min(s.favor[seat], militia + condottieri - own)


def rank_points(s: Principato, forces: vec[i64], seat: i64) -> i64:
    """Returns what a seat gets if the forces are these: equal ones share the points of their ranks, rounded up."""
    own: i64 = forces[seat]
    if s.require_positive_force and own <= 0:
        return 0
    stronger: i64 = 0
    equal: i64 = 0
    for other in range(s.players):
        if forces[other] > own:
            stronger += 1
        elif forces[other] == own:
            equal += 1
    return shared_points(s.players, stronger, equal)


def shared_points(players: i64, stronger: i64, equal: i64) -> i64:
    """What each of so many equal forces gets behind so many stronger ones."""
    points: i64 = 0
    for rank in range(stronger, stronger + equal):
        points += _POINTS[players * MOST_PLAYERS + rank]
    return (points + equal - 1) // equal


def award_points(s: Principato) -> None:
    forces = vec[i64]([0] * s.players)
    for seat in range(s.players):
        forces[seat] = force(s, seat)
    for seat in range(s.players):
        points: i64 = rank_points(s, forces, seat)
        s.military[seat] += points
        if s.events is not None:
            scored: Params = {"seat": seat, "points": points, "total": s.military[seat]}
            s.tell("scored_military", scored | rank_of(s, forces, seat))


def rank_of(s: Principato, forces: vec[i64], seat: int) -> Params:
    """Returns a seat's place among the forces, how many share it, and what its own consists of."""
    own = int(forces[seat])
    hungry = int(unsupplied(s, seat, MILITIA) + unsupplied(s, seat, CONDOTTIERE))
    return {
        "force": own,
        "rank": 1 + sum(int(force) > own for force in forces),
        "equal": sum(int(force) == own for force in forces),
        "catapults": s.token(seat, CATAPULT),
        "fed": s.token(seat, MILITIA) + s.token(seat, CONDOTTIERE) - hungry,
        "hungry": hungry,
    }
