"""components.toml as typed constants."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from signoria.core.codes import Problem
from signoria.core.components import component_file, provenance_problems, read_components
from signoria.core.errors import InvalidData

GAME_ID: Final = "conclave"
FOLDER: Final = Path(__file__).parent


def needed_problems(box: Mapping[str, Any]) -> list[Problem]:
    """Everything without which the game cannot be played."""
    problems = provenance_problems(box)
    cards, play = box["families"]["cards"], box["play"]
    if sum(cards.values()) < max(play["players"]):
        problems.append(Problem("cards", "there is not a card for everybody"))
    if len(cards) < 2:
        problems.append(Problem("cards", "whoever may not write his favourite needs another name to write"))
    if play["purse"] not in play["purses"]:
        problems.append(Problem("purse", f"{play['purse']} is not one of {play['purses']}"))
    return problems


def no_problems(box: Mapping[str, Any]) -> list[Problem]:
    """Nothing in this box is reconstructed."""
    return []


COMPONENTS: Final = read_components(component_file(GAME_ID, FOLDER))
if needed_problems(COMPONENTS.data):
    raise InvalidData(f"The component file of {GAME_ID}", needed_problems(COMPONENTS.data))

_BOX: Final = COMPONENTS.data
FAMILIES: Final = tuple(_BOX["families"]["cards"])
COPIES: Final = tuple(_BOX["families"]["cards"].values())
PLAYERS: Final = tuple(_BOX["play"]["players"])
SCRUTINIES: Final[int] = _BOX["play"]["scrutinies"]
PURSES: Final = tuple(_BOX["play"]["purses"])
PURSE: Final[int] = _BOX["play"]["purse"]
ELECTED: Final[int] = _BOX["scoring"]["elected"]
PER_VOTE: Final[int] = _BOX["scoring"]["vote"]
PER_DUCAT: Final[int] = _BOX["scoring"]["ducat"]
