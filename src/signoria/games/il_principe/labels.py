"""What the label of an action says beside its cost and its gain: which card or city, how many, which region."""

from __future__ import annotations

from signoria.core.codes import Params
from signoria.games.il_principe.box import CITIES, REGION_COUNT, REGIONS
from signoria.games.il_principe.phases.build import role_income
from signoria.games.il_principe.scoring import region_points
from signoria.games.il_principe.state import BID, IlPrincipeState


def label(s: IlPrincipeState, seat: int, verb: str, argument: str) -> Params:
    if verb in ("offer", "flip"):
        return {"color": argument}
    if verb == "bid":
        return {"coins": int(argument)}
    if verb == "build":
        city = CITIES.index(argument)
        others = sum(role_income(s, other, city) for other in range(s.players) if other != seat)
        return {"city": argument, "others": others}
    if verb == "lay":
        color, _, count = argument.partition(":")
        return {"color": color, "count": int(count)}
    if verb == "pass":
        return {"bidding": int(s.frames[s.at] == BID)}
    return _shields(s, seat, argument) if verb == "shield" else {}


def _shields(s: IlPrincipeState, seat: int, argument: str) -> Params:
    """The region, this seat's shields there and the most of anybody else, and its points now and with one more."""
    region = REGIONS.index(argument)
    others = [s.shields_in(other, region) for other in range(s.players) if other != seat]
    before, after = points_of_shield(s, seat, region)
    own = s.shields_in(seat, region)
    return {"region": argument, "own": own, "most": max(others), "before": before, "after": after}


def points_of_shield(s: IlPrincipeState, seat: int, region: int) -> tuple[int, int]:
    """Returns what a seat's shields in a region are worth at the end as things stand, and with one more."""
    before = region_points(s, seat, region)
    s.map[seat * REGION_COUNT + region] += 1
    after = region_points(s, seat, region)
    s.map[seat * REGION_COUNT + region] -= 1
    return before, after
