"""How long a game can last, how rich one can get and how many points it can give, worked out from the box."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.il_principe.box.constants import (
    AMOUNT,
    BISHOP,
    BISHOP_POINTS_AMIGO,
    CITY_COUNT,
    COLOR_COUNT,
    COPIES,
    COPIES_REMOVED,
    DISPLAYED,
    DRAWN,
    EFFECT,
    GAIN_COINS,
    GAIN_POINTS,
    ICONS,
    INCOME,
    LAST_CARDS,
    MAJOR_ON_BUILD,
    MOST_CARDS_POINTS,
    MOST_COINS_POINTS,
    MOST_START_COINS,
    OFFERED,
    PER_MAJOR,
    PER_SET,
    PLAYER_COUNTS,
    POINTS,
    REGION_COUNT,
    REGION_FIRST,
    SHIELDS,
    START_COINS,
    START_POINTS,
    TILES,
)


def deck_size(players: int) -> int:
    return COLOR_COUNT * (COPIES - COPIES_REMOVED[players])


def most_rounds(players: int) -> int:
    """A round with a deal takes its cards from the deck, which never grows; after the last of them comes one more."""
    return deck_size(players) // (players * DRAWN[players]) + 1


# ---- coins ----


def most_coins(players: int, start: int, rounds: int) -> int:
    """What a seat can hold in a round: what it began with, an income per deal, and one tile per colour and round."""
    bonus = sum(AMOUNT[color] for color in range(COLOR_COUNT) if EFFECT[color] == GAIN_COINS)
    deals = min(rounds, most_rounds(players) - 1)
    return START_COINS + start + deals * INCOME[players] + rounds * bonus


# Nobody ever holds more, so nobody bids more.
MOST_COINS: Final[i64] = max(most_coins(players, MOST_START_COINS, most_rounds(players)) for players in PLAYER_COUNTS)


# ---- steps: every apply, chance and forced ones included ----


def longest_game() -> int:
    """The most steps of a game for any number of players."""
    return max(most_steps(players) for players in PLAYER_COUNTS)


def most_steps(players: int) -> int:
    """In each round: the deal, the offers and their reveal, or the cards of the last round; an auction and perhaps a
    build for each lot; an action each; an auction or not, and two bonuses, for each colour of the roles.

    Bids rise, so an auction has no more of them than anybody has coins, and one pass by everybody.
    """
    supply = players * (DRAWN[players] + OFFERED[players] + 1)
    auction = MOST_COINS + players
    build = 1 + max(SHIELDS) + 1
    phases = COLOR_COUNT * (auction + build) + players * build + COLOR_COUNT * (auction + len(TILES))
    return int(DISPLAYED + 1 + most_rounds(players) * (max(supply, LAST_CARDS[players]) + phases))


# ---- points ----


def highest_track(rounds: int) -> int:
    """Each city built, or paid for by majors in all its colours; and the bonus of every role that gives points."""
    bonus = sum(
        max(AMOUNT[color], BISHOP_POINTS_AMIGO if color == BISHOP else 0)
        for color in range(COLOR_COUNT)
        if EFFECT[color] == GAIN_POINTS
    )
    cities = sum(max(POINTS[city], MAJOR_ON_BUILD * _colors(city)) for city in range(CITY_COUNT))
    return START_POINTS + cities + rounds * bonus


def _colors(city: int) -> int:
    return sum(ICONS[city * COLOR_COUNT + color] > 0 for color in range(COLOR_COUNT))


def highest_score() -> int:
    """The track, all majors, all cards as sets, most coins and cards, every region."""
    track = highest_track(max(most_rounds(players) for players in PLAYER_COUNTS))
    end = COLOR_COUNT * PER_MAJOR + COPIES * PER_SET + MOST_COINS_POINTS + MOST_CARDS_POINTS
    return int(track + end + REGION_COUNT * REGION_FIRST)
