"""components.toml as typed constants."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from signoria.core.components import component_file, read_components
from signoria.core.errors import InvalidData

from conclave.box.check import needed_problems

GAME_ID: Final = "conclave"
FOLDER: Final = Path(__file__).parents[1]

COMPONENTS: Final = read_components(component_file(GAME_ID, FOLDER))
if needed_problems(COMPONENTS.data):
    raise InvalidData(f"{COMPONENTS.path.name} ({GAME_ID})", needed_problems(COMPONENTS.data))

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
