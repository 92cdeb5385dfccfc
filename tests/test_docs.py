"""What README and the pages in docs/ point to is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        reached.add(page)
        linked = {(page.parent / link).resolve() for link in LINK.findall(page.read_text(encoding="utf-8"))}
        waiting += [other for other in linked if other.suffix == ".md" and other not in reached]
    assert [page.name for page in PAGES if page not in reached] == []


def test_the_reference_is_what_the_sources_make_of_it() -> None:
    tool = ROOT / "tools" / "api_reference.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "docs/api.md is current.\n")
