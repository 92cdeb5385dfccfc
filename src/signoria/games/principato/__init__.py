"""Principato: three years to develop a principality; by Touko Tahkokallio, 2 to 4 players."""

from signoria.core.game import Bounds, DataCheck, Game, Option
from signoria.core.judgement import Judgement
from signoria.games.principato import phases as phases
from signoria.games.principato.actions import ACTIONS, OUTCOMES
from signoria.games.principato.board import board
from signoria.games.principato.bounds import highest_score, longest_game
from signoria.games.principato.box.check import needed_problems, reconstruction_problems
from signoria.games.principato.box.constants import COMPONENTS, FOLDER, GAME_ID, PLAYER_COUNTS
from signoria.games.principato.effects import describe
from signoria.games.principato.evaluate import WEIGHTS, evaluate, judge
from signoria.games.principato.features import features_into
from signoria.games.principato.figures import Figures, figures
from signoria.games.principato.invariants import violations
from signoria.games.principato.layout import LAYOUT
from signoria.games.principato.lists import lists
from signoria.games.principato.scoring import places, ranking, score
from signoria.games.principato.setup import set_up
from signoria.games.principato.state import DECISIONS, SCHEMA, Principato
from signoria.games.principato.view import View, observe, redeal, seen
from signoria.games.principato.words import VOCABULARY

OFF_OR_ON = (False, True)

DECISIONS.check()

GAME: Game[Principato] = Game(
    id=GAME_ID,
    title="Principato",
    rules_version="1",
    players=PLAYER_COUNTS,
    options=(
        Option("open_goals", False, OFF_OR_ON, rule="7"),
        Option("auto_best_culture", False, OFF_OR_ON, rule="7"),
        Option("auto_commit_overflow", False, OFF_OR_ON, rule="7"),
        Option("require_positive_force", False, OFF_OR_ON, rule="7"),
    ),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    bounds=Bounds(
        actions=len(ACTIONS),
        outcomes=len(OUTCOMES),
        longest_game=longest_game(),
        lowest_score=0,
        highest_score=highest_score(),
        features=len(LAYOUT),
    ),
    components=COMPONENTS,
    folder=FOLDER,
    data_check=DataCheck(needed_problems, reconstruction_problems),
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
    ranking=ranking,
    evaluate=evaluate,
    describe=describe,
    judgement=Judgement(WEIGHTS, judge),
    vocabulary=VOCABULARY,
    board=board,
    lists=lists,
    figures=figures,
    view_type=View,
    figures_type=Figures,
)
