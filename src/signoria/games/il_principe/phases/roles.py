"""Phase 4: colour by colour the roles find their holders; ties are auctioned (D6; §4.5)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.auction import HIGH, is_sold
from signoria.core.state import CHANCE
from signoria.games.il_principe.box import COLOR_COUNT, COLORS, MAJOR, MINOR, MINORS_USED, QUALIFIES, TILES
from signoria.games.il_principe.phases import bidding, bonus
from signoria.games.il_principe.state import (
    AWARDS,
    EMPTY,
    NO_MORE_TILES,
    PRIZE_COLOR,
    PRIZE_KIND,
    ROLE_COLOR,
    ROLES,
    RUNNERS_UP,
    TILE,
    IlPrincipeState,
)


def begin(s: IlPrincipeState) -> None:
    """All tiles go back to the board."""
    s.phase = AWARDS
    color: i64 = 0
    while color < COLOR_COUNT:
        s.major[color] = EMPTY
        s.minor[color] = EMPTY
        color += 1
    s.push(ROLES, CHANCE)


def go_on(s: IlPrincipeState) -> None:
    """The next tile of this colour, or the next colour; after the last one the phase is over."""
    color: i64 = s.frames[s.at + ROLE_COLOR]
    tile: i64 = s.frames[s.at + TILE]
    if tile == MAJOR:
        give_major(s, color)
    elif tile == MINOR:
        s.frames[s.at + TILE] = NO_MORE_TILES
        if s.frames[s.at + RUNNERS_UP] != 0:
            give(s, s.frames[s.at + RUNNERS_UP], MINOR, color)
    elif color + 1 < COLOR_COUNT:
        s.frames[s.at + ROLE_COLOR] = color + 1
        s.frames[s.at + TILE] = MAJOR
        s.frames[s.at + RUNNERS_UP] = 0
    else:
        s.pop()


def give_major(s: IlPrincipeState, color: i64) -> None:
    """One comparison finds first and second (R13); with a tie for first there is no second place (R15)."""
    leaders: i64 = most_up(s, color, 0)
    s.frames[s.at + TILE] = NO_MORE_TILES
    if leaders == 0:
        return
    if is_one(leaders) and MINORS_USED[s.players] == 1:
        s.frames[s.at + RUNNERS_UP] = most_up(s, color, leaders)
        s.frames[s.at + TILE] = MINOR
    give(s, leaders, MAJOR, color)


def most_up(s: IlPrincipeState, color: i64, except_for: i64) -> i64:
    """Who has most face-up cards of a colour, as bits; nobody wins with none (R14)."""
    most: i64 = QUALIFIES
    found: i64 = 0
    seat: i64 = 0
    while seat < s.players:
        cards: i64 = s.up[seat * COLOR_COUNT + color]
        if except_for & (1 << seat) == 0 and cards >= most:
            found = (found if cards == most else 0) | (1 << seat)
            most = cards
        seat += 1
    return found


def is_one(seats: i64) -> bool:
    return seats & (seats - 1) == 0


def give(s: IlPrincipeState, seats: i64, tile: i64, color: i64) -> None:
    """To the only one, or by auction among those who tie."""
    if not is_one(seats):
        if s.events is not None:
            s.tell("role_on_sale", {"color": COLORS[color], "tile": TILES[tile]})
        bidding.open_for(s, seats, tile, color)
        return
    seat: i64 = 0
    while seats & (1 << seat) == 0:
        seat += 1
    award(s, seat, tile, color)


def hammer(s: IlPrincipeState) -> None:
    """The winner takes tile and marker, but does not build (R10); unsold, the tile stays on the board."""
    color: i64 = s.frames[s.at + PRIZE_COLOR]
    tile: i64 = s.frames[s.at + PRIZE_KIND]
    price: i64 = s.frames[s.at + HIGH]
    if not is_sold(s):
        bidding.close(s)
        if s.events is not None:
            s.tell("role_unsold", {"color": COLORS[color], "tile": TILES[tile]})
        return
    winner: i64 = bidding.close_sold(s)
    if s.events is not None:
        s.tell("role_sold", {"seat": winner, "color": COLORS[color], "tile": TILES[tile], "coins": price})
    award(s, winner, tile, color)


def award(s: IlPrincipeState, seat: i64, tile: i64, color: i64) -> None:
    """The tile; for a major, half of the face-up cards turn down (R12); then the bonus at once."""
    if s.events is not None:
        s.tell("took_role", {"seat": seat, "color": COLORS[color], "tile": TILES[tile]})
    if tile == MAJOR:
        s.major[color] = seat
        turned: i64 = cards_to_turn(s, seat, color)
        s.up[seat * COLOR_COUNT + color] -= turned
        s.down[seat * COLOR_COUNT + color] += turned
        if s.events is not None:
            s.tell("turned_down", {"seat": seat, "color": COLORS[color], "count": turned})
    else:
        s.minor[color] = seat
    bonus.begin(s, seat, tile, color)


def cards_to_turn(s: IlPrincipeState, seat: i64, color: i64) -> i64:
    """Half of the face-up cards, rounded up (R12)."""
    return (s.up[seat * COLOR_COUNT + color] + 1) // 2
