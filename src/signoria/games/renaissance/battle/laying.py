"""Cards are laid face down: two units and a red card for the attacker, one of each for the defender
(§4.7, R29 to R31, R55)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT
from signoria.games.renaissance.actions import ACTIONS, LAY, LAY_FREE, LAY_NOTHING
from signoria.games.renaissance.battle.fields import (
    ATTACKER_LAYS,
    BOUGHT,
    DEFENCE_RED,
    DEFENCE_UNIT,
    DEFENDER_LAYS,
    EMPTY,
    HIRE,
    RED_SLOT,
    SLOTS,
    UNIT_1,
    UNIT_2,
    VIRTUAL,
)
from signoria.games.renaissance.battle.slots import belligerent, purse, put_own, put_virtual, side_of_slot
from signoria.games.renaissance.battle.stage import BattleQuestion
from signoria.games.renaissance.box.constants import BLUE_COUNT, CARD_PC, CARDS, CONDOTTIERE, HIRE_COST, TRAITOR
from signoria.games.renaissance.decisions import (
    BATTLE,
    DECISIONS,
    DEFENDING_RED,
    DEFENDING_UNIT,
    LAYING_RED,
    LAYING_UNIT_1,
    LAYING_UNIT_2,
)
from signoria.games.renaissance.phases.hands import admits_no_blue, blue_cards, has_free_condottiere
from signoria.games.renaissance.phases.obstacles import MUST_DEFEND, TOO_POOR, UNITS_MUST_FOLLOW
from signoria.games.renaissance.state import Renaissance


def has_something(s: Renaissance, seat: i64) -> bool:
    """As everybody can see, there is something to lay."""
    return s.hand_size(seat) > 0 or has_free_condottiere(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Laying(BattleQuestion):
    """One slot of a side; then the next one."""

    slot: i64
    following: i64
    first_card: i64
    last_card: i64

    def __init__(
        self, id: i64, code: str, stage: i64, slot: i64, following: i64, cards: tuple[int, int], may_be_empty: bool
    ) -> None:
        """`following` is asked next, EMPTY if the slot is the last of its side; `cards` are the first and last kind."""
        super().__init__(id, code, stage, (BATTLE,))
        self.slot = slot
        self.following = following
        self.first_card = cards[0]
        self.last_card = cards[1]
        self.may_be_empty = may_be_empty

    def begin(self, s: Renaissance, argument: i64) -> None:
        """A slot that holds a hired Condottiere is not asked for."""
        if s.laid[self.slot] != EMPTY:
            self.go_on(s)
        elif not has_something(s, s.frame_seat()):
            s.done()

    def go_on(self, s: Renaissance) -> None:
        if self.following == EMPTY:
            s.done()
        else:
            s.ask(self.following)

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for card in range(self.first_card, self.last_card + 1):
            if s.held(seat, card) > 0:
                out[count] = LAY + card
                count += 1
        if has_free_condottiere(s, seat):
            out[count] = LAY_FREE
            count += 1
        if self.may_be_empty:
            out[count] = LAY_NOTHING
            count += 1
        return count

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return TOO_POOR if action == LAY + CONDOTTIERE and purse(s, seat) < HIRE_COST else NO_OBSTACLE

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        return {"need": HIRE_COST, "have": purse(s, seat)} if obstacle == TOO_POOR else {}

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if s.events is not None:
            cards: i64 = i64(0) if action == LAY_NOTHING else i64(1)
            s.tell("laid", {"seat": seat, "cards": cards, "slot": SLOTS[self.slot]})
        if action == LAY_NOTHING:
            self.lay_nothing(s, seat)
            s.done()
            return
        if action == LAY_FREE:
            put_virtual(s, seat, self.slot)
        else:
            put_own(s, seat, self.slot, action - LAY)
        self.go_on(s)

    def lay_nothing(self, s: Renaissance, seat: i64) -> None:
        """A red slot may well stay empty."""

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return (f"hand:{ACTIONS.names[action].partition(':')[2]}",)

    def cost(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": HIRE_COST} if action == LAY + CONDOTTIERE else {}

    def label(self, s: Renaissance, action: i64) -> Params:
        """A card, the Condottiere that Milan has for nothing, or nothing."""
        if action == LAY_NOTHING:
            return {"free": 0, "points": 0}
        card: i64 = CONDOTTIERE if action == LAY_FREE else action - LAY
        return {"card": CARDS[card], "free": int(action == LAY_FREE), "points": CARD_PC[card]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.laid[self.slot] != EMPTY or s.frames[at + SEAT] != belligerent(s, side_of_slot(self.slot)):
            return [Problem("laid", "a slot is filled once, by its side")]
        before = {UNIT_2: (UNIT_1,), RED_SLOT: (UNIT_1, UNIT_2), DEFENCE_RED: (DEFENCE_UNIT,)}
        if any(s.laid[slot] == EMPTY for slot in before.get(self.slot, ())):
            return [Problem("laid", "units are laid before red cards, and one after the other")]
        return super().problems(s, at)


class FirstUnit(Laying):
    """Two own units are laid in ascending order, so that no pair has a twin."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        if s.laid[self.slot] != EMPTY:
            self.go_on(s)

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        if action == LAY + CONDOTTIERE and purse(s, seat) < HIRE_COST:
            return TOO_POOR
        return NO_OBSTACLE if can_follow(s, seat, action) else UNITS_MUST_FOLLOW


class SecondUnit(Laying):
    """Not below the first."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        if s.laid[self.slot] != EMPTY:
            self.go_on(s)

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        if action == LAY + CONDOTTIERE and purse(s, seat) < HIRE_COST:
            return TOO_POOR
        return UNITS_MUST_FOLLOW if action < first_laid(s) else NO_OBSTACLE


class Defence(Laying):
    """Troops must be laid by who holds some (R30); no red card without a unit (R29)."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        if not has_something(s, s.frame_seat()):
            s.done()
        elif s.laid[self.slot] != EMPTY:
            self.go_on(s)

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        if action == LAY_NOTHING:
            return MUST_DEFEND if blue_cards(s, seat) > 0 or s.laid[DEFENCE_RED] != EMPTY else NO_OBSTACLE
        return TOO_POOR if action == LAY + CONDOTTIERE and purse(s, seat) < HIRE_COST else NO_OBSTACLE

    def lay_nothing(self, s: Renaissance, seat: i64) -> None:
        admits_no_blue(s, seat)


def slot_to_fill(s: Renaissance) -> i64:
    """The slot for which a card is asked now."""
    decision = DECISIONS.entries[s.decision()]
    assert isinstance(decision, Laying)
    return decision.slot


def first_laid(s: Renaissance) -> i64:
    """The action that filled the first slot."""
    hire: i64 = s.slot(UNIT_1, HIRE)
    if hire == BOUGHT:
        return LAY
    return LAY_FREE if hire == VIRTUAL else LAY + s.laid[UNIT_1]


def can_follow(s: Renaissance, seat: i64, action: i64) -> bool:
    """Is there a second unit, not below this one, for the other slot?"""
    for card in range(action - LAY, BLUE_COUNT):
        if s.held(seat, card) > (i64(1) if action == LAY + card else i64(0)):
            return True
    if action == LAY_FREE:
        return False
    same: i64 = i64(1) if action == LAY + CONDOTTIERE else i64(0)
    if s.held(seat, CONDOTTIERE) > same and purse(s, seat) >= HIRE_COST * (1 + same):
        return True
    return has_free_condottiere(s, seat)


UNITS = (0, CONDOTTIERE)
REDS = (CONDOTTIERE, TRAITOR)
DECISIONS.place(
    FirstUnit(LAYING_UNIT_1, "battle.attack_unit_1", ATTACKER_LAYS, UNIT_1, LAYING_UNIT_2, UNITS, may_be_empty=False)
)
DECISIONS.place(
    SecondUnit(LAYING_UNIT_2, "battle.attack_unit_2", ATTACKER_LAYS, UNIT_2, LAYING_RED, UNITS, may_be_empty=False)
)
DECISIONS.place(Laying(LAYING_RED, "battle.attack_red", ATTACKER_LAYS, RED_SLOT, EMPTY, REDS, may_be_empty=True))
DECISIONS.place(
    Defence(DEFENDING_UNIT, "battle.defend_unit", DEFENDER_LAYS, DEFENCE_UNIT, DEFENDING_RED, UNITS, may_be_empty=True)
)
DECISIONS.place(Laying(DEFENDING_RED, "battle.defend_red", DEFENDER_LAYS, DEFENCE_RED, EMPTY, REDS, may_be_empty=True))
