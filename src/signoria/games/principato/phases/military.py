"""A military scoring: supply in order, count, award, remove the cubes, dismiss (D11, D12; §4.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.principato.actions import (
    DISMISS_CONDOTTIERI,
    DISMISS_MILITIA,
    SUPPLY_FAVOR_CONDOTTIERI,
    SUPPLY_FAVOR_MILITIA,
    SUPPLY_FOOD,
    SUPPLY_GOLD,
)
from signoria.games.principato.box import (
    CATAPULT,
    CONDOTTIERE,
    FACE_COUNT,
    FACES,
    MILITIA,
    SOLDIER_POOL,
    SUPPLIES,
    SUPPLY_COUNT,
    YEARS,
)
from signoria.games.principato.phases.award import award_points
from signoria.games.principato.phases.cubes import SUPPLY_CUBE, most_supplied, stored_to_soldiers
from signoria.games.principato.phases.numbers import write_numbers
from signoria.games.principato.state import ANNUAL, DISMISS_1, EMPTY, RANK, SUPPLY_1, PrincipatoState

# The verbs of the questions, in the order of SUPPLIES.
_SUPPLY_VERB: Final = vec[i64]([SUPPLY_FOOD, SUPPLY_GOLD, SUPPLY_FAVOR_MILITIA, SUPPLY_FAVOR_CONDOTTIERI])
_DISMISS_VERB: Final = vec[i64]([DISMISS_MILITIA, DISMISS_CONDOTTIERI])
_DISMISS_FACE: Final = vec[i64]([MILITIA, CONDOTTIERE])
_DISMISSALS: Final = 2


def begin(s: PrincipatoState, annual: bool) -> bool:
    """Open a scoring; True if it is already over because nobody has anything to decide."""
    if s.events is not None:
        s.tell("scoring_begun", {"year": s.year, "annual": int(annual)})
    set_supply_order(s)
    s.push(SUPPLY_1, s.order[0])
    s.frames[s.at + ANNUAL] = 1 if annual else 0
    return ask_supply(s, 0, 0)


def set_supply_order(s: PrincipatoState) -> None:
    """Most army tokens first; ties from the First Player clockwise; fixed for the whole scoring (R25)."""
    placed: i64 = 0
    while placed < s.players:
        seat: i64 = (s.first + placed) % s.players
        at: i64 = placed
        while at > 0 and army(s, s.order[at - 1]) < army(s, seat):
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat
        placed += 1


def army(s: PrincipatoState, seat: i64) -> i64:
    return s.token(seat, CATAPULT) + s.token(seat, MILITIA) + s.token(seat, CONDOTTIERE)


# ---- D11: one number per kind of supply, in order ----


def ask_supply(s: PrincipatoState, rank: i64, supply: i64) -> bool:
    """Find the next supply question that arises, or count and go on to dismissals; True when all is done."""
    while rank < s.players:
        seat: i64 = s.order[rank]
        while supply < SUPPLY_COUNT:
            if most_supplied(s, seat, supply) > 0:
                ask(s, SUPPLY_1 + supply, seat, rank)
                return False
            supply += 1
        rank += 1
        supply = 0
    award_points(s)
    remove_cubes(s)
    last: bool = s.frames[s.at + ANNUAL] == 1 and s.year == YEARS
    return finish(s) if last else ask_dismissal(s, 0, 0)


def ask(s: PrincipatoState, decision: i64, seat: i64, rank: i64) -> None:
    s.frames[s.at] = decision
    s.frames[s.at + 1] = seat
    s.frames[s.at + RANK] = rank


def supply_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    supply: i64 = s.frames[s.at] - SUPPLY_1
    return write_numbers(out, _SUPPLY_VERB[supply], most_supplied(s, s.frames[s.at + 1], supply))


def choose_supply(s: PrincipatoState, action: i64) -> bool:
    supply: i64 = s.frames[s.at] - SUPPLY_1
    seat: i64 = s.frames[s.at + 1]
    count: i64 = action - _SUPPLY_VERB[supply]
    stored_to_soldiers(s, seat, supply, count)
    if s.events is not None and count > 0:
        s.tell("supplied", {"seat": seat, "supply": SUPPLIES[supply], "count": count})
    return ask_supply(s, s.frames[s.at + RANK], supply + 1)


def remove_cubes(s: PrincipatoState) -> None:
    """All cubes on soldiers, favors too, go back to the reserve (R23)."""
    i: i64 = 0
    while i < s.players * SUPPLY_COUNT:
        s.reserve[SUPPLY_CUBE[i % SUPPLY_COUNT]] += s.supplied[i]
        s.supplied[i] = 0
        i += 1


# ---- D12: soldiers sent home, in the same order; not after the last scoring (R33) ----


def ask_dismissal(s: PrincipatoState, rank: i64, kind: i64) -> bool:
    while rank < s.players:
        seat: i64 = s.order[rank]
        while kind < _DISMISSALS:
            if s.token(seat, _DISMISS_FACE[kind]) > 0:
                ask(s, DISMISS_1 + kind, seat, rank)
                return False
            kind += 1
        rank += 1
        kind = 0
    return finish(s)


def dismissal_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    kind: i64 = s.frames[s.at] - DISMISS_1
    return write_numbers(out, _DISMISS_VERB[kind], s.token(s.frames[s.at + 1], _DISMISS_FACE[kind]))


def choose_dismissal(s: PrincipatoState, action: i64) -> bool:
    kind: i64 = s.frames[s.at] - DISMISS_1
    seat: i64 = s.frames[s.at + 1]
    count: i64 = action - _DISMISS_VERB[kind]
    s.tokens[seat * FACE_COUNT + _DISMISS_FACE[kind]] -= count
    s.pool[SOLDIER_POOL] += count
    if s.events is not None and count > 0:
        s.tell("dismissed", {"seat": seat, "face": FACES[_DISMISS_FACE[kind]], "count": count})
    return ask_dismissal(s, s.frames[s.at + RANK], kind + 1)


def finish(s: PrincipatoState) -> bool:
    """The supply order is forgotten; the next scoring makes its own."""
    rank: i64 = 0
    while rank < s.players:
        s.order[rank] = EMPTY
        rank += 1
    return True
