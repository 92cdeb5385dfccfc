"""The protocol's schemas, from which the client's types are generated, are those of the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.table.web.schemas import FOLDER, files

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["openapi.json", "socket.json"])
def test_the_schema_is_current(name: str) -> None:
    kept = (ROOT / FOLDER / name).read_text("utf-8")
    assert kept == files()[name], "run `python -m signoria.table.web.schemas` and commit client/schema"
