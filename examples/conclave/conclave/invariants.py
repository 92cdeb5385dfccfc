"""What holds in every position; `load` refuses a document that breaks any of it, by name."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.document import NONE
from signoria.core.state import CHANCE, DECISION, FRAME, SEAT, TOGETHER

from conclave.box import COPIES, FAMILIES
from conclave.state import (
    ACCLAIMING,
    BALLOT,
    BIDDING,
    DEALING,
    HEARD,
    HOLDER,
    NUMBER,
    READING,
    RECEIVER,
    SCRUTINY,
    STANDING,
    WRITER,
    Table,
)

# Who is asked, where it is not one seat.
ASKED = {DEALING: CHANCE, BALLOT: TOGETHER, READING: CHANCE}


def violations(state: Table) -> list[Problem]:
    """The frames first: the other checks trust them."""
    return list(_frames(state)) or [*_cards(state), *_ballots(state), *_counters(state)]


def _frames(state: Table) -> Iterator[Problem]:
    stack = [state.frames[FRAME * i + DECISION] for i in range(state.depth)]
    within = {BALLOT, READING, BIDDING, ACCLAIMING}
    if stack not in ([], [DEALING], *([SCRUTINY, decision] for decision in within)):
        yield Problem("frames", "they are none, the dealing alone, or a scrutiny and a decision in it")
        return
    if stack and ASKED.get(stack[-1], max(state.local(SEAT), 0)) != state.local(SEAT):
        yield Problem("frames", f"the last of them is not for seat {state.local(SEAT)}")
    if stack == [DEALING] and not 0 <= state.local(RECEIVER) < state.players:
        yield Problem("receiver", f"there is no seat {state.local(RECEIVER)}")
    if len(stack) == 2:
        number, first = state.frames[NUMBER], state.frames[SEAT]
        if not 0 <= number < state.scrutinies or first != number % state.players:
            yield Problem("scrutiny", f"there is no scrutiny {number} that begins with seat {first}")
        elif stack[-1] == READING and not 0 <= state.local(WRITER) < state.players:
            yield Problem("writer", f"there is no seat {state.local(WRITER)}")
        elif stack[-1] == BIDDING:
            yield from _bidding(state, first)


def _bidding(state: Table, first: int) -> Iterator[Problem]:
    standing, holder, heard = (state.local(place) for place in (STANDING, HOLDER, HEARD))
    asked = [(first + i) % state.players for i in range(state.players)]
    if not 0 <= heard < state.players or state.local(SEAT) != asked[heard]:
        yield Problem("heard", f"seat {state.local(SEAT)} is not the one to bid after {heard} others")
    elif holder not in (NONE, *asked[:heard]) or (holder == NONE) != (standing == 0):
        yield Problem("holder", f"seat {holder} cannot hold the bid of {standing}")
    elif holder != NONE and not 0 < standing <= state.ducats[holder]:
        yield Problem("standing", f"seat {holder} cannot pay {standing}")


def _cards(state: Table) -> Iterator[Problem]:
    dealt = state.local(RECEIVER) if state.decision == DEALING else state.players
    if any((state.favourite[seat] != NONE) != (seat < dealt) for seat in range(state.players)):
        yield Problem("favourites", f"the first {dealt} seats have one and no other")
    for family, copies in enumerate(COPIES):
        held = sum(favourite == family for favourite in state.favourite)
        if state.deck[family] + held != copies:
            yield Problem("cards", f"the box has {copies} of {FAMILIES[family]}, not {state.deck[family] + held}")


def _ballots(state: Table) -> Iterator[Problem]:
    for seat in range(state.players):
        first, second = state.ballot[2 * seat], state.ballot[2 * seat + 1]
        if second != NONE and not NONE < first <= second:
            yield Problem("ballots", f"seat {seat} writes its families in the order of the box")
        if state.favourite[seat] != NONE and state.favourite[seat] in (first, second):
            yield Problem("ballots", f"seat {seat} has written its own favourite")
        unread = state.decision == READING and seat >= state.local(WRITER)
        if state.decision != BALLOT and (first != NONE, second != NONE) != (unread, unread):
            yield Problem("ballots", f"that of seat {seat} must {'be written' if unread else 'have been read'}")
        if state.decision == BALLOT and state.has_written(seat) == (seat in state.actors()):
            yield Problem("ballots", f"seat {seat} is waited for until its ballot is written")


def _most_votes(state: Table) -> int:
    """Everybody's two and the chamberlain's in each scrutiny that is over, and what the current one has counted."""
    of_a_scrutiny = 2 * state.players + 1
    if not state.depth:
        return state.scrutinies * of_a_scrutiny
    before = state.frames[NUMBER] * of_a_scrutiny if state.depth == 2 else 0
    if state.decision in (DEALING, BALLOT):
        return before
    return before + 2 * (state.local(WRITER) if state.decision == READING else state.players)


def _counters(state: Table) -> Iterator[Problem]:
    if sum(state.votes) > _most_votes(state):
        yield Problem("votes", f"there cannot be {sum(state.votes)} votes yet")
    for seat in range(state.players):
        if state.ducats[seat] > state.purse:
            yield Problem("ducats", f"seat {seat} has more than it began with")
        for family in range(len(FAMILIES)):
            mark = state.cleared[seat * len(FAMILIES) + family]
            if mark > 1 or (mark == 1 and state.favourite[seat] == family):
                yield Problem("cleared", f"{FAMILIES[family]} of seat {seat} is {mark}")
