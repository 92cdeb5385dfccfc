"""Every worked example, ruling and decision of the specification has a test with its id in its name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

EXAMPLES = {f"E{i}" for i in range(1, 6)} | {
    f"X{i}" for i in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 17, 18, 20, 21, 22, 25, 26)
}
RULINGS = {f"R{i}" for i in range(1, 41)}
DECISIONS = {f"D{i}" for i in range(1, 13)}

# Rulings that no test can break, with the reason. Every ruling of this game shows in play or in the data.
WITHOUT_BEHAVIOUR: dict[str, str] = {}


def ids_in_test_names() -> set[str]:
    ids: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids.update(re.findall(r"_([EXRD]\d+)(?=_|$)", node.name))
    return ids


def test_every_id_of_the_specification_has_a_test() -> None:
    known = EXAMPLES | RULINGS | DECISIONS
    tested = ids_in_test_names()
    assert known - tested - WITHOUT_BEHAVIOUR.keys() == set()
    assert tested - known == set(), "a test names an id that the specification does not have"
    assert WITHOUT_BEHAVIOUR.keys() & tested == set()
