"""Where the game stands must be a place that its rules can reach: the frames, against what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.auction import BIDDERS, HIGH, LEADER
from signoria.core.codes import Problem
from signoria.core.state import CHANCE, FRAME, SEAT, TOGETHER, WAITING
from signoria.games.il_principe.box import (
    CITY_COUNT,
    COLOR_COUNT,
    DISPLAYED,
    DRAWN,
    EFFECT,
    FLIP_UP,
    LAST_CARDS,
    MAJOR,
    MINOR,
    MINORS_USED,
    PLACE_SHIELD,
    SHIELDS,
)
from signoria.games.il_principe.box import DRAW_BUILDING as DRAWS
from signoria.games.il_principe.phases.build import is_barred
from signoria.games.il_principe.phases.cards import total
from signoria.games.il_principe.phases.lots import next_lot
from signoria.games.il_principe.phases.roles import most_up
from signoria.games.il_principe.state import (
    ACTION,
    ACTIONS,
    AUCTIONS,
    AWARDS,
    BID,
    CITY_SHIELD,
    DEAL_CITY,
    DEAL_FIRST,
    DRAW,
    EMPTY,
    ENTERED,
    FLIP,
    LOT,
    LOTS,
    NEW_CITY,
    NO_MORE_TILES,
    OFFER,
    OVER,
    PRIZE_COLOR,
    PRIZE_KIND,
    RECEIVER,
    REVEAL,
    ROLE_COLOR,
    ROLE_DRAW,
    ROLE_SHIELD,
    ROLES,
    RUNNERS_UP,
    SETUP,
    SUPPLY,
    TILE,
    TURN,
    TURN_UP,
    TURNS,
    WIN_BUILD,
    IlPrincipeState,
)

# What may lie at the bottom in each phase, and what on a procedure.
_BOTTOM: Final = {
    SETUP: (DEAL_CITY, DEAL_FIRST),
    SUPPLY: (DRAW, OFFER),
    AUCTIONS: (LOTS,),
    ACTIONS: (TURNS,),
    AWARDS: (ROLES,),
}
_ON_TOP: Final = {
    LOTS: (REVEAL, TURN_UP, BID, WIN_BUILD, CITY_SHIELD, NEW_CITY),
    TURNS: (ACTION, CITY_SHIELD, NEW_CITY),
    ROLES: (BID, FLIP, ROLE_SHIELD, ROLE_DRAW),
}
_CHANCE: Final = (DEAL_CITY, DEAL_FIRST, DRAW, REVEAL, TURN_UP, NEW_CITY, ROLE_DRAW, LOTS, TURNS, ROLES)
_BONUS: Final = {FLIP: FLIP_UP, ROLE_SHIELD: PLACE_SHIELD, ROLE_DRAW: DRAWS}


def bottom(s: IlPrincipeState) -> int:
    return s.frames[0] if s.depth else EMPTY


def top(s: IlPrincipeState) -> int:
    return s.frames[s.at] if s.depth else EMPTY


def standing_problems(s: IlPrincipeState) -> Iterator[Problem]:
    if s.depth == 0 or s.phase == OVER:
        if s.depth or s.phase != OVER:
            yield Problem("game_over", "a game without frames is over, and one that is over has none")
        return
    inner = _ON_TOP.get(bottom(s), ())
    if bottom(s) not in _BOTTOM.get(s.phase, ()) or s.depth != (2 if inner else 1) or (inner and top(s) not in inner):
        yield Problem("frames_nest", "each phase has its procedure, and on it one question or draw")
        return
    if not all(_seat_fits(s, s.frames[i * FRAME], s.frames[i * FRAME + SEAT]) for i in range(s.depth)):
        yield Problem("frame_seats", "offers are made together, draws belong to chance, questions to a seat")
        return
    yield from _turn(s)
    if s.phase in (AUCTIONS, ACTIONS, AWARDS) or top(s) in (DRAW, OFFER):
        yield from _inner_locals(s)


def _seat_fits(s: IlPrincipeState, decision: int, seat: int) -> bool:
    if decision == OFFER:
        return seat == TOGETHER
    return seat == CHANCE if decision in _CHANCE else 0 <= seat < s.players


def _turn(s: IlPrincipeState) -> Iterator[Problem]:
    """Locals of the procedure at the bottom."""
    asked = top(s) in (ACTION, CITY_SHIELD)
    if s.phase == ACTIONS:
        turn = s.frames[TURN]
        if not 1 <= turn <= s.players or (asked and s.frames[s.at + SEAT] != s.clockwise(turn - 1)):
            yield Problem("frame_locals", f"turn {turn} of {s.players} is not that of this seat")
    elif s.phase == AWARDS:
        runners_up, tile = s.frames[RUNNERS_UP], s.frames[TILE]
        if not 0 <= s.frames[ROLE_COLOR] < COLOR_COUNT or tile not in (MINOR, NO_MORE_TILES):
            yield Problem("frame_locals", "the roles stand at a colour and one of its two tiles")
        elif runners_up not in (_second(s, s.frames[ROLE_COLOR]), 0 if tile == NO_MORE_TILES else EMPTY):
            yield Problem("frame_locals", f"the second-placed are not {runners_up}")


def _second(s: IlPrincipeState, color: int) -> int:
    """Who comes next to the holder of the major, if minors are given at all."""
    if s.major[color] == EMPTY or not MINORS_USED[s.players]:
        return EMPTY
    return most_up(s, color, 1 << s.major[color])


def _inner_locals(s: IlPrincipeState) -> Iterator[Problem]:
    decision = top(s)
    if not _fits(s, decision):
        yield Problem("frame_locals", "the numbers of the question do not fit the table")
    elif decision in (REVEAL, TURN_UP) and (decision == TURN_UP) != bool(s.last_round):
        yield Problem("frames_nest", "offers are turned up in a normal round, cards of the deck in the last one")
    elif decision in (WIN_BUILD, CITY_SHIELD, NEW_CITY) and is_barred(s):
        yield Problem("first_round", "nobody builds in the first round")


def _fits(s: IlPrincipeState, decision: int) -> bool:
    """Locals of the question or draw on top."""
    first, second = s.frames[s.at + TURN], s.frames[s.at + TURN + 1]
    if decision == DRAW:
        return 0 <= first < s.players and 1 <= second <= DRAWN[s.players] and _deal_fits(s, first, second)
    if decision == OFFER:
        return 0 < s.frames[s.at + WAITING] < 1 << s.players
    if decision == REVEAL:
        return 0 <= first < s.players
    if decision == TURN_UP:
        return 1 <= first <= LAST_CARDS[s.players]
    if decision == BID:
        return _bid_fits(s)
    if decision == CITY_SHIELD:
        return _shield_fits(s, first, second)
    if decision == NEW_CITY:
        return 0 <= first < DISPLAYED and s.display[first] == EMPTY
    if decision in _BONUS:
        return _bonus_fits(s, decision, first)
    return True


def _deal_fits(s: IlPrincipeState, turn: int, left: int) -> bool:
    """The deck has what is still to be dealt, and the hands hold what has been."""
    drawn = DRAWN[s.players]
    dealt = [drawn if i < turn else drawn - left if i == turn else 0 for i in range(s.players)]
    due = s.players * drawn - sum(dealt)
    held = [total(s.hand, s.clockwise(i) * COLOR_COUNT) for i in range(s.players)]
    return due <= sum(s.deck) and all(held[i] >= dealt[i] for i in range(s.players))


def _shield_fits(s: IlPrincipeState, city: int, left: int) -> bool:
    if not 0 <= city < CITY_COUNT or city not in s.display:
        return False
    return 1 <= left <= min(SHIELDS[city], s.shields[s.frames[s.at + SEAT]])


def _bonus_fits(s: IlPrincipeState, decision: int, color: int) -> bool:
    """The colour at which the roles stand, whose bonus it is, and the holder to whom it goes."""
    if color != s.frames[ROLE_COLOR] or EFFECT[color] != _BONUS[decision]:
        return False
    seat = s.frames[s.at + RECEIVER] if decision == ROLE_DRAW else s.frames[s.at + SEAT]
    return seat in (s.major[color], s.minor[color]) and (decision != ROLE_SHIELD or s.shields[seat] > 0)


def _bid_fits(s: IlPrincipeState) -> bool:
    """The seat asked still bids, the leader can pay, and what is sold is there."""
    bidders, high, leader = (s.frames[s.at + i] for i in (BIDDERS, HIGH, LEADER))
    kind, color, seat = s.frames[s.at + PRIZE_KIND], s.frames[s.at + PRIZE_COLOR], s.frames[s.at + SEAT]
    if not 0 < bidders < 1 << s.players or not bidders & (1 << seat):
        return False
    if not (0 <= leader < s.players and 0 <= high <= s.coins[leader]):
        return False
    if (high == 0 and leader != 0) or (high > 0 and (not bidders & (1 << leader) or leader == seat)):
        return False
    entered = s.frames[s.at + ENTERED]
    if bidders & ~entered or not _bids_fit(s, entered, high, leader):
        return False
    if s.phase == AUCTIONS:
        return kind == LOT and color == next_lot(s) and entered == (1 << s.players) - 1
    return color == s.frames[ROLE_COLOR] and _role_fits(s, kind, color, entered)


def _bids_fit(s: IlPrincipeState, entered: int, high: int, leader: int) -> bool:
    """The leader's last bid is the highest, and nobody else's is as high."""
    if high > 0 and s.bid[leader] != high:
        return False
    others = [s.bid[seat] for seat in range(s.players) if high == 0 or seat != leader]
    outside = any(s.bid[seat] for seat in range(s.players) if not entered & (1 << seat))
    return not outside and all(bid < max(high, 1) for bid in others)


def _role_fits(s: IlPrincipeState, kind: int, color: int, entered: int) -> bool:
    """Those who bid for a role tie for its place, and the tile is on the board."""
    if s.frames[TILE] != NO_MORE_TILES or s.minor[color] != EMPTY:
        return False
    if kind == MAJOR:
        return s.major[color] == EMPTY and entered == most_up(s, color, 0)
    return kind == MINOR and s.major[color] != EMPTY and entered == s.frames[RUNNERS_UP]
