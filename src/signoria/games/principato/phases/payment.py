"""Paying for an option: food, gold, and favors in place of either (D3, §4.3; R22, R23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.principato.actions import FAVORS_FOR_FOOD, FAVORS_FOR_GOLD
from signoria.games.principato.box import CHURCH, FAVOR, FOOD, GOLD, MOST_PRINTED, PAY_FOOD, PAY_GOLD
from signoria.games.principato.phases.cubes import return_stored
from signoria.games.principato.phases.numbers import write_numbers
from signoria.games.principato.phases.obstacles import FREE, TOO_FEW_FAVORS, TOO_POOR
from signoria.games.principato.state import CHOSEN, FAVORS, SLOT, PrincipatoState


def card_option(s: PrincipatoState) -> i64:
    """Place in the box's tables of the option that is being carried out."""
    seat: i64 = s.active
    return s.hand[2 * seat + s.frames[s.at + SLOT]] * MOST_PRINTED + s.frames[s.at + CHOSEN]


def is_payable(s: PrincipatoState, seat: i64, option: i64) -> bool:
    """Stored cubes meet the price, favors making up what is missing."""
    missing: i64 = max(PAY_FOOD[option] - s.food[seat], 0) + max(PAY_GOLD[option] - s.gold[seat], 0)
    return missing <= s.favor[seat]


def asks_favors_for_food(s: PrincipatoState, seat: i64, option: i64) -> bool:
    return PAY_FOOD[option] > 0 and s.favor[seat] > 0


def asks_favors_for_gold(s: PrincipatoState, seat: i64, option: i64, favors_for_food: i64) -> bool:
    return PAY_GOLD[option] > 0 and s.favor[seat] > favors_for_food


def food_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    return write_numbers(out, FAVORS_FOR_FOOD, min(PAY_FOOD[card_option(s)], CHURCH))


def food_obstacle(s: PrincipatoState, action: i64) -> i64:
    """The rest of the food and then the gold must still be payable, so that no payment runs aground."""
    seat: i64 = s.active
    option: i64 = card_option(s)
    favors: i64 = action - FAVORS_FOR_FOOD
    if favors > s.favor[seat]:
        return TOO_FEW_FAVORS
    if PAY_FOOD[option] - favors > s.food[seat]:
        return TOO_POOR
    if PAY_GOLD[option] - s.gold[seat] > s.favor[seat] - favors:
        return TOO_POOR
    return FREE


def gold_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    return write_numbers(out, FAVORS_FOR_GOLD, min(PAY_GOLD[card_option(s)], CHURCH))


def gold_obstacle(s: PrincipatoState, action: i64) -> i64:
    seat: i64 = s.active
    favors: i64 = action - FAVORS_FOR_GOLD
    if favors > s.favor[seat] - s.frames[s.at + FAVORS]:
        return TOO_FEW_FAVORS
    if PAY_GOLD[card_option(s)] - favors > s.gold[seat]:
        return TOO_POOR
    return FREE


def pay(s: PrincipatoState, seat: i64, option: i64, favors_for_food: i64, favors_for_gold: i64) -> None:
    """All at once, when the last question is answered: the price goes to the reserve."""
    food: i64 = PAY_FOOD[option] - favors_for_food
    gold: i64 = PAY_GOLD[option] - favors_for_gold
    favor: i64 = favors_for_food + favors_for_gold
    return_stored(s, seat, FOOD, food)
    return_stored(s, seat, GOLD, gold)
    return_stored(s, seat, FAVOR, favor)
    if s.events is not None and food + gold + favor > 0:
        s.tell("paid", {"seat": seat, "food": food, "gold": gold, "favor": favor})


def price(s: PrincipatoState, seat: i64, option: i64) -> Params:
    """The price beside what is there to pay it, for the reason of a refusal."""
    return {
        "need_food": PAY_FOOD[option],
        "need_gold": PAY_GOLD[option],
        "food": s.food[seat],
        "gold": s.gold[seat],
        "favor": s.favor[seat],
    }
