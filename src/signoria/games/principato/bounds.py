"""How long a game can last and how many points it can give, worked out from the box."""

from __future__ import annotations

from signoria.games.principato.box.constants import (
    ACTIONS_PER_TURN,
    BACKS,
    CARD_COUNT,
    CLASS_STOCK,
    CLASS_VALUE,
    DISPLAY_SIZE,
    EXCHANGED,
    FACE_COUNT,
    GAIN,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_GOLD,
    GAIN_RECRUITS,
    GOAL_BACK,
    GOAL_COUNT,
    GOAL_DIVISOR,
    GOAL_EACH,
    GOAL_MILITARY,
    GOAL_SET_POINTS,
    GOAL_THRESHOLD,
    GOAL_TOKENS,
    MOST_PRINTED,
    MOST_SETS,
    MOST_SOLDIERS,
    PAY_FOOD,
    PAY_GOLD,
    PLAYER_COUNTS,
    POOL_OF,
    POOL_SIZE,
    PRINTED,
    RANK_POINTS,
    SCORINGS,
    SUPPLY_COUNT,
    pile_counts,
)

CHANGE_OR_FAVOR = 2
DISMISSALS = 2


# ---- steps: every apply, chance and forced ones included ----


def longest_game() -> int:
    """The most steps of a game for any number of players."""
    return max(most_steps(players) for players in PLAYER_COUNTS)


def most_steps(players: int) -> int:
    """Every card but the display's is revealed once, by the turn before it or by a new year.

    So the turns are the action cards behind the display and one more (the last turn reveals nothing). A turn is its
    actions and the word that closes it; cubes committed on the way stay on their soldiers until the next scoring, so
    that between two scorings there are no more commits than soldiers in the box, whoever makes them. A scoring asks
    each seat once per kind of supply and per kind of soldier; nobody is dismissed after the last.
    """
    piles = list(pile_counts(players))
    military = sum(piles[CARD_COUNT :: CARD_COUNT + 1])
    behind_display = sum(piles) - military - DISPLAY_SIZE[players]
    set_up = players + DISPLAY_SIZE[players] + BACKS * players + 1
    turns = (behind_display + 1) * (ACTIONS_PER_TURN * longest_action() + 1)
    commits = SCORINGS * MOST_SOLDIERS
    supplies = SCORINGS * players * SUPPLY_COUNT
    dismissals = (SCORINGS - 1) * players * DISMISSALS
    return set_up + turns + commits + behind_display + military + supplies + dismissals


def longest_action() -> int:
    """A change and a favor are two steps; an activation is as long as its card's longest option."""
    options = [(card, i) for card in range(CARD_COUNT) for i in range(PRINTED[card])]
    return max([CHANGE_OR_FAVOR, *[activation_steps(card, card * MOST_PRINTED + i) for card, i in options]])


def activation_steps(card: int, option: int) -> int:
    """The card, its option, favors for food and for gold, the gain (one question per kind of cube), the exchange."""
    questions = [
        True,
        PRINTED[card] > 1,
        PAY_FOOD[option] > 0,
        PAY_GOLD[option] > 0,
        GAIN[option] in (GAIN_CULTURE, GAIN_RECRUITS),
        GAIN_FOOD[option] > 0,
        GAIN_GOLD[option] > 0,
        EXCHANGED[card] == 1,
    ]
    return sum(questions)


# ---- points ----


def highest_score() -> int:
    """Every scoring won alone, every culture token owned, and the best goal of each back with every token of the box.

    Nobody can do all that in his turns, but every position that a person may set up stays below.
    """
    culture = sum(stock * value for stock, value in zip(CLASS_STOCK, CLASS_VALUE, strict=True))
    return max(most_military(players) for players in PLAYER_COUNTS) + culture + sum(map(best_goal, range(BACKS)))


def most_military(players: int) -> int:
    """A shared rank never gives more than the first alone: rank points fall, and the first is a whole number."""
    return int(SCORINGS * RANK_POINTS[players][0])


def best_goal(back: int) -> int:
    return max(most_goal_points(goal) for goal in range(GOAL_COUNT) if GOAL_BACK[goal] == back)


def most_goal_points(goal: int) -> int:
    """All tokens of the pools that the goal counts, or all military points; and the most sets."""
    pools = {POOL_OF[face] for face in range(FACE_COUNT) if GOAL_TOKENS[goal * FACE_COUNT + face]}
    counted = sum(POOL_SIZE[pool] for pool in pools)
    if GOAL_MILITARY[goal]:
        counted += max(most_military(players) for players in PLAYER_COUNTS)
    lots = max(counted - GOAL_THRESHOLD[goal], 0) // GOAL_DIVISOR[goal]
    sets = [GOAL_SET_POINTS[goal * (MOST_SETS + 1) + number] for number in range(MOST_SETS + 1)]
    return int(lots * GOAL_EACH[goal] + max(sets))
