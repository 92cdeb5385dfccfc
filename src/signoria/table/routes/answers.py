"""The answers that a route may give beside its success, for the description of the API."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from signoria.table import errors
from signoria.table.bodies import ErrorBody

SENTENCES: Final = {
    errors.BAD_REQUEST: "The request does not fit",
    errors.NOT_SIGNED_IN: "Nobody has said a name, or the password is wrong",
    errors.FORBIDDEN: "Not allowed, or without the CSRF token",
    errors.NOT_FOUND: "No such thing, or none of the asker's business",
    errors.CONFLICT: "Not possible at this moment",
    errors.TOO_LARGE: "Too large",
    errors.TOO_MANY: "Too often in too short a time",
    errors.UNAVAILABLE: "Not now, through no fault of the asker's",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=SENTENCES[status]) for status in statuses
    }


READING: Final = refusals(errors.BAD_REQUEST, errors.NOT_FOUND, errors.TOO_MANY, errors.UNAVAILABLE)
CHANGING: Final = refusals(*SENTENCES)
