"""What lies on the table: plain data. Fields per seat are vecs indexed by seat, or by seat and thing.

Powers are the colours on the map: the seats, and with two players the three Major Cities after them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Settings
from signoria.core.state import State
from signoria.games.virtu.box.atlas import CITY_COUNT
from signoria.games.virtu.box.constants import (
    FAVOUR_FRANCE,
    FAVOUR_NAPLES,
    FIRST_MAJOR,
    FRANCE,
    MOST_POWERS,
)
from signoria.games.virtu.decisions import DECISIONS
from signoria.games.virtu.variant import Variant

EMPTY: Final = -1
# Controllers of a city besides the powers.
NEUTRAL: Final = -1
CLOSED: Final = -2
# A Major City that is nobody's ally (yet), or not any more in the game.
ON_TRACK: Final = -1
ELIMINATED: Final = -2

# Faces of tiles; a card of the court has the same, except that an empty place has no face.
NONE: Final = 0
READY: Final = 1
SPENT: Final = 2
FRESH: Final = 3  # bought or refreshed just now: available, but not before the step is over
PAID: Final = 4  # spent for the running Govern action, which may not refresh it
MOVED: Final = 5  # a courtier that has changed sides this Winter, otherwise available

# What the running payment has used, in order; in a combat, what each side has announced.
MOST_USES: Final = 16
SIDES_OF_COMBAT: Final = 2

# Postures of a Major City towards a seat.
HOSTILE: Final = -1
INDIFFERENT: Final = 0
FAVOURABLE: Final = 1


def holds(s: Virtu, seat: i64, city: i64) -> bool:
    """Is a seat the lord of a city? Unlike a method, a function can be built into the loops that ask it."""
    owner: i64 = s.owner[city]
    return owner == seat or (owner >= s.players and s.major_ally[owner - FIRST_MAJOR] == seat)


@final
class Virtu(State):
    """The table of Virtù: map, palaces, domains, market, tracks."""

    variant: Variant
    # The side of palaces, cards and tables in use: 0 for three to five players, 1 for two.
    side: i64
    beginners: bool
    year_limit: i64

    year: i64
    turn: i64
    last: i64
    indulgences: i64
    # In a Spring turn: an indulgence has been taken; which cards of the marker's room the action has used, as bits.
    borrowed: i64
    used: i64

    order: vec[i64]
    city_track: vec[i64]
    patronage_track: vec[i64]
    owner: vec[i64]
    tile: vec[i64]
    cathedral: vec[i64]
    agent: vec[i64]
    ally: vec[i64]
    bonus_ready: vec[i64]
    pile: vec[i64]
    market: vec[i64]
    patron: vec[i64]
    influence: vec[i64]
    major_ally: vec[i64]
    limit: vec[i64]
    troops: vec[i64]
    # Of the troops: those that the running War action has halted, and those that must retreat after the sieges.
    halted: vec[i64]
    retreating: vec[i64]
    bought: vec[i64]
    pool: vec[i64]
    due: vec[i64]
    uses: vec[i64]

    faction: vec[i64]
    marker: vec[i64]
    florins: vec[i64]
    rank: vec[i64]
    agents: vec[i64]
    locked: vec[i64]
    tokens: vec[i64]
    stays: vec[i64]
    rooms: vec[i64]
    court: vec[i64]
    face: vec[i64]
    indulgence: vec[i64]
    estate: vec[i64]
    trophies: vec[i64]

    def __init__(self, players: i64, settings: Settings) -> None:
        super().__init__(players, settings, DECISIONS)

    def clone(self) -> Virtu:
        copy = Virtu(self.players, self.settings)
        copy.copy_frames(self)
        copy.variant = self.variant
        copy.side = self.side
        copy.beginners = self.beginners
        copy.year_limit = self.year_limit
        copy.copy_table(self)
        return copy

    def copy_table(self, other: Virtu) -> None:
        """Take over everything that lies on another table; part of clone()."""
        self.year = other.year
        self.turn = other.turn
        self.last = other.last
        self.indulgences = other.indulgences
        self.borrowed = other.borrowed
        self.used = other.used
        self.order = other.order[:]
        self.city_track = other.city_track[:]
        self.patronage_track = other.patronage_track[:]
        self.owner = other.owner[:]
        self.tile = other.tile[:]
        self.cathedral = other.cathedral[:]
        self.agent = other.agent[:]
        self.ally = other.ally[:]
        self.bonus_ready = other.bonus_ready[:]
        self.pile = other.pile[:]
        self.market = other.market[:]
        self.patron = other.patron[:]
        self.influence = other.influence[:]
        self.major_ally = other.major_ally[:]
        self.limit = other.limit[:]
        self.troops = other.troops[:]
        self.halted = other.halted[:]
        self.retreating = other.retreating[:]
        self.bought = other.bought[:]
        self.pool = other.pool[:]
        self.due = other.due[:]
        self.uses = other.uses[:]
        self.copy_seats(other)

    def copy_seats(self, other: Virtu) -> None:
        self.faction = other.faction[:]
        self.marker = other.marker[:]
        self.florins = other.florins[:]
        self.rank = other.rank[:]
        self.agents = other.agents[:]
        self.locked = other.locked[:]
        self.tokens = other.tokens[:]
        self.stays = other.stays[:]
        self.rooms = other.rooms[:]
        self.court = other.court[:]
        self.face = other.face[:]
        self.indulgence = other.indulgence[:]
        self.estate = other.estate[:]
        self.trophies = other.trophies[:]

    # ---- small questions that many rules ask ----

    @property
    def decision(self) -> i64:
        """The decision that waits, or EMPTY when the game is over."""
        return self.frames[self.at] if self.depth > 0 else i64(EMPTY)

    def master(self, power: i64) -> i64:
        """The seat for which a power's troops act: itself, or the ally of a Major City; else a negative number."""
        return power if power < self.players else self.major_ally[power - FIRST_MAJOR]

    def lord(self, city: i64) -> i64:
        """The seat that controls a city, itself or through an allied Major City; else a negative number."""
        owner: i64 = self.owner[city]
        return owner if owner < self.players else self.major_ally[owner - FIRST_MAJOR]

    def posture(self, seat: i64, major: i64) -> i64:
        """How a Major City stands towards a seat (§7.2); an ally is favourable to its own and hostile to the other."""
        ally: i64 = self.major_ally[major]
        if ally >= 0:
            return i64(FAVOURABLE) if ally == seat else i64(HOSTILE)
        place: i64 = self.influence[major]
        if place > FAVOUR_FRANCE and place < FAVOUR_NAPLES:
            return INDIFFERENT
        french: bool = place <= FAVOUR_FRANCE
        return i64(FAVOURABLE) if french == (self.faction[seat] == FRANCE) else i64(HOSTILE)

    def is_friendly(self, seat: i64, city: i64) -> bool:
        """May a seat's troops pass through or stay: an own city, or one of a Major City in its favour."""
        owner: i64 = self.owner[city]
        if owner == seat:
            return True
        return owner >= self.players and self.posture(seat, owner - FIRST_MAJOR) == FAVOURABLE

    def city_count(self, seat: i64) -> i64:
        count: i64 = 0
        for city in range(i64(CITY_COUNT)):
            if holds(self, seat, city):
                count += 1
        return count

    def army(self, seat: i64, city: i64) -> i64:
        """Troops acting for a seat at a city that need not retreat."""
        count: i64 = self.troops[seat * CITY_COUNT + city]
        if count > 0:
            count -= self.retreating[seat * CITY_COUNT + city]
        for power in range(self.players, i64(MOST_POWERS)):
            i: i64 = power * CITY_COUNT + city
            if self.troops[i] > 0 and self.master(power) == seat:
                count += self.troops[i] - self.retreating[i]
        return count

    def troops_of(self, power: i64) -> i64:
        """Troops of a power on the map."""
        count: i64 = 0
        for i in range(power * CITY_COUNT, (power + 1) * CITY_COUNT):
            count += self.troops[i]
        return count

    def troops_for(self, seat: i64) -> i64:
        """All troops on the map that act for a seat, allied ones too."""
        count: i64 = self.troops_of(seat)
        for power in range(self.players, i64(MOST_POWERS)):
            if self.master(power) == seat:
                count += self.troops_of(power)
        return count

    def owns(self, seat: i64, bonus: i64) -> bool:
        return self.patron[bonus] == seat
