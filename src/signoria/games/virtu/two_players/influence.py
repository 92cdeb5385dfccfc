"""Annex is also Influence, and the alliance with a Major City (§7.2; R49 to R62)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE
from signoria.games.virtu.actions import ANNEX_CITY, CONCLUDE, DONE, SWAY, USE
from signoria.games.virtu.box.atlas import CITY_COUNT, MAJOR_AGENTS
from signoria.games.virtu.box.constants import FIRST_MAJOR, MAJOR_COUNT, MAJOR_FAMILY, MAJORS, ROME_MAJOR
from signoria.games.virtu.decisions import ACT, DECISIONS, INFLUENCE, OBSTACLES
from signoria.games.virtu.payment.bill import CROSS, CROWN
from signoria.games.virtu.payment.pay import PAID
from signoria.games.virtu.payment.sources import FLORINS, ROOM, SPRING_LOAN, symbols, use_for_pool
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases.annex import (
    ANNEXED,
    ANNEXING,
    STARTED,
    VOIDED,
    Annexing,
    is_annexation,
    write_cities,
)
from signoria.games.virtu.phases.courtiers import place_cards
from signoria.games.virtu.phases.question import pool_params
from signoria.games.virtu.phases.rooms import ENEMY_AGENT_HERE
from signoria.games.virtu.state import ON_TRACK, READY, Virtu
from signoria.games.virtu.two_players.track import (
    clear_track,
    has_enemy_agent,
    is_at_end,
    is_in_alliance_zone,
    move_marker,
    toward,
)

END_OF_TRACK: Final = OBSTACLES.add("end_of_track", "7.2")
NO_SYMBOL: Final = OBSTACLES.add("no_symbol", "7.2")
NOT_IN_ZONE: Final = OBSTACLES.add("not_in_zone", "7.2")

ALSO: Final[i64] = ROOM | SPRING_LOAN
CROWNS: Final[i64] = symbols(CROWN)
CROSSES: Final[i64] = symbols(CROSS)


class Influence(Annexing):
    """An alliance, only as first choice; a symbol spent on a Major City; a city to annex, once; symbols; done."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        return self.write(s, seat, False, out)

    def options(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        """In one pass over the sources for all annexations."""
        count: i64 = self.write(s, seat, True, out)
        legal: i64 = 0
        for i in range(count):
            action: i64 = out[i]
            if is_annexation(action) or self.obstacle(s, seat, action) == NO_OBSTACLE:
                out[legal] = action
                legal += 1
        return legal

    def write(self, s: Virtu, seat: i64, payable_only: bool, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        if s.local(STARTED) == 0:
            count = write_on_track(s, CONCLUDE, out, count)
        before: i64 = count
        count = write_on_track(s, SWAY, out, count)
        wanted: i64 = CROWNS if count > before or s.local(ANNEXED) == 0 else i64(0)
        if s.major_ally[ROME_MAJOR] == ON_TRACK:
            wanted |= CROSSES
        if s.local(ANNEXED) == 0:
            count = write_cities(s, seat, payable_only, out, count)
        return write_uses(s, seat, ALSO, wanted, wanted | FLORINS, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action >= CONCLUDE and action < SWAY:
            if has_enemy_agent(s, seat, action - CONCLUDE):
                return ENEMY_AGENT_HERE
            return NO_OBSTACLE if is_in_alliance_zone(s, seat, action - CONCLUDE) else NOT_IN_ZONE
        if action >= SWAY and action < ANNEX_CITY:
            if s.pool[CROWN] == 0 and (action - SWAY != ROME_MAJOR or s.pool[CROSS] == 0):
                return NO_SYMBOL
            return END_OF_TRACK if is_at_end(s, seat, action - SWAY) else NO_OBSTACLE
        return self.city_obstacle(s, seat, action) if is_annexation(action) else NO_OBSTACLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            s.done()
            return
        if action >= CONCLUDE and action < SWAY:
            conclude(s, seat, action - CONCLUDE)
            return
        s.set_local(STARTED, 1)
        if action >= USE:
            use_for_pool(s, seat, action, ALSO)
        elif action < ANNEX_CITY:
            sway(s, seat, action - SWAY)
        else:
            self.annex(s, seat, action - ANNEX_CITY)

    def resume(self, s: Virtu, result: i64) -> None:
        """A city is paid, and the action goes on; or the cards of an ally have their places, and it is over."""
        if result == PAID:
            self.come_over(s)
        else:
            s.done()

    def question(self, s: Virtu, seat: int) -> Params:
        return pool_params(s, ("crown", "cross"))

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        """Of a step also where the marker would stand: where it is, if an agent voids the symbol."""
        label = super().label(s, seat, action)
        if SWAY <= action < ANNEX_CITY:
            void = is_void(s, seat, action - SWAY)
            place = s.influence[action - SWAY] + (0 if void else toward(s, seat))
            label |= {"from": int(s.influence[action - SWAY]), "place": int(place), "void": int(void)}
        return label


def write_on_track(s: Virtu, verb: i64, out: vec[i64], count: i64) -> i64:
    for major in range(i64(MAJOR_COUNT)):
        if s.major_ally[major] == ON_TRACK:
            out[count] = verb + major
            count += 1
    return count


def is_void(s: Virtu, seat: i64, major: i64) -> bool:
    """Is the next symbol lost? The first one for a Major City is, under an enemy agent."""
    return has_enemy_agent(s, seat, major) and s.local(VOIDED) & (1 << major) == 0


def sway(s: Virtu, seat: i64, major: i64) -> None:
    """One symbol, one step; the first one is void under an enemy agent. Crosses go first: they serve Rome alone."""
    if major == ROME_MAJOR and s.pool[CROSS] > 0:
        s.pool[CROSS] -= 1
    else:
        s.pool[CROWN] -= 1
    if is_void(s, seat, major):
        s.set_local(VOIDED, s.local(VOIDED) | 1 << major)
        if s.events is not None:
            s.tell("symbol_void", {"seat": seat, "major": MAJORS[major]})
    else:
        move_marker(s, seat, major, 1)


def conclude(s: Virtu, seat: i64, major: i64) -> None:
    """M's tiles, troops and agent serve the ally from now on, and its two cards come to court; the action is over."""
    s.major_ally[major] = seat
    clear_track(s, major)
    s.agents[seat] += MAJOR_AGENTS[major]
    for city in range(i64(CITY_COUNT)):
        if s.owner[city] == FIRST_MAJOR + major:
            s.tile[city] = READY
    if s.events is not None:
        s.tell("major_alliance", {"seat": seat, "major": MAJORS[major]})
        if MAJOR_AGENTS[major] > 0:
            s.tell("gained_agent", {"seat": seat, "count": MAJOR_AGENTS[major]})
    place_cards(s, seat, MAJOR_FAMILY[2 * major], MAJOR_FAMILY[2 * major + 1], READY, True)


DECISIONS.place(Influence(INFLUENCE, "action.influence", "7.2", ANNEXING, inside=(ACT,)))
