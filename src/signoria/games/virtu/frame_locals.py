"""What the locals of each frame may say, so that no document leads play astray."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.state import FRAME, LOCALS, SEAT
from signoria.games.virtu.atlas import CITY_COUNT, ITEM_COUNT, NO_SPOT, SPOT_COUNT
from signoria.games.virtu.box import (
    FACTIONS,
    MACHIAVELLI,
    MAJOR_FAMILY,
    NO_CARD,
    POWER_COUNT,
    ROOMS,
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
    DECISIONS,
    ENTER,
    FAMILY_PLACE,
    FIRST,
    FIRST_BONUS,
    GOVERN,
    INFLUENCE,
    LOSSES,
    MARCH,
    MOVE_CARD,
    OVERFLOW,
    PATRON_BONUS,
    PATRONISE,
    PAY,
    PLACE_CARD,
    REDEEM,
    RETREAT,
    RIVAL,
    SECOND,
    SECOND_BONUS,
    SIEGE,
    STEP,
    WAIVE,
)
from signoria.games.virtu.phases import combat, family, reorganise, result, retreat, sieges, troops
from signoria.games.virtu.phases.annex import UNREACHABLE, is_target, seas_to
from signoria.games.virtu.phases.market import unavailable
from signoria.games.virtu.state import EMPTY, VirtuState


def local_problems(s: VirtuState, at: int) -> Iterator[Problem]:
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
    field = course & result.FIELD == 1
    if s.frames[at] == COMBAT:
        return course < result.FIRST_WON and s.army(first, city) > 0 and _meets(s, city, first, second, field)
    if field and second < 0:
        return False
    seat = s.frames[at + SEAT]
    own = lost if seat == first else lost_second
    waiting = seat == first or (lost == 0 and field)
    decided = course & (result.FIRST_WON | result.SECOND_WON) in (0, result.FIRST_WON, result.SECOND_WON)
    enough = lost <= s.army(first, city) and lost_second <= (s.army(second, city) if field else 0)
    legal = decided and (field or not course & result.SECOND_WON) and not s.is_friendly(first, city)
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
