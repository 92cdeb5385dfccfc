"""Says which engine the tests run on."""

from __future__ import annotations

import pytest

import signoria


def pytest_sessionstart(session: pytest.Session) -> None:
    # Not pytest_report_header: `-q` leaves the header out.
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(f"engine: {signoria.engine()}")
