"""The set-ups of the box: the base game per player count and the three scenarios (§3, §7; R4 to R10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from signoria.games.renaissance.box.constants import CITIES, COMPONENTS, NATIONS, PROVINCE_OF, PROVINCES


@dataclass(frozen=True)
class Plan:
    """One set-up: who plays, where they start, what is closed, how the first turn goes."""

    id: str
    players: int
    nations: tuple[int, ...]
    closed: tuple[int, ...]
    fixed: Mapping[int, tuple[int, ...]]
    choices: Mapping[int, tuple[tuple[int, ...], ...]]
    extra: frozenset[int]
    palaces: int
    war: bool
    draws_order: bool


def _cities(names: list[str]) -> tuple[int, ...]:
    return tuple(CITIES.index(name) for name in names)


def _nations(names: list[str]) -> tuple[int, ...]:
    return tuple(NATIONS.index(name) for name in names)


def _who(names: list[str], playing: tuple[int, ...]) -> frozenset[int]:
    return frozenset(playing) if names == ["*"] else frozenset(_nations(names)) & frozenset(playing)


def _base(count: Mapping[str, Any], base: Mapping[str, Any]) -> Plan:
    nations = _nations(count["nations"])
    starts = {NATIONS.index(start["nation"]): _cities(start["cities"]) for start in base["starts"]}
    shut = {PROVINCES.index(province) for province in count["closed_provinces"]}
    return Plan(
        id=f"base_{count['id']}",
        players=count["players"],
        nations=nations,
        closed=tuple(city for city in range(len(CITIES)) if PROVINCE_OF[city] in shut),
        fixed={nation: starts[nation] for nation in nations},
        choices=dict.fromkeys(nations, ()),
        extra=_who(base["extra_garrison_nations"], nations),
        palaces=base["palaces_per_player"],
        war=base["first_turn_state"] == "war",
        draws_order=base["turn_order"] == "random",
    )


def _scenario(scenario: Mapping[str, Any], players: int) -> Plan:
    removed = {entry["players"]: entry["removed"] for entry in scenario["removals"]}.get(players, [])
    nations = _nations([nation for nation in scenario["order"] if nation not in removed])
    starts = {NATIONS.index(start["nation"]): start for start in scenario["starts"]}
    return Plan(
        id=f"{scenario['id']}_{players}",
        players=players,
        nations=nations,
        closed=(),
        fixed={nation: _cities(starts[nation]["fixed"]) for nation in nations},
        choices={nation: tuple(_cities(choice) for choice in starts[nation]["choice"]) for nation in nations},
        extra=_who(scenario["extra_garrison_nations"], nations),
        palaces=scenario["palaces_per_player"],
        war=scenario["first_turn_state"] == "war",
        draws_order=False,
    )


def _all() -> tuple[Plan, ...]:
    base, scenarios = COMPONENTS.data["setup"]["base"], COMPONENTS.data["scenarios"]
    plans = [_base(count, base) for count in base["player_counts"]]
    for scenario in scenarios:
        plans += [
            _scenario(scenario, players) for players in range(scenario["players_min"], scenario["players_max"] + 1)
        ]
    return tuple(plans)


PLANS: Final = _all()
# The most lists out of which one nation chooses a start city.
MOST_CHOICES: Final = max(len(ways) for plan in PLANS for ways in plan.choices.values())
PLAN_IDS: Final = tuple(plan.id for plan in PLANS)
SCENARIOS: Final = tuple(str(scenario["id"]) for scenario in COMPONENTS.data["scenarios"])
VARIANTS: Final = ("without_naples", "without_milan")


def plan_of(players: int, scenario: str, variant: str) -> int:
    """The number of the plan for these settings; -1 where the variant is left to chance (R4)."""
    if scenario != "base":
        return PLAN_IDS.index(f"{scenario}_{players}")
    if players != 4:
        return PLAN_IDS.index(f"base_{players}")
    return -1 if variant == "random" else PLAN_IDS.index(f"base_4_{variant}")
