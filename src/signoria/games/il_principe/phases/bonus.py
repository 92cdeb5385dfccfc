"""What a role gives at once: a card turned up again (D7), points, a card, a shield (D8), coins (§4.5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import FLIP_CARD, SHIELD
from signoria.games.il_principe.box import (
    AMOUNT,
    BISHOP,
    BISHOP_POINTS_AMIGO,
    COLOR_COUNT,
    COLORS,
    DRAW_BUILDING,
    EFFECT,
    FLIP_UP,
    GAIN_COINS,
    GAIN_POINTS,
    MAJOR,
    PLACE_SHIELD,
    REGION_COUNT,
)
from signoria.games.il_principe.phases.build import place_shield
from signoria.games.il_principe.phases.cards import draw, total
from signoria.games.il_principe.phases.obstacles import FREE, NONE_FACE_DOWN
from signoria.games.il_principe.state import (
    FLIP,
    RECEIVER,
    ROLE_COLOR,
    ROLE_DRAW,
    ROLE_SHIELD,
    IlPrincipeState,
)


def begin(s: IlPrincipeState, seat: i64, tile: i64, color: i64) -> None:
    """The same for major and minor (R16); nothing where everybody sees that nothing can be done."""
    effect: i64 = EFFECT[color]
    if effect == GAIN_POINTS:
        gain_points(s, seat, points(s, tile, color))
    elif effect == GAIN_COINS:
        s.coins[seat] += AMOUNT[color]
        if s.events is not None:
            s.tell("gained_coins", {"seat": seat, "coins": AMOUNT[color]})
    elif effect == FLIP_UP:
        if can_flip(s, seat, color):
            ask(s, FLIP, seat, color)
    elif effect == PLACE_SHIELD:
        if s.shields[seat] > 0:
            ask(s, ROLE_SHIELD, seat, color)
    elif effect == DRAW_BUILDING and total(s.deck, 0) > 0:
        ask(s, ROLE_DRAW, CHANCE, color)
        s.frames[s.at + RECEIVER] = seat


def ask(s: IlPrincipeState, decision: i64, seat: i64, color: i64) -> None:
    s.push(decision, seat)
    s.frames[s.at + ROLE_COLOR] = color


def points(s: IlPrincipeState, tile: i64, color: i64) -> i64:
    if s.bishop_2vp and tile == MAJOR and color == BISHOP:
        return BISHOP_POINTS_AMIGO
    return AMOUNT[color]


def gain_points(s: IlPrincipeState, seat: i64, gained: i64) -> None:
    s.vp[seat] += gained
    if s.events is not None:
        s.tell("gained_points", {"seat": seat, "points": gained})


# ---- D7: one own card of another colour, from face down to face up; no declining (R11) ----


def can_flip(s: IlPrincipeState, seat: i64, role: i64) -> bool:
    color: i64 = 0
    while color < COLOR_COUNT:
        if color != role and s.down[seat * COLOR_COUNT + color] > 0:
            return True
        color += 1
    return False


def flip_candidates(s: IlPrincipeState, out: vec[i64]) -> i64:
    count: i64 = 0
    color: i64 = 0
    while color < COLOR_COUNT:
        if color != s.frames[s.at + ROLE_COLOR]:
            out[count] = FLIP_CARD + color
            count += 1
        color += 1
    return count


def flip_obstacle(s: IlPrincipeState, seat: i64, action: i64) -> i64:
    return FREE if s.down[seat * COLOR_COUNT + action - FLIP_CARD] > 0 else NONE_FACE_DOWN


def flip_reason_params(action: int) -> Params:
    return {"color": COLORS[action - FLIP_CARD]}


def flip(s: IlPrincipeState, seat: i64, action: i64) -> None:
    i: i64 = seat * COLOR_COUNT + action - FLIP_CARD
    s.down[i] -= 1
    s.up[i] += 1
    if s.events is not None:
        s.tell("turned_up", {"seat": seat, "color": COLORS[action - FLIP_CARD]})
    s.pop()


# ---- red: a card from the deck, hidden ----


def draw_card(s: IlPrincipeState, outcome: i64) -> None:
    if s.events is not None:
        s.tell("drew", {"seat": s.frames[s.at + RECEIVER], "count": 1})
    draw(s, s.frames[s.at + RECEIVER], outcome)
    s.pop()


# ---- D8: a shield on any region (R18) ----


def shield_candidates(s: IlPrincipeState, out: vec[i64]) -> i64:
    region: i64 = 0
    while region < REGION_COUNT:
        out[region] = SHIELD + region
        region += 1
    return REGION_COUNT


def choose_shield(s: IlPrincipeState, seat: i64, action: i64) -> None:
    place_shield(s, seat, action - SHIELD)
    s.pop()
