"""`signoria admin statistics`: how much of everything there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.cli import output
from signoria.cli.admin.desk import at_the_office
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson
from signoria.cli.speech import say
from signoria.cli.table_packages import DatabaseAddress, DataFolder

if TYPE_CHECKING:
    from signoria.table.admin.office import Office

STATUSES = ("lobby", "running", "over", "closed")


def statistics(*, json: AsJson = False, database: DatabaseAddress = None, data: DataFolder = None) -> int:
    async def work(office: Office) -> dict[str, Any]:
        from signoria.table.admin import lists

        async with office.engine.connect() as connection:
            return await lists.statistics(connection)

    counts = at_the_office(data, database, work)
    if json:
        output.print_json(counts)
        return OK
    print(say("admin-count-people", accounts=counts["accounts"], guests=counts["guests"], banned=counts["banned"]))
    lobby, running, over, closed = (counts["tables"].get(status, 0) for status in STATUSES)
    print(say("admin-count-tables", lobby=lobby, running=running, over=over, closed=closed))
    for game, number in counts["games"].items():
        print(say("admin-count-game", game=game, tables=number))
    print(say("admin-count-lines", lines=counts["lines"], chat=counts["chat"]))
    for days, people in counts["seen"].items():
        print(say("admin-count-days", days=int(days), people=people, games=counts["finished"][days]))
    return OK
