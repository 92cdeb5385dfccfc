"""The influence tracks of the two-player game: where the marker of a Major City stands (§7.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.box.atlas import TRACK_SPOT
from signoria.games.virtu.box.constants import (
    ALLIANCE_FRANCE,
    ALLIANCE_NAPLES,
    FACTIONS,
    FAVOUR_FRANCE,
    FAVOUR_NAPLES,
    FRANCE,
    HIGHEST_INFLUENCE,
    LOWEST_INFLUENCE,
    MAJORS,
    NAPLES,
)
from signoria.games.virtu.state import EMPTY, Virtu

ZONES: Final = ("alliance_france", "favourable_france", "neutral", "favourable_naples", "alliance_naples")


def zone(place: i64) -> str:
    """The zone of an influence track in which a marker stands."""
    if place <= FAVOUR_FRANCE:
        return ZONES[0] if place <= ALLIANCE_FRANCE else ZONES[1]
    if place >= FAVOUR_NAPLES:
        return ZONES[4] if place >= ALLIANCE_NAPLES else ZONES[3]
    return ZONES[2]


def toward(s: Virtu, seat: i64) -> i64:
    """A step to the side of a seat: France pulls down, Naples up."""
    return -1 if s.faction[seat] == FRANCE else 1


def move_marker(s: Virtu, seat: i64, major: i64, steps: i64) -> None:
    """So many steps to the side of a seat (negative: away from it), never beyond the end."""
    before: i64 = s.influence[major]
    move: i64 = steps * toward(s, seat)
    place: i64 = min(max(before + move, LOWEST_INFLUENCE), HIGHEST_INFLUENCE)
    s.influence[major] = place
    if s.events is not None:
        side = FACTIONS[FRANCE] if move < 0 else FACTIONS[NAPLES]
        moved: Params = {"before": before, "place": place, "zone": zone(place), "toward": side}
        s.tell("influence", {"seat": seat, "major": MAJORS[major]} | moved)


def is_at_end(s: Virtu, seat: i64, major: i64) -> bool:
    return s.influence[major] == (LOWEST_INFLUENCE if s.faction[seat] == FRANCE else HIGHEST_INFLUENCE)


def is_in_alliance_zone(s: Virtu, seat: i64, major: i64) -> bool:
    if s.faction[seat] == FRANCE:
        return s.influence[major] <= ALLIANCE_FRANCE
    return s.influence[major] >= ALLIANCE_NAPLES


def has_enemy_agent(s: Virtu, seat: i64, major: i64) -> bool:
    agent: i64 = s.agent[TRACK_SPOT + major]
    return agent not in (EMPTY, seat)


def clear_track(s: Virtu, major: i64) -> None:
    """The marker is taken off; an agent on it goes home (R53)."""
    agent: i64 = s.agent[TRACK_SPOT + major]
    if agent != EMPTY:
        s.agents[agent] += 1
        s.agent[TRACK_SPOT + major] = EMPTY
    s.influence[major] = 0
