"""How many steps a game can take and how many points it can give, worked out from the box.

A step is an apply, chance and forced ones included. A year is bounded by what can happen in it at all, all seats
together. Many of its steps are uses of a source, which flip it; sources come back by the arrows of the Palace, by one
Govern per seat, and by purchases. Everything else is a question with a limit of its own. Games of more than two
players end with their year limit; without one nothing bounds them, since nobody is forced to get on.
"""

from __future__ import annotations

from signoria.core.codes import Settings
from signoria.games.virtu.box.atlas import (
    CITY_COUNT,
    ESTATE_PRESTIGE,
    ESTATES,
    ITEM_COUNT,
    MAJOR_CITIES,
    TILE_RELIEF,
    is_open,
)
from signoria.games.virtu.box.constants import (
    BONUS_PRESTIGE,
    BOX,
    CARD_PRESTIGE,
    CARD_RELIEF,
    CHARACTER_COUNT,
    CHARACTER_UNIQUE,
    CITY_2P,
    CITY_PRESTIGE,
    COURT,
    FACTIONS,
    FREE_STEPS,
    INDULGENCE_PRESTIGE,
    LEADER_BONUS,
    MOST_EXTRA,
    MOST_TROOPS,
    MOST_TROPHIES_OF,
    OTTOMAN,
    PATRON_LEADER_BONUS,
    PLAYER_COUNTS,
    POWER_BONUS,
    POWER_COUNT,
    POWER_PRESTIGE,
    RANK_PRESTIGE,
    RELIGION,
    RELIGION_2P,
    ROOMS,
    ROUNDS,
    SIDE_CAPACITY,
    TROPHY,
    family,
    pile_sizes,
    states,
)
from signoria.games.virtu.payment.bill import ARROW, CAVALRY, CROSS, CROWN, MASK, SHIP, WAR, amount
from signoria.games.virtu.two_players.variant import KINGS_LEAD

YEAR_LIMITS = (10, 15, 20, 25, 30)
# A question and the one that follows it: a card and its place, an agent and its spot, a troop and where it goes.
PAIR = 2
ARROWS = 2
COLOURED = ("duchy", "principality", "kingdom", "republic", "guild")
ROOM_CARDS = 2 * ROOMS
# Cards that an action brings to court: both of a Major City, or Machiavelli.
SPRING_CARDS = 2


def longest_game() -> int:
    """The most steps of a game for any number of players and any year limit."""
    return max(most_steps(players, {"year_limit": max(YEAR_LIMITS)}) for players in PLAYER_COUNTS)


def most_steps(players: int, settings: Settings) -> int:
    """Set-up (states, first player, every family card and its place), then the years."""
    cards = sum(len(family(FACTIONS[state], players)) for state in states(players))
    limit = int(settings["year_limit"]) or max(YEAR_LIMITS)
    years = int(ROUNDS) if players == 2 else limit
    return players + 1 + PAIR * cards + years * steps_of_a_year(players)


def steps_of_a_year(players: int) -> int:
    spring = marker_moves(players) + players * (1 + ROOMS + 1 + 1) + action_steps(players)
    return uses(players) + spring + siege_steps(players) + winter_steps(players) + card_steps(players)


# ---- what there is ----


def tiles(players: int) -> list[int]:
    """The reliefs of all tiles that a game could have: titles and guild once for each colour, the others once."""
    cities = [TILE_RELIEF[city] for city in range(CITY_COUNT) if is_open(city, players)]
    estates = [
        relief
        for estate, relief in zip(ESTATES, TILE_RELIEF[CITY_COUNT:], strict=True)
        for _ in range(players if estate in COLOURED else 1)
    ]
    return [int(relief) for relief in [*cities, *estates]]


def troops(players: int) -> int:
    if players > 2:
        return int(players * MOST_TROOPS)
    sides = BOX["setup"]["p2"]
    return sum(int(side["troops_limit"]) for side in (sides["france"], sides["naples"], *sides["major_city"]))


def worth(relief: int, players: int) -> int:
    """The most steps that an action can make of a relief besides its use: marches, agents, influence.

    A march is two questions, with two players three, since the colour may be asked.
    """
    march = PAIR + (players == 2)
    spent = [march * int(amount(relief, CAVALRY)), march * int(amount(relief, SHIP)), PAIR * int(amount(relief, MASK))]
    if players == 2:
        spent += [int(amount(relief, CROWN)), int(amount(relief, CROSS))]
    return max(spent)


# ---- steps of a year, all seats together ----


def marker_moves(players: int) -> int:
    """Free steps, one for florins, one for each arrow in the game."""
    return int(players * (FREE_STEPS + 1)) + sum(int(amount(relief, ARROW)) for relief in tiles(players))


def uses(players: int) -> int:
    """A tile twice, since its lord governs once; an alliance's bonus likewise.

    A courtier once; again whenever the marker has passed the arrow of his side, once in ROOMS moves; and again after
    the purchases, which make new ones available. Two cards of the marker's room, Michelangelo, an indulgence in each
    season.
    """
    passes = ARROWS * (marker_moves(players) // ROOMS + players)
    courtiers = players * (2 * COURT + SPRING_CARDS) + SIDE_CAPACITY * passes
    return 2 * len(tiles(players)) + 2 * POWER_COUNT + courtiers + players * (2 + 1 + 2)


def action_steps(players: int) -> int:
    """Per seat one action: whatever it is, a source yields it no more steps than the most that any action can make of
    it, and a tile or alliance at least its own refreshing. Beside these: what is annexed, patronised or concluded, a
    patronage bonus, the printed symbol, a crown on credit, and the end.
    """
    card = max(worth(int(relief), players) for relief in CARD_RELIEF)
    march = PAIR + (players == 2)
    alliances = worth(int(POWER_BONUS[OTTOMAN]), players) + POWER_COUNT
    own = (COURT + 2) * card + 1 + 1 + march + 1 + 1
    return sum(max(1, worth(relief, players)) for relief in tiles(players)) + alliances + players * own


def siege_steps(players: int) -> int:
    """A field battle kills two troops, and before a city a troop fights one siege: no more combats than troops.

    Each asks at most which city, which rival or whether to besiege, and how to go on. A pass answers a bonus or is
    one of the last two; bonuses are courtiers, Cannons, the French, tokens of the room's cards, and Leonardo, once
    in each combat. Then troops are lost one by one, and retreat one by one. With two players each may be left
    standing before each city of a Major City.
    """
    combats = troops(players)
    tokens = players * 2 * max(int(amount(relief, WAR)) for relief in CARD_RELIEF)
    bonuses = players * COURT + 2 + 1 + tokens + combats
    left_standing = PAIR * players * len(MAJOR_CITIES) if players == 2 else 0
    questions = 3 * combats + tokens + combats + (2 * combats + bonuses)
    return questions + left_standing + 2 * troops(players)


def winter_steps(players: int) -> int:
    """Pay, or troops sent home; cards; purchases, a cathedral's site; recruits; an alliance, a waived symbol.

    A courtier changes sides once, goes into a room and comes out of it, exhausted; a card in a room only comes out.
    """
    sent_home = troops(players) * (PAIR if players == 2 else 1)
    moves = PAIR * (3 * COURT + ROOM_CARDS) + 1
    purchases = int(ITEM_COUNT) + 1 + 1
    return sent_home + troops(players) + players * (1 + moves + purchases + 1 + PAIR)


def card_steps(players: int) -> int:
    """New cards are placed; every card of the Palace may be discarded once.

    A court that has lost a place is mended by moving courtiers, of whom each move takes one from the extra places:
    with more than two players no more than there are, with two as often as a card has come there or changed sides.
    """
    placed = SPRING_CARDS + int(CHARACTER_COUNT)
    held = COURT + ROOM_CARDS + placed
    mended = int(MOST_EXTRA) + (held if players == 2 else 0)
    return players * (placed + held + mended)


# ---- points ----


def lowest_score() -> int:
    """An indulgence on every room, and nothing else."""
    return int(ROOMS * INDULGENCE_PRESTIGE)


def highest_score() -> int:
    return max(most_points(players) for players in PLAYER_COUNTS)


def most_points(players: int) -> int:
    """First on every track, with everything printed; with two players every city, and every siege won.

    Who wins at once by holding Naples is a point ahead on top of all that.
    """
    characters = range(int(CHARACTER_COUNT))
    copies = [1 if CHARACTER_UNIQUE[card] else size for card, size in zip(characters, pile_sizes(players), strict=True)]
    cards = sum(count * int(prestige) for count, prestige in zip(copies, CARD_PRESTIGE, strict=False))
    printed = cards + sum(CARD_PRESTIGE[CHARACTER_COUNT:]) + sum(ESTATE_PRESTIGE) + sum(BONUS_PRESTIGE)
    if players == 2:
        return int(printed + CITY_2P * CITY_COUNT + RELIGION_2P + TROPHY[1] * MOST_TROPHIES_OF[1] + KINGS_LEAD)
    tracks = max(CITY_PRESTIGE) + LEADER_BONUS + max(RANK_PRESTIGE) + PATRON_LEADER_BONUS + max(RELIGION[players])
    return int(printed + tracks + TROPHY[0] * (players - 1) + sum(POWER_PRESTIGE))
