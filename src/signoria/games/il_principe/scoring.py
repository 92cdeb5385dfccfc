"""The end of the game: named score lines, places and the tie-breaks (§6; R30 to R33)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import ScoreLine
from signoria.games.il_principe.box.constants import (
    CITY_COUNT,
    COLOR_COUNT,
    COLORS,
    MAJOR,
    MINOR,
    MOST_CARDS_POINTS,
    MOST_COINS_POINTS,
    PER_MAJOR,
    PER_MINOR,
    PER_SET,
    REGION_COUNT,
    REGION_FIRST,
    REGION_NEEDS,
    REGION_SECOND,
    REGIONS,
    TILES,
)
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.state import EMPTY, IlPrincipe


def score(s: IlPrincipe) -> list[list[ScoreLine]]:
    """Per seat: the track, roles, sets, coins, hand, and each region."""
    return [_lines(s, seat) for seat in range(s.players)]


def _lines(s: IlPrincipe, seat: int) -> list[ScoreLine]:
    lines = [
        ScoreLine("track", s.vp[seat]),
        ScoreLine("majors", PER_MAJOR * held(s.major, seat), {"count": held(s.major, seat)}),
        ScoreLine("minors", PER_MINOR * held(s.minor, seat), {"count": held(s.minor, seat)}),
        ScoreLine("sets", PER_SET * sets(s, seat), {"count": sets(s, seat)}),
        ScoreLine("most_coins", coin_points(s, seat), {"coins": s.coins[seat]}),
        ScoreLine("most_cards", card_points(s, seat), {"cards": cards_left(s, seat)}),
    ]
    for region in range(REGION_COUNT):
        params: dict[str, int | str] = {"region": REGIONS[region], "shields": s.shields_in(seat, region)}
        lines.append(ScoreLine("region", region_points(s, seat, region), params))
    return lines


def final_points(s: IlPrincipe, seat: i64) -> i64:
    """The sum of all lines, as if the game ended now."""
    points: i64 = s.vp[seat] + PER_MAJOR * held(s.major, seat) + PER_MINOR * held(s.minor, seat)
    points += PER_SET * sets(s, seat) + coin_points(s, seat) + card_points(s, seat)
    for region in range(REGION_COUNT):
        points += region_points(s, seat, region)
    return points


def held(tiles: vec[i64], seat: i64) -> i64:
    count: i64 = 0
    for color in range(COLOR_COUNT):
        if tiles[color] == seat:
            count += 1
    return count


def sets(s: IlPrincipe, seat: i64) -> i64:
    """Complete sets of all five colours on the table, up and down."""
    fewest: i64 = s.on_table(seat, 0)
    for color in range(1, COLOR_COUNT):
        fewest = min(fewest, s.on_table(seat, color))
    return fewest


def coin_points(s: IlPrincipe, seat: i64) -> i64:
    """Everybody who has most coins, but nobody for having none (R31)."""
    for other in range(s.players):
        if s.coins[other] > s.coins[seat]:
            return 0
    if s.coins[seat] == 0:
        return 0
    return MOST_COINS_POINTS


def cards_left(s: IlPrincipe, seat: i64) -> i64:
    return total(s.hand, seat * COLOR_COUNT)


def card_points(s: IlPrincipe, seat: i64) -> i64:
    """Everybody who has most cards in hand, but nobody for having none (R31)."""
    own: i64 = cards_left(s, seat)
    for other in range(s.players):
        if cards_left(s, other) > own:
            return 0
    if own == 0:
        return 0
    return MOST_CARDS_POINTS


def region_points(s: IlPrincipe, seat: i64, region: i64) -> i64:
    """First place is shared by all who tie for it; second place exists only behind a sole first (R30)."""
    own: i64 = s.shields_in(seat, region)
    if own < REGION_NEEDS:
        return 0
    ahead: i64 = 0
    for other in range(s.players):
        if s.shields_in(other, region) > own:
            ahead += 1
    if ahead == 0:
        return REGION_FIRST
    return REGION_SECOND if ahead == 1 else 0


def tell_scores(s: IlPrincipe) -> None:
    """Tell which regions bring whom how much, and where the points of each family come from; if anybody listens."""
    for region in range(REGION_COUNT):
        points = [int(region_points(s, seat, region)) for seat in range(s.players)]
        first = [seat for seat in range(s.players) if points[seat] == REGION_FIRST]
        second = [seat for seat in range(s.players) if points[seat] == REGION_SECOND]
        if first:
            s.tell(
                "region_scored",
                {"region": REGIONS[region]} | _rank(s, "first", first, region) | _rank(s, "second", second, region),
            )
    for seat in range(s.players):
        s.tell("points_counted", _counted(s, seat))
        s.tell("holdings", _holdings(s, seat))


def _rank(s: IlPrincipe, rank: str, seats: list[int], region: int) -> dict[str, int | str]:
    """Returns who has a place in a region, how many they are, with how many shields each, for how many points."""
    shields = int(s.shields_in(seats[0], region)) if seats else 0
    points = int(region_points(s, seats[0], region)) if seats else 0
    return {
        rank: " ".join([str(seat) for seat in seats]),
        f"{rank}_count": len(seats),
        f"{rank}_shields": shields,
        f"{rank}_points": points,
    }


def _counted(s: IlPrincipe, seat: int) -> dict[str, int | str]:
    regions = sum([int(region_points(s, seat, region)) for region in range(REGION_COUNT)])
    built = sum([int(s.city_points(city)) for city in range(CITY_COUNT) if s.cities[seat * CITY_COUNT + city]])
    return {
        "seat": seat,
        "track": int(s.vp[seat]),
        "from_cities": built,
        "from_income": int(s.vp[seat]) - built,
        "from_regions": regions,
        "from_roles": int(PER_MAJOR * held(s.major, seat) + PER_MINOR * held(s.minor, seat)),
        "from_sets": int(PER_SET * sets(s, seat)),
        "from_coins": int(coin_points(s, seat)),
        "from_hand": int(card_points(s, seat)),
        "points": int(final_points(s, seat)),
    }


def _holdings(s: IlPrincipe, seat: int) -> dict[str, int | str]:
    """Returns what a family holds at the end, from which the last points come."""
    tiles = [(tile, holders[color], color) for color in range(COLOR_COUNT) for tile, holders in _tiles(s)]
    return {
        "seat": seat,
        "roles": " ".join([f"{COLORS[color]}_{tile}" for tile, holder, color in tiles if holder == seat]),
        "sets": int(sets(s, seat)),
        "coins": int(s.coins[seat]),
        "hand": int(cards_left(s, seat)),
    }


def _tiles(s: IlPrincipe) -> tuple[tuple[str, vec[i64]], ...]:
    return (TILES[MAJOR], s.major), (TILES[MINOR], s.minor)


def places(s: IlPrincipe) -> list[int]:
    """A place per seat; equal ones share theirs."""
    keys = ranking(s)
    return [1 + sum(other > key for other in keys) for key in keys]


def ranking(s: IlPrincipe) -> list[tuple[int, ...]]:
    """Returns what places go by: a tie for first goes to the most cards on the table, then to the best major role,
    then it is shared (R32, R33)."""
    totals = [int(final_points(s, seat)) for seat in range(s.players)]
    best = max(totals)
    return [(points, *(_tie_break(s, seat) if points == best else (0, 0))) for seat, points in enumerate(totals)]


def _tie_break(s: IlPrincipe, seat: int) -> tuple[int, int]:
    return int(cards_played(s, seat)), -int(best_major(s, seat))


def cards_played(s: IlPrincipe, seat: i64) -> i64:
    """All cards on the table, however they got there (R32)."""
    return total(s.up, seat * COLOR_COUNT) + total(s.down, seat * COLOR_COUNT)


def best_major(s: IlPrincipe, seat: i64) -> i64:
    """The first colour in order whose major a seat holds; minors do not count."""
    color: i64 = 0
    while color < COLOR_COUNT and (s.major[color] == EMPTY or s.major[color] != seat):
        color += 1
    return color
