"""Spaces, quotes and apostrophes as each language writes them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.text.play import games_with_words

from signoria.text.bundles import COMMON_FOLDER, text_folder

FRENCH = ("fr.ftl", "command.fr.ftl", "client.fr.ftl", "rules.fr.md")
ITALIAN = ("it.ftl", "command.it.ftl", "client.it.ftl", "rules.it.md")
FOLDERS = [COMMON_FOLDER, *(text_folder(game.folder) for game in games_with_words())]


def files(*patterns: str) -> list[Path]:
    return [path for folder in FOLDERS for pattern in patterns for path in sorted(folder.glob(pattern))]


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", files(*FRENCH), ids=lambda path: path.name)
def test_french_has_unbreakable_spaces_where_it_needs_them(path: Path) -> None:
    # A picture of the rules begins with ![ and is no exclamation.
    wrong = re.compile(r" (?:[:;?»]|!(?!\[))|« |[^\s\u00a0\u202f(«»]»|«[^\u00a0]|\w[;!?](?=\s|$)")
    assert [line for line in lines(path) if wrong.search(line)] == []


@pytest.mark.parametrize("path", files(*ITALIAN), ids=lambda path: path.name)
def test_italian_has_no_space_inside_quotes_nor_before_signs(path: Path) -> None:
    assert [line for line in lines(path) if re.search(r"«\s|\s»|\w [:;!?]", line)] == []


@pytest.mark.parametrize(
    "path",
    files(*FRENCH, *ITALIAN),
    ids=lambda path: path.name,
)
def test_apostrophes_are_typographic(path: Path) -> None:
    assert [line for line in lines(path) if re.search(r"\w'\w", line)] == []


@pytest.mark.parametrize("path", files("*it.ftl"), ids=lambda path: path.name)
def test_italian_has_one_form_of_address(path: Path) -> None:
    other = r"\b(voi|vostr[oaei]|avete|potete|siete|dovete|volete|scegliete|riprovate|chiedete|aspettate)\b"
    assert [line for line in lines(path) if re.search(other, line, re.IGNORECASE)] == []
