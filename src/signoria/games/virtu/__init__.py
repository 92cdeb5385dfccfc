"""Virtù: the art of governing for 3 to 5 players, and the Italian wars for 2; by Pascal Ribrault."""

from signoria.core.game import Bounds, DataCheck, Game, Option
from signoria.core.judgement import Judgement
from signoria.games.virtu.actions import ACTIONS, OUTCOMES
from signoria.games.virtu.bounds import YEAR_LIMITS, highest_score, longest_game, lowest_score, most_steps
from signoria.games.virtu.box import COMPONENTS, FOLDER, GAME_ID, PLAYER_COUNTS
from signoria.games.virtu.check import needed_problems
from signoria.games.virtu.evaluate import WEIGHTS, evaluate, judge
from signoria.games.virtu.explain import describe
from signoria.games.virtu.features import LENGTH, features
from signoria.games.virtu.figures import Figures, figures
from signoria.games.virtu.invariants import violations
from signoria.games.virtu.reconstruction import reconstruction_problems
from signoria.games.virtu.rules import Virtu, set_up
from signoria.games.virtu.schema import SCHEMA
from signoria.games.virtu.scoring import places, score
from signoria.games.virtu.terminal import board
from signoria.games.virtu.view import observe, redeal, seen
from signoria.games.virtu.vocabulary import VOCABULARY

MORE_THAN_TWO = (3, 4, 5)

GAME: Game[Virtu] = Game(
    id=GAME_ID,
    title="Virtù",
    rules_version="1",
    players=PLAYER_COUNTS,
    options=(
        # R45: who plays which state is agreed by the choice of a seat, or left to chance.
        Option("states", "by_seat", ("by_seat", "random"), rule="3.1"),
        Option("beginners", False, (False, True), rule="7.1"),
        # Ours, not the rulebook's: the game ends with the Winter of this year at the latest; 0 is never.
        # Two players end by themselves after 21 rounds.
        Option("year_limit", 0, (0, *YEAR_LIMITS), MORE_THAN_TWO, rule="6"),
    ),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    bounds=Bounds(
        actions=len(ACTIONS),
        outcomes=len(OUTCOMES),
        # Holds with two players, and with more for every year limit but 0.
        longest_game=longest_game(),
        lowest_score=lowest_score(),
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
    judgement=Judgement(WEIGHTS, judge),
    vocabulary=VOCABULARY,
    board=board,
    figures=figures,
    figures_type=Figures,
    unattended={"year_limit": max(YEAR_LIMITS)},
    most_steps=most_steps,
)
