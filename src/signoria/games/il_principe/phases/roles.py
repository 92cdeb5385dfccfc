"""Phase 4: colour by colour the roles find their holders; ties are auctioned (D6; §4.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import FRAME, Locals, Procedure
from signoria.games.il_principe.box.constants import (
    COLOR_COUNT,
    COLORS,
    MAJOR,
    MINOR,
    MINORS_USED,
    MOST_PLAYERS,
    QUALIFIES,
    TILE_COUNT,
    TILES,
)
from signoria.games.il_principe.phases.auction import ENTERED, PRIZE, PRIZE_COLOR, auction_off, settle
from signoria.games.il_principe.phases.purse import tell_purse
from signoria.games.il_principe.state import (
    AWARDS,
    BID,
    BONUS,
    DECISIONS,
    EMPTY,
    NO_AUCTION,
    PHASES,
    ROLES,
    ROUND,
    UNSOLD,
    IlPrincipe,
)

NO_MORE_TILES: Final[i64] = TILE_COUNT
AWARD: Final = Locals()
# The colour, the tile to be given next, the second-placed as bits.
ROLE_COLOR: Final[i64] = AWARD.local("color", COLOR_COUNT - 1)
TILE: Final[i64] = AWARD.local("tile", NO_MORE_TILES, least=MINOR)
RUNNERS_UP: Final[i64] = AWARD.local("runners_up", (1 << MOST_PLAYERS) - 1)


def most_up(s: IlPrincipe, color: i64, except_for: i64) -> i64:
    """Who has most face-up cards of a colour, as bits; nobody wins with none (R14)."""
    most: i64 = QUALIFIES
    first: i64 = 0
    for seat in range(s.players):
        cards: i64 = s.up[seat * COLOR_COUNT + color]
        if except_for & (1 << seat) == 0 and cards >= most:
            if cards > most:
                first = 0
            first |= 1 << seat
            most = cards
    return first


def is_one(seats: i64) -> bool:
    return seats & (seats - 1) == 0


def cards_to_turn(s: IlPrincipe, seat: i64, color: i64) -> i64:
    """What turns down when the seat becomes major."""
    return half(s.up[seat * COLOR_COUNT + color])


def half(cards: i64) -> i64:
    """Of so many face-up cards those that turn down: half, rounded up (R12)."""
    return (cards + 1) // 2


def tell_tie(s: IlPrincipe, seats: i64, tile: i64, color: i64) -> None:
    """Tell who ties for a role, with how many face-up cards each."""
    tied = [seat for seat in range(s.players) if seats & (1 << seat)]
    role: Params = {"color": COLORS[color], "tile": TILES[tile], "count": s.up[tied[0] * COLOR_COUNT + color]}
    s.tell("role_on_sale", role | {"tied": " ".join([str(seat) for seat in tied])})


class Roles(Procedure[IlPrincipe]):
    """First the major, then the minor of each colour: to the only one, or by auction among those who tie."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        """All tiles go back to the board."""
        s.phase = AWARDS
        if s.events is not None:
            s.tell("phase_begun", {"phase": PHASES[AWARDS]})
            if any(seat != EMPTY for seat in (*s.major, *s.minor)):
                s.tell("tiles_returned", {})
        for color in range(COLOR_COUNT):
            s.major[color] = EMPTY
            s.minor[color] = EMPTY
        self.give_major(s)

    def resume(self, s: IlPrincipe, result: i64) -> None:
        """After an auction the tile is given or stays; after a bonus comes the next one."""
        if result == NO_AUCTION:
            self.next_tile(s)
            return
        color: i64 = s.local(ROLE_COLOR)
        tile: i64 = MAJOR if s.major[color] == EMPTY else MINOR
        becomes: i64 = 1 if result != s.marker else 0
        price: i64 = settle(s, result)
        if result == UNSOLD:
            if s.events is not None:
                s.tell("role_unsold", {"color": COLORS[color], "tile": TILES[tile]})
            self.next_tile(s)
            return
        # The winner does not build (R10).
        if s.events is not None:
            sold: Params = {"seat": result, "color": COLORS[color], "tile": TILES[tile], "coins": price}
            s.tell("role_sold", sold | {"becomes": becomes})
        tell_purse(s, result)
        self.award(s, result, tile, 1)

    def next_tile(self, s: IlPrincipe) -> None:
        """The minor of this colour, or the next colour; after the last one the round is over."""
        if s.local(TILE) == MINOR and s.local(RUNNERS_UP) != 0:
            s.set_local(TILE, NO_MORE_TILES)
            self.give(s, s.local(RUNNERS_UP), MINOR)
        elif s.local(ROLE_COLOR) + 1 < COLOR_COUNT:
            s.set_local(ROLE_COLOR, s.local(ROLE_COLOR) + 1)
            self.give_major(s)
        else:
            s.then(ROUND, s.marker)

    def give_major(self, s: IlPrincipe) -> None:
        """One comparison finds first and second (R13); with a tie for first there is no second place (R15)."""
        color: i64 = s.local(ROLE_COLOR)
        leaders: i64 = most_up(s, color, 0)
        has_minor: bool = leaders != 0 and is_one(leaders) and MINORS_USED[s.players] == 1
        s.set_local(RUNNERS_UP, 0)
        s.set_local(TILE, NO_MORE_TILES)
        if has_minor:
            s.set_local(RUNNERS_UP, most_up(s, color, leaders))
            s.set_local(TILE, MINOR)
        if leaders == 0:
            self.next_tile(s)
        else:
            self.give(s, leaders, MAJOR)

    def give(self, s: IlPrincipe, seats: i64, tile: i64) -> None:
        color: i64 = s.local(ROLE_COLOR)
        if not is_one(seats):
            if s.events is not None:
                tell_tie(s, seats, tile, color)
            auction_off(s, tile, color, seats)
            return
        seat: i64 = 0
        while seats & (1 << seat) == 0:
            seat += 1
        self.award(s, seat, tile, 0)

    def award(self, s: IlPrincipe, seat: i64, tile: i64, tied: i64) -> None:
        """The tile; for a major, half of the face-up cards turn down; then the bonus at once."""
        color: i64 = s.local(ROLE_COLOR)
        if s.events is not None:
            role: Params = {"seat": seat, "color": COLORS[color], "tile": TILES[tile]}
            s.tell("took_role", role | {"count": s.up[seat * COLOR_COUNT + color], "tied": tied})
        if tile == MAJOR:
            s.major[color] = seat
            turned: i64 = cards_to_turn(s, seat, color)
            s.up[seat * COLOR_COUNT + color] -= turned
            s.down[seat * COLOR_COUNT + color] += turned
            if s.events is not None:
                s.tell("turned_down", {"seat": seat, "color": COLORS[color], "count": turned})
        else:
            s.minor[color] = seat
        s.call(BONUS, seat, color * TILE_COUNT + tile)

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        color, tile, second = s.frames[at + ROLE_COLOR], s.frames[at + TILE], s.frames[at + RUNNERS_UP]
        has_minor = s.major[color] != EMPTY and MINORS_USED[s.players] == 1
        is_second = has_minor and second == most_up(s, color, 1 << s.major[color])
        if not is_second and (second != 0 or tile != NO_MORE_TILES):
            return [Problem("frame_locals", f"the second-placed are not {second}")]
        if s.decision == BID and not self.auction_fits(s, at + FRAME, color, tile, second):
            return [Problem("frame_locals", "those who bid for a role tie for its place, and the tile is on the board")]
        return []

    def auction_fits(self, s: IlPrincipe, at: int, color: int, tile: int, second: int) -> bool:
        if s.frames[at + PRIZE_COLOR] != color or tile != NO_MORE_TILES or s.minor[color] != EMPTY:
            return False
        if s.frames[at + PRIZE] == MAJOR:
            return s.major[color] == EMPTY and s.frames[at + ENTERED] == most_up(s, color, 0)
        return s.frames[at + PRIZE] == MINOR and s.major[color] != EMPTY and s.frames[at + ENTERED] == second


DECISIONS.place(Roles(ROLES, "roles.award", "4.5", AWARD))
