"""What a choice would do, said before it is made: in every game, in every language, and as it then happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.principato.positions import GAME as PRINCIPATO
from tests.games.principato.positions import document, seat

from signoria.core.codes import Effect
from signoria.core.game import AnyGame
from signoria.core.playout import settle_chance
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.vocabulary import mismatch
from signoria.games.principato.state import Principato
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

GAMES = 2
DECISIONS = 60


def moments(game: AnyGame, number: int) -> Iterator[tuple[State, int]]:
    """Returns decisions of a random game, each with its seat."""
    players = game.players[number % len(game.players)]
    state, rng = game.new(players, game.unattended_settings(players, {})), Rng("effects", game.id, number)
    for _ in range(DECISIONS):
        settle_chance(state, rng)
        if not state.actors():
            return
        own = state.actors()[0]
        yield state, own
        options = state.options(own)
        state.apply(own, options[int(rng.below(len(options)))])


@pytest.mark.same_when_plain
@pytest.mark.parametrize("game_id", game_ids())
def test_every_effect_is_declared_and_said_in_every_language(game_id: str) -> None:
    game = load_game(game_id)
    words = {lang: Words(lang, game, ["Ada", "Bruno", "Cleo", "Dora", "Elio", "Fosca"]) for lang in LANGUAGES}
    said: set[str] = set()
    for number in range(GAMES):
        for state, own in moments(game, number):
            for action in state.options(own):
                for effect in game.describe(state, own, action).effects:
                    assert mismatch(game.vocabulary.effects.get(effect.code), effect.params) == "", effect
                    sentences = {lang: spoken.effect(effect) for lang, spoken in words.items()}
                    assert all("effect-" not in sentence and "{" not in sentence for sentence in sentences.values())
                    said.add(effect.code)
    assert len(said) >= 3, said
    assert game.vocabulary.wastes <= game.vocabulary.effects.keys()


@pytest.mark.same_when_plain
@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_not_allowed_does_nothing(game_id: str) -> None:
    game = load_game(game_id)
    for state, own in moments(game, 0):
        for action in set(state.candidates(own)) - set(state.options(own)):
            assert game.describe(state, own, action).effects == ()


def effects(position: Principato, action: str) -> list[Effect]:
    """Returns what an action of the active seat would do in a position of Principato."""
    return list(PRINCIPATO.describe(position, 0, PRINCIPATO.action_id(action)).effects)


def test_X2_cubes_without_room_are_said_to_be_lost_before_the_harvest() -> None:
    state = PRINCIPATO.load(document(seat(hand=("harvest", "taxes"), field=3, farm=1, food=1), seat()))
    assert Effect("lost", {"cube": "food", "count": 2, "room": 1}) in effects(state, "activate:0")


def test_X3_an_unfed_militia_takes_a_cube_that_finds_no_room() -> None:
    state = PRINCIPATO.load(document(seat(hand=("harvest", "taxes"), field=3, farm=1, food=1, militia=1), seat()))
    told = effects(state, "activate:0")
    assert Effect("overflow", {"cube": "food", "count": 1, "room": 1}) in told
    assert Effect("lost", {"cube": "food", "count": 1, "room": 2}) in told


def test_recruits_are_said_to_go_hungry_before_they_are_hired() -> None:
    state = PRINCIPATO.load(document(seat(hand=("recruit_militia", "taxes"), food=1, favor=1), seat()))
    state.apply(0, PRINCIPATO.action_id("activate:0"))
    assert [effect.code for effect in effects(state, "recruit:2")] == ["strength_if_fed"]
    assert effects(state, "recruit:3")[0] == Effect("hungry", {"count": 1})


def test_a_price_says_what_is_kept() -> None:
    state = PRINCIPATO.load(document(seat(hand=("build_field", "taxes"), bank=2, gold=4), seat()))
    state.apply(0, PRINCIPATO.action_id("activate:0"))
    assert Effect("keeps", {"food": 0, "gold": 1, "favor": 0}) in effects(state, "option:1")


def test_a_turn_that_is_ended_says_how_many_actions_it_gives_up() -> None:
    state = PRINCIPATO.load(document(seat(), seat()))
    assert effects(state, "end")[0] == Effect("forgone", {"count": 2})
    assert effects(state, "skip")[0] == Effect("forgone", {"count": 1})
