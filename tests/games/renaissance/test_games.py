"""Whole games: every one ends, keeps its invariants, adds up its battles, survives the wire and the record."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.renaissance.ledger import Ledger
from tests.games.renaissance.playing import SETTINGS, advance, random_position

from signoria.core.codes import Event
from signoria.core.play.recorded_game import RecordedGame
from signoria.core.playout import play_out
from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.record.replay import replay
from signoria.core.record.verify import verify
from signoria.core.rng import Rng
from signoria.games.renaissance import GAME

pytestmark = pytest.mark.same_when_plain

ALL = [
    (players, {"scenario": scenario, "powers": powers, "variant": variant})
    for players in (3, 4, 5, 6)
    for scenario in ("base", "1494", "1499", "1515")
    for powers in (False, True)
    for variant in ("random", "without_naples", "without_milan")
    if (players > 3 or scenario == "base") and (variant == "random" or (players == 4 and scenario == "base"))
]


@pytest.mark.parametrize(("players", "chosen"), ALL, ids=lambda value: str(value))
def test_every_game_ends_and_keeps_its_invariants(players: int, chosen: dict[str, bool | str]) -> None:
    state = GAME.new(players, chosen)
    rng, steps = Rng("whole", players), 0
    while state.actors():
        advance(state, rng, 1)
        steps += 1
        if steps % 5 == 0:
            assert GAME.violations(state) == []
    assert steps < GAME.bounds.longest_game
    assert sorted(GAME.places(state))[0] == 1
    assert GAME.violations(state) == []


@given(st.sampled_from(SETTINGS), st.integers(0, 10_000))
@settings(max_examples=15, deadline=None)
def test_battles_add_up_as_in_a_second_set_of_books(chosen: tuple[int, dict[str, bool | str]], seed: int) -> None:
    players, options = chosen
    state, told = GAME.new(players, options), list[Event]()
    ledger = Ledger(GAME, players, dict(options), 0)
    rng = Rng("books", seed)
    for _ in range(600):
        for line in advance(state, rng, 1, events=told):
            ledger.read(*line)
    attacks = [event.params["total"] for event in told if event.code == "attack_strength"]
    defences = [event.params["total"] for event in told if event.code == "defence_strength"]
    strengths = list(zip(attacks, defences))
    assert ledger.totals[: len(strengths)] == strengths[: len(ledger.totals)]
    assert len(strengths) - len(ledger.totals) in (0, 1)


@pytest.mark.parametrize("chosen", SETTINGS, ids=str)
def test_the_second_set_of_books_covers_whole_games(chosen: tuple[int, dict[str, bool | str]]) -> None:
    players, options = chosen
    state, told = GAME.new(players, options), list[Event]()
    ledger = Ledger(GAME, players, dict(options), 0)
    for line in advance(state, Rng("whole books", players), GAME.bounds.longest_game, events=told):
        ledger.read(*line)
    attacks = [event.params["total"] for event in told if event.code == "attack_strength"]
    defences = [event.params["total"] for event in told if event.code == "defence_strength"]
    assert not state.actors()
    assert ledger.totals == list(zip(attacks, defences))
    assert len(ledger.totals) > 5


@given(st.sampled_from(SETTINGS), st.integers(0, 10_000), st.integers(0, 900))
@settings(max_examples=30, deadline=None)
def test_a_position_survives_the_wire(chosen: tuple[int, dict[str, bool | str]], seed: int, steps: int) -> None:
    state = random_position(*chosen, seed, steps)
    document = json.loads(json.dumps(GAME.dump(state)))
    loaded = GAME.load(document)
    assert GAME.dump(loaded) == document
    copy = state.clone()
    play_out(loaded, Rng("on", seed), GAME.bounds.longest_game)
    play_out(copy, Rng("on", seed), GAME.bounds.longest_game)
    assert GAME.dump(loaded) == GAME.dump(copy)
    assert GAME.dump(state) == document


def test_named_lines_of_a_battle_add_up_to_its_total() -> None:
    state, told = GAME.new(6, {"powers": True}), list[Event]()
    advance(state, Rng("lines"), 3000, events=told)
    found = [event.params for event in told if event.code in ("attack_strength", "defence_strength")]
    assert len(found) > 10
    for params in found:
        assert sum(int(value) for name, value in params.items() if name not in ("seat", "total")) == params["total"]


def test_events_of_a_battle_say_in_which_slot_they_happen() -> None:
    """Cards laid, turned up, doubled and changing sides can be followed without a look at the state."""
    for players, options in SETTINGS[3:6]:
        state, rng, followed = GAME.new(players, options), Rng("slots", players), 0
        while state.actors() and followed < 200:
            before, told = GAME.dump(state), list[Event]()
            advance(state, rng, 1, events=told)
            after = GAME.dump(state)
            if not after["battle"]:
                continue
            followed += 1
            by_slot = {(event.code, event.params.get("slot")) for event in told}
            for slot, card in after["laid"].items():
                was, now = before["worth"].get(slot, {}), after["worth"].get(slot, {})
                if card is not None and before["laid"][slot] is None:
                    assert by_slot & {("laid", slot), ("hired", slot)}
                if was.get("face_down") and not now.get("face_down"):
                    assert ("revealed", slot) in by_slot
                if card is not None and was.get("side", 0) != now.get("side", 0) and before["laid"][slot] is not None:
                    assert ("bought_back", slot) in by_slot
                if now.get("signs", 0) > was.get("signs", 0):
                    assert ("signed", slot) in by_slot
                if card is None and before["laid"][slot] is not None and before["battle"]:
                    gone = {("condottiere_die", slot), ("betrayed", slot), ("countered", slot), ("retreated", slot)}
                    assert by_slot & {*gone, ("cancelled", None)}
        assert followed > 50


def test_a_whole_game_of_six_is_recorded_replayed_and_verified() -> None:
    chairs = [Chair(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")]
    table = RecordedGame.begin(GAME, 6, {"powers": True}, chairs, bytes(range(32)), (b"a nonce of Anna.",))
    choice = random.Random(7)
    table.settle_chance()
    while table.state.actors():
        seat = choice.choice(table.state.actors())
        table.act(seat, choice.choice(table.state.options(seat)))
        table.settle_chance()
    record = table.finish()
    again = Record.from_text(record.to_text())
    assert GAME.dump(replay(GAME, again)) == table.game.dump(table.state)
    findings = verify(GAME, again, record.shown())
    assert all(finding.checked for finding in findings), findings


def test_unseen_lines_stay_unseen_in_a_running_record() -> None:
    state = GAME.new(6)
    seen = advance(state, Rng("veil"), 600, viewer=2)
    looks = {look for by, look in seen if by != 2}
    assert {"draw:?", "lay:?", "answer:?", "vote:?"} <= looks
    assert not any(look.startswith("lay:") and look[4:] not in ("?", "nothing") for by, look in seen if by != 2)
    own = {look for by, look in seen if by == 2}
    assert any(look.startswith("lay:") and look != "lay:nothing" for look in own)
    assert not any("?" in look for look in own)
