"""What the label of an action says beside its cost and its gain: which card or city, how many, which region."""

from __future__ import annotations

from signoria.core.codes import Params
from signoria.games.il_principe.box import REGIONS
from signoria.games.il_principe.state import BID, IlPrincipeState


def label(s: IlPrincipeState, seat: int, verb: str, argument: str) -> Params:
    if verb in ("offer", "flip"):
        return {"color": argument}
    if verb == "bid":
        return {"coins": int(argument)}
    if verb == "build":
        return {"city": argument}
    if verb == "lay":
        color, _, count = argument.partition(":")
        return {"color": color, "count": int(count)}
    if verb == "pass":
        return {"bidding": int(s.frames[s.at] == BID)}
    return _shields(s, seat, argument) if verb == "shield" else {}


def _shields(s: IlPrincipeState, seat: int, argument: str) -> Params:
    """The region, the shields of this seat there, and the most that anybody else has."""
    region = REGIONS.index(argument)
    others = [s.shields_in(other, region) for other in range(s.players) if other != seat]
    return {"region": argument, "own": s.shields_in(seat, region), "most": max(others)}
