"""What must hold in every state: ranges, order, courts and rooms, map; conservation and frames beside it (§2)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.games.virtu.atlas import (
    CITIES,
    CITY_COUNT,
    is_open,
)
from signoria.games.virtu.bounds import MOST_TROPHIES
from signoria.games.virtu.box import (
    BOX,
    CARD_ACTION,
    CARDS,
    COURT,
    FACTIONS,
    FIRST_MAJOR,
    HIGHEST_INFLUENCE,
    LAST_RANK,
    LOWEST_INFLUENCE,
    MAJOR_COUNT,
    MAJORS,
    MOST_POWERS,
    MOST_TROOPS,
    NO_ACTION,
    ROOMS,
    SIDE_CAPACITY,
)
from signoria.games.virtu.conservation import conservation_problems, frame_of, is_in_step
from signoria.games.virtu.decisions import (
    ACT,
    ENTER,
    OVERFLOW,
)
from signoria.games.virtu.phases.court import extra_places, extras_needed
from signoria.games.virtu.setup import states
from signoria.games.virtu.standing import frame_problems
from signoria.games.virtu.state import CLOSED, ELIMINATED, EMPTY, MOVED, NEUTRAL, NONE, ON_TRACK, PAID, VirtuState


def violations(s: VirtuState) -> list[Problem]:
    """Every broken invariant, by name; empty for a sound state."""
    if any(faction == EMPTY for faction in s.faction):
        return [] if s.depth == 1 and s.frames[0] == 0 else [Problem("states", "a seat without a state")]
    problems = [*_ranges(s), *_order(s), *_majors(s), *_owners(s)]
    problems = problems or [*_courts(s), *_rooms(s), *_troops(s)]
    return problems or conservation_problems(s) or frame_problems(s)


# ---- plain ranges ----


def _ranges(s: VirtuState) -> Iterator[Problem]:
    for name, values, most in (
        ("tile", s.tile, PAID),
        ("estate", s.estate, PAID),
        ("face", s.face, MOVED),
        ("cathedral", s.cathedral, 1),
        ("bonus_ready", s.bonus_ready, 1),
        ("bought", s.bought, 1),
        ("indulgence", s.indulgence, 1),
        ("rank", s.rank, LAST_RANK),
        ("pool", s.pool, 40),
        ("tokens", s.tokens, 11),
        ("stays", s.stays, 127),
        ("trophies", s.trophies, 1 if s.players > 2 else MOST_TROPHIES),
    ):
        for value in values:
            if value > most:
                yield Problem("range", f"{name} holds {value}, at most {most} is possible")
    for city in range(CITY_COUNT):
        if s.tile[city] == NONE:
            yield Problem("range", f"the tile of {CITIES[city]} has no face")
    if s.last > 1:
        yield Problem("range", f"last is {s.last}")


def _order(s: VirtuState) -> Iterator[Problem]:
    dealt = s.depth == 0 or s.frames[0] > 1
    everybody = list(range(s.players)) if dealt else []
    for name, places in (("order", s.order), ("city_track", s.city_track), ("patronage_track", s.patronage_track)):
        found = [int(seat) for seat in places]
        if sorted(found[: len(everybody)]) != everybody or any(seat != EMPTY for seat in found[len(everybody) :]):
            yield Problem("order", f"{name} must name every seat once, not {found}")
    if sorted(int(faction) for faction in s.faction) != sorted(states(s.players)):
        yield Problem("states", f"the states of {s.players} players are others")
    elif s.players == 2 and dealt and FACTIONS[s.faction[s.order[0] % 2]] != "france":
        yield Problem("order", "France is always first")


# ---- palaces ----


def _courts(s: VirtuState) -> Iterator[Problem]:
    for seat in range(s.players):
        counts = [0, 0]
        for slot in range(COURT):
            i = seat * COURT + slot
            before = slot % SIDE_CAPACITY > 0
            if (s.court[i] == EMPTY) != (s.face[i] == NONE) or s.face[i] == PAID:
                yield Problem("court", f"seat {seat}: place {slot} and its face {s.face[i]} do not fit")
            if before and s.court[i] != EMPTY and not EMPTY < s.court[i - 1] <= s.court[i]:
                yield Problem("court", f"seat {seat}: courtiers stand without gaps, in the order of the cards")
            counts[slot // SIDE_CAPACITY] += s.court[i] != EMPTY
        crowded = extras_needed(counts[0], counts[1]) > extra_places(s, seat)
        at = frame_of(s, OVERFLOW)
        if crowded != (at >= 0 and s.frames[at + 1] == seat):
            yield Problem("capacity", f"seat {seat} has {counts[0]} and {counts[1]} courtiers")


def _rooms(s: VirtuState) -> Iterator[Problem]:
    for seat in range(s.players):
        for room in range(ROOMS):
            i = (seat * ROOMS + room) * 2
            if s.rooms[i] != EMPTY and CARD_ACTION[s.rooms[i]] == NO_ACTION:
                yield Problem("rooms", f"seat {seat}: {CARDS[s.rooms[i]]} has no action for room {room}")
            if s.rooms[i] == EMPTY and s.rooms[i + 1] != EMPTY:
                yield Problem("rooms", f"seat {seat}: a card lies under nothing in room {room}")
        placed = s.marker[seat] != EMPTY
        if not EMPTY <= s.marker[seat] < ROOMS:
            yield Problem("marker", f"seat {seat}: room {s.marker[seat]}")
        later = s.depth == 0 or s.year > 1 or s.frames[0] > ACT
        acting = is_in_step(s, ENTER + 1, ACT) and s.frames[1] == seat
        if not placed and (later or acting):
            yield Problem("marker", f"seat {seat} has no marker in its Palace")
        if placed and s.year == 0:
            yield Problem("marker", f"seat {seat} has a marker before the first Spring")


# ---- the map ----


def _owners(s: VirtuState) -> Iterator[Problem]:
    powers = 5 if s.players == 2 else s.players
    for city in range(CITY_COUNT):
        owner = s.owner[city]
        if (owner == CLOSED) == is_open(city, s.players) or owner >= powers:
            yield Problem("owner", f"{CITIES[city]} belongs to {owner}")
        elif owner >= s.players and s.major_ally[owner - FIRST_MAJOR] == ELIMINATED:
            yield Problem("owner", f"{CITIES[city]} belongs to a Major City that is gone")
        if s.cathedral[city] and owner in (NEUTRAL, CLOSED):
            yield Problem("cathedrals", f"{CITIES[city]} has a cathedral and no ruler")


def _troops(s: VirtuState) -> Iterator[Problem]:
    for city in range(CITY_COUNT):
        for power in range(MOST_POWERS):
            i = power * CITY_COUNT + city
            if s.bound[i] > s.troops[i] or (s.troops[i] and s.owner[city] == CLOSED):
                yield Problem("troops", f"{CITIES[city]}: {s.troops[i]} troops of {power}, {s.bound[i]} bound")
    for power in range(MOST_POWERS):
        if s.troops_of(power) > s.limit[power]:
            yield Problem("troops", f"{s.troops_of(power)} troops of {power}, the limit is {s.limit[power]}")


def _limits(s: VirtuState) -> list[int]:
    if s.players > 2:
        return [int(MOST_TROOPS)] * s.players + [0] * (MOST_POWERS - s.players)
    setup = BOX["setup"]["p2"]
    sides = [int(setup[FACTIONS[faction]]["troops_limit"]) for faction in s.faction]
    majors = [int(major["troops_limit"]) for major in setup["major_city"]]
    return sides + [0 if s.major_ally[i] == ELIMINATED else majors[i] for i in range(MAJOR_COUNT)]


def _majors(s: VirtuState) -> Iterator[Problem]:
    if [int(limit) for limit in s.limit] != _limits(s):
        yield Problem("troops", f"the troops of the powers are {_limits(s)}")
    for major in range(MAJOR_COUNT):
        ally, place = s.major_ally[major], s.influence[major]
        if not ELIMINATED <= ally < (s.players if s.players == 2 else 0):
            yield Problem("majors", f"{MAJORS[major]} is allied to {ally}")
        off_track = ally != ON_TRACK or s.players > 2
        if place > HIGHEST_INFLUENCE or place < LOWEST_INFLUENCE or (off_track and place != 0):
            yield Problem("majors", f"the marker of {MAJORS[major]} stands at {place}")
        if s.players > 2 and ally != ON_TRACK:
            yield Problem("majors", "there are no Major Cities with more than two players")
