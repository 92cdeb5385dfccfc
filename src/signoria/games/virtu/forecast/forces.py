"""Forces line by line: armies, and what a siege meets."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, VALUE
from signoria.games.virtu.box.constants import (
    BASTIONS,
    BASTIONS_FORCE,
    FIRST_MAJOR,
    MAJORS,
    MOST_POWERS,
)
from signoria.games.virtu.phases.value import defends, value_to
from signoria.games.virtu.state import NEUTRAL, Virtu


class Force(TypedDict):
    """A line of a sum of forces: troops of a seat or Major City, a city's value, an agent, bastions, a bonus.

    A bonus has cost florins, and may have come from a card.
    """

    kind: str
    source: str
    count: int
    cost: NotRequired[int]
    card: NotRequired[str]


def power_name(s: Virtu, power: int) -> str:
    return f"seat_{power}" if power < s.players else MAJORS[power - FIRST_MAJOR]


def army_parts(s: Virtu, seat: i64, city: i64) -> list[Force]:
    """The troops of a seat that fight, by colour."""
    parts: list[Force] = []
    for power in range(MOST_POWERS):
        i: i64 = power * CITY_COUNT + city
        if s.troops[i] > s.retreating[i] and s.master(power) == seat:
            parts.append(
                {"kind": "troops", "source": power_name(s, power), "count": int(s.troops[i] - s.retreating[i])}
            )
    return parts


def defence_parts(s: Virtu, city: i64, attacker: i64) -> list[Force]:
    """What a siege meets, line by line; their sum is `value.defence`."""
    parts: list[Force] = [{"kind": "value", "source": CITIES[city], "count": int(VALUE[city])}]
    agent = int(value_to(s, attacker, city) - VALUE[city])
    if agent:
        parts.append({"kind": "agent", "source": f"seat_{s.agent[city]}", "count": agent})
    if s.owner[city] == NEUTRAL:
        return parts
    for power in range(MOST_POWERS):
        i: i64 = power * CITY_COUNT + city
        if s.troops[i] > s.retreating[i] and defends(s, power, city):
            parts.append(
                {"kind": "garrison", "source": power_name(s, power), "count": int(s.troops[i] - s.retreating[i])}
            )
    lord: i64 = s.lord(city)
    if lord >= 0 and s.owns(lord, BASTIONS):
        parts.append({"kind": "bastions", "source": f"seat_{lord}", "count": int(BASTIONS_FORCE)})
    return parts


def troops_before(s: Virtu, seat: i64, city: i64) -> int:
    """All troops acting for a seat at a city, those halted there in this War action too."""
    return sum(int(s.troops[power * CITY_COUNT + city]) for power in range(MOST_POWERS) if s.master(power) == seat)
