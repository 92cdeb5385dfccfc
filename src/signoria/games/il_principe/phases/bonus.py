"""What a role gives at once: a card turned up again (D7), points, a card, a shield (D8), coins (§4.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import FRAME, NO_OBSTACLE, SEAT, Chance, Locals, Procedure
from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import CARD_DRAWN, FLIP_CARD, SHIELD
from signoria.games.il_principe.box.constants import (
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
    MOST_PLAYERS,
    PLACE_SHIELD,
    REGION_COUNT,
    TILE_COUNT,
)
from signoria.games.il_principe.phases.cards import draw, pile_weights, total
from signoria.games.il_principe.phases.purse import tell_purse
from signoria.games.il_principe.phases.question import Question
from signoria.games.il_principe.phases.roles import ROLE_COLOR
from signoria.games.il_principe.phases.shields import PlaceShield
from signoria.games.il_principe.state import (
    BONUS,
    DECISIONS,
    FLIP,
    NO_AUCTION,
    OBSTACLES,
    ROLE_DRAW,
    ROLE_SHIELD,
    ROLES,
    IlPrincipe,
)

NONE_FACE_DOWN: Final = OBSTACLES.add("none_face_down", "4.5")

GIFT: Final = Locals()
BONUS_COLOR: Final[i64] = GIFT.local("color", COLOR_COUNT - 1)
RECEIVER: Final[i64] = GIFT.local("receiver", MOST_PLAYERS - 1)


class Bonus(Procedure[IlPrincipe]):
    """The same for major and minor (R16); nothing is asked where everybody sees that nothing can be done."""

    def begin(self, s: IlPrincipe, argument: i64) -> None:
        """The argument is the role: its colour and tile in one number."""
        seat: i64 = s.frame_seat()
        color: i64 = argument // TILE_COUNT
        effect: i64 = EFFECT[color]
        s.set_local(BONUS_COLOR, color)
        s.set_local(RECEIVER, seat)
        if effect == FLIP_UP and can_flip(s, seat, color):
            s.ask(FLIP)
        elif effect == PLACE_SHIELD and s.shields[seat] > 0:
            s.ask(ROLE_SHIELD)
        elif effect == DRAW_BUILDING and total(s.deck, 0) > 0:
            s.turn_to(CHANCE)
            s.ask(ROLE_DRAW)
        else:
            if effect == GAIN_POINTS:
                self.gain_points(s, seat, points(s, argument % TILE_COUNT, color))
            elif effect == GAIN_COINS:
                self.gain_coins(s, seat, AMOUNT[color])
            s.done(NO_AUCTION)

    def gain_points(self, s: IlPrincipe, seat: i64, gained: i64) -> None:
        s.vp[seat] += gained
        if s.events is not None:
            s.tell("gained_points", {"seat": seat, "points": gained, "total": s.vp[seat]})

    def gain_coins(self, s: IlPrincipe, seat: i64, gained: i64) -> None:
        s.coins[seat] += gained
        if s.events is not None:
            s.tell("gained_coins", {"seat": seat, "coins": gained})
        tell_purse(s, seat)


def points(s: IlPrincipe, tile: i64, color: i64) -> i64:
    return BISHOP_POINTS_AMIGO if s.bishop_2vp and tile == MAJOR and color == BISHOP else AMOUNT[color]


def can_flip(s: IlPrincipe, seat: i64, role: i64) -> bool:
    for color in range(COLOR_COUNT):
        if color != role and s.down[seat * COLOR_COUNT + color] > 0:
            return True
    return False


def bonus_problems(s: IlPrincipe, at: int, effect: int) -> list[Problem]:
    """The colour at which the roles stand, whose bonus it is, and the holder to whom it goes."""
    color, receiver = s.frames[at + BONUS_COLOR], s.frames[at + RECEIVER]
    is_due = color == s.frames[at - FRAME + ROLE_COLOR] and EFFECT[color] == effect
    if is_due and receiver in (s.major[color], s.minor[color]) and s.frames[at + SEAT] in (receiver, CHANCE):
        return []
    return [Problem("frame_locals", f"seat {receiver} has no such bonus of the {COLORS[color]} role")]


class Flip(Question):
    """D7: one own card of another colour, from face down to face up; no declining (R11)."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for color in range(COLOR_COUNT):
            if color != s.local(BONUS_COLOR):
                out[count] = FLIP_CARD + color
                count += 1
        return count

    def obstacle(self, s: IlPrincipe, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE if s.down[seat * COLOR_COUNT + action - FLIP_CARD] > 0 else NONE_FACE_DOWN

    def reason_params(self, s: IlPrincipe, seat: int, action: int, obstacle: int) -> Params:
        return {"color": COLORS[action - FLIP_CARD]}

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        i: i64 = seat * COLOR_COUNT + action - FLIP_CARD
        s.down[i] -= 1
        s.up[i] += 1
        if s.events is not None:
            s.tell("turned_up", {"seat": seat, "color": COLORS[action - FLIP_CARD]})
        s.done(NO_AUCTION)

    def prompt_params(self, s: IlPrincipe, seat: int) -> Params:
        return {"seat": seat, "round": s.round, "color": COLORS[s.local(BONUS_COLOR)]}

    def describe(self, s: IlPrincipe, seat: int, action: int) -> Description:
        color = COLORS[action - FLIP_CARD]
        chance = self.leads_to_chance(s, seat, action)
        return Description(targets=(f"own:{color}",), group="flip", reveals=chance, params={"color": color})

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        return bonus_problems(s, at, FLIP_UP)


class RoleShield(PlaceShield):
    """D8: a shield on any region (R18)."""

    def candidates(self, s: IlPrincipe, seat: i64, out: vec[i64]) -> i64:
        for region in range(REGION_COUNT):
            out[region] = SHIELD + region
        return REGION_COUNT

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        self.place(s, seat, action - SHIELD)
        s.done(NO_AUCTION)

    def prompt_params(self, s: IlPrincipe, seat: int) -> Params:
        return {"seat": seat, "round": s.round, "color": COLORS[s.local(BONUS_COLOR)]}

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        if s.shields[s.frames[at + SEAT]] == 0:
            return [Problem("frame_locals", "there is no shield to place")]
        return bonus_problems(s, at, PLACE_SHIELD)


class RoleDraw(Chance[IlPrincipe]):
    """A card from the deck, hidden from the others (K4)."""

    def weights(self, s: IlPrincipe, outcomes: vec[i64], weights: vec[i64]) -> i64:
        return pile_weights(s.deck, CARD_DRAWN, outcomes, weights)

    def step(self, s: IlPrincipe, seat: i64, action: i64) -> None:
        if s.events is not None:
            s.tell("drew", {"seat": s.local(RECEIVER), "count": 1})
        draw(s, s.local(RECEIVER), action)
        s.done(NO_AUCTION)

    def problems(self, s: IlPrincipe, at: int) -> list[Problem]:
        return bonus_problems(s, at, DRAW_BUILDING)


DECISIONS.place(Bonus(BONUS, "roles.bonus", "4.5", GIFT, inside=(ROLES,)))
DECISIONS.place(Flip(FLIP, "roles.flip", "4.5", GIFT, inside=(ROLES,)))
DECISIONS.place(RoleShield(ROLE_SHIELD, "roles.shield", "4.5", GIFT, inside=(ROLES,)))
DECISIONS.place(RoleDraw(ROLE_DRAW, "roles.draw", "4.5", GIFT, inside=(ROLES,)))
