"""The map of Virtù in text: cities by region with controllers, troops and agents; great powers or Major Cities."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from signoria.core.board import PLAIN, QUIET, STRONG, VIOLET, WARN, Cell, Row, Speaker
from signoria.core.document import Document
from signoria.games.virtu.box.atlas import CITIES, PORTS, POWER_SPOT, TRACK_SPOT, VALUE
from signoria.games.virtu.box.constants import BOX, FIRST_MAJOR, MAJORS, POWERS
from signoria.games.virtu.state import CLOSED, EMPTY, SPENT
from signoria.games.virtu.two_players.track import zone

TROOPS: Final = "⚔"
AGENT: Final = "◆"
CATHEDRAL: Final = "✝"
RETREAT: Final = "↩"
EXHAUSTED: Final = "○"
# Italy in three parts, by where a city lies.
NORTH_OF: Final = 44.0
SOUTH_OF: Final = 41.4
WEST_OF: Final = 8.0


def _whose(seen: Document, power: int, say: Speaker) -> str:
    """A player, or with two players a Major City."""
    return say.seat(power) if power < seen["players"] else say.name("major", MAJORS[power - FIRST_MAJOR])


# ---- the map ----


def _region(city: int) -> str:
    place = BOX["city"][city]
    if place["lat"] >= NORTH_OF or place["lon"] < WEST_OF:
        return "north"
    return "south" if place["lat"] < SOUTH_OF else "centre"


def map_rows(seen: Document, say: Speaker, to_viewer: Callable[[int], str]) -> Iterator[Row]:
    """The open cities by region; `to_viewer` says what one is worth to who looks, where that differs."""
    for region in ("north", "centre", "south"):
        label = say.name("table", region)
        for city in range(len(CITIES)):
            if seen["owner"][city] != CLOSED and _region(city) == region:
                yield Cell(label, QUIET), *_city(seen, city, say, to_viewer(city))
                label = ""


def _city(seen: Document, city: int, say: Speaker, to_viewer: str) -> Iterator[Cell]:
    id, owner, agent = CITIES[city], seen["owner"][city], seen["agent"][city]
    yield Cell(say.name("city", id), STRONG)
    yield Cell(f"{VALUE[city]}, {to_viewer}" if to_viewer else str(VALUE[city]))
    exhausted = f" {EXHAUSTED}" if owner >= 0 and seen["tile"].get(id) == SPENT else ""
    yield Cell(_whose(seen, owner, say) + exhausted if owner >= 0 else say.name("table", "neutral"), _tone(owner))
    signs = [CATHEDRAL] if seen["cathedral"].get(id) else []
    signs += [f"{AGENT} {say.seat(agent)}"] if agent != EMPTY else []
    besieged = False
    for power, troops in enumerate(seen["troops"]):
        if troops.get(id):
            besieged = besieged or power != owner
            retreating = f" {RETREAT}" if seen["retreating"][power].get(id) else ""
            signs.append(f"{TROOPS}{troops[id]} {_whose(seen, power, say)}{retreating}")
    yield Cell(" ".join(signs), WARN if besieged else PLAIN)
    yield Cell(", ".join(say.text(f"label-sea_{sea}") for sea in PORTS.get(id, ())), QUIET)


def _tone(owner: int) -> str:
    return PLAIN if owner >= 0 else QUIET


# ---- great powers, Major Cities ----


def power_rows(seen: Document, say: Speaker) -> Iterator[Row]:
    for i, power in enumerate(POWERS):
        ally, agent = seen["ally"][i], seen["agent"][POWER_SPOT + i]
        state = "ready" if seen["bonus_ready"].get(power) else "used"
        held = f"{say.seat(ally)} ({say.name('table', state)})" if ally != EMPTY else say.name("table", "free")
        yield Cell(say.name("power", power), STRONG), Cell(held, _tone(ally)), _agent(agent, say)


def major_rows(seen: Document, say: Speaker) -> Iterator[Row]:
    for i, major in enumerate(MAJORS):
        ally, place = seen["major_ally"][i], seen["influence"][i]
        standing = f"{place:+d} {say.name('zone', zone(place))}"
        if ally != EMPTY:
            standing = f"{say.name('table', 'ally')} {say.seat(ally)}" if ally >= 0 else say.name("table", "out")
        yield Cell(say.name("major", major), STRONG), Cell(standing), _agent(seen["agent"][TRACK_SPOT + i], say)


def _agent(agent: int, say: Speaker) -> Cell:
    return Cell(f"{AGENT} {say.seat(agent)}", VIOLET) if agent != EMPTY else Cell("")
