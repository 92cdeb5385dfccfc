"""A battle stage by stage, as the rulebook tells it (§4.7, R58)."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from signoria.core.codes import Problem
from signoria.core.decision import SEAT, Procedure
from signoria.core.state import CHANCE
from signoria.games.renaissance.battle.fields import (
    ATTACKER,
    ATTACKER_DIE,
    ATTACKER_LAYS,
    B_ATTACKER,
    B_DEFENDER,
    B_SOURCE,
    B_TARGET,
    BATTLE_SIZE,
    BOUGHT,
    CANCELLED,
    CONDOTTIERI,
    DEFENCE_RED,
    DEFENDER,
    DEFENDER_DIE,
    DEFENDER_LAYS,
    DICE_AND_REVEAL,
    EMPTY,
    ENGINEER_BONUS,
    FACE_DOWN,
    HIRE,
    LEVELS_CUT,
    MODE,
    OUTCOME,
    OWN_CARD,
    PASSES,
    POINTS,
    RAIDING,
    RED_CARDS,
    RED_SLOT,
    RESULT,
    ROLLING,
    SALE_TO_ATTACKER,
    SALE_TO_DEFENDER,
    SIDE,
    SIGNED,
    SIGNS,
    SIGNS_OF_GOD,
    SLOT_COUNT,
    SLOTS,
    STAGE,
    TIED,
    UNIT_1,
    UNIT_2,
    VIRTUAL,
)
from signoria.games.renaissance.battle.slots import belligerent, is_blue, side_of_slot
from signoria.games.renaissance.belief.fitting import hands_fit
from signoria.games.renaissance.box.constants import (
    BETRAYAL,
    CARD_PC,
    CITIES,
    CONDOTTIERE,
    DIE,
    ENGINEER_PC,
    FACE_PC,
    TRAITOR,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    BATTLE,
    BATTLE_DIE,
    CONDOTTIERE_DIE,
    COUNTERING,
    DECISIONS,
    DEFENDING_UNIT,
    LAYING_UNIT_1,
    RETREATING,
    REVEALING,
    SALE,
    SIGNING,
)
from signoria.games.renaissance.state import Renaissance


class Battle(Procedure[Renaissance]):
    """Each stage begins when the one before is done; nobody can do anything else meanwhile (R58)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        s.battle[STAGE] += 1
        stage: i64 = s.battle[STAGE]
        if stage == SALE_TO_ATTACKER:
            s.call(SALE, belligerent(s, ATTACKER))
        elif stage == ATTACKER_LAYS:
            s.call(LAYING_UNIT_1, belligerent(s, ATTACKER))
        elif stage == SALE_TO_DEFENDER:
            s.call(SALE, belligerent(s, DEFENDER))
        elif stage == DEFENDER_LAYS:
            s.call(DEFENDING_UNIT, belligerent(s, DEFENDER))
        elif stage == DICE_AND_REVEAL:
            s.call(BATTLE_DIE, CHANCE)
        elif stage == RED_CARDS:
            s.call(COUNTERING, belligerent(s, DEFENDER))
        elif stage == CONDOTTIERI:
            s.call(CONDOTTIERE_DIE, CHANCE)
        elif stage == SIGNS_OF_GOD:
            s.call(SIGNING, belligerent(s, ATTACKER))
        elif stage == OUTCOME:
            s.call(RETREATING, belligerent(s, ATTACKER))
        else:
            for field in range(BATTLE_SIZE):
                s.battle[field] = 0
            s.done()

    def resume(self, s: Renaissance, result: i64) -> None:
        self.begin(s, 0)

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        wrong = [*_numbers(s, at)] or [*_slots(s)]
        if wrong or hands_fit(s):
            return wrong
        return [Problem("laid", "hands and laid cards do not fit the attack")]


def _numbers(s: Renaissance, at: int) -> Iterator[Problem]:
    b = [int(n) for n in s.battle]
    cities = range(len(CITIES))
    if b[B_ATTACKER] != s.frames[at + SEAT] or not 0 <= b[B_DEFENDER] < s.players or b[B_DEFENDER] == b[B_ATTACKER]:
        yield Problem("battle", "the attacker's turn, and another's city")
        return
    if b[B_TARGET] not in cities or b[B_SOURCE] not in cities or s.owner[b[B_TARGET]] != b[B_DEFENDER]:
        yield Problem("battle", "source and target are cities, and the target is the defender's")
        return
    if s.owner[b[B_SOURCE]] != b[B_ATTACKER] or b[MODE] > RAIDING or b[B_ATTACKER] != s.frames[SEAT]:
        yield Problem("battle", "the attack starts in an own city, by road, by sea or as a raid, in one's own turn")
    if not 0 < b[STAGE] <= OUTCOME or b[RESULT] > TIED or (b[RESULT] > 0) != (b[STAGE] == OUTCOME):
        yield Problem("battle", "stages and the result follow each other")
    rolled = b[STAGE] > DICE_AND_REVEAL or s.decision() == REVEALING
    if (b[DEFENDER_DIE] > 0) != rolled or b[DEFENDER_DIE] > DIE or b[ATTACKER_DIE] > DIE:
        yield Problem("battle", "both dice are rolled before the reveal")
    if (rolled and b[ATTACKER_DIE] == 0) or (b[ATTACKER_DIE] and b[STAGE] < DICE_AND_REVEAL):
        yield Problem("battle", "the attacker's die is rolled first")
    if b[LEVELS_CUT] > 1 or b[CANCELLED] > 1 or b[ENGINEER_BONUS] not in (0, ENGINEER_PC):
        yield Problem("battle", "one Engineer or Traitor works at a time")
    if max(b[SIGNED], b[SIGNED + 1]) > 1 or b[PASSES] > 2 or b[ROLLING] >= SLOT_COUNT:
        yield Problem("battle", "one Sign of God per side, one die at a time")
    later = (b[PASSES] or b[SIGNED] or b[SIGNED + 1]) and b[STAGE] < SIGNS_OF_GOD
    if later or ((b[ROLLING] or b[LEVELS_CUT] or b[CANCELLED] or b[ENGINEER_BONUS]) and b[STAGE] < CONDOTTIERI):
        yield Problem("battle", "nothing of a later stage has happened")


def _slots(s: Renaissance) -> Iterator[Problem]:
    stage = int(s.battle[STAGE])
    for slot in range(SLOT_COUNT):
        card, name = s.laid[slot], SLOTS[slot]
        down, hire, side, points, signs = [int(s.slot(slot, what)) for what in (FACE_DOWN, HIRE, SIDE, POINTS, SIGNS)]
        if card == EMPTY:
            if down or hire or side or points or signs:
                yield Problem("worth", f"{name} is empty")
            continue
        red = slot in (RED_SLOT, DEFENCE_RED)
        if not (CONDOTTIERE <= card <= TRAITOR if red else 0 <= card <= CONDOTTIERE):
            yield Problem("laid", f"the card in {name} does not belong there")
            continue
        if down > 1 or hire > VIRTUAL or side > DEFENDER or signs > 1 or (down and (hire == BOUGHT or points)):
            yield Problem("worth", f"{name} holds numbers that cannot be")
        if hire != OWN_CARD and card != CONDOTTIERE:
            yield Problem("worth", f"only a Condottiere is hired, in {name}")
        if side != side_of_slot(slot) and (card != CONDOTTIERE or stage < CONDOTTIERI):
            yield Problem("worth", f"only a betraying Condottiere changes sides, in {name}")
        if not down and points not in _worth(card):
            yield Problem("worth", f"{name} counts {points} points")
        if signs and not points:
            yield Problem("worth", f"{name} is doubled and counts nothing")
        if (down and stage > DICE_AND_REVEAL) or (not down and hire != BOUGHT and stage < DICE_AND_REVEAL):
            yield Problem("worth", f"own cards lie face down until the reveal, in {name}")
        if stage > CONDOTTIERI and card == CONDOTTIERE and not points:
            yield Problem("worth", f"every Condottiere has been rolled for, in {name}")
    units = [s.laid[UNIT_1] != EMPTY, s.laid[UNIT_2] != EMPTY]
    if stage < RED_CARDS and (units == [False, True] or (stage > ATTACKER_LAYS and not all(units))):
        yield Problem("laid", "two units, and the first unit slot is filled first")


def _worth(card: int) -> list[int]:
    """What a card that lies open can count."""
    if is_blue(card):
        return [int(CARD_PC[card])]
    return [0, *[int(points) for points in FACE_PC[BETRAYAL + 1 :]]] if card == CONDOTTIERE else [0]


DECISIONS.place(Battle(BATTLE, "battle", "4.7", inside=(ACTING,)))
