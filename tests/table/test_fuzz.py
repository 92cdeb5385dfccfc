"""Schemathesis against the description of the API, on a real server: no server error, no undocumented answer.

One test per operation and database, each with a bounded number of requests, asked by a guest who has a table. What a
server complains about in its log fails the test as well, however well it was answered.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.table.program import Program
from tests.table.servers import Server

from signoria.table.web.schemas import openapi

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 10
load_all_checks()
schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture
def guest(server: Server) -> dict[str, str]:
    """A guest's cookies, and the id of a table of theirs that runs; new for each operation: one signs them out."""

    async def come() -> dict[str, str]:
        program = await Program.guest(server.address, "Fuzz")
        table = await program.open_table("principato", ["me", "local"], start=True)
        return {**dict(program.http.cookies.items()), "table": table["id"]}

    return asyncio.run(come())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: Case[Any], server: Server, guest: dict[str, str]) -> None:
    cookies = {name: guest[name] for name in ("signoria", "signoria_csrf")}
    known = "table_id" in case.path_parameters and len(case.path_parameters["table_id"]) % 2 == 0
    if known:
        case.path_parameters["table_id"] = guest["table"]
    case.call_and_validate(
        base_url=server.address,
        checks=CHECKS,
        cookies=cookies,
        headers={"X-CSRF-Token": guest["signoria_csrf"]},
    )
