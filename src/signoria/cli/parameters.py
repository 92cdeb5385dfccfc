"""Parameters that several commands share; their help is a key of text/command.<language>.ftl."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter, validators

GameName: TypeAlias = Annotated[str, Parameter(help="parameter-game")]
Players: TypeAlias = Annotated[int, Parameter(help="parameter-players")]
Bots: TypeAlias = Annotated[str, Parameter(help="parameter-bots")]
Seed: TypeAlias = Annotated[int, Parameter(help="parameter-seed")]
Options: TypeAlias = Annotated[tuple[str, ...], Parameter(help="parameter-option", negative=(), show_default=False)]
RecordFile: TypeAlias = Annotated[Path, Parameter(help="parameter-record")]
AsJson: TypeAlias = Annotated[bool, Parameter(help="parameter-as-json", negative=(), show_default=False)]
Ray: TypeAlias = Annotated[str | None, Parameter(help="parameter-ray")]
Count: TypeAlias = Annotated[int, Parameter(validator=validators.Number(gte=1))]
