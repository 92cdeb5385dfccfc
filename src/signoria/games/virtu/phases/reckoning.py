"""The points of the end in words: where each seat's come from, and what it holds that brings them (§6, §7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.box.atlas import ESTATE_COUNT, ESTATE_PRESTIGE, ESTATES
from signoria.games.virtu.box.constants import (
    BONUS_COUNT,
    BONUS_PRESTIGE,
    BONUSES,
    CARD_PRESTIGE,
    CARDS,
    COURT,
    ROOM_CARDS,
    ROOMS,
)
from signoria.games.virtu.scoring import LINES, crosses, held_card
from signoria.games.virtu.state import EMPTY, NONE, Virtu


def tell_points(s: Virtu) -> None:
    """Tell of every seat its lines of the score sheet; callers ask first whether anybody listens."""
    for seat in range(s.players):
        lines = s.variant.lines(s, seat)
        counted: Params = {"seat": seat, "points": sum([line.points for line in lines])}
        counted |= {f"from_{line}": 0 for line in LINES}
        for line in lines:
            counted[f"from_{line.code}"] = line.points
        s.tell("points_counted", counted)
        s.tell("holdings", _holdings(s, seat))


def _holdings(s: Virtu, seat: int) -> Params:
    """Returns what the lines of the score sheet count."""
    places = [int(held_card(s, seat, i64(place))) for place in range(ROOM_CARDS * ROOMS + COURT)]
    cards = [CARDS[card] for card in places if card != EMPTY and CARD_PRESTIGE[card] != 0]
    bonuses = [BONUSES[bonus] for bonus in range(BONUS_COUNT) if s.patron[bonus] == seat and BONUS_PRESTIGE[bonus] != 0]
    tiles = [
        ESTATES[estate]
        for estate in range(ESTATE_COUNT)
        if s.estate[seat * ESTATE_COUNT + estate] != NONE and ESTATE_PRESTIGE[estate] != 0
    ]
    return {
        "seat": seat,
        "cities": int(s.city_count(seat)),
        "rank": int(s.rank[seat]),
        "crosses": int(crosses(s, seat)),
        "cards": " ".join(cards),
        "bonuses": " ".join(bonuses),
        "tiles": " ".join(tiles),
    }
