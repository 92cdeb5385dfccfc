"""Which rooms the marker can reach, and by which ways."""

from __future__ import annotations

from itertools import combinations
from typing import TypedDict

from mypy_extensions import i64

from signoria.games.virtu.box.atlas import TILE_RELIEF, TILES
from signoria.games.virtu.box.constants import (
    FREE_STEPS,
    LEFT_ARROW,
    RIGHT_ARROW,
    ROOMS,
    SIDES,
    STEP_PRICE,
)
from signoria.games.virtu.decisions import STEP
from signoria.games.virtu.payment.bill import (
    ARROW,
    amount,
)
from signoria.games.virtu.payment.sources import is_available
from signoria.games.virtu.phases.marker import PAID_STEP, PREPAID, STEPS
from signoria.games.virtu.phases.rooms import deed_name, room_action
from signoria.games.virtu.state import Virtu


class Walk(TypedDict):
    """A way to a room: all its steps with the stop at their end, the florins and the arrow tiles that they take."""

    actions: list[str]
    florins: int
    tiles: list[str]


class Reach(TypedDict):
    """A room ahead of the marker: how many steps, how many of them beyond the free ones, ways to pay for those.

    `ways` are "florins", "prepaid" and arrow tiles; `passes` are the sides whose courtiers become available; `walks`
    are all ways there that waste nothing, the cheapest in tiles first.
    """

    room: int
    deed: str
    steps: int
    paid: int
    ways: list[str]
    passes: list[str]
    reachable: bool
    walks: list[Walk]


def reach(s: Virtu) -> list[Reach]:
    """Returns the next five rooms with what they take, the treasury being as it is: florins may be collected first."""
    if s.decision != STEP:
        return []
    seat: i64 = s.frame_seat()
    free = max(int(FREE_STEPS - s.local(STEPS)), 0)
    ways: list[str] = []
    prepaid = int(s.local(PREPAID))
    most = free + prepaid
    for_florins = s.local(PAID_STEP) == 0 and s.florins[seat] >= STEP_PRICE
    if for_florins:
        ways.append("florins")
        most += 1
    if prepaid > 0:
        ways.append("prepaid")
    arrows: list[tuple[str, int]] = []
    for tile in range(len(TILES)):
        count = int(amount(TILE_RELIEF[tile], ARROW))
        if count and is_available(s, seat, tile):
            ways.append(TILES[tile])
            arrows.append((TILES[tile], count))
            most += count
    rooms: list[Reach] = []
    passes: list[str] = []
    for steps in range(1, ROOMS + 1):
        room = (s.marker[seat] + steps) % ROOMS
        before = (room - 1) % ROOMS
        if before == LEFT_ARROW:
            passes = [*passes, SIDES[0]]
        if before == RIGHT_ARROW:
            passes = [*passes, SIDES[1]]
        paid = max(steps - free, 0)
        rooms.append(
            {
                "room": int(room),
                "deed": deed_name(s, room_action(s, seat, room)),
                "steps": steps,
                "paid": paid,
                "ways": ways if paid else [],
                "passes": passes,
                "reachable": steps <= most,
                "walks": _walks(min(steps, free), paid, prepaid, for_florins, arrows),
            }
        )
    return rooms


def _walks(free: int, paid: int, prepaid: int, for_florins: bool, arrows: list[tuple[str, int]]) -> list[Walk]:
    """Returns the ways to make so many free and paid steps, each without a tile or florins to spare."""
    begun = ["advance"] * free + ["advance_prepaid"] * min(paid, prepaid)
    left = paid - min(paid, prepaid)
    walks: list[Walk] = []
    for size in range(len(arrows) + 1):
        for tiles in combinations(arrows, size):
            for coins in (1, 0) if for_florins else (0,):
                gathered = coins + sum(count for _, count in tiles)
                spare = min([1] * coins + [count for _, count in tiles], default=0)
                if gathered < left or (gathered > left and gathered - spare >= left) or (left == 0 and gathered):
                    continue
                walks.append(_walk(begun, left, coins, tiles))
    return walks


def _walk(begun: list[str], left: int, coins: int, tiles: tuple[tuple[str, int], ...]) -> Walk:
    """A tile makes one step when it is used, and prepays what else it shows."""
    actions = begun + ["advance_for_florins"] * coins
    left -= coins
    for tile, count in tiles:
        actions = [*actions, f"use:{tile}.arrow", *["advance_prepaid"] * (min(count, left) - 1)]
        left -= count
    return {"actions": [*actions, "stop"], "florins": int(STEP_PRICE) * coins, "tiles": [tile for tile, _ in tiles]}
