"""Options and set-up per player count: the table as it is laid; choices and chance come after it (§3, §7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.game import Option
from signoria.core.state import CHANCE
from signoria.games.virtu.bounds import YEAR_LIMITS
from signoria.games.virtu.box.atlas import (
    CITY_COUNT,
    ESTATE_COUNT,
    ITEM_COUNT,
    SPOT_COUNT,
    is_open,
    market_counts,
)
from signoria.games.virtu.box.constants import (
    BONUS_COUNT,
    COURT,
    INDULGENCES,
    MAJOR_COUNT,
    MOST_PLAYERS,
    MOST_POWERS,
    POWER_COUNT,
    ROOM_CARDS,
    ROOMS,
    pile_sizes,
    states,
)
from signoria.games.virtu.decisions import DEAL_STATE, TAKE_STATE
from signoria.games.virtu.payment.bill import DUE_COUNT, SYMBOL_COUNT
from signoria.games.virtu.phases import placed as placed
from signoria.games.virtu.phases.opening import seats_are_taken
from signoria.games.virtu.phases.three_to_five import ART_OF_GOVERNING
from signoria.games.virtu.state import (
    CLOSED,
    EMPTY,
    MOST_USES,
    NEUTRAL,
    NONE,
    ON_TRACK,
    READY,
    SIDES_OF_COMBAT,
    Virtu,
)
from signoria.games.virtu.two_players.variant import ITALIAN_WARS

MORE_THAN_TWO: Final = (3, 4, 5)
OFF_OR_ON: Final = (False, True)
OPTIONS: Final = (
    # R45: who plays which state is agreed by the choice of a seat, chosen at the table, or left to chance.
    Option("states", "by_seat", ("by_seat", "random", "chosen"), rule="3.1"),
    # With two players France is always first.
    Option("choose_first", False, OFF_OR_ON, MORE_THAN_TWO, rule="3.1"),
    Option("beginners", False, OFF_OR_ON, rule="7.1"),
    # Ours, not the rulebook's: the game ends with the Winter of this year at the latest; 0 is never.
    # Two players end by themselves after 21 rounds.
    Option("year_limit", 0, (0, *YEAR_LIMITS), MORE_THAN_TWO, rule="6"),
)


# Tables as they are laid, by players and what is chosen: made once and then copied, which is ten times quicker.
_LAID: Final[dict[tuple[int, str, bool], Virtu]] = {}


def set_up(players: int, settings: Settings) -> Virtu:
    """Returns a table laid for a number of players; what is chosen or left to chance is still to come."""
    key = (players, str(settings["states"]), settings["choose_first"] is True)
    if key not in _LAID:
        _LAID[key] = lay_table(players, settings)
    s = _LAID[key].clone()
    s.settings = settings
    s.beginners = settings["beginners"] is True
    s.year_limit = int(settings["year_limit"])
    return s


def lay_table(players: int, settings: Settings) -> Virtu:
    s = Virtu(players, settings)
    s.variant = ITALIAN_WARS if players == 2 else ART_OF_GOVERNING
    s.side = s.variant.side
    s.beginners = False
    s.year_limit = 0
    lay_common(s)
    lay_seats(s)
    if settings["states"] == "random":
        s.call(DEAL_STATE, CHANCE)
    elif settings["states"] == "chosen":
        s.call(TAKE_STATE, 0)
    else:
        for seat, faction in enumerate(states(players)):
            s.faction[seat] = faction
        seats_are_taken(s)
    return s


def lay_common(s: Virtu) -> None:
    s.clear_frames()
    s.year = 0
    s.turn = 0
    s.last = 0
    s.indulgences = INDULGENCES
    s.borrowed = 0
    s.used = 0
    s.order = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.city_track = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.patronage_track = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.owner = vec[i64]([NEUTRAL if is_open(city, s.players) else CLOSED for city in range(CITY_COUNT)])
    s.tile = vec[i64]([READY] * CITY_COUNT)
    s.cathedral = vec[i64]([0] * CITY_COUNT)
    s.agent = vec[i64]([EMPTY] * SPOT_COUNT)
    s.ally = vec[i64]([EMPTY] * POWER_COUNT)
    s.bonus_ready = vec[i64]([0] * POWER_COUNT)
    s.pile = vec[i64](pile_sizes(s.players))
    s.market = vec[i64](market_counts(s.players))
    s.patron = vec[i64]([EMPTY] * BONUS_COUNT)
    s.influence = vec[i64]([0] * MAJOR_COUNT)
    s.major_ally = vec[i64]([ON_TRACK] * MAJOR_COUNT)
    s.limit = vec[i64]([0] * MOST_POWERS)
    s.troops = vec[i64]([0] * (MOST_POWERS * CITY_COUNT))
    s.halted = vec[i64]([0] * (MOST_POWERS * CITY_COUNT))
    s.retreating = vec[i64]([0] * (MOST_POWERS * CITY_COUNT))
    s.bought = vec[i64]([0] * ITEM_COUNT)
    s.pool = vec[i64]([0] * SYMBOL_COUNT)
    s.due = vec[i64]([0] * DUE_COUNT)
    s.uses = vec[i64]([EMPTY] * (SIDES_OF_COMBAT * MOST_USES))


def lay_seats(s: Virtu) -> None:
    players: i64 = s.players
    s.faction = vec[i64]([EMPTY] * players)
    s.marker = vec[i64]([EMPTY] * players)
    s.florins = vec[i64]([0] * players)
    s.rank = vec[i64]([0] * players)
    s.agents = vec[i64]([0] * players)
    s.locked = vec[i64]([0] * players)
    s.tokens = vec[i64]([0] * players)
    s.stays = vec[i64]([0] * players)
    s.rooms = vec[i64]([EMPTY] * (ROOM_CARDS * ROOMS * players))
    s.court = vec[i64]([EMPTY] * (COURT * players))
    s.face = vec[i64]([NONE] * (COURT * players))
    s.indulgence = vec[i64]([0] * (ROOMS * players))
    s.estate = vec[i64]([NONE] * (ESTATE_COUNT * players))
    s.trophies = vec[i64]([0] * (MOST_POWERS * players))
