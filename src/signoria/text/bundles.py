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


@cache
def bundle(lang: str, folder: Path | None) -> FluentBundle:
    """The sentences of one language; a file that is not there is an empty one."""
    made = FluentBundle([lang], use_isolating=False)
    for part in (COMMON_FOLDER, folder):
        if part is not None and text_file(part, lang).is_file():
            made.add_resource(FluentResource(text_file(part, lang).read_text(encoding="utf-8")))
    return made
