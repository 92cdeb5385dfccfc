"""What a choice would do, said before it is made: coins kept and what they are enough for, cards that stay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.codes import Description, Effect
from signoria.core.trial import described
from signoria.core.vocabulary import Shape, counted, name, names, number, part
from signoria.games.il_principe.actions import ACTIONS
from signoria.games.il_principe.box.constants import (
    CITIES,
    COLOR_COUNT,
    COLORS,
    COST,
    DISPLAYED,
)
from signoria.games.il_principe.figures_roles import if_laid
from signoria.games.il_principe.phases.auction import LOT, PRIZE
from signoria.games.il_principe.phases.build import is_barred
from signoria.games.il_principe.state import BID, EMPTY, IlPrincipe

EFFECTS: Final[dict[str, Shape]] = {
    "keeps": {"coins": part("kept", "coins")},
    "enough_for": {"cities": names("city")},
    "too_little_for": {"cities": names("city")},
    "final": {},
    "nothing_done": {},
    "in_hand": {"color": counted("count"), "count": number()},
    "role": {"role": name("role"), "tied": number()},
    "turns_down": {"count": number()},
}
WASTES: Final = frozenset({"nothing_done"})


def describe(s: IlPrincipe, seat: int, action: int) -> Description:
    """Returns what the decision says of an action, and what the action would do."""
    return described(s, seat, action, _effects)


def _effects(s: IlPrincipe, seat: int, action: int, plain: Description) -> Iterator[Effect]:
    verb = ACTIONS.verbs[action]
    if verb == "pass":
        yield Effect("final" if s.decision == BID else "nothing_done")
    if "coins" in plain.cost:
        kept = s.coins[seat] - int(plain.cost["coins"])
        yield Effect("keeps", {"coins": kept})
        if verb == "bid" and s.local(PRIZE) == LOT and not is_barred(s):
            yield from _within_reach(s, kept)
    if verb == "lay":
        yield from _role(s, seat, plain)
    if verb in ("lay", "offer", "build"):
        yield from _in_hand(s, seat, plain)


def _within_reach(s: IlPrincipe, coins: int) -> Iterator[Effect]:
    """The cities on offer for which so many coins are enough, and those for which they are not; cards left aside."""
    displayed = [s.display[slot] for slot in range(DISPLAYED) if s.display[slot] != EMPTY]
    for code, cities in (
        ("enough_for", [CITIES[city] for city in displayed if COST[city] <= coins]),
        ("too_little_for", [CITIES[city] for city in displayed if COST[city] > coins]),
    ):
        if cities:
            yield Effect(code, {"cities": " ".join(cities)})


def _role(s: IlPrincipe, seat: int, described: Description) -> Iterator[Effect]:
    """The role that the cards would bring, if nobody lays more of their colour (§4.5)."""
    color = str(described.params["color"])
    laid = if_laid(s, seat, COLORS.index(color), int(described.params["count"]))
    if laid["tile"] is not None:
        yield Effect("role", {"role": f"{color}_{laid['tile']}", "tied": laid["tied"]})
    if laid["turns_down"]:
        yield Effect("turns_down", {"count": laid["turns_down"]})


def _in_hand(s: IlPrincipe, seat: int, described: Description) -> Iterator[Effect]:
    """What stays in hand of the colours that are given away."""
    for color, count in described.cost.items():
        if color in COLORS:
            left = s.hand[seat * COLOR_COUNT + COLORS.index(color)] - int(count)
            yield Effect("in_hand", {"color": color, "count": left})
