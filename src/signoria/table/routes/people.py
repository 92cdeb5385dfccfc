"""Who is here: guests by name, accounts by password."""

from __future__ import annotations

from litestar import Response, delete, get, post, put

from signoria.table.bodies import (
    AccountRequest,
    DeleteAccountRequest,
    GuestRequest,
    MeBody,
    PasswordRequest,
    Person,
    SessionRequest,
)
from signoria.table.cookies import Cookies
from signoria.table.people import People
from signoria.table.routes.answers import CHANGING, READING


@get("/api/me", operation_id="me", responses=READING, sync_to_thread=False)
def me(visitor: Person | None) -> MeBody:
    """Who asks."""
    return MeBody(visitor)


@post("/api/me", operation_id="nameGuest", status_code=200, responses=CHANGING)
async def name_guest(data: GuestRequest, visitor: Person | None, people: People, desk: Cookies) -> Response[MeBody]:
    """Come in as a guest, or as a guest change the name."""
    return desk.signed_in(*await people.name_guest(visitor, data.name))


@post("/api/account", operation_id="makeAccount", responses=CHANGING)
async def make_account(data: AccountRequest, visitor: Person | None, people: People, desk: Cookies) -> Response[MeBody]:
    """Make an account, which takes over the guest's tables."""
    return desk.signed_in(*await people.make_account(visitor, data.name, data.password))


@put("/api/account/password", operation_id="changePassword", responses=CHANGING)
async def change_password(data: PasswordRequest, person: Person, people: People, desk: Cookies) -> Response[MeBody]:
    """Change the password; every other device is signed out."""
    return desk.signed_in(*await people.change_password(person, data.old, data.new))


@delete("/api/account", operation_id="deleteAccount", status_code=200, responses=CHANGING)
async def delete_account(data: DeleteAccountRequest, person: Person, people: People, desk: Cookies) -> Response[MeBody]:
    """Delete the account: the records stay, the name goes."""
    await people.delete_account(person, data.password)
    return desk.signed_out()


@post("/api/session", operation_id="signIn", responses=CHANGING)
async def sign_in(data: SessionRequest, visitor: Person | None, people: People, desk: Cookies) -> Response[MeBody]:
    """Sign in to an account, which takes over the guest's tables."""
    return desk.signed_in(*await people.sign_in(visitor, data.name, data.password))


@delete("/api/session", operation_id="signOut", status_code=200, responses=CHANGING, sync_to_thread=False)
def sign_out(desk: Cookies) -> Response[MeBody]:
    """Sign out on this device."""
    return desk.signed_out()
