"""`signoria games`: what can be played."""

from __future__ import annotations

from typing import Final

import signoria
from signoria.bots.registry import bot_names
from signoria.cli import messages, output
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson
from signoria.cli.speech import say
from signoria.core.catalogue import GameInfo, OptionInfo, game_info
from signoria.core.codes import Sentence
from signoria.core.registry import game_ids, load_game

COLUMNS: Final = ("game", "title", "players", "options", "rules")


def games(*, json: AsJson = False) -> int:
    infos = [game_info(load_game(game_id)) for game_id in game_ids()]
    if json:
        output.print_json({"games": infos, "bots": list(bot_names()), "engine": signoria.engine()})
        return OK
    if not infos:
        print(say("games-none"))
        return OK
    _print_table(infos)
    engine = Sentence(signoria.engine_note(), f"engine-{signoria.engine_reason()}")
    print(messages.bots_and_engine(bot_names(), engine))
    return OK


def _print_table(infos: list[GameInfo]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(*(say(f"games-{column}") for column in COLUMNS), box=box.SIMPLE_HEAD)
    for info in infos:
        options = "\n".join(_option_line(option) for option in info["options"]) or say("games-no-options")
        table.add_row(info["id"], info["title"], messages.player_range(info["players"]), options, info["rules"])
    output.console().print(table)


def _option_line(option: OptionInfo) -> str:
    return messages.option_line(option["name"], option["choices"], option["default"], option["players"])
