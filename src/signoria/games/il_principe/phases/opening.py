"""Before the first round: families and first player, where the players choose them, and the cities (§3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, Chance
from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import BEGIN_WITH, FIRST, TAKE_FAMILY
from signoria.games.il_principe.box.constants import DISPLAYED, FAMILIES
from signoria.games.il_principe.phases.cities import city_weights, face_up, turn_up_city
from signoria.games.il_principe.phases.question import Question
from signoria.games.il_principe.state import (
    DEAL_CITY,
    DEAL_FIRST,
    DECISIONS,
    FAMILY,
    NAME_FIRST,
    OBSTACLES,
    ROUND,
    IlPrincipe,
)

FAMILY_TAKEN: Final = OBSTACLES.add("family_taken", "3")


class TakeFamily(Question):
    """Seat by seat (§3.1). Who chooses later holds, until then, the first family in order that is left."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        for family in range(len(FAMILIES)):
            out[family] = TAKE_FAMILY + family
        return len(FAMILIES)

    def obstacle(self, s: IlPrincipe, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE if self.taken_by(s, seat, action) == seat else FAMILY_TAKEN

    def taken_by(self, s: IlPrincipe, seat: i64, action: i64) -> i64:
        """The seat before this one that has taken the family; this one if none has."""
        for other in range(seat):
            if s.family[other] == action - TAKE_FAMILY:
                return other
        return seat

    def reason_params(self, s: IlPrincipe, seat: int, action: int, obstacle: int) -> Params:
        return {"family": FAMILIES[action - TAKE_FAMILY], "seat": self.taken_by(s, seat, action)}

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        s.family = s.family[:]
        s.family[seat] = action - TAKE_FAMILY
        left = [family for family in range(len(FAMILIES)) if family not in list(s.family)[: seat + 1]]
        for other in range(seat + 1, s.players):
            s.family[other] = left[other - seat - 1]
        if s.events is not None:
            s.tell("took_family", {"seat": seat, "family": FAMILIES[action - TAKE_FAMILY]})
        if seat + 1 < s.players:
            s.turn_to(seat + 1)
        else:
            s.then(DEAL_CITY, CHANCE)

    def prompt_params(self, s: IlPrincipe, seat: int) -> Params:
        return {"seat": seat}

    def describe(self, s: IlPrincipe, seat: int, action: int) -> Description:
        family = FAMILIES[action - TAKE_FAMILY]
        chance = self.leads_to_chance(s, seat, action)
        return Description(targets=(f"family:{family}",), group="family", reveals=chance, params={"family": family})

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        return _agreed(s, "choose_families")


class DealCity(Chance[IlPrincipe]):
    """The display is filled from the left (§3.2)."""

    def weights(self, s: IlPrincipe, outcomes: vec[i64], weights: vec[i64]) -> i64:
        return city_weights(s, outcomes, weights)

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        turn_up_city(s, face_up(s), action)
        if face_up(s) < DISPLAYED:
            return
        if s.settings["choose_first"] is True:
            s.then(NAME_FIRST, 0)
        else:
            s.then(DEAL_FIRST, CHANCE)


class DealFirst(Chance[IlPrincipe]):
    """The marker goes to a seat at random (§3.4, R46)."""

    def weights(self, s: IlPrincipe, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(s.players):
            outcomes[seat] = FIRST + seat
            weights[seat] = 1
        return s.players

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        _begin_with(s, action - FIRST, 1)

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        return [] if s.settings["choose_first"] is False else [Problem("frames_nest", "the first player is chosen")]


class NameFirst(Question):
    """The players agree who begins, and the first seat says it (§3.4, R46)."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        for other in range(s.players):
            out[other] = BEGIN_WITH + other
        return s.players

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        _begin_with(s, action - BEGIN_WITH, 0)

    def prompt_params(self, s: IlPrincipe, seat: int) -> Params:
        return {"seat": seat}

    def describe(self, s: IlPrincipe, seat: int, action: int) -> Description:
        first = action - BEGIN_WITH
        return Description(targets=(f"seat:{first}",), group="first", reveals=True, params={"first": first})

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        if s.frames[at + SEAT] != 0:
            return [Problem("frame_seats", "the first seat says who begins")]
        return _agreed(s, "choose_first")


def _begin_with(s: IlPrincipe, first: i64, by_lot: i64) -> None:
    s.marker = first
    if s.events is not None:
        s.tell("first_marker", {"seat": first, "by_lot": by_lot})
    s.then(ROUND, first)


def _agreed(s: IlPrincipe, option: str) -> list[Problem]:
    return [] if s.settings[option] is True else [Problem("frames_nest", f"without {option} nobody is asked this")]


DECISIONS.place(TakeFamily(FAMILY, "setup.family", "3"))
DECISIONS.place(DealCity(DEAL_CITY, "setup.city", "3"))
DECISIONS.place(DealFirst(DEAL_FIRST, "setup.first", "3"))
DECISIONS.place(NameFirst(NAME_FIRST, "setup.name_first", "3"))
