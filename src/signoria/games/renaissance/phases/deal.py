"""Battle cards from the deck: the deal, cards bought, outside help (§4.2, §4.3, §4.6, R13, R49)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Problem
from signoria.core.decision import Chance, Locals
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import DRAWN_CARD
from signoria.games.renaissance.box.constants import (
    CARD_COUNT,
    CARDS,
    DEAL_CARDS,
    DEAL_DUCATS,
    EMPIRE,
    EMPIRE_CARDS,
    HAND_LIMIT,
    MOST_PLAYERS,
)
from signoria.games.renaissance.decisions import ACTING, BUYING, DEALING, DECISIONS, DRAWING_BOUGHT, OUTSIDE_HELP
from signoria.games.renaissance.phases.hands import has_deck, pile_size
from signoria.games.renaissance.state import Renaissance

# Who draws, how many more, and in the deal the place in the order.
DRAW: Final = Locals()
DRAWER: Final[i64] = DRAW.local("drawer", MOST_PLAYERS - 1)
LEFT: Final[i64] = DRAW.local("left", HAND_LIMIT)
PLACE: Final[i64] = DRAW.local("place", MOST_PLAYERS - 1)
# With what a draw is done.
DRAWN: Final = 1


class Drawing(Chance[Renaissance]):
    """So many cards for a seat; what no deck can give is lost (R49)."""

    def weights(self, s: Renaissance, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """The deck is shuffled: each card left in it is equally likely to be on top."""
        count: i64 = 0
        for card in range(CARD_COUNT):
            if s.deck[card] > 0:
                outcomes[count] = DRAWN_CARD + card
                weights[count] = s.deck[card]
                count += 1
        return count

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        """A card from the deck, seen by its owner alone."""
        card: i64 = action - DRAWN_CARD
        drawer: i64 = s.local(DRAWER)
        s.deck[card] -= 1
        s.hand[drawer * CARD_COUNT + card] += 1
        if s.events is not None:
            s.tell("drew_card", {"seat": drawer, "card": CARDS[card]}, (int(drawer),))
        s.set_local(LEFT, s.local(LEFT) - 1)
        self.go_on(s)

    def go_on(self, s: Renaissance) -> None:
        if s.local(LEFT) == 0 or not has_deck(s):
            s.done(DRAWN)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        drawer, left = s.frames[at + DRAWER], s.frames[at + LEFT]
        if drawer >= s.players or not 1 <= left <= self.most(s, drawer) or pile_size(s.deck) == 0:
            return [Problem("left", "so many cards cannot be drawn")]
        return []

    def most(self, s: Renaissance, drawer: i64) -> i64:
        return HAND_LIMIT


def draw_cards(s: Renaissance, decision: i64, drawer: i64, number: i64) -> None:
    """Let a seat draw so many cards inside the present decision."""
    s.push(decision, CHANCE)
    s.set_local(DRAWER, drawer)
    s.set_local(LEFT, number)
    if not has_deck(s):
        s.done(DRAWN)


class Dealing(Drawing):
    """Ducats in peace, then the cards, player by player in order; the deck is whole, so it never runs out here."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        for seat in range(s.players):
            s.ducats[seat] += DEAL_DUCATS[s.war]
        if s.events is not None:
            s.tell("phase_begun", {"phase": "cards"})
            s.tell("dealing", {"cards": DEAL_CARDS[s.war], "ducats": DEAL_DUCATS[s.war]})
            for place in range(s.players):
                s.tell("purse", {"seat": s.order[place], "ducats": s.ducats[s.order[place]]})
        self.deal_to(s, 0)

    def deal_to(self, s: Renaissance, place: i64) -> None:
        s.set_local(PLACE, place)
        s.set_local(DRAWER, s.order[place])
        s.set_local(LEFT, self.most(s, s.order[place]))

    def go_on(self, s: Renaissance) -> None:
        if s.local(LEFT) > 0:
            return
        if s.local(PLACE) + 1 < s.players:
            self.deal_to(s, s.local(PLACE) + 1)
        else:
            if s.events is not None:
                s.tell("phase_begun", {"phase": "purchases"})
            s.then(BUYING, s.order[0])

    def most(self, s: Renaissance, drawer: i64) -> i64:
        """The Empire draws one more (R54i)."""
        return DEAL_CARDS[s.war] + (EMPIRE_CARDS if s.has_power(drawer, EMPIRE) else 0)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        place, drawer = s.frames[at + PLACE], s.frames[at + DRAWER]
        if place >= s.players or s.order[place] != drawer:
            return [Problem("place", f"seat {drawer} is not at place {place} of the order")]
        if s.frames[at + LEFT] != self.most(s, drawer) - s.hand_size(drawer):
            return [Problem("left", f"seat {drawer} is being dealt {self.most(s, drawer)} cards")]
        return super().problems(s, at)


DECISIONS.place(Dealing(DEALING, "turn.deal", "4.2", DRAW))
DECISIONS.place(Drawing(DRAWING_BOUGHT, "turn.draw_bought", "4.3", DRAW, (BUYING,)))
DECISIONS.place(Drawing(OUTSIDE_HELP, "ambassador.help", "4.6", DRAW, (ACTING,)))
