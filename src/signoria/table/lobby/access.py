"""Who may see a table: the one rule, for links and lists, sockets, views, records and what is said there."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.table.protocol.faults import NotFound
from signoria.table.protocol.people_bodies import Person
from signoria.table.store.seating import LOBBY, OPEN, Seating


@dataclass(frozen=True)
class Visitor:
    """Whoever asks about a table: a person, or nobody known, with what the link says that they came by."""

    person: Person | None
    watch: str | None = None
    invite: str | None = None

    def watches(self, seating: Seating) -> bool:
        """Do they have the link for spectators?"""
        return self.watch == seating.table.watch

    def belongs_to(self, seating: Seating) -> bool:
        """May they see the game and hear what is said? Whoever sits there, opened the table, or may watch."""
        if self.watches(seating):
            return True
        return self.person is not None and self.person.id in (seating.table.host, *(s.person for s in seating.seats))

    def may_see(self, seating: Seating) -> bool:
        """May they know of the table? Also whoever is invited, and anybody as long as a seat is open to all."""
        is_invited = self.invite is not None and any(seat.invite == self.invite for seat in seating.seats)
        return self.belongs_to(seating) or is_invited or is_open(seating)


def is_open(seating: Seating) -> bool:
    return seating.table.status == LOBBY and any(seat.kind == OPEN for seat in seating.seats)


def check_sees(seating: Seating | None, visitor: Visitor) -> Seating:
    """Returns the table; no_table for whom it is none of their business, or no longer."""
    if seating is None or not visitor.may_see(seating):
        raise no_table()
    return seating


def check_belongs(seating: Seating, visitor: Visitor) -> None:
    if not visitor.belongs_to(seating):
        raise no_table()


def no_table() -> NotFound:
    english = "There is no such table, or it is not for you; ask who opened it for the link."
    return NotFound(english, "no_table")
