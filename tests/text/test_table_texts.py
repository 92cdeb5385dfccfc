"""What a table refuses is said in every language but English, whose words are in the source."""

from __future__ import annotations

from string import Formatter

import pytest
from tests.text.sentences import table_sentences

from signoria.text.bundles import COMMON_FOLDER
from signoria.text.source import Source

# Said without a number of seconds where there is none to name.
FEWER = {("error-too_many", frozenset[str]())}


@pytest.fixture(scope="module")
def refusals() -> dict[str, frozenset[str]]:
    """By key, with the parameters that each brings wherever it is said."""
    params: dict[str, frozenset[str]] = {}
    for written in table_sentences():
        mentioned = {name for _, name, _, _ in Formatter().parse(written.english) if name}
        assert mentioned <= written.params, written
        if (written.key, written.params) not in FEWER:
            assert params.setdefault(written.key, written.params) == written.params, written
    return params


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_the_texts_are_complete(refusals: dict[str, frozenset[str]], lang: str) -> None:
    source = Source().add(COMMON_FOLDER / f"table.{lang}.ftl")
    assert (source.unreadable, source.twice) == ([], [])
    assert source.entries.keys() == refusals.keys()
    for key, names in refusals.items():
        assert source.variables(key) <= names, key
