"""Spaces at which no line may break: French has many, and rich takes them for any other space.

While rich lays out the text they are letters that nobody uses; on their way out they become spaces again.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Final

from signoria.text.speaker import Value
from signoria.text.words import Words

UNBREAKABLE: Final = "\u00a0"
HELD: Final = "\ue000"


def hold(text: str) -> str:
    return text.replace(UNBREAKABLE, HELD)


class ScreenWords(Words):
    """Words for a screen that rich draws."""

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        return hold(super().say(key, values))


class ScreenFile:
    """The standard output, with the spaces restored."""

    def write(self, text: str) -> int:
        return sys.stdout.write(text.replace(HELD, UNBREAKABLE))

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.stdout, name)
