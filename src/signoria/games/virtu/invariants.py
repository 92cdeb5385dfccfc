"""What must hold in every state: conservation of every component, courts and rooms, map, tracks (§2)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.state import FRAME
from signoria.games.virtu.atlas import (
    CITIES,
    CITY_COUNT,
    ESTATE_COUNT,
    ESTATES,
    FIRST_CATHEDRAL,
    GUILD,
    KINGDOM,
    MAJOR_AGENTS,
    MARKET_COUNT,
    REPUBLIC,
    SPOT_COUNT,
    SPOTS,
    is_open,
    market_counts,
)
from signoria.games.virtu.box import (
    BONUS_COUNT,
    BONUS_KIND,
    BONUSES,
    BOX,
    CANNONS_BONUS,
    CARD_ACTION,
    CARDS,
    CHARACTER_COUNT,
    COURT,
    FACTIONS,
    FIRST_BONUS_RANK,
    FIRST_MAJOR,
    HIGHEST_INFLUENCE,
    INDULGENCES,
    LAST_RANK,
    LOWEST_INFLUENCE,
    MACHIAVELLI_BONUS,
    MAJOR_COUNT,
    MAJORS,
    MOST_AGENTS,
    MOST_POWERS,
    MOST_TROOPS,
    NO_ACTION,
    POWER_COUNT,
    ROOMS,
    SECOND_BONUS_RANK,
    SIDE_CAPACITY,
    family,
    pile_sizes,
)
from signoria.games.virtu.decisions import (
    ACT,
    AGENT,
    BORROWED,
    BUY,
    CARD,
    ENTER,
    OVERFLOW,
    PATRON_BONUS,
    PLACE_CARD,
    SITE,
    SUBJECT,
)
from signoria.games.virtu.phases.court import extra_places, extras_needed
from signoria.games.virtu.phases.intrigue import exists
from signoria.games.virtu.setup import states
from signoria.games.virtu.standing import frame_problems
from signoria.games.virtu.state import CLOSED, ELIMINATED, EMPTY, MOVED, NEUTRAL, NONE, ON_TRACK, PAID, VirtuState


def violations(s: VirtuState) -> list[Problem]:
    """Every broken invariant, by name; empty for a sound state."""
    if any(faction == EMPTY for faction in s.faction):
        return [] if s.depth == 1 and s.frames[0] == 0 else [Problem("states", "a seat without a state")]
    problems = [*_ranges(s), *_order(s), *_majors(s), *_owners(s)]
    problems = problems or [*_courts(s), *_rooms(s), *_troops(s)]
    problems = problems or [*_cards(s), *_estates(s), *_agents(s), *_indulgences(s), *_patronage(s), *_alliances(s)]
    return problems or frame_problems(s)


def _at(s: VirtuState, decision: int) -> int:
    """Where the frame of a decision begins, or -1."""
    for i in range(s.depth):
        if s.frames[i * FRAME] == decision:
            return i * FRAME
    return -1


def _in_step(s: VirtuState, first: int, last: int) -> bool:
    return s.depth > 0 and first <= s.frames[0] <= last


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
        ("trophies", s.trophies, 1 if s.players > 2 else 1000),
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
        at = _at(s, OVERFLOW)
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
        acting = _in_step(s, ENTER + 1, ACT) and s.frames[1] == seat
        if not placed and (later or acting):
            yield Problem("marker", f"seat {seat} has no marker in its Palace")
        if placed and s.year == 0:
            yield Problem("marker", f"seat {seat} has a marker before the first Spring")


def _held(s: VirtuState) -> list[int]:
    """Every card in a Palace or on its way there."""
    cards = [int(card) for card in s.rooms if card != EMPTY] + [int(card) for card in s.court if card != EMPTY]
    at = _at(s, PLACE_CARD)
    if at >= 0:
        cards += [int(card) for card in (s.frames[at + CARD], s.frames[at + CARD + 1]) if card != EMPTY]
    return cards


def _cards(s: VirtuState) -> Iterator[Problem]:
    held = _held(s)
    copies = pile_sizes(s.players)
    for card in range(len(CARDS)):
        if card < CHARACTER_COUNT:
            if s.pile[card] + held.count(card) != copies[card]:
                yield Problem("cards_conserved", f"{CARDS[card]}: {s.pile[card]} in the pile, {held.count(card)} held")
        elif held.count(card) > 1:
            yield Problem("cards_conserved", f"{CARDS[card]} is there more than once")
    for seat in range(s.players):
        own = family(FACTIONS[s.faction[seat]], s.players)
        for major in range(MAJOR_COUNT):
            if s.players == 2 and s.major_ally[major] == seat:
                own += family(MAJORS[major], 2)
        rooms = s.rooms[seat * 2 * ROOMS : (seat + 1) * 2 * ROOMS]
        for card in [*rooms, *s.court[seat * COURT : (seat + 1) * COURT]]:
            strange = card >= CHARACTER_COUNT and card not in own
            if strange and not (card == len(CARDS) - 1 and s.owns(seat, MACHIAVELLI_BONUS)):
                yield Problem("cards_conserved", f"{CARDS[card]} is no card of seat {seat}")


# ---- domains ----


def _estates(s: VirtuState) -> Iterator[Problem]:
    copies = market_counts(s.players)
    cathedrals = 0
    for seat in range(s.players):
        base = seat * ESTATE_COUNT
        if s.estate[base + KINGDOM] != NONE and s.estate[base + REPUBLIC] != NONE:
            yield Problem("estates", f"seat {seat} is kingdom and republic")
        tiles = sum(s.estate[base + i] != NONE for i in range(FIRST_CATHEDRAL, ESTATE_COUNT))
        sites = sum(s.cathedral[city] for city in range(CITY_COUNT) if s.owner[city] == seat)
        building = _at(s, SITE) >= 0 and s.frames[1] == seat
        if tiles != sites + building:
            yield Problem("cathedrals", f"seat {seat} has {tiles} cathedral tiles and {sites} cathedrals")
        cathedrals += tiles
        if (s.estate[base + ESTATES.index("cannons")] != NONE) != s.owns(seat, CANNONS_BONUS):
            yield Problem("estates", f"seat {seat}: the Cannons are a patronage bonus")
        french = s.players == 2 and FACTIONS[s.faction[seat]] == "france"
        for tile in ("royaume_de_france", "cannons_france"):
            if (s.estate[base + ESTATES.index(tile)] != NONE) != french:
                yield Problem("estates", f"seat {seat}: {tile} belongs to France in the game of two")
    for i, estate in enumerate((KINGDOM, REPUBLIC, GUILD)):
        owned = sum(s.estate[seat * ESTATE_COUNT + estate] != NONE for seat in range(s.players))
        if s.market[i] + owned != copies[i]:
            yield Problem("tiles_conserved", f"{ESTATES[estate]}: {s.market[i]} in stock, {owned} owned")
    if s.market[MARKET_COUNT - 1] + cathedrals != copies[MARKET_COUNT - 1]:
        yield Problem("tiles_conserved", f"cathedrals: {s.market[MARKET_COUNT - 1]} in stock, {cathedrals} owned")
    if any(s.bought) and not _in_step(s, BUY, SITE):
        yield Problem("bought", "purchases are only noted while somebody buys")


def _indulgences(s: VirtuState) -> Iterator[Problem]:
    borrowed = s.frames[BORROWED] if _in_step(s, ENTER, ACT) else 0
    laid = sum(s.indulgence)
    if s.indulgences + laid + borrowed != INDULGENCES:
        yield Problem("indulgences_conserved", f"{s.indulgences} in stock, {laid} on rooms, {borrowed} just taken")


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


# ---- agents, patronage, alliances ----


def _agents(s: VirtuState) -> Iterator[Problem]:
    at = _at(s, AGENT)
    for spot in range(SPOT_COUNT):
        agent = s.agent[spot]
        if agent >= s.players or (agent != EMPTY and not exists(s, spot)):
            yield Problem("agents", f"{SPOTS[spot]} holds an agent of {agent}")
    for seat in range(s.players):
        most = MOST_AGENTS + sum(MAJOR_AGENTS[m] for m in range(MAJOR_COUNT) if s.major_ally[m] == seat)
        lifted = at >= 0 and s.frames[1] == seat and s.frames[at + SUBJECT] >= 0
        found = s.agents[seat] + s.locked[seat] + sum(agent == seat for agent in s.agent) + lifted
        if found != most:
            yield Problem("agents_conserved", f"seat {seat} has {found} agents in all, not {most}")


def _patronage(s: VirtuState) -> Iterator[Problem]:
    for seat in range(s.players):
        kinds = [int(BONUS_KIND[bonus]) for bonus in range(BONUS_COUNT) if s.patron[bonus] == seat]
        if len(kinds) != len(set(kinds)):
            yield Problem("patronage", f"seat {seat} has two bonuses of a kind")
        choosing = _at(s, PATRON_BONUS) >= 0 and s.frames[1] == seat
        due = int(s.rank[seat] >= FIRST_BONUS_RANK) + int(s.rank[seat] >= SECOND_BONUS_RANK)
        if len(kinds) + choosing != due:
            yield Problem("patronage", f"seat {seat} has {len(kinds)} bonuses at rank {s.rank[seat]}")
    for bonus in range(BONUS_COUNT):
        if s.patron[bonus] >= s.players:
            yield Problem("patronage", f"{BONUSES[bonus]} belongs to {s.patron[bonus]}")


def _alliances(s: VirtuState) -> Iterator[Problem]:
    for power in range(POWER_COUNT):
        if s.ally[power] >= (s.players if s.players > 2 else 0):
            yield Problem("alliances", f"power {power} is allied to {s.ally[power]}")
        if s.ally[power] == EMPTY and s.bonus_ready[power]:
            yield Problem("alliances", f"power {power} has no ally and a bonus")
