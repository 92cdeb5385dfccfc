"""Errors as answers: what the asker can mend in plain words, everything else without internals."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from signoria.core.errors import IllegalAction, InvalidSetup, SignoriaError
from signoria.table.logs import note, sign_in
from signoria.table.meters import meters
from signoria.table.protocol import faults
from signoria.table.protocol.bodies import ErrorBody, Fault
from signoria.table.protocol.faults import TableError, fault_of
from signoria.table.store.failures import unavailable

log = logging.getLogger("signoria.table")

GENERAL: Final = {
    faults.BAD_REQUEST: Fault("bad_request", "The request cannot be understood; /api/openapi.json describes it."),
    faults.NOT_SIGNED_IN: Fault("not_signed_in", "Say a name or sign in first."),
    faults.FORBIDDEN: Fault("forbidden", "This is not allowed."),
    faults.NOT_FOUND: Fault("not_found", "There is nothing at this address."),
    405: Fault("method", "This address cannot be asked in this way; /api/openapi.json describes it."),
    faults.TOO_LARGE: Fault("too_large", "The request is too large."),
    faults.TOO_MANY: Fault("too_many", "That was too often in too short a time; wait a little."),
}
# Where a password is asked for.
PASSWORD_PATHS: Final = ("/api/session", "/api/account", "/api/account/password")
BROKEN: Final = Fault("broken", "Something went wrong on the server; the log of the server says what. Try again.")
# A game refuses a set-up or an action: the request was understood, and does not fit.
STATUS: Final = ((InvalidSetup, faults.BAD_REQUEST), (IllegalAction, faults.CONFLICT))


def refuse(request: Request[Any, Any, Any], error: SignoriaError) -> Response[ErrorBody]:
    """What somebody did wrong, as the error says it."""
    status = error.status if isinstance(error, TableError) else _status(error)
    if error.code == "wrong_password" or (status == faults.TOO_MANY and request.url.path in PASSWORD_PATHS):
        _note_sign_in(request, error.code)
    return _answer(fault_of(error), status)


def _note_sign_in(request: Request[Any, Any, Any], why: str) -> None:
    """Without the name: who mistakes one field for the other writes a password there."""
    meters.refused_sign_ins[why] += 1
    address = request.client.host if request.client is not None else "-"
    note(sign_in, "refused", address=address, why=why, path=request.url.path)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses: bodies that do not fit, unknown addresses."""
    if isinstance(error, ValidationException):
        return _answer(_misfit(error), faults.BAD_REQUEST)
    if error.status_code >= faults.BROKEN:
        return fail(request, error)
    fault = GENERAL.get(error.status_code, GENERAL[faults.BAD_REQUEST])
    return _answer(fault, error.status_code, _allowed(error))


def refuse_crowd(request: Request[Any, Any, Any], error: NoConnectionLeft) -> Response[ErrorBody]:
    """Everybody waits for the database, and one more has waited long enough."""
    return refuse(request, unavailable(error))


def refuse_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    """A body of brackets within brackets without end is not decoded."""
    return _answer(GENERAL[faults.BAD_REQUEST], faults.BAD_REQUEST)


def refuse_beyond(request: Request[Any, Any, Any]) -> None:
    """Litestar would answer whatever lies below its own document with a page of its own."""
    if request.path_params:
        raise NotFoundException


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """What we did wrong: to the log in full, to the asker in one sentence."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(BROKEN, faults.BROKEN)


def _status(error: SignoriaError) -> int:
    return next((status for kind, status in STATUS if isinstance(error, kind)), faults.BAD_REQUEST)


def _misfit(error: ValidationException) -> Fault:
    """Which part of the request does not fit, in the validator's words, which are about the request alone."""
    misfits = error.extra if isinstance(error.extra, list) else []
    parts = [f"{each.get('key') or 'the body'}: {each.get('message')}" for each in misfits if isinstance(each, dict)]
    where = "; ".join(parts)[:300] or "the request"
    return Fault("misfit", f"The request does not fit: {where}.", {"where": where})


def _allowed(error: HTTPException) -> dict[str, str]:
    """Ways in which an address can be asked, where it was asked in another; HEAD comes with GET."""
    ways = set((error.headers or {}).get("allow", "").split(", ")) - {""}
    return {"Allow": ", ".join(sorted(ways | ({"HEAD"} if "GET" in ways else set())))} if ways else {}


def _answer(fault: Fault, status: int, headers: dict[str, str] | None = None) -> Response[ErrorBody]:
    return Response(ErrorBody(fault), status_code=status, media_type=MediaType.JSON, headers=headers)
