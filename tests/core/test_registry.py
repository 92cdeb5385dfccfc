"""Installed games, found by entry point and imported only when asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from signoria.core import registry
from signoria.core.errors import UnknownGame
from signoria.core.game import AnyGame

Install = Callable[..., None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Pretend that these entry points, and no others, are installed."""

    def pretend(**points: str) -> None:
        found = [EntryPoint(name, value, registry.GROUP) for name, value in points.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
        registry._installed.cache_clear()
        registry.load_game.cache_clear()

    yield pretend
    registry._installed.cache_clear()
    registry.load_game.cache_clear()


def test_games_of_other_packages_are_found_by_name(install: Install, conclave: AnyGame) -> None:
    install(zecchino="zecchino:GAME", conclave="conclave:GAME")
    assert registry.game_ids() == ("conclave", "zecchino")
    assert registry.load_game("conclave") is conclave


def test_listing_imports_nothing(install: Install) -> None:
    install(absent="a_package_that_is_not_there:GAME")
    assert registry.game_ids() == ("absent",)
    assert "a_package_that_is_not_there" not in sys.modules


def test_a_near_miss_is_answered_with_the_name_that_was_meant(install: Install) -> None:
    install(conclave="conclave:GAME")
    with pytest.raises(UnknownGame, match=r"No game is called 'conclaves'; did you mean conclave\?"):
        registry.load_game("conclaves")


def test_an_unknown_name_is_answered_with_what_is_installed(install: Install) -> None:
    install(conclave="conclave:GAME", zecchino="zecchino:GAME")
    with pytest.raises(UnknownGame, match=r"installed are conclave, zecchino\."):
        registry.load_game("go")


def test_without_games_it_says_so(install: Install) -> None:
    install()
    with pytest.raises(UnknownGame, match=r"installed are none\."):
        registry.load_game("go")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("conclave", "conclave:FOLDER", "is no signoria.core.game.Game"),
        ("conclave", "conclave:NOTHING", "is installed, but conclave:NOTHING does not import"),
        ("absent", "a_package_that_is_not_there:GAME", "is installed, but a_package_that_is_not_there:GAME does not"),
        ("other", "conclave:GAME", "is called 'other', but its game 'conclave'"),
    ],
)
def test_a_wrong_entry_point_is_named(install: Install, name: str, value: str, message: str, conclave: Any) -> None:
    install(**{name: value})
    with pytest.raises(UnknownGame, match=message):
        registry.load_game(name)


def test_the_games_of_this_package_are_installed() -> None:
    for game_id in registry.game_ids():
        if game_id == "principato":
            assert registry.load_game(game_id).id == game_id
            return
    pytest.fail("principato is not installed")
