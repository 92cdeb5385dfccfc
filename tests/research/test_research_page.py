"""The examples of docs/research.md, as they are printed there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"^## ([^\n]*)\n(?:(?!^## ).)*?```python\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
LONGEST = 10


def test_there_is_an_example_under_every_title() -> None:
    assert [title for title, _ in EXAMPLES] == re.findall(r"^## (.*)$", PAGE, re.MULTILINE)
    assert PAGE.count("```python") == len(EXAMPLES)


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_it_runs(title: str, code: str) -> None:
    assert len(code.strip().splitlines()) <= LONGEST
    exec(compile(code, f"docs/research.md, {title}", "exec"), {"__name__": "example"})
