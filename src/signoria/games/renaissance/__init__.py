"""Renaissance: six states of Italy, war and peace, 1454 to 1494; by Pascal Bernard, 3 to 6 players."""

from signoria.core.game import DataCheck, Game, Option
from signoria.core.judgement import Judgement
from signoria.games.renaissance import rules as rules
from signoria.games.renaissance.actions import ACTIONS, OUTCOMES
from signoria.games.renaissance.belief.redeal import redeal
from signoria.games.renaissance.board import board
from signoria.games.renaissance.bounds import BOUNDS
from signoria.games.renaissance.box.check import needed_problems
from signoria.games.renaissance.box.constants import COMPONENTS, FOLDER, GAME_ID, PLAYER_COUNTS
from signoria.games.renaissance.box.plans import SCENARIOS, VARIANTS
from signoria.games.renaissance.box.reconstruction import reconstruction_problems
from signoria.games.renaissance.effects import describe
from signoria.games.renaissance.evaluate import WEIGHTS, evaluate, judge
from signoria.games.renaissance.features import features_into
from signoria.games.renaissance.figures import Figures, figures
from signoria.games.renaissance.invariants import violations
from signoria.games.renaissance.layout import LAYOUT
from signoria.games.renaissance.lists import lists
from signoria.games.renaissance.phases.nations import NATION_WAYS
from signoria.games.renaissance.scoring import places, ranking, score
from signoria.games.renaissance.setup import set_up
from signoria.games.renaissance.state import DIPLOMACY, SCHEMA, Renaissance
from signoria.games.renaissance.view import View, observe, seen
from signoria.games.renaissance.words import VOCABULARY

OFF_OR_ON = (False, True)

# What hangs on cards in hand, and on votes, stances and answers under seal.
HIDDEN_CHOICES = frozenset(
    {
        *("turn.act", "turn.return", "turn.vote", "turn.show_vote", "turn.show_stance"),
        *("battle.sell", "battle.hire", "battle.attack_unit_1", "battle.attack_unit_2", "battle.attack_red"),
        *("battle.defend_unit", "battle.defend_red", "battle.reveal", "battle.counter", "battle.sign"),
        "battle.retreat",
    }
)
# Of those, what only turns up cards and answers that lie there: nobody has a choice.
TURNING_UP = frozenset({"turn.show_vote", "turn.show_stance", "battle.reveal"})
GAME: Game[Renaissance] = Game(
    id=GAME_ID,
    title="Renaissance",
    rules_version="2",
    players=PLAYER_COUNTS,
    options=(
        Option("scenario", "base", ("base", *SCENARIOS), players=(4, 5, 6), rule="7"),
        Option("variant", "random", ("random", *VARIANTS), players=(4,), rule="3"),
        Option("powers", False, OFF_OR_ON, rule="7"),
        Option("diplomacy", "off", DIPLOMACY, rule="4.8", among_people="free"),
        Option("do_not_disturb", False, OFF_OR_ON, rule="4.9"),
        Option("garrison_limit", False, OFF_OR_ON, rule="8"),
        Option("nations", "random", NATION_WAYS, rule="3"),
    ),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    bounds=BOUNDS,
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
    features_into=features_into,
    layout=LAYOUT,
    score=score,
    places=places,
    ranking=ranking,
    evaluate=evaluate,
    judgement=Judgement(WEIGHTS, judge),
    vocabulary=VOCABULARY,
    board=board,
    lists=lists,
    figures=figures,
    view_type=View,
    figures_type=Figures,
    hidden_choices=HIDDEN_CHOICES,
    turning_up=TURNING_UP,
)
