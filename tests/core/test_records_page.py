"""docs/records.md shows how to verify by hand; here its program is run on records, honest and not."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.core.recorded import finished

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
PROGRAM = next(block for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S) if "hmac" in block)
TEXT = finished().to_text()


def run(text: str, folder: Path) -> str:
    file = folder / "record.json"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(file)], capture_output=True, text=True, check=False)
    return done.stderr


def test_an_honest_record_passes_the_program_of_the_page(tmp_path: Path) -> None:
    assert run(TEXT, tmp_path) == ""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"Anna"', '"Zeno"', "the header was changed"),
        ('"secret": "00', '"secret": "11', "the secret was changed"),
        ("[20, ", "[20, 1", "line 20 was changed"),
    ],
)
def test_a_changed_record_fails_it(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in TEXT
    assert said in run(TEXT.replace(old, new, 1), tmp_path)
