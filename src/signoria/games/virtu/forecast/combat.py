"""What the running combat comes to, now and after each bonus."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from signoria.core.state import buffer
from signoria.games.virtu.actions import (
    ACTIONS,
    COURT_SOURCE,
    PASS,
    SOURCES,
    TILE_SOURCE,
    TOKEN,
    USE,
    USED_SOURCE,
)
from signoria.games.virtu.box.atlas import CITIES
from signoria.games.virtu.box.constants import (
    CARDS,
    COURT,
    TROPHY,
)
from signoria.games.virtu.decisions import COMBAT
from signoria.games.virtu.forecast.forces import Force, army_parts, defence_parts
from signoria.games.virtu.payment.bill import (
    WAR,
)
from signoria.games.virtu.payment.sources import is_for_florins, symbols
from signoria.games.virtu.phases import combat as fighting
from signoria.games.virtu.phases.conquest import has_trophy_left
from signoria.games.virtu.state import EMPTY, MOST_USES, Virtu

WARS: Final[i64] = symbols(WAR)


class Bonus(TypedDict):
    """A war bonus that a side could still announce."""

    action: str
    count: int
    cost: int
    payable: bool


class Side(TypedDict):
    """A side of a combat: its seat (-1 for nobody), its forces line by line, their sum, and bonuses left."""

    seat: int
    parts: list[Force]
    total: int
    open: list[Bonus]


class Outcome(TypedDict):
    """What a combat comes to if nothing more is announced; losses are troops of both armies, without the garrison.

    `retreat` counts the besiegers that must leave a city which holds out, `trophy` the prestige of one that falls.
    """

    winner: int
    totals: list[int]
    losses: list[int]
    retreat: int
    trophy: int


class Combat(TypedDict):
    """A combat: a field battle or a siege; what it comes to now, and after each bonus that may be announced now."""

    city: str
    field: bool
    sides: list[Side]
    now: Outcome
    after: dict[str, Outcome]


def combat(s: Virtu) -> Combat | None:
    """Returns both sides of the running combat, what it comes to now, and after each bonus of who decides."""
    if s.decision != COMBAT:
        return None
    seat: i64 = s.frame_seat()
    is_first = seat == s.local(fighting.FIRST)
    after: dict[str, Outcome] = {}
    for action in s.options(seat):
        if action == PASS or (action >= USE and is_for_florins(action)):
            continue
        force: i64 = fighting.force_of(s, seat, action)
        after[ACTIONS.names[action]] = _outcome(s, force if is_first else 0, 0 if is_first else force)
    return {
        "city": CITIES[s.local(fighting.CITY)],
        "field": fighting.is_field(s),
        "sides": [_side(s, 0), _side(s, 1)],
        "now": _outcome(s, 0, 0),
        "after": after,
    }


def _outcome(s: Virtu, more: i64, more_second: i64) -> Outcome:
    force, against, lost, lost_second = fighting.reckoning(s, more, more_second)
    winner = 0 if force > against else 1
    if fighting.is_field(s) and force == against:
        winner = EMPTY
    return {
        "winner": winner,
        "totals": [int(force), int(against)],
        "losses": [int(lost), int(lost_second)],
        "retreat": _retreat(s, int(lost)) if winner == 1 and not fighting.is_field(s) else 0,
        "trophy": _trophy(s) if winner == 0 and not fighting.is_field(s) else 0,
    }


def _retreat(s: Virtu, lost: int) -> int:
    """Returns how many besiegers are left to retreat (§4.5)."""
    parts = army_parts(s, s.local(fighting.FIRST), s.local(fighting.CITY))
    return sum(part["count"] for part in parts if part["kind"] == "troops") - lost


def _trophy(s: Virtu) -> int:
    """Returns the prestige of the disc that the city's owner loses with it."""
    owner: i64 = s.owner[s.local(fighting.CITY)]
    return int(TROPHY[s.side]) if owner >= 0 and has_trophy_left(s, s.local(fighting.FIRST), owner) else 0


def _side(s: Virtu, side: int) -> Side:
    city: i64 = s.local(fighting.CITY)
    first: i64 = s.local(fighting.FIRST)
    seat: i64 = first if side == 0 else s.local(fighting.SECOND)
    parts = army_parts(s, seat, city) if side == 0 or fighting.is_field(s) else defence_parts(s, city, first)
    for i in range(side * MOST_USES, (side + 1) * MOST_USES):
        action: i64 = s.uses[i]
        if action == EMPTY:
            break
        parts.append(_bonus(s, seat, action))
    return {
        "seat": int(seat),
        "parts": parts,
        "total": sum(part["count"] for part in parts),
        "open": _open(s, seat) if seat >= 0 else [],
    }


def _bonus(s: Virtu, seat: i64, action: i64) -> Force:
    """Returns a bonus that has been announced."""
    force = int(fighting.force_of(s, seat, action))
    if action == TOKEN:
        return {"kind": "bonus", "source": "token", "count": force}
    source: i64 = USED_SOURCE[action - USE]
    part: Force = {"kind": "bonus", "source": SOURCES[source], "count": force}
    part["cost"] = int(fighting.price(s, seat, action))
    if COURT_SOURCE <= source < TILE_SOURCE:
        part["card"] = CARDS[s.court[seat * COURT + source - COURT_SOURCE]]
    return part


def _open(s: Virtu, seat: i64) -> list[Bonus]:
    bonuses: list[Bonus] = []
    out = buffer()
    for i in range(fighting.write_bonuses(s, seat, WARS, out, 0)):
        action: i64 = out[i]
        cost = 0 if action == TOKEN else int(fighting.price(s, seat, action))
        bonuses.append(
            {
                "action": ACTIONS.names[action],
                "count": int(fighting.force_of(s, seat, action)),
                "cost": cost,
                "payable": s.florins[seat] >= cost,
            }
        )
    return bonuses
