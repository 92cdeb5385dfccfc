"""What lies on the table: plain data. Fields per seat are vecs indexed by seat, or by seat and thing.

Where the game stands is the stack of frames: the phase of the turn, inside it a yellow card or a battle, inside that
its stages; or somebody's offer. An empty stack is the end of the game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Prompt, Settings
from signoria.core.decision import DECISION, SEAT, WAITING
from signoria.core.document import SEATS, Field, Schema
from signoria.core.state import TOGETHER, State
from signoria.games.renaissance.actions import STATES
from signoria.games.renaissance.battle.fields import BATTLE_FIELDS, EMPTY, SLOTS, WORTH, WORTH_COUNT
from signoria.games.renaissance.box.constants import (
    ARTISTS,
    CARD_COUNT,
    CARDS,
    CITIES,
    CITY_COUNT,
    MOST_PLAYERS,
    NATIONS,
    TURNS,
)
from signoria.games.renaissance.box.plans import PLAN_IDS
from signoria.games.renaissance.decisions import ACTING, BUYING, DECISIONS, EXPANDING, VOTING

# Owners of a city: a seat, nobody, or out of the game with its province (R12).
FREE: Final = -1
CLOSED: Final = 6
OWNERS: Final = (*[f"seat{seat}" for seat in range(MOST_PLAYERS)], "closed")

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

PEACE: Final = 0
WAR: Final = 1

NO_STANCE: Final = 0
STANCE_ATTACK: Final = 1
STANCE_DEFENCE: Final = 2

DIPLOMACY: Final = ("off", "windows", "free")
OPEN_FLOOR: Final = 2
# Offers of a seat at one decision.
MOST_SPEECHES: Final = 2

SCHEMA: Final = Schema(
    (
        Field("plan", (), PLAN_IDS),
        Field("turn"),
        Field("war"),
        Field("stance"),
        Field("ramparts"),
        Field("castles"),
        Field("palaces"),
        Field("attacks"),
        Field("attacked"),
        Field("married"),
        Field("order", (MOST_PLAYERS,), low=EMPTY),
        Field("owner", (CITIES,), OWNERS),
        Field("home", (CITIES,), OWNERS),
        Field("level", (CITIES,)),
        Field("palace", (CITIES,), HOUSES),
        Field("marks", (MARKS, CITIES)),
        Field("deck", (CARDS,)),
        Field("discards", (CARDS,)),
        Field("locked", (CARDS,)),
        Field("laid", (SLOTS,), CARDS),
        Field("worth", (SLOTS, WORTH)),
        Field("battle", (BATTLE_FIELDS,)),
        Field("nation", (SEATS,), NATIONS),
        Field("ducats", (SEATS,)),
        Field("hand", (SEATS, CARDS)),
        Field("known", (SEATS, CARDS)),
        Field("unblue", (SEATS,)),
        Field("unsure", (SEATS,)),
        Field("used", (SEATS,)),
        Field("quiet", (SEATS,)),
        Field("spoken", (SEATS,)),
        Field("provinces", (SEATS, int(TURNS))),
        Field("artists", (SEATS, int(TURNS))),
        Field("ballots", (SEATS, int(TURNS)), STATES),
    ),
    DECISIONS.entries,
)


@final
class Renaissance(State):
    """The table of Renaissance: Italy, hands, deck, a battle."""

    plan: i64
    turn: i64
    war: i64
    stance: i64
    ramparts: i64
    castles: i64
    palaces: i64
    # Of the combat turn under way: attacks made; seats attacked and seats married, as bits.
    attacks: i64
    attacked: i64
    married: i64
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
    # What each seat voted in each turn; in the present one under seal until it is shown.
    ballots: vec[i64]

    def __init__(self, players: i64, settings: Settings) -> None:
        super().__init__(players, settings, DECISIONS)
        self.powers = settings["powers"] is True
        self.garrison_limit = settings["garrison_limit"] is True
        self.do_not_disturb = settings["do_not_disturb"] is True
        self.diplomacy = DIPLOMACY.index(str(settings["diplomacy"]))

    def clone(self) -> Renaissance:
        copy = Renaissance(self.players, self.settings)
        copy.copy_frames(self)
        copy.plan = self.plan
        copy.turn = self.turn
        copy.war = self.war
        copy.stance = self.stance
        copy.ramparts = self.ramparts
        copy.castles = self.castles
        copy.palaces = self.palaces
        copy.attacks = self.attacks
        copy.attacked = self.attacked
        copy.married = self.married
        copy.order = self.order[:]
        copy.owner = self.owner[:]
        copy.home = self.home[:]
        copy.level = self.level[:]
        copy.palace = self.palace[:]
        copy.marks = self.marks[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.locked = self.locked[:]
        copy.laid = self.laid[:]
        copy.worth = self.worth[:]
        copy.battle = self.battle[:]
        copy.nation = self.nation[:]
        copy.ducats = self.ducats[:]
        copy.hand = self.hand[:]
        copy.known = self.known[:]
        copy.unblue = self.unblue[:]
        copy.unsure = self.unsure[:]
        copy.used = self.used[:]
        copy.quiet = self.quiet[:]
        copy.spoken = self.spoken[:]
        copy.provinces = self.provinces[:]
        copy.artists = self.artists[:]
        copy.ballots = self.ballots[:]
        return copy

    # ---- who may take the floor (§4.8) ----

    def is_safe_point(self) -> bool:
        """A vote, a purchase, an expansion or the menu of a combat turn is waited for; never in a battle (R58)."""
        return self.decision() in (ACTING, BUYING, EXPANDING, VOTING)

    def is_waited_for(self, seat: i64) -> bool:
        if self.frames[self.at + SEAT] == TOGETHER:
            return self.frames[self.at + WAITING] & (1 << seat) != 0
        return self.frames[self.at + SEAT] == seat

    def may(self) -> list[int]:
        """With an open floor, everybody but those who are waited for may speak, at most twice per decision."""
        if self.diplomacy != OPEN_FLOOR or not self.is_safe_point():
            return []
        seats = range(self.players)
        return [seat for seat in seats if self.spoken[seat] < MOST_SPEECHES and not self.is_waited_for(seat)]

    def prompt(self, seat: int) -> Prompt:
        if seat in self.may():
            return Prompt("offer.floor", "4.8", {"seat": seat, "spoken": self.spoken[seat]})
        return super().prompt(seat)

    # ---- small questions that many rules ask ----

    def decision(self) -> i64:
        """The decision that waits; EMPTY when the game is over."""
        return self.frames[self.at + DECISION] if self.depth > 0 else i64(EMPTY)

    def phase(self) -> i64:
        """The decision of the lowest frame; EMPTY when the game is over."""
        return self.frames[DECISION] if self.depth > 0 else i64(EMPTY)

    def held(self, seat: i64, card: i64) -> i64:
        return self.hand[seat * CARD_COUNT + card]

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        first: i64 = seat * CARD_COUNT
        for place in range(first, first + CARD_COUNT):
            size += self.hand[place]
        return size

    def has_power(self, seat: i64, nation: i64) -> bool:
        """The optional power of a nation, while its seat is that nation's (R54)."""
        return self.powers and self.nation[seat] == nation

    def slot(self, slot: i64, what: i64) -> i64:
        return self.worth[slot * WORTH_COUNT + what]
