"""The city is built: cards, coins and points; its shields (D4), the others' roles, the next city (§4.4, R40)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem, Prompt
from signoria.core.decision import SEAT, Chance, Locals
from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import SHIELD
from signoria.games.il_principe.box.constants import (
    CITIES,
    CITY_COUNT,
    COLOR_COUNT,
    COLORS,
    COST,
    DISPLAYED,
    ICONS,
    MAJOR,
    MAJOR_ON_BUILD,
    MINOR,
    MINOR_ON_BUILD,
    REGION_COUNT,
    REGIONS,
    SHIELDS,
    TILES,
    TOUCHES,
)
from signoria.games.il_principe.phases.build import building_problems, role_income
from signoria.games.il_principe.phases.cards import by_color, lay_up
from signoria.games.il_principe.phases.cities import cities_to_come, city_weights, turn_up_city
from signoria.games.il_principe.phases.purse import tell_purse
from signoria.games.il_principe.phases.question import Question
from signoria.games.il_principe.scoring import region_points
from signoria.games.il_principe.state import (
    CITY_SHIELD,
    DECISIONS,
    EMPTY,
    LOTS,
    NEW_CITY,
    NO_AUCTION,
    TURNS,
    IlPrincipe,
)

BUILDING: Final = Locals()
CITY: Final[i64] = BUILDING.local("city", CITY_COUNT - 1)
SHIELDS_LEFT: Final[i64] = BUILDING.local("left", int(max(SHIELDS)), least=1)
REFILL: Final = Locals()
SLOT: Final[i64] = REFILL.local("slot", int(DISPLAYED) - 1)


class PlaceShield(Question):
    """A shield goes to a region."""

    def place(self, s: IlPrincipe, seat: i64, region: i64) -> None:
        s.shields[seat] -= 1
        s.map[seat * REGION_COUNT + region] += 1
        if s.events is not None:
            s.tell("placed_shield", {"seat": seat, "region": REGIONS[region]})

    def describe(self, s: IlPrincipe, seat: int, action: int) -> Description:
        """This seat's shields there and the most of anybody else, and its points now and with one more."""
        region = action - SHIELD
        others = [s.shields_in(other, region) for other in range(s.players) if other != seat]
        before, after = points_of_shield(s, seat, region)
        own = s.shields_in(seat, region)
        return Description(
            targets=(f"region:{REGIONS[region]}",),
            group="shield",
            cost={"shields": 1},
            gain={"points": after - before} if after > before else {},
            reveals=self.leads_to_chance(s, seat, action),
            params={"region": REGIONS[region], "own": own, "most": max(others), "before": before, "after": after},
        )


def points_of_shield(s: IlPrincipe, seat: int, region: int) -> tuple[int, int]:
    """Returns what a seat's shields in a region are worth at the end as things stand, and with one more."""
    before = region_points(s, seat, region)
    s.map[seat * REGION_COUNT + region] += 1
    after = region_points(s, seat, region)
    s.map[seat * REGION_COUNT + region] -= 1
    return before, after


def tell_income(s: IlPrincipe, seat: int, city: int) -> None:
    """Tell which of a seat's roles will pay, each with its points, when somebody else builds a city."""
    total = int(s.vp[seat])
    for color in range(COLOR_COUNT):
        if ICONS[city * COLOR_COUNT + color] == 0:
            continue
        points = s.role_points(seat, color, MAJOR_ON_BUILD, MINOR_ON_BUILD)
        if points > 0:
            tile = MAJOR if s.major[color] == seat else MINOR
            role: Params = {"seat": seat, "city": CITIES[city], "color": COLORS[color], "tile": TILES[tile]}
            total += points
            s.tell("role_income", role | {"points": points, "total": total})


class CityShield(PlaceShield):
    """D4: each shield to a region that the city touches, as far as there are any."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        """The city is paid for with cards and coins, and brings its points."""
        city: i64 = argument
        seat: i64 = s.frame_seat()
        for color in range(COLOR_COUNT):
            lay_up(s, seat, color, ICONS[city * COLOR_COUNT + color])
        s.coins[seat] -= COST[city]
        s.vp[seat] += s.city_points(city)
        if s.events is not None:
            built: Params = {"seat": seat, "city": CITIES[city], "coins": COST[city], "points": s.city_points(city)}
            s.tell("built", built | {"total": s.vp[seat]} | by_color(ICONS, city * COLOR_COUNT))
        tell_purse(s, seat)
        s.set_local(CITY, city)
        s.set_local(SHIELDS_LEFT, min(SHIELDS[city], s.shields[seat]))
        if s.local(SHIELDS_LEFT) == 0:
            self.finish(s, seat, city)

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        city: i64 = s.local(CITY)
        count: i64 = 0
        for region in range(REGION_COUNT):
            if TOUCHES[city * REGION_COUNT + region] == 1:
                out[count] = SHIELD + region
                count += 1
        return count

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        self.place(s, seat, action - SHIELD)
        left: i64 = s.local(SHIELDS_LEFT) - 1
        s.set_local(SHIELDS_LEFT, left)
        if left == 0:
            self.finish(s, seat, s.local(CITY))

    def finish(self, s: IlPrincipe, builder: i64, city: i64) -> None:
        """The others' roles pay, the card goes to the builder, the next city is turned up at once (R23)."""
        for seat in range(s.players):
            points: i64 = role_income(s, seat, city)
            if seat != builder and points > 0:
                if s.events is not None:
                    tell_income(s, seat, city)
                s.vp[seat] += points
        s.cities[builder * CITY_COUNT + city] = 1
        slot: i64 = 0
        while s.display[slot] != city:
            slot += 1
        s.display[slot] = EMPTY
        if cities_to_come(s) > 0:
            s.then(NEW_CITY, CHANCE, slot)
        else:
            s.done(NO_AUCTION)

    def prompt(self, s: IlPrincipe, seat: int) -> Prompt:
        city, left = s.local(CITY), s.local(SHIELDS_LEFT)
        steps = max(SHIELDS[city], left)
        params: Params = self.prompt_params(s, seat) | {"city": CITIES[city]}
        return Prompt(self.code, self.rule, params, steps - left + 1, steps)

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        city, left, seat = s.frames[at + CITY], s.frames[at + SHIELDS_LEFT], s.frames[at + SEAT]
        if city not in s.display or left > min(SHIELDS[city], s.shields[seat]):
            return [Problem("frame_locals", f"{left} shields cannot be placed for {CITIES[city]}")]
        return building_problems(s)


class NewCity(Chance[IlPrincipe]):
    """The next city takes the place of the one that was built."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        s.set_local(SLOT, argument)

    def weights(self, s: IlPrincipe, outcomes: vec[i64], weights: vec[i64]) -> i64:
        return city_weights(s, outcomes, weights)

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        turn_up_city(s, s.local(SLOT), action)
        s.done(NO_AUCTION)

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        slot = s.frames[at + SLOT]
        if s.display[slot] != EMPTY:
            return [Problem("frame_locals", f"place {slot} of the display is not empty")]
        return building_problems(s)


DECISIONS.place(CityShield(CITY_SHIELD, "build.shield", "4.4", BUILDING, inside=(LOTS, TURNS)))
DECISIONS.place(NewCity(NEW_CITY, "build.city", "4.4", REFILL, inside=(LOTS, TURNS)))
