"""One rank up the patronage track, and at two ranks a bonus (§4.4, §5.3; R14, R30)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.games.virtu.actions import CHOOSE_BONUS, DONE, PATRONISE_ON, USE
from signoria.games.virtu.box.atlas import CANNONS, ESTATE_COUNT
from signoria.games.virtu.box.constants import (
    BONUS_COUNT,
    BONUS_KIND,
    BONUSES,
    CANNONS_BONUS,
    FIRST_BONUS_RANK,
    LAST_RANK,
    MACHIAVELLI,
    MACHIAVELLI_BONUS,
    NO_CARD,
    PRINCE,
    RANK_CROSSES,
    RANK_CROWNS,
    RANK_EITHER,
    RANK_FLORINS,
    SECOND_BONUS_RANK,
)
from signoria.games.virtu.decisions import ACT, DECISIONS, OBSTACLES, PATRON_BONUS, PATRONISE, PAY
from signoria.games.virtu.payment.bill import CROSS, CROWN, DUE_COUNT, EITHER, FLORIN, Bill
from signoria.games.virtu.payment.pay import NOT_PAYABLE, PAID, Payer, charge, is_payable
from signoria.games.virtu.payment.sources import (
    FLORINS,
    IMPERIAL_CROSS,
    MICHELANGELO_CROWN,
    ROOM,
    SPRING_LOAN,
    has_room_florins,
    use,
)
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases.courtiers import place_cards
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.state import EMPTY, READY, Virtu

TOP_RANK: Final = OBSTACLES.add("top_rank", "4.4")
SAME_KIND: Final = OBSTACLES.add("same_kind", "4.4")
ALSO: Final[i64] = ROOM | IMPERIAL_CROSS | SPRING_LOAN | MICHELANGELO_CROWN

# The disc has moved: once per action.
PATRONAGE: Final = Locals()
ADVANCED: Final = PATRONAGE.local("advanced", 1)


class Patronise(Payer):
    """Advance, once; florins of the room; done."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        if s.local(ADVANCED) == 0:
            out[1] = PATRONISE_ON
            count = 2
        return write_uses(s, seat, ROOM, 0, FLORINS, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action != PATRONISE_ON:
            return NO_OBSTACLE
        rank: i64 = s.rank[seat] + 1
        if rank > LAST_RANK:
            return TOP_RANK
        florins: i64 = max(RANK_FLORINS[rank] - s.florins[seat], 0)
        bill = Bill(florins, RANK_CROWNS[rank], RANK_CROSSES[rank], RANK_EITHER[rank], 0, 0)
        return NO_OBSTACLE if is_payable(s, seat, ALSO, bill) else NOT_PAYABLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action >= USE:
            use(s, seat, action, ALSO)
        elif action == DONE:
            s.done()
        else:
            rank: i64 = s.rank[seat] + 1
            s.due[FLORIN] = RANK_FLORINS[rank]
            s.due[CROWN] = RANK_CROWNS[rank]
            s.due[CROSS] = RANK_CROSSES[rank]
            s.due[EITHER] = RANK_EITHER[rank]
            charge(s, seat, PATRONISE, ALSO)

    def resume(self, s: Virtu, result: i64) -> None:
        """Paid: the disc moves. Or Machiavelli has his place at court."""
        if result == PAID:
            advance(s, s.frame_seat())
        else:
            go_on(s)

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        return {"rank": int(s.rank[seat]) + 1} if action == PATRONISE_ON else super().label(s, seat, action)

    def place(self, s: Virtu, seat: int, action: int) -> str:
        return f"rank:{s.rank[seat] + 1}" if action == PATRONISE_ON else super().place(s, seat, action)

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        return rank_price(s.rank[seat] + 1) if action == PATRONISE_ON and s.rank[seat] < LAST_RANK else {}

    def price(self, s: Virtu, at: int) -> list[int]:
        price = [0] * DUE_COUNT
        rank = s.rank[s.order[s.turn]] + 1
        if rank <= LAST_RANK:
            price[FLORIN], price[CROWN] = int(RANK_FLORINS[rank]), int(RANK_CROWNS[rank])
            price[CROSS], price[EITHER] = int(RANK_CROSSES[rank]), int(RANK_EITHER[rank])
        return price

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return s.frames[at + ADVANCED] == 0 or s.frames[s.at] != PAY


def rank_price(rank: int) -> dict[str, int]:
    """What the step to a rank costs, by symbol."""
    price = {"florin": int(RANK_FLORINS[rank]), "crown": int(RANK_CROWNS[rank]), "cross": int(RANK_CROSSES[rank])}
    return price | {"either": int(RANK_EITHER[rank])}


def advance(s: Virtu, seat: i64) -> None:
    """The disc goes one rank up, on top of the pile."""
    s.rank[seat] += 1
    s.set_local(ADVANCED, 1)
    i: i64 = 0
    while s.patronage_track[i] != seat:
        i += 1
    while i > 0:
        s.patronage_track[i] = s.patronage_track[i - 1]
        i -= 1
    s.patronage_track[0] = seat
    if s.events is not None:
        s.tell("patronised", {"seat": seat, "rank": s.rank[seat]})
    if s.rank[seat] in (FIRST_BONUS_RANK, SECOND_BONUS_RANK):
        s.ask(PATRON_BONUS)
    else:
        go_on(s)


def go_on(s: Virtu) -> None:
    """Back to the menu if the room still has florins to give, else the action is over."""
    if has_room_florins(s, s.frame_seat()):
        s.ask(PATRONISE)
    else:
        s.done()


class PatronBonus(Question):
    """Any bonus left, at most one artist and one work."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for bonus in range(BONUS_COUNT):
            if s.patron[bonus] == EMPTY:
                out[count] = CHOOSE_BONUS + bonus
                count += 1
        return count

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        kind: i64 = BONUS_KIND[action - CHOOSE_BONUS]
        for bonus in range(BONUS_COUNT):
            if s.patron[bonus] == seat and BONUS_KIND[bonus] == kind:
                return SAME_KIND
        return NO_OBSTACLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        """Most lie beside the Palace; Machiavelli goes to court, the Cannons into the Domain."""
        bonus: i64 = action - CHOOSE_BONUS
        s.patron[bonus] = seat
        if s.events is not None:
            s.tell("took_bonus", {"seat": seat, "bonus": BONUSES[bonus]})
        if bonus == MACHIAVELLI_BONUS:
            s.ask(PATRONISE)
            place_cards(s, seat, MACHIAVELLI, NO_CARD, READY, False)
            return
        if bonus == CANNONS_BONUS:
            s.estate[seat * ESTATE_COUNT + CANNONS] = READY
        elif bonus == PRINCE:
            gain_agent(s, seat)
        go_on(s)

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return s.frames[at + ADVANCED] == 1


def gain_agent(s: Virtu, seat: i64) -> None:
    """An agent icon makes a locked agent available, if there is one (§5.1)."""
    if s.locked[seat] > 0:
        s.locked[seat] -= 1
        s.agents[seat] += 1
        if s.events is not None:
            s.tell("gained_agent", {"seat": seat, "count": 1})


DECISIONS.place(Patronise(PATRONISE, "action.patronise", "4.4", PATRONAGE, inside=(ACT,)))
DECISIONS.place(PatronBonus(PATRON_BONUS, "action.bonus", "4.4", PATRONAGE, inside=(ACT,)))
