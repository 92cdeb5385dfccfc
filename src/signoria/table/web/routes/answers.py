"""The answers that a route may give beside its success, for the description of the API."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from signoria.table.protocol import faults
from signoria.table.protocol.bodies import ErrorBody

SENTENCES: Final = {
    faults.BAD_REQUEST: "The request does not fit",
    faults.NOT_SIGNED_IN: "Nobody has said a name, or the password is wrong",
    faults.FORBIDDEN: "Not allowed, or without the CSRF token",
    faults.NOT_FOUND: "No such thing, or none of the asker's business",
    faults.CONFLICT: "Not possible at this moment",
    faults.TOO_LARGE: "Too large",
    faults.TOO_MANY: "Too often in too short a time",
    faults.UNAVAILABLE: "Not now, through no fault of the asker's",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=SENTENCES[status]) for status in statuses
    }


READING: Final = refusals(faults.BAD_REQUEST, faults.NOT_FOUND, faults.TOO_MANY, faults.UNAVAILABLE)
CHANGING: Final = refusals(*SENTENCES)
