"""What a choice would do, said before it is made: what finds no room, what is kept, what becomes possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.codes import Description, Effect, Event, Params
from signoria.core.trial import described, tried
from signoria.core.vocabulary import Shape, counted, name, number, part
from signoria.games.principato.actions import ACTIONS
from signoria.games.principato.box.constants import (
    ACTIONS_PER_TURN,
    BACKS,
    BANK,
    CHURCH,
    CONDOTTIERE,
    CUBES,
    FARM,
    FAVOR,
    FIELD,
    FOOD_PER_FARM,
    GOALS,
    GOLD_PER_BANK,
    MILITIA,
    MOST_PRINTED,
    PALAZZO,
    PAY_FOOD,
    PAY_GOLD,
    PRINTED,
)
from signoria.games.principato.phases.award import force, most_fed, supplied_force
from signoria.games.principato.phases.card import OVERFLOW, missing, option_in_use
from signoria.games.principato.phases.cubes import stored, unsupplied
from signoria.games.principato.phases.refill import pile_left
from signoria.games.principato.phases.turn import ACTION
from signoria.games.principato.scoring import goal_points
from signoria.games.principato.state import EMPTY, Principato

_CUBES: Final[Shape] = {"cube": counted("count"), "count": number()}
_STORED: Final[Shape] = {cube: part("kept", cube) for cube in CUBES}

EFFECTS: Final[dict[str, Shape]] = {
    "lost": {**_CUBES, "room": number()},
    "overflow": {**_CUBES, "room": number()},
    "supply_short": {**_CUBES},
    "hungry": {"count": number()},
    "forgone": {"count": number()},
    "year_ends": {"year": number()},
    "keeps": _STORED,
    "favors_needed": {"count": number()},
    "stores": _CUBES,
    "yields": _CUBES,
    "church": {"count": number(), "room": number()},
    "strength": {"force": number()},
    "strength_if_fed": {"force": number()},
    "goal": {"goal": name("goal"), "points": number()},
    "affordable": {},
    "short_of": {"food": part("missing", "food"), "gold": part("missing", "gold")},
    "exchange": {},
}
WASTES: Final = frozenset({"lost", "hungry", "forgone"})


def describe(s: Principato, seat: int, action: int) -> Description:
    """Returns what the decision says of an action, and what the action would do."""
    return described(s, seat, action, _effects)


def _effects(s: Principato, seat: int, action: int, plain: Description) -> Iterator[Effect]:
    verb = ACTIONS.verbs[action]
    after, events = tried(s, seat, action)
    asks = _asks(after, seat)
    if verb in ("skip", "end"):
        yield from _passing(s, verb)
    elif verb == "swap":
        yield _of_card_taken(after, seat, s.display[int(ACTIONS.names[action].partition(":")[2])])
    elif verb in ("food_to_soldiers", "gold_to_soldiers"):
        yield from _left_over(s, verb.partition("_")[0], int(ACTIONS.names[action].partition(":")[2]))
    yield from _cubes(s, after, seat, asks, events)
    yield from _army(s, after, seat, verb)
    yield from _kept(s, after, seat, asks)
    yield from _means(s, after, seat)
    yield from _goals(s, after, seat)
    if verb in ("activate", "option") and asks == "activation.exchange":
        yield Effect("exchange")


def _asks(s: Principato, seat: int) -> str:
    """Returns the code of what this seat is asked now; empty if it is not its turn to decide."""
    return s.decisions[s.frames[s.at]].code if s.mover() == seat else ""


def _passing(s: Principato, verb: str) -> Iterator[Effect]:
    """Actions that are not used, and a year that ends with the turn."""
    action = s.local(ACTION)
    left = ACTIONS_PER_TURN + 1 - action
    if left > 0:
        yield Effect("forgone", {"count": 1 if verb == "skip" else left})
    if (verb == "end" or left == 1) and pile_left(s) == 0:
        yield Effect("year_ends", {"year": s.year})


def _of_card_taken(after: Principato, seat: int, card: int) -> Effect:
    """Whether the price of a card is in store; the nearest of its options counts."""
    options = [card * MOST_PRINTED + i for i in range(PRINTED[card])]
    nearest = min(options, key=lambda option: missing(after, seat, option))
    short: Params = {
        "food": max(PAY_FOOD[nearest] - after.food[seat], 0),
        "gold": max(PAY_GOLD[nearest] - after.gold[seat], 0),
    }
    return Effect("affordable") if missing(after, seat, nearest) <= after.favor[seat] else Effect("short_of", short)


def _left_over(s: Principato, cube: str, used: int) -> Iterator[Effect]:
    if used < s.local(OVERFLOW):
        yield Effect("lost", {"cube": cube, "count": s.local(OVERFLOW) - used, "room": 0})


def _cubes(s: Principato, after: Principato, seat: int, asks: str, events: list[Event]) -> Iterator[Effect]:
    """Cubes that a card gives and that find no room, or are not in the supply (R18, R20)."""
    for event in events:
        if event.code != "gained" or event.params["seat"] != seat or not event.params["short"]:
            continue
        cube, kept, entitled = str(event.params["cube"]), int(event.params["count"]), int(event.params["entitled"])
        supply = int(s.reserve[CUBES.index(cube)])
        if supply < entitled:
            yield Effect("supply_short", {"cube": cube, "count": supply})
        waiting = after.local(OVERFLOW) if asks == f"activation.overflow_{cube}" else 0
        lost = min(supply, entitled) - kept - waiting
        if waiting:
            yield Effect("overflow", {"cube": cube, "count": waiting, "room": kept})
        if lost > 0:
            yield Effect("lost", {"cube": cube, "count": lost, "room": kept + waiting})


def _army(s: Principato, after: Principato, seat: int, verb: str) -> Iterator[Effect]:
    """Strength, and soldiers for whom there is no cube (§4.6)."""
    soldiers = unsupplied(after, seat, MILITIA) + unsupplied(after, seat, CONDOTTIERE)
    if verb == "recruit":
        if soldiers > most_fed(after, seat):
            yield Effect("hungry", {"count": soldiers - most_fed(after, seat)})
        yield Effect("strength_if_fed", {"force": supplied_force(after, seat)})
    elif force(after, seat) != force(s, seat) and after.military[seat] == s.military[seat]:
        yield Effect("strength", {"force": force(after, seat)})


def _kept(s: Principato, after: Principato, seat: int, asks: str) -> Iterator[Effect]:
    """What stays in store after a payment; while favors may still pay a part, what stays if none does."""
    stores: Params = {cube: int(stored(after, seat, i)) for i, cube in enumerate(CUBES)}
    if asks.startswith("activation.favors_for_"):
        option = option_in_use(after)
        lacking = missing(after, seat, option)
        if lacking > 0:
            yield Effect("favors_needed", {"count": lacking})
            return
        stores |= {"food": after.food[seat] - PAY_FOOD[option], "gold": after.gold[seat] - PAY_GOLD[option]}
    elif all(stored(after, seat, i) >= stored(s, seat, i) for i in range(len(CUBES))):
        return
    yield Effect("keeps", stores)


def _means(s: Principato, after: Principato, seat: int) -> Iterator[Effect]:
    """What new buildings will bring and hold, and a favor's place."""
    if after.token(seat, FARM) > s.token(seat, FARM):
        yield Effect("stores", {"cube": "food", "count": FOOD_PER_FARM * after.token(seat, FARM)})
    if after.token(seat, BANK) > s.token(seat, BANK):
        yield Effect("stores", {"cube": "gold", "count": GOLD_PER_BANK * after.token(seat, BANK)})
    if after.token(seat, FIELD) > s.token(seat, FIELD):
        yield Effect("yields", {"cube": "food", "count": after.token(seat, FIELD)})
    if after.token(seat, PALAZZO) > s.token(seat, PALAZZO):
        yield Effect("yields", {"cube": "gold", "count": after.token(seat, PALAZZO)})
    if stored(after, seat, FAVOR) > stored(s, seat, FAVOR):
        yield Effect("church", {"count": int(stored(after, seat, FAVOR)), "room": CHURCH})


def _goals(s: Principato, after: Principato, seat: int) -> Iterator[Effect]:
    """Own goals that are then worth something else (§6)."""
    for back in range(BACKS):
        goal = s.goals[BACKS * seat + back]
        if goal != EMPTY and goal_points(after, seat, goal) != goal_points(s, seat, goal):
            yield Effect("goal", {"goal": GOALS[goal], "points": int(goal_points(after, seat, goal))})
