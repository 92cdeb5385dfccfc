"""Il Principe: rival families build the cities of the Renaissance; by Emanuele Ornella, 2 to 5 players."""

from signoria.core.game import Bounds, DataCheck, Game
from signoria.core.judgement import Judgement
from signoria.games.il_principe import phases as phases
from signoria.games.il_principe.actions import ACTIONS, OUTCOMES
from signoria.games.il_principe.board import board
from signoria.games.il_principe.bounds import highest_score, longest_game
from signoria.games.il_principe.box.check import GAME_ID, needed_problems, reconstruction_problems
from signoria.games.il_principe.box.constants import COMPONENTS, FOLDER, PLAYER_COUNTS
from signoria.games.il_principe.effects import describe
from signoria.games.il_principe.evaluate import WEIGHTS, evaluate, judge
from signoria.games.il_principe.features import features_into
from signoria.games.il_principe.figures import Figures, figures
from signoria.games.il_principe.invariants import violations
from signoria.games.il_principe.layout import LAYOUT
from signoria.games.il_principe.lists import lists
from signoria.games.il_principe.scoring import places, ranking, score
from signoria.games.il_principe.setup import OPTIONS, set_up
from signoria.games.il_principe.state import DECISIONS, SCHEMA, IlPrincipe
from signoria.games.il_principe.view import View, observe, redeal, seen, shown
from signoria.games.il_principe.words import VOCABULARY

DECISIONS.check()

GAME: Game[IlPrincipe] = Game(
    id=GAME_ID,
    title="Il Principe",
    rules_version="1",
    players=PLAYER_COUNTS,
    options=OPTIONS,
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
    shown=shown,
    redeal=redeal,
    features_into=features_into,
    layout=LAYOUT,
    score=score,
    places=places,
    ranking=ranking,
    evaluate=evaluate,
    describe=describe,
    judgement=Judgement(WEIGHTS, judge, weigh_playouts=True),
    vocabulary=VOCABULARY,
    board=board,
    lists=lists,
    figures=figures,
    figures_type=Figures,
    view_type=View,
    hidden_choices=frozenset({"supply.offer", "actions.action", "auctions.build"}),
)
