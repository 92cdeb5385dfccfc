"""Activating a card: option, payment, gain, and the exchange that some cards demand (D2 to D7, §4.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.principato.actions import FAVORS_FOR_FOOD, FAVORS_FOR_GOLD, OPTION
from signoria.games.principato.box import (
    CARDS,
    CLASS_COUNT,
    CLASS_KIND,
    EXCHANGED,
    GAIN,
    GAIN_COUNT,
    GAIN_CULTURE,
    GAIN_TOKENS,
    GAIN_WHAT,
    HAND_SIZE,
    KINDS,
    MOST_PRINTED,
    POOL_OF,
    POOLS,
    PRINTED,
)
from signoria.games.principato.phases import gain, payment
from signoria.games.principato.phases.numbers import write_numbers
from signoria.games.principato.phases.obstacles import FREE, NO_TOKENS_LEFT, SOLD_OUT, TOO_POOR
from signoria.games.principato.phases.turn_end import finish_action
from signoria.games.principato.state import (
    CHOOSE_OPTION,
    CHOSEN,
    EXCHANGE,
    FAVORS,
    PAY_FAVORS_FOR_FOOD,
    PAY_FAVORS_FOR_GOLD,
    SLOT,
    PrincipatoState,
)

# ---- may this card, this option be carried out? ----


def card_obstacle(s: PrincipatoState, card: i64) -> i64:
    """A card can be activated if one of its options can; else what forbids the first, its cheapest."""
    option: i64 = card * MOST_PRINTED
    first: i64 = option_obstacle(s, option)
    if first == FREE:
        return FREE
    i: i64 = 1
    while i < PRINTED[card]:
        if option_obstacle(s, option + i) == FREE:
            return FREE
        i += 1
    return first


def option_obstacle(s: PrincipatoState, option: i64) -> i64:
    """What it gives must be there in full (R19), and its price payable from storage."""
    what: i64 = GAIN_WHAT[option]
    if GAIN[option] == GAIN_TOKENS and s.pool[POOL_OF[what]] < GAIN_COUNT[option]:
        return NO_TOKENS_LEFT
    if GAIN[option] == GAIN_CULTURE and culture_left(s, what) == 0:
        return SOLD_OUT
    return FREE if payment.is_payable(s, s.active, option) else TOO_POOR


def culture_left(s: PrincipatoState, kind: i64) -> i64:
    left: i64 = 0
    culture: i64 = 0
    while culture < CLASS_COUNT:
        if CLASS_KIND[culture] == kind:
            left += s.stock[culture]
        culture += 1
    return left


def card_reason_params(s: PrincipatoState, card: i64, obstacle: i64) -> Params:
    return {"card": CARDS[card]} | option_reason_params(s, card * MOST_PRINTED, obstacle)


def option_reason_params(s: PrincipatoState, option: i64, obstacle: i64) -> Params:
    what: i64 = GAIN_WHAT[option]
    if obstacle == NO_TOKENS_LEFT:
        return {"pool": POOLS[POOL_OF[what]], "need": GAIN_COUNT[option], "have": s.pool[POOL_OF[what]]}
    if obstacle == SOLD_OUT:
        return {"kind": KINDS[what]}
    return payment.price(s, s.active, option)


# ---- step by step: option (D2), favors for food, favors for gold (D3), gain, exchange ----


def begin(s: PrincipatoState, slot: i64) -> None:
    """The card's options are asked for if it prints more than one."""
    card: i64 = s.hand[HAND_SIZE * s.active + slot]
    if s.events is not None:
        s.tell("activated", {"seat": s.active, "card": CARDS[card]})
    s.push(CHOOSE_OPTION, s.active)
    s.frames[s.at + SLOT] = slot
    if PRINTED[card] == 1:
        ask_favors_for_food(s)


def option_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    card: i64 = s.hand[HAND_SIZE * s.active + s.frames[s.at + SLOT]]
    return write_numbers(out, OPTION, PRINTED[card] - 1)


def chosen_option_obstacle(s: PrincipatoState, action: i64) -> i64:
    card: i64 = s.hand[HAND_SIZE * s.active + s.frames[s.at + SLOT]]
    return option_obstacle(s, card * MOST_PRINTED + action - OPTION)


def choose_option(s: PrincipatoState, action: i64) -> None:
    s.frames[s.at + CHOSEN] = action - OPTION
    ask_favors_for_food(s)


def ask_favors_for_food(s: PrincipatoState) -> None:
    if payment.asks_favors_for_food(s, s.active, payment.card_option(s)):
        s.frames[s.at] = PAY_FAVORS_FOR_FOOD
    else:
        ask_favors_for_gold(s)


def choose_favors_for_food(s: PrincipatoState, action: i64) -> None:
    s.frames[s.at + FAVORS] = action - FAVORS_FOR_FOOD
    ask_favors_for_gold(s)


def ask_favors_for_gold(s: PrincipatoState) -> None:
    if payment.asks_favors_for_gold(s, s.active, payment.card_option(s), s.frames[s.at + FAVORS]):
        s.frames[s.at] = PAY_FAVORS_FOR_GOLD
    else:
        pay_and_gain(s, 0)


def choose_favors_for_gold(s: PrincipatoState, action: i64) -> None:
    pay_and_gain(s, action - FAVORS_FOR_GOLD)


def pay_and_gain(s: PrincipatoState, favors_for_gold: i64) -> None:
    option: i64 = payment.card_option(s)
    payment.pay(s, s.active, option, s.frames[s.at + FAVORS], favors_for_gold)
    s.frames[s.at + FAVORS] = 0
    if gain.begin(s, option):
        exchange_or_finish(s)


def exchange_or_finish(s: PrincipatoState) -> None:
    """The effect is done: a card with the exchange symbol must now be swapped (D7), others stay in hand."""
    card: i64 = s.hand[HAND_SIZE * s.active + s.frames[s.at + SLOT]]
    if EXCHANGED[card]:
        s.frames[s.at] = EXCHANGE
    else:
        s.pop()
        finish_action(s)
