"""What one has and cannot use just now, though one would look for it there: each with the reason."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.games.virtu.actions import COURT_SOURCE, POWER_SOURCE, TILE_SOURCE
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, SEAS
from signoria.games.virtu.box.constants import CARD_RELIEF, CARDS, COURT, ROOM_CARDS, ROOMS
from signoria.games.virtu.decisions import MARCH, OBSTACLES, PAY
from signoria.games.virtu.payment.bill import bill_of
from signoria.games.virtu.payment.naming import source_params, source_target
from signoria.games.virtu.payment.sources import is_available, relief_of
from signoria.games.virtu.payment.uses import is_twin
from signoria.games.virtu.phases import war
from signoria.games.virtu.state import EMPTY, MOVED, READY, Virtu

OTHER_ROOM: Final = OBSTACLES.add("other_room", "2.4")
WRONG_SYMBOL: Final = OBSTACLES.add("wrong_symbol", "2.4")
NO_PORT: Final = OBSTACLES.add("no_port", "4.4")


class Why(TypedDict):
    """A reason: its code, its numbers and its paragraph."""

    code: str
    rule: str
    params: dict[str, int | str]


class Idle(TypedDict):
    """Something that is of no use for the running decision: where it lies, what it is, and why."""

    target: str
    about: dict[str, int | str]
    reason: Why


def idle(s: Virtu) -> list[Idle]:
    """Returns cards and tiles that pay nothing of the running price, or the sea that a troop cannot take."""
    if s.decision == PAY:
        return [*_in_other_rooms(s), *_without_the_symbol(s)]
    return _without_a_port(s) if s.decision == MARCH else []


def _in_other_rooms(s: Virtu) -> list[Idle]:
    """Cards that show what is due, in rooms where the marker is not: they pay for the action of their own room."""
    seat: i64 = s.frame_seat()
    wanted: i64 = bill_of(s.due, s.florins[seat]).wanted
    cards: list[Idle] = []
    for place in range(ROOMS * ROOM_CARDS):
        card: i64 = s.rooms[seat * ROOMS * ROOM_CARDS + place]
        room = place // ROOM_CARDS
        if card != EMPTY and room != s.marker[seat] and CARD_RELIEF[card] & wanted:
            about: Params = {"source": "under" if place % ROOM_CARDS else "room", "card": CARDS[card]}
            cards.append(_idle(s, OTHER_ROOM, f"room:{room}", about))
    return cards


def _without_the_symbol(s: Virtu) -> list[Idle]:
    """Courtiers and tiles that are ready and show nothing of what is due; of equal ones the first."""
    seat: i64 = s.frame_seat()
    wanted: i64 = bill_of(s.due, s.florins[seat]).wanted
    return [
        _idle(s, WRONG_SYMBOL, source_target(source), source_params(s, seat, source))
        for source in range(COURT_SOURCE, POWER_SOURCE)
        if _is_ready(s, seat, source) and not is_twin(s, seat, source) and relief_of(s, seat, source) & wanted == 0
    ]


def _is_ready(s: Virtu, seat: i64, source: i64) -> bool:
    if source < TILE_SOURCE:
        return s.face[seat * COURT + source - COURT_SOURCE] in (READY, MOVED)
    return is_available(s, seat, source - TILE_SOURCE)


def _without_a_port(s: Virtu) -> list[Idle]:
    """The city that a troop leaves lies on no sea."""
    city: i64 = s.local(war.CITY)
    if any(SEAS[city * CITY_COUNT + port] > 0 for port in range(CITY_COUNT)):
        return []
    return [_idle(s, NO_PORT, f"city:{CITIES[city]}", {"city": CITIES[city]}, {"city": CITIES[city]})]


def _idle(s: Virtu, obstacle: int, target: str, about: Params, params: Params | None = None) -> Idle:
    reason = OBSTACLES.reason(obstacle, int(s.players), params or {})
    why: Why = {"code": reason.code, "rule": reason.rule, "params": dict(reason.params)}
    return {"target": target, "about": dict(about), "reason": why}
