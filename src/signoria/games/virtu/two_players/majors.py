"""How Major Cities answer a siege that was won: resentment, alarm, or their end (§7.2; R49, R50)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.virtu.box.atlas import CITY_COUNT, MAJOR_CAPITAL
from signoria.games.virtu.box.constants import CAPITAL_PENALTY, FIRST_MAJOR, MAJOR_COUNT, MAJORS, SIEGE_PENALTY
from signoria.games.virtu.state import ELIMINATED, NEUTRAL, ON_TRACK, READY, Virtu
from signoria.games.virtu.two_players.track import clear_track, move_marker


def answer(s: Virtu, winner: i64, major: i64, city: i64) -> None:
    """A Major City that is nobody's ally resents the siege; the fall of a capital alarms all others (R50)."""
    capital: bool = MAJOR_CAPITAL[major] == city
    if s.major_ally[major] == ON_TRACK:
        if capital:
            eliminate(s, major)
        else:
            move_marker(s, winner, major, -SIEGE_PENALTY)
    if not capital:
        return
    for other in range(i64(MAJOR_COUNT)):
        if other != major and s.major_ally[other] == ON_TRACK:
            move_marker(s, winner, other, -CAPITAL_PENALTY)


def eliminate(s: Virtu, major: i64) -> None:
    """Troops, marker, cards and agent leave the game; its other cities and their tiles become neutral (R49)."""
    power: i64 = FIRST_MAJOR + major
    clear_track(s, major)
    s.major_ally[major] = ELIMINATED
    s.limit[power] = 0
    for city in range(i64(CITY_COUNT)):
        s.troops[power * CITY_COUNT + city] = 0
        if s.owner[city] == power:
            s.owner[city] = NEUTRAL
            s.tile[city] = READY
    if s.events is not None:
        s.tell("eliminated", {"major": MAJORS[major]})
