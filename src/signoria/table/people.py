"""People: guests by name, accounts by password."""

from __future__ import annotations

from typing import NamedTuple

from signoria.table.bodies import Person


class Token(NamedTuple):
    """What a cookie says: who, and of which epoch; a new password begins a new epoch."""

    person: str
    epoch: int


class People:
    """Everybody who has said a name."""

    async def find(self, token: Token) -> Person | None:
        raise NotImplementedError

    async def name_guest(self, visitor: Person | None, name: str) -> tuple[Person, Token]:
        raise NotImplementedError

    async def make_account(self, visitor: Person | None, name: str, password: str) -> tuple[Person, Token]:
        raise NotImplementedError

    async def sign_in(self, visitor: Person | None, name: str, password: str) -> tuple[Person, Token]:
        raise NotImplementedError

    async def change_password(self, person: Person, old: str, new: str) -> tuple[Person, Token]:
        raise NotImplementedError

    async def delete_account(self, person: Person, password: str) -> None:
        raise NotImplementedError
