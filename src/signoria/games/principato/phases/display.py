"""The display: cards laid out, and cards swapped by the exchange after an activation and the change action (R11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.games.principato.actions import SWAP
from signoria.games.principato.box.constants import CARDS, EXCHANGED, HAND_SIZE, MOST_DISPLAYED
from signoria.games.principato.phases.card import ACTIVATION, CARD_FRAME, SLOT, activation_problems, with_card
from signoria.games.principato.phases.question import Question, described, not_active
from signoria.games.principato.state import CHANGE_CARD, DECISIONS, EMPTY, EXCHANGE, TURN, Principato


def lay_out(s: Principato, card: i64) -> None:
    """Put a revealed card into the first free place, the rightmost."""
    position: i64 = 0
    while s.display[position] != EMPTY:
        position += 1
    s.display[position] = card
    if s.events is not None:
        s.tell("revealed", {"card": CARDS[card], "position": position})


class Change(Question):
    """D8: a card of the hand and one of the display change places, exactly; neither is activated."""

    def begin(self, s: Principato, argument: i64) -> None:
        s.set_local(SLOT, argument)

    def candidates(self, s: Principato, seat: i64, out: vec[i64]) -> i64:
        position: i64 = 0
        while position < MOST_DISPLAYED and s.display[position] != EMPTY:
            out[position] = SWAP + position
            position += 1
        return position

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        position: i64 = action - SWAP
        place: i64 = HAND_SIZE * seat + s.local(SLOT)
        taken: i64 = s.display[position]
        given: i64 = s.hand[place]
        s.hand[place] = taken
        s.display[position] = given
        if s.events is not None:
            swapped: Params = {"seat": seat, "given": CARDS[given], "taken": CARDS[taken], "position": position}
            s.tell(self.event(), swapped | {"alike": int(given == taken)})
        s.done()

    def event(self) -> str:
        return "changed"

    def prompt_params(self, s: Principato, seat: int) -> Params:
        return with_card(s, seat)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        position, slot = action - SWAP, s.local(SLOT)
        return described(
            s,
            seat,
            action,
            targets=(f"display:{position}", f"hand:{slot}"),
            params={"card": CARDS[s.display[position]], "given": CARDS[s.card(slot)], "position": position},
        )

    def problems(self, s: Principato, at: int) -> list[Problem]:
        return not_active(s, at)


class Exchange(Change):
    """D7: the effect is done; a card with the exchange symbol must now be swapped, others stay in hand."""

    def begin(self, s: Principato, argument: i64) -> None:
        if not EXCHANGED[s.card(s.local(SLOT))]:
            s.done()

    def event(self) -> str:
        return "exchanged"

    def problems(self, s: Principato, at: int) -> list[Problem]:
        return activation_problems(s, at, EXCHANGED[s.card(s.local(SLOT))] == 1)


DECISIONS.place(Exchange(EXCHANGE, "activation.exchange", "4.3", ACTIVATION, inside=(TURN,)))
DECISIONS.place(Change(CHANGE_CARD, "turn.change", "4.2", CARD_FRAME, inside=(TURN,)))
