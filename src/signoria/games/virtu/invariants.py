"""What must hold in every state: ranges, order, courts and rooms, map; conservation and frames beside it (§2)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.decision import FRAME, SEAT
from signoria.core.stack import bottom, stack_problems
from signoria.games.virtu.actions import ACTIONS, TOKEN, USE
from signoria.games.virtu.box.atlas import (
    CITIES,
    CITY_COUNT,
    is_open,
)
from signoria.games.virtu.box.constants import (
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
    MOST_TROPHIES_OF,
    NO_ACTION,
    ROOMS,
    ROUNDS,
    SIDE_CAPACITY,
    states,
)
from signoria.games.virtu.conservation import conservation_problems, frame_of
from signoria.games.virtu.decisions import (
    ACT,
    AFTER_BATTLE,
    ALLY,
    BESIEGE,
    BUY,
    COMBAT,
    DEAL_STATE,
    OPENING,
    OVERFLOW,
    PAY,
    REDEEM,
    RETREAT,
    RIVAL,
    SETTING_UP,
    SIEGE,
    SITE,
    SPRING_TURN,
    STEP,
    TAKE_STATE,
    WAGE_WAR,
    WAIVE,
    WINTER,
)
from signoria.games.virtu.phases.court import extra_places, extras_needed
from signoria.games.virtu.state import (
    CLOSED,
    ELIMINATED,
    EMPTY,
    MOST_USES,
    MOVED,
    NEUTRAL,
    NONE,
    ON_TRACK,
    PAID,
    Virtu,
)


def violations(s: Virtu) -> list[Problem]:
    """Every broken invariant, by name; empty for a sound state."""
    if any(faction == EMPTY for faction in s.faction):
        dealing = s.depth == 1 and bottom(s) in (DEAL_STATE, TAKE_STATE)
        return stack_problems(s) if dealing else [Problem("states", "a seat without a state")]
    problems = [*_ranges(s), *_order(s), *_majors(s), *_owners(s)]
    problems = problems or [*_courts(s), *_rooms(s), *_troops(s)]
    return problems or conservation_problems(s) or [*_calendar(s)] or stack_problems(s) or [*_purse(s), *_uses(s)]


# ---- plain ranges ----


def _ranges(s: Virtu) -> Iterator[Problem]:
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
        ("trophies", s.trophies, MOST_TROPHIES_OF[s.side]),
        ("used", [s.used], 7),
        ("borrowed", [s.borrowed], 1 if bottom(s) == ACT else 0),
    ):
        for value in values:
            if value > most:
                yield Problem("range", f"{name} holds {value}, at most {most} is possible")
    for city in range(CITY_COUNT):
        if s.tile[city] == NONE:
            yield Problem("range", f"the tile of {CITIES[city]} has no face")
    if s.last > 1:
        yield Problem("range", f"last is {s.last}")


def _order(s: Virtu) -> Iterator[Problem]:
    dealt = bottom(s) not in OPENING
    everybody = list(range(s.players)) if dealt else []
    for name, places in (("order", s.order), ("city_track", s.city_track), ("patronage_track", s.patronage_track)):
        named = [int(seat) for seat in places]
        if sorted(named[: len(everybody)]) != everybody or any(seat != EMPTY for seat in named[len(everybody) :]):
            yield Problem("order", f"{name} must name every seat once, not {named}")
    if sorted(int(faction) for faction in s.faction) != sorted(states(s.players)):
        yield Problem("states", f"the states of {s.players} players are others")
    elif s.side == 1 and dealt and FACTIONS[s.faction[s.order[0] % 2]] != "france":
        yield Problem("order", "France is always first")


# ---- palaces ----


def _courts(s: Virtu) -> Iterator[Problem]:
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


def _rooms(s: Virtu) -> Iterator[Problem]:
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
        later = s.year > 1 or (bottom(s) not in SETTING_UP and bottom(s) not in SPRING_TURN)
        acting = bottom(s) in (STEP, REDEEM, ACT) and s.frames[SEAT] == seat
        if not placed and (later or acting):
            yield Problem("marker", f"seat {seat} has no marker in its Palace")
        if placed and s.year == 0:
            yield Problem("marker", f"seat {seat} has a marker before the first Spring")


# ---- the map ----


def _owners(s: Virtu) -> Iterator[Problem]:
    powers = MOST_POWERS if s.side == 1 else s.players
    for city in range(CITY_COUNT):
        owner = s.owner[city]
        if (owner == CLOSED) == is_open(city, s.players) or owner >= powers:
            yield Problem("owner", f"{CITIES[city]} belongs to {owner}")
        elif owner >= s.players and s.major_ally[owner - FIRST_MAJOR] == ELIMINATED:
            yield Problem("owner", f"{CITIES[city]} belongs to a Major City that is gone")
        if s.cathedral[city] and owner in (NEUTRAL, CLOSED):
            yield Problem("cathedrals", f"{CITIES[city]} has a cathedral and no ruler")


def _troops(s: Virtu) -> Iterator[Problem]:
    for city in range(CITY_COUNT):
        for power in range(MOST_POWERS):
            i = power * CITY_COUNT + city
            bound = s.halted[i] + s.retreating[i]
            if bound > s.troops[i] or (s.troops[i] and s.owner[city] == CLOSED):
                yield Problem("troops", f"{CITIES[city]}: {s.troops[i]} troops of {power}, {bound} of them bound")
    for power in range(MOST_POWERS):
        if s.troops_of(power) > s.limit[power]:
            yield Problem("troops", f"{s.troops_of(power)} troops of {power}, the limit is {s.limit[power]}")

    if any(s.halted) and (s.depth < 2 or s.frames[FRAME] != WAGE_WAR):
        yield Problem("troops", "troops are halted in a War action only")
    if any(s.retreating) and bottom(s) not in (SIEGE, RIVAL, AFTER_BATTLE, BESIEGE, RETREAT):
        yield Problem("troops", "troops retreat from sieges only")


def _limits(s: Virtu) -> list[int]:
    if s.side == 0:
        return [int(MOST_TROOPS)] * s.players + [0] * (MOST_POWERS - s.players)
    setup = BOX["setup"]["p2"]
    sides = [int(setup[FACTIONS[faction]]["troops_limit"]) for faction in s.faction]
    majors = [int(major["troops_limit"]) for major in setup["major_city"]]
    return sides + [0 if s.major_ally[i] == ELIMINATED else majors[i] for i in range(MAJOR_COUNT)]


def _majors(s: Virtu) -> Iterator[Problem]:
    if [int(limit) for limit in s.limit] != _limits(s):
        yield Problem("troops", f"the troops of the powers are {_limits(s)}")
    for major in range(MAJOR_COUNT):
        ally, place = s.major_ally[major], s.influence[major]
        if not ELIMINATED <= ally < (s.players if s.side == 1 else 0):
            yield Problem("majors", f"{MAJORS[major]} is allied to {ally}")
        off_track = ally != ON_TRACK or s.side == 0
        if place > HIGHEST_INFLUENCE or place < LOWEST_INFLUENCE or (off_track and place != 0):
            yield Problem("majors", f"the marker of {MAJORS[major]} stands at {place}")
        if s.side == 0 and ally != ON_TRACK:
            yield Problem("majors", "there are no Major Cities with more than two players")


# ---- the year, what is due and what is gathered ----


def _calendar(s: Virtu) -> Iterator[Problem]:
    if (s.year == 0) != (bottom(s) in SETTING_UP) or (s.side == 1 and s.year > ROUNDS):
        yield Problem("calendar", f"the year is {s.year}")
    if s.turn >= s.players or (s.depth == 0 and s.turn):
        yield Problem("calendar", f"turn {s.turn} of {s.players}")
    if s.depth == 0 and not s.variant.is_over(s):
        yield Problem("game_over", "a game without frames is over, but nothing has ended it")
    early = s.depth > 0 and bottom(s) not in WINTER
    if s.last and (early or s.side == 1):
        yield Problem("calendar", "the last year is noticed after the retreats of Spring")


def _purse(s: Virtu) -> Iterator[Problem]:
    """Something is due only in a payment; symbols lie ready only where they serve."""
    if any(s.due) and s.decision != PAY:
        yield Problem("due", "something is due, and nobody pays")
    gathering = bottom(s) in (REDEEM, RETREAT, BUY, SITE) or (bottom(s) in (ACT, ALLY, WAIVE) and s.depth > 1)
    if any(s.pool) and not gathering:
        yield Problem("pool", "symbols cannot be kept")


def _uses(s: Virtu) -> Iterator[Problem]:
    """Uses are noted while something is paid; in a combat those of both sides, tokens too."""
    for i, action in enumerate(s.uses):
        if action == EMPTY:
            continue
        noted = s.decision == COMBAT if action == TOKEN or i >= MOST_USES else s.decision in (PAY, COMBAT)
        if not noted or (action < USE and action != TOKEN):
            yield Problem("uses", f"{ACTIONS.names[action]} is not part of what goes on")
