"""The chamberlain's voice (§3): everybody may outbid once; the highest bidder pays and adds a vote."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import FRAME, NO_OBSTACLE, SEAT, Decision, Locals
from signoria.core.document import NONE

from conclave.actions import ACCLAIM, BID, PASS
from conclave.box.constants import FAMILIES, PLAYERS, PURSES
from conclave.state import ACCLAIMING, BIDDING, DECISIONS, OBSTACLES, RECONSIDERING, SCRUTINY, Conclave

# How often whoever has bought the voice is asked.
ASKED_OF_THE_VOICE: Final = 2
PRICE_OF_ANOTHER: Final = 1

TOO_POOR: Final = OBSTACLES.add("too_poor", "3.1")

BIDDING_FRAME: Final = Locals()
STANDING: Final = BIDDING_FRAME.local("standing", max(PURSES))
HOLDER: Final = BIDDING_FRAME.local("holder", max(PLAYERS) - 1, least=NONE)
HEARD: Final = BIDDING_FRAME.local("heard", max(PLAYERS) - 1)


VOICE_FRAME: Final = Locals()
ACCLAIMED: Final = VOICE_FRAME.local("acclaimed", len(FAMILIES) - 1)


def price(bid: int) -> int:
    return bid - BID + 1


class Bidding(Decision[Conclave]):
    """One round, from the scrutiny's first seat on (§3.1)."""

    def begin(self, s: Conclave, argument: i64) -> None:
        s.set_local(HOLDER, NONE)

    def candidates(self, s: Conclave, seat: i64, out: vec[i64]) -> i64:
        higher = range(BID + s.local(STANDING), BID + s.purse)
        for i, action in enumerate((*higher, PASS)):
            out[i] = action
        return len(higher) + 1

    def obstacle(self, s: Conclave, seat: i64, action: i64) -> i64:
        return TOO_POOR if action != PASS and price(action) > s.ducats[seat] else NO_OBSTACLE

    def reason_params(self, s: Conclave, seat: int, action: int, obstacle: int) -> Params:
        return {"need": price(action), "have": s.ducats[seat]}

    def step(self, s: Conclave, seat: i64, action: i64) -> None:
        if action != PASS:
            s.set_local(STANDING, price(action))
            s.set_local(HOLDER, seat)
        if s.local(HEARD) + 1 == s.players:
            self.settle(s)
            return
        s.set_local(HEARD, s.local(HEARD) + 1)
        s.turn_to((seat + 1) % s.players)

    def settle(self, s: Conclave) -> None:
        standing, holder = s.local(STANDING), s.local(HOLDER)
        if holder == NONE:
            s.done(BIDDING)
            return
        s.ducats[holder] -= standing
        if s.events is not None:
            s.tell("paid", {"seat": holder, "ducats": standing})
        s.then(ACCLAIMING, holder)

    def prompt_params(self, s: Conclave, seat: int) -> Params:
        return {"standing": s.local(STANDING)}

    def describe(self, s: Conclave, seat: int, action: int) -> Description:
        if action == PASS:
            return Description(group="bid", default=True)
        return Description(group="bid", cost={"ducats": price(action)})

    def problems(self, s: Conclave, at: int) -> list[Problem]:
        standing, holder, heard = (s.frames[at + place] for place in (STANDING, HOLDER, HEARD))
        first = s.frames[at - FRAME + SEAT]
        asked = [(first + i) % s.players for i in range(s.players)]
        if not heard < s.players or s.frames[at + SEAT] != asked[heard]:
            return [Problem("heard", f"seat {s.frames[at + SEAT]} is not the one to bid after {heard} others")]
        if holder not in (NONE, *asked[:heard]) or (holder == NONE) != (standing == 0):
            return [Problem("holder", f"seat {holder} cannot hold the bid of {standing}")]
        if holder != NONE and not 0 < standing <= s.ducats[holder]:
            return [Problem("standing", f"seat {holder} cannot pay {standing}")]
        return []


class Acclaiming(Decision[Conclave]):
    """Who has paid for the voice adds a vote for any family (§3.2)."""

    def candidates(self, s: Conclave, seat: i64, out: vec[i64]) -> i64:
        for family in range(len(FAMILIES)):
            out[family] = ACCLAIM + family
        return len(FAMILIES)

    def step(self, s: Conclave, seat: i64, action: i64) -> None:
        s.set_local(ACCLAIMED, action - ACCLAIM)
        s.ask(RECONSIDERING)

    def describe(self, s: Conclave, seat: int, action: int) -> Description:
        family = FAMILIES[action - ACCLAIM]
        return Description(targets=(f"family:{family}",), group="family", params={"family": family})


class Reconsidering(Decision[Conclave]):
    """For one more ducat the vote goes to another family (§3.3)."""

    def candidates(self, s: Conclave, seat: i64, out: vec[i64]) -> i64:
        others = [ACCLAIM + family for family in range(len(FAMILIES)) if family != s.local(ACCLAIMED)]
        for i, action in enumerate((PASS, *others)):
            out[i] = action
        return len(FAMILIES)

    def obstacle(self, s: Conclave, seat: i64, action: i64) -> i64:
        return TOO_POOR if action != PASS and s.ducats[seat] < PRICE_OF_ANOTHER else NO_OBSTACLE

    def reason_params(self, s: Conclave, seat: int, action: int, obstacle: int) -> Params:
        return {"need": PRICE_OF_ANOTHER, "have": s.ducats[seat]}

    def step(self, s: Conclave, seat: i64, action: i64) -> None:
        family = s.local(ACCLAIMED) if action == PASS else action - ACCLAIM
        if action != PASS:
            s.ducats[seat] -= PRICE_OF_ANOTHER
        s.votes[family] += 1
        if s.events is not None:
            s.tell("acclaimed", {"seat": seat, "family": FAMILIES[family]})
        s.done(ACCLAIMING)

    def prompt_params(self, s: Conclave, seat: int) -> Params:
        return {"family": FAMILIES[s.local(ACCLAIMED)]}

    def describe(self, s: Conclave, seat: int, action: int) -> Description:
        if action == PASS:
            return Description(group="family", default=True)
        family = FAMILIES[action - ACCLAIM]
        cost: Params = {"ducats": PRICE_OF_ANOTHER}
        return Description(targets=(f"family:{family}",), group="family", params={"family": family}, cost=cost)


DECISIONS.place(Bidding(BIDDING, "bid", "3.1", BIDDING_FRAME, inside=(SCRUTINY,)))
DECISIONS.place(Acclaiming(ACCLAIMING, "acclaim", "3.2", VOICE_FRAME, inside=(SCRUTINY,)))
DECISIONS.place(Reconsidering(RECONSIDERING, "reconsider", "3.3", VOICE_FRAME, inside=(SCRUTINY,)))
