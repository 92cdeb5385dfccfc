"""The role tiles, and what laid cards would come to when roles are given (§4.5)."""

from __future__ import annotations

from typing import Literal, TypedDict

from signoria.games.il_principe.box.constants import COLOR_COUNT, COLORS, MAJOR, MINOR, MINORS_USED, QUALIFIES
from signoria.games.il_principe.figures_auctions import on_sale
from signoria.games.il_principe.phases.roles import ROLE_COLOR, RUNNERS_UP, TILE, half
from signoria.games.il_principe.state import ACTION, AWARDS, EMPTY, IlPrincipe

RoleState = Literal["held", "on_sale", "to_come", "stays", "unused"]


class Role(TypedDict):
    """The two tiles of a colour: with a seat, under the hammer, still to be given in this round, or on the board."""

    color: str
    major: RoleState
    minor: RoleState


class Laid(TypedDict):
    """What so many cards laid by the seat that acts would come to in phase 4, if nobody lays more of that colour.

    The tile that the seat would then have, or tie for with `tied` seats in all (1: alone), and cards that turn down.
    """

    color: str
    count: int
    tile: Literal["major", "minor"] | None
    tied: int
    turns_down: int


def roles(s: IlPrincipe) -> list[Role]:
    """Returns where the two tiles of each colour are."""
    return [_role(s, color) for color in range(COLOR_COUNT)]


def _role(s: IlPrincipe, color: int) -> Role:
    minor = _tile(s, color, MINOR, int(s.minor[color])) if MINORS_USED[s.players] else "unused"
    return {"color": COLORS[color], "major": _tile(s, color, MAJOR, int(s.major[color])), "minor": minor}


def _tile(s: IlPrincipe, color: int, tile: int, holder: int) -> RoleState:
    if holder != EMPTY:
        return "held"
    if s.phase != AWARDS:
        return "stays"
    reached = int(s.frames[ROLE_COLOR])
    if color != reached:
        return "to_come" if color > reached else "stays"
    if on_sale(s) == tile:
        return "on_sale"
    # Only a second place that somebody has is still to be given (R14, R15).
    return "to_come" if tile == s.frames[TILE] and s.frames[RUNNERS_UP] else "stays"


def laid(s: IlPrincipe, seat: int) -> list[Laid]:
    """Returns what each number of cards would come to for the seat that acts."""
    if s.decision != ACTION or s.actors() != [seat]:
        return []
    hand = [int(s.hand[seat * COLOR_COUNT + color]) for color in range(COLOR_COUNT)]
    return [if_laid(s, seat, color, count) for color in range(COLOR_COUNT) for count in range(1, hand[color] + 1)]


def if_laid(s: IlPrincipe, seat: int, color: int, count: int) -> Laid:
    """Returns what so many cards of a colour would come to, laid by a seat now."""
    up = [int(s.up[other * COLOR_COUNT + color]) + (count if other == seat else 0) for other in range(s.players)]
    first = [other for other in range(s.players) if up[other] == max(up)]
    # With a tie for first there is no second place (R15), and nobody wins with none (R14).
    others = [cards for other, cards in enumerate(up) if other not in first] if len(first) == 1 else []
    is_second = bool(MINORS_USED[s.players]) and up[seat] >= QUALIFIES and up[seat] == max(others, default=0)
    figures: Laid = {"color": COLORS[color], "count": count, "tile": None, "tied": 0, "turns_down": 0}
    if seat in first:
        return figures | {"tile": "major", "tied": len(first), "turns_down": int(half(up[seat]))}
    return figures | {"tile": "minor", "tied": others.count(up[seat])} if is_second else figures
