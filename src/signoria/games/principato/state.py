"""What lies on the table: plain data. Fields per seat are vecs indexed by seat, or by seat and thing.

Where the game stands is the stack of frames: a turn, with an activation, change or favor inside it; or the refill
of the display, with a military scoring inside it. An empty stack is the end of the game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.decision import DecisionTable, Obstacles
from signoria.core.document import SEATS, Field, Schema
from signoria.core.state import State
from signoria.games.principato.box.constants import (
    CARDS,
    CLASSES,
    CUBES,
    FACE_COUNT,
    FACES,
    GOALS,
    HAND_SIZE,
    MOST_DISPLAYED,
    MOST_PLAYERS,
    PILE_CARDS,
    POOLS,
    SUPPLIES,
    SUPPLY_COUNT,
    YEARS,
)

EMPTY: Final = -1

# The decisions by their ids; each stands whole in the file of its phase.
DEAL_START: Final = 0
DEAL_DISPLAY: Final = 1
DEAL_GOAL: Final = 2
DEAL_FIRST: Final = 3
TURN: Final = 4
CHOOSE_OPTION: Final = 5
PAY_FAVORS_FOR_FOOD: Final = 6
PAY_FAVORS_FOR_GOLD: Final = 7
CHOOSE_CULTURE: Final = 8
CHOOSE_RECRUITS: Final = 9
OVERFLOW_FOOD: Final = 10
OVERFLOW_GOLD: Final = 11
EXCHANGE: Final = 12
CHANGE_CARD: Final = 13
PLACE_FAVOR: Final = 14
REFILL: Final = 15
# One for each way to supply a soldier, in the order of SUPPLIES, and one for each kind of soldier sent home.
SUPPLYING: Final = 16
DISMISSING: Final = 20
# Opens a scoring, and never waits.
SCORING: Final = 22

OBSTACLES: Final = Obstacles()
DECISIONS: Final = DecisionTable(OBSTACLES)

SCHEMA: Final = Schema(
    (
        Field("year"),
        Field("active", low=EMPTY),
        Field("first", low=EMPTY),
        Field("display", (MOST_DISPLAYED,), CARDS),
        Field("pile", (tuple(f"year{year}" for year in range(1, YEARS + 1)), PILE_CARDS)),
        Field("box", (CARDS,)),
        Field("reserve", (CUBES,)),
        Field("pool", (POOLS,)),
        Field("stock", (CLASSES,)),
        Field("order", (MOST_PLAYERS,), low=EMPTY),
        Field("hand", (SEATS, HAND_SIZE), CARDS),
        Field("food", (SEATS,)),
        Field("gold", (SEATS,)),
        Field("favor", (SEATS,)),
        Field("tokens", (SEATS, FACES)),
        Field("supplied", (SEATS, SUPPLIES)),
        Field("culture", (SEATS, CLASSES)),
        Field("military", (SEATS,)),
        Field("goals", (SEATS, 2), GOALS),
    ),
    DECISIONS.entries,
)


@final
class Principato(State):
    """The table of Principato: principalities, display, piles, reserve."""

    year: i64
    active: i64
    first: i64
    open_goals: bool
    auto_best_culture: bool
    auto_commit_overflow: bool
    require_positive_force: bool

    display: vec[i64]
    pile: vec[i64]
    box: vec[i64]
    reserve: vec[i64]
    pool: vec[i64]
    stock: vec[i64]
    order: vec[i64]

    hand: vec[i64]
    food: vec[i64]
    gold: vec[i64]
    favor: vec[i64]
    tokens: vec[i64]
    supplied: vec[i64]
    culture: vec[i64]
    military: vec[i64]
    goals: vec[i64]

    def __init__(self, players: i64, settings: Settings) -> None:
        super().__init__(players, settings, DECISIONS)
        self.open_goals = settings["open_goals"] is True
        self.auto_best_culture = settings["auto_best_culture"] is True
        self.auto_commit_overflow = settings["auto_commit_overflow"] is True
        self.require_positive_force = settings["require_positive_force"] is True

    def clone(self) -> Principato:
        """Returns an independent copy."""
        copy = Principato(self.players, self.settings)
        copy.copy_frames(self)
        copy.year = self.year
        copy.active = self.active
        copy.first = self.first
        copy.display = self.display[:]
        copy.pile = self.pile[:]
        copy.box = self.box[:]
        copy.reserve = self.reserve[:]
        copy.pool = self.pool[:]
        copy.stock = self.stock[:]
        copy.order = self.order[:]
        copy.hand = self.hand[:]
        copy.food = self.food[:]
        copy.gold = self.gold[:]
        copy.favor = self.favor[:]
        copy.tokens = self.tokens[:]
        copy.supplied = self.supplied[:]
        copy.culture = self.culture[:]
        copy.military = self.military[:]
        copy.goals = self.goals[:]
        return copy

    # ---- small questions that many rules ask; the first two as in State, where the compiler can build them in ----

    def local(self, place: i64) -> i64:
        return self.frames[self.at + place]

    def set_local(self, place: i64, value: i64) -> None:
        self.frames[self.at + place] = value

    def token(self, seat: i64, face: i64) -> i64:
        return self.tokens[seat * FACE_COUNT + face]

    def on_soldiers(self, seat: i64, supply: i64) -> i64:
        return self.supplied[seat * SUPPLY_COUNT + supply]

    def card(self, slot: i64) -> i64:
        """Returns the active seat's card in that place of the hand."""
        return self.hand[HAND_SIZE * self.active + slot]
