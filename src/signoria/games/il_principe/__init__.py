"""Il Principe: rival families build the cities of the Renaissance; by Emanuele Ornella, 2 to 5 players."""

from signoria.core.game import Bounds, DataCheck, Game, Option
from signoria.core.judgement import Judgement
from signoria.games.il_principe.actions import ACTIONS, OUTCOMES
from signoria.games.il_principe.bounds import highest_score, longest_game
from signoria.games.il_principe.box import COMPONENTS, FOLDER, GAME_ID, MOST_START_COINS, PLAYER_COUNTS
from signoria.games.il_principe.check import needed_problems, reconstruction_problems
from signoria.games.il_principe.evaluate import WEIGHTS, evaluate, judge
from signoria.games.il_principe.explain import describe
from signoria.games.il_principe.features import LENGTH, features
from signoria.games.il_principe.figures import Figures, figures
from signoria.games.il_principe.invariants import violations
from signoria.games.il_principe.rules import IlPrincipe, set_up
from signoria.games.il_principe.scoring import places, score
from signoria.games.il_principe.state import SCHEMA
from signoria.games.il_principe.terminal import board
from signoria.games.il_principe.view import observe, redeal, seen
from signoria.games.il_principe.vocabulary import VOCABULARY

OFF_OR_ON = (False, True)

GAME: Game[IlPrincipe] = Game(
    id=GAME_ID,
    title="Il Principe",
    rules_version="1",
    players=PLAYER_COUNTS,
    options=(
        # A courtesy among people: the engine shows coins to everybody, because a good memory knows them (R3).
        Option("open_money", False, OFF_OR_ON, rule="7"),
        Option("amigo_start_money", 0, tuple(range(MOST_START_COINS + 1)), rule="7"),
        Option("amigo_bishop_2vp", False, OFF_OR_ON, rule="7"),
        Option("large_city_vp_6", False, OFF_OR_ON, rule="7"),
    ),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    bounds=Bounds(
        actions=len(ACTIONS),
        outcomes=len(OUTCOMES),
        longest_game=longest_game(),
        lowest_score=0,
        highest_score=highest_score(),
        features=LENGTH,
    ),
    components=COMPONENTS,
    folder=FOLDER,
    data_check=DataCheck(needed_problems, reconstruction_problems),
    schema=SCHEMA,
    set_up=set_up,
    violations=violations,
    describe=describe,
    observe=observe,
    seen=seen,
    redeal=redeal,
    features=features,
    score=score,
    places=places,
    evaluate=evaluate,
    judgement=Judgement(WEIGHTS, judge, weigh_playouts=True),
    vocabulary=VOCABULARY,
    board=board,
    figures=figures,
    figures_type=Figures,
    hidden_choices=frozenset({"supply.offer", "actions.action", "auctions.build"}),
)
