"""The Fluent files, read once: what is common and what a game brings, as one bundle per language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

COMMON_FOLDER: Final = Path(str(files("signoria.text")))


def text_folder(game_folder: Path) -> Path:
    return game_folder / "text"


def text_file(folder: Path, lang: str) -> Path:
    return folder / f"{lang}.ftl"


def part_file(part: str, lang: str) -> Path:
    """`client.fr.ftl`, beside what all games share."""
    return COMMON_FOLDER / f"{part}.{lang}.ftl"


def bundle_of(lang: str, *files: Path) -> FluentBundle:
    """The sentences of these files; one that is not there is an empty one."""
    joined = FluentBundle([lang], use_isolating=False)
    for file in files:
        if file.is_file():
            joined.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return joined


@cache
def bundle(lang: str, folder: Path | None) -> FluentBundle:
    """The sentences of one language: what is common, and what a game brings."""
    return bundle_of(lang, *(text_file(part, lang) for part in (COMMON_FOLDER, folder) if part is not None))
