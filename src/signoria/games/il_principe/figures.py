"""What a board shows and the eye cannot add up: auctions, lots, regions, points as if the game ended now (§4 to §6).

Everything here follows from what `observe` tells the seat, so it may be shown to it; coins stay out of it while they
are hidden from people (R3).
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from signoria.games.il_principe.actions import ACTIONS
from signoria.games.il_principe.box.constants import (
    COMPONENTS,
    DRAWN,
    END_BELOW,
    LAST_BELOW,
    LAST_CARDS,
    REGION_COUNT,
    REGIONS,
)
from signoria.games.il_principe.figures_auctions import Auction, Lot, auction, lots, on_sale
from signoria.games.il_principe.figures_cities import City, cities
from signoria.games.il_principe.figures_points import Now, now
from signoria.games.il_principe.figures_roles import Laid, Role, laid, roles
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.phases.cities import cities_to_come, face_up
from signoria.games.il_principe.scoring import places, region_points
from signoria.games.il_principe.state import EMPTY, OFFER, OVER, SUPPLY, IlPrincipe


class Place(TypedDict):
    """A city of the map: its size, and the regions into which its shields may go (§4.4)."""

    size: str
    regions: list[str]


class Act(TypedDict):
    """What a seat has done in phase 3."""

    verb: Literal["build", "lay", "pass"]
    city: str | None
    color: str | None
    count: int


class Figures(TypedDict):
    """Lists are by seat unless they say otherwise; `turn_order` are the seats from the marker holder on.

    `ranking`, a place per seat, is empty before the end; `new_cards` are those of a hand drawn in this supply.
    """

    turn_order: list[int]
    auction: Auction | None
    lots: list[Lot]
    cities: list[City]
    roles: list[Role]
    regions: dict[str, list[int]]
    places: dict[str, Place]
    now: list[Now]
    ranking: list[int]
    acted: list[Act | None]
    laid: list[Laid]
    last_round_below: int
    last_auction_cards: int
    new_cards: int
    next_round_is_last: bool
    ends_after_round: bool


PLACES: Final[dict[str, Place]] = {
    city["id"]: {"size": city["size"], "regions": [region for region in REGIONS if region in city["regions"]]}
    for city in COMPONENTS.data["city"]
}


def figures(s: IlPrincipe, seat: int) -> Figures:
    """Returns what a board shows to a seat, or to a spectator, beside the observation."""
    players = int(s.players)
    ends = bool(s.last_round) or (face_up(s) < END_BELOW and cities_to_come(s) == 0)
    thin = total(s.deck, 0) < LAST_BELOW[players]
    regions = [[int(region_points(s, other, region)) for other in range(players)] for region in range(REGION_COUNT)]
    return {
        "turn_order": [(s.marker + turn) % players for turn in range(players)] if s.marker != EMPTY else [],
        "auction": auction(s) if on_sale(s) != EMPTY else None,
        "lots": lots(s),
        "cities": cities(s, seat),
        "roles": roles(s),
        "regions": {REGIONS[region]: points for region, points in enumerate(regions)},
        "places": PLACES,
        "now": [now(s, other, sum(points[other] for points in regions)) for other in range(players)],
        "ranking": places(s) if s.phase == OVER else [],
        "acted": [_act(int(s.acted[other])) for other in range(players)],
        "laid": laid(s, seat),
        "last_round_below": int(LAST_BELOW[players]),
        "last_auction_cards": int(LAST_CARDS[players]),
        "new_cards": int(DRAWN[players]) if s.phase == SUPPLY and s.decision == OFFER else 0,
        "next_round_is_last": thin and not ends,
        "ends_after_round": ends,
    }


def _act(action: int) -> Act | None:
    if action == EMPTY:
        return None
    verb, _, argument = ACTIONS.names[action].partition(":")
    if verb == "build":
        return {"verb": "build", "city": argument, "color": None, "count": 0}
    if verb == "lay":
        color, _, count = argument.partition(":")
        return {"verb": "lay", "city": None, "color": color, "count": int(count)}
    return {"verb": "pass", "city": None, "color": None, "count": 0}
