"""What the commands share: the office, who and how many, lists, and moments as people read them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar

from cyclopts import Parameter, validators

from signoria.cli import output
from signoria.cli.speech import say
from signoria.cli.table_packages import needs_table

if TYPE_CHECKING:
    from signoria.table.admin.office import Office

T = TypeVar("T")
Row: TypeAlias = dict[str, Any]
Who: TypeAlias = Annotated[str, Parameter(help="parameter-who")]
Most: TypeAlias = Annotated[int, Parameter(help="parameter-most", validator=validators.Number(gte=1))]


def at_the_office(data: Path | None, database: str | None, work: Callable[[Office], Awaitable[T]]) -> T:
    """Do something with the database of the server, and return what it answers."""
    with needs_table():
        from signoria.table.admin.office import office
        from signoria.table.settings import settings

    async def there() -> T:
        async with office(settings(data, database)) as open_office:
            return await work(open_office)

    return asyncio.run(there())


def print_list(rows: list[Row], columns: Sequence[str], cells: Callable[[Row], Sequence[str]]) -> None:
    """A table with a heading for each column."""
    from rich import box
    from rich.table import Table

    table = Table(*(say(f"admin-{column}") for column in columns), box=box.SIMPLE_HEAD)
    for row in rows:
        table.add_row(*cells(row))
    output.console().print(table)


def moment(seconds: float | None) -> str:
    """In the time of this machine; nothing where there is none."""
    return "" if seconds is None else datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
