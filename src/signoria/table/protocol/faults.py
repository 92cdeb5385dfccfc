"""What a request is refused with: a code, a sentence that says what happened and what helps, an HTTP status."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from signoria.core.codes import Reason, Sentence
from signoria.core.errors import IllegalAction, SignoriaError
from signoria.table.protocol.bodies import Fault
from signoria.table.protocol.messages import ReasonBody

BAD_REQUEST: Final = 400
NOT_SIGNED_IN: Final = 401
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
CONFLICT: Final = 409
TOO_LARGE: Final = 413
TOO_MANY: Final = 429
BROKEN: Final = 500
UNAVAILABLE: Final = 503


class TableError(SignoriaError):
    """Base of what a person, a client or a request did wrong at a table."""

    status = BAD_REQUEST


class BadRequest(TableError):
    """Something that cannot be understood or does not fit."""


class NotSignedIn(TableError):
    """Nobody has said a name, or the password is wrong."""

    status = NOT_SIGNED_IN


class Forbidden(TableError):
    """Known, but not allowed."""

    status = FORBIDDEN


class NotFound(TableError):
    """No such thing; also said of what is none of the asker's business."""

    status = NOT_FOUND


class Conflict(TableError):
    """It would have been possible at another moment."""

    status = CONFLICT


class IllegalOfSeveral(Conflict):
    """One action of several is not allowed; none of them was done."""

    @property
    def reason(self) -> Reason:
        reason: Reason = self.sentence.params["reason"]
        return reason


class TooMany(TableError):
    """Too often in too short a time."""

    status = TOO_MANY


class Unavailable(TableError):
    """Not now, through no fault of the asker's."""

    status = UNAVAILABLE


def fault_of(error: SignoriaError) -> Fault:
    """An error for the wire: only plain values, nothing of the inside."""
    params = {name: _plain(value) for name, value in error.sentence.params.items()}
    return Fault(error.code or "refused", str(error), params)


def reason_of(error: SignoriaError) -> ReasonBody | msgspec.UnsetType:
    """The rules' own reason, where it was the rules that refused."""
    if isinstance(error, IllegalAction | IllegalOfSeveral):
        return reason_body(error.reason)
    return msgspec.UNSET


def reason_body(reason: Reason) -> ReasonBody:
    return ReasonBody(reason.code, reason.rule, dict(reason.params))


def _plain(value: Any) -> Any:
    if isinstance(value, Reason):
        return msgspec.to_builtins(reason_body(value))
    if isinstance(value, Sentence):
        return str(value)
    return value if isinstance(value, bool | int | float | str | None) else str(value)
