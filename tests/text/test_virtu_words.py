"""Virtù in words, in lively games: what plain random players hardly ever reach is said as well, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from tests.games.virtu import test_two_players as of_two
from tests.games.virtu import test_war as of_war
from tests.games.virtu.lively import choose, help_out
from tests.games.virtu.positions import (
    FLORENCE,
    FRANCE,
    MILAN,
    VENICE,
    acting,
    besieging,
    city,
    courtier,
    do,
    no_troops,
    own,
    table,
    troops,
)
from tests.text.play import Sample
from tests.text.test_rendering import NAMES, sound
from tests.text.test_vocabulary import Said, declared

from signoria.core.board import Cell
from signoria.core.codes import Event
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, buffer
from signoria.core.story import StoryLine, actions
from signoria.core.vocabulary import mismatch
from signoria.games.virtu import GAME
from signoria.games.virtu.decisions import STEP
from signoria.games.virtu.forecast.idle import idle
from signoria.games.virtu.phases.marker import STEPS
from signoria.games.virtu.state import Virtu
from signoria.text.languages import LANGUAGES
from signoria.text.teller import Teller
from signoria.text.words import Words

# Chosen so that as much as possible is said.
GAMES = ((2, 2), (2, 10), (2, 18), (4, 8), (4, 9))
# Declared, but met by good luck only even in lively games; the rarest are set up below.
RARE = {
    "event": {
        *("eliminated", "ally_overthrown", "cathedral_lost", "garrison_lost", "shared_win"),
        # Why a game ends: tests/games/virtu/test_the_end_told.py.
        *("patronage_complete", "year_limit_reached", "no_neutral_left", "naples_held"),
    },
    "prompt": {"sieges.rival", "sieges.after_battle", "combat.losses", "troops.colour"},
    "reason": {"top_rank"},
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
    return [*found, *opening_moments()]


def opening_moments() -> list[tuple[Virtu, tuple[Event, ...]]]:
    """A set-up in which the players choose everything."""
    s = GAME.new(4, {"states": "chosen", "choose_first": True})
    found: list[tuple[Virtu, tuple[Event, ...]]] = []
    heard: list[Event] = []
    while s.prompt(s.mover()).code in ("setup.take_state", "setup.name_first"):
        found.append((s.clone(), tuple(heard)))
        heard.clear()
        s.apply(s.mover(), s.options(s.mover())[-1], heard)
    return [*found, (s.clone(), tuple(heard))]


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
        for entry in idle(s) if s.actors() else []:
            found["reason"].setdefault(entry["reason"]["code"], []).append(entry["reason"]["params"])
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
    words, sample = Words(lang, GAME, NAMES), Sample(30)
    for number, (s, events) in enumerate(moments()):
        if number % 50 == 0:
            draw_board(s, words)
        assert all(sound(words.event(event, viewer)) for event in events for viewer in (0, 1))
        for seat in s.actors():
            assert sound(words.prompt(s.prompt(seat)))
            labels: dict[str, object] = {}
            if not sample.takes(s.prompt(seat).code):
                continue
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


# ---- what luck does not bring ----


def three_armies() -> Virtu:
    armies = of_war.armies((MILAN, "mantua", 2), (FLORENCE, "mantua", 3), (VENICE, "mantua", 1))
    return do(besieging(armies), "siege:mantua")


def after_a_battle() -> Virtu:
    return do(three_armies(), "fight:1", "pass", "pass")


def mixed_losses() -> Virtu:
    s = of_two.two()
    of_two.ally(s, FRANCE, of_two.FLORENCE)
    no_troops(s)
    troops(s, FRANCE, "siena", 3)
    troops(s, of_two.RED, "siena", 2)
    return of_two.siege_by(s, "siege:siena", "pass")


def mixed_march() -> Virtu:
    s = of_two.two()
    of_two.ally(s, FRANCE, of_two.FLORENCE)
    troops(s, FRANCE, "florence", 1)
    return do(acting(s, FRANCE, of_two.FRENCH_WAR), "act", "march:florence")


def crowded_court() -> Virtu:
    s = of_war.armies((VENICE, "siena", 6))
    own(s, FLORENCE, "siena", "latina", "parma")
    for side, name in ((0, "bishop"), (0, "ambassador"), (1, "merchant"), (1, "admiral")):
        courtier(s, FLORENCE, side, name)
    return do(besieging(s), "siege:siena", "pass", "pass", "discard:right_1")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "code", "verbs"),
    [
        (three_armies, "sieges.rival", {"fight"}),
        (after_a_battle, "sieges.after_battle", {"go_on", "hold_off"}),
        (mixed_losses, "combat.losses", {"troop"}),
        (mixed_march, "troops.colour", {"troop"}),
        (crowded_court, "court.overflow", {"shift", "discard"}),
    ],
)
def test_rare_questions(lang: str, position: Callable[[], Virtu], code: str, verbs: set[str]) -> None:
    s, words = position(), Words(lang, GAME, NAMES)
    seat = s.mover()
    prompt = s.prompt(seat)
    assert prompt.code == code
    assert not mismatch(GAME.vocabulary.prompts[code], prompt.params)
    assert sound(words.prompt(prompt))
    assert verbs <= {GAME.actions.verbs[action] for action in s.options(seat)}
    labels = [words.action(s, seat, action) for action in s.options(seat)]
    assert all(map(sound, labels))
    assert len({*labels}) == len(labels)
    assert not words.missing
    assert not words.errors


def test_the_fall_of_naples_is_a_line_of_its_own() -> None:
    s = of_two.two()
    s.clear_frames()
    s.owner[city("naples")] = FRANCE
    lines = GAME.score(s)
    assert lines[FRANCE][-1].code == "king_of_naples"
    assert Words("it", GAME).score_line(lines[FRANCE][-1]) == "Re di Napoli: la Francia vince subito"


@pytest.mark.parametrize(("players", "sold"), [(2, 10 + 4), (3, 18), (5, 18)])
def test_the_market_lists_what_the_game_sells_and_nothing_else(players: int, sold: int) -> None:
    words, s = Words("en", GAME, NAMES), table(players)
    assert GAME.board is not None
    market = GAME.board(GAME.observe(s, 0), 0, words).blocks[0]
    cells = [[cell for cell in row if isinstance(cell, Cell)] for row in market.rows]
    stock = {row[0].text: row[1].text for row in cells}
    assert len(stock) == sold + 1  # and the indulgences
    assert (words.name("item", "maestro") in stock) == (words.name("item", "cathedral") in stock) == (players > 2)
    assert stock[words.name("item", "duchy")] == f"× {1 if players == 2 else players}"
    assert stock[words.name("item", "guild")] == f"× {2 if players == 2 else 5}"


def test_the_map_in_text_names_the_seas_of_a_port() -> None:
    words = Words("en", GAME, NAMES)
    assert GAME.board is not None
    rows = GAME.board(GAME.observe(table(4), 0), 0, words).blocks[1].rows
    seas = {row[1].text: row[-1].text for row in rows if isinstance(row[1], Cell) and isinstance(row[-1], Cell)}
    assert seas["Ajaccio"] == "Ligurian Sea, Tyrrhenian Sea"
    assert (seas["Venice"], seas["Florence"]) == ("Adriatic Sea", "")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ": without effect, by choice."),
        ("fr", "\u00a0: sans effet, par choix."),
        ("it", ": senza effetto, per scelta."),
    ],
)
def test_an_action_that_came_to_nothing_is_told_so(lang: str, said: str) -> None:
    acted = Event("acted", {"seat": 0, "action": "annex", "room": 2})
    ended = Event("turn_ended", {"seat": 0, "indulgence": 0})
    annexed = Event("annexed", {"seat": 0, "city": "parma", "cities": 3})
    teller = Teller(Words(lang, GAME, NAMES))
    # What is still under way may yet come to something: another turn ends it.
    after = Event("turn_begun", {"seat": 1})
    for events, idle_end in (([acted, ended, after], True), ([acted, annexed, ended, after], False)):
        (action,) = actions(GAME.vocabulary.story, [StoryLine(0, 0, events)]).actions
        assert teller.sentence(action).endswith(said) == idle_end
