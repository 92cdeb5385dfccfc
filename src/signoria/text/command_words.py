"""What the command says: `command.<language>.ftl`, and the engine's own sentences in other languages than English."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from signoria.core.codes import Reason, Sentence
from signoria.text.languages import FALLBACK, known_language
from signoria.text.quick_bundle import QuickBundle
from signoria.text.speaker import Speaker, Value

FOLDER: Final = Path(__file__).parent


def command_file(lang: str) -> Path:
    return FOLDER / f"command.{lang}.ftl"


class CommandWords(Speaker):
    """The command's words in one language."""

    def __init__(self, lang: str) -> None:
        lang = known_language(lang)
        super().__init__(lang, [QuickBundle(code, command_file(code)) for code in dict.fromkeys((lang, FALLBACK))])

    def sentence(self, sentence: Sentence) -> str:
        """What the engine says, by its key in this language, or else in the English that it brings."""
        values = {name: self._spoken(value, sentence.params) for name, value in sentence.params.items()}
        if not self._bundles[0].has_message(sentence.key):
            return str(Sentence(sentence.english, params=values))
        return self.say(sentence.key, {name: _ungrouped(value) for name, value in values.items()})

    def _spoken(self, value: Any, params: Mapping[str, Any]) -> Value:
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
        sentence = words.reason(reason)
        return str(reason) if words.missing else self.say("quoted", {"text": sentence.rstrip(".")})


def _ungrouped(value: Value) -> Any:
    """A line or a seat is a number to find something by; counts are for reading."""
    if not isinstance(value, int | float):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def printable(text: str) -> str:
    """Without what would move the cursor or break the line: it may come from a file that somebody sent."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
