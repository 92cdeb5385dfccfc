"""`signoria restore`: a backup in the place of the tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from signoria.cli.exit_codes import OK
from signoria.cli.speech import say
from signoria.cli.table_packages import DatabaseAddress, DataFolder, needs_table


def restore(
    file: Annotated[Path, Parameter(help="parameter-restore")],
    /,
    *,
    replace: Annotated[bool, Parameter(help="parameter-replace", negative=(), show_default=False)] = False,
    database: DatabaseAddress = None,
    data: DataFolder = None,
) -> int:
    with needs_table():
        from signoria.table.settings import settings
        from signoria.table.store import restore as store
    tables, people, lines = asyncio.run(store.restore(settings(data, database), file, replace))
    print(say("restored", file=file, tables=tables, people=people, lines=lines))
    return OK
