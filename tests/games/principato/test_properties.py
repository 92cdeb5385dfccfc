"""Laws that hold in every state, over random states of all player counts."""

from __future__ import annotations

import json
import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.games.principato.positions import (
    GAME,
    asked,
    offered,
    own,
    play,
    position,
    random_state,
    seat,
    table,
    walk,
)

from signoria.core.codes import Event
from signoria.core.document import Document
from signoria.core.errors import InvalidDocument
from signoria.core.playout import play_out
from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR
from signoria.games.principato.state import Principato

STEPS_PER_PLAYER = 110
SEEDS = st.integers(0, 10**6)
SWITCHES = st.sampled_from([{}, {"open_goals": True}, {"auto_best_culture": True, "require_positive_force": True}])


@st.composite
def states(draw: st.DrawFn) -> Principato:
    players = draw(st.integers(2, 4))
    return random_state(players, draw(SEEDS), draw(st.integers(0, STEPS_PER_PLAYER * players)), **draw(SWITCHES))


@pytest.mark.same_when_plain
@given(states(), SEEDS)
def test_a_clone_is_equal_and_independent(state: Principato, seed: int) -> None:
    before = table(state)
    copy = state.clone()
    assert table(copy) == before
    walk(copy, Rng(seed), 20)
    assert table(state) == before


@pytest.mark.same_when_plain
@given(states(), SEEDS)
def test_documents_round_trip_and_play_on_alike(state: Principato, seed: int) -> None:
    document = table(state)
    loaded = GAME.load(json.loads(json.dumps(document)))
    assert table(loaded) == document
    walk(state, Rng(seed), 20)
    walk(loaded, Rng(seed), 20)
    assert table(loaded) == table(state)


@pytest.mark.same_when_plain
@given(states())
def test_invariants_hold_and_somebody_can_go_on(state: Principato) -> None:
    assert GAME.violations(state) == []
    for actor in state.actors():
        assert state.weights() if actor < 0 else state.options(actor)


@pytest.mark.same_when_plain
@given(states(), SEEDS)
def test_a_redeal_keeps_view_actors_and_own_options(state: Principato, seed: int) -> None:
    for viewer in (*range(int(state.players)), SPECTATOR):
        twin = GAME.redeal(state, viewer, Rng(seed, viewer))
        assert GAME.observe(twin, viewer) == GAME.observe(state, viewer)
        assert (twin.actors(), twin.may()) == (state.actors(), state.may())
        if viewer >= 0:
            assert twin.options(viewer) == state.options(viewer)
        assert GAME.violations(twin) == []


@pytest.mark.same_when_plain
@given(states(), SEEDS, SEEDS)
def test_a_redeal_depends_on_the_view_alone(state: Principato, one: int, two: int) -> None:
    for viewer in (*range(int(state.players)), SPECTATOR):
        twin = GAME.redeal(state, viewer, Rng(one))
        again = [table(GAME.redeal(each, viewer, Rng(two))) for each in (state, twin)]
        assert again[0] == again[1]


@given(states())
def test_R24_buildings_catapults_and_culture_never_leave(state: Principato) -> None:
    """And soldiers leave only when they are dismissed, and never turn over."""
    lasting = ("field", "farm", "palazzo", "bank", "catapult", "monument_4", "book_3", "painting_6", "military")
    rng = Rng("lasting")
    for _ in range(30):
        before = [own(state, i) for i in range(int(state.players))]
        dismissing = asked(state).startswith("scoring.dismiss")
        if not walk(state, rng, 1):
            return
        for i, part in enumerate(before):
            after = own(state, i)
            assert all(after[name] >= part[name] for name in lasting)
            if not dismissing:
                assert all(after[name] >= part[name] for name in ("militia", "condottiere"))


# ---- military points ----


def due(points: list[int], forces: list[int]) -> list[int]:
    """Rank points by the booklet: equal forces add up the places they occupy and share, rounded up."""
    ranking = sorted(range(len(forces)), key=lambda i: -forces[i])
    result = [0] * len(forces)
    for i, force in enumerate(forces):
        places = [points[rank] for rank, who in enumerate(ranking) if forces[who] == force]
        result[i] = math.ceil(Fraction(sum(places), len(places)))
    return result


ARMY = st.tuples(st.integers(0, 2), st.integers(0, 3), st.integers(0, 3), st.integers(0, 3), st.integers(0, 3))


@given(st.lists(ARMY, min_size=2, max_size=4))
def test_R37_military_points_are_those_of_a_second_count(armies: list[tuple[int, ...]]) -> None:
    seats, forces = [], []
    for catapults, militia, condottieri, fed, paid in armies:
        assume(fed <= militia and paid <= condottieri)
        seats.append(
            seat(catapult=catapults, militia=militia, condottiere=condottieri, militia_food=fed, condottiere_gold=paid)
        )
        forces.append(catapults + fed - (militia - fed) + paid - (condottieri - paid))
    state = position(*seats, pile=[])
    play(state, "end")
    table_of_ranks = {2: [5, 0], 3: [6, 3, 0], 4: [7, 4, 2, 0]}[len(forces)]
    assert [own(state, i)["military"] for i in range(len(forces))] == due(table_of_ranks, forces)


@given(st.lists(ARMY, min_size=2, max_size=4), SEEDS)
def test_R25_supply_follows_a_second_count_of_the_armies(armies: list[tuple[int, ...]], seed: int) -> None:
    first = seed % len(armies)
    seats = [seat(catapult=a, militia=b, condottiere=c, food=1, gold=1) for a, b, c, _, _ in armies]
    state = position(*seats, pile=[], first=first)
    play(state, "end")
    sizes = [a + b + c for a, b, c, _, _ in armies]
    order = sorted(range(len(sizes)), key=lambda i: (-sizes[i], (i - first) % len(sizes)))
    found: list[int] = []
    while asked(state).startswith("scoring.supply"):
        found += [] if state.actors()[0] in found else state.actors()
        play(state, offered(state)[-1])
    assert found == [i for i in order if armies[i][1] + armies[i][2] > 0]


# ---- the length of a game ----


@pytest.mark.same_when_plain
@pytest.mark.parametrize(("players", "turns"), [(2, 42), (3, 63), (4, 84)])
def test_every_game_has_21_turns_each(players: int, turns: int) -> None:
    for seed in range(5):
        state, rng, events = GAME.new(players), Rng("turns", seed), list[Event]()
        while state.actors():
            mover = state.actors()[0]
            choices = [outcome for outcome, _ in state.weights()] or state.options(mover)
            state.apply(mover, choices[int(rng.below(len(choices)))], events)
        taken = [event.params["seat"] for event in events if event.code == "turn_ended"]
        assert len(taken) == turns
        assert {taken.count(i) for i in range(players)} == {21}


@pytest.mark.same_when_plain
@given(st.integers(2, 4), SEEDS)
def test_every_game_ends_within_its_bounds(players: int, seed: int) -> None:
    state = GAME.new(players)
    play_out(state, Rng(seed), GAME.bounds.longest_game)
    assert state.actors() == []
    for lines in GAME.score(state):
        assert GAME.bounds.lowest_score <= GAME.total(lines) <= GAME.bounds.highest_score
    assert min(GAME.places(state)) == 1


# ---- documents that somebody edited ----


def leaves(node: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The places of all numbers in a document."""
    entries = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    found = [leaf for key, value in entries for leaf in leaves(value, (*path, key))]
    return [path] if type(node) is int else found


def add(document: Document, path: tuple[str | int, ...], number: int) -> None:
    node: Any = document
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] += number


@pytest.mark.same_when_plain
@settings(max_examples=300)
@given(states(), st.data())
def test_an_edited_document_is_refused_or_keeps_its_invariants(state: Principato, data: st.DataObject) -> None:
    """One number, in a frame or anywhere, a little higher, and perhaps another one lower by as much."""
    document = table(state)
    places = [path for path in leaves(document) if path[0] not in ("players", "options")]
    in_frames = [path for path in places if path[0] == "frames"] or places
    number = data.draw(st.sampled_from([-2, -1, 1, 2]))
    add(document, data.draw(st.sampled_from(places) | st.sampled_from(in_frames)), number)
    if data.draw(st.booleans()):
        add(document, data.draw(st.sampled_from(places)), -number)
    try:
        edited = GAME.load(document)
    except InvalidDocument:
        return
    rng = Rng(7)
    while walk(edited, rng, 1) and table(edited)["year"] == document["year"]:
        assert GAME.violations(edited) == []
