"""The conformance kit: a sound game passes, and each kind of defect is caught under its law's name."""

from __future__ import annotations

import json
from dataclasses import fields
from types import ModuleType
from typing import Any

import pytest
from tests.core.mutations import BIDDING, MUTATIONS, Mutation

from signoria.core.game import AnyGame, Game
from signoria.core.vocabulary import Vocabulary
from signoria.testing import Nonconformity, check, check_game
from signoria.testing.nonconformity import difference

pytestmark = pytest.mark.same_when_plain

FIELDS = {field.name for field in fields(Game)}


class Replaced:
    """A game of which one function or value is another's."""

    def __init__(self, game: AnyGame, attribute: str, value: Any) -> None:
        self._game = game
        setattr(self, attribute, value)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def mutated(game: AnyGame, mutation: Mutation) -> Any:
    value = mutation.mutate(getattr(game, mutation.attribute))
    if mutation.attribute not in FIELDS:
        return Replaced(game, mutation.attribute, value)
    return Game(**{name: getattr(game, name) for name in FIELDS} | {mutation.attribute: value})


def test_the_example_passes_with_the_tests_it_brings(conclave_tests: ModuleType) -> None:
    own = [test for name, test in vars(conclave_tests).items() if name.startswith("test_")]
    assert len(own) >= 5
    for test in own:
        test()


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.mutate.__name__)
def test_a_defect_is_caught_under_its_law(
    mutation: Mutation,
    conclave: AnyGame,
    conclave_state: Any,
    conclave_tests: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = conclave
    if mutation.of_state:
        defective = mutation.mutate(getattr(conclave_state, mutation.attribute))
        monkeypatch.setattr(conclave_state, mutation.attribute, defective)
    else:
        game = mutated(conclave, mutation)
    with pytest.raises(Nonconformity) as caught:
        check_game(game, games=60, memory=conclave_tests.memory)
    assert caught.value.law == mutation.law, caught.value


def test_every_law_has_a_mutation() -> None:
    laws = [
        *check.ONCE,
        *check.EVERY_COUNT,
        *check.EVERY_POSITION,
        *(law for _, law in check.SAMPLED),
        *check.AT_THE_END,
    ]
    assert {law.__name__ for law in laws} <= {mutation.law for mutation in MUTATIONS}


def test_a_nonconformity_can_be_seen_again(conclave: AnyGame, conclave_state: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(conclave_state, "may", lambda self: [] if self.actors() else [0])
    with pytest.raises(Nonconformity) as caught:
        check_game(conclave, games=7, seed=5)
    found = caught.value
    with pytest.raises(Nonconformity) as again:
        check_game(conclave, players=found.players, settings=found.settings, seed=5, games=found.number)
    assert str(again.value) == str(found)
    assert json.dumps(found.position) in str(found)
    state = conclave.new(found.players or 0, found.settings)
    for by, name in found.lines:
        state.apply(by, conclave.id_of(by, name))
    assert conclave.dump(state) == found.position


def test_a_memory_that_the_truth_contradicts_is_reported(conclave: AnyGame) -> None:
    with pytest.raises(Nonconformity, match="the true state contradicts what the seat has seen: nonsense"):
        check_game(conclave, memory=lambda *_: ["nonsense"])


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ({"a": [1, 2]}, {"a": [1, 2]}, None),
        ({"a": [1, 2]}, {"a": [1, 3]}, "a[1] is 2 and 3"),
        ({"a": 1}, {"a": 1, "b": 2}, "b is only in the other"),
        ({"a": [1]}, {"a": []}, "a is [1] and []"),
        (1, 2, "it is 1 and 2"),
    ],
)
def test_a_difference_is_named_by_its_place(one: Any, other: Any, found: str | None) -> None:
    assert difference(one, other) == found


def test_seats_that_may_take_the_floor_take_it_now_and_then(
    conclave: AnyGame, conclave_state: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A murmur while somebody bids: it is heard and forgotten, and the game ends all the same."""
    murmurs: list[int] = []
    step, candidates_into = conclave_state.step, conclave_state.candidates_into
    options_into = conclave_state.options_into
    passing = conclave.action_id("pass")

    def may(self: Any) -> list[int]:
        bidder = self.actors()
        return [seat for seat in range(self.players) if self.decision == BIDDING and seat not in bidder]

    def murmur_into(self: Any, seat: int, out: Any) -> int:
        if seat not in may(self):
            return int(candidates_into(self, seat, out))
        out[0] = passing
        return 1

    def murmur_or_options_into(self: Any, seat: int, out: Any) -> int:
        return murmur_into(self, seat, out) if seat in may(self) else int(options_into(self, seat, out))

    def step_or_murmur(self: Any, seat: int, action: int) -> None:
        if seat in may(self):
            murmurs.append(seat)
        else:
            step(self, seat, action)

    monkeypatch.setattr(conclave_state, "may", may)
    monkeypatch.setattr(conclave_state, "candidates_into", murmur_into)
    monkeypatch.setattr(conclave_state, "options_into", murmur_or_options_into)
    monkeypatch.setattr(conclave_state, "step", step_or_murmur)
    check_game(conclave, players=3, games=6)
    assert set(murmurs) == {0, 1, 2}


def test_the_light_form_asks_for_no_invariants_and_no_words(conclave: AnyGame) -> None:
    parts = {name: getattr(conclave, name) for name in FIELDS}
    bare = Game(**parts | {"violations": lambda state: [], "vocabulary": Vocabulary()})
    with pytest.raises(Nonconformity, match="its vocabulary is empty"):
        check_game(bare, players=3, games=3)
    check_game(bare, players=3, games=20, light=True)


def test_the_light_form_still_sees_what_play_shows(conclave: AnyGame) -> None:
    (mutation,) = (each for each in MUTATIONS if each.mutate.__name__ == "favourites_redealt_in_order")
    with pytest.raises(Nonconformity) as caught:
        check_game(mutated(conclave, mutation), players=3, games=3, light=True)
    assert caught.value.law == "redeals_are_even"
    assert "in redeals than in truth" in str(caught.value)
