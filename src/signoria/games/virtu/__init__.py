"""Virtù: the art of governing for 3 to 5 players, and the Italian wars for 2; by Pascal Ribrault."""

from signoria.core.game import Bounds, DataCheck, Game, Parts
from signoria.core.judgement import Judgement
from signoria.games.virtu.actions import ACTIONS, OUTCOMES
from signoria.games.virtu.board import board
from signoria.games.virtu.bounds import YEAR_LIMITS, highest_score, longest_game, lowest_score, most_steps
from signoria.games.virtu.box.check import needed_problems
from signoria.games.virtu.box.constants import COMPONENTS, FOLDER, GAME_ID, PLAYER_COUNTS
from signoria.games.virtu.box.reconstruction import reconstruction_problems
from signoria.games.virtu.effects import describe
from signoria.games.virtu.evaluate import WEIGHTS, evaluate, judge
from signoria.games.virtu.features import features_into
from signoria.games.virtu.figures import Figures, common_figures, figures, own_figures
from signoria.games.virtu.invariants import violations
from signoria.games.virtu.layout import LAYOUT
from signoria.games.virtu.lists import lists
from signoria.games.virtu.schema import SCHEMA
from signoria.games.virtu.scoring import places, ranking, score
from signoria.games.virtu.setup import OPTIONS, set_up
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.view import View, common_view, observe, own_view, redeal, seen
from signoria.games.virtu.words import VOCABULARY

GAME: Game[Virtu] = Game(
    id=GAME_ID,
    title="Virtù",
    rules_version="2",
    players=PLAYER_COUNTS,
    options=OPTIONS,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    bounds=Bounds(
        actions=len(ACTIONS),
        outcomes=len(OUTCOMES),
        # Holds with two players, and with more for every year limit but 0.
        longest_game=longest_game(),
        lowest_score=lowest_score(),
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
    view_type=View,
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
    figures_type=Figures,
    view_parts=Parts(common_view, own_view),
    figure_parts=Parts(common_figures, own_figures),
    unattended={"year_limit": max(YEAR_LIMITS)},
    most_steps=most_steps,
)
