"""Names, set-ups and their refusal: laws that are checked once per game."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.core.actions import ActionTable
from signoria.core.errors import InvalidSetup, UnknownAction
from signoria.core.game import AnyGame, Option
from signoria.testing.nonconformity import fail, same

Choice = Mapping[str, bool | int | str]


def names_round_trip(game: AnyGame) -> None:
    tables = ((game.actions, game.bounds.actions), (game.outcomes, game.bounds.outcomes))
    for table, bound in tables:
        if len(table) != bound:
            fail(f"bounds say {bound} {table.kind}s, the table has {len(table)}")
        for number in range(len(table)):
            name = table.name(number)
            if table.id(name) != number:
                fail(f"{table.kind} {number} is {name}, which is {table.kind} {table.id(name)}")
            if not name or name != name.strip() or "?" in name or " " in name:
                fail(f"{name!r} is no name for the wire")
        _check_unknown_names(table)


def _check_unknown_names(table: ActionTable) -> None:
    for wrong in ("", "unheard_of", "unheard_of:1", "?"):
        try:
            table.id(wrong)
        except UnknownAction:
            continue
        fail(f"{wrong!r} counts as {table.kind} {table.id(wrong)}")


def new_games_are_equal(game: AnyGame) -> None:
    """A game has no random generator of its own: what is drawn, is drawn by chance."""
    for players in game.players:
        for settings in covering_settings(game, players):
            one, other = game.dump(game.new(players, settings)), game.dump(game.new(players, settings))
            same(one, other, f"two new games of {players} with {settings}")
            if not game.new(players, settings).actors():
                fail(f"a new game of {players} with {settings} is over")


def wrong_set_ups_are_refused(game: AnyGame) -> None:
    players = game.players[0]
    for count in (-1, 0, game.players[0] - 1, game.players[-1] + 1):
        if count not in game.players:
            _check_refused(game, count, {}, f"{count} players")
    _check_refused(game, players, {"unheard_of": 1}, "an unknown option")
    for option in game.options:
        if option.default not in option.choices:
            fail(f"the default of option {option.name} is none of its choices")
        if option.among_people is not None and option.among_people not in option.choices:
            fail(f"what people usually play of option {option.name} is none of its choices")
        for wrong in ("unheard_of", 10**6, -1, 1 if isinstance(option.default, bool) else True):
            if not any(wrong == choice and type(wrong) is type(choice) for choice in option.choices):
                _check_refused(game, players, {option.name: wrong}, f"{option.name}={wrong!r}")
        for count in set(game.players) - set(option.players or game.players):
            for choice in other_choices(option):
                _check_refused(game, count, {option.name: choice}, f"{option.name}={choice!r} with {count} players")


def _check_refused(game: AnyGame, players: int, settings: Choice, what: str) -> None:
    try:
        game.new(players, settings)
    except InvalidSetup:
        return
    fail(f"new() accepts {what}")


def other_choices(option: Option) -> list[bool | int | str]:
    return [choice for choice in option.choices if choice != option.default]


def covering_settings(game: AnyGame, players: int) -> list[dict[str, bool | int | str]]:
    """The defaults, and every other choice of every option once."""
    settings: list[dict[str, bool | int | str]] = [{}]
    for option in game.options:
        if not option.players or players in option.players:
            settings += [{option.name: choice} for choice in other_choices(option)]
    return settings
