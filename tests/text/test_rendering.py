"""Whole random games in words: every question, choice, refusal, event and score line, in every language."""

from __future__ import annotations

import pytest
from tests.text.play import Sample, every_set_up, games_with_words, listen, set_ups

from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.state import SPECTATOR
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

NAMES = ("Alice", "Bruno", "Chiara", "Dario", "Elena", "Fosco")


def sound(text: str | None) -> bool:
    return text is None or (text.strip() == text != "" and "{" not in text and "  " not in text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_a_game_in_words(game: AnyGame, lang: str) -> None:
    say_games(game, lang, set_ups(game), 7, Sample(60))


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_a_game_in_words_with_every_option_at_every_table(game: AnyGame, lang: str) -> None:
    say_games(game, lang, every_set_up(game), 8, Sample(10_000))


def say_games(game: AnyGame, lang: str, tables: list[tuple[int, Settings]], seed: int, sample: Sample) -> None:
    """Say what there is to say in a random game at each of these tables; of what could be done a sample."""
    words = Words(lang, game, NAMES)
    for players, settings in tables:
        for state, events in listen(game, players, settings, seed):
            for viewer in (0, 1, SPECTATOR):
                assert all(sound(words.event(event, viewer)) for event in events)
            for seat in (*state.actors(), *state.may()):
                assert sound(words.prompt(state.prompt(seat)))
                options = set(state.options(seat))
                for action in state.candidates(seat):
                    if not sample.takes(game.actions.verbs[action]):
                        continue
                    assert sound(words.action(state, seat, action))
                    reason = None if action in options else state.why_not(seat, action)
                    assert reason is None or sound(words.reason(reason))
        assert all(sound(words.score_line(line)) for lines in game.score(state) for line in lines)
    assert not words.missing
    assert not words.errors


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_everything_with_a_name(game: AnyGame, lang: str) -> None:
    words = Words(lang, game)
    for kind, ids in game.vocabulary.names.items():
        assert all(sound(words.name(kind, id)) for id in ids)
    for kind, facts in game.vocabulary.facts.items():
        assert all(sound(words.about(kind, id)) for id in facts)
    for thing in game.vocabulary.things:
        assert all(sound(words.amount(thing, count)) for count in range(4))
    assert not words.missing
    assert not words.errors


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_choices_of_one_decision_read_differently(game: AnyGame, lang: str) -> None:
    """Two choices may only look alike where they are alike: they touch the same kinds of things."""
    words = Words(lang, game, NAMES)
    for players, settings in set_ups(game)[:1]:
        for state, _ in listen(game, players, settings, 3):
            for seat in state.actors():
                labels: dict[str, object] = {}
                for action in state.options(seat):
                    params = game.describe(state, seat, action).params
                    alike = {key: value for key, value in params.items() if key != "position"}
                    assert labels.setdefault(words.action(state, seat, action), alike) == alike
