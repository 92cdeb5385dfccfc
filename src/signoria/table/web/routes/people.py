"""Who is here: guests by name, accounts by password."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from signoria.table.people.people import People
from signoria.table.people.sessions import Identity, Sessions
from signoria.table.protocol.faults import Conflict
from signoria.table.protocol.people_bodies import (
    AccountRequest,
    DeleteAccountRequest,
    GuestRequest,
    MeBody,
    PasswordRequest,
    Person,
    SessionRequest,
)
from signoria.table.web.client_address import address_of
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
    identity: NamedDependency[Identity | None],
    people: NamedDependency[People],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Come in as a guest, or as a guest change the name."""
    return desk.signed_in(*await people.name_guest(identity, data.name))


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
    request: Request[Any, Any, Any],
    data: JSONBody[PasswordRequest],
    person: NamedDependency[Person],
    people: NamedDependency[People],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Change the password; every other device is signed out."""
    return desk.signed_in(*await people.change_password(person, data.old, data.new, address_of(request)))


@delete("/api/account", operation_id="deleteAccount", guards=[limited("password")], status_code=200, responses=CHANGING)
async def delete_account(
    request: Request[Any, Any, Any],
    data: JSONBody[DeleteAccountRequest],
    person: NamedDependency[Person],
    people: NamedDependency[People],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Delete the account: the records stay, the name goes."""
    await people.delete_account(person, data.password, address_of(request))
    return desk.signed_out()


@post("/api/session", operation_id="signIn", guards=[limited("password")], responses=CHANGING)
async def sign_in(
    request: Request[Any, Any, Any],
    data: JSONBody[SessionRequest],
    identity: NamedDependency[Identity | None],
    people: NamedDependency[People],
    sessions: NamedDependency[Sessions],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Sign in to an account, which takes over the guest's tables."""
    visitor = identity.person if identity is not None else None
    answer = desk.signed_in(*await people.sign_in(visitor, data.name, data.password, address_of(request)))
    if identity is not None:
        await sessions.end(identity.token)
    return answer


@delete("/api/session", operation_id="signOut", status_code=200, responses=CHANGING)
async def sign_out(
    identity: NamedDependency[Identity | None],
    people: NamedDependency[People],
    sessions: NamedDependency[Sessions],
    desk: NamedDependency[Cookies],
) -> Response[MeBody]:
    """Sign out on this device: its sockets are closed, and the cookie is nobody's. A guest is forgotten for good."""
    if identity is not None:
        if not identity.person.account:
            await people.forget_guest(identity.person)
        await sessions.end(identity.token)
    return desk.signed_out()


@delete("/api/sessions", operation_id="signOutEverywhere", status_code=200, responses=CHANGING)
async def sign_out_everywhere(
    person: NamedDependency[Person], sessions: NamedDependency[Sessions], desk: NamedDependency[Cookies]
) -> Response[MeBody]:
    """Sign out on every device, this one included."""
    if not person.account:
        raise Conflict("A guest is on one device alone; sign out there.", "guest_one_device")
    await sessions.end_all(person)
    return desk.signed_out()
