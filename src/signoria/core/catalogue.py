"""What a game says of itself, as plain data: for the command, the table's API and whoever lists games."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.game import AnyGame


class OptionInfo(TypedDict):
    """Something to be agreed before the game; no player counts listed means all of them.

    `among_people` is the default of a table with two or more people, None where it is the same.
    """

    name: str
    type: str
    default: bool | int | str
    among_people: bool | int | str | None
    choices: list[bool | int | str]
    players: list[int]
    rule: str


class GameInfo(TypedDict):
    """A game, the player counts it is for, its options, and the versions of its rules and data."""

    id: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    rules: str
    data: str


def game_info(game: AnyGame) -> GameInfo:
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "default": option.default,
                "among_people": option.among_people,
                "choices": list(option.choices),
                "players": list(option.players),
                "rule": option.rule,
            }
            for option in game.options
        ],
        "rules": game.rules_version,
        "data": game.components.hash,
    }
