"""The order of play, drawn in the set-up and from the second turn on (§3, §4.4, R50)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Problem
from signoria.core.decision import Chance, Locals
from signoria.games.renaissance.actions import DRAWN_PLACE
from signoria.games.renaissance.battle.fields import EMPTY
from signoria.games.renaissance.box.constants import MOST_PLAYERS
from signoria.games.renaissance.decisions import (
    DECISIONS,
    DRAW_FIRST_ORDER,
    DRAWING_ORDER,
    EXPANDING,
    PLACE_CHOICE,
)
from signoria.games.renaissance.state import Renaissance

ORDER: Final = Locals()
PLACE: Final[i64] = ORDER.local("place", MOST_PLAYERS - 1)
PREVIOUS: Final[i64] = ORDER.local("previous", MOST_PLAYERS - 1, least=EMPTY)


class OrderDraw(Chance[Renaissance]):
    """A token for each place; that of the last first player stays out of the first draw."""

    following: i64

    def __init__(self, id: i64, code: str, rule: str, following: i64) -> None:
        """`following` is what begins with the player who is first."""
        super().__init__(id, code, rule, ORDER)
        self.following = following

    def begin(self, s: Renaissance, argument: i64) -> None:
        """All tokens leave the table; in the set-up none lie there."""
        if s.events is not None:
            s.tell("phase_begun", {"phase": "order"})
        s.set_local(PREVIOUS, s.order[0])
        for place in range(s.players):
            s.order[place] = EMPTY

    def weights(self, s: Renaissance, outcomes: vec[i64], weights: vec[i64]) -> i64:
        place: i64 = s.local(PLACE)
        count: i64 = 0
        for seat in range(s.players):
            if not has_place(s, seat) and (place > 0 or seat != s.local(PREVIOUS)):
                outcomes[count] = DRAWN_PLACE + seat
                weights[count] = 1
                count += 1
        return count

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        place: i64 = s.local(PLACE)
        s.order[place] = action - DRAWN_PLACE
        if s.events is not None:
            s.tell("place_drawn", {"seat": s.order[place], "place": place + 1})
        if place + 1 < s.players:
            s.set_local(PLACE, place + 1)
        else:
            s.then(self.following, s.order[0])

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        place, previous = s.frames[at + PLACE], s.frames[at + PREVIOUS]
        given = sum(seat != EMPTY for seat in s.order)
        if place != given or place >= s.players:
            return [Problem("place", "the place to be drawn is the first one open")]
        first = self.id == DRAW_FIRST_ORDER
        if first != (previous == EMPTY) or previous >= s.players or (not first and previous == s.order[0]):
            return [Problem("previous", "from the second turn on somebody was first before, and not twice in a row")]
        return [Problem("turn", "the order is drawn anew from the second turn on")] if first != (s.turn == 1) else []


def has_place(s: Renaissance, seat: i64) -> bool:
    for place in range(s.players):
        if s.order[place] == seat:
            return True
    return False


DECISIONS.place(OrderDraw(DRAW_FIRST_ORDER, "setup.order", "3", PLACE_CHOICE))
DECISIONS.place(OrderDraw(DRAWING_ORDER, "turn.order", "4.4", EXPANDING))
