"""The result of a combat: forces compared, losses taken, and what follows (§4.5; R22, R25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import FRAME, LOCALS
from signoria.games.virtu.actions import TROOP_OF
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT
from signoria.games.virtu.box.constants import MOST_POWERS
from signoria.games.virtu.decisions import DECISIONS, LOSSES, OVERFLOW
from signoria.games.virtu.payment.noted import forget
from signoria.games.virtu.phases import conquest
from signoria.games.virtu.phases.combat import (
    CITY,
    COURSE,
    FIELD,
    FIGHT,
    FIRST,
    FIRST_LOSSES,
    FIRST_WON,
    INSIDE,
    SECOND,
    SECOND_LOSSES,
    SECOND_WON,
    armies,
    assault,
    is_field,
    reckoning,
)
from signoria.games.virtu.phases.court import fits
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.phases.troops import colour_params, colours, is_at_hand, write_colours
from signoria.games.virtu.state import Virtu

# What a combat tells the sieges, unless it is the seat that won a field battle and has troops left.
OVER: Final = -1


class Losses(Question):
    """What leaves no choice is taken; where own and allied troops are mixed, their owner says which one goes."""

    def begin(self, s: Virtu, argument: i64) -> None:
        """Forces against each other."""
        city: i64 = s.local(CITY)
        field: bool = is_field(s)
        force, against, lost, lost_second = reckoning(s, 0, 0)
        forget(s)
        if s.events is not None and field:
            s.tell(
                "field_battle", {"city": CITIES[city], "first": force, "second": against} | armies(s, force, against)
            )
        elif s.events is not None:
            result: Params = {"city": CITIES[city], "attack": force, "defence": against, "won": int(force > against)}
            s.tell("siege", result | assault(s, force, against))
        if force > against:
            s.set_local(COURSE, s.local(COURSE) | FIRST_WON)
        elif field and force < against:
            s.set_local(COURSE, s.local(COURSE) | SECOND_WON)
        s.set_local(FIRST_LOSSES, lost)
        s.set_local(SECOND_LOSSES, lost_second)
        if s.events is not None:
            for side, count in ((FIRST, lost), (SECOND, lost_second)):
                if count > 0:
                    s.tell("losses", {"seat": s.local(side), "city": CITIES[city], "count": count})
        self.go_on(s)

    def go_on(self, s: Virtu) -> None:
        self.take(s, FIRST, FIRST_LOSSES)
        if s.local(FIRST_LOSSES) == 0:
            self.take(s, SECOND, SECOND_LOSSES)
            if s.local(SECOND_LOSSES) == 0:
                finish(s)

    def take(self, s: Virtu, side: i64, losses: i64) -> None:
        """Until a side has lost all it must, or has a choice: then it is asked."""
        seat: i64 = s.local(side)
        city: i64 = s.local(CITY)
        while s.local(losses) > 0:
            army: i64 = s.army(seat, city)
            power: i64 = 0
            while not is_at_hand(s, seat, power, city):
                power += 1
            i: i64 = power * CITY_COUNT + city
            if s.troops[i] - s.retreating[i] < army and s.local(losses) < army:
                s.turn_to(seat)
                return
            s.troops[i] -= 1
            s.set_local(losses, s.local(losses) - 1)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        return write_colours(s, seat, s.local(CITY), out)

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        losses: i64 = FIRST_LOSSES if s.local(FIRST_LOSSES) > 0 else SECOND_LOSSES
        s.troops[(action - TROOP_OF) * CITY_COUNT + s.local(CITY)] -= 1
        s.set_local(losses, s.local(losses) - 1)
        self.go_on(s)

    def question(self, s: Virtu, seat: int) -> Params:
        return {"city": CITIES[s.local(CITY)]}

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        return colour_params(s, action)

    def deciders(self, s: Virtu, at: int) -> list[int]:
        return [int(s.frames[at + (FIRST if s.frames[at + FIRST_LOSSES] > 0 else SECOND)])]

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        city, first, second, course, lost, lost_second = [
            int(s.frames[at + place]) for place in (CITY, FIRST, SECOND, COURSE, FIRST_LOSSES, SECOND_LOSSES)
        ]
        field = course & FIELD == 1
        if max(first, second) >= s.players or s.is_friendly(first, city) or s.frames[at - FRAME + LOCALS] != city:
            return False
        if (field and second < 0) or (lost_second and not field):
            return False
        decided = course & (FIRST_WON | SECOND_WON) in (0, FIRST_WON, SECOND_WON)
        enough = lost <= s.army(first, city) and lost_second <= (s.army(second, city) if field else 0)
        mixed = 0 < (lost or lost_second) < s.army(seat, city) and colours(s, seat, city) > 1
        return decided and (field or not course & SECOND_WON) and enough and mixed


def finish(s: Virtu) -> None:
    """The result takes effect; a loser who has lost a courtier place mends the court before the sieges go on."""
    city: i64 = s.local(CITY)
    first: i64 = s.local(FIRST)
    second: i64 = s.local(SECOND)
    course: i64 = s.local(COURSE)
    if course & FIELD:
        if course & (FIRST_WON | SECOND_WON) == 0:
            must_retreat(s, first, city)
            must_retreat(s, second, city)
            s.done(OVER)
            return
        winner: i64 = first if course & FIRST_WON else second
        s.done(winner if s.army(winner, city) > 0 else i64(OVER))
        return
    if course & FIRST_WON == 0:
        must_retreat(s, first, city)
        s.done(OVER)
        return
    loser: i64 = s.lord(city)
    conquest.take(s, first, city)
    if loser >= 0 and not fits(s, loser):
        s.then(OVERFLOW, loser)
    else:
        s.done(OVER)


def must_retreat(s: Virtu, seat: i64, city: i64) -> None:
    """All troops of a seat before a city must retreat when the sieges are over (R25)."""
    for power in range(i64(MOST_POWERS)):
        if s.master(power) == seat:
            s.retreating[power * CITY_COUNT + city] = s.troops[power * CITY_COUNT + city]


DECISIONS.place(Losses(LOSSES, "combat.losses", "4.5", FIGHT, inside=INSIDE))
