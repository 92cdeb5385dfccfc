"""`signoria games`: what can be played."""

from __future__ import annotations

import signoria
from signoria.bots.registry import bot_names
from signoria.cli import messages, output
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson
from signoria.core.catalogue import GameInfo, OptionInfo, game_info
from signoria.core.registry import game_ids, load_game


def games(*, json: AsJson = False) -> int:
    infos = [game_info(load_game(game_id)) for game_id in game_ids()]
    if json:
        output.print_json({"games": infos, "bots": list(bot_names()), "engine": signoria.engine()})
        return OK
    if not infos:
        print(messages.no_games())
        return OK
    _print_table(infos)
    print(messages.bots_and_engine(bot_names(), signoria.engine_note()))
    return OK


def _print_table(infos: list[GameInfo]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(*messages.GAMES_COLUMNS, box=box.SIMPLE_HEAD)
    for info in infos:
        options = "\n".join(_option_line(option) for option in info["options"]) or messages.NO_OPTIONS
        table.add_row(info["id"], info["title"], messages.player_range(info["players"]), options, info["rules"])
    output.console().print(table)


def _option_line(option: OptionInfo) -> str:
    return messages.option_line(option["name"], option["choices"], option["default"], option["players"])
