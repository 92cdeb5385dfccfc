"""Options and set-up per player count: the table as it is laid; choices and chance come after it (§3, §7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.game import Option
from signoria.core.state import CHANCE
from signoria.games.il_principe.box.constants import (
    BISHOP_2VP,
    CITY_COUNT,
    COLOR_COUNT,
    COPIES,
    COPIES_REMOVED,
    DISPLAYED,
    LARGE_CITY_VP_6,
    MAP_SHIELDS,
    MOST_START_COINS,
    OPEN_MONEY,
    REGION_COUNT,
    START_COINS,
    START_MONEY,
    START_POINTS,
)
from signoria.games.il_principe.state import DEAL_CITY, EMPTIES, EMPTY, FAMILY, SETUP, ZEROS, IlPrincipe

OFF_OR_ON: Final = (False, True)
OPTIONS: Final = (
    # A courtesy among people: the engine shows coins to everybody, because a good memory knows them (R3).
    Option("open_money", OPEN_MONEY, OFF_OR_ON, rule="7"),
    Option("choose_first", False, OFF_OR_ON, rule="7"),
    Option("choose_families", False, OFF_OR_ON, rule="7"),
    Option("amigo_start_money", START_MONEY, tuple(range(MOST_START_COINS + 1)), rule="7"),
    Option("amigo_bishop_2vp", BISHOP_2VP, OFF_OR_ON, rule="7"),
    Option("large_city_vp_6", LARGE_CITY_VP_6, OFF_OR_ON, rule="7"),
)


def set_up(players: int, settings: Settings) -> IlPrincipe:
    """Returns a table laid for a number of players; what is chosen or left to chance is still to come."""
    state = IlPrincipe(players, settings)
    lay_table(state)
    if settings["choose_families"] is True:
        state.call(FAMILY, 0)
    else:
        state.call(DEAL_CITY, CHANCE)
    return state


def start_money(settings: Settings) -> int:
    """Returns what was agreed to give everybody before the first round (R2)."""
    return int(settings["amigo_start_money"])


def lay_table(s: IlPrincipe) -> None:
    """Decks, tiles on the board, shields (R34), families by seat."""
    players: i64 = s.players
    s.clear_frames()
    s.round = 0
    s.phase = SETUP
    s.last_round = 0
    s.marker = EMPTY
    s.bishop_2vp = s.settings["amigo_bishop_2vp"] is True
    s.large_city_vp_6 = s.settings["large_city_vp_6"] is True
    s.deck = vec[i64]([COPIES - COPIES_REMOVED[players]] * COLOR_COUNT)
    s.discard = ZEROS[:COLOR_COUNT]
    s.lot = ZEROS[:COLOR_COUNT]
    s.lot_size = ZEROS[:COLOR_COUNT]
    s.lot_buyer = EMPTIES[:COLOR_COUNT]
    s.lot_price = ZEROS[:COLOR_COUNT]
    s.display = EMPTIES[:DISPLAYED]
    s.city_deck = vec[i64]([1] * CITY_COUNT)
    s.major = EMPTIES[:COLOR_COUNT]
    s.minor = EMPTIES[:COLOR_COUNT]
    s.family = vec[i64](list(range(players)))
    s.coins = vec[i64]([START_COINS + start_money(s.settings)] * players)
    s.vp = vec[i64]([START_POINTS] * players)
    s.shields = vec[i64]([MAP_SHIELDS[players]] * players)
    s.hand = ZEROS[: COLOR_COUNT * players]
    s.offered = ZEROS[: COLOR_COUNT * players]
    s.known = ZEROS[: COLOR_COUNT * players]
    s.given = ZEROS[: COLOR_COUNT * players]
    s.bid = ZEROS[:players]
    s.acted = EMPTIES[:players]
    s.up = ZEROS[: COLOR_COUNT * players]
    s.down = ZEROS[: COLOR_COUNT * players]
    s.map = ZEROS[: REGION_COUNT * players]
    s.cities = ZEROS[: CITY_COUNT * players]
