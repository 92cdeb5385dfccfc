"""The influence tracks of the two-player game: where the marker of a Major City stands (§7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.virtu.atlas import TRACK_SPOT
from signoria.games.virtu.box import (
    ALLIANCE_FRANCE,
    ALLIANCE_NAPLES,
    FRANCE,
    HIGHEST_INFLUENCE,
    LOWEST_INFLUENCE,
    MAJORS,
)
from signoria.games.virtu.naming import zone
from signoria.games.virtu.state import EMPTY, VirtuState


def move_marker(s: VirtuState, seat: i64, major: i64, steps: i64) -> None:
    """So many steps to the side of a seat (negative: away from it), never beyond the end."""
    toward: i64 = -steps if s.faction[seat] == FRANCE else steps
    place: i64 = min(max(s.influence[major] + toward, LOWEST_INFLUENCE), HIGHEST_INFLUENCE)
    s.influence[major] = place
    if s.events is not None:
        s.tell("influence", {"seat": seat, "major": MAJORS[major], "place": place, "zone": zone(place)})


def is_at_end(s: VirtuState, seat: i64, major: i64) -> bool:
    return s.influence[major] == (LOWEST_INFLUENCE if s.faction[seat] == FRANCE else HIGHEST_INFLUENCE)


def is_in_alliance_zone(s: VirtuState, seat: i64, major: i64) -> bool:
    if s.faction[seat] == FRANCE:
        return s.influence[major] <= ALLIANCE_FRANCE
    return s.influence[major] >= ALLIANCE_NAPLES


def has_enemy_agent(s: VirtuState, seat: i64, major: i64) -> bool:
    agent: i64 = s.agent[TRACK_SPOT + major]
    return agent not in (EMPTY, seat)


def clear_track(s: VirtuState, major: i64) -> None:
    """The marker is taken off; an agent on it goes home (R53)."""
    agent: i64 = s.agent[TRACK_SPOT + major]
    if agent != EMPTY:
        s.agents[agent] += 1
        s.agent[TRACK_SPOT + major] = EMPTY
    s.influence[major] = 0
