"""Which language is spoken."""

from __future__ import annotations

import pytest

from signoria.text.languages import UnknownLanguage, known_language, language
from signoria.text.words import Words


@pytest.mark.parametrize(
    ("chosen", "environ", "spoken"),
    [
        ("it", {"LC_ALL": "fr_FR.UTF-8"}, "it"),
        ("fr-CH", {}, "fr"),
        ("IT_it.UTF-8", {}, "it"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "it_IT"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "fr_FR"}, "it"),
        (None, {"LANG": "fr_BE.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {}, "en"),
    ],
)
def test_choice_then_system_then_english(chosen: str | None, environ: dict[str, str], spoken: str) -> None:
    assert language(chosen, environ) == spoken


@pytest.mark.parametrize("name", ["de", "", "frenchish", "../fr"])
def test_an_unknown_language_is_refused_with_those_we_know(name: str) -> None:
    with pytest.raises(UnknownLanguage, match=r"it knows en \(English\), fr \(français\), it \(italiano\)"):
        known_language(name)
    with pytest.raises(UnknownLanguage):
        Words(name)
