"""`signoria admin tables` and `close`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter

from signoria.cli import output
from signoria.cli.admin.desk import Most, Row, at_the_office, moment, print_list
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
    async def work(office: Office) -> list[Row]:
        from signoria.table.admin.lists import list_tables

        async with office.engine.connect() as connection:
            return await list_tables(connection, status, most)

    rows = at_the_office(data, database, work)
    if json:
        output.print_json({"tables": rows})
    elif not rows:
        print(say("admin-no-tables"))
    else:
        print_list(rows, COLUMNS, _cells)
    return OK


def _cells(row: Row) -> list[str]:
    names = ", ".join(name or "–" for name in row["players"])
    moments = [moment(row[name]) for name in ("created", "moved")]
    return [row["id"], row["game"], say(f"admin-{row['status']}"), names, str(row["lines"]), *moments]


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
