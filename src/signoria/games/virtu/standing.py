"""Where a game may stand in its rules: which frames lie on which, whose they are, what their locals may say."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.state import CHANCE, FRAME, SEAT
from signoria.games.virtu.actions import ACTIONS, TOKEN, USE
from signoria.games.virtu.box import ROUNDS
from signoria.games.virtu.decisions import (
    ACT,
    AFTER_BATTLE,
    AGENT,
    ALLY,
    ANNEX,
    BESIEGE,
    BUY,
    COLOUR,
    COMBAT,
    DEAL_FIRST,
    DEAL_STATE,
    DECISIONS,
    ENTER,
    FIRST,
    GOVERN,
    INFLUENCE,
    INTRIGUE,
    LOSSES,
    MARCH,
    OVERFLOW,
    PATRON_BONUS,
    PATRONISE,
    PAY,
    PAY_TROOPS,
    PLACE_CARD,
    REDEEM,
    REORGANISE,
    RETREAT,
    RIVAL,
    SECOND,
    SIEGE,
    SITE,
    TRADE,
    WAGE_WAR,
    WAIVE,
)
from signoria.games.virtu.frame_locals import local_problems
from signoria.games.virtu.payment import DUE_COUNT
from signoria.games.virtu.phases import turn, winter
from signoria.games.virtu.phases.price import price_of
from signoria.games.virtu.state import EMPTY, MOST_USES, VirtuState

_ACTIONS = (GOVERN, PATRONISE, PATRON_BONUS, TRADE, ANNEX, INFLUENCE, WAGE_WAR, INTRIGUE)
# What may lie on what.
_ABOVE: dict[int, tuple[int, ...]] = {
    ACT: _ACTIONS,
    REDEEM: (PAY,),
    RETREAT: (PAY,),
    BUY: (PAY, PLACE_CARD),
    ALLY: (PAY,),
    WAIVE: (PAY,),
    PAY_TROOPS: (COLOUR,),
    REORGANISE: (OVERFLOW,),
    PATRONISE: (PAY, PLACE_CARD),
    ANNEX: (PAY,),
    INFLUENCE: (PAY, PLACE_CARD),
    WAGE_WAR: (MARCH, COLOUR),
    INTRIGUE: (AGENT,),
    PLACE_CARD: (OVERFLOW,),
} | dict.fromkeys(range(SIEGE, BESIEGE + 1), (COMBAT, LOSSES, OVERFLOW))


def frame_problems(s: VirtuState) -> list[Problem]:
    """What is wrong with the stack; nesting and seats first, because the rest relies on them."""
    problems = [*_calendar(s)] or [*_nesting(s)] or [*_seats(s)]
    if not problems:
        problems = [problem for i in range(s.depth) for problem in local_problems(s, i * FRAME)]
    return problems or [*_purse(s)]


def _calendar(s: VirtuState) -> Iterator[Problem]:
    setting_up = s.depth > 0 and s.frames[0] < ENTER
    if (s.year == 0) != setting_up or (s.players == 2 and s.year > ROUNDS):
        yield Problem("calendar", f"the year is {s.year}")
    if s.turn >= s.players or (s.depth == 0 and s.turn):
        yield Problem("calendar", f"turn {s.turn} of {s.players}")
    over = s.depth == 0
    if over and not winter.is_over(s):
        yield Problem("game_over", "a game without frames is over, but nothing has ended it")
    early = s.depth > 0 and s.frames[0] < PAY_TROOPS
    if s.last and (early or s.players == 2):
        yield Problem("calendar", "the last year is noticed after the retreats of Spring")


def _nesting(s: VirtuState) -> Iterator[Problem]:
    for i in range(s.depth):
        decision = s.frames[i * FRAME]
        allowed = _ABOVE.get(s.frames[(i - 1) * FRAME], ()) if i else tuple(range(GOVERN))
        if decision not in allowed:
            yield Problem("frames_nest", f"{DECISIONS[decision].code} cannot stand at place {i} of the stack")
    if s.depth > 1 and s.frames[0] == ACT and s.frames[1] >= 0:
        expected = turn.frame_of(s, turn.room_action(s, s.frames[1], s.marker[s.frames[1]]))
        found = s.frames[FRAME]
        if (PATRONISE if found == PATRON_BONUS else found) != expected or turn.room_action(
            s, s.frames[1], s.marker[s.frames[1]]
        ) < 0:
            yield Problem("frames_nest", "the action is not that of the marker's room")


def _seats(s: VirtuState) -> Iterator[Problem]:
    for i in range(s.depth):
        decision, seat = s.frames[i * FRAME], s.frames[i * FRAME + SEAT]
        if decision in (DEAL_STATE, DEAL_FIRST):
            expected = [CHANCE]
        elif decision in (RIVAL, AFTER_BATTLE, BESIEGE, OVERFLOW):
            expected = list(range(s.players))
        elif decision in (COMBAT, LOSSES):
            expected = [int(s.frames[i * FRAME + FIRST]), int(s.frames[i * FRAME + SECOND])]
        else:
            expected = [int(s.order[s.turn])]
        if seat not in expected or (seat < 0 and decision > DEAL_FIRST):
            yield Problem("frame_seats", f"{DECISIONS[decision].code} is not asked of seat {seat}")
    if s.depth == 1 and s.frames[0] == DEAL_STATE:
        yield Problem("frame_seats", "every seat has its state already")


# ---- what is due and what is gathered ----


def _purse(s: VirtuState) -> Iterator[Problem]:
    """Something is due only in a payment, and never more than the price; symbols lie ready only where they serve."""
    price = [0] * DUE_COUNT
    if s.depth and s.frames[s.at] == PAY:
        price = price_of(s, s.at - FRAME)
    for symbol in range(DUE_COUNT):
        if s.due[symbol] > price[symbol]:
            yield Problem("due", f"{s.due[symbol]} of symbol {symbol} are due, the price is {price[symbol]}")
    bottom = s.frames[0] if s.depth else EMPTY
    gathering = bottom in (REDEEM, RETREAT, BUY, SITE) or (bottom in (ACT, ALLY, WAIVE) and s.depth > 1)
    if any(s.pool) and not gathering:
        yield Problem("pool", "symbols cannot be kept")
    yield from _uses(s)


def _uses(s: VirtuState) -> Iterator[Problem]:
    """Uses are noted while something is paid; in a combat those of both sides, tokens too."""
    decision = s.frames[s.at] if s.depth else EMPTY
    for i, action in enumerate(s.uses):
        if action == EMPTY:
            continue
        noted = decision == COMBAT if action == TOKEN or i >= MOST_USES else decision in (PAY, COMBAT)
        if not noted or (action < USE and action != TOKEN):
            yield Problem("uses", f"{ACTIONS.names[action]} is not part of what goes on")
