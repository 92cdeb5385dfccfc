"""`signoria backup`: all tables in one file, while the server runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from signoria.cli.exit_codes import OK
from signoria.cli.speech import say
from signoria.cli.table_packages import DatabaseAddress, DataFolder, needs_table


def backup(
    file: Annotated[Path, Parameter(help="parameter-backup")],
    /,
    *,
    database: DatabaseAddress = None,
    data: DataFolder = None,
) -> int:
    with needs_table():
        from signoria.table.settings import settings
        from signoria.table.store.backup import back_up
    began = time.monotonic()
    tables, people, lines = asyncio.run(back_up(settings(data, database), file))
    megabytes = f"{file.stat().st_size / 1e6:.1f}"
    seconds = f"{time.monotonic() - began:.1f}"
    print(
        say(
            "backup-made",
            file=file,
            tables=tables,
            people=people,
            lines=lines,
            megabytes=megabytes,
            seconds=seconds,
        )
    )
    return OK
