"""Where a game may stand in its rules: which frames lie on which, whose they are, what their locals may say."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.state import CHANCE, FRAME, LOCALS, SEAT
from signoria.games.virtu.atlas import CITY_COUNT, ITEM_COST, ITEM_COUNT, NO_SPOT, SEAS, SPOT_COUNT
from signoria.games.virtu.box import (
    CROSSES_TO_REDEEM,
    CROWNS_TO_REDEEM,
    FACTIONS,
    LAST_RANK,
    MACHIAVELLI,
    MAJOR_FAMILY,
    NO_CARD,
    POWER_COST,
    POWER_COUNT,
    RANK_CROSSES,
    RANK_CROWNS,
    RANK_EITHER,
    RANK_FLORINS,
    ROOMS,
    ROUNDS,
    TILES_PER_SYMBOL,
)
from signoria.games.virtu.box import family as family_cards
from signoria.games.virtu.decisions import (
    ACT,
    AFTER_BATTLE,
    AGENT,
    ALLY,
    ANNEX,
    BESIEGE,
    BUY,
    COLOUR,
    COMBAT,
    COURSE,
    DEAL_FIRST,
    DEAL_STATE,
    DECISIONS,
    ENTER,
    FAMILY_PLACE,
    FIRST,
    FIRST_BONUS,
    GOVERN,
    INFLUENCE,
    INTRIGUE,
    LOSSES,
    MARCH,
    MOVE_CARD,
    OVERFLOW,
    PATRON_BONUS,
    PATRONISE,
    PAY,
    PAY_TROOPS,
    PLACE_CARD,
    REDEEM,
    REORGANISE,
    RETREAT,
    RIVAL,
    SECOND,
    SECOND_BONUS,
    SIEGE,
    SITE,
    STEP,
    TRADE,
    WAGE_WAR,
    WAIVE,
)
from signoria.games.virtu.payment import DUE_COUNT, SYMBOL_COUNT
from signoria.games.virtu.phases import combat, family, reorganise, retreat, sieges, troops, turn, winter
from signoria.games.virtu.phases.annex import UNREACHABLE, is_target, seas_to
from signoria.games.virtu.phases.market import unavailable
from signoria.games.virtu.phases.value import neutral_value
from signoria.games.virtu.state import EMPTY, VirtuState

_ACTIONS = (GOVERN, PATRONISE, PATRON_BONUS, TRADE, ANNEX, INFLUENCE, WAGE_WAR, INTRIGUE)
# What may lie on what.
_ABOVE: dict[int, tuple[int, ...]] = {
    ACT: _ACTIONS,
    REDEEM: (PAY,),
    RETREAT: (PAY,),
    BUY: (PAY, PLACE_CARD),
    ALLY: (PAY,),
    WAIVE: (PAY,),
    PAY_TROOPS: (COLOUR,),
    REORGANISE: (OVERFLOW,),
    PATRONISE: (PAY, PLACE_CARD),
    ANNEX: (PAY,),
    INFLUENCE: (PAY, PLACE_CARD),
    WAGE_WAR: (MARCH, COLOUR),
    INTRIGUE: (AGENT,),
    PLACE_CARD: (OVERFLOW,),
} | dict.fromkeys(range(SIEGE, BESIEGE + 1), (COMBAT, LOSSES, OVERFLOW))


def frame_problems(s: VirtuState) -> list[Problem]:
    """What is wrong with the stack; nesting and seats first, because the rest relies on them."""
    problems = [*_calendar(s)] or [*_nesting(s)] or [*_seats(s)]
    if not problems:
        problems = [problem for i in range(s.depth) for problem in _locals(s, i * FRAME)]
    return problems or [*_purse(s)]


def _calendar(s: VirtuState) -> Iterator[Problem]:
    setting_up = s.depth > 0 and s.frames[0] < ENTER
    if (s.year == 0) != setting_up or (s.players == 2 and s.year > ROUNDS):
        yield Problem("calendar", f"the year is {s.year}")
    if s.turn >= s.players or (s.depth == 0 and s.turn):
        yield Problem("calendar", f"turn {s.turn} of {s.players}")
    over = s.depth == 0
    if over and not winter.is_over(s):
        yield Problem("game_over", "a game without frames is over, but nothing has ended it")
    early = s.depth > 0 and s.frames[0] < PAY_TROOPS
    if s.last and (early or s.players == 2):
        yield Problem("calendar", "the last year is noticed after the retreats of Spring")


def _nesting(s: VirtuState) -> Iterator[Problem]:
    for i in range(s.depth):
        decision = s.frames[i * FRAME]
        allowed = _ABOVE.get(s.frames[(i - 1) * FRAME], ()) if i else tuple(range(GOVERN))
        if decision not in allowed:
            yield Problem("frames_nest", f"{DECISIONS[decision].code} cannot stand at place {i} of the stack")
    if s.depth > 1 and s.frames[0] == ACT and s.frames[1] >= 0:
        expected = turn.frame_of(s, turn.room_action(s, s.frames[1], s.marker[s.frames[1]]))
        found = s.frames[FRAME]
        if (PATRONISE if found == PATRON_BONUS else found) != expected or turn.room_action(
            s, s.frames[1], s.marker[s.frames[1]]
        ) < 0:
            yield Problem("frames_nest", "the action is not that of the marker's room")


def _seats(s: VirtuState) -> Iterator[Problem]:
    for i in range(s.depth):
        decision, seat = s.frames[i * FRAME], s.frames[i * FRAME + SEAT]
        if decision in (DEAL_STATE, DEAL_FIRST):
            expected = [CHANCE]
        elif decision in (RIVAL, AFTER_BATTLE, BESIEGE, OVERFLOW):
            expected = list(range(s.players))
        elif decision in (COMBAT, LOSSES):
            expected = [int(s.frames[i * FRAME + FIRST]), int(s.frames[i * FRAME + SECOND])]
        else:
            expected = [int(s.order[s.turn])]
        if seat not in expected or (seat < 0 and decision > DEAL_FIRST):
            yield Problem("frame_seats", f"{DECISIONS[decision].code} is not asked of seat {seat}")
    if s.depth == 1 and s.frames[0] == DEAL_STATE:
        yield Problem("frame_seats", "every seat has its state already")


# ---- locals ----


def _locals(s: VirtuState, at: int) -> Iterator[Problem]:
    decision, seat = s.frames[at], s.frames[at + SEAT]
    named = len(DECISIONS[decision].locals)
    numbers = [int(s.frames[at + LOCALS + i]) for i in range(FRAME - LOCALS)]
    sound = not any(numbers[named:])
    paid_for = at + FRAME == s.at and s.frames[s.at] == PAY
    if sound and ENTER <= decision <= ACT:
        sound = _turn_is_sound(s, decision, seat, numbers, paid_for)
    elif sound and SIEGE <= decision <= BESIEGE:
        sound = _siege_is_sound(s, decision, seat, numbers[0])
    elif sound and decision in (COMBAT, LOSSES):
        sound = _combat_is_sound(s, at)
    elif sound:
        sound = _inner_is_sound(s, decision, seat, numbers, paid_for)
    if not sound:
        yield Problem("frame_locals", f"{DECISIONS[decision].code} cannot hold {numbers}")


def _turn_is_sound(s: VirtuState, decision: int, seat: int, numbers: list[int], paid_for: bool) -> bool:
    first, paid_step, prepaid, visited, borrowed, used = numbers
    if min(numbers) < 0 or paid_step > 1 or prepaid > 15 or visited > 31 or borrowed > 1 or used > 7:
        return False
    if borrowed and (decision != ACT or s.indulgence[seat * ROOMS + s.marker[seat]]):
        return False
    if decision == ENTER:
        return not any(numbers) and s.marker[seat] == EMPTY and s.year == 1
    if decision == STEP:
        return first <= 60 and s.year > 1 and not used and (first > 0 or not (paid_step or prepaid or visited))
    if paid_step or prepaid or not visited & (1 << s.marker[seat]):
        return False
    if decision == REDEEM:
        here = first < ROOMS and s.indulgence[seat * ROOMS + first] == 1 and visited & (1 << first) > 0
        return not used and (here if paid_for else first == 0)
    return first == 0 and (s.depth > 1 or not used)


def _siege_is_sound(s: VirtuState, decision: int, seat: int, city: int) -> bool:
    if not 0 <= city < CITY_COUNT:
        return False
    if s.depth > 1:
        return s.frames[FRAME] == OVERFLOW or s.frames[FRAME + LOCALS] == city
    if decision == SIEGE:
        return True
    if s.army(seat, city) == 0 or s.is_friendly(seat, city):
        return False
    if decision == RIVAL:
        return sieges.rivals(s, seat, city) > 1
    return decision == AFTER_BATTLE or (sieges.is_indifferent(s, seat, city) and sieges.rivals(s, seat, city) == 0)


def _combat_is_sound(s: VirtuState, at: int) -> bool:
    city, first, second = (int(s.frames[at + i]) for i in (LOCALS, FIRST, SECOND))
    course, lost, lost_second = (int(s.frames[at + i]) for i in (COURSE, FIRST_BONUS, SECOND_BONUS))
    if not (0 <= city < CITY_COUNT and 0 <= first < s.players and EMPTY <= second < s.players):
        return False
    if not (0 <= course < 64 and 0 <= lost <= 40 and 0 <= lost_second <= 40):
        return False
    field = course & combat.FIELD == 1
    if s.frames[at] == COMBAT:
        return course < combat.FIRST_WON and s.army(first, city) > 0 and _meets(s, city, first, second, field)
    if field and second < 0:
        return False
    seat = s.frames[at + SEAT]
    own = lost if seat == first else lost_second
    waiting = seat == first or (lost == 0 and field)
    decided = course & (combat.FIRST_WON | combat.SECOND_WON) in (0, combat.FIRST_WON, combat.SECOND_WON)
    enough = lost <= s.army(first, city) and lost_second <= (s.army(second, city) if field else 0)
    legal = decided and (field or not course & combat.SECOND_WON) and not s.is_friendly(first, city)
    mixed = 0 < own < s.army(seat, city) and troops.colours(s, seat, city) > 1
    return waiting and enough and legal and mixed


def _meets(s: VirtuState, city: int, first: int, second: int, field: bool) -> bool:
    """A field battle is between rivals, a siege against who defends the city."""
    if s.is_friendly(first, city):
        return False
    return sieges.is_rival(s, first, second, city) if field else second == combat.defender(s, city, first)


def _inner_is_sound(s: VirtuState, decision: int, seat: int, numbers: list[int], paid_for: bool) -> bool:
    first, second, third = numbers[:3]
    if decision == FAMILY_PLACE:
        return _is_unplaced(s, seat, first)
    if decision in (MARCH, COLOUR):
        here = 0 <= first < CITY_COUNT and s.army(seat, first) > 0
        if decision == COLOUR:
            return here and troops.colours(s, seat, first) > 1
        return here and 0 <= second < 5 and troops.is_mobile(s, seat, second, first)
    if decision == RETREAT:
        return _retreat_is_sound(s, seat, first, second, third, paid_for)
    if decision == MOVE_CARD:
        return 0 <= first < 6 or (6 <= first < 16 and reorganise.can_take_out(s, seat, first - 6))
    if decision == AGENT:
        return first == NO_SPOT and s.agents[seat] > 0 if first < 0 else first < SPOT_COUNT and s.agent[first] == EMPTY
    if decision == PLACE_CARD:
        return _placing_is_sound(s, seat, first, second)
    if decision == GOVERN:
        return 0 <= first < TILES_PER_SYMBOL and 0 <= second <= 1
    if decision in (ANNEX, INFLUENCE):
        return _annexation_is_sound(s, seat, numbers, paid_for)
    if decision in (PATRONISE, PATRON_BONUS):
        return (
            first == (1 if decision == PATRON_BONUS else 0) if paid_for or decision == PATRON_BONUS else first in (0, 1)
        )
    if decision == BUY:
        return 0 <= first < ITEM_COUNT and (unavailable(s, seat, first) == 0 if paid_for else first == 0)
    if decision in (ALLY, WAIVE):
        return 0 <= first < POWER_COUNT and (paid_for or decision == WAIVE or first == 0)
    return first == 0


def _is_unplaced(s: VirtuState, seat: int, card: int) -> bool:
    return card in _family(s, seat) and not family.is_placed(s, seat, card)


def _family(s: VirtuState, seat: int) -> list[int]:
    return family_cards(FACTIONS[s.faction[seat]], int(s.players))


def _retreat_is_sound(s: VirtuState, seat: int, city: int, power: int, haven: int, paid_for: bool) -> bool:
    if not (0 <= city < CITY_COUNT and 0 <= power < 5 and 0 <= haven < CITY_COUNT):
        return False
    if s.bound[power * CITY_COUNT + city] == 0 or s.master(power) != seat:
        return False
    if not paid_for:
        return haven == 0
    return s.is_friendly(seat, haven) and not retreat.is_by_road(s, city, haven)


def _placing_is_sound(s: VirtuState, seat: int, card: int, next_card: int) -> bool:
    below = s.frames[FRAME] if s.frames[0] == ACT else s.frames[0]
    if below == INFLUENCE:
        return any(
            s.major_ally[m] == seat and (card, next_card) in ((pair[0], pair[1]), (pair[1], NO_CARD))
            for m, pair in enumerate((MAJOR_FAMILY[0:2], MAJOR_FAMILY[2:4], MAJOR_FAMILY[4:6]))
        )
    if below == PATRONISE:
        return card == MACHIAVELLI and next_card == NO_CARD
    return 0 <= card < len(s.pile) and s.bought[card] == 1 and next_card == NO_CARD


def _annexation_is_sound(s: VirtuState, seat: int, numbers: list[int], paid_for: bool) -> bool:
    city, annexed, started, voided = numbers[:4]
    if not (0 <= city < CITY_COUNT and 0 <= annexed <= 1 and 0 <= started <= 1 and 0 <= voided <= 7):
        return False
    if not paid_for:
        return city == 0
    return annexed == 0 and is_target(s, city) and seas_to(s, seat, city) != UNREACHABLE


# ---- what is due and what is gathered ----


def _purse(s: VirtuState) -> Iterator[Problem]:
    """Something is due only in a payment, and never more than the price; symbols lie ready only where they serve."""
    price = [0] * DUE_COUNT
    if s.depth and s.frames[s.at] == PAY:
        price = _price(s, s.at - FRAME)
    for symbol in range(DUE_COUNT):
        if s.due[symbol] > price[symbol]:
            yield Problem("due", f"{s.due[symbol]} of symbol {symbol} are due, the price is {price[symbol]}")
    bottom = s.frames[0] if s.depth else EMPTY
    gathering = bottom in (REDEEM, RETREAT, BUY, SITE) or (bottom in (ACT, ALLY, WAIVE) and s.depth > 1)
    if any(s.pool) and not gathering:
        yield Problem("pool", "symbols cannot be kept")


def _price(s: VirtuState, at: int) -> list[int]:
    """The full price of what the frame below a payment is about."""
    decision, seat, subject = s.frames[at], s.frames[at + SEAT], s.frames[at + LOCALS]
    price = [0] * DUE_COUNT
    if decision == BUY:
        price[:SYMBOL_COUNT] = [int(n) for n in ITEM_COST[subject * SYMBOL_COUNT : (subject + 1) * SYMBOL_COUNT]]
    elif decision in (ALLY, WAIVE):
        price[:SYMBOL_COUNT] = [int(n) for n in POWER_COST[subject * SYMBOL_COUNT : (subject + 1) * SYMBOL_COUNT]]
    elif decision == REDEEM:
        price[1], price[2] = (int(CROWNS_TO_REDEEM), 0) if s.due[1] else (0, int(CROSSES_TO_REDEEM))
    elif decision == RETREAT:
        price[4] = int(SEAS[subject * CITY_COUNT + s.frames[at + LOCALS + 2]])
    elif decision == PATRONISE and s.rank[seat] < LAST_RANK:
        rank = s.rank[seat] + 1
        price = [int(RANK_FLORINS[rank]), int(RANK_CROWNS[rank]), int(RANK_CROSSES[rank]), 0, 0, 0, 0, 0]
        price.append(int(RANK_EITHER[rank]))
    elif decision in (ANNEX, INFLUENCE):
        price[1], price[4] = int(neutral_value(s, seat, subject)) + 1, int(seas_to(s, seat, subject))
    return price
