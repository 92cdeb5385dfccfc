"""What games say is what they have declared: no other codes, no other parameters, and nothing declared in vain."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest
from tests.text.play import Sample, every_set_up, games_with_words, listen, set_ups

from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.vocabulary import COMMON, Shape, mismatch, name, number

GAMES_PER_SET_UP = 2

# Declared, but not met in a few random games: why, and where it is shown to be reachable.
RARE: dict[str, dict[str, dict[str, str]]] = {
    "principato": {
        "reason": {
            "no_tokens_left": "random players never build 42 tokens of a kind; test_principato_words.py sets it up",
            "sold_out": "random players never buy 15 works of a kind; test_principato_words.py sets it up",
            "reserve_empty": "random players seldom hold all 12 favors; test_principato_words.py sets it up",
        }
    },
    "renaissance": {
        "event": {
            "returned": "random players seldom lose their last city; test_renaissance_words.py sets it up",
            "reshuffled": "random hands seldom empty the deck; test_renaissance_words.py sets it up",
            "stance": "only the Swiss of 1515 with powers have one; test_renaissance_words.py plays that",
        },
        "prompt": {
            "turn.return": "random players seldom lose their last city; test_renaissance_words.py sets it up",
            "turn.show_stance": "only the Swiss of 1515 with powers have one; test_renaissance_words.py plays that",
        },
        "reason": {"no_garrison_left": "nobody holds 20 cities at random; test_renaissance_words.py sets it up"},
        "action": {
            "return": "random players seldom lose their last city; test_renaissance_words.py sets it up",
            "stance": "only the Swiss of 1515 with powers have one; test_renaissance_words.py plays that",
            "show_stance": "only the Swiss of 1515 with powers have one; test_renaissance_words.py plays that",
            "free_looters": "only Spain with powers has them; test_renaissance_words.py plays that",
        },
    },
    # Random players hardly ever fight, ally or patronise: test_virtu_words.py has lively ones, and set positions.
    "virtu": {
        "event": dict.fromkeys(
            (
                *("eliminated", "field_battle", "major_alliance", "reactivated", "symbol_void", "took_bonus"),
                *("traded", "troop_lost", "waived", "conquered", "placed_agent", "removed_agent"),
                *("acted", "used", "ally_overthrown", "cathedral_lost", "garrison_lost", "trophy"),
            ),
            "lively games",
        )
        | dict.fromkeys(
            ("cities_enough", "patronage_complete", "no_neutral_left", "naples_held", "rounds_over"),
            "random players end a game in few ways; test_the_end_told.py sets up the others",
        ),
        "prompt": dict.fromkeys(
            (
                *(
                    "action.bonus",
                    "action.trade",
                    "combat.losses",
                    "court.overflow",
                    "sieges.after_battle",
                    "sieges.rival",
                ),
                *("troops.colour", "winter.waive"),
            ),
            "lively games",
        ),
        "reason": {
            **dict.fromkeys(("end_of_track", "excluded", "same_kind", "top_rank"), "lively games"),
            **dict.fromkeys(("no_port", "other_room", "wrong_symbol"), "said by a figure; test_idle.py sets it up"),
        },
        "score": dict.fromkeys(
            (*("king_of_naples",),),
            "lively games",
        ),
        "action": dict.fromkeys(
            (
                *("advance_prepaid", "bonus", "discard_new", "fight", "go_on", "hold_off"),
                *("reactivate", "shift", "token", "troop", "waive", "lift"),
                *("remove", "use"),
            ),
            "lively games",
        ),
    },
}

Said = dict[str, dict[str, list[Mapping[str, int | str]]]]


@cache
def said_by(game_id: str) -> Said:
    """Kind, code and parameters of what was said in the random games, and of what could be done a sample."""
    game = load_game(game_id)
    said: Said = {kind: {} for kind in ("event", "prompt", "reason", "score", "action")}
    sample = Sample()

    def note(kind: str, code: str, params: Mapping[str, int | str]) -> None:
        said[kind].setdefault(code, []).append(params)

    for players, settings in every_set_up(game):
        for seed in range(GAMES_PER_SET_UP):
            for state, events in listen(game, players, settings, seed):
                for event in events:
                    note("event", event.code, event.params)
                for seat in (*state.actors(), *state.may()):
                    prompt = state.prompt(seat)
                    note("prompt", prompt.code, prompt.params)
                    options = set(state.options(seat))
                    for action in state.candidates(seat):
                        verb = game.actions.verbs[action]
                        if sample.takes(verb):
                            note("action", verb, game.describe(state, seat, action).params)
                        reason = None if action in options else state.why_not(seat, action)
                        if reason is not None:
                            note("reason", reason.code, reason.params)
            for line in (line for lines in game.score(state) for line in lines):
                note("score", line.code, line.params)
    return said


def declared(game: AnyGame) -> dict[str, Mapping[str, Shape]]:
    words = game.vocabulary
    return {
        "event": {**COMMON.events, **words.events},
        "prompt": words.prompts,
        "reason": words.reasons,
        "score": words.scores,
        "action": words.actions,
    }


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_only_what_is_declared_is_said(game: AnyGame) -> None:
    wrong = {
        f"{kind} {code} {mismatch(declared(game)[kind].get(code), params)}"
        for kind, codes in said_by(game.id).items()
        for code, uses in codes.items()
        for params in uses
        if mismatch(declared(game)[kind].get(code), params)
    }
    assert not wrong


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_what_is_declared_is_said(game: AnyGame) -> None:
    rare: dict[str, dict[str, str]] = RARE.get(game.id, {})
    for kind, shapes in declared(game).items():
        # How a game ends is common to all, and each ends in one way.
        own = shapes.keys() - (COMMON.events.keys() if kind == "event" else ())
        assert own - said_by(game.id)[kind].keys() <= rare.get(kind, {}).keys(), kind


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_optional_parameters_are_sometimes_there_and_sometimes_not(game: AnyGame) -> None:
    rare: dict[str, dict[str, str]] = RARE.get(game.id, {})
    for kind, shapes in declared(game).items():
        for code, shape in shapes.items():
            if code in rare.get(kind, {}):
                continue
            for key, param in shape.items():
                if param.optional:
                    assert {key in params for params in said_by(game.id)[kind][code]} == {True, False}, (kind, code)


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_ids_that_are_said_have_names(game: AnyGame) -> None:
    names, things = game.vocabulary.names, game.vocabulary.things
    for kind, codes in said_by(game.id).items():
        for code, uses in codes.items():
            for key, param in declared(game)[kind][code].items():
                ids = {params[key] for params in uses if key in params}
                if param.sort == "name":
                    assert ids <= {*names[param.of]}, (kind, code, key)
                elif param.sort == "counted":
                    assert ids <= {*things}, (kind, code, key)
                elif param.sort == "part":
                    assert param.thing in things, (kind, code, key)


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_verbs_decisions_and_options_are_those_of_the_game(game: AnyGame) -> None:
    assert {*game.vocabulary.actions} == {*game.actions.verbs}
    decisions = {decision.code for decision in game.schema.decisions}
    floor = said_by(game.id)["prompt"].keys()  # who may take the floor is asked, though no decision waits for him
    assert {*game.vocabulary.prompts} <= decisions | floor
    assert {*game.vocabulary.names.get("option", ())} == {option.name for option in game.options}


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_costs_and_gains_can_be_counted(game: AnyGame) -> None:
    players, settings = set_ups(game)[0]
    for state, _ in listen(game, players, settings, 1):
        for seat in state.actors():
            for action in state.candidates(seat):
                found = game.describe(state, seat, action)
                assert {*found.cost, *found.gain} <= {*game.vocabulary.things}


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_facts_that_options_change_are_facts_of_the_game(game: AnyGame) -> None:
    choices = {option.name: option.choices for option in game.options}
    for variant in game.vocabulary.variants:
        assert variant.value in choices[variant.option]
        for kind, ids in variant.facts.items():
            for id, facts in ids.items():
                assert facts.keys() <= game.vocabulary.facts[kind][id].keys()


def test_mismatch_names_what_differs() -> None:
    shape = {"card": name("card"), "count": number(), "value": number(optional=True)}
    assert mismatch(None, {}) == "is not declared"
    assert mismatch(shape, {"card": "harvest", "count": 2}) == ""
    assert mismatch(shape, {"card": 3, "colour": 1}) == "colour not declared; count missing; card of the wrong type"
