"""The same game again: who sits where, with the seats moved by one.

What began elsewhere than at its set-up begins there again, and everybody has their own seat.
"""

from __future__ import annotations

import secrets
from typing import Any

from signoria.table.people.names import distinct_name
from signoria.table.protocol.faults import Conflict, Forbidden
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.seating import BOT, FRIEND, OVER, PERSON, Seating, SeatRow


def check_may_play_again(old: Seating, person: Person) -> None:
    """Forbidden for who has not played, Conflict while the game goes on."""
    if not old.has_seat(person):
        raise Forbidden("Only who has played here can ask for a rematch.", "not_a_player")
    if old.table.status != OVER:
        raise Conflict("This game is not over; a rematch comes after it.", "not_over")


def same_agreement(old: Seating) -> dict[str, Any]:
    """What the new table has from the old one, as the database calls it."""
    table = old.table
    agreed = {"pause": table.pause, "patience": table.patience, "hints": table.hints}
    return {"game": table.game, "options": table.options, "started": table.started, **agreed}


def seats_moved_by_one(old: Seating, person: Person, now: float) -> list[dict[str, Any]]:
    """The rows of the new seats: whoever was second is first. Of the others, each has a seat kept for them."""
    empty: dict[str, Any] = {"nonce": None, "replaced": False, "resigned": False, "votes": [], "seen": now}
    return [
        {"seat": number, "level": None, "invite": None, **_sitter(_before(old, number), person), **empty}
        for number in range(len(old.seats))
    ]


def _before(old: Seating, number: int) -> SeatRow:
    """The old seat of who has this new one."""
    return old.seats[(number + (old.table.started is None)) % len(old.seats)]


def _sitter(seat: SeatRow, person: Person) -> dict[str, Any]:
    if seat.kind == BOT:
        return {"kind": BOT, "name": seat.name, "person": None, "level": seat.level}
    if seat.person == person.id:
        return {"kind": seat.kind, "name": seat.name, "person": person.id}
    return {"kind": FRIEND, "name": "", "person": None, "invite": secrets.token_urlsafe(12)}


def seats_to_take(old: Seating, new: Seating, person: Person) -> dict[int, dict[str, Any]]:
    """The seats that were kept for this person, with what changes there; Conflict if none is left for them."""
    kept = [seat.seat for seat in new.seats if seat.is_free and _before(old, seat.seat).person == person.id]
    if not kept and not new.has_seat(person):
        raise Conflict("Somebody else has taken your seat at the new table.", "seat_taken")
    return {number: _arrived(old, new, number, person) for number in kept}


def _arrived(old: Seating, new: Seating, number: int, person: Person) -> dict[str, Any]:
    before = _before(old, number)
    others = [seat.name for seat in new.seats if seat.name]
    wish = person.name if before.kind == PERSON else before.name
    return {"kind": before.kind, "person": person.id, "name": distinct_name(wish, others)}
