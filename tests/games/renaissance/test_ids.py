"""Every example and every ruling of the specification has its test, or its reason here."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = [f"E{number}" for number in range(1, 23)]
OWN_EXAMPLES = [
    f"X{number}"
    for number in (
        *(1, 3, 5, 6, 8, 9, 10, 12, 13, 14, 15, 17, 18, 19, 21, 22, 23),
        *(25, 28, 29, 30, 31, 32, 33),
    )
]
RULINGS = [f"R{number}" for number in range(1, 59)]

# Ids without behaviour of their own.
WITHOUT_TEST: dict[str, str] = {}


def ids_with_tests() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE):
            found |= set(re.findall(r"(?<=_)([EXR]\d+)[a-j]?(?=_)", name))
    return found


def test_every_id_is_tested_or_excused() -> None:
    wanted = {*EXAMPLES, *OWN_EXAMPLES, *RULINGS}
    assert len(wanted) == 22 + 24 + 58
    assert wanted - ids_with_tests() - set(WITHOUT_TEST) == set()
    assert ids_with_tests() <= wanted
    assert not ids_with_tests() & set(WITHOUT_TEST)
