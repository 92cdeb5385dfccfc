"""Who is here: guests by name, accounts by password."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from signoria.table.people.people import People
from signoria.table.protocol.bodies import (
    AccountRequest,
    DeleteAccountRequest,
    GuestRequest,
    MeBody,
    PasswordRequest,
    Person,
    SessionRequest,
)
from signoria.table.web.cookies import Cookies
from signoria.table.web.guards import limited
from signoria.table.web.routes.answers import CHANGING, READING


@get("/api/me", operation_id="me", responses=READING, sync_to_thread=False)
def me(visitor: NamedDependency[Person | None]) -> MeBody:
    """Who asks."""
    return MeBody(visitor)


@post("/api/me", operation_id="nameGuest", guards=[limited("guest")], status_code=200, responses=CHANGING)
async def name_guest(
    data: JSONBody[GuestRequest],
    visitor: NamedDependency[Person | None],
    people: NamedDependency[People],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Come in as a guest, or as a guest change the name."""
    return desk.signed_in(*await people.name_guest(visitor, data.name))


@post("/api/account", operation_id="makeAccount", guards=[limited("password")], responses=CHANGING)
async def make_account(
    data: JSONBody[AccountRequest],
    visitor: NamedDependency[Person | None],
    people: NamedDependency[People],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Make an account, which takes over the guest's tables."""
    return desk.signed_in(*await people.make_account(visitor, data.name, data.password))


@put("/api/account/password", operation_id="changePassword", guards=[limited("password")], responses=CHANGING)
async def change_password(
    data: JSONBody[PasswordRequest],
    person: NamedDependency[Person],
    people: NamedDependency[People],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Change the password; every other device is signed out."""
    return desk.signed_in(*await people.change_password(person, data.old, data.new))


@delete("/api/account", operation_id="deleteAccount", guards=[limited("password")], status_code=200, responses=CHANGING)
async def delete_account(
    data: JSONBody[DeleteAccountRequest],
    person: NamedDependency[Person],
    people: NamedDependency[People],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Delete the account: the records stay, the name goes."""
    await people.delete_account(person, data.password)
    return desk.signed_out()


@post("/api/session", operation_id="signIn", guards=[limited("password")], responses=CHANGING)
async def sign_in(
    data: JSONBody[SessionRequest],
    visitor: NamedDependency[Person | None],
    people: NamedDependency[People],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Sign in to an account, which takes over the guest's tables."""
    return desk.signed_in(*await people.sign_in(visitor, data.name, data.password))


@delete("/api/session", operation_id="signOut", status_code=200, responses=CHANGING, sync_to_thread=False)
def sign_out(desk: NamedDependency[Cookies]) -> Response[MeBody]:
    """Sign out on this device."""
    return desk.signed_out()
