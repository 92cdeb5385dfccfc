"""`signoria serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

from signoria.cli import messages
from signoria.cli.components import ComponentsFolder, use_components
from signoria.cli.exit_codes import OK
from signoria.cli.speech import say
from signoria.cli.table_packages import DatabaseAddress, DataFolder, needs_table
from signoria.core.errors import SignoriaError


class CannotServe(SignoriaError):
    """An address that cannot be used."""


def serve(
    *,
    host: Annotated[str, Parameter(help="parameter-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="parameter-port", validator=validators.Number(gte=0, lte=65535))] = 8000,
    database: DatabaseAddress = None,
    data: DataFolder = None,
    components: ComponentsFolder = None,
) -> int:
    use_components(components)
    with needs_table():
        from signoria.table.server import listen, run
        from signoria.table.settings import settings
    try:
        sock = listen(host, port)
    except OSError as error:
        raise CannotServe(messages.cannot_listen(host, port, error)) from error
    run(settings(data, database), sock, lambda places: print(say("serving", address=", ".join(places)), flush=True))
    return OK
