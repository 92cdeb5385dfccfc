"""The end of Spring: each player in play order deals with the cities before which troops stand (§4.5; R23, R47)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import Locals
from signoria.games.virtu.actions import BESIEGE_IT, FIGHT, GO_ON, HOLD_OFF, LEAVE_IT, SIEGE_OF
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, MAJOR_CITY_BIT
from signoria.games.virtu.box.constants import FIRST_MAJOR
from signoria.games.virtu.decisions import AFTER_BATTLE, BESIEGE, DECISIONS, RETREAT, RIVAL, SIEGE
from signoria.games.virtu.phases.combat import begin_battle, begin_siege, is_rival
from signoria.games.virtu.phases.losses import must_retreat
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.phases.year import PHASE_BEGINS
from signoria.games.virtu.state import INDIFFERENT, Virtu

# The city that is dealt with.
SIEGES: Final = Locals()
CITY: Final = SIEGES.local("city", CITY_COUNT - 1)

# ---- which sieges are due ----


def is_indifferent(s: Virtu, seat: i64, city: i64) -> bool:
    """2 players: a city of a Major City that is neutral towards the seat need not be besieged."""
    owner: i64 = s.owner[city]
    return owner >= s.players and s.posture(seat, owner - FIRST_MAJOR) == INDIFFERENT


def is_due(s: Virtu, seat: i64, city: i64) -> bool:
    """Troops stand before a foreign city, and no agreed stay of this Spring still holds (R55)."""
    if s.army(seat, city) == 0 or s.is_friendly(seat, city):
        return False
    return s.stays[seat] & MAJOR_CITY_BIT[city] == 0 or not is_indifferent(s, seat, city)


def has_due(s: Virtu, seat: i64) -> bool:
    for city in range(i64(CITY_COUNT)):
        if is_due(s, seat, city):
            return True
    return False


def rivals(s: Virtu, seat: i64, city: i64) -> i64:
    count: i64 = 0
    for other in range(s.players):
        if is_rival(s, seat, other, city):
            count += 1
    return count


# ---- rivals fight in the field first; whoever wins may go on ----


def contest(s: Virtu, seat: i64, city: i64) -> None:
    """One rival: a field battle; several: which first (E1b); none: the siege."""
    left: i64 = rivals(s, seat, city)
    if left == 0:
        begin_siege(s, city, seat)
    elif left == 1:
        other: i64 = 0
        while not is_rival(s, seat, other, city):
            other += 1
        begin_battle(s, city, seat, other)
    else:
        s.ask(RIVAL)


class AtACity(Question):
    """A question of the sieges, which go on when the combat that it leads to is over."""

    def resume(self, s: Virtu, result: i64) -> None:
        """The winner of a field battle who has troops left goes on or holds off; otherwise the next siege."""
        if result >= 0:
            s.turn_to(result)
            s.ask(AFTER_BATTLE)
        else:
            s.ask(SIEGE)

    def question(self, s: Virtu, seat: int) -> Params:
        return {"city": CITIES[s.local(CITY)]}

    def deciders(self, s: Virtu, at: int) -> list[int]:
        return list(range(s.players))

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        """While nothing lies on it: an army of the seat stands before the city."""
        city = s.frames[at + CITY]
        return s.at > at or (s.army(seat, city) > 0 and not s.is_friendly(seat, city) and self.arises(s, seat, city))

    def arises(self, s: Virtu, seat: int, city: int) -> bool:
        return True


class Siege(AtACity):
    """Which city. The next player with a siege to fight; once more through the order while one is due (R55)."""

    def begin(self, s: Virtu, argument: i64) -> None:
        if argument == PHASE_BEGINS:
            s.turn = 0
            for seat in range(s.players):
                s.stays[seat] = 0
        for _turn in range(s.players):
            if s.turn == s.players:
                s.turn = 0
            if has_due(s, s.order[s.turn]):
                s.turn_to(s.order[s.turn])
                return
            s.turn += 1
        s.then(RETREAT, s.order[0], PHASE_BEGINS)

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for city in range(i64(CITY_COUNT)):
            if is_due(s, seat, city):
                out[count] = SIEGE_OF + city
                count += 1
        return count

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        city: i64 = action - SIEGE_OF
        s.set_local(CITY, city)
        if rivals(s, seat, city) == 0 and is_indifferent(s, seat, city):
            s.ask(BESIEGE)
        else:
            contest(s, seat, city)

    def question(self, s: Virtu, seat: int) -> Params:
        return {}

    def deciders(self, s: Virtu, at: int) -> list[int]:
        return [int(s.order[s.turn])]

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        return True


class Rival(AtACity):
    """E1b: which of several rivals first."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for other in range(s.players):
            if is_rival(s, seat, other, s.local(CITY)):
                out[count] = FIGHT + other
                count += 1
        return count

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        begin_battle(s, s.local(CITY), seat, action - FIGHT)

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        return {"rival": action - FIGHT}

    def arises(self, s: Virtu, seat: int, city: int) -> bool:
        return rivals(s, seat, city) > 1


class AfterBattle(AtACity):
    """Go on, or hold off: that means retreat, or before a city of an indifferent Major City, staying."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = GO_ON
        out[1] = HOLD_OFF
        return 2

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        city: i64 = s.local(CITY)
        if action == GO_ON:
            contest(s, seat, city)
            return
        if is_indifferent(s, seat, city):
            s.stays[seat] |= MAJOR_CITY_BIT[city]
        else:
            must_retreat(s, seat, city)
        s.ask(SIEGE)


class Besiege(AtACity):
    """E1n: a city of an indifferent Major City is besieged, or the troops stay there."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = BESIEGE_IT
        out[1] = LEAVE_IT
        return 2

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        city: i64 = s.local(CITY)
        if action == BESIEGE_IT:
            begin_siege(s, city, seat)
        else:
            s.stays[seat] |= MAJOR_CITY_BIT[city]
            s.ask(SIEGE)

    def arises(self, s: Virtu, seat: int, city: int) -> bool:
        return is_indifferent(s, seat, city) and rivals(s, seat, city) == 0


DECISIONS.place(Siege(SIEGE, "sieges.choose", "4.5", SIEGES))
DECISIONS.place(Rival(RIVAL, "sieges.rival", "4.5", SIEGES))
DECISIONS.place(AfterBattle(AFTER_BATTLE, "sieges.after_battle", "4.5", SIEGES))
DECISIONS.place(Besiege(BESIEGE, "sieges.besiege", "7.2", SIEGES))
