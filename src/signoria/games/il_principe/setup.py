"""Set-up per player count: the table as it is laid, then chance deals cities and the marker (§3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import FIRST
from signoria.games.il_principe.box import (
    CITY_COUNT,
    COLOR_COUNT,
    COPIES,
    COPIES_REMOVED,
    DISPLAYED,
    MAP_SHIELDS,
    REGION_COUNT,
    START_COINS,
)
from signoria.games.il_principe.phases.build import face_up, turn_up_city
from signoria.games.il_principe.state import DEAL_CITY, DEAL_FIRST, EMPTY, SETUP, IlPrincipeState


def lay_table(s: IlPrincipeState) -> None:
    """Everything that is not left to chance: decks, tiles on the board, shields (R34), and no coins (R2)."""
    players: i64 = s.players
    s.clear_frames()
    s.round = 0
    s.phase = SETUP
    s.last_round = 0
    s.marker = EMPTY
    s.deck = vec[i64]([COPIES - COPIES_REMOVED[players]] * COLOR_COUNT)
    s.discard = vec[i64]([0] * COLOR_COUNT)
    s.lot = vec[i64]([0] * COLOR_COUNT)
    s.lot_size = vec[i64]([0] * COLOR_COUNT)
    s.lot_buyer = vec[i64]([EMPTY] * COLOR_COUNT)
    s.lot_price = vec[i64]([0] * COLOR_COUNT)
    s.display = vec[i64]([EMPTY] * DISPLAYED)
    s.city_deck = vec[i64]([1] * CITY_COUNT)
    s.major = vec[i64]([EMPTY] * COLOR_COUNT)
    s.minor = vec[i64]([EMPTY] * COLOR_COUNT)
    s.coins = vec[i64]([START_COINS + s.start_money] * players)
    s.vp = vec[i64]([0] * players)
    s.shields = vec[i64]([MAP_SHIELDS[players]] * players)
    s.hand = vec[i64]([0] * (COLOR_COUNT * players))
    s.offered = vec[i64]([0] * (COLOR_COUNT * players))
    s.known = vec[i64]([0] * (COLOR_COUNT * players))
    s.given = vec[i64]([0] * (COLOR_COUNT * players))
    s.bid = vec[i64]([0] * players)
    s.acted = vec[i64]([EMPTY] * players)
    s.up = vec[i64]([0] * (COLOR_COUNT * players))
    s.down = vec[i64]([0] * (COLOR_COUNT * players))
    s.map = vec[i64]([0] * (REGION_COUNT * players))
    s.cities = vec[i64]([0] * (CITY_COUNT * players))
    s.push(DEAL_CITY, CHANCE)


def deal_city(s: IlPrincipeState, outcome: i64) -> None:
    """The display is filled from the left (§3.2)."""
    turn_up_city(s, face_up(s), outcome)
    if face_up(s) == DISPLAYED:
        s.frames[s.at] = DEAL_FIRST


def first_weights(s: IlPrincipeState, outcomes: vec[i64], weights: vec[i64]) -> i64:
    seat: i64 = 0
    while seat < s.players:
        outcomes[seat] = FIRST + seat
        weights[seat] = 1
        seat += 1
    return s.players


def choose_first(s: IlPrincipeState, outcome: i64) -> None:
    """The marker goes to a seat at random (§3.4, R46)."""
    s.marker = outcome - FIRST
    if s.events is not None:
        s.tell("first_marker", {"seat": s.marker})
    s.pop()
