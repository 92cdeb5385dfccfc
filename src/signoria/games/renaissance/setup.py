"""Set-up: variant, nations and order, by chance where nobody chooses; then start cities (§3, §4.1; R4 to R9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import CHOOSE_NATION, DRAWN_NATION, DRAWN_VARIANT
from signoria.games.renaissance.box import (
    CARD_COUNT,
    CASTLES,
    CITY_COUNT,
    COPIES,
    MOST_PLAYERS,
    NATION_COUNT,
    NATIONS,
    PALACES,
    RAMPARTS,
    START_DUCATS,
    TURNS,
)
from signoria.games.renaissance.decisions import DRAW_FIRST_ORDER, DRAW_NATION, DRAW_VARIANT, PREVIOUS
from signoria.games.renaissance.phases import dealing, placement
from signoria.games.renaissance.plans import PLAN_IDS, PLANS, VARIANTS, plan_of
from signoria.games.renaissance.state import (
    BATTLE_SIZE,
    CLOSED,
    EMPTY,
    FREE,
    MARKS,
    NO_PALACE,
    NO_STANCE,
    SLOT_COUNT,
    WORTH_COUNT,
    RenaissanceState,
)

LISTED: Final = "listed"
CHOSEN: Final = "chosen"
NATION_WAYS: Final = ("random", CHOSEN, LISTED)


def lay_table(s: RenaissanceState) -> None:
    """Everything that is not left to chance: an empty map, full supplies, the agreed variant and nations."""
    s.clear_frames()
    lay_map(s)
    lay_seats(s)
    s.deck = COPIES[:]
    s.discards = vec[i64]([0] * CARD_COUNT)
    s.locked = vec[i64]([0] * CARD_COUNT)
    s.laid = vec[i64]([EMPTY] * SLOT_COUNT)
    s.worth = vec[i64]([0] * (SLOT_COUNT * WORTH_COUNT))
    s.battle = vec[i64]([0] * BATTLE_SIZE)
    s.plan = plan_of(s.players, str(s.settings["scenario"]), str(s.settings["variant"]))
    if s.plan == EMPTY:
        s.push(DRAW_VARIANT, CHANCE)
    else:
        begin_nations(s)


def lay_map(s: RenaissanceState) -> None:
    s.turn = 1
    s.war = 0
    s.stance = NO_STANCE
    s.ramparts = RAMPARTS
    s.castles = CASTLES
    s.palaces = PALACES
    s.owner = vec[i64]([FREE] * CITY_COUNT)
    s.home = vec[i64]([FREE] * CITY_COUNT)
    s.level = vec[i64]([0] * CITY_COUNT)
    s.palace = vec[i64]([NO_PALACE] * CITY_COUNT)
    s.marks = vec[i64]([0] * (CITY_COUNT * len(MARKS)))


def lay_seats(s: RenaissanceState) -> None:
    players: i64 = s.players
    s.order = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.nation = vec[i64]([EMPTY] * players)
    s.ducats = vec[i64]([START_DUCATS] * players)
    s.hand = vec[i64]([0] * (CARD_COUNT * players))
    s.known = vec[i64]([0] * (CARD_COUNT * players))
    s.unblue = vec[i64]([0] * players)
    s.unsure = vec[i64]([0] * players)
    s.used = vec[i64]([0] * players)
    s.quiet = vec[i64]([0] * players)
    s.spoken = vec[i64]([0] * players)
    s.provinces = vec[i64]([0] * (TURNS * players))
    s.artists = vec[i64]([0] * (TURNS * players))
    s.ballots = vec[i64]([EMPTY] * (TURNS * players))


# ---- the variant for four players (S-VARIANT) ----


def variant_weights(s: RenaissanceState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    for i in range(len(VARIANTS)):
        outcomes[i] = DRAWN_VARIANT + i
        weights[i] = 1
    return len(VARIANTS)


def draw_variant(s: RenaissanceState, outcome: i64) -> None:
    variant = VARIANTS[outcome - DRAWN_VARIANT]
    s.plan = PLAN_IDS.index(f"base_4_{variant}")
    if s.events is not None:
        s.tell("variant_drawn", {"variant": variant})
    s.pop()
    begin_nations(s)


# ---- nations (S-NATION): agreed by who sits where, chosen one after the other, or drawn by lot (R4) ----


def begin_nations(s: RenaissanceState) -> None:
    """Close the provinces; where nations are agreed, the seats have them in the order of the list."""
    plan = PLANS[s.plan]
    for city in plan.closed:
        s.owner[city] = CLOSED
    if s.settings["nations"] == LISTED:
        for seat, nation in enumerate(plan.nations):
            s.nation[seat] = nation
    s.push(DRAW_NATION, CHANCE)
    next_nation(s)


def seat_of(s: RenaissanceState, nation: i64) -> i64:
    """Who plays a nation, or EMPTY; of the seats without any, the first."""
    seat: i64 = 0
    while seat < s.players:
        if s.nation[seat] == nation:
            return seat
        seat += 1
    return EMPTY


def open_nations(s: RenaissanceState, verb: i64, out: vec[i64]) -> i64:
    """Those of the list that nobody has yet."""
    plan = PLANS[s.plan]
    count: i64 = 0
    nation: i64 = 0
    while nation < NATION_COUNT:
        if int(nation) in plan.nations and seat_of(s, nation) == EMPTY:
            out[count] = verb + nation
            count += 1
        nation += 1
    return count


def nation_weights(s: RenaissanceState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    count: i64 = open_nations(s, DRAWN_NATION, outcomes)
    i: i64 = 0
    while i < count:
        weights[i] = 1
        i += 1
    return count


def take_nation(s: RenaissanceState, seat: i64, action: i64) -> None:
    """By lot, for the next seat; or as a seat has chosen."""
    taker: i64 = seat_of(s, EMPTY) if seat == CHANCE else seat
    s.nation[taker] = action - (DRAWN_NATION if seat == CHANCE else CHOOSE_NATION)
    if s.events is not None:
        s.tell("nation_drawn", {"seat": taker, "nation": NATIONS[s.nation[taker]]})
    next_nation(s)


def next_nation(s: RenaissanceState) -> None:
    """When everybody has one: the order is drawn, or in a scenario it is that of the list (R7)."""
    waiting: i64 = seat_of(s, EMPTY)
    if waiting != EMPTY:
        s.ask_seat(DRAW_NATION, waiting if s.settings["nations"] == CHOSEN else CHANCE)
        return
    plan = PLANS[s.plan]
    s.war = 1 if plan.war else 0
    s.pop()
    if plan.draws_order:
        s.push(DRAW_FIRST_ORDER, CHANCE)
        s.frames[s.at + PREVIOUS] = EMPTY
        return
    for place, nation in enumerate(plan.nations):
        s.order[place] = seat_of(s, nation)
    placement.begin(s)


# ---- the first order of play (§3.3) ----


def draw_first_order(s: RenaissanceState, outcome: i64) -> None:
    if dealing.draw_place(s, outcome):
        s.pop()
        placement.begin(s)
