"""A seat's points as if the game ended now (§6)."""

from __future__ import annotations

from typing import TypedDict

from signoria.games.il_principe.box.constants import MOST_CARDS_POINTS, PER_MAJOR, PER_MINOR, PER_SET
from signoria.games.il_principe.scoring import coin_points, held, sets
from signoria.games.il_principe.state import IlPrincipe
from signoria.games.il_principe.view import cards_face_down, cards_of, coins_are_open


class Now(TypedDict):
    """The lines of a seat's score as if the game ended now; that of the coins is null while they are hidden.

    `sets` are points, `set_count` is how many sets of five bring them.
    """

    track: int
    majors: int
    minors: int
    sets: int
    set_count: int
    most_cards: int
    most_coins: int | None
    regions: int
    total: int


def now(s: IlPrincipe, seat: int, regions: int) -> Now:
    """Returns the lines of a seat's score, with the points that its regions bring."""
    majors, minors = int(PER_MAJOR * held(s.major, seat)), int(PER_MINOR * held(s.minor, seat))
    set_count, card_points = int(sets(s, seat)), _card_points(s, seat)
    set_points = int(PER_SET) * set_count
    coins = int(coin_points(s, seat)) if coins_are_open(s) else None
    return {
        "track": int(s.vp[seat]),
        "majors": majors,
        "minors": minors,
        "sets": set_points,
        "set_count": set_count,
        "most_cards": card_points,
        "most_coins": coins,
        "regions": regions,
        "total": int(s.vp[seat]) + majors + minors + set_points + card_points + (coins or 0) + regions,
    }


def _card_points(s: IlPrincipe, seat: int) -> int:
    """Returns the points for most cards in hand by what everybody sees of an offer: nothing, or all of it."""
    sizes = [int(cards_of(s, other) - cards_face_down(s, other)) for other in range(s.players)]
    return int(MOST_CARDS_POINTS) if sizes[seat] == max(sizes) > 0 else 0
