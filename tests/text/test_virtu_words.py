"""Virtù in words, in lively games: what plain random players hardly ever reach is said as well, in every language."""

from __future__ import annotations

from functools import cache

import pytest
from tests.games.virtu.lively import choose, help_out
from tests.text.test_rendering import NAMES, sound
from tests.text.test_vocabulary import Said, declared

from signoria.core.codes import Event
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, buffer
from signoria.core.vocabulary import mismatch
from signoria.games.virtu import GAME
from signoria.games.virtu.decisions import STEP, STEPS
from signoria.games.virtu.rules import Virtu
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

# Chosen so that as much as possible is said.
GAMES = ((2, 2), (2, 10), (2, 18), (4, 8), (4, 9))
# Declared, but met by good luck only even in lively games; tests/games/virtu sets these positions up.
RARE = {
    "event": {"eliminated"},
    "prompt": {"sieges.rival", "sieges.after_battle", "combat.losses", "troops.colour"},
    "reason": {"top_rank", "bonus_taken"},
    "score": {"king_of_naples"},
    "action": {"advance_prepaid", "go_on", "hold_off", "shift", "troop", "fight"},
}


@cache
def moments() -> list[tuple[Virtu, tuple[Event, ...]]]:
    """States of lively games in which somebody has to decide, or which are the end, with the news since the last."""
    found: list[tuple[Virtu, tuple[Event, ...]]] = []
    for players, seed in GAMES:
        s = GAME.new(players, GAME.unattended_settings(players, {"states": "random"} if players > 2 else {}))
        rng, outcomes, weights = Rng("lively words", players, seed), buffer(), buffer()
        heard: list[Event] = []
        while s.actors():
            seat = s.mover()
            if seat == CHANCE:
                s.apply(CHANCE, draw(s, rng, outcomes, weights), heard)
                continue
            found.append((s.clone(), tuple(heard)))
            heard.clear()
            if s.frames[0] == STEP and s.frames[STEPS] == 0 and rng.below(2):
                help_out(s, seat, rng)
                found[-1] = (s.clone(), found[-1][1])
            s.apply(seat, choose(s, seat, rng), heard)
        found.append((s.clone(), tuple(heard)))
    return found


@cache
def said() -> Said:
    found: Said = {kind: {} for kind in ("event", "prompt", "reason", "score", "action")}
    for s, events in moments():
        for event in events:
            found["event"].setdefault(event.code, []).append(event.params)
        for seat in s.actors():
            prompt = s.prompt(seat)
            found["prompt"].setdefault(prompt.code, []).append(prompt.params)
            for action in s.candidates(seat):
                params = GAME.describe(s, seat, action).params
                found["action"].setdefault(GAME.actions.verbs[action], []).append(params)
                reason = s.why_not(seat, action)
                if reason is not None:
                    found["reason"].setdefault(reason.code, []).append(reason.params)
        if not s.actors():
            for line in (line for lines in GAME.score(s) for line in lines):
                found["score"].setdefault(line.code, []).append(line.params)
    return found


def test_everything_declared_is_said_and_nothing_else() -> None:
    for kind, shapes in declared(GAME).items():
        assert shapes.keys() - said()[kind].keys() <= RARE.get(kind, set()), kind
        for code, uses in said()[kind].items():
            assert {mismatch(shapes.get(code), params) for params in uses} == {""}, (kind, code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lively_games_in_words(lang: str) -> None:
    words = Words(lang, GAME, NAMES)
    for number, (s, events) in enumerate(moments()):
        if number % 50 == 0:
            draw_board(s, words)
        assert all(sound(words.event(event, viewer)) for event in events for viewer in (0, 1))
        for seat in s.actors():
            assert sound(words.prompt(s.prompt(seat)))
            labels: dict[str, object] = {}
            for action in s.options(seat):
                params = GAME.describe(s, seat, action).params
                label = words.action(s, seat, action)
                assert sound(label)
                assert labels.setdefault(label, params) == params
    assert not words.missing
    assert not words.errors


def draw_board(s: Virtu, words: Words) -> None:
    """Every cell of the table in text can be said."""
    assert GAME.board is not None
    board = GAME.board(GAME.observe(s, 0), 0, words)
    assert sound(board.status)
    for block in board.blocks:
        assert block.rows
        assert sound(block.title)
        for row in (block.head, *block.rows):
            cells = [cell for entry in row for cell in (entry if isinstance(entry, tuple) else (entry,))]
            assert all("  " not in cell.text for cell in cells)
