"""What Principato's box prints: its cards with their copies, culture, goals, set-ups and military points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from signoria.core.board import Speaker
from signoria.core.listing import NOTHING, Listing, Printed, is_ours, printed
from signoria.games.principato.box.constants import COMPONENTS

BOX: Final[Mapping[str, Any]] = COMPONENTS.data
YEARS: Final = ("year1", "year2", "year3")
COLUMNS: Final = (
    *("card", "effect", "exchange", *YEARS, "pile", "copies", "kind", "values", "goal", "back", "points"),
    *("players", "display", "piles", "turns", "place_1", "place_2", "place_3", "place_4", "yes", "no"),
)


def lists(say: Speaker) -> Mapping[str, Listing]:
    """Returns every list that the rules may show."""
    return {
        "cards": _cards(say),
        "start_cards": _start_cards(say),
        "culture": _culture(say),
        "goals": _goals(say),
        "set_ups": _set_ups(say),
        "military": _military(say),
    }


def _head(say: Speaker, *columns: str) -> tuple[str, ...]:
    return tuple(say.name("column", column) for column in columns)


def _cards(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("card", card)),
            printed(say.about("card", card), is_ours(entry, "options")),
            printed(say.name("column", "yes" if entry["exchange"] else "no"), is_ours(entry, "exchange")),
            *(_copies(BOX["piles"][year], card) for year in YEARS),
        )
        for card, entry in BOX["action_types"].items()
    ]
    return Listing(_head(say, "card", "effect", "exchange", *YEARS), tuple(rows))


def _copies(pile: Mapping[str, Any], card: str) -> Printed:
    """Returns how many copies are in play with two, three and four players."""
    entry = next((entry for entry in pile["cards"] if entry["type"] == card), None)
    if entry is None:
        return printed(NOTHING, is_ours(pile, "cards"))
    two = entry["unmarked"]
    three = two + entry["mark3"]
    return printed(f"{two} / {three} / {three + entry['mark4']}", is_ours(pile, "cards"))


def _start_cards(say: Speaker) -> Listing:
    start = BOX["start_cards"]
    rows = [
        (printed(pile), printed(say.name("card", entry["type"]), is_ours(entry, "type")), printed(entry["count"]))
        for pile, entries in (("S1", [start["S1"]]), ("S2", start["S2"]))
        for entry in entries
    ]
    return Listing(_head(say, "pile", "card", "copies"), tuple(rows))


def _culture(say: Speaker) -> Listing:
    rows = []
    for kind, entry in BOX["culture"].items():
        values = Counter(entry["values"])
        said = ", ".join(f"{values[value]} × {value}" for value in sorted(values, reverse=True))
        rows.append((printed(say.name("kind", kind)), printed(entry["count"]), printed(said, is_ours(entry, "values"))))
    return Listing(_head(say, "kind", "copies", "values"), tuple(rows))


def _goals(say: Speaker) -> Listing:
    rows = [
        (
            printed(say.name("goal", goal["id"])),
            printed(goal["back"], is_ours(goal, "back")),
            printed(say.about("goal", goal["id"]), is_ours(goal, "rule")),
        )
        for goal in BOX["goals"]
    ]
    return Listing(_head(say, "goal", "back", "points"), tuple(rows))


def _set_ups(say: Speaker) -> Listing:
    rows = [
        (
            printed(players),
            printed(entry["display"], is_ours(entry, "display")),
            printed(" / ".join(map(str, entry["pile_sizes"])), is_ours(entry, "pile_sizes")),
            printed(" / ".join(map(str, entry["turns_per_player"])), is_ours(entry, "turns_per_player")),
        )
        for players, entry in BOX["setup"]["players"].items()
    ]
    return Listing(_head(say, "players", "display", "piles", "turns"), tuple(rows))


def _military(say: Speaker) -> Listing:
    military = BOX["military"]
    most = max(map(len, military["vp_by_rank"].values()))
    rows = [
        (printed(players), *(printed(points[place] if place < len(points) else "") for place in range(most)))
        for players, points in military["vp_by_rank"].items()
    ]
    return Listing(_head(say, "players", *(f"place_{place + 1}" for place in range(most))), tuple(rows))
