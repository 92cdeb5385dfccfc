"""The sentences of one Fluent file that somebody else puts together: the browser, from what the table hands on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from signoria.text.bundles import COMMON_FOLDER


def part_file(part: str, lang: str) -> Path:
    """`client.fr.ftl`, beside what all games share."""
    return COMMON_FOLDER / f"{part}.{lang}.ftl"


class FileWords:
    """One file's sentences in one language, for the check of the texts."""

    def __init__(self, part: str, lang: str) -> None:
        self.errors: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(part_file(part, lang).read_text(encoding="utf-8")))

    def say(self, key: str, values: Mapping[str, int | str]) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        self.errors.update(f"{key}: {error}" for error in errors)
        return str(said)
