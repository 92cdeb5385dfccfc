"""Set-up per player count: the table as it is laid, then chance deals (§3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.principato.actions import FIRST, GOAL, REVEAL, START
from signoria.games.principato.box import (
    BACKS,
    CARD_COUNT,
    CARDS,
    CLASS_COUNT,
    CLASS_STOCK,
    CUBE_COUNT,
    DEALT_CARDS,
    DISPLAY_SIZE,
    FACE_COUNT,
    FAVOR,
    FOOD,
    GOAL_BACK,
    GOAL_COUNT,
    GOALS,
    GOLD,
    HAND_SIZE,
    MOST_DISPLAYED,
    MOST_PLAYERS,
    POOL_OF,
    POOL_SIZE,
    START_CARD,
    START_CUBES,
    START_TOKENS,
    SUPPLY_COUNT,
    pile_counts,
)
from signoria.games.principato.phases.refill import begin_turn, lay_out
from signoria.games.principato.state import DEAL_DISPLAY, DEAL_FIRST, DEAL_GOAL, DEAL_START, EMPTY, PrincipatoState


def lay_table(s: PrincipatoState) -> None:
    """Everything that is not left to chance: piles, reserve, start tokens and cubes, the S1 cards."""
    players: i64 = s.players
    s.clear_frames()
    s.year = 1
    s.active = EMPTY
    s.first = EMPTY
    s.display = vec[i64]([EMPTY] * MOST_DISPLAYED)
    s.pile = pile_counts(players)
    s.box = vec[i64]([0] * CARD_COUNT)
    s.reserve = CUBE_COUNT[:]
    s.pool = POOL_SIZE[:]
    s.stock = CLASS_STOCK[:]
    s.order = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.hand = vec[i64]([EMPTY] * (HAND_SIZE * players))
    s.food = vec[i64]([START_CUBES[FOOD]] * players)
    s.gold = vec[i64]([START_CUBES[GOLD]] * players)
    s.favor = vec[i64]([START_CUBES[FAVOR]] * players)
    s.tokens = vec[i64]([START_TOKENS[i % FACE_COUNT] for i in range(FACE_COUNT * players)])
    s.supplied = vec[i64]([0] * (SUPPLY_COUNT * players))
    s.culture = vec[i64]([0] * (CLASS_COUNT * players))
    s.military = vec[i64]([0] * players)
    s.goals = vec[i64]([EMPTY] * (BACKS * players))
    for seat in range(players):
        s.hand[HAND_SIZE * seat] = START_CARD
    for cube in (FOOD, GOLD, FAVOR):
        s.reserve[cube] -= START_CUBES[cube] * players
    for face in range(FACE_COUNT):
        s.pool[POOL_OF[face]] -= START_TOKENS[face] * players
    s.push(DEAL_START, CHANCE)


# ---- S2 cards, dealt at random (§3.4) ----


def start_weights(s: PrincipatoState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    count: i64 = 0
    card: i64 = 0
    while card < CARD_COUNT:
        left: i64 = DEALT_CARDS[card]
        seat: i64 = 0
        while seat < s.players:
            if s.hand[HAND_SIZE * seat + 1] == card:
                left -= 1
            seat += 1
        if left > 0:
            outcomes[count] = START + card
            weights[count] = left
            count += 1
        card += 1
    return count


def deal_start(s: PrincipatoState, outcome: i64) -> None:
    seat: i64 = 0
    while s.hand[HAND_SIZE * seat + 1] != EMPTY:
        seat += 1
    card: i64 = outcome - START
    s.hand[HAND_SIZE * seat + 1] = card
    if s.events is not None:
        s.tell("dealt_start", {"seat": seat, "card": CARDS[card]})
    if seat == s.players - 1:
        s.frames[s.at] = DEAL_DISPLAY


# ---- the display (§3.5) ----


def deal_display(s: PrincipatoState, outcome: i64) -> None:
    """Year 1 has no military card, so every card revealed is laid out."""
    card: i64 = outcome - REVEAL
    s.pile[card] -= 1
    lay_out(s, card)
    if s.display[DISPLAY_SIZE[s.players] - 1] != EMPTY:
        s.frames[s.at] = DEAL_GOAL


# ---- goals, one of each back, seen by their owner alone (§3.6) ----


def next_goal(s: PrincipatoState) -> i64:
    """Place in `goals` of the goal that is dealt now: back 1 to every seat, then back 2."""
    back: i64 = 0
    while back < BACKS:
        seat: i64 = 0
        while seat < s.players:
            if s.goals[BACKS * seat + back] == EMPTY:
                return BACKS * seat + back
            seat += 1
        back += 1
    return EMPTY


def goal_weights(s: PrincipatoState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    back: i64 = next_goal(s) % BACKS
    count: i64 = 0
    goal: i64 = 0
    while goal < GOAL_COUNT:
        if GOAL_BACK[goal] == back and not is_dealt(s, goal):
            outcomes[count] = GOAL + goal
            weights[count] = 1
            count += 1
        goal += 1
    return count


def is_dealt(s: PrincipatoState, goal: i64) -> bool:
    i: i64 = 0
    while i < BACKS * s.players:
        if s.goals[i] == goal:
            return True
        i += 1
    return False


def deal_goal(s: PrincipatoState, outcome: i64) -> None:
    place: i64 = next_goal(s)
    s.goals[place] = outcome - GOAL
    if s.events is not None:
        seat = int(place // BACKS)
        seen_by = None if s.open_goals else (seat,)
        s.tell("dealt_goal", {"seat": seat, "goal": GOALS[outcome - GOAL]}, seen_by)
    if next_goal(s) == EMPTY:
        s.frames[s.at] = DEAL_FIRST


# ---- the First Player (§3.9) ----


def first_weights(s: PrincipatoState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    seat: i64 = 0
    while seat < s.players:
        outcomes[seat] = FIRST + seat
        weights[seat] = 1
        seat += 1
    return s.players


def choose_first(s: PrincipatoState, outcome: i64) -> None:
    """The card stays with its owner all game (R13); the first year begins."""
    s.first = outcome - FIRST
    if s.events is not None:
        s.tell("first_player", {"seat": s.first})
    s.pop()
    begin_turn(s, s.first)
