"""Somebody's own bot, in the folder where they work."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

from signoria.bots.registry import bot_list


def allow_local_bots() -> None:
    """Let `module:factory` name a file of the current folder, behind everything that is installed."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def local_folder(bots: str) -> Path | None:
    """The current folder if one of the bots lies in it, so that other machines need it."""
    modules = {name.partition(":")[0].partition(".")[0] for name in bot_list(bots) if ":" in name}
    here = Path.cwd()
    return here if any(_lies_in(here, module) for module in modules) else None


def _lies_in(folder: Path, module: str) -> bool:
    spec = importlib.util.find_spec(module) if module.isidentifier() else None
    places = [spec.origin, *(spec.submodule_search_locations or ())] if spec is not None else []
    return any(Path(place).parent == folder for place in places if place)
