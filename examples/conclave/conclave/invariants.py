"""What holds in every position; `load` refuses a document that breaks any of it, by name."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.document import NONE
from signoria.core.stack import stack_problems

from conclave.box.constants import COPIES, FAMILIES
from conclave.phases.ballot import WRITER
from conclave.phases.deal import RECEIVER
from conclave.phases.scrutiny import NUMBER
from conclave.state import BALLOT, DEALING, READING, Conclave


def violations(state: Conclave) -> list[Problem]:
    """The frames first: the other checks trust them."""
    return stack_problems(state) or [*_cards(state), *_ballots(state), *_counters(state)]


def _cards(state: Conclave) -> Iterator[Problem]:
    dealt = state.local(RECEIVER) if state.decision == DEALING else state.players
    if any((state.favourite[seat] != NONE) != (seat < dealt) for seat in range(state.players)):
        yield Problem("favourites", f"the first {dealt} seats have one and no other")
    for family, copies in enumerate(COPIES):
        held = sum(favourite == family for favourite in state.favourite)
        if state.deck[family] + held != copies:
            yield Problem("cards", f"the box has {copies} of {FAMILIES[family]}, not {state.deck[family] + held}")


def _ballots(state: Conclave) -> Iterator[Problem]:
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


def _most_votes(state: Conclave) -> int:
    """Everybody's two and the chamberlain's in each scrutiny that is over, and what the current one has counted."""
    of_a_scrutiny = 2 * state.players + 1
    if not state.depth:
        return state.scrutinies * of_a_scrutiny
    before = state.frames[NUMBER] * of_a_scrutiny if state.depth == 2 else 0
    if state.decision in (DEALING, BALLOT):
        return before
    return before + 2 * (state.local(WRITER) if state.decision == READING else state.players)


def _counters(state: Conclave) -> Iterator[Problem]:
    if sum(state.votes) > _most_votes(state):
        yield Problem("votes", f"there cannot be {sum(state.votes)} votes yet")
    for seat in range(state.players):
        if state.ducats[seat] > state.purse:
            yield Problem("ducats", f"seat {seat} has more than it began with")
        for family in range(len(FAMILIES)):
            mark = state.cleared[seat * len(FAMILIES) + family]
            if mark > 1 or (mark == 1 and state.favourite[seat] == family):
                yield Problem("cleared", f"{FAMILIES[family]} of seat {seat} is {mark}")
