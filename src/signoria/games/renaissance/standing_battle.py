"""A battle on the table: do its stage, its slots and its frames fit each other?"""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.state import DECISION, SEAT, WAITING
from signoria.games.renaissance.actions import SLOTS
from signoria.games.renaissance.box import BETRAYAL, CARD_PC, CITIES, CONDOTTIERE, ENGINEER_PC, FACE_PC, TRAITOR
from signoria.games.renaissance.decisions import (
    ASKED,
    BATTLE_DIE,
    BUYING_BACK,
    CONDOTTIERE_DIE,
    COUNTERING,
    DEFENDING_RED,
    DEFENDING_UNIT,
    HIRING,
    LAYING_RED,
    LAYING_UNIT_1,
    LAYING_UNIT_2,
    OFFERS,
    RETREATING,
    REVEALING,
    SELLER,
    SELLING,
    SHOWING_OFFER,
    SIGNING,
    SOLD,
    TO_SIDE,
)
from signoria.games.renaissance.phases import red_cards
from signoria.games.renaissance.phases.fitting import hands_fit
from signoria.games.renaissance.phases.laying import is_red_effect
from signoria.games.renaissance.phases.slots import belligerent, is_blue, red_slot, side_of_slot
from signoria.games.renaissance.state import (
    ATTACKER,
    ATTACKER_DIE,
    B_ATTACKER,
    B_DEFENDER,
    B_SOURCE,
    B_TARGET,
    BOUGHT,
    CANCELLED,
    DEFENCE_RED,
    DEFENCE_UNIT,
    DEFENDER,
    DEFENDER_DIE,
    EMPTY,
    ENGINEER_BONUS,
    FACE_DOWN,
    HIRE,
    LEVELS_CUT,
    MODE,
    OWN_CARD,
    PASSES,
    POINTS,
    RAIDING,
    RED_SLOT,
    RESULT,
    ROLLING,
    SIDE,
    SIGNED,
    SLOT_COUNT,
    STAGE,
    TIED,
    UNIT_1,
    UNIT_2,
    VIRTUAL,
    RenaissanceState,
)

# The stage in which each question of a battle is asked.
STAGES = {
    LAYING_UNIT_1: (2,),
    LAYING_UNIT_2: (2,),
    LAYING_RED: (2,),
    DEFENDING_UNIT: (4,),
    DEFENDING_RED: (4,),
    BATTLE_DIE: (5,),
    REVEALING: (5,),
    COUNTERING: (6,),
    CONDOTTIERE_DIE: (7,),
    BUYING_BACK: (7,),
    SIGNING: (8,),
    RETREATING: (9,),
}


def battle_problems(s: RenaissanceState, frames: list[list[int]]) -> Iterator[Problem]:
    if s.battle[STAGE] == 0:
        if any(s.battle) or any(s.worth) or any(card != EMPTY for card in s.laid):
            yield Problem("battle", "worth, laid cards and battle are clear outside a battle")
        return
    found = [*_numbers(s, frames), *_slots(s)]
    yield from found or [*_asked(s, frames), *_sale(s, frames)]
    if not found and not hands_fit(s):
        yield Problem("laid", "hands and laid cards do not fit the attack")


def _numbers(s: RenaissanceState, frames: list[list[int]]) -> Iterator[Problem]:
    b = [int(n) for n in s.battle]
    cities = range(len(CITIES))
    if b[B_ATTACKER] != frames[0][SEAT] or not 0 <= b[B_DEFENDER] < s.players or b[B_DEFENDER] == b[B_ATTACKER]:
        yield Problem("battle", "the attacker's turn, and another's city")
        return
    if b[B_TARGET] not in cities or b[B_SOURCE] not in cities or s.owner[b[B_TARGET]] != b[B_DEFENDER]:
        yield Problem("battle", "source and target are cities, and the target is the defender's")
    if s.owner[b[B_SOURCE] % len(CITIES)] != b[B_ATTACKER] or b[MODE] > RAIDING:
        yield Problem("battle", "the attack starts in an own city, by road, by sea or as a raid")
    if b[STAGE] > 9 or b[RESULT] > TIED or b[PASSES] > b[STAGE] - 7 > 0 or (b[RESULT] > 0) != (b[STAGE] == 9):
        yield Problem("battle", "stages, passes and the result follow each other")
    rolled = b[STAGE] > 5 or any(frame[DECISION] == REVEALING for frame in frames)
    if (b[DEFENDER_DIE] > 0) != rolled or b[DEFENDER_DIE] > 6 or b[ATTACKER_DIE] > 6:
        yield Problem("battle", "both dice are rolled before the reveal")
    if (rolled and b[ATTACKER_DIE] == 0) or (b[ATTACKER_DIE] and b[STAGE] < 5):
        yield Problem("battle", "the attacker's die is rolled first")
    if b[LEVELS_CUT] > 1 or b[CANCELLED] > 1 or b[ENGINEER_BONUS] not in (0, ENGINEER_PC):
        yield Problem("battle", "one Engineer or Traitor works at a time")
    if max(b[SIGNED], b[SIGNED + 1]) > 1 or b[ROLLING] >= SLOT_COUNT:
        yield Problem("battle", "one Sign of God per side, one die at a time")
    if (b[ROLLING] and b[STAGE] < 7) or ((b[PASSES] or b[SIGNED] or b[SIGNED + 1]) and b[STAGE] < 8):
        yield Problem("battle", "nothing of a later stage has happened")
    if (b[LEVELS_CUT] or b[CANCELLED] or b[ENGINEER_BONUS]) and b[STAGE] < 7:
        yield Problem("battle", "red cards work after they are revealed")


def _slots(s: RenaissanceState) -> Iterator[Problem]:
    for slot in range(SLOT_COUNT):
        card, name = s.laid[slot], SLOTS[slot]
        down, hire, side, points, signs = (int(s.slot(slot, what)) for what in range(5))
        if card == EMPTY:
            if down or hire or side or points or signs:
                yield Problem("worth", f"{name} is empty")
            continue
        red = slot in (RED_SLOT, DEFENCE_RED)
        if not (CONDOTTIERE <= card <= TRAITOR if red else 0 <= card <= CONDOTTIERE):
            yield Problem("laid", f"the card in {name} does not belong there")
        if down > 1 or hire > VIRTUAL or side > DEFENDER or signs > 1 or (down and (hire != OWN_CARD or points)):
            yield Problem("worth", f"{name} holds numbers that cannot be")
        if hire != OWN_CARD and card != CONDOTTIERE:
            yield Problem("worth", f"only a Condottiere is hired, in {name}")
        if side != side_of_slot(slot) and (card != CONDOTTIERE or s.battle[STAGE] < 7):
            yield Problem("worth", f"only a betraying Condottiere changes sides, in {name}")
        worth = (
            [CARD_PC[card]] if is_blue(card) else [0, *list(FACE_PC)[BETRAYAL + 1 :]] if card == CONDOTTIERE else [0]
        )
        if not down and points not in worth:
            yield Problem("worth", f"{name} counts {points} points")
        if signs and not points:
            yield Problem("worth", f"{name} is doubled and counts nothing")
        if (down and s.battle[STAGE] > 5) or (not down and hire == OWN_CARD and s.battle[STAGE] < 5):
            yield Problem("worth", f"own cards lie face down until the reveal, in {name}")
    if s.laid[UNIT_1] == EMPTY and s.laid[UNIT_2] != EMPTY and s.battle[STAGE] < 6:
        yield Problem("laid", "the first unit slot is filled first")


def _asked(s: RenaissanceState, frames: list[list[int]]) -> Iterator[Problem]:
    """Whose turn it is to answer."""
    decision, seat = frames[1][DECISION], frames[1][SEAT]
    stage, a, d = int(s.battle[STAGE]), s.battle[B_ATTACKER], s.battle[B_DEFENDER]
    if len(frames) == 3:
        if stage not in (1, 3) or seat != a or decision > LAYING_RED:
            yield Problem("stage", "third players sell before the cards are laid")
        return
    if stage not in STAGES[decision]:
        yield Problem("stage", f"stage {stage} asks something else")
        return
    due = {LAYING_UNIT_1: UNIT_1, LAYING_UNIT_2: UNIT_2, LAYING_RED: RED_SLOT, DEFENDING_UNIT: DEFENCE_UNIT}
    slot = due.get(decision, DEFENCE_RED if decision == DEFENDING_RED else EMPTY)
    if slot != EMPTY and (s.laid[slot] != EMPTY or seat != belligerent(s, side_of_slot(slot))):
        yield Problem("laid", "a slot is filled once, by its side")
    if stage > 2 and (UNIT_1 if stage < 6 else EMPTY) != EMPTY and EMPTY in (s.laid[UNIT_1], s.laid[UNIT_2]):
        yield Problem("laid", "an attack is made with two units")
    if decision == LAYING_RED and EMPTY in (s.laid[UNIT_1], s.laid[UNIT_2]):
        yield Problem("laid", "units are laid before red cards")
    if decision == DEFENDING_RED and s.laid[DEFENCE_UNIT] == EMPTY:
        yield Problem("laid", "no red card without a unit")
    down = red_cards.next_face_down(s)
    if decision == REVEALING and (down == EMPTY or seat != belligerent(s, side_of_slot(down))):
        yield Problem("seat", "who laid a card reveals it")
    if decision == COUNTERING and (seat != d or not is_red_effect(s.laid[RED_SLOT])):
        yield Problem("seat", "the defender counters an Engineer or a Traitor")
    if stage == 7 and (s.laid[s.battle[ROLLING]] != CONDOTTIERE or s.slot(s.battle[ROLLING], POINTS)):
        yield Problem("rolling", "a Condottiere is rolled for")
    tempted = belligerent(s, 1 - s.slot(s.battle[ROLLING], SIDE))
    if decision == BUYING_BACK and (seat != tempted or s.ducats[seat] < 1):
        yield Problem("seat", "the other side is tempted, if it can pay")
    if decision in (SIGNING, RETREATING) and seat not in (a, d):
        yield Problem("seat", "only belligerents play cards in a battle")
    if stage > 7 and any(s.laid[slot] == CONDOTTIERE and not s.slot(slot, POINTS) for slot in range(SLOT_COUNT)):
        yield Problem("worth", "every Condottiere has been rolled for")


def _sale(s: RenaissanceState, frames: list[list[int]]) -> Iterator[Problem]:
    if len(frames) < 3:
        return
    frame = frames[2]
    decision, side = frame[DECISION], frame[TO_SIDE]
    a, d, everybody = int(s.battle[B_ATTACKER]), int(s.battle[B_DEFENDER]), 1 << s.players
    bits = (frame[OFFERS], frame[ASKED], frame[SOLD])
    if side != (ATTACKER if s.battle[STAGE] == 1 else DEFENDER):
        yield Problem("to_side", "first the attacker, then the defender")
        return
    if any(not 0 <= seats < everybody or seats & (1 << a | 1 << d) for seats in bits):
        yield Problem("asked", "offers are made by third players who were asked, or sold")
    if (frame[OFFERS] | frame[SOLD]) & ~frame[ASKED]:
        yield Problem("offers", "only who was asked offers, and only who offered has sold")
    for seat in range(s.players):
        if frame[OFFERS] & (1 << seat) and s.held(seat, CONDOTTIERE) == 0:
            yield Problem("offers", f"seat {seat} has no Condottiere to offer")
    if decision == SELLING:
        if not 0 < frame[WAITING] < everybody or frame[WAITING] & ~frame[ASKED] or frame[WAITING] & frame[OFFERS]:
            yield Problem("waiting", "who is waited for has not answered")
        return
    seller = frame[SELLER]
    if not 0 <= seller < s.players or not frame[ASKED] & (1 << seller) or s.held(seller, CONDOTTIERE) == 0:
        yield Problem("seller", "a third player who was asked sells a Condottiere")
    elif (decision == SHOWING_OFFER) != bool(frame[OFFERS] & (1 << seller)):
        yield Problem("offers", "an offer is shown once")
    elif frame[SEAT] != (seller if decision == SHOWING_OFFER else belligerent(s, side)):
        yield Problem("seat", "the seller shows, the belligerent hires")
    if decision == HIRING:
        units = (UNIT_1, UNIT_2) if side == ATTACKER else (DEFENCE_UNIT,)
        if s.ducats[belligerent(s, side)] < 1 or EMPTY not in [s.laid[slot] for slot in (*units, red_slot(side))]:
            yield Problem("laid", "who hires has a ducat and an open slot")
    if (s.slot(UNIT_2, HIRE) == BOUGHT and s.laid[UNIT_1] == EMPTY) or s.slot(UNIT_2, FACE_DOWN) > 1:
        yield Problem("laid", "the first unit slot is filled first")
