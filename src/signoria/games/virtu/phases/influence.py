"""A-INF, only with two players: Annex is also Influence, and the alliance with a Major City (§7.2; R49 to R62)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import ANNEX_CITY, CONCLUDE, DONE, SWAY, USE, USED_SOURCE, USED_SYMBOL
from signoria.games.virtu.atlas import CITY_COUNT, MAJOR_AGENTS
from signoria.games.virtu.box import (
    FIRST_MAJOR,
    MAJOR_COUNT,
    MAJOR_FAMILY,
    MAJORS,
    ROME_MAJOR,
)
from signoria.games.virtu.decisions import ANNEXED, STARTED, VOIDED
from signoria.games.virtu.payment import CROSS, CROWN, FLORIN
from signoria.games.virtu.phases import annex, courtiers
from signoria.games.virtu.phases.influence_track import (
    clear_track,
    has_enemy_agent,
    is_at_end,
    is_in_alliance_zone,
    move_marker,
)
from signoria.games.virtu.phases.obstacles import END_OF_TRACK, ENEMY_AGENT_HERE, FREE, NO_SYMBOL, NOT_IN_ZONE
from signoria.games.virtu.phases.sources import FLORINS, LOAN, ROOM, symbols, use
from signoria.games.virtu.phases.turn_end import end_action
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.state import ON_TRACK, READY, SPENT, VirtuState

CROWNS: Final[i64] = symbols(CROWN)
CROSSES: Final[i64] = symbols(CROSS)

# ---- the menu ----


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    return write_menu(s, False, out)


def options(s: VirtuState, out: vec[i64]) -> i64:
    """In one pass over the sources for all annexations."""
    found: i64 = write_menu(s, True, out)
    legal: i64 = 0
    i: i64 = 0
    while i < found:
        action: i64 = out[i]
        annexation: bool = action >= ANNEX_CITY and action < ANNEX_CITY + CITY_COUNT
        if annexation or obstacle(s, action) == FREE:
            out[legal] = action
            legal += 1
        i += 1
    return legal


def write_menu(s: VirtuState, payable_only: bool, out: vec[i64]) -> i64:
    """An alliance, only as first choice; a symbol spent on a Major City; a city to annex, once; symbols; done."""
    seat: i64 = s.frames[s.at + SEAT]
    out[0] = DONE
    count: i64 = 1
    if s.frames[s.at + STARTED] == 0:
        count = write_on_track(s, CONCLUDE, out, count)
    before: i64 = count
    count = write_on_track(s, SWAY, out, count)
    wanted: i64 = CROWNS if count > before or s.frames[s.at + ANNEXED] == 0 else 0
    if s.major_ally[ROME_MAJOR] == ON_TRACK:
        wanted |= CROSSES
    if s.frames[s.at + ANNEXED] == 0:
        count = annex.write_cities(s, seat, payable_only, out, count)
    return write_uses(s, seat, ROOM | LOAN, wanted, wanted | FLORINS, out, count)


def write_on_track(s: VirtuState, verb: i64, out: vec[i64], count: i64) -> i64:
    major: i64 = 0
    while major < MAJOR_COUNT:
        if s.major_ally[major] == ON_TRACK:
            out[count] = verb + major
            count += 1
        major += 1
    return count


def obstacle(s: VirtuState, action: i64) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    if action >= CONCLUDE and action < SWAY:
        if has_enemy_agent(s, seat, action - CONCLUDE):
            return ENEMY_AGENT_HERE
        return FREE if is_in_alliance_zone(s, seat, action - CONCLUDE) else NOT_IN_ZONE
    if action >= SWAY and action < ANNEX_CITY:
        if s.pool[CROWN] == 0 and (action - SWAY != ROME_MAJOR or s.pool[CROSS] == 0):
            return NO_SYMBOL
        return END_OF_TRACK if is_at_end(s, seat, action - SWAY) else FREE
    return annex.obstacle(s, action)


def choose(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    if action == DONE:
        end_action(s)
        return
    if action >= CONCLUDE and action < SWAY:
        conclude(s, seat, action - CONCLUDE)
        return
    s.frames[s.at + STARTED] = 1
    if action >= USE:
        symbol: i64 = USED_SYMBOL[action - USE]
        count: i64 = use(s, seat, USED_SOURCE[action - USE], symbol, SPENT)
        if symbol != FLORIN:
            s.pool[symbol] += count
    elif action < ANNEX_CITY:
        sway(s, seat, action - SWAY)
    elif annex.begin(s, action - ANNEX_CITY):
        annex.complete(s)


def sway(s: VirtuState, seat: i64, major: i64) -> None:
    """One symbol, one step; the first one is void under an enemy agent. Crosses go first: they serve Rome alone."""
    if major == ROME_MAJOR and s.pool[CROSS] > 0:
        s.pool[CROSS] -= 1
    else:
        s.pool[CROWN] -= 1
    if has_enemy_agent(s, seat, major) and s.frames[s.at + VOIDED] & (1 << major) == 0:
        s.frames[s.at + VOIDED] |= 1 << major
        if s.events is not None:
            s.tell("symbol_void", {"seat": seat, "major": MAJORS[major]})
    else:
        move_marker(s, seat, major, 1)


def conclude(s: VirtuState, seat: i64, major: i64) -> None:
    """M's tiles, troops and agent serve the ally from now on, and its two cards come to court; the action is over."""
    s.major_ally[major] = seat
    clear_track(s, major)
    s.agents[seat] += MAJOR_AGENTS[major]
    city: i64 = 0
    while city < CITY_COUNT:
        if s.owner[city] == FIRST_MAJOR + major:
            s.tile[city] = READY
        city += 1
    if s.events is not None:
        s.tell("major_alliance", {"seat": seat, "major": MAJORS[major]})
    courtiers.begin_placing(s, seat, MAJOR_FAMILY[2 * major], MAJOR_FAMILY[2 * major + 1])
