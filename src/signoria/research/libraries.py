"""The libraries of the extra `research`: looked for first, so that whoever lacks one reads a sentence and no trace."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

NEEDED: Final = ("numpy", "gymnasium", "pettingzoo")


def missing(name: str, extra: str) -> ImportError:
    """Returns the sentence about a library that is not installed."""
    brought = f"`pip install signoria[{extra}]` brings it"
    return ImportError(f"signoria.research needs the library {name}, which is not installed; {brought}.", name=name)


for _name in NEEDED:
    if find_spec(_name) is None:
        raise missing(_name, "research")
