"""Phase 1: income, cards, and an offer that everybody lays face down at the same time (D1; §4.1, R36)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem, Prompt
from signoria.core.decision import NO_OBSTACLE, Chance, Locals
from signoria.games.il_principe.actions import CARD_DRAWN, OFFER_CARD
from signoria.games.il_principe.box.constants import COLOR_COUNT, COLORS, DRAWN, INCOME, MOST_PLAYERS, OFFERED
from signoria.games.il_principe.phases.cards import draw, pile_weights, total
from signoria.games.il_principe.phases.purse import tell_purse
from signoria.games.il_principe.phases.question import Question
from signoria.games.il_principe.state import DECISIONS, DRAW, LOTS, OBSTACLES, OFFER, PHASES, SUPPLY, IlPrincipe

NO_SUCH_CARD: Final = OBSTACLES.add("no_such_card", "4.1")
COLOR_ORDER: Final = OBSTACLES.add("color_order", "4.1")
TOO_FEW_AFTER: Final = OBSTACLES.add("too_few_after", "4.1")

DEAL: Final = Locals()
# Whose turn it is, counted from the marker holder, and how many cards they are still to get.
DEAL_TURN: Final[i64] = DEAL.local("turn", MOST_PLAYERS - 1)
DRAWS_LEFT: Final[i64] = DEAL.local("left", int(max(DRAWN)), least=1)
OFFERS: Final = Locals(together=True)


class Deal(Chance[IlPrincipe]):
    """Everybody gets coins; the cards are dealt from the marker holder clockwise (K4)."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        s.phase = SUPPLY
        if s.events is not None:
            s.tell("phase_begun", {"phase": PHASES[SUPPLY]})
        for seat in range(s.players):
            s.coins[seat] += INCOME[s.players]
        if s.events is not None:
            s.tell("income", {"coins": INCOME[s.players]})
            for seat in range(s.players):
                tell_purse(s, s.clockwise(seat))
        s.set_local(DRAWS_LEFT, DRAWN[s.players])

    def weights(self, s: IlPrincipe, outcomes: vec[i64], weights: vec[i64]) -> i64:
        return pile_weights(s.deck, CARD_DRAWN, outcomes, weights)

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        turn: i64 = s.local(DEAL_TURN)
        left: i64 = s.local(DRAWS_LEFT)
        owner: i64 = s.clockwise(turn)
        if s.events is not None and left == DRAWN[s.players]:
            s.tell("drew", {"seat": owner, "count": left})
        draw(s, owner, action)
        if left > 1:
            s.set_local(DRAWS_LEFT, left - 1)
        elif turn + 1 < s.players:
            s.set_local(DEAL_TURN, turn + 1)
            s.set_local(DRAWS_LEFT, DRAWN[s.players])
        else:
            s.then_together(OFFER, s.everybody())

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        """The deck has what is still to be dealt, and the hands hold what has been."""
        turn, left, drawn = s.frames[at + DEAL_TURN], s.frames[at + DRAWS_LEFT], DRAWN[s.players]
        dealt = [drawn if i < turn else drawn - left if i == turn else 0 for i in range(s.players)]
        due = s.players * drawn - sum(dealt)
        held = [total(s.hand, s.clockwise(i) * COLOR_COUNT) for i in range(s.players)]
        enough = due <= sum(s.deck) and all(held[i] >= dealt[i] for i in range(s.players))
        if turn < s.players and left <= drawn and enough:
            return []
        return [Problem("frame_locals", f"turn {turn} of the deal cannot have {left} cards left")]


def receiver(s: IlPrincipe) -> i64:
    """Who gets the next card of the deal."""
    return s.clockwise(s.local(DEAL_TURN))


class Offer(Question):
    """D1: card by card in the order of the colours."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        for color in range(COLOR_COUNT):
            out[color] = OFFER_CARD + color
        return COLOR_COUNT

    def obstacle(self, s: IlPrincipe, seat: i64, action: i64) -> i64:
        color: i64 = action - OFFER_CARD
        if s.hand[seat * COLOR_COUNT + color] == 0:
            return NO_SUCH_CARD
        if color < last_picked(s, seat):
            return COLOR_ORDER
        return NO_OBSTACLE if left_from(s, seat, color) >= to_pick(s, seat) else TOO_FEW_AFTER

    def reason_params(self, s: IlPrincipe, seat: int, action: int, obstacle: int) -> Params:
        color = action - OFFER_CARD
        if obstacle == COLOR_ORDER:
            return {"color": COLORS[color], "after": COLORS[last_picked(s, seat)]}
        if obstacle == TOO_FEW_AFTER:
            return {"color": COLORS[color], "need": to_pick(s, seat), "have": left_from(s, seat, color)}
        return {"color": COLORS[color]}

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        """Others learn only that the last card lies there; when everybody's does, the phase is over."""
        color: i64 = action - OFFER_CARD
        s.hand[seat * COLOR_COUNT + color] -= 1
        s.offered[seat * COLOR_COUNT + color] += 1
        if s.events is not None:
            s.tell("laid_face_down", {"seat": seat, "color": COLORS[color]}, (seat,))
        if to_pick(s, seat) > 0:
            return
        if s.events is not None:
            s.tell("offered", {"seat": seat, "count": OFFERED[s.players]})
        if s.has_decided(seat):
            s.then(LOTS, s.marker)

    def prompt(self, s: IlPrincipe, seat: int) -> Prompt:
        whole = OFFERED[s.players]
        return Prompt(self.code, self.rule, self.prompt_params(s, seat), whole - to_pick(s, seat) + 1, whole)

    def describe(self, s: IlPrincipe, seat: int, action: int) -> Description:
        color = COLORS[action - OFFER_CARD]
        return Description(
            targets=(f"hand:{color}",),
            group="offer",
            cost={color: 1},
            reveals=self.leads_to_chance(s, seat, action),
            params={"color": color},
        )


def last_picked(s: IlPrincipe, seat: i64) -> i64:
    """The highest colour on offer so far; the lowest of all before the first pick."""
    color: i64 = COLOR_COUNT - 1
    while color > 0 and s.offered[seat * COLOR_COUNT + color] == 0:
        color -= 1
    return color


def to_pick(s: IlPrincipe, seat: i64) -> i64:
    return OFFERED[s.players] - total(s.offered, seat * COLOR_COUNT)


def left_from(s: IlPrincipe, seat: i64, color: i64) -> i64:
    """Cards in hand of this colour and those after it."""
    cards: i64 = 0
    for i in range(seat * COLOR_COUNT + color, (seat + 1) * COLOR_COUNT):
        cards += s.hand[i]
    return cards


DECISIONS.place(Deal(DRAW, "supply.draw", "4.1", DEAL))
DECISIONS.place(Offer(OFFER, "supply.offer", "4.1", OFFERS))
