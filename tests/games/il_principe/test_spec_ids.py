"""Every example and ruling of the specification has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = [f"E{n}" for n in range(1, 8)]
OWN_EXAMPLES = [f"X{n}" for n in (1, 2, 3, 4, 6, 7, 8, 9, 11, 13, 15, 16, 19, 20, 21, 22, 24, 26, 27, 28)]
# The last one is ours: what the engine does with sets that lack a colour (rules, §6).
RULINGS = [f"R{n}" for n in range(1, 49)]
# Ids that no test can carry, each with its reason. There are none: what is only about data is asserted on the data.
WITHOUT_BEHAVIOUR: dict[str, str] = {}


def claimed() -> set[str]:
    sources = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    return {found for source in sources for found in re.findall(r"^def test_([EXR]\d+)_", source, re.MULTILINE)}


def test_every_id_is_tested_and_no_other_is_claimed() -> None:
    listed = {*EXAMPLES, *OWN_EXAMPLES, *RULINGS}
    assert sorted(listed - claimed() - set(WITHOUT_BEHAVIOUR)) == []
    assert sorted(claimed() - listed) == []
