"""What a choice would do, said before it is made: ducats kept, points, walls and income, sums of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.codes import Description, Effect
from signoria.core.trial import described
from signoria.core.vocabulary import Shape, counted, name, number, part, seat
from signoria.games.renaissance.actions import ACTIONS
from signoria.games.renaissance.battle.ledger import Sums
from signoria.games.renaissance.prospects.options import OptionFigures, option
from signoria.games.renaissance.state import Renaissance

_POINTS: Final[Shape] = {
    "points": number(),
    "province": name("province", optional=True),
    "artist": name("artist", optional=True),
}

EFFECTS: Final[dict[str, Shape]] = {
    "keeps": {"ducats": part("kept", "ducats")},
    "reserved": {"count": number(), "ducats": counted("count")},
    "points_won": _POINTS,
    "points_lost": _POINTS,
    "points_taken": {**_POINTS, "seat": seat()},
    "defence": {"count": number()},
    "income": {"ducats": part("sum", "ducats")},
    "totals": {"attack": number(), "defence": number()},
    "totals_between": {
        "attack_low": number(),
        "attack_high": number(),
        "defence_low": number(),
        "defence_high": number(),
    },
}
WASTES: Final = frozenset({"points_lost"})


def describe(s: Renaissance, seat: int, action: int) -> Description:
    """Returns what the decision says of an action, and what the action would do."""
    return described(s, seat, action, _effects)


def _effects(s: Renaissance, seat: int, action: int, plain: Description) -> Iterator[Effect]:
    foreseen = option(s, seat, action)
    yield from _points(seat, foreseen)
    if "sums" in foreseen and ACTIONS.verbs[action] != "pass":
        yield _totals(foreseen)
    if "ducats_reserved" in foreseen:
        yield Effect("reserved", {"count": foreseen["ducats_reserved"], "ducats": "ducats"})
    if "fortification" in foreseen:
        yield Effect("defence", {"count": foreseen["fortification"]})
    if "income" in foreseen:
        yield Effect("income", {"ducats": foreseen["income"]})
    price = int(plain.cost.get("ducats", 0))
    if price:
        yield Effect("keeps", {"ducats": s.ducats[seat] - price})


def _points(seat: int, foreseen: OptionFigures) -> Iterator[Effect]:
    """Points of the next scoring that would be won, lost or taken from somebody, all else equal."""
    for change in foreseen.get("changes", []):
        params: dict[str, int | str] = {"points": abs(change["points"])}
        if change["province"] is not None:
            params["province"] = change["province"]
        if change["artist"] is not None:
            params["artist"] = change["artist"]
        if change["seat"] == seat:
            yield Effect("points_won" if change["points"] > 0 else "points_lost", params)
        elif change["points"] < 0:
            yield Effect("points_taken", params | {"seat": change["seat"]})


def _totals(foreseen: OptionFigures) -> Effect:
    sums = foreseen["sums"]
    if sums["attack_low"] == sums["attack_high"] and sums["defence_low"] == sums["defence_high"]:
        return Effect("totals", {"attack": sums["attack_low"], "defence": sums["defence_low"]})
    names = ("attack_low", "attack_high", "defence_low", "defence_high")
    return Effect("totals_between", dict(zip(names, _bounds(sums), strict=True)))


def _bounds(sums: Sums) -> tuple[int, int, int, int]:
    return sums["attack_low"], sums["attack_high"], sums["defence_low"], sums["defence_high"]
