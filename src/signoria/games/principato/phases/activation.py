"""Activating a card: its option, and favors in place of food or gold in its price (D2, D3, §4.3; R22, R23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem, Prompt
from signoria.core.decision import NO_OBSTACLE
from signoria.games.principato.actions import CHOOSE, FAVORS_FOR_FOOD, FAVORS_FOR_GOLD
from signoria.games.principato.box.constants import (
    CARDS,
    CHURCH,
    FAVOR,
    FOOD,
    GAIN,
    GAIN_COUNT,
    GAIN_CULTURE,
    GAIN_RECRUITS,
    GAIN_TOKENS,
    GAIN_WHAT,
    GOLD,
    MOST_PRINTED,
    PAY_FOOD,
    PAY_GOLD,
    PRINTED,
)
from signoria.games.principato.phases.card import (
    ACTIVATION,
    FAVORS,
    OPTION,
    SLOT,
    TOO_POOR,
    activation_problems,
    option_in_use,
    option_obstacle,
    option_reason_params,
    price,
    printed_cost,
    printed_gain,
    with_card,
)
from signoria.games.principato.phases.cubes import return_stored
from signoria.games.principato.phases.gain import give_tokens
from signoria.games.principato.phases.question import Amount, Question, described
from signoria.games.principato.state import (
    CHOOSE_CULTURE,
    CHOOSE_OPTION,
    CHOOSE_RECRUITS,
    DECISIONS,
    EXCHANGE,
    OBSTACLES,
    OVERFLOW_FOOD,
    PAY_FAVORS_FOR_FOOD,
    PAY_FAVORS_FOR_GOLD,
    TURN,
    Principato,
)

TOO_FEW_FAVORS: Final[i64] = OBSTACLES.add("too_few_favors", "4.3")


class ChooseOption(Question):
    """D2: asked if the card prints more than one option."""

    def begin(self, s: Principato, argument: i64) -> None:
        s.set_local(SLOT, argument)
        card: i64 = s.card(argument)
        if s.events is not None:
            s.tell("activated", {"seat": s.active, "card": CARDS[card]})
        if PRINTED[card] == 1:
            s.ask(PAY_FAVORS_FOR_FOOD)

    def candidates(self, s: Principato, seat: i64, out: vec[i64]) -> i64:
        printed: i64 = PRINTED[s.card(s.local(SLOT))]
        for option in range(printed):
            out[option] = CHOOSE + option
        return printed

    def obstacle(self, s: Principato, seat: i64, action: i64) -> i64:
        return option_obstacle(s, self.option(s, action))

    def option(self, s: Principato, action: i64) -> i64:
        """Returns the place of an option in the box's tables."""
        return s.card(s.local(SLOT)) * MOST_PRINTED + action - CHOOSE

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        s.set_local(OPTION, action - CHOOSE)
        s.ask(PAY_FAVORS_FOR_FOOD)

    def prompt_params(self, s: Principato, seat: int) -> Params:
        return with_card(s, seat)

    def reason_params(self, s: Principato, seat: int, action: int, obstacle: int) -> Params:
        return option_reason_params(s, self.option(s, action), obstacle)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        option = self.option(s, action)
        return described(s, seat, action, cost=printed_cost(option), gain=printed_gain(s, option))

    def problems(self, s: Principato, at: int) -> list[Problem]:
        if s.local(OPTION) > 0:
            return [Problem("frame_locals", "an option is chosen, and asked for")]
        return activation_problems(s, at, PRINTED[s.card(s.local(SLOT))] > 1)


class PayFavors(Amount):
    """D3: how many favors stand for cubes of one kind; asked if there is a price in them, and a favor to pay it."""

    cube: i64

    def __init__(self, cube: i64, verb: i64, id: i64, code: str) -> None:
        super().__init__(verb, id, code, "4.3", ACTIVATION, inside=(TURN,))
        self.cube = cube

    def due(self, option: i64) -> i64:
        return PAY_FOOD[option] if self.cube == FOOD else PAY_GOLD[option]

    def favors_left(self, s: Principato) -> i64:
        """Returns the favors that are not promised for food."""
        return s.favor[s.active] - s.local(FAVORS)

    def arises(self, s: Principato, option: i64) -> bool:
        return self.due(option) > 0 and self.favors_left(s) > 0

    def begin(self, s: Principato, argument: i64) -> None:
        if not self.arises(s, option_in_use(s)):
            self.go_on(s, 0)

    def most(self, s: Principato, seat: i64) -> i64:
        return min(self.due(option_in_use(s)), CHURCH)

    def obstacle(self, s: Principato, seat: i64, action: i64) -> i64:
        """The rest of this kind, and then the gold, must still be payable, so that no payment runs aground."""
        option: i64 = option_in_use(s)
        favors: i64 = action - self.verb
        left: i64 = self.favors_left(s) - favors
        if left < 0:
            return TOO_FEW_FAVORS
        stored: i64 = s.food[seat] if self.cube == FOOD else s.gold[seat]
        if self.due(option) - favors > stored:
            return TOO_POOR
        if self.cube == FOOD and PAY_GOLD[option] - s.gold[seat] > left:
            return TOO_POOR
        return NO_OBSTACLE

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        self.go_on(s, action - self.verb)

    def go_on(self, s: Principato, favors: i64) -> None:
        if self.cube == FOOD:
            s.set_local(FAVORS, favors)
            s.ask(PAY_FAVORS_FOR_GOLD)
        else:
            pay(s, favors)
            take_gain(s)

    def prompt(self, s: Principato, seat: int) -> Prompt:
        option = option_in_use(s)
        both = PAY_FOOD[option] > 0 and PAY_GOLD[option] > 0
        step = 2 if both and self.cube == GOLD else 1
        return Prompt(self.code, self.rule, with_card(s, seat) | price(s, seat, option), step, 2 if both else 1)

    def reason_params(self, s: Principato, seat: int, action: int, obstacle: int) -> Params:
        favors = action - self.verb
        if obstacle == TOO_POOR:
            # Favors promised for food are no longer there.
            return price(s, seat, option_in_use(s)) | {"favor": self.favors_left(s), "favors": favors}
        return {"need": favors, "have": self.favors_left(s)}

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        favors = action - self.verb
        paid: Params = {"food" if self.cube == FOOD else "gold": self.due(option_in_use(s)) - favors, "favor": favors}
        fewest = action == min(s.options(seat), default=-1)
        return described(s, seat, action, cost={"favor": favors}, default=fewest, params=paid)

    def problems(self, s: Principato, at: int) -> list[Problem]:
        option, favors = option_in_use(s), s.local(FAVORS)
        fits = self.arises(s, option) and option_obstacle(s, option) == NO_OBSTACLE
        if self.cube == FOOD:
            return activation_problems(s, at, fits)
        fits = fits and PAY_FOOD[option] - favors <= s.food[s.active]
        return activation_problems(s, at, fits, most_favors=min(PAY_FOOD[option], s.favor[s.active]))


def pay(s: Principato, favors_for_gold: i64) -> None:
    """All at once, when the last question is answered: the price goes to the reserve."""
    option: i64 = option_in_use(s)
    food: i64 = PAY_FOOD[option] - s.local(FAVORS)
    gold: i64 = PAY_GOLD[option] - favors_for_gold
    favor: i64 = s.local(FAVORS) + favors_for_gold
    return_stored(s, s.active, FOOD, food)
    return_stored(s, s.active, GOLD, gold)
    return_stored(s, s.active, FAVOR, favor)
    s.set_local(FAVORS, 0)
    if s.events is not None and food + gold + favor > 0:
        s.tell("paid", {"seat": s.active, "food": food, "gold": gold, "favor": favor})


def take_gain(s: Principato) -> None:
    """What the option gives, with its questions; then the card may have to be exchanged."""
    option: i64 = option_in_use(s)
    kind: i64 = GAIN[option]
    if kind == GAIN_TOKENS:
        give_tokens(s, GAIN_WHAT[option], GAIN_COUNT[option])
        s.ask(EXCHANGE)
    elif kind == GAIN_CULTURE:
        s.ask(CHOOSE_CULTURE)
    elif kind == GAIN_RECRUITS:
        s.ask(CHOOSE_RECRUITS)
    else:
        s.ask(OVERFLOW_FOOD)


DECISIONS.place(ChooseOption(CHOOSE_OPTION, "activation.option", "4.3", ACTIVATION, inside=(TURN,)))
DECISIONS.place(PayFavors(FOOD, FAVORS_FOR_FOOD, PAY_FAVORS_FOR_FOOD, "activation.favors_for_food"))
DECISIONS.place(PayFavors(GOLD, FAVORS_FOR_GOLD, PAY_FAVORS_FOR_GOLD, "activation.favors_for_gold"))
