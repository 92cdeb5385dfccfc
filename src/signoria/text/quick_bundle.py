"""A Fluent file of which only what is said is parsed: Fluent's own parser takes longer than a short command."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# A message with the lines that are indented below it.
ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n[ \t].*)*)", re.MULTILINE)


@cache
def entries(file: Path) -> dict[str, str]:
    """Returns the messages of a file as they are written, by their keys."""
    return {match[1]: match[2] for match in ENTRY.finditer(file.read_text(encoding="utf-8"))}


@dataclass(frozen=True)
class PlainMessage:
    """One that needs no Fluent: it mentions nothing."""

    value: str
    attributes: dict[str, str] = field(default_factory=dict)


class QuickBundle:
    """No message may refer to another, so that each can be read alone."""

    def __init__(self, lang: str, file: Path) -> None:
        self._lang = lang
        self._entries = entries(file)
        self._parsed: FluentBundle | None = None

    def has_message(self, name: str) -> bool:
        return name in self._entries

    def get_message(self, name: str) -> Any:
        text = self._entries[name]
        if "{" not in text and "\n" not in text:
            return PlainMessage(text)
        from fluent.runtime import FluentBundle, FluentResource

        if self._parsed is None:
            self._parsed = FluentBundle([self._lang], use_isolating=False)
        if not self._parsed.has_message(name):
            self._parsed.add_resource(FluentResource(f"{name} = {text}"))
        return self._parsed.get_message(name)

    def format_pattern(self, pattern: Any, args: Any = None) -> tuple[Any, Any]:
        if isinstance(pattern, str):
            return pattern, []
        assert self._parsed is not None
        return self._parsed.format_pattern(pattern, args)
