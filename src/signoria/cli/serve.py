"""`signoria serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from signoria.cli import messages
from signoria.cli.exit_codes import OK
from signoria.cli.speech import say
from signoria.core.errors import SignoriaError


class CannotServe(SignoriaError):
    """An address that cannot be used, or packages that are not installed."""


def serve(
    *,
    host: Annotated[str, Parameter(help="parameter-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="parameter-port", validator=validators.Number(gte=0, lte=65535))] = 8000,
    database: Annotated[str | None, Parameter(help="parameter-database")] = None,
    data: Annotated[Path | None, Parameter(help="parameter-data")] = None,
) -> int:
    try:
        from signoria.table.server import listen, run
        from signoria.table.settings import settings
    except ModuleNotFoundError as error:
        raise CannotServe(say("serve-not-installed", module=error.name or "")) from error
    try:
        sock = listen(host, port)
    except OSError as error:
        raise CannotServe(messages.cannot_listen(host, port, error)) from error
    run(settings(data, database), sock, lambda address: print(say("serving", address=address), flush=True))
    return OK
