"""`--components FOLDER`: an owner's corrected files take the place of ours, for the whole process."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from signoria.cli.speech import say
from signoria.core.components import FOLDER
from signoria.core.errors import SignoriaError
from signoria.core.registry import game_ids

ComponentsFolder: TypeAlias = Annotated[Path | None, Parameter(help="parameter-components")]


class NoComponents(SignoriaError):
    """A folder that is not there, or holds no file named after a game."""


def use_components(folder: Path | None) -> None:
    """Let every game that is loaded from now on, here and in worker processes, read its file in this folder."""
    if folder is None:
        return
    check_components(folder)
    os.environ[FOLDER] = str(folder.resolve())


def check_components(folder: Path) -> None:
    """Refuse what is no folder with a file of a game."""
    if not folder.is_dir():
        raise NoComponents(say("components-no-folder", folder=folder))
    if not any((folder / f"{game}.toml").is_file() for game in game_ids()):
        raise NoComponents(say("components-no-file", folder=folder, files=", ".join(f"{id}.toml" for id in game_ids())))
