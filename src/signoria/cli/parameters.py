"""Parameters that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter, validators

from signoria.cli import messages

GameName: TypeAlias = Annotated[str, Parameter(help=messages.PARAMETER_GAME)]
Language: TypeAlias = Annotated[str | None, Parameter(help=messages.PARAMETER_LANG)]
Players: TypeAlias = Annotated[int, Parameter(help=messages.PARAMETER_PLAYERS)]
Bots: TypeAlias = Annotated[str, Parameter(help=messages.PARAMETER_BOTS)]
Seed: TypeAlias = Annotated[int, Parameter(help=messages.PARAMETER_SEED)]
Options: TypeAlias = Annotated[
    tuple[str, ...], Parameter(help=messages.PARAMETER_OPTION, negative=(), show_default=False)
]
RecordFile: TypeAlias = Annotated[Path, Parameter(help=messages.PARAMETER_RECORD)]
AsJson: TypeAlias = Annotated[bool, Parameter(help=messages.PARAMETER_AS_JSON, negative=(), show_default=False)]
Count: TypeAlias = Annotated[int, Parameter(validator=validators.Number(gte=1))]
