"""`signoria admin tables` and `close`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import Parameter

from signoria.cli import output
from signoria.cli.admin.desk import Most, at_the_office, moment
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson
from signoria.cli.speech import say
from signoria.cli.table_packages import DatabaseAddress, DataFolder

if TYPE_CHECKING:
    from signoria.table.admin.office import Office

COLUMNS: Final = ("id", "game", "status", "people", "lines", "since", "moved")
Status = Literal["lobby", "running", "over", "closed"]


def tables(
    *,
    status: Annotated[Status | None, Parameter(help="parameter-status")] = None,
    most: Most = 100,
    json: AsJson = False,
    database: DatabaseAddress = None,
    data: DataFolder = None,
) -> int:
    async def work(office: Office) -> list[dict[str, Any]]:
        from signoria.table.admin.lists import list_tables

        async with office.engine.connect() as connection:
            return await list_tables(connection, status, most)

    rows = at_the_office(data, database, work)
    if json:
        output.print_json({"tables": rows})
    elif not rows:
        print(say("admin-no-tables"))
    else:
        _print_tables(rows)
    return OK


def _print_tables(rows: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(*(say(f"admin-{column}") for column in COLUMNS), box=box.SIMPLE_HEAD)
    for row in rows:
        names = ", ".join(name or "–" for name in row["players"])
        moments = [moment(row[name]) for name in ("created", "moved")]
        table.add_row(row["id"], row["game"], say(f"admin-{row['status']}"), names, str(row["lines"]), *moments)
    output.console().print(table)


def close(
    table: Annotated[str, Parameter(help="parameter-table")],
    /,
    *,
    database: DatabaseAddress = None,
    data: DataFolder = None,
) -> int:
    async def work(office: Office) -> None:
        from signoria.table.admin import acts

        await acts.close_table(office, table)

    at_the_office(data, database, work)
    print(say("admin-is-closed", table=table))
    return OK
