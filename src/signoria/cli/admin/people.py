"""`signoria admin people`, `ban`, `unban`, `password`, `export` and `delete`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from signoria.cli import output
from signoria.cli.admin.desk import Most, Row, Who, at_the_office, moment, print_list
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson
from signoria.cli.speech import say
from signoria.cli.table_packages import DatabaseAddress, DataFolder
from signoria.core.errors import SignoriaError

if TYPE_CHECKING:
    from signoria.table.admin.office import Office

COLUMNS: Final = ("name", "id", "kind", "tables", "since", "seen", "banned")


class NotConfirmed(SignoriaError):
    """Something that cannot be undone, without a word that it is meant."""


def people(
    *,
    search: Annotated[str, Parameter(help="parameter-search")] = "",
    most: Most = 100,
    json: AsJson = False,
    database: DatabaseAddress = None,
    data: DataFolder = None,
) -> int:
    async def work(office: Office) -> list[Row]:
        from signoria.table.admin.lists import list_people

        async with office.engine.connect() as connection:
            return await list_people(connection, search, most)

    rows = at_the_office(data, database, work)
    if json:
        output.print_json({"people": rows})
    elif not rows:
        print(say("admin-nobody"))
    else:
        print_list(rows, COLUMNS, _cells)
    return OK


def _cells(row: Row) -> list[str]:
    kind = say("admin-account") if row["account"] else say("admin-guest")
    moments = [moment(row[name]) for name in ("created", "seen", "banned")]
    return [row["name"], row["id"], kind, str(row["tables"]), *moments]


def ban(who: Who, /, *, database: DatabaseAddress = None, data: DataFolder = None) -> int:
    async def work(office: Office) -> str:
        from signoria.table.admin import acts

        return await acts.ban(office, who)

    print(say("admin-is-banned", name=at_the_office(data, database, work)))
    return OK


def unban(who: Who, /, *, database: DatabaseAddress = None, data: DataFolder = None) -> int:
    async def work(office: Office) -> str:
        from signoria.table.admin import acts

        return await acts.unban(office, who)

    print(say("admin-is-unbanned", name=at_the_office(data, database, work)))
    return OK


def password(who: Who, /, *, database: DatabaseAddress = None, data: DataFolder = None) -> int:
    async def work(office: Office) -> tuple[str, str]:
        from signoria.table.admin import acts

        return await acts.reset_password(office, who)

    name, new = at_the_office(data, database, work)
    print(say("admin-new-password", name=name, password=new))
    return OK


def export(
    who: Who,
    file: Annotated[Path, Parameter(help="parameter-export")],
    /,
    *,
    database: DatabaseAddress = None,
    data: DataFolder = None,
) -> int:
    async def work(office: Office) -> dict[str, Any]:
        from signoria.table.admin import acts

        return await acts.export_person(office, who)

    output.check_writable(file)
    document = at_the_office(data, database, work)
    output.write_json(file, document)
    print(say("admin-exported", name=document["person"]["name"], file=file))
    return OK


def delete(
    who: Who,
    /,
    *,
    yes: Annotated[bool, Parameter(help="parameter-yes", negative=(), show_default=False)] = False,
    database: DatabaseAddress = None,
    data: DataFolder = None,
) -> int:
    async def work(office: Office) -> str:
        from signoria.table.admin import acts

        return await acts.delete_person(office, who)

    if not yes:
        raise NotConfirmed(say("admin-not-confirmed", who=who))
    print(say("admin-is-deleted", name=at_the_office(data, database, work)))
    return OK
