"""L'art de gouverner: what the game for three to five does in its own way (§3.1, §4.5, §6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, ScoreLine
from signoria.games.virtu.box.atlas import CITY_COUNT, HOME
from signoria.games.virtu.box.constants import (
    BONUS_COUNT,
    BONUS_PLACES,
    BOX,
    CITIES_FOR_END,
    CITIES_FOR_PLACE,
    CITY_PRESTIGE,
    FIRST_POSITION,
    LAST_RANK,
    LEADER_BONUS,
    MOST_AGENTS,
    MOST_PLAYERS,
    MOST_TROOPS,
    PATRON_LEADER_BONUS,
    RANK_PRESTIGE,
    RELIGION,
    TROOP_PAY,
)
from signoria.games.virtu.payment.bill import CROWN
from signoria.games.virtu.phases.year import adjust_track, has_paid, position
from signoria.games.virtu.scoring import (
    alliances,
    city_counts,
    cross_counts,
    indulgences,
    printed,
    shown,
    trophies,
    with_no_fewer,
)
from signoria.games.virtu.state import NEUTRAL, Virtu
from signoria.games.virtu.variant import Variant

# Years after which a game is usually decided.
USUAL_YEARS: Final = 12


class ArtOfGoverning(Variant):
    """States of Renaissance Italy."""

    def __init__(self) -> None:
        self.side = 0

    # ---- set-up and course ----

    def settle(self, s: Virtu) -> None:
        """§3.1: two home cities with a troop each."""
        common = BOX["setup"]["common_3_5"]
        for seat in range(s.players):
            faction = s.faction[seat]
            s.florins[seat] = common["florins"]
            s.limit[seat] = MOST_TROOPS
            s.agents[seat] = BOX["faction"][faction]["agents_start"]
            s.locked[seat] = MOST_AGENTS - s.agents[seat]
            for city in range(CITY_COUNT):
                if HOME[faction * CITY_COUNT + city] == 1:
                    s.owner[city] = seat
                    s.troops[seat * CITY_COUNT + city] = common["troops_start"]

    def set_order(self, s: Virtu) -> None:
        """Most cities first, by their true number; ties by the pile, top first (R24)."""
        cities = cities_of_all(s)
        for placed in range(s.players):
            seat: i64 = s.city_track[placed]
            at: i64 = placed
            while at > 0 and cities[s.order[at - 1]] < cities[seat]:
                s.order[at] = s.order[at - 1]
                at -= 1
            s.order[at] = seat
        if s.events is not None:
            places: Params = {"players": s.players}
            for i in range(s.players):
                places[f"seat_{i + 1}"] = s.order[i]
                places[f"cities_{i + 1}"] = cities[s.order[i]]
            s.tell("order", places)

    def is_last_year(self, s: Virtu) -> bool:
        """§6; or the agreed limit of years, which is ours."""
        if s.year_limit > 0 and s.year >= s.year_limit:
            return True
        cities = cities_of_all(s)
        for seat in range(s.players):
            if s.rank[seat] >= LAST_RANK or cities[seat] >= CITIES_FOR_END:
                return True
        return not is_any_neutral(s)

    def is_over(self, s: Virtu) -> bool:
        return s.last == 1

    def tell_why(self, s: Virtu) -> None:
        cities = cities_of_all(s)
        for seat in range(s.players):
            if cities[seat] >= CITIES_FOR_END:
                s.tell("cities_enough", {"seat": seat, "count": cities[seat]})
            if s.rank[seat] >= LAST_RANK:
                s.tell("patronage_complete", {"seat": seat, "rank": s.rank[seat]})
        if not is_any_neutral(s):
            s.tell("no_neutral_left", {})
        if s.year_limit > 0 and s.year >= s.year_limit:
            s.tell("year_limit_reached", {"year": s.year_limit})

    # ---- rules ----

    def pay(self, s: Virtu, troops: i64) -> i64:
        """By the table (R46)."""
        return TROOP_PAY[troops]

    def next_pay(self, s: Virtu, seat: i64, troops: i64) -> i64:
        return i64(0) if s.last == 1 and has_paid(s, seat) else TROOP_PAY[troops]

    def places(self, s: Virtu, seat: i64) -> i64:
        """Two bonuses, and five cities."""
        count: i64 = 0
        for bonus in range(BONUS_COUNT):
            if s.patron[bonus] == seat:
                count += BONUS_PLACES[bonus]
        return count + 1 if s.city_count(seat) >= CITIES_FOR_PLACE else count

    def taken(self, s: Virtu, winner: i64, city: i64, owner: i64, loser: i64) -> None:
        """City tracks, loser first (R24)."""
        if loser >= 0:
            adjust_track(s, loser, s.city_count(loser) + 1)
        adjust_track(s, winner, s.city_count(winner) - 1)

    # ---- points ----

    def lines(self, s: Virtu, seat: int) -> list[ScoreLine]:
        cities, crosses = city_counts(s), cross_counts(s)
        return [
            ScoreLine("cities", int(city_points(cities[seat])), {"count": int(cities[seat])}),
            ScoreLine("city_leader", int(city_leader(seat, cities))),
            ScoreLine("patronage", int(RANK_PRESTIGE[s.rank[seat]]), {"rank": int(s.rank[seat])}),
            ScoreLine("patronage_leader", int(patronage_leader(s, seat))),
            ScoreLine("cards_and_tiles", int(printed(s, seat))),
            ScoreLine("religion", int(religion(seat, crosses)), {"crosses": int(crosses[seat])}),
            ScoreLine("trophies", int(trophies(s, seat))),
            ScoreLine("alliances", int(alliances(s, seat))),
            ScoreLine("indulgences", int(indulgences(s, seat))),
        ]

    def totals(self, s: Virtu) -> list[int]:
        """Who has most of something is counted once for all."""
        cities = city_counts(s)
        crosses = cross_counts(s)
        return [int(points_of(s, seat, cities) + religion(seat, crosses)) for seat in range(s.players)]

    def tie_break(self, s: Virtu, seat: i64) -> i64:
        """Most crowns (R42)."""
        return shown(s, seat, CROWN)

    def time_left(self, s: Virtu) -> float:
        furthest: float = float(min(s.year, USUAL_YEARS)) / float(USUAL_YEARS + 2)
        for seat in range(s.players):
            furthest = max(furthest, float(s.rank[seat]) / float(LAST_RANK + 1))
            furthest = max(furthest, float(min(s.city_count(seat), CITIES_FOR_END)) / float(CITIES_FOR_END + 1))
        return 1.0 - furthest


def cities_of_all(s: Virtu) -> vec[i64]:
    """How many cities each controls, in one pass over the map."""
    counts = vec[i64]([0] * MOST_PLAYERS)
    for city in range(i64(CITY_COUNT)):
        if s.owner[city] >= 0:
            counts[s.owner[city]] += 1
    return counts


def is_any_neutral(s: Virtu) -> bool:
    """Can any city still be annexed?"""
    for city in range(i64(CITY_COUNT)):
        if s.owner[city] == NEUTRAL:
            return True
    return False


def points_of(s: Virtu, seat: i64, cities: vec[i64]) -> i64:
    """Everything but religion."""
    points: i64 = printed(s, seat) + trophies(s, seat) + indulgences(s, seat) + alliances(s, seat)
    points += city_points(cities[seat]) + city_leader(seat, cities)
    return points + RANK_PRESTIGE[s.rank[seat]] + patronage_leader(s, seat)


def city_points(cities: i64) -> i64:
    return CITY_PRESTIGE[position(cities) - FIRST_POSITION]


def city_leader(seat: i64, cities: vec[i64]) -> i64:
    """Everybody on the highest occupied position, so that eight and nine cities tie (R24), and so do none, one and two.

    Where nobody has got beyond the first position, everybody stands on the highest one (R63).
    """
    own: i64 = position(cities[seat])
    for count in cities:
        if position(count) > own:
            return 0
    return LEADER_BONUS


def patronage_leader(s: Virtu, seat: i64) -> i64:
    """Everybody on the highest occupied rank, also where nobody has left the first (R63)."""
    for other in range(s.players):
        if s.rank[other] > s.rank[seat]:
            return 0
    return PATRON_LEADER_BONUS


def religion(seat: i64, crosses: vec[i64]) -> i64:
    """Tied players all get the points of the lowest rank they share (R40)."""
    points: i64 = RELIGION[len(crosses)][with_no_fewer(seat, crosses)]
    return points


ART_OF_GOVERNING: Final = ArtOfGoverning()
