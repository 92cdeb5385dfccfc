"""Says which engine and which databases the tests run on."""

from __future__ import annotations

import sqlite3

import pytest
from tests.table.servers import postgres_version

import signoria


def pytest_sessionstart(session: pytest.Session) -> None:
    # Not pytest_report_header: `-q` leaves the header out.
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(f"engine: {signoria.engine()}")
        reporter.write_line(f"databases of the tables: SQLite {sqlite3.sqlite_version}, {postgres_version()}")
