"""Where the game stands must fit the table: which frames lie on which, whose they are, and what they remember."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.codes import Problem
from signoria.core.state import CHANCE, DECISION, FRAME, LOCALS, SEAT, TOGETHER
from signoria.games.renaissance.box import ATTACKS, CARD_COUNT, CITIES, COPIES, DEAL_CARDS, EMPIRE, EMPIRE_CARDS
from signoria.games.renaissance.decisions import (
    ACTING,
    ARTIST_DRAW,
    ATTACKED_SEATS,
    ATTACKS_MADE,
    BATTLE_DIE,
    BRIBE_DIE,
    BUYING,
    CHOICE,
    CONDOTTIERE_DIE,
    DEALING,
    DEALT,
    DECISIONS,
    DECLARING,
    DRAW_FIRST_ORDER,
    DRAW_NATION,
    DRAW_VARIANT,
    DRAWING_BOUGHT,
    DRAWING_ORDER,
    EMBASSY,
    EXPANDING,
    EXPANDING_FROM,
    GOAL,
    HIRING,
    LEFT,
    LOOT_DIE,
    LURE_DIE,
    MARRIED_SEATS,
    OUTSIDE_HELP,
    PLACE,
    PLACE_CHOICE,
    PLACE_EXTRA,
    PREVIOUS,
    QUEUE,
    RETURNING,
    ROUND,
    SAILED,
    SELLING,
    SHOWING_STANCE,
    SHOWING_VOTE,
    SPEAKING,
    TOGGLED,
    VOTING,
)
from signoria.games.renaissance.phases.cities import has_city
from signoria.games.renaissance.plans import PLANS
from signoria.games.renaissance.setup import CHOSEN, seat_of
from signoria.games.renaissance.standing_battle import battle_problems
from signoria.games.renaissance.standing_card import card_problems, offer_problems, vote_problems
from signoria.games.renaissance.state import EMPTY, STAGE, RenaissanceState

BY_CHANCE: Final = {
    DRAW_VARIANT,
    DRAW_NATION,
    DRAW_FIRST_ORDER,
    DEALING,
    DRAWING_BOUGHT,
    DRAWING_ORDER,
    LOOT_DIE,
    EMBASSY,
    BRIBE_DIE,
    OUTSIDE_HELP,
    ARTIST_DRAW,
    LURE_DIE,
    BATTLE_DIE,
    CONDOTTIERE_DIE,
}
SEALED: Final = {VOTING, SELLING}
SAFE: Final = {VOTING, BUYING, EXPANDING, ACTING}


def frame_problems(s: RenaissanceState) -> Iterator[Problem]:
    """Shape first: only a stack that can arise is looked into."""
    frames = [[int(n) for n in s.frames[i * FRAME : (i + 1) * FRAME]] for i in range(s.depth)]
    shape = [*_shape(s, frames)]
    yield from shape
    if not frames or shape:
        return
    yield from _phase(s, frames[0])
    for i, frame in enumerate(frames):
        yield from _leftovers(i, frame)
    top = frames[-1]
    if top[DECISION] >= SPEAKING:
        yield from offer_problems(s, top)
    elif len(frames) > 1 and frames[1][DECISION] <= DECLARING + 1:
        yield from card_problems(s, frames)
    yield from battle_problems(s, frames)
    yield from _hands_in_time(s, frames[0])


def _shape(s: RenaissanceState, frames: list[list[int]]) -> Iterator[Problem]:
    decisions = [frame[DECISION] for frame in frames]
    base = decisions[:-1] if decisions and decisions[-1] >= SPEAKING else decisions
    fits = not decisions or (bool(base) and base[0] <= ACTING)
    if len(base) > 1:
        fits = base[0] == ACTING and ACTING < base[1] < SPEAKING and not SELLING <= base[1] <= HIRING
    if len(base) > 2:
        fits = fits and len(base) == 3 and HIRING < base[1] <= HIRING + 5 and SELLING <= base[2] <= HIRING
    if base != decisions and (len(base) != 1 or base[0] not in SAFE or s.diplomacy == 0):
        fits = False
    if not fits:
        yield Problem("frames", f"{[DECISIONS[decision].code for decision in decisions]} do not lie on each other")
    for frame in frames:
        if not _is_asked(s, frame[SEAT], frame[DECISION]):
            yield Problem("seat", f"seat {frame[SEAT]} cannot be asked for {DECISIONS[frame[DECISION]].code}")
    if (s.battle[STAGE] > 0) != (len(base) > 1 and base[1] > DECLARING + 1):
        yield Problem("battle", "a battle goes on, or nothing of it lies on the table")


def _is_asked(s: RenaissanceState, seat: int, decision: int) -> bool:
    """Chance, several together, or one of the seats, as the decision has it; a state is drawn or chosen."""
    if decision == DRAW_NATION and s.settings["nations"] == CHOSEN:
        return seat == seat_of(s, EMPTY) != EMPTY
    if decision in BY_CHANCE:
        return seat == CHANCE
    return seat == TOGETHER if decision in SEALED else 0 <= seat < s.players


def _leftovers(i: int, frame: list[int]) -> Iterator[Problem]:
    names = DECISIONS[frame[DECISION]].locals
    if any(frame[LOCALS + len(names) :]):
        yield Problem("frames", f"frame {i} remembers more than it has names for")


def _phase(s: RenaissanceState, frame: list[int]) -> Iterator[Problem]:
    """The bottom frame: a step of set-up or of the turn."""
    decision, seat = frame[DECISION], frame[SEAT]
    if decision in (VOTING, SHOWING_STANCE, SHOWING_VOTE):
        yield from vote_problems(s, frame)
    elif decision == RETURNING:
        yield from _queue(s, frame)
    elif decision in (DRAW_FIRST_ORDER, DRAWING_ORDER):
        yield from _drawing(s, frame)
    elif decision >= PLACE_CHOICE:
        place = frame[PLACE]
        if not 0 <= place < s.players:
            yield Problem("place", f"there is no place {place}")
            return
        if seat != CHANCE and seat != s.order[place]:
            yield Problem("seat", f"seat {seat} is not at place {place} of the order")
        yield from _placing(s, frame)
        yield from _counting(s, frame)
    if decision < RETURNING and s.turn != 1:
        yield Problem("turn", "set-up comes before the first turn")


def _queue(s: RenaissanceState, frame: list[int]) -> Iterator[Problem]:
    queue, waiting = frame[QUEUE], []
    while queue > 0:
        waiting.append(queue % 7 - 1)
        queue //= 7
    out = [seat for seat in range(s.players) if not has_city(s, seat)]
    if sorted(waiting) != out or not waiting or waiting[0] != frame[SEAT]:
        yield Problem("queue", "those without a city return, one after the other")


def _drawing(s: RenaissanceState, frame: list[int]) -> Iterator[Problem]:
    """Places are drawn from the first; the last first player cannot be first again."""
    given = [seat for seat in s.order if seat != EMPTY]
    first = frame[DECISION] == DRAW_FIRST_ORDER
    if frame[PLACE] != len(given) or frame[PLACE] >= s.players:
        yield Problem("place", "the place to be drawn is the first one open")
    if first != (frame[PREVIOUS] == EMPTY) or not EMPTY <= frame[PREVIOUS] < s.players:
        yield Problem("previous", "from the second turn on somebody was first before")
    if not first and frame[PREVIOUS] == s.order[0]:
        yield Problem("previous", "nobody is first twice in a row")
    if not first and s.turn == 1:
        yield Problem("turn", "the order is drawn anew from the second turn on")


def _placing(s: RenaissanceState, frame: list[int]) -> Iterator[Problem]:
    decision, seat, place = frame[DECISION], frame[SEAT], frame[PLACE]
    if decision > PLACE_EXTRA:
        return
    plan = PLANS[s.plan]
    if decision == PLACE_CHOICE:
        ways = plan.choices[int(s.nation[seat])]
        if not 0 <= frame[CHOICE] < len(ways) or any(s.home[city] == seat for city in ways[frame[CHOICE]]):
            yield Problem("choice", "there is no such list to choose from")
    if decision == PLACE_EXTRA and int(s.nation[seat]) not in plan.extra:
        yield Problem("seat", f"seat {seat} has no extra garrison")
    for i in range(s.players):
        placed = any(s.home[city] == s.order[i] for city in range(len(CITIES)))
        if placed != (i <= place or decision == PLACE_EXTRA):
            yield Problem("home", "players place their garrisons in order")
    if s.ramparts < s.players - place and decision < PLACE_EXTRA:
        yield Problem("ramparts", "everybody begins with one rampart")


def _counting(s: RenaissanceState, frame: list[int]) -> Iterator[Problem]:
    """What a phase counts stays within what it can count."""
    decision, seat = frame[DECISION], int(s.order[frame[PLACE]])
    everybody = 1 << s.players
    if decision == DEALING:
        due = DEAL_CARDS[s.war] + (EMPIRE_CARDS if s.has_power(seat, EMPIRE) else 0)
        if not 0 <= frame[DEALT] < due or frame[DEALT] != s.hand_size(seat):
            yield Problem("dealt", f"seat {seat} is being dealt {due} cards")
    elif decision == BUYING and frame[TOGGLED] not in (0, 1):
        yield Problem("toggled", "once or not")
    elif decision == DRAWING_BOUGHT and not 1 <= frame[LEFT] <= sum(s.deck):
        yield Problem("left", "so many cards cannot be drawn")
    elif decision in (EXPANDING, EXPANDING_FROM):
        if frame[ROUND] not in (1, 2) or (decision == EXPANDING_FROM and frame[ROUND] != 1):
            yield Problem("round", "there are two rounds, and only in the first it matters where from")
        if not 0 <= frame[SAILED] < everybody or not 0 <= frame[GOAL] < len(CITIES):
            yield Problem("sailed", "sailed and goal name seats and a city")
            return
        if not has_city(s, seat):
            yield Problem("seat", f"seat {seat} has no city to expand from")
        if decision == EXPANDING_FROM and s.owner[frame[GOAL]] != EMPTY:
            yield Problem("goal", "only free cities can be expanded into")
    elif decision == ACTING:
        bits = (frame[ATTACKED_SEATS], frame[MARRIED_SEATS])
        if any(not 0 <= seats < everybody or seats & (1 << seat) for seats in bits):
            yield Problem("attacked", "attacked and married name other seats")
        if not 0 <= frame[ATTACKS_MADE] <= len(CITIES) or 0 <= ATTACKS[s.war] < frame[ATTACKS_MADE]:
            yield Problem("attacks", "more attacks than the political state allows")


def _hands_in_time(s: RenaissanceState, frame: list[int]) -> Iterator[Problem]:
    """Cards are in play from the deal to the end of the turn; discards and locked cards in combat turns only."""
    decision = frame[DECISION]
    if decision < DEALING and any(s.deck[card] != COPIES[card] for card in range(CARD_COUNT)):
        yield Problem("deck", "before the deal all cards are in the deck")
    if decision < ACTING and (any(s.discards) or any(s.locked) or any(s.known) or any(s.unblue) or any(s.unsure)):
        yield Problem("discards", "nothing is played, locked or known before the combat turns")
