"""Which language a person reads: their choice, else that of their system, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from signoria.core.errors import SignoriaError

# By code, each in its own words; the message `language-<code>` says them in the reader's.
LANGUAGES: Final = {"en": "English", "fr": "français", "it": "italiano"}
FALLBACK: Final = "en"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(SignoriaError):
    """A language that Signoria does not speak."""


def language(chosen: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The code of the language to use; a chosen one that we don't speak is refused, the system's is not."""
    if chosen is not None:
        return known_language(chosen)
    # The first of these that is set counts, as everywhere on the system.
    value = next((environ[name] for name in SYSTEM if environ.get(name)), "")
    code = _code(value)
    return code if code in LANGUAGES else FALLBACK


def known_language(name: str) -> str:
    """The code in `fr`, `fr-CH` or `fr_CH.UTF-8`; UnknownLanguage if we don't speak it."""
    if _code(name) not in LANGUAGES:
        known = ", ".join(f"{code} ({own})" for code, own in LANGUAGES.items())
        english = "Signoria does not speak {name!r}; it knows {known}."
        raise UnknownLanguage(english, "language_unknown", name=name, known=known)
    return _code(name)


def _code(name: str) -> str:
    return name.replace("-", "_").partition("_")[0].partition(".")[0].strip().lower()
