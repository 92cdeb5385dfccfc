"""Set-up per player count and option (§3): an empty map, full supplies; what is left to chance is still to come."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.state import CHANCE
from signoria.games.renaissance.battle.fields import BATTLE_SIZE, EMPTY, SLOT_COUNT, WORTH_COUNT
from signoria.games.renaissance.box.constants import (
    CARD_COUNT,
    CASTLES,
    CITY_COUNT,
    COPIES,
    MOST_PLAYERS,
    PALACES,
    RAMPARTS,
    START_DUCATS,
    TURNS,
)
from signoria.games.renaissance.box.plans import plan_of
from signoria.games.renaissance.decisions import DRAW_VARIANT
from signoria.games.renaissance.phases import nations
from signoria.games.renaissance.state import FREE, MARKS, NO_PALACE, NO_STANCE, PEACE, Renaissance


def set_up(players: int, settings: Settings) -> Renaissance:
    """Returns a table laid for a number of players, with the agreed variant and nations."""
    s = Renaissance(players, settings)
    s.clear_frames()
    lay_map(s)
    lay_seats(s)
    lay_cards(s)
    s.plan = plan_of(players, str(settings["scenario"]), str(settings["variant"]))
    if s.plan == EMPTY:
        s.call(DRAW_VARIANT, CHANCE)
    else:
        nations.begin(s)
    return s


def lay_map(s: Renaissance) -> None:
    s.turn = 1
    s.war = PEACE
    s.stance = NO_STANCE
    s.ramparts = RAMPARTS
    s.castles = CASTLES
    s.palaces = PALACES
    s.attacks = 0
    s.attacked = 0
    s.married = 0
    s.owner = vec[i64]([FREE] * CITY_COUNT)
    s.home = vec[i64]([FREE] * CITY_COUNT)
    s.level = vec[i64]([0] * CITY_COUNT)
    s.palace = vec[i64]([NO_PALACE] * CITY_COUNT)
    s.marks = vec[i64]([0] * (CITY_COUNT * len(MARKS)))


def lay_seats(s: Renaissance) -> None:
    players: i64 = s.players
    s.order = vec[i64]([EMPTY] * MOST_PLAYERS)
    s.nation = vec[i64]([EMPTY] * players)
    s.ducats = vec[i64]([START_DUCATS] * players)
    s.hand = vec[i64]([0] * (CARD_COUNT * players))
    s.known = vec[i64]([0] * (CARD_COUNT * players))
    s.unblue = vec[i64]([0] * players)
    s.unsure = vec[i64]([0] * players)
    s.used = vec[i64]([0] * players)
    s.quiet = vec[i64]([0] * players)
    s.spoken = vec[i64]([0] * players)
    s.provinces = vec[i64]([0] * (TURNS * players))
    s.artists = vec[i64]([0] * (TURNS * players))
    s.ballots = vec[i64]([EMPTY] * (TURNS * players))


def lay_cards(s: Renaissance) -> None:
    s.deck = COPIES[:]
    s.discards = vec[i64]([0] * CARD_COUNT)
    s.locked = vec[i64]([0] * CARD_COUNT)
    s.laid = vec[i64]([EMPTY] * SLOT_COUNT)
    s.worth = vec[i64]([0] * (SLOT_COUNT * WORTH_COUNT))
    s.battle = vec[i64]([0] * BATTLE_SIZE)
