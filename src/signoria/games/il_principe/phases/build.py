"""Which cities a seat may build, after a won lot (D3) or as an action (D5), and for what (§4.2 to §4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import NO_OBSTACLE
from signoria.games.il_principe.actions import BUILD, NONE
from signoria.games.il_principe.box.constants import (
    CITIES,
    COLOR_COUNT,
    COLORS,
    COST,
    DISPLAYED,
    FIRST_ROUND_BARRED,
    ICONS,
    MAJOR_ON_BUILD,
    MINOR_ON_BUILD,
    SHIELDS,
)
from signoria.games.il_principe.phases.question import Question
from signoria.games.il_principe.state import (
    CITY_SHIELD,
    DECISIONS,
    EMPTY,
    LOTS,
    NO_AUCTION,
    OBSTACLES,
    WIN_BUILD,
    IlPrincipe,
)

FIRST_ROUND: Final = OBSTACLES.add("first_round", "4.4")
TOO_POOR: Final = OBSTACLES.add("too_poor", "4.4")
CARDS_MISSING: Final = OBSTACLES.add("cards_missing", "4.4")


def is_barred(s: IlPrincipe) -> bool:
    """Nobody builds in the first round, in either phase (R24)."""
    return FIRST_ROUND_BARRED and s.round == 1


def missing_color(s: IlPrincipe, seat: i64, city: i64) -> i64:
    """The first colour of which the hand holds too few; cards on the table do not pay."""
    for color in range(COLOR_COUNT):
        if s.hand[seat * COLOR_COUNT + color] < ICONS[city * COLOR_COUNT + color]:
            return color
    return EMPTY


def role_income(s: IlPrincipe, seat: i64, city: i64) -> i64:
    """What the roles of a seat earn when somebody else builds a city: once per colour that it uses (R19, R22)."""
    points: i64 = 0
    for color in range(COLOR_COUNT):
        if ICONS[city * COLOR_COUNT + color] > 0:
            points += s.role_points(seat, color, MAJOR_ON_BUILD, MINOR_ON_BUILD)
    return points


class CityMenu(Question):
    """A question with the displayed cities among its candidates."""

    def write_cities(self, s: IlPrincipe, out: vec[i64], count: i64) -> i64:
        """Add the displayed cities to the candidates, ascending; returns how many there are now."""
        first: i64 = count
        for slot in range(DISPLAYED):
            city: i64 = s.display[slot]
            if city != EMPTY:
                i: i64 = count
                while i > first and out[i - 1] > BUILD + city:
                    out[i] = out[i - 1]
                    i -= 1
                out[i] = BUILD + city
                count += 1
        return count

    def city_obstacle(self, s: IlPrincipe, seat: i64, city: i64) -> i64:
        if is_barred(s):
            return FIRST_ROUND
        if s.coins[seat] < COST[city]:
            return TOO_POOR
        return NO_OBSTACLE if missing_color(s, seat, city) == EMPTY else CARDS_MISSING

    def reason_params(self, s: IlPrincipe, seat: int, action: int, obstacle: int) -> Params:
        city = action - BUILD
        if obstacle == TOO_POOR:
            return {"city": CITIES[city], "need": COST[city], "have": s.coins[seat]}
        if obstacle == CARDS_MISSING:
            color = missing_color(s, seat, city)
            need, have = ICONS[city * COLOR_COUNT + color], s.hand[seat * COLOR_COUNT + color]
            return {"city": CITIES[city], "color": COLORS[color], "need": need, "have": have}
        return {"city": CITIES[city]}

    def describe_build(self, s: IlPrincipe, seat: int, action: int) -> Description:
        """The price in coins and cards, what the builder gets, and what the others' roles earn by it."""
        city = action - BUILD
        icons: dict[str, int] = {color: ICONS[city * COLOR_COUNT + i] for i, color in enumerate(COLORS)}
        return Description(
            targets=(f"display:{CITIES[city]}",),
            group="build",
            cost={"coins": COST[city], **{color: count for color, count in icons.items() if count}},
            gain={"points": s.city_points(city), "shields": SHIELDS[city]},
            reveals=self.leads_to_chance(s, seat, action),
            params={
                "city": CITIES[city],
                "others": sum(role_income(s, other, city) for other in range(s.players) if other != seat),
            },
        )


class WinBuild(CityMenu):
    """D3: the winner of a lot builds one city, or none."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        out[0] = NONE
        return self.write_cities(s, out, 1)

    def obstacle(self, s: IlPrincipe, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE if action == NONE else self.city_obstacle(s, seat, action - BUILD)

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        if action != NONE:
            s.then(CITY_SHIELD, seat, action - BUILD)
            return
        if s.events is not None:
            s.tell("built_nothing", {"seat": seat})
        s.done(NO_AUCTION)

    def describe(self, s: IlPrincipe, seat: int, action: int) -> Description:
        if action != NONE:
            return self.describe_build(s, seat, action)
        chance = self.leads_to_chance(s, seat, action)
        return Description(group="none", reveals=chance, default=self.is_forced(s, seat))

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        return building_problems(s)


def building_problems(s: IlPrincipe) -> list[Problem]:
    return [Problem("first_round", "nobody builds in the first round")] if is_barred(s) else []


DECISIONS.place(WinBuild(WIN_BUILD, "auctions.build", "4.2", inside=(LOTS,)))
