"""Set-up per player count (§3, §7.2): the table as it is laid; chance deals states and the first player."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.virtu.actions import FIRST_SEAT, STATE_DEALT
from signoria.games.virtu.atlas import (
    CITIES,
    CITY_COUNT,
    ESTATE_COUNT,
    ESTATES,
    HOME,
    ITEM_COUNT,
    SPOT_COUNT,
    is_open,
    market_counts,
)
from signoria.games.virtu.box import (
    BONUS_COUNT,
    BOX,
    COURT,
    FACTION_COUNT,
    FACTIONS,
    FIRST_MAJOR,
    FRANCE,
    INDULGENCES,
    MAJOR_COUNT,
    MOST_AGENTS,
    MOST_PLAYERS,
    MOST_POWERS,
    MOST_TROOPS,
    POWER_COUNT,
    ROOMS,
    START_INFLUENCE,
    pile_sizes,
)
from signoria.games.virtu.decisions import DEAL_FIRST, DEAL_STATE
from signoria.games.virtu.payment import DUE_COUNT, SYMBOL_COUNT
from signoria.games.virtu.phases import family
from signoria.games.virtu.state import (
    CLOSED,
    EMPTY,
    MOST_USES,
    NEUTRAL,
    NONE,
    ON_TRACK,
    READY,
    SIDES_OF_COMBAT,
    VirtuState,
)


def lay_table(s: VirtuState) -> None:
    """Empty palaces and the common stock; then the states are taken, by seat or by chance."""
    lay_common(s)
    lay_seats(s)
    if s.random_states:
        s.push(DEAL_STATE, CHANCE)
        return
    for seat, faction in enumerate(states(s.players)):
        s.faction[seat] = faction
    begin(s)


def states(players: int) -> list[int]:
    """The factions that play, in the order of the seats unless chance deals them."""
    return [FACTIONS.index(faction) for faction in BOX["setup"][f"p{players}"]["factions"]]


def lay_common(s: VirtuState) -> None:
    s.clear_frames()
    s.year = 0
    s.turn = 0
    s.last = 0
    s.indulgences = INDULGENCES
    s.order = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.city_track = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.patronage_track = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.owner = vec[i64]([NEUTRAL if is_open(city, s.players) else CLOSED for city in range(CITY_COUNT)])
    s.tile = vec[i64]([READY] * CITY_COUNT)
    s.cathedral = vec[i64]([0] * CITY_COUNT)
    s.agent = vec[i64]([EMPTY] * SPOT_COUNT)
    s.ally = vec[i64]([EMPTY] * POWER_COUNT)
    s.bonus_ready = vec[i64]([0] * POWER_COUNT)
    s.pile = vec[i64](pile_sizes(s.players))
    s.market = vec[i64](market_counts(s.players))
    s.patron = vec[i64]([EMPTY] * BONUS_COUNT)
    s.influence = vec[i64]([0] * MAJOR_COUNT)
    s.major_ally = vec[i64]([ON_TRACK] * MAJOR_COUNT)
    s.limit = vec[i64]([0] * MOST_POWERS)
    s.troops = vec[i64]([0] * (MOST_POWERS * CITY_COUNT))
    s.bound = vec[i64]([0] * (MOST_POWERS * CITY_COUNT))
    s.bought = vec[i64]([0] * ITEM_COUNT)
    s.pool = vec[i64]([0] * SYMBOL_COUNT)
    s.due = vec[i64]([0] * DUE_COUNT)
    s.uses = vec[i64]([EMPTY] * (SIDES_OF_COMBAT * MOST_USES))


def lay_seats(s: VirtuState) -> None:
    players: i64 = s.players
    s.faction = vec[i64]([EMPTY] * players)
    s.marker = vec[i64]([EMPTY] * players)
    s.florins = vec[i64]([0] * players)
    s.rank = vec[i64]([0] * players)
    s.agents = vec[i64]([0] * players)
    s.locked = vec[i64]([0] * players)
    s.tokens = vec[i64]([0] * players)
    s.stays = vec[i64]([0] * players)
    s.rooms = vec[i64]([EMPTY] * (2 * ROOMS * players))
    s.court = vec[i64]([EMPTY] * (COURT * players))
    s.face = vec[i64]([NONE] * (COURT * players))
    s.indulgence = vec[i64]([0] * (ROOMS * players))
    s.estate = vec[i64]([NONE] * (ESTATE_COUNT * players))
    s.trophies = vec[i64]([0] * (MOST_POWERS * players))


# ---- chance: states to seats, if wanted (R45) ----


def state_weights(s: VirtuState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    playing = states(s.players)
    taken = [int(faction) for faction in s.faction]
    count: i64 = 0
    for faction in range(FACTION_COUNT):
        if faction in playing and faction not in taken:
            outcomes[count] = STATE_DEALT + faction
            weights[count] = 1
            count += 1
    return count


def deal_state(s: VirtuState, outcome: i64) -> None:
    seat: i64 = 0
    while s.faction[seat] != EMPTY:
        seat += 1
    s.faction[seat] = outcome - STATE_DEALT
    if s.events is not None:
        s.tell("state", {"seat": seat, "state": FACTIONS[outcome - STATE_DEALT]})
    if seat == s.players - 1:
        s.pop()
        begin(s)


# ---- everybody has a state ----


def begin(s: VirtuState) -> None:
    """Homes, troops, agents, florins; then who plays first: by chance, with two players always France."""
    for seat in range(s.players):
        if s.players == 2:
            settle_2p(s, seat, BOX["setup"]["p2"][FACTIONS[s.faction[seat]]])
        else:
            settle(s, seat)
    if s.players > 2:
        s.push(DEAL_FIRST, CHANCE)
        return
    settle_majors(s)
    set_order(s, 0 if s.faction[0] == FRANCE else 1)
    family.begin(s)


def settle(s: VirtuState, seat: int) -> None:
    """§3.1: two home cities with a troop each."""
    common = BOX["setup"]["common_3_5"]
    faction = s.faction[seat]
    s.florins[seat] = common["florins"]
    s.limit[seat] = MOST_TROOPS
    s.agents[seat] = BOX["faction"][faction]["agents_start"]
    s.locked[seat] = MOST_AGENTS - s.agents[seat]
    for city in range(CITY_COUNT):
        if HOME[faction * CITY_COUNT + city] == 1:
            s.owner[city] = seat
            s.troops[seat * CITY_COUNT + city] = common["troops_start"]


def settle_2p(s: VirtuState, seat: int, side: dict[str, Any]) -> None:
    """§7.2: France or Naples."""
    s.florins[seat] = side["florins"]
    s.agents[seat] = side["agents"]
    s.locked[seat] = MOST_AGENTS - side["agents"]
    for tile in side["tiles"]:
        s.estate[seat * ESTATE_COUNT + ESTATES.index(tile)] = READY
    settle_cities(s, seat, side)


def settle_majors(s: VirtuState) -> None:
    for major, side in enumerate(BOX["setup"]["p2"]["major_city"]):
        s.influence[major] = START_INFLUENCE[major]
        settle_cities(s, FIRST_MAJOR + major, side)


def settle_cities(s: VirtuState, power: int, side: dict[str, Any]) -> None:
    s.limit[power] = side["troops_limit"]
    for city in side["cities"]:
        s.owner[CITIES.index(city)] = power
    for city, count in side["troops"].items():
        s.troops[power * CITY_COUNT + CITIES.index(city)] = count


# ---- the first player ----


def first_weights(s: VirtuState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    seat: i64 = 0
    while seat < s.players:
        outcomes[seat] = FIRST_SEAT + seat
        weights[seat] = 1
        seat += 1
    return s.players


def choose_first(s: VirtuState, outcome: i64) -> None:
    set_order(s, outcome - FIRST_SEAT)
    if s.events is not None:
        s.tell("first_player", {"seat": s.order[0]})
    s.pop()
    family.begin(s)


def set_order(s: VirtuState, first: i64) -> None:
    """Clockwise from the first player, who lies on top of both piles."""
    i: i64 = 0
    while i < s.players:
        seat: i64 = (first + i) % s.players
        s.order[i] = seat
        s.city_track[i] = seat
        s.patronage_track[i] = seat
        i += 1
