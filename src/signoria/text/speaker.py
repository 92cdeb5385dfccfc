"""Sentences by their keys: in the reader's language, else in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Value: TypeAlias = int | float | str


class Bundle(Protocol):
    """The sentences of one language, as Fluent has them."""

    def has_message(self, name: str) -> bool: ...
    def get_message(self, name: str) -> Any: ...
    def format_pattern(self, pattern: Any, args: Any = None) -> tuple[Any, Any]: ...


class Speaker:
    """Speaks to one reader.

    A key that the language lacks is said in English; one that English lacks is said as itself. Both are noted in
    `missing`, and what Fluent could not make out in `errors`; a checked text leaves both empty.
    """

    def __init__(self, lang: str, bundles: Sequence[Bundle]) -> None:
        self.lang = lang
        self.missing: set[str] = set()
        self.errors: set[str] = set()
        self._bundles = bundles

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """A sentence by its key (`key.attribute` for an attribute), with all that it may mention."""
        name, _, attribute = key.partition(".")
        for number, bundle in enumerate(self._bundles):
            message = bundle.get_message(name) if bundle.has_message(name) else None
            pattern = message and (message.attributes.get(attribute) if attribute else message.value)
            if not pattern:
                continue
            if number:
                self.missing.add(key)
            sentence, errors = bundle.format_pattern(pattern, dict(values))
            self.errors.update(f"{key}: {error}" for error in errors)
            return str(sentence)
        self.missing.add(key)
        return key
