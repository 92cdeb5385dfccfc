"""Whole games: every invariant in every state, round trips, records that replay and verify."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.virtu.lively import choose, play

from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.record.verify import verify
from signoria.core.rng import Rng
from signoria.games.virtu import GAME
from signoria.games.virtu.state import Virtu
from signoria.lab.record_game import record_game

pytestmark = pytest.mark.same_when_plain

# How many lively games per player count; SIGNORIA_SOAK asks for more.
GAMES = int(os.environ.get("SIGNORIA_SOAK", "2"))
SETTINGS: tuple[dict[str, bool | int | str], ...] = ({}, {"states": "random"}, {"beginners": True})


def is_sound(s: Virtu) -> None:
    problems = GAME.violations(s)
    assert not problems, [str(problem) for problem in problems]


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_every_invariant_holds_in_lively_games(players: int) -> None:
    for seed in range(GAMES):
        s = play(players, seed, is_sound, **SETTINGS[seed % len(SETTINGS)])
        totals = [GAME.total(lines) for lines in GAME.score(s)]
        assert GAME.bounds.lowest_score <= min(totals) <= max(totals) <= GAME.bounds.highest_score
        assert min(GAME.places(s)) == 1


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(GAME.players), st.integers(0, 10_000), st.integers(0, 400))
def test_clones_and_documents_are_equal_and_independent(players: int, seed: int, steps: int) -> None:
    s = GAME.new(players, GAME.unattended_settings(players, {}))
    rng = Rng("round trip", seed)
    for _ in range(steps):
        if not s.actors():
            break
        seat = s.actors()[0]
        s.apply(seat, s.weights()[0][0] if seat < 0 else choose(s, seat, rng))
    document = GAME.dump(s)
    clone, loaded = s.clone(), GAME.load(document)
    assert GAME.dump(clone) == GAME.dump(loaded) == document
    if s.actors() and s.actors()[0] >= 0:
        clone.apply(s.actors()[0], s.options(s.actors()[0])[-1])
        assert GAME.dump(s) == document


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_a_record_replays_to_its_score_and_verifies(players: int) -> None:
    record = Record.from_text(record_game("virtu", players, seed=3).to_text())
    verify(GAME, record)
    end = replay(GAME, record)
    assert end.actors() == []
    assert record.end is not None


def test_redeal_and_views_hide_nothing() -> None:
    s = GAME.new(2)
    assert GAME.dump(GAME.redeal(s, 0, Rng(1))) == GAME.dump(s)
    assert GAME.seen(s, 0, s.options(0)[0], 1) == GAME.action_name(s.options(0)[0])
