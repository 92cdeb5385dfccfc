"""Spring begins: the marker is put down (P0) or moved on, room by room (P1); indulgences are redeemed (P3) (§4.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.virtu.actions import (
    ADVANCE,
    ADVANCE_PAID,
    ADVANCE_PREPAID,
    DONE,
    ENTER_ROOM,
    REDEEM_CROSS,
    REDEEM_CROWNS,
    STOP,
    USE,
)
from signoria.games.virtu.box.constants import (
    CARDS,
    COURT,
    CROSSES_TO_REDEEM,
    CROWNS_TO_REDEEM,
    FREE_STEPS,
    LEFT,
    LEFT_ARROW,
    RIGHT,
    RIGHT_ARROW,
    ROOMS,
    SIDE_CAPACITY,
    STEP_PRICE,
)
from signoria.games.virtu.decisions import ACT, DECISIONS, ENTER, PAY, REDEEM, STEP
from signoria.games.virtu.payment.bill import ARROW, CROSS, CROWN, DUE_COUNT, Bill
from signoria.games.virtu.payment.pay import NOT_PAYABLE, TOO_POOR, Payer, charge, is_payable
from signoria.games.virtu.payment.sources import (
    FLORINS,
    IMPERIAL_CROSS,
    NOTHING_ELSE,
    empty_pool,
    is_for_florins,
    symbols,
    use,
)
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.phases.rooms import room_params
from signoria.games.virtu.state import EMPTY, READY, SPENT, Virtu

ARROWS: Final[i64] = symbols(ARROW)
EVERY_ROOM: Final = (1 << ROOMS) - 1

# A Spring turn: steps made, the one for florins among them, steps that arrows have prepaid; rooms visited, as bits; the
# room whose indulgence is being redeemed.
TURN: Final = Locals()
STEPS: Final = TURN.local("steps", 60)
PAID_STEP: Final = TURN.local("paid_step", 1)
PREPAID: Final = TURN.local("prepaid", 15)
VISITED: Final = TURN.local("visited", EVERY_ROOM)
REDEEMED: Final = TURN.local("redeemed", ROOMS - 1)


class Enter(Question):
    """P0: the first time, into any room."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        for room in range(i64(ROOMS)):
            out[room] = ENTER_ROOM + room
        return ROOMS

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        s.marker[seat] = action - ENTER_ROOM
        s.set_local(VISITED, 1 << s.marker[seat])
        if s.events is not None:
            s.tell("entered", {"seat": seat, "room": s.marker[seat]})
        s.ask(REDEEM)

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return not any(s.frames[at + STEPS : at + REDEEMED + 1]) and s.marker[seat] == EMPTY and s.year == 1


class Step(Question):
    """P1: two steps are free, one costs florins, more cost arrows; at least one is compulsory (R8)."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        steps: i64 = s.local(STEPS)
        count: i64 = 0
        if steps > 0:
            out[count] = STOP
            count += 1
        wanted: i64 = FLORINS
        if steps < FREE_STEPS:
            out[count] = ADVANCE
            count += 1
        else:
            wanted |= ARROWS
            if s.local(PAID_STEP) == 0:
                out[count] = ADVANCE_PAID
                count += 1
            if s.local(PREPAID) > 0:
                out[count] = ADVANCE_PREPAID
                count += 1
        return write_uses(s, seat, NOTHING_ELSE, wanted, 0, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        return TOO_POOR if action == ADVANCE_PAID and s.florins[seat] < STEP_PRICE else NO_OBSTACLE

    def reason_params(self, s: Virtu, seat: int, action: int, obstacle: int) -> Params:
        return {"need": int(STEP_PRICE), "have": int(s.florins[seat])}

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == STOP:
            s.set_local(STEPS, 0)
            s.set_local(PAID_STEP, 0)
            s.set_local(PREPAID, 0)
            s.ask(REDEEM)
            return
        if action >= USE:
            count: i64 = use(s, seat, action, NOTHING_ELSE)
            if is_for_florins(action):
                return
            s.set_local(PREPAID, s.local(PREPAID) + count - 1)
        elif action == ADVANCE_PAID:
            s.florins[seat] -= STEP_PRICE
            s.set_local(PAID_STEP, 1)
        elif action == ADVANCE_PREPAID:
            s.set_local(PREPAID, s.local(PREPAID) - 1)
        advance(s, seat, STEP_PRICE if action == ADVANCE_PAID else 0)

    def question(self, s: Virtu, seat: int) -> Params:
        return room_params(s, seat, s.marker[seat])

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        if action >= USE:
            return super().label(s, seat, action)
        return room_params(s, seat, s.marker[seat] if action == STOP else (s.marker[seat] + 1) % ROOMS)

    def place(self, s: Virtu, seat: int, action: int) -> str:
        """A step is chosen by the room that it leads to."""
        return super().place(s, seat, action) if action >= USE else f"room:{self.label(s, seat, action)['room']}"

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        return {"florin": int(STEP_PRICE)} if action == ADVANCE_PAID else {}

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        begun = s.frames[at + STEPS] > 0
        rest = s.frames[at + PAID_STEP] or s.frames[at + PREPAID] or s.frames[at + VISITED]
        return s.year > 1 and s.frames[at + REDEEMED] == 0 and s.borrowed == 0 and bool(begun or not rest)


def advance(s: Virtu, seat: i64, florins: i64) -> None:
    """One room clockwise; passing an arrow makes the courtiers of its side available."""
    room: i64 = s.marker[seat]
    if room == LEFT_ARROW:
        refresh_side(s, seat, LEFT)
    if room == RIGHT_ARROW:
        refresh_side(s, seat, RIGHT)
    s.marker[seat] = (room + 1) % ROOMS
    s.set_local(STEPS, s.local(STEPS) + 1)
    s.set_local(VISITED, s.local(VISITED) | 1 << s.marker[seat])
    if s.events is not None:
        s.tell("advanced", {"seat": seat, "room": s.marker[seat], "florins": florins})


def refresh_side(s: Virtu, seat: i64, side: i64) -> None:
    first: i64 = seat * COURT + side * SIDE_CAPACITY
    if s.events is not None:
        ready = [CARDS[s.court[i]] for i in range(first, first + SIDE_CAPACITY) if s.face[i] == SPENT]
        if ready:
            s.tell("courtiers_ready", {"seat": seat, "cards": " ".join(ready)})
    for i in range(first, first + SIDE_CAPACITY):
        if s.face[i] == SPENT:
            s.face[i] = READY


class Redeem(Payer):
    """P3: indulgences on the rooms visited may be redeemed (R9); without one there is nothing to ask."""

    def begin(self, s: Virtu, argument: i64) -> None:
        seat: i64 = s.frame_seat()
        for room in range(i64(ROOMS)):
            if is_redeemable(s, seat, room):
                return
        self.end(s)

    def end(self, s: Virtu) -> None:
        empty_pool(s)
        s.ask(ACT)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = write_redeemable(s, seat, REDEEM_CROSS, out, 1)
        return write_redeemable(s, seat, REDEEM_CROWNS, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action == DONE:
            return NO_OBSTACLE
        crowns: i64 = max(CROWNS_TO_REDEEM - s.pool[CROWN], 0) if action >= REDEEM_CROWNS else i64(0)
        crosses: i64 = max(CROSSES_TO_REDEEM - s.pool[CROSS], 0) if action < REDEEM_CROWNS else i64(0)
        bill = Bill(0, crowns, crosses, 0, 0, 0)
        return NO_OBSTACLE if is_payable(s, seat, IMPERIAL_CROSS, bill) else NOT_PAYABLE

    def options(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        """A cross or two crowns can be paid for every room alike: asked once each."""
        crosses: bool = self.obstacle(s, seat, REDEEM_CROSS) == NO_OBSTACLE
        crowns: bool = self.obstacle(s, seat, REDEEM_CROWNS) == NO_OBSTACLE
        out[0] = DONE
        count: i64 = write_redeemable(s, seat, REDEEM_CROSS, out, 1) if crosses else i64(1)
        return write_redeemable(s, seat, REDEEM_CROWNS, out, count) if crowns else count

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action == DONE:
            self.end(s)
            return
        if action >= REDEEM_CROWNS:
            s.set_local(REDEEMED, action - REDEEM_CROWNS)
            s.due[CROWN] = CROWNS_TO_REDEEM
        else:
            s.set_local(REDEEMED, action - REDEEM_CROSS)
            s.due[CROSS] = CROSSES_TO_REDEEM
        charge(s, seat, REDEEM, IMPERIAL_CROSS)

    def resume(self, s: Virtu, result: i64) -> None:
        """Paid: the card goes back to the stock."""
        seat: i64 = s.frame_seat()
        room: i64 = s.local(REDEEMED)
        s.indulgence[seat * ROOMS + room] = 0
        s.indulgences += 1
        s.set_local(REDEEMED, 0)
        if s.events is not None:
            s.tell("redeemed", {"seat": seat, "room": room})
        self.begin(s, 0)

    def price(self, s: Virtu, at: int) -> list[int]:
        price = [0] * DUE_COUNT
        price[CROWN], price[CROSS] = (int(CROWNS_TO_REDEEM), 0) if s.due[CROWN] else (0, int(CROSSES_TO_REDEEM))
        return price

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        room = s.frames[at + REDEEMED]
        paying = s.at > at and s.frames[s.at] == PAY
        return has_stopped(s, seat, at) and (is_redeemable_at(s, seat, room, at) if paying else room == 0)


def has_stopped(s: Virtu, seat: int, at: int) -> bool:
    """After the last step nothing of the walk is kept but the rooms visited, the marker's among them."""
    walked = s.frames[at + STEPS] or s.frames[at + PAID_STEP] or s.frames[at + PREPAID]
    return not walked and s.frames[at + VISITED] & (1 << s.marker[seat]) > 0


def is_redeemable(s: Virtu, seat: i64, room: i64) -> bool:
    return s.indulgence[seat * ROOMS + room] == 1 and s.local(VISITED) & (1 << room) != 0


def is_redeemable_at(s: Virtu, seat: int, room: int, at: int) -> bool:
    return s.indulgence[seat * ROOMS + room] == 1 and s.frames[at + VISITED] & (1 << room) != 0


def write_redeemable(s: Virtu, seat: i64, verb: i64, out: vec[i64], count: i64) -> i64:
    for room in range(i64(ROOMS)):
        if is_redeemable(s, seat, room):
            out[count] = verb + room
            count += 1
    return count


DECISIONS.place(Enter(ENTER, "spring.enter", "4.2", TURN))
DECISIONS.place(Step(STEP, "spring.step", "4.2", TURN))
DECISIONS.place(Redeem(REDEEM, "spring.redeem", "4.2", TURN))
