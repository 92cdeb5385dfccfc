"""Every worked example and every ruling of the specification has a test with its id in its name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

EXAMPLES = [f"E{i}" for i in range(1, 28)]
OWN_EXAMPLES = [f"X{i}" for i in (1, 2, 3, 4, 5, 6, 9, 11, 13, 14, 15, 16, 17, 18, 20, 21, 23, 25, 26, 28)]
RULINGS = [f"R{i}" for i in range(1, 65)]
# Rulings that say nothing a game could do otherwise, with the reason.
WITHOUT_BEHAVIOUR: dict[str, str] = {}


def named_ids() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {part for part in node.name.split("_") if re.fullmatch(r"[ERX]\d+", part)}
    return found


def test_every_id_is_tested_or_listed_with_its_reason() -> None:
    wanted = {*EXAMPLES, *OWN_EXAMPLES, *RULINGS}
    assert sorted(wanted - named_ids() - set(WITHOUT_BEHAVIOUR)) == []
    assert sorted(named_ids() - wanted) == []
    assert not named_ids() & set(WITHOUT_BEHAVIOUR)
