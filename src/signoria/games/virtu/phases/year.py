"""The year: Spring turns begin, the city track is kept, the last year is noticed (§4, §4.5, §6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import DECISION
from signoria.games.virtu.box.constants import FIRST_POSITION, LAST_POSITION
from signoria.games.virtu.decisions import ENTER, PAY_TROOPS, STEP
from signoria.games.virtu.decisions import WINTER as WINTER_PHASES
from signoria.games.virtu.state import EMPTY, Virtu

# What a phase that goes through the play order is told when it begins.
PHASE_BEGINS: Final = 1
# After the last Winter comes the end.
SEASONS: Final = ("spring", "sieges", "winter", "end")
SPRING, SIEGES, WINTER, END = SEASONS


def begin_year(s: Virtu) -> None:
    """Instead of what has just ended."""
    s.year += 1
    s.turn = 0
    if s.events is not None:
        s.tell("year_begun", this_year(s))
        s.tell("season_begun", {"season": SPRING})
    begin_turn(s)


def this_year(s: Virtu) -> Params:
    """Returns which year it is; two players play rounds."""
    return {"year": s.year, "rounds": int(s.players == 2)}


def begin_turn(s: Virtu) -> None:
    """P0 the first time, P1 ever after."""
    seat: i64 = s.order[s.turn]
    if s.events is not None:
        s.tell("turn_begun", {"seat": seat})
    s.then(i64(ENTER) if s.marker[seat] == EMPTY else i64(STEP), seat)


def end_spring(s: Virtu) -> None:
    """Tokens go back, the order of play is made anew, the last year is noticed; then Winter."""
    for seat in range(s.players):
        s.tokens[seat] = 0
        s.stays[seat] = 0
    if s.events is not None:
        s.tell("season_begun", {"season": WINTER})
    s.variant.set_order(s)
    if s.variant.is_last_year(s):
        s.last = 1
        if s.events is not None:
            s.tell("last_year", {"year": s.year})
            s.variant.tell_why(s)
    s.turn = 0
    begin_winter(s)


def begin_winter(s: Virtu) -> None:
    """A player's Winter: pay, court, market, troops, alliances."""
    if s.events is not None:
        s.tell("turn_begun", {"seat": s.order[s.turn]})
    s.then(PAY_TROOPS, s.order[s.turn])


# ---- the city track: a disc that moves goes on top of the pile where it arrives (R24) ----


def position(cities: i64) -> i64:
    return min(max(cities, FIRST_POSITION), LAST_POSITION)


def adjust_track(s: Virtu, seat: i64, before: i64) -> None:
    """After a city was won or lost: the disc moves, unless it stands at either end."""
    if position(before) != position(s.city_count(seat)):
        put_on_top(s, seat)


def put_on_top(s: Virtu, seat: i64) -> None:
    i: i64 = 0
    while s.city_track[i] != seat:
        i += 1
    while i > 0:
        s.city_track[i] = s.city_track[i - 1]
        i -= 1
    s.city_track[0] = seat


def has_paid(s: Virtu, seat: i64) -> bool:
    """Is it Winter, and is the seat past the pay of its troops?"""
    phase: i64 = s.frames[DECISION]
    if phase not in WINTER_PHASES:
        return False
    if s.order[s.turn] == seat:
        return phase != PAY_TROOPS
    for placed in range(s.turn):
        if s.order[placed] == seat:
            return True
    return False
