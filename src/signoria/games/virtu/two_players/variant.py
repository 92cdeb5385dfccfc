"""Les guerres d'Italie: what the game for two does in its own way (§7.2)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import ScoreLine
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, ESTATE_COUNT, ESTATES, NAPLES_CITY
from signoria.games.virtu.box.constants import (
    BOX,
    CARD_PLACES,
    CITY_2P,
    COURT,
    FACTIONS,
    FIRST_MAJOR,
    FRANCE,
    MOST_AGENTS,
    NAPLES,
    PAY_ROUND,
    RELIGION_2P,
    ROOM_CARDS,
    ROOMS,
    ROUNDS,
    START_INFLUENCE,
)
from signoria.games.virtu.phases.opening import set_first
from signoria.games.virtu.phases.year import has_paid
from signoria.games.virtu.scoring import cross_counts, indulgences, printed, trophies, with_no_fewer
from signoria.games.virtu.state import EMPTY, READY, Virtu
from signoria.games.virtu.two_players.majors import answer
from signoria.games.virtu.variant import Variant

# So many points the King of Naples is ahead, whatever the prestige.
KINGS_LEAD: Final[i64] = 1


def france_holds_naples(s: Virtu) -> bool:
    owner: i64 = s.owner[NAPLES_CITY]
    return owner >= 0 and owner < s.players and s.faction[owner] == FRANCE


def is_sudden_victory(s: Virtu) -> bool:
    """The game is over and France holds Naples, whatever the points (X26)."""
    return s.depth == 0 and s.side == 1 and france_holds_naples(s)


def round_pay(troops: i64) -> i64:
    """Returns a florin for two troops."""
    return (troops + 1) // 2


class ItalianWars(Variant):
    """France with Milan against Naples, and three Major Cities between them."""

    def __init__(self) -> None:
        self.side = 1

    # ---- set-up and course ----

    def settle(self, s: Virtu) -> None:
        """France and Naples, then the Major Cities; France is always first."""
        setup = BOX["setup"]["p2"]
        for seat in range(s.players):
            side = setup[FACTIONS[s.faction[seat]]]
            s.florins[seat] = side["florins"]
            s.agents[seat] = side["agents"]
            s.locked[seat] = MOST_AGENTS - side["agents"]
            for tile in side["tiles"]:
                s.estate[seat * ESTATE_COUNT + ESTATES.index(tile)] = READY
            settle_cities(s, seat, side)
        for major, side in enumerate(setup["major_city"]):
            s.influence[major] = START_INFLUENCE[major]
            settle_cities(s, FIRST_MAJOR + major, side)
        set_first(s, 0 if s.faction[0] == FRANCE else 1)

    def set_order(self, s: Virtu) -> None:
        """France is always first."""

    def is_last_year(self, s: Virtu) -> bool:
        """The rounds are counted, and no year is known to be the last before it is over."""
        return False

    def is_over(self, s: Virtu) -> bool:
        """After the last round, or as soon as France holds Naples at the end of one (R57)."""
        return s.year == ROUNDS or france_holds_naples(s)

    def tell_why(self, s: Virtu) -> None:
        if france_holds_naples(s):
            s.tell("naples_held", {"seat": s.owner[NAPLES_CITY]})
        else:
            s.tell("rounds_over", {"count": ROUNDS})

    # ---- rules ----

    def pay(self, s: Virtu, troops: i64) -> i64:
        """Every fourth round a florin for two troops, allies' troops too."""
        return round_pay(troops) if PAY_ROUND[s.year] == 1 else i64(0)

    def next_pay(self, s: Virtu, seat: i64, troops: i64) -> i64:
        payday: i64 = s.year + 1 if has_paid(s, seat) else s.year
        while payday <= ROUNDS and PAY_ROUND[payday] == 0:
            payday += 1
        return round_pay(troops) if payday <= ROUNDS else i64(0)

    def places(self, s: Virtu, seat: i64) -> i64:
        """R60: a card opens its place while it is anywhere in the Palace."""
        count: i64 = 0
        for i in range(seat * ROOM_CARDS * ROOMS, (seat + 1) * ROOM_CARDS * ROOMS):
            if s.rooms[i] != EMPTY:
                count += CARD_PLACES[s.rooms[i]]
        for i in range(seat * COURT, (seat + 1) * COURT):
            if s.court[i] != EMPTY:
                count += CARD_PLACES[s.court[i]]
        return count

    def taken(self, s: Virtu, winner: i64, city: i64, owner: i64, loser: i64) -> None:
        if owner >= FIRST_MAJOR:
            answer(s, winner, owner - FIRST_MAJOR, city)

    # ---- points ----

    def lines(self, s: Virtu, seat: int) -> list[ScoreLine]:
        """Who has won at once by holding Naples is ahead whatever the prestige; that is shown all the same (X26)."""
        counts = cross_counts(s)
        cities = int(s.city_count(seat))
        lines = [
            ScoreLine("cities", int(CITY_2P) * cities, {"count": cities}),
            ScoreLine("cards_and_tiles", int(printed(s, seat))),
            ScoreLine("religion", int(religion(seat, counts)), {"crosses": int(counts[seat])}),
            ScoreLine("trophies", int(trophies(s, seat))),
            ScoreLine("indulgences", int(indulgences(s, seat))),
        ]
        if is_sudden_victory(s) and s.faction[seat] == FRANCE:
            lines.append(ScoreLine("king_of_naples", int(lead_of_the_king(s, seat))))
        return lines

    def totals(self, s: Virtu) -> list[int]:
        points = [int(prestige(s, seat, cross_counts(s))) for seat in range(s.players)]
        if is_sudden_victory(s):
            france = 0 if s.faction[0] == FRANCE else 1
            points[france] += int(lead_of_the_king(s, france))
        return points

    def tie_break(self, s: Virtu, seat: i64) -> i64:
        return 1 if s.faction[seat] == NAPLES else 0

    def time_left(self, s: Virtu) -> float:
        return 1.0 - float(s.year) / float(ROUNDS + 1)


def prestige(s: Virtu, seat: i64, crosses: vec[i64]) -> i64:
    points: i64 = printed(s, seat) + trophies(s, seat) + indulgences(s, seat)
    return points + CITY_2P * s.city_count(seat) + religion(seat, crosses)


def religion(seat: i64, crosses: vec[i64]) -> i64:
    """Only a strict majority counts."""
    return RELIGION_2P if with_no_fewer(seat, crosses) == 0 else 0


def lead_of_the_king(s: Virtu, seat: i64) -> i64:
    """What brings the King of Naples one point ahead."""
    crosses = cross_counts(s)
    return max(prestige(s, 1 - seat, crosses) - prestige(s, seat, crosses), 0) + KINGS_LEAD


def settle_cities(s: Virtu, power: int, side: dict[str, Any]) -> None:
    s.limit[power] = side["troops_limit"]
    for city in side["cities"]:
        s.owner[CITIES.index(city)] = power
    for city, count in side["troops"].items():
        s.troops[power * CITY_COUNT + CITIES.index(city)] = count


ITALIAN_WARS: Final = ItalianWars()
