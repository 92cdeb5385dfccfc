"""Who is here: guests and accounts, and how one signs in."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from signoria.table import limits

PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.NAME)]
Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.PASSWORD)]
NewPassword: TypeAlias = Annotated[str, Meta(min_length=limits.SHORTEST_PASSWORD, max_length=limits.PASSWORD)]


class Person(Struct):
    """Somebody who is here: a guest, or the holder of an account."""

    id: str
    name: str
    account: bool


class MeBody(Struct):
    """Who asks; null for somebody who has not said a name."""

    person: Person | None


class GuestRequest(Struct, forbid_unknown_fields=True):
    """A guest says, or changes, their name."""

    name: PersonName


class AccountRequest(Struct, forbid_unknown_fields=True):
    """Make an account; the guest's tables become its tables."""

    name: PersonName
    password: NewPassword


class SessionRequest(Struct, forbid_unknown_fields=True):
    """Sign in; the guest's tables become the account's."""

    name: PersonName
    password: Password


class PasswordRequest(Struct, forbid_unknown_fields=True):
    """Change the password; every other device is signed out."""

    old: Password
    new: NewPassword


class DeleteAccountRequest(Struct, forbid_unknown_fields=True):
    """Delete the account: the records stay, the name goes."""

    password: Password
