"""What lies on the table: plain data. Fields per seat are vecs indexed by seat, or by seat and thing.

Where the game stands is the stack of frames: the phase of the turn, inside it a yellow card or a battle, inside that
the sale of a Condottiere; or somebody's offer. An empty stack is the end of the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.hooks import HookedState
from signoria.core.state import DECISION, SEAT
from signoria.games.renaissance.box import ARTISTS, CARD_COUNT, CITY_COUNT, MOST_PLAYERS

EMPTY: Final = -1
# Owners of a city: a seat, nobody, or out of the game with its province (R12).
FREE: Final = -1
CLOSED: Final = 6
OWNERS: Final = (*(f"seat{seat}" for seat in range(MOST_PLAYERS)), "closed")

# A palace: none, empty, or with the artist `palace - 1`.
NO_PALACE: Final = -1
VACANT: Final = 0
HOUSES: Final = ("vacant", *ARTISTS)

# Marks on cities, each a stretch of `marks`: add the city.
MARKS: Final = ("banker", "pillaged", "swapped", "expanded", "source", "attacked", "conquered")
BANKER: Final[i64] = 0
PILLAGED: Final[i64] = CITY_COUNT
SWAPPED: Final[i64] = 2 * CITY_COUNT
EXPANDED: Final[i64] = 3 * CITY_COUNT
SOURCE: Final[i64] = 4 * CITY_COUNT
ATTACKED: Final[i64] = 5 * CITY_COUNT
CONQUERED: Final[i64] = 6 * CITY_COUNT

# Slots for cards in a battle, and what is noted of the card in each (`worth`, five numbers per slot).
UNIT_1: Final = 0
UNIT_2: Final = 1
RED_SLOT: Final = 2
DEFENCE_UNIT: Final = 3
DEFENCE_RED: Final = 4
SLOT_COUNT: Final = 5
WORTH: Final = ("face_down", "hire", "side", "points", "signs")
WORTH_COUNT: Final = 5
FACE_DOWN: Final = 0
HIRE: Final = 1
SIDE: Final = 2
POINTS: Final = 3
SIGNS: Final = 4
OWN_CARD: Final = 0
BOUGHT: Final = 1
VIRTUAL: Final = 2

ATTACKER: Final = 0
DEFENDER: Final = 1

# A battle in progress.
BATTLE: Final = (
    "stage",
    "attacker",
    "defender",
    "source",
    "target",
    "mode",
    "attacker_die",
    "defender_die",
    "levels_cut",
    "cancelled",
    "engineer",
    "rolling",
    "attacker_signed",
    "defender_signed",
    "passes",
    "result",
)
STAGE: Final = 0
B_ATTACKER: Final = 1
B_DEFENDER: Final = 2
B_SOURCE: Final = 3
B_TARGET: Final = 4
MODE: Final = 5
ATTACKER_DIE: Final = 6
DEFENDER_DIE: Final = 7
LEVELS_CUT: Final = 8
CANCELLED: Final = 9
ENGINEER_BONUS: Final = 10
ROLLING: Final = 11
SIGNED: Final = 12
PASSES: Final = 14
RESULT: Final = 15
BATTLE_SIZE: Final = 16

ROAD: Final = 0
SEA: Final = 1
RAIDING: Final = 2

ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
TIED: Final = 3

PEACE: Final = 0
WAR: Final = 1

NO_STANCE: Final = 0
STANCE_ATTACK: Final = 1
STANCE_DEFENCE: Final = 2

DIPLOMACY: Final = ("off", "windows", "free")
WINDOWS: Final = 1
OPEN_FLOOR: Final = 2


class RenaissanceState(HookedState):
    """The table of Renaissance: Italy, hands, deck, a battle."""

    plan: i64
    turn: i64
    war: i64
    stance: i64
    ramparts: i64
    castles: i64
    palaces: i64
    powers: bool
    diplomacy: i64
    garrison_limit: bool
    do_not_disturb: bool

    order: vec[i64]
    owner: vec[i64]
    home: vec[i64]
    level: vec[i64]
    palace: vec[i64]
    marks: vec[i64]
    deck: vec[i64]
    discards: vec[i64]
    locked: vec[i64]
    laid: vec[i64]
    worth: vec[i64]
    battle: vec[i64]

    nation: vec[i64]
    ducats: vec[i64]
    hand: vec[i64]
    known: vec[i64]
    unblue: vec[i64]
    unsure: vec[i64]
    used: vec[i64]
    quiet: vec[i64]
    spoken: vec[i64]
    provinces: vec[i64]
    artists: vec[i64]
    # What each seat voted in each turn, as far as it has been shown.
    ballots: vec[i64]

    def __init__(self, players: i64, settings: Settings) -> None:
        super().__init__(players, settings)
        self.powers = settings["powers"] is True
        self.garrison_limit = settings["garrison_limit"] is True
        self.do_not_disturb = settings["do_not_disturb"] is True
        self.diplomacy = DIPLOMACY.index(str(settings["diplomacy"]))

    def copy_table(self, other: RenaissanceState) -> None:
        """Take over everything that lies on another table; part of clone()."""
        self.copy_frames(other)
        self.plan = other.plan
        self.turn = other.turn
        self.war = other.war
        self.stance = other.stance
        self.ramparts = other.ramparts
        self.castles = other.castles
        self.palaces = other.palaces
        self.order = other.order[:]
        self.owner = other.owner[:]
        self.home = other.home[:]
        self.level = other.level[:]
        self.palace = other.palace[:]
        self.marks = other.marks[:]
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.locked = other.locked[:]
        self.laid = other.laid[:]
        self.worth = other.worth[:]
        self.battle = other.battle[:]
        self.nation = other.nation[:]
        self.ducats = other.ducats[:]
        self.hand = other.hand[:]
        self.known = other.known[:]
        self.unblue = other.unblue[:]
        self.unsure = other.unsure[:]
        self.used = other.used[:]
        self.quiet = other.quiet[:]
        self.spoken = other.spoken[:]
        self.provinces = other.provinces[:]
        self.artists = other.artists[:]
        self.ballots = other.ballots[:]

    # ---- small questions that many rules ask ----

    def held(self, seat: i64, card: i64) -> i64:
        return self.hand[seat * CARD_COUNT + card]

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        i: i64 = seat * CARD_COUNT
        end: i64 = i + CARD_COUNT
        while i < end:
            size += self.hand[i]
            i += 1
        return size

    def has_power(self, seat: i64, nation: i64) -> bool:
        """The optional power of a nation, while its seat is that nation's (R54)."""
        return self.powers and self.nation[seat] == nation

    def slot(self, slot: i64, what: i64) -> i64:
        return self.worth[slot * WORTH_COUNT + what]

    def ask_seat(self, decision: i64, seat: i64) -> None:
        """The same procedure goes on with another question."""
        self.frames[self.at + DECISION] = decision
        self.frames[self.at + SEAT] = seat
