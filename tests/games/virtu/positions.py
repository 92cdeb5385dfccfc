"""Small positions for rule tests: an empty table of some players, things laid on it, and one decision to stand at."""

from __future__ import annotations

from signoria.core.state import CHANCE, LOCALS
from signoria.games.virtu import GAME
from signoria.games.virtu.actions import SLOTS
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, ESTATE_COUNT, ESTATES, POWER_SPOT, ROOM_SPOT, TRACK_SPOT
from signoria.games.virtu.box.constants import BONUSES, CARDS, CHARACTER_COUNT, COURT, FACTIONS, MAJORS, POWERS, ROOMS
from signoria.games.virtu.decisions import (
    ACT,
    ALLY,
    BUY,
    DECISIONS,
    PAY_TROOPS,
    RECRUIT,
    REORGANISE,
    RETREAT,
    SIEGE,
    STEP,
)
from signoria.games.virtu.phases import court as places
from signoria.games.virtu.phases.marker import VISITED
from signoria.games.virtu.phases.year import PHASE_BEGINS
from signoria.games.virtu.state import READY, SPENT, Virtu

# Seats of the states in a game of four; of three without Milan, of five with Rome.
MILAN, FLORENCE, NAPLES, VENICE, ROME = range(5)
# Two players.
FRANCE, KING_OF_NAPLES = 0, 1
STATES = {3: ("florence", "naples", "venice"), 4: FACTIONS[:4], 5: FACTIONS[:5], 2: ("france", "naples")}


def city(name: str) -> int:
    return CITIES.index(name)


def table(players: int = 4, first: int = 0, **settings: bool | int | str) -> Virtu:
    """Markers on room 0, nothing in the palaces, the second year; nobody is asked yet."""
    s = GAME.new(players, settings)
    while s.mover() == CHANCE:
        s.apply(CHANCE, GAME.outcomes.id(f"first:{first}"))
    s.clear_frames()
    s.year = 2
    for seat in range(players):
        s.marker[seat] = 0
    return s


def seat_of(s: Virtu, state: str) -> int:
    return list(s.faction).index(FACTIONS.index(state))


# ---- things on the table ----


def own(s: Virtu, seat: int, *names: str, spent: bool = False) -> None:
    for name in names:
        s.owner[city(name)] = seat
        s.tile[city(name)] = SPENT if spent else READY


def spend(s: Virtu, *names: str) -> None:
    for name in names:
        s.tile[city(name)] = SPENT


def lose(s: Virtu, *names: str) -> None:
    for name in names:
        s.owner[city(name)] = -1


def troops(s: Virtu, power: int, name: str, count: int) -> None:
    s.troops[power * CITY_COUNT + city(name)] = count


def no_troops(s: Virtu) -> None:
    for i in range(len(s.troops)):
        s.troops[i] = 0


def count_troops(s: Virtu, power: int, name: str) -> int:
    return int(s.troops[power * CITY_COUNT + city(name)])


def courtier(s: Virtu, seat: int, side: int, name: str, face: int = READY) -> None:
    card = CARDS.index(name)
    if card < CHARACTER_COUNT:
        s.pile[card] -= 1
    places.put(s, seat, side, card, face)


def room(s: Virtu, seat: int, number: int, action: str, under: str | None = None) -> None:
    for level, name in enumerate((action, under)):
        if name is not None:
            card = CARDS.index(name)
            if card < CHARACTER_COUNT:
                s.pile[card] -= 1
            s.rooms[(seat * ROOMS + number) * 2 + level] = card


def in_room(s: Virtu, seat: int, number: int, level: int = 0) -> str | None:
    card = s.rooms[(seat * ROOMS + number) * 2 + level]
    return None if card < 0 else CARDS[card]


def court_of(s: Virtu, seat: int) -> dict[str, tuple[str, int]]:
    """Slot → card and face."""
    found = {}
    for slot in range(COURT):
        i = seat * COURT + slot
        if s.court[i] >= 0:
            found[SLOTS[slot]] = (CARDS[s.court[i]], int(s.face[i]))
    return found


def estate(s: Virtu, seat: int, name: str, face: int = READY) -> None:
    s.estate[seat * ESTATE_COUNT + ESTATES.index(name)] = face
    if name in ("kingdom", "republic", "guild"):
        s.market[("kingdom", "republic", "guild").index(name)] -= 1


def face_of(s: Virtu, seat: int, name: str) -> int:
    if name in CITIES:
        return int(s.tile[city(name)])
    return int(s.estate[seat * ESTATE_COUNT + ESTATES.index(name)])


def cathedral(s: Virtu, seat: int, name: str, face: int = SPENT) -> None:
    s.cathedral[city(name)] = 1
    s.market[3] -= 1
    i = seat * ESTATE_COUNT + ESTATES.index("cathedral_1")
    while s.estate[i]:
        i += 1
    s.estate[i] = face


def spot(name: str) -> int:
    """A city, `palace_<seat>.<room>`, a power or a Major City's track."""
    if name in CITIES:
        return city(name)
    if name.startswith("palace_"):
        owner, number = name.removeprefix("palace_").split(".")
        return ROOM_SPOT + int(owner) * ROOMS + int(number)
    return (
        TRACK_SPOT + MAJORS.index(name.removeprefix("track_"))
        if name.startswith("track_")
        else (POWER_SPOT + POWERS.index(name.removeprefix("alliance_")))
    )


def agent(s: Virtu, seat: int, name: str) -> None:
    s.agent[spot(name)] = seat
    s.agents[seat] -= 1


def indulgence(s: Virtu, seat: int, number: int) -> None:
    s.indulgence[seat * ROOMS + number] = 1
    s.indulgences -= 1


def patron(s: Virtu, seat: int, *names: str) -> None:
    for name in names:
        s.patron[BONUSES.index(name)] = seat
        s.rank[seat] += 2


def allied(s: Virtu, seat: int, power: str, ready: bool = True) -> None:
    s.ally[POWERS.index(power)] = seat
    s.bonus_ready[POWERS.index(power)] = int(ready)


# ---- where it stands ----


def stand(s: Virtu, decision: int, seat: int) -> Virtu:
    """The decision as the bottom frame, asked of a seat; then as a loaded document, so that it is a sound position."""
    s.turn = list(s.order).index(seat)
    s.push(decision, seat)
    return sound(s)


def sound(s: Virtu) -> Virtu:
    return GAME.load(GAME.dump(s))


def acting(s: Virtu, seat: int, number: int = 0) -> Virtu:
    """P4 of a seat whose marker stands in a room."""
    s.marker[seat] = number
    s.turn = list(s.order).index(seat)
    s.push(ACT, seat)
    s.frames[s.at + VISITED] = 1 << number
    return sound(s)


def stepping(s: Virtu, seat: int, number: int) -> Virtu:
    """P1 of a seat whose marker stood in a room last year."""
    s.marker[seat] = number
    return stand(s, STEP, seat)


def besieging(s: Virtu) -> Virtu:
    """All turns are done: the sieges begin, with the first player who has one."""
    s = GAME.load(GAME.dump(_quiet(s)))
    s.clear_frames()
    s.call(SIEGE, s.order[0], PHASE_BEGINS)
    return sound(s)


def _quiet(s: Virtu) -> Virtu:
    copy = s.clone()
    copy.turn = 0
    copy.push(STEP, copy.order[0])
    return copy


def winter(s: Virtu, seat: int, step: int) -> Virtu:
    return stand(s, step, seat)


PAYING, REORGANISING, BUYING, RECRUITING, ALLYING = PAY_TROOPS, REORGANISE, BUY, RECRUIT, ALLY
RETREATING, SIEGING, FIRST_LOCAL = RETREAT, SIEGE, LOCALS

# ---- playing ----


def do(s: Virtu, *names: str) -> Virtu:
    """Apply actions by name, each for whoever is asked."""
    for name in names:
        s.apply(s.actors()[0], GAME.action_id(name))
        problems = GAME.violations(s)
        assert not problems, [str(problem) for problem in problems]
    return s


def options(s: Virtu) -> list[str]:
    return [GAME.action_name(action) for action in s.options(s.actors()[0])] if s.actors() else []


def why_not(s: Virtu, name: str) -> str:
    reason = s.why_not(s.actors()[0], GAME.action_id(name))
    return "" if reason is None else reason.code


def asked(s: Virtu) -> tuple[str, int]:
    """The decision that waits, and whose it is."""
    return DECISIONS.entries[s.frames[s.at]].code, s.actors()[0]


def lines(s: Virtu, seat: int) -> dict[str, int]:
    return {line.code: line.points for line in GAME.score(s)[seat]}
