"""`signoria data check`: component files against their constraints."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from signoria.cli import messages
from signoria.cli.exit_codes import CHECK_FAILED, OK
from signoria.cli.parameters import GameName
from signoria.core.components import Components, provenance_counts, provenance_problems, read_components
from signoria.core.errors import InvalidData, SignoriaError
from signoria.core.game import DataCheck
from signoria.core.registry import game_ids, load_game


class BadFile(SignoriaError):
    """A file that is not there, or that is given without the game whose constraints it must meet."""


def check(
    game: GameName | None = None,
    /,
    *,
    file: Annotated[Path | None, Parameter(help=messages.PARAMETER_DATA_FILE)] = None,
) -> int:
    if file is not None and game is None:
        raise BadFile(messages.file_without_game())
    if file is not None and not file.is_file():
        raise BadFile(messages.no_file(file))
    sound = [_check_game(game_id, file) for game_id in ([game] if game is not None else game_ids())]
    return OK if all(sound) else CHECK_FAILED


def _check_game(game_id: str, file: Path | None) -> bool:
    """Print what is wrong with a game's data; the file in force is refused already when the game is loaded."""
    try:
        game = load_game(game_id)
        components = game.components if file is None else read_components(file)
    except InvalidData as error:
        for problem in error.problems:
            print(messages.data_problem(game_id, problem))
        print(messages.data_unusable(game_id, len(error.problems)))
        return False
    return _report(game_id, components, game.data_check)


def _report(game_id: str, components: Components, data_check: DataCheck) -> bool:
    hard = [*data_check.needed(components.data), *provenance_problems(components.data)]
    for problem in hard:
        print(messages.data_problem(game_id, problem))
    # A file that cannot be played need not be compared with our reconstruction.
    soft = [] if hard else data_check.reconstructed(components.data)
    for problem in soft:
        print(messages.data_warning(game_id, problem))
    if hard:
        print(messages.data_unusable(game_id, len(hard)))
    else:
        counts = provenance_counts(components.data)
        print(messages.data_sound(game_id, components.path.name, components.hash, counts, len(soft)))
    return not hard
