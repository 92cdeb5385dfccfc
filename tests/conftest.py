"""Says which engine and which databases the tests run on; properties are tried alike on every machine."""

from __future__ import annotations

import sqlite3

import pytest
from hypothesis import HealthCheck, settings
from tests.table.servers import postgres_version

import signoria

# The same examples everywhere, however slow the machine.
settings.register_profile(
    "everywhere",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("everywhere")


def pytest_sessionstart(session: pytest.Session) -> None:
    # Not pytest_report_header: `-q` leaves the header out.
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(f"engine: {signoria.engine()}")
        reporter.write_line(f"databases of the tables: SQLite {sqlite3.sqlite_version}, {postgres_version()}")
