"""W1: the troops are paid, or sent home. Winter goes step by step, each player in the new order (§4.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.core.outcome import tell_winners
from signoria.games.virtu.actions import DISBAND, PAY_UP, USE
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT
from signoria.games.virtu.decisions import COLOUR, DECISIONS, PAY_TROOPS, REORGANISE
from signoria.games.virtu.payment.pay import TOO_POOR
from signoria.games.virtu.payment.sources import WINTER_LOAN, use
from signoria.games.virtu.payment.uses import write_collections
from signoria.games.virtu.phases import year
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.phases.reckoning import tell_points
from signoria.games.virtu.phases.troops import colours, first_colour
from signoria.games.virtu.scoring import ranking
from signoria.games.virtu.state import Virtu

# The city from which a troop goes home, while its colour is asked.
PAYDAY: Final = Locals()
CITY: Final = PAYDAY.local("city", CITY_COUNT - 1)


def troop_pay(s: Virtu, seat: i64) -> i64:
    return s.variant.pay(s, s.troops_for(seat))


def end_winter(s: Virtu) -> None:
    """A player's Winter is over: the next one's, the next year, or the end of the game."""
    s.turn += 1
    if s.turn < s.players:
        year.begin_winter(s)
    elif s.variant.is_over(s):
        s.turn = 0
        if s.events is not None:
            s.tell("season_begun", {"season": year.END})
            s.tell("game_over", year.this_year(s))
            # What makes a year the last one was told when it was noticed.
            if s.last == 0:
                s.variant.tell_why(s)
            tell_points(s)
            tell_winners(s, ranking(s))
        s.done()
    else:
        year.begin_year(s)


class PayTroops(Question):
    """Pay, or send a troop home; florins can still be found. Where nothing is due, nothing is asked."""

    def begin(self, s: Virtu, argument: i64) -> None:
        if troop_pay(s, s.frame_seat()) == 0:
            s.ask(REORGANISE)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = PAY_UP
        count: i64 = 1
        for city in range(i64(CITY_COUNT)):
            if s.army(seat, city) > 0:
                out[count] = DISBAND + city
                count += 1
        return write_collections(s, seat, WINTER_LOAN, out, count)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        return TOO_POOR if action == PAY_UP and s.florins[seat] < troop_pay(s, seat) else NO_OBSTACLE

    def reason_params(self, s: Virtu, seat: int, action: int, obstacle: int) -> Params:
        return {"need": int(troop_pay(s, seat)), "have": int(s.florins[seat])}

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        if action >= USE:
            use(s, seat, action, WINTER_LOAN)
        elif action == PAY_UP:
            florins: i64 = troop_pay(s, seat)
            s.florins[seat] -= florins
            if s.events is not None:
                s.tell("paid_troops", {"seat": seat, "florins": florins, "left": s.florins[seat]})
            s.ask(REORGANISE)
        else:
            city: i64 = action - DISBAND
            s.set_local(CITY, city)
            if colours(s, seat, city) > 1:
                s.call(COLOUR, seat, city)
            else:
                self.resume(s, first_colour(s, seat, city))

    def resume(self, s: Virtu, result: i64) -> None:
        """The colour is clear: a troop of that power goes home."""
        city: i64 = s.local(CITY)
        due: i64 = troop_pay(s, s.frame_seat())
        s.set_local(CITY, 0)
        s.troops[result * CITY_COUNT + city] -= 1
        if s.events is not None:
            s.tell("disbanded", {"seat": s.frame_seat(), "city": CITIES[city], "florins": due})
        self.begin(s, 0)

    def question(self, s: Virtu, seat: int) -> Params:
        return {"due": int(troop_pay(s, seat))}

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        return {"florin": int(troop_pay(s, seat))} if action == PAY_UP else {}

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        """Something is due, or nobody would be asked."""
        return troop_pay(s, seat) > 0 and (s.at > at or s.frames[at + CITY] == 0)


DECISIONS.place(PayTroops(PAY_TROOPS, "winter.pay", "4.6", PAYDAY))
