"""`signoria serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

from signoria.cli import messages
from signoria.cli.exit_codes import OK
from signoria.core.errors import SignoriaError


class CannotServe(SignoriaError):
    """An address that cannot be used, or packages that are not installed."""


def serve(
    *,
    host: Annotated[str, Parameter(help=messages.PARAMETER_HOST)] = "127.0.0.1",
    port: Annotated[int, Parameter(help=messages.PARAMETER_PORT, validator=validators.Number(gte=0, lte=65535))] = 8000,
) -> int:
    try:
        from signoria.table.server import listen, run
    except ModuleNotFoundError as error:
        raise CannotServe(messages.table_not_installed(error.name or "")) from error
    try:
        sock = listen(host, port)
    except OSError as error:
        raise CannotServe(messages.cannot_listen(host, port, error)) from error
    run(sock, lambda address: print(messages.serving(address), flush=True))
    return OK
