"""What a table refuses is declared, and said in every language but English, whose words are in the source."""

from __future__ import annotations

from string import Formatter

import pytest
from tests.text.sentences import table_sentences

from signoria.text.bundles import COMMON_FOLDER
from signoria.text.source import Source
from signoria.text.table import TABLE_TEXTS

# Said without a number of seconds where there is none to name.
FEWER = {("error-too_many", frozenset[str]())}


def test_everything_that_a_table_refuses_is_declared_with_its_parameters() -> None:
    said: dict[str, set[str]] = {}
    for written in table_sentences():
        mentioned = {name for _, name, _, _ in Formatter().parse(written.english) if name}
        assert mentioned <= written.params, written
        if (written.key, written.params) not in FEWER:
            assert said.setdefault(written.key, set(written.params)) == written.params, written
    assert said == {key: set(names) for key, names in TABLE_TEXTS.items()}


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_the_texts_are_complete(lang: str) -> None:
    source = Source().add(COMMON_FOLDER / f"table.{lang}.ftl")
    assert (source.unreadable, source.twice) == ([], [])
    assert source.entries.keys() == TABLE_TEXTS.keys()
    for key, names in TABLE_TEXTS.items():
        assert source.variables(key) <= set(names), key
