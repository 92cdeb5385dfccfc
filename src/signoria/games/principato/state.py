"""What lies on the table: plain data. Fields per seat are vecs indexed by seat, or by seat and thing.

Where the game stands is the stack of frames: a turn, with an activation, change or favor inside it; or the refill
of the display, with a military scoring inside it. An empty stack is the end of the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.document import SEATS, Decision, Field, Schema
from signoria.core.hooks import HookedState
from signoria.core.state import LOCALS
from signoria.games.principato.box import (
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

# Decisions of the frame stack, in the order of DECISIONS below.
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
SUPPLY_1: Final = 16
SUPPLY_2: Final = 17
SUPPLY_3: Final = 18
SUPPLY_4: Final = 19
DISMISS_1: Final = 20
DISMISS_2: Final = 21

# Locals of a turn: which action it is (one more than there are: the menu before the turn closes).
ACTION: Final = LOCALS
# Locals of an activation (and of a change: the slot alone).
SLOT: Final = LOCALS
CHOSEN: Final = LOCALS + 1
FAVORS: Final = LOCALS + 2
OVERFLOW: Final = LOCALS + 3
# Locals of a scoring: whose turn in the supply order it is, and whether the year ends with it.
RANK: Final = LOCALS
ANNUAL: Final = LOCALS + 1

_ACTIVATION: Final = ("slot", "option", "favors_for_food", "overflow")
_SCORING: Final = ("rank", "annual")

DECISIONS: Final = (
    Decision("setup.start"),
    Decision("setup.display"),
    Decision("setup.goal"),
    Decision("setup.first"),
    Decision("turn.action", ("action",)),
    Decision("activation.option", _ACTIVATION),
    Decision("activation.favors_for_food", _ACTIVATION),
    Decision("activation.favors_for_gold", _ACTIVATION),
    Decision("activation.culture", _ACTIVATION),
    Decision("activation.recruits", _ACTIVATION),
    Decision("activation.overflow_food", _ACTIVATION),
    Decision("activation.overflow_gold", _ACTIVATION),
    Decision("activation.exchange", _ACTIVATION),
    Decision("turn.change", ("slot",)),
    Decision("turn.favor"),
    Decision("refill.reveal"),
    Decision("scoring.supply_food", _SCORING),
    Decision("scoring.supply_gold", _SCORING),
    Decision("scoring.supply_favor_militia", _SCORING),
    Decision("scoring.supply_favor_condottieri", _SCORING),
    Decision("scoring.dismiss_militia", _SCORING),
    Decision("scoring.dismiss_condottieri", _SCORING),
)

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
    DECISIONS,
)


class PrincipatoState(HookedState):
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
        super().__init__(players, settings)
        self.open_goals = settings["open_goals"] is True
        self.auto_best_culture = settings["auto_best_culture"] is True
        self.auto_commit_overflow = settings["auto_commit_overflow"] is True
        self.require_positive_force = settings["require_positive_force"] is True

    def copy_table(self, other: PrincipatoState) -> None:
        """Take over everything that lies on another table; part of clone()."""
        self.copy_frames(other)
        self.year = other.year
        self.active = other.active
        self.first = other.first
        self.display = other.display[:]
        self.pile = other.pile[:]
        self.box = other.box[:]
        self.reserve = other.reserve[:]
        self.pool = other.pool[:]
        self.stock = other.stock[:]
        self.order = other.order[:]
        self.hand = other.hand[:]
        self.food = other.food[:]
        self.gold = other.gold[:]
        self.favor = other.favor[:]
        self.tokens = other.tokens[:]
        self.supplied = other.supplied[:]
        self.culture = other.culture[:]
        self.military = other.military[:]
        self.goals = other.goals[:]

    # ---- small questions that many rules ask ----

    def token(self, seat: i64, face: i64) -> i64:
        return self.tokens[seat * FACE_COUNT + face]

    def on_soldiers(self, seat: i64, supply: i64) -> i64:
        return self.supplied[seat * SUPPLY_COUNT + supply]
