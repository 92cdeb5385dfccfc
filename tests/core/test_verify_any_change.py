"""Whatever one thing is changed in a record, it is found, and no later line is blamed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.core.recorded import GAME, rewritten
from tests.core.tampering import (
    DOCUMENT,
    LENGTH,
)

from signoria.core.errors import InvalidRecord
from signoria.core.record.verify import verify

pytestmark = pytest.mark.same_when_plain

Path = tuple[str | int, ...]


def paths(value: Any, path: Path = ()) -> list[Path]:
    """Every place in a JSON document."""
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [found for key, part in inner for found in [(*path, key), *paths(part, (*path, key))]]


PLACES = paths(DOCUMENT)
IN_LINES = [path for path in PLACES if path[0] == "lines"]
ELSEWHERE = [path for path in PLACES if path[0] != "lines"]
ATOMS = st.none() | st.booleans() | st.integers(-5, LENGTH) | st.floats() | st.text("0123456789abcdef", max_size=64)
NAMES = st.sampled_from([*GAME.actions.names, *GAME.outcomes.names, "undo"])


def like(old: Any) -> st.SearchStrategy[Any]:
    """Another value, often one that passes for the old one."""
    near: st.SearchStrategy[Any] = st.nothing()
    if type(old) is int:
        near = st.integers(-2, 3).map(lambda step: old + step)
    if isinstance(old, str) and old:
        near = st.tuples(st.integers(0, len(old) - 1), st.sampled_from("0123456789abcdef")).map(
            lambda change: old[: change[0]] + change[1] + old[change[0] + 1 :]
        )
    if isinstance(old, list) and old:
        near = st.permutations(old) | st.just(old[:-1]) | st.just([*old, old[-1]])
    return near | ATOMS | NAMES


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_one_change_is_found_and_never_blamed_on_a_later_line(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(IN_LINES) | st.sampled_from(ELSEWHERE))
    changed = copy.deepcopy(DOCUMENT)
    target: Any = changed
    for key in path[:-1]:
        target = target[key]
    if data.draw(st.integers(0, 5)) == 0:
        del target[path[-1]]
    else:
        target[path[-1]] = data.draw(like(target[path[-1]]))
    assume(json.dumps(changed) != json.dumps(DOCUMENT))
    assume("end" in changed)
    with pytest.raises(InvalidRecord) as caught:
        verify(GAME, rewritten(changed))
    named = caught.value.line
    if path[0] == "lines" and len(path) > 1:
        assert named is not None
        assert named <= int(path[1])
    elif path[0] not in ("lines", "end"):
        assert named is None
    elif path[:2] in (("end", "secret"), ("end", "result")):
        assert named is None
        assert str(path[1]) in str(caught.value)


def test_without_its_end_a_record_passes_for_a_running_one_and_proves_little() -> None:
    changed = {name: value for name, value in DOCUMENT.items() if name != "end"}
    proved = [finding.check for finding in verify(GAME, rewritten(changed)) if finding.checked]
    assert proved == ["header", "moves"]
