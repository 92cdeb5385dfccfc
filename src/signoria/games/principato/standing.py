"""Where the game stands must be a place that its rules can reach: the frames, against what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from signoria.core.codes import Problem
from signoria.core.state import CHANCE, FRAME, SEAT
from signoria.games.principato.box import (
    ACTIONS_PER_TURN,
    CARD_COUNT,
    CARDS,
    CONDOTTIERE,
    EXCHANGED,
    FOOD,
    GAIN,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_GOLD,
    GAIN_RECRUITS,
    GOLD,
    HAND_SIZE,
    MILITARY,
    MILITIA,
    MOST_PRINTED,
    PAY_FOOD,
    PRINTED,
    YEARS,
    pile_counts,
)
from signoria.games.principato.phases.activation import option_obstacle
from signoria.games.principato.phases.cubes import room, unsupplied
from signoria.games.principato.phases.gain import entitled
from signoria.games.principato.phases.military import army
from signoria.games.principato.phases.obstacles import FREE
from signoria.games.principato.phases.payment import asks_favors_for_food, asks_favors_for_gold
from signoria.games.principato.phases.refill import pile_left
from signoria.games.principato.phases.turn import favor_obstacle
from signoria.games.principato.state import (
    ACTION,
    ANNUAL,
    CHOOSE_CULTURE,
    CHOOSE_OPTION,
    CHOOSE_RECRUITS,
    CHOSEN,
    DISMISS_1,
    DISMISS_2,
    EMPTY,
    EXCHANGE,
    FAVORS,
    OVERFLOW,
    OVERFLOW_FOOD,
    OVERFLOW_GOLD,
    PAY_FAVORS_FOR_FOOD,
    PAY_FAVORS_FOR_GOLD,
    PLACE_FAVOR,
    RANK,
    REFILL,
    SLOT,
    SUPPLY_1,
    TURN,
    PrincipatoState,
)


def bottom(s: PrincipatoState) -> i64:
    """The outermost procedure: a deal, a turn or a refill; EMPTY when the game is over."""
    return s.frames[0] if s.depth > 0 else EMPTY


def _inner(s: PrincipatoState) -> i64:
    return s.frames[FRAME] if s.depth > 1 else EMPTY


def frame_problems(s: PrincipatoState) -> Iterator[Problem]:
    """A turn with an action inside, or a refill with a scoring inside, or a deal; each with what it needs."""
    outer, inner = bottom(s), _inner(s)
    yield from _supply_order(s)
    if s.depth == 0:
        if s.year != YEARS or any(s.pile) or any(s.supplied):
            yield Problem("game_over", "a game without frames is over: no pile has cards, no soldier a cube")
        return
    allowed: tuple[int, ...] = (EMPTY,)
    if outer == TURN:
        allowed = (EMPTY, *range(CHOOSE_OPTION, PLACE_FAVOR + 1))
    elif outer == REFILL:
        allowed = (EMPTY, *range(SUPPLY_1, DISMISS_2 + 1))
    if outer > TURN and outer != REFILL:
        yield Problem("frames_nest", "the stack begins with a deal, a turn or a refill")
    elif inner not in allowed or s.depth > 2:
        yield Problem("frames_nest", "a turn holds one action, a refill one scoring, a deal nothing")
    elif s.frames[SEAT] != (s.active if outer == TURN else CHANCE):
        yield Problem("frame_seats", "a turn belongs to the active seat, deals and refills to chance")
    elif outer == TURN:
        yield from _turn_problems(s, inner)
    elif inner != EMPTY:
        yield from _scoring_problems(s, inner)


def _supply_order(s: PrincipatoState) -> Iterator[Problem]:
    """Known during a scoring only; while armies are as they were at its start, it follows from them (R25)."""
    order = [seat for seat in s.order if seat != EMPTY]
    seats = range(s.players)
    scoring = s.depth == 2 and _inner(s) >= SUPPLY_1
    if list(s.order)[: len(order)] != order or sorted(order) != (list(seats) if scoring else []):
        yield Problem("supply_order", f"the supply order is {list(s.order)}")
    elif scoring and _inner(s) < DISMISS_1:
        due = sorted(seats, key=lambda seat: (-army(s, seat), (seat - s.first) % s.players))
        if order != due:
            yield Problem("supply_order", f"the supply order is {order}, by armies it is {due}")


# ---- a scoring ----


def _scoring_problems(s: PrincipatoState, inner: int) -> Iterator[Problem]:
    rank, annual = s.frames[s.at + RANK], s.frames[s.at + ANNUAL]
    if not 0 <= rank < s.players or s.order[rank] != s.frames[s.at + SEAT]:
        yield Problem("frame_seats", "a scoring asks the seat at its rank in the supply order")
    card = (s.year - 1) * (CARD_COUNT + 1) + MILITARY
    if annual not in (0, 1):
        yield Problem("frame_locals", f"a scoring is annual (1) or not (0), not {annual}")
    elif annual == 1 and pile_left(s) > 0:
        yield Problem("scoring_is_due", f"year {s.year} is scored and its pile has cards")
    elif annual == 0 and s.pile[card] == pile_counts(s.players)[card]:
        yield Problem("scoring_is_due", f"no military scoring card of year {s.year} was revealed")
    if inner >= DISMISS_1 and any(s.supplied):
        yield Problem("scoring_is_due", "soldiers are dismissed after all cubes were removed")
    if inner >= DISMISS_1 and annual == 1 and s.year == YEARS:
        yield Problem("scoring_is_due", "nobody is dismissed after the last scoring")


# ---- a turn ----


def _turn_problems(s: PrincipatoState, inner: int) -> Iterator[Problem]:
    if not 1 <= s.frames[ACTION] <= ACTIONS_PER_TURN + (inner == EMPTY):
        yield Problem("frame_locals", f"action {s.frames[ACTION]} of {ACTIONS_PER_TURN}")
    if inner == EMPTY:
        return
    if s.frames[s.at + SEAT] != s.active:
        yield Problem("frame_seats", "an action belongs to the active seat")
    if inner == PLACE_FAVOR:
        if favor_obstacle(s) != FREE:
            yield Problem("question_arises", "there is no favor to place, or no place for it")
        return
    slot = s.frames[s.at + SLOT]
    if not 0 <= slot < HAND_SIZE:
        yield Problem("frame_locals", f"slot {slot} of a hand of {HAND_SIZE}")
    elif inner <= EXCHANGE:
        yield from _activation_problems(s, inner, s.hand[HAND_SIZE * s.active + slot])


def _activation_problems(s: PrincipatoState, inner: int, card: int) -> Iterator[Problem]:
    chosen, favors, overflow = s.frames[s.at + CHOSEN], s.frames[s.at + FAVORS], s.frames[s.at + OVERFLOW]
    option = card * MOST_PRINTED + chosen
    if not 0 <= chosen < (1 if inner == CHOOSE_OPTION else PRINTED[card]):
        yield Problem("frame_locals", f"option {chosen} of {CARDS[card]}")
    elif not 0 <= favors <= (min(PAY_FOOD[option], s.favor[s.active]) if inner == PAY_FAVORS_FOR_GOLD else 0):
        yield Problem("frame_locals", f"{favors} favors for food")
    elif not _fits_on_soldiers(s, inner, option, overflow):
        yield Problem("frame_locals", f"{overflow} cubes cannot go on soldiers")
    elif not _arises(s, inner, card, option):
        yield Problem("question_arises", f"{CARDS[card]} does not ask this now")


def _fits_on_soldiers(s: PrincipatoState, inner: int, option: int, overflow: int) -> bool:
    """What overflows finds no room in storage, but lies in the reserve and has soldiers to go to."""
    if inner not in (OVERFLOW_FOOD, OVERFLOW_GOLD):
        return overflow == 0
    cube, soldier = (FOOD, MILITIA) if inner == OVERFLOW_FOOD else (GOLD, CONDOTTIERE)
    due = entitled(s, option, GAIN_FOOD[option] if cube == FOOD else GAIN_GOLD[option])
    most = min(due, s.reserve[cube], unsupplied(s, s.active, soldier))
    return room(s, s.active, cube) == 0 and 1 <= overflow <= most


def _arises(s: PrincipatoState, inner: int, card: int, option: int) -> bool:
    if inner == CHOOSE_OPTION:
        return PRINTED[card] > 1
    if inner == PAY_FAVORS_FOR_FOOD:
        return asks_favors_for_food(s, s.active, option) and option_obstacle(s, option) == FREE
    if inner == PAY_FAVORS_FOR_GOLD:
        favors = s.frames[s.at + FAVORS]
        food = PAY_FOOD[option] - favors <= s.food[s.active]
        return food and asks_favors_for_gold(s, s.active, option, favors) and option_obstacle(s, option) == FREE
    if inner == CHOOSE_CULTURE:
        return GAIN[option] == GAIN_CULTURE
    if inner == CHOOSE_RECRUITS:
        return GAIN[option] == GAIN_RECRUITS
    return inner != EXCHANGE or EXCHANGED[card] == 1
