"""The row moves up and is completed; when it cannot be, the year is over (§4.5; R8, R12 to R15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.principato.actions import REVEAL
from signoria.games.principato.box import BACKS, CARD_COUNT, CARDS, GOALS, MILITARY, MOST_DISPLAYED, YEARS
from signoria.games.principato.phases import military
from signoria.games.principato.state import ACTION, ANNUAL, EMPTY, REFILL, TURN, PrincipatoState


def shift_display(s: PrincipatoState) -> None:
    """The leftmost card is gone; the others move one place left."""
    i: i64 = 1
    while i < MOST_DISPLAYED:
        s.display[i - 1] = s.display[i]
        i += 1
    s.display[MOST_DISPLAYED - 1] = EMPTY


def begin(s: PrincipatoState) -> None:
    """Reveal the next card, if the pile has one."""
    s.push(REFILL, CHANCE)
    go_on(s)


def go_on(s: PrincipatoState) -> None:
    """An empty pile means that the row cannot be completed: the year ends with its scoring (R12)."""
    if pile_left(s) > 0:
        return
    if s.events is not None:
        s.tell("year_ended", {"year": s.year})
    if military.begin(s, True):
        after_scoring(s)


def pile_left(s: PrincipatoState) -> i64:
    """Cards left in the pile of the current year."""
    left: i64 = 0
    i: i64 = (s.year - 1) * (CARD_COUNT + 1)
    end: i64 = i + CARD_COUNT + 1
    while i < end:
        left += s.pile[i]
        i += 1
    return left


def pile_weights(s: PrincipatoState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """The pile is shuffled: each card left in it is equally likely to be on top."""
    base: i64 = (s.year - 1) * (CARD_COUNT + 1)
    count: i64 = 0
    card: i64 = 0
    while card <= CARD_COUNT:
        if s.pile[base + card] > 0:
            outcomes[count] = REVEAL + card
            weights[count] = s.pile[base + card]
            count += 1
        card += 1
    return count


def reveal(s: PrincipatoState, outcome: i64) -> None:
    """An action card completes the row and the next player begins; a military card is scored at once (R14, R15)."""
    card: i64 = outcome - REVEAL
    s.pile[(s.year - 1) * (CARD_COUNT + 1) + card] -= 1
    if card == MILITARY:
        if s.events is not None:
            s.tell("military_card", {"year": s.year})
        if military.begin(s, False):
            after_scoring(s)
        return
    lay_out(s, card)
    s.pop()
    begin_turn(s, (s.active + 1) % s.players)


def lay_out(s: PrincipatoState, card: i64) -> None:
    """Put a revealed card into the first free place, the rightmost."""
    position: i64 = 0
    while s.display[position] != EMPTY:
        position += 1
    s.display[position] = card
    if s.events is not None:
        s.tell("revealed", {"card": CARDS[card], "position": position})


def begin_turn(s: PrincipatoState, seat: i64) -> None:
    s.active = seat
    s.push(TURN, seat)
    s.frames[s.at + ACTION] = 1


def end_game(s: PrincipatoState) -> None:
    """Everybody shows his goals (§6); those not dealt stay unseen (R32)."""
    if s.events is None:
        return
    for place, goal in enumerate(s.goals):
        s.tell("showed_goal", {"seat": place // BACKS, "goal": GOALS[goal]})
    s.tell("game_over", {})


def after_scoring(s: PrincipatoState) -> None:
    """Back from a scoring: an extra one goes on refilling, an annual one opens the next year or ends the game."""
    annual: bool = s.frames[s.at + ANNUAL] == 1
    s.pop()
    if not annual:
        go_on(s)
    elif s.year == YEARS:
        s.pop()
        end_game(s)
    else:
        s.year += 1
        if s.events is not None:
            s.tell("year_begun", {"year": s.year})
        go_on(s)
