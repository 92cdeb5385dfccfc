"""What a city is worth: its value after agents, its garrison, its defence (§4.4, §4.5, §5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.virtu.box.atlas import CITY_COUNT, VALUE
from signoria.games.virtu.box.constants import BASTIONS, BASTIONS_FORCE, FIRST_MAJOR, MOST_POWERS
from signoria.games.virtu.state import EMPTY, FAVOURABLE, NEUTRAL, Virtu


def neutral_value(s: Virtu, seat: i64, city: i64) -> i64:
    """A neutral city is worth one less to who has an agent there, one more to everybody else (§5.4)."""
    agent: i64 = s.agent[city]
    if agent == EMPTY:
        return VALUE[city]
    return VALUE[city] - 1 if agent == seat else VALUE[city] + 1


def value_to(s: Virtu, attacker: i64, city: i64) -> i64:
    """What a siege meets before garrison and bonuses: of a controlled city only the attacker's agent counts (R58)."""
    if s.owner[city] == NEUTRAL:
        return neutral_value(s, attacker, city)
    return VALUE[city] - 1 if s.agent[city] == attacker else VALUE[city]


def defends(s: Virtu, power: i64, city: i64) -> bool:
    """The controller's own troops, its ally's, and those that a favourable Major City has let in."""
    owner: i64 = s.owner[city]
    if owner == NEUTRAL:
        return False
    if power == owner:
        return True
    master: i64 = s.master(power)
    if master < 0:
        return False
    if s.lord(city) == master:
        return True
    return owner >= s.players and s.posture(master, owner - FIRST_MAJOR) == FAVOURABLE


def garrison(s: Virtu, city: i64) -> i64:
    count: i64 = 0
    for power in range(i64(MOST_POWERS)):
        i: i64 = power * CITY_COUNT + city
        if s.troops[i] > s.retreating[i] and defends(s, power, city):
            count += s.troops[i] - s.retreating[i]
    return count


def defence(s: Virtu, city: i64, attacker: i64) -> i64:
    """Value after agents, garrison, bastions; bonuses come on top (§4.5; R20, R58)."""
    force: i64 = value_to(s, attacker, city)
    if s.owner[city] == NEUTRAL:
        return force
    force += garrison(s, city)
    lord: i64 = s.lord(city)
    if lord >= 0 and s.owns(lord, BASTIONS):
        force += BASTIONS_FORCE
    return force
