"""What the command says: `command.<language>.ftl`, read quickly, and put together by Fluent only where needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from signoria.core.codes import Reason, Sentence
from signoria.text.languages import FALLBACK, known_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent
# A message with the lines that are indented below it.
ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n[ \t].*)*)", re.MULTILINE)

Value: TypeAlias = int | float | str | Path


def command_file(lang: str) -> Path:
    return FOLDER / f"command.{lang}.ftl"


@cache
def _entries(lang: str) -> dict[str, str]:
    """The messages as they are written. Fluent's own parser takes longer than the rest of a short command."""
    return {found[1]: found[2] for found in ENTRY.finditer(command_file(lang).read_text(encoding="utf-8"))}


class CommandWords:
    """The command's words in one language; no message may refer to another, so that each can be read alone."""

    def __init__(self, lang: str) -> None:
        self.lang = known_language(lang)
        self.errors: set[str] = set()
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """A sentence by its key; what the language lacks is said in English, and else is its own key."""
        for lang in dict.fromkeys((self.lang, FALLBACK)):
            written = _entries(lang).get(key)
            if written is not None:
                return self._formatted(lang, key, written, values)
        return key

    # ---- what the engine says ----

    def sentence(self, sentence: Sentence) -> str:
        """By its key in this language, or else in the English that it brings."""
        values = {name: self._said(value, sentence.params) for name, value in sentence.params.items()}
        written = _entries(self.lang).get(sentence.key)
        if written is None:
            return str(Sentence(sentence.english, params=values))
        return self._formatted(self.lang, sentence.key, written, values, grouped=False)

    def _said(self, value: Any, params: Mapping[str, Any]) -> Value:
        if isinstance(value, Sentence):
            return self.sentence(value)
        if isinstance(value, Reason):
            return self._reason(value, params.get("game"))
        if isinstance(value, bool):
            return str(value).lower()
        return value if isinstance(value, int) else printable(str(value))

    def _reason(self, reason: Reason, game_id: str | None) -> str:
        """Why something is not allowed, in the words of the game that has the rule."""
        from signoria.core.registry import load_game
        from signoria.text.words import Words

        words = Words(self.lang, load_game(game_id) if game_id else None)
        said = words.reason(reason)
        return str(reason) if words.missing else self.say("quoted", {"text": said.rstrip(".")})

    # ---- Fluent ----

    def _formatted(self, lang: str, key: str, written: str, values: Mapping[str, Value], grouped: bool = True) -> str:
        if "{" not in written and "\n" not in written:
            return written
        from fluent.runtime import FluentResource
        from fluent.runtime.types import fluent_number

        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            bundle.add_resource(FluentResource(f"{key} = {written}"))
        message = bundle.get_message(key)
        assert message.value is not None
        # A line or a seat is a number to find something by; counts are for reading.
        numbers = {
            name: value if grouped else fluent_number(value, useGrouping=False)
            for name, value in values.items()
            if isinstance(value, int | float)
        }
        texts = {name: str(value) for name, value in values.items() if name not in numbers}
        said, errors = bundle.format_pattern(message.value, texts | numbers)
        self.errors.update(f"{key}: {error}" for error in errors)
        return str(said)

    def _bundle(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        if lang not in self._bundles:
            self._bundles[lang] = FluentBundle([lang], use_isolating=False)
        return self._bundles[lang]


def printable(text: str) -> str:
    """Without what would move the cursor or break the line: it may come from a file that somebody sent."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
