"""`signoria data check`: component files against their constraints."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from signoria.cli import messages
from signoria.cli.exit_codes import CHECK_FAILED, OK
from signoria.cli.parameters import GameName
from signoria.cli.speech import lang, say
from signoria.core.components import Components, provenance_counts, provenance_problems, read_components
from signoria.core.corrections import Difference, differences
from signoria.core.errors import InvalidData, SignoriaError
from signoria.core.game import AnyGame
from signoria.core.registry import game_ids, load_game
from signoria.text.words import Words


class BadFile(SignoriaError):
    """A file that is not there, or that is given without the game whose constraints it must meet."""


def check(
    game: GameName | None = None,
    /,
    *,
    file: Annotated[Path | None, Parameter(help="parameter-data-file")] = None,
) -> int:
    if file is not None and game is None:
        raise BadFile(say("data-file-without-game"))
    if file is not None and not file.is_file():
        raise BadFile(say("data-no-file", file=file))
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
        print(say("data-unusable", game=game_id, problems=len(error.problems)))
        return False
    return _report(game, components)


def _report(game: AnyGame, components: Components) -> bool:
    game_id, data_check = game.id, game.data_check
    hard = [*data_check.needed(components.data), *provenance_problems(components.data)]
    for problem in hard:
        print(messages.data_problem(game_id, problem))
    # A file that cannot be played need not be compared with our reconstruction.
    soft = [] if hard else data_check.reconstructed(components.data)
    for problem in soft:
        print(messages.data_warning(game_id, problem))
    if hard:
        print(say("data-unusable", game=game_id, problems=len(hard)))
    else:
        counts = provenance_counts(components.data)
        print(messages.data_sound(game_id, components.path.name, components.hash, counts, len(soft)))
        _explain(game, differences(game, components))
    return not hard


def _explain(game: AnyGame, changed: list[Difference]) -> None:
    """Print which values are not ours, thing by thing, and what each of these things does in the game."""
    words = Words(lang(), game)
    for topic in dict.fromkeys(difference.topic for difference in changed):
        if topic:
            print(say("data-topic", game=game.id, topic=words.name("data", topic), about=words.about("data", topic)))
        else:
            print(say("data-no-topic", game=game.id))
        for each in changed:
            if each.topic == topic:
                print(messages.data_difference(each))
