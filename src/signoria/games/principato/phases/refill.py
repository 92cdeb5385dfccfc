"""The row moves up and is completed; when it cannot be, the year is over (§4.5; R8, R12 to R15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.decision import Chance
from signoria.core.outcome import tell_winners
from signoria.core.state import CHANCE
from signoria.games.principato.actions import REVEAL
from signoria.games.principato.box.constants import BACKS, CARD_COUNT, GOALS, MILITARY, YEARS
from signoria.games.principato.phases.display import lay_out
from signoria.games.principato.scoring import counted, goal_points, ranking, shown_points
from signoria.games.principato.state import DECISIONS, REFILL, SCORING, TURN, Principato

# What a scoring is called with, and gives back: is it one within the year, or the one that ends it?
EXTRA: Final = 0
ANNUAL: Final = 1


class Refill(Chance[Principato]):
    """The next card of the pile; scorings happen inside, and a new year begins with one."""

    def begin(self, s: Principato, argument: i64) -> None:
        """An empty pile means that the row cannot be completed: the year ends with its scoring (R12)."""
        if pile_left(s) > 0:
            return
        if s.events is not None:
            s.tell("year_ended", {"year": s.year})
        s.call(SCORING, CHANCE, ANNUAL)

    def weights(self, s: Principato, outcomes: vec[i64], weights: vec[i64]) -> i64:
        return pile_weights(s, outcomes, weights)

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        """An action card completes the row, the next player begins; a military card is scored at once (R14, R15)."""
        card: i64 = action - REVEAL
        s.pile[(s.year - 1) * (CARD_COUNT + 1) + card] -= 1
        if card == MILITARY:
            if s.events is not None:
                s.tell("military_card", {"year": s.year})
            s.call(SCORING, CHANCE, EXTRA)
            return
        lay_out(s, card)
        s.active = (s.active + 1) % s.players
        s.then(TURN, s.active)

    def resume(self, s: Principato, result: i64) -> None:
        """After a scoring: an extra one goes on refilling, an annual one opens the next year or ends the game."""
        if result == ANNUAL:
            if s.events is not None:
                tell_track(s)
            if s.year == YEARS:
                show_goals(s)
                s.done()
                return
            s.year += 1
            if s.events is not None:
                s.tell("year_begun", {"year": s.year})
        self.begin(s, 0)


def pile_left(s: Principato) -> i64:
    """Returns how many cards are left in the pile of the current year."""
    left: i64 = 0
    base: i64 = (s.year - 1) * (CARD_COUNT + 1)
    for card in range(CARD_COUNT + 1):
        left += s.pile[base + card]
    return left


def pile_weights(s: Principato, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """The pile is shuffled: each card left in it is equally likely to be on top."""
    base: i64 = (s.year - 1) * (CARD_COUNT + 1)
    count: i64 = 0
    for card in range(CARD_COUNT + 1):
        if s.pile[base + card] > 0:
            outcomes[count] = REVEAL + card
            weights[count] = s.pile[base + card]
            count += 1
    return count


def tell_track(s: Principato) -> None:
    """Tell what everybody has in the open after a year: military points and culture."""
    for seat in range(s.players):
        s.tell("standing", {"seat": seat, "year": s.year, "points": shown_points(s, seat)})


def show_goals(s: Principato) -> None:
    """The game is over: everybody shows their goals (§6); those not dealt stay unseen (R32)."""
    if s.events is None:
        return
    s.tell("game_over", {})
    for place, goal in enumerate(s.goals):
        seat = place // BACKS
        s.tell("showed_goal", {"seat": seat, "goal": GOALS[goal], "points": goal_points(s, seat, goal)})
    for seat in range(s.players):
        s.tell("points_counted", counted(s, seat))
    tell_winners(s, ranking(s))


DECISIONS.place(Refill(REFILL, "refill.reveal", "4.5"))
