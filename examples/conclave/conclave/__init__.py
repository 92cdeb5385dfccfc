"""Conclave: the face of the game, and the model for yours."""

from __future__ import annotations

from signoria.core.game import Bounds, DataCheck, Game

from conclave import phases as phases
from conclave.actions import ACTIONS, OUTCOMES
from conclave.box.check import needed_problems, no_problems
from conclave.box.constants import (
    COMPONENTS,
    ELECTED,
    FOLDER,
    GAME_ID,
    PER_DUCAT,
    PER_VOTE,
    PLAYERS,
    PURSES,
    SCRUTINIES,
)
from conclave.evaluate import evaluate
from conclave.features import LAYOUT, features_into
from conclave.invariants import violations
from conclave.phases.voice import ASKED_OF_THE_VOICE
from conclave.scoring import places, score
from conclave.setup import OPTIONS, set_up
from conclave.state import DECISIONS, SCHEMA, Conclave
from conclave.view import observe, redeal, seen
from conclave.words import VOCABULARY

_MOST_PLAYERS = max(PLAYERS)
_MOST_SCRUTINIES = SCRUTINIES + 1
_STEPS_OF_A_SCRUTINY = 4 * _MOST_PLAYERS + ASKED_OF_THE_VOICE  # two lines to write, one to read and one bid each
_MOST_VOTES = _MOST_SCRUTINIES * (2 * _MOST_PLAYERS + 1)

DECISIONS.check()

GAME: Game[Conclave] = Game(
    id=GAME_ID,
    title="Conclave",
    rules_version="1",
    players=PLAYERS,
    options=OPTIONS,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    bounds=Bounds(
        actions=len(ACTIONS),
        outcomes=len(OUTCOMES),
        longest_game=_MOST_PLAYERS + _MOST_SCRUTINIES * _STEPS_OF_A_SCRUTINY,
        lowest_score=0,
        highest_score=ELECTED + PER_VOTE * _MOST_VOTES + PER_DUCAT * max(PURSES),
        features=len(LAYOUT),
    ),
    components=COMPONENTS,
    folder=FOLDER,
    data_check=DataCheck(needed_problems, no_problems),
    schema=SCHEMA,
    set_up=set_up,
    violations=violations,
    observe=observe,
    seen=seen,
    redeal=redeal,
    features_into=features_into,
    layout=LAYOUT,
    score=score,
    places=places,
    evaluate=evaluate,
    vocabulary=VOCABULARY,
    # Nobody writes their own favourite, which is secret.
    hidden_choices=frozenset({"ballot"}),
)
