"""A combat: who stands against whom, the bonuses they announce in turn, what it comes to (§4.5; R17 to R23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.decision import FRAME, LOCALS, NO_OBSTACLE, Locals
from signoria.games.virtu.actions import (
    COURT_SOURCE,
    ESTATE_SOURCE,
    LEONARDO_SOURCE,
    PASS,
    POWER_SOURCE,
    TILE_SOURCE,
    TOKEN,
    USE,
    USE_OF,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, ESTATE_WAR_COST
from signoria.games.virtu.box.constants import (
    CARD_WAR_COST,
    COURT,
    FIRST_MAJOR,
    FRENCH,
    HEAVY_LOSS,
    LEONARDO,
    LEONARDO_COST,
    MAJORS,
    MOST_PLAYERS,
)
from signoria.games.virtu.decisions import (
    AFTER_BATTLE,
    BESIEGE,
    COMBAT,
    DECISIONS,
    LOSSES,
    RIVAL,
    SIEGE,
)
from signoria.games.virtu.payment.bill import SYMBOL_COUNT, WAR, amount
from signoria.games.virtu.payment.noted import note
from signoria.games.virtu.payment.pay import TOO_POOR
from signoria.games.virtu.payment.sources import (
    FLORINS,
    NOTHING_ELSE,
    is_bonus_ready,
    is_for_florins,
    relief_of,
    symbols,
    use,
)
from signoria.games.virtu.payment.uses import write_uses
from signoria.games.virtu.phases.question import Question
from signoria.games.virtu.phases.value import defence, garrison, value_to
from signoria.games.virtu.state import EMPTY, MOST_USES, NEUTRAL, Virtu

FLORINS_AND_WAR: Final[i64] = FLORINS | symbols(WAR)

# What has happened in a combat, as bits.
FIELD: Final = 1
ONE_PASSED: Final = 2
FIRST_LEONARDO: Final = 4
SECOND_LEONARDO: Final = 8
FIRST_WON: Final = 16
SECOND_WON: Final = 32

# Where, who announces first, the other side, the course so far; then the troops that each side has still to lose.
FIGHT: Final = Locals()
CITY: Final = FIGHT.local("city", CITY_COUNT - 1)
FIRST: Final = FIGHT.local("first", MOST_PLAYERS - 1)
SECOND: Final = FIGHT.local("second", MOST_PLAYERS - 1, least=EMPTY)
COURSE: Final = FIGHT.local("course", 63)
FIRST_LOSSES: Final = FIGHT.local("first_losses", 40)
SECOND_LOSSES: Final = FIGHT.local("second_losses", 40)

INSIDE: Final = (SIEGE, RIVAL, AFTER_BATTLE, BESIEGE)

# ---- who stands against whom ----


def begin_battle(s: Virtu, city: i64, seat: i64, other: i64) -> None:
    open_combat(s, city, seat, other, FIELD)


def begin_siege(s: Virtu, city: i64, seat: i64) -> None:
    open_combat(s, city, seat, defender(s, city, seat), 0)


def open_combat(s: Virtu, city: i64, first: i64, second: i64, course: i64) -> None:
    s.push(COMBAT, first)
    s.set_local(CITY, city)
    s.set_local(FIRST, first)
    s.set_local(SECOND, second)
    s.set_local(COURSE, course)
    if s.events is not None:
        against: Params = {"against": 1, "rival": second} if second >= 0 else {"against": 0}
        s.tell(
            "combat", {"seat": first, "city": CITIES[city], "field": course & FIELD} | against | defended_by(s, city)
        )


def defended_by(s: Virtu, city: i64) -> Params:
    """The Major City whose city is besieged, for the news: it defends itself, whoever else takes part."""
    owner: i64 = s.owner[city]
    return {"major": MAJORS[owner - FIRST_MAJOR]} if owner >= s.players else {}


def defender(s: Virtu, city: i64, attacker: i64) -> i64:
    """Who announces bonuses for a besieged city: its lord, or who has troops in a Major City's defence (R54)."""
    lord: i64 = s.lord(city)
    if lord >= 0 or s.owner[city] == NEUTRAL:
        return lord
    other: i64 = 1 - attacker
    return other if s.is_friendly(other, city) and s.army(other, city) > 0 else i64(EMPTY)


def is_rival(s: Virtu, seat: i64, other: i64, city: i64) -> bool:
    """Another army there that neither holds the city nor defends it."""
    return other != seat and s.army(other, city) > 0 and not s.is_friendly(other, city)


# ---- forces ----


def is_field(s: Virtu) -> bool:
    return s.local(COURSE) & FIELD != 0


def bonus(s: Virtu, side: i64) -> i64:
    """The force of everything that a side has announced."""
    seat: i64 = s.local(FIRST if side == 0 else SECOND)
    total: i64 = 0
    for i in range(side * MOST_USES, (side + 1) * MOST_USES):
        if s.uses[i] == EMPTY:
            break
        total += force_of(s, seat, s.uses[i])
    return total


def force_of(s: Virtu, seat: i64, action: i64) -> i64:
    return i64(1) if action == TOKEN else amount(relief_of(s, seat, USED_SOURCE[action - USE]), WAR)


def reckoning(s: Virtu, more: i64, more_second: i64) -> tuple[i64, i64, i64, i64]:
    """Both forces with so much more, and the losses of both armies: a garrison that falls is not counted here."""
    city: i64 = s.local(CITY)
    first: i64 = s.local(FIRST)
    own: i64 = s.army(first, city)
    force: i64 = own + bonus(s, 0) + more
    if is_field(s):
        theirs: i64 = s.army(s.local(SECOND), city)
        against: i64 = theirs + bonus(s, 1) + more_second
        if force == against:
            return force, against, 1, 1
        fewer: i64 = min(own, theirs)
        return (force, against, fewer, theirs) if force > against else (force, against, own, fewer)
    against = defence(s, city, first) + bonus(s, 1) + more_second
    if force <= against:
        return force, against, min(1, own), 0
    lost: i64 = garrison(s, city) + (i64(1) if against >= HEAVY_LOSS else i64(0))
    return force, against, min(lost, own), 0


def armies(s: Virtu, force: i64, against: i64) -> Params:
    """What the forces of a field battle consist of, for the news."""
    own: i64 = s.army(s.local(FIRST), s.local(CITY))
    theirs: i64 = s.army(s.local(SECOND), s.local(CITY))
    return {"troops": own, "bonus": force - own, "troops_against": theirs, "bonus_against": against - theirs}


def assault(s: Virtu, force: i64, against: i64) -> Params:
    """What the forces of a siege consist of, for the news."""
    city: i64 = s.local(CITY)
    first: i64 = s.local(FIRST)
    own: i64 = s.army(first, city)
    value: i64 = value_to(s, first, city)
    held: i64 = garrison(s, city)
    walls: i64 = defence(s, city, first)
    return {
        **{"troops": own, "bonus": force - own},
        **{"value": value, "garrison": held, "bastions": walls - value - held, "bonus_against": against - walls},
    }


def price(s: Virtu, seat: i64, action: i64) -> i64:
    """Florins that a war bonus costs."""
    source: i64 = USED_SOURCE[action - USE]
    if source < TILE_SOURCE:
        return CARD_WAR_COST[s.court[seat * COURT + source - COURT_SOURCE]]
    if source < POWER_SOURCE:
        return ESTATE_WAR_COST[source - ESTATE_SOURCE]
    return LEONARDO_COST if source == LEONARDO_SOURCE else i64(0)


def write_bonuses(s: Virtu, seat: i64, wanted: i64, out: vec[i64], count: i64) -> i64:
    """A token (attacker, or in the field: R18); courtiers, Cannons, France, Leonardo; and what else is wanted."""
    first: bool = seat == s.local(FIRST)
    if s.tokens[seat] > 0 and (first or is_field(s)):
        out[count] = TOKEN
        count += 1
    count = write_uses(s, seat, NOTHING_ELSE, wanted, 0, out, count)
    if is_bonus_ready(s, seat, FRENCH):
        out[count] = USE_OF[(POWER_SOURCE + FRENCH) * SYMBOL_COUNT + WAR]
        count += 1
    if s.owns(seat, LEONARDO) and s.local(COURSE) & (i64(FIRST_LEONARDO) if first else i64(SECOND_LEONARDO)) == 0:
        out[count] = USE_OF[LEONARDO_SOURCE * SYMBOL_COUNT + WAR]
        count += 1
    return count


class Combat(Question):
    """Bonuses one by one; two passes in a row end it (R17), alone before a neutral city one pass does."""

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        out[0] = PASS
        return write_bonuses(s, seat, FLORINS_AND_WAR, out, 1)

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        if action < USE or is_for_florins(action):
            return NO_OBSTACLE
        return NO_OBSTACLE if s.florins[seat] >= price(s, seat, action) else TOO_POOR

    def reason_params(self, s: Virtu, seat: int, action: int, obstacle: int) -> Params:
        return {"need": int(price(s, seat, action)), "have": int(s.florins[seat])}

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        second: i64 = s.local(SECOND)
        if action == PASS:
            if second < 0 or s.local(COURSE) & ONE_PASSED:
                s.ask(LOSSES)
                return
            s.set_local(COURSE, s.local(COURSE) | ONE_PASSED)
        elif action >= USE and is_for_florins(action):
            use(s, seat, action, NOTHING_ELSE)
            return
        else:
            self.announce(s, seat, action)
            s.set_local(COURSE, s.local(COURSE) & ~ONE_PASSED)
        if second >= 0:
            s.turn_to(second if seat == s.local(FIRST) else s.local(FIRST))

    def announce(self, s: Virtu, seat: i64, action: i64) -> None:
        first: bool = seat == s.local(FIRST)
        florins: i64 = 0
        if action == TOKEN:
            s.tokens[seat] -= 1
        else:
            florins = price(s, seat, action)
            s.florins[seat] -= florins
            use(s, seat, action, NOTHING_ELSE)
            if USED_SOURCE[action - USE] == LEONARDO_SOURCE:
                s.set_local(COURSE, s.local(COURSE) | (i64(FIRST_LEONARDO) if first else i64(SECOND_LEONARDO)))
        note(s, i64(0) if first else i64(1), action)
        if s.events is not None:
            paid = {"florins": florins, "left": s.florins[seat]}
            s.tell("war_bonus", {"seat": seat, "force": force_of(s, seat, action), **paid})

    def question(self, s: Virtu, seat: int) -> Params:
        """Both sides as they stand, bonuses included; from what defence on a victory costs a troop more."""
        force, against, _, _ = reckoning(s, 0, 0)
        first = seat == s.local(FIRST)
        own, theirs = (force, against) if first else (against, force)
        return {
            "city": CITIES[s.local(CITY)],
            "combat": "field" if is_field(s) else "attack" if first else "defence",
            "own": int(own),
            "theirs": int(theirs),
            "heavy_loss_from": int(HEAVY_LOSS),
        }

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        war = action >= USE and USED_SYMBOL[action - USE] == WAR
        return {"florin": int(price(s, seat, action))} if war else {}

    def deciders(self, s: Virtu, at: int) -> list[int]:
        return [int(s.frames[at + FIRST]), *([int(s.frames[at + SECOND])] if s.frames[at + SECOND] >= 0 else [])]

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        city, first, second = [s.frames[at + place] for place in (CITY, FIRST, SECOND)]
        course = s.frames[at + COURSE]
        if max(first, second) >= s.players or s.is_friendly(first, city) or s.frames[at - FRAME + LOCALS] != city:
            return False
        if course >= FIRST_WON or s.frames[at + FIRST_LOSSES] or s.frames[at + SECOND_LOSSES]:
            return False
        meets = is_rival(s, first, second, city) if course & FIELD else second == defender(s, city, first)
        return s.army(first, city) > 0 and meets


DECISIONS.place(Combat(COMBAT, "combat.bonus", "4.5", FIGHT, inside=INSIDE))
