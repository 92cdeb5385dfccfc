"""A card in use: the frame that remembers how far it is, and whether its printed options can be carried out (§4.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.principato.box.constants import (
    CARDS,
    CHURCH,
    CLASS_COUNT,
    CLASS_KIND,
    FACES,
    GAIN,
    GAIN_COUNT,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_GOLD,
    GAIN_PER_TOKEN,
    GAIN_RECRUITS,
    GAIN_TOKENS,
    GAIN_WHAT,
    HAND_SIZE,
    KINDS,
    MOST_PRINTED,
    MOST_SOLDIERS,
    PAY_FOOD,
    PAY_GOLD,
    POOL_OF,
    POOLS,
    PRINTED,
    SOLDIER_POOL,
)
from signoria.games.principato.phases.question import not_active
from signoria.games.principato.state import OBSTACLES, Principato

TOO_POOR: Final[i64] = OBSTACLES.add("too_poor", "4.3")
NO_TOKENS_LEFT: Final[i64] = OBSTACLES.add("no_tokens_left", "5")
SOLD_OUT: Final[i64] = OBSTACLES.add("sold_out", "5")

# A card that is changed, and one that is activated: which of the hand, which of its options, the favors that pay for
# food until those for gold are known, the cubes that found no room in storage and may go on soldiers.
CARD_FRAME: Final = Locals()
SLOT: Final[i64] = CARD_FRAME.local("slot", HAND_SIZE - 1)
ACTIVATION: Final = Locals(like=CARD_FRAME)
OPTION: Final[i64] = ACTIVATION.local("option", MOST_PRINTED - 1)
FAVORS: Final[i64] = ACTIVATION.local("favors_for_food", CHURCH)
OVERFLOW: Final[i64] = ACTIVATION.local("overflow", MOST_SOLDIERS)


def option_in_use(s: Principato) -> i64:
    """Returns the place in the box's tables of the option that is being carried out."""
    return s.card(s.local(SLOT)) * MOST_PRINTED + s.local(OPTION)


def with_card(s: Principato, seat: int) -> Params:
    """Returns the names that every question about the card in use has."""
    return {"seat": seat, "card": CARDS[s.card(s.local(SLOT))]}


# ---- may this card, this option be carried out? ----


def card_obstacle(s: Principato, card: i64) -> i64:
    """A card can be activated if one of its options can; else what forbids the first, its cheapest."""
    option: i64 = card * MOST_PRINTED
    first: i64 = option_obstacle(s, option)
    if first == NO_OBSTACLE:
        return NO_OBSTACLE
    for i in range(1, PRINTED[card]):
        if option_obstacle(s, option + i) == NO_OBSTACLE:
            return NO_OBSTACLE
    return first


def option_obstacle(s: Principato, option: i64) -> i64:
    """What it gives must be there in full (R19), and its price payable from storage."""
    what: i64 = GAIN_WHAT[option]
    if GAIN[option] == GAIN_TOKENS and s.pool[POOL_OF[what]] < GAIN_COUNT[option]:
        return NO_TOKENS_LEFT
    if GAIN[option] == GAIN_CULTURE and culture_left(s, what) == 0:
        return SOLD_OUT
    return NO_OBSTACLE if is_payable(s, s.active, option) else TOO_POOR


def culture_left(s: Principato, kind: i64) -> i64:
    left: i64 = 0
    for culture in range(CLASS_COUNT):
        if CLASS_KIND[culture] == kind:
            left += s.stock[culture]
    return left


def is_payable(s: Principato, seat: i64, option: i64) -> bool:
    """Stored cubes meet the price, favors making up what is missing."""
    return missing(s, seat, option) <= s.favor[seat]


def missing(s: Principato, seat: i64, option: i64) -> i64:
    """Returns the cubes that storage lacks for a price."""
    return max(PAY_FOOD[option] - s.food[seat], 0) + max(PAY_GOLD[option] - s.gold[seat], 0)


def nearest_option(s: Principato, card: int, obstacle: int) -> int:
    """Returns the option of a card in whose way this stands, and of which the fewest cubes are missing."""
    first = card * MOST_PRINTED
    options = [first + i for i in range(PRINTED[card]) if option_obstacle(s, first + i) == obstacle]
    return min(options, key=lambda option: missing(s, s.active, option))


def option_reason_params(s: Principato, option: int, obstacle: int) -> Params:
    what = GAIN_WHAT[option]
    if obstacle == NO_TOKENS_LEFT:
        return {"pool": POOLS[POOL_OF[what]], "need": GAIN_COUNT[option], "have": s.pool[POOL_OF[what]]}
    if obstacle == SOLD_OUT:
        return {"kind": KINDS[what]}
    return price(s, s.active, option)


def price(s: Principato, seat: int, option: int) -> Params:
    """Returns the price beside what is there to pay it."""
    need: Params = {"need_food": PAY_FOOD[option], "need_gold": PAY_GOLD[option]}
    return need | {"food": s.food[seat], "gold": s.gold[seat], "favor": s.favor[seat]}


# ---- what it costs and gives, in words ----


def entitled(s: Principato, option: i64, each: i64) -> i64:
    """Returns the cubes that an option gives, where it prints so many, or so many for each token."""
    return each * s.token(s.active, GAIN_WHAT[option]) if GAIN[option] == GAIN_PER_TOKEN else each


def card_cost(card: int) -> Params:
    """Returns what a card costs at least, whichever of its options is chosen."""
    options = [printed_cost(card * MOST_PRINTED + i) for i in range(PRINTED[card])]
    return {cube: min(int(cost[cube]) for cost in options) for cube in ("food", "gold")}


def card_gain(s: Principato, card: int) -> Params:
    """Returns what a card gives this seat at most, of each thing that any of its options gives."""
    most: Params = {}
    for i in range(PRINTED[card]):
        for thing, count in printed_gain(s, card * MOST_PRINTED + i).items():
            most[thing] = max(int(most.get(thing, 0)), int(count))
    return most


def printed_cost(option: int) -> Params:
    return {"food": PAY_FOOD[option], "gold": PAY_GOLD[option]}


def printed_gain(s: Principato, option: int) -> Params:
    """Returns what an option gives this seat now; of soldiers, as many as the pool has."""
    gains: Params = {
        "food": entitled(s, option, GAIN_FOOD[option]),
        "gold": entitled(s, option, GAIN_GOLD[option]),
    }
    if GAIN[option] == GAIN_TOKENS:
        gains[FACES[GAIN_WHAT[option]]] = GAIN_COUNT[option]
    if GAIN[option] == GAIN_RECRUITS:
        gains[FACES[GAIN_WHAT[option]]] = s.pool[SOLDIER_POOL]
    if GAIN[option] == GAIN_CULTURE:
        gains[KINDS[GAIN_WHAT[option]]] = GAIN_COUNT[option]
    return gains


# ---- what must hold of the frame of an activation ----


def activation_problems(
    s: Principato, at: int, arises: bool, most_favors: int = 0, overflow_fits: bool | None = None
) -> list[Problem]:
    """Returns what is wrong with a step of an activation; without `overflow_fits` nothing may overflow."""
    card = s.card(s.local(SLOT))
    chosen, favors, overflow = s.local(OPTION), s.local(FAVORS), s.local(OVERFLOW)
    problems = not_active(s, at)
    if chosen >= PRINTED[card]:
        problems.append(Problem("frame_locals", f"option {chosen} of {CARDS[card]}"))
    elif favors > most_favors:
        problems.append(Problem("frame_locals", f"{favors} favors for food"))
    elif not (overflow == 0 if overflow_fits is None else overflow_fits):
        problems.append(Problem("frame_locals", f"{overflow} cubes cannot go on soldiers"))
    elif not arises:
        problems.append(Problem("question_arises", f"{CARDS[card]} does not ask this now"))
    return problems
