"""The texts are complete, in every language; and the check would say so if they were not."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path

import pytest
from tests.text.play import games_with_words

from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.text.bundles import text_folder
from signoria.text.check import check_common, check_game
from signoria.text.languages import LANGUAGES


def test_what_is_common_is_complete() -> None:
    assert check_common() == []


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_every_game_is_complete(game: AnyGame) -> None:
    assert check_game(game) == []


@pytest.fixture
def copy(tmp_path: Path) -> AnyGame:
    """A game whose texts can be spoiled."""
    game = load_game("principato")
    shutil.copytree(text_folder(game.folder), text_folder(tmp_path))
    return dataclasses.replace(game, folder=tmp_path)


def spoil(game: AnyGame, lang: str, old: str, new: str) -> list[str]:
    """The problems of a text in which something was replaced."""
    path = text_folder(game.folder) / f"{lang}.ftl"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return [str(problem) for problem in check_game(game)]


def test_a_copy_is_as_complete_as_the_original(copy: AnyGame) -> None:
    assert check_game(copy) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_sentence_is_found(copy: AnyGame, lang: str) -> None:
    problems = spoil(copy, lang, "event-game_over =", "event-game_ended =")
    assert problems == [f"missing: {lang}: event-game_over", f"unused: {lang}: event-game_ended"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_of_an_option_without_words_is_found(tmp_path: Path, lang: str) -> None:
    game = load_game("renaissance")
    shutil.copytree(text_folder(game.folder), text_folder(tmp_path))
    copy = dataclasses.replace(game, folder=tmp_path)
    problems = spoil(copy, lang, "diplomacy-windows =", "diplomacy-doors =")
    assert problems == [f"missing: {lang}: diplomacy-windows", f"unused: {lang}: diplomacy-doors"]


def test_a_missing_attribute_is_found(copy: AnyGame) -> None:
    assert "missing: fr: card-book.about" in spoil(
        copy, "fr", "card-book = Copiste\n    .about", "card-book = Copiste\n    .abut"
    )


def test_an_unknown_parameter_is_found(copy: AnyGame) -> None:
    problems = spoil(copy, "it", "{ $seat } comincia", "{ $player } comincia")
    assert "unknown_parameter: it: event-dealt_start mentions $player" in problems
    assert any(problem.startswith("error: it: event-dealt_start") for problem in problems)


def test_a_parameter_that_one_language_forgets_is_found(copy: AnyGame) -> None:
    problems = spoil(copy, "en", "event-year_begun = Year { $year } begins.", "event-year_begun = A year begins.")
    assert problems == ["parameters_differ: event-year_begun mentions en: none; fr: year; it: year"]


def test_a_reference_to_nothing_is_found(copy: AnyGame) -> None:
    problems = spoil(copy, "en", "phrase-offer =", "phrase-price =")
    assert "unused: en: phrase-price" in problems
    assert any(problem.startswith("error: en: card-book.about") for problem in problems)


def test_what_cannot_be_read_is_found(copy: AnyGame) -> None:
    problems = spoil(copy, "fr", "event-year_begun = L", "event-year_begun L")
    assert any(problem.startswith("unreadable: fr.ftl: event-year_begun") for problem in problems)


def test_a_sentence_written_twice_is_found(copy: AnyGame) -> None:
    assert "twice: fr: score-military" in spoil(copy, "fr", "score-military =", "score-military = A\nscore-military =")


def test_a_missing_language_is_found(copy: AnyGame) -> None:
    (text_folder(copy.folder) / "it.ftl").unlink()
    assert [str(problem) for problem in check_game(copy)] == ["no_file: there is no it.ftl"]


def test_a_new_code_without_a_sentence_is_found(copy: AnyGame) -> None:
    words = dataclasses.replace(copy.vocabulary, events={**copy.vocabulary.events, "flooded": {}})
    problems = [str(problem) for problem in check_game(dataclasses.replace(copy, vocabulary=words))]
    assert problems == [f"missing: {lang}: event-flooded" for lang in LANGUAGES]
