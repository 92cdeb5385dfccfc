"""The seats of a new table, from what its host asks for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from signoria.bots.levels import BOT_NAMES
from signoria.table.bots.levels import levels
from signoria.table.likeness import are_alike
from signoria.table.people.names import clean_name, distinct_name
from signoria.table.protocol.faults import BadRequest
from signoria.table.protocol.people_bodies import Person
from signoria.table.protocol.table_bodies import SeatRequest
from signoria.table.store.seating import BOT, FRIEND, LOCAL, OPEN, PERSON

ME: Final = "me"
KINDS: Final = {ME: PERSON, "friend": FRIEND, "bot": BOT, "local": LOCAL, "open": OPEN}
DEFAULT_LEVEL: Final = "courtier"


def seat_values(table_id: str, host: Person, wishes: Sequence[SeatRequest], now: float) -> list[dict[str, Any]]:
    """A row per seat; BadRequest if they do not fit together."""
    kinds = [seat.kind for seat in wishes]
    if kinds.count(ME) > 1:
        raise BadRequest("You can take one seat for yourself; others at your screen are `local`.", "me_twice")
    if all(kind == "bot" for kind in kinds):
        raise BadRequest("A table needs a seat for a person; bots alone play with `signoria simulate`.", "no_person")
    rows = [_row(table_id, number, seat, host, now) for number, seat in enumerate(wishes)]
    _name_all(rows)
    return rows


def _row(table_id: str, number: int, seat: SeatRequest, host: Person, now: float) -> dict[str, Any]:
    mine = seat.kind in (ME, "local")
    return {
        "table_id": table_id,
        "seat": number,
        "kind": KINDS[seat.kind],
        "name": _wish(seat, host),
        "person": host.id if mine else None,
        "level": _level(seat),
        "invite": secrets.token_urlsafe(12) if seat.kind == "friend" else None,
        "nonce": None,
        "replaced": False,
        "resigned": False,
        "votes": [],
        "seen": now,
    }


def _wish(seat: SeatRequest, host: Person) -> str:
    """The name that this seat is to have; none yet for who has not come."""
    if seat.kind == ME:
        return host.name
    return clean_name(seat.name) if seat.name is not None and seat.kind in ("local", "bot") else ""


def _level(seat: SeatRequest) -> str | None:
    if seat.kind != "bot":
        return None
    level = seat.level or DEFAULT_LEVEL
    if level not in levels():
        known = ", ".join(levels())
        raise BadRequest("There is no level {level!r}; the levels are {known}.", "no_level", level=level, known=known)
    return level


def _name_all(rows: list[dict[str, Any]]) -> None:
    """Bots and people at this screen that were given no name get one that is free."""
    for row in rows:
        others = [other["name"] for other in rows if other is not row and other["name"]]
        if row["name"]:
            if any(are_alike(row["name"], other) for other in others):
                english = "Two seats are called {name}; give each a name of its own."
                raise BadRequest(english, "name_twice", name=row["name"])
        elif row["kind"] == BOT:
            row["name"] = next(name for name in BOT_NAMES if not any(are_alike(name, other) for other in others))
        elif row["kind"] == LOCAL:
            row["name"] = distinct_name(f"Player {row['seat'] + 1}", others)
