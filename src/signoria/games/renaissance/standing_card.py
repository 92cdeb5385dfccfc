"""Frames of votes, yellow cards, declarations and offers: do they fit the table?"""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.codes import Problem
from signoria.core.state import DECISION, SEAT, WAITING
from signoria.games.renaissance.box import CITIES, DOWRY, FORTRESS
from signoria.games.renaissance.decisions import (
    ANSWERING,
    ARTIST_DRAW,
    ASKED_FOR,
    ASKING_CITY,
    BRIBE_DIE,
    CITY,
    DECLARING,
    DECLARING_FROM,
    DUCATS,
    FROM,
    GIVEN,
    INVITING,
    IS_RAID,
    LEFT,
    LOOT_DIE,
    LURE_DIE,
    LURING_FROM,
    MARRYING,
    OTHER,
    OUTSIDE_HELP,
    SHOWING_STANCE,
    SHOWN,
    SPEAKING,
    STANCE_PICK,
    TO,
    VOTES,
    VOTING,
)
from signoria.games.renaissance.phases.cities import is_rival
from signoria.games.renaissance.phases.hands import fieldable
from signoria.games.renaissance.phases.obstacles import FINE
from signoria.games.renaissance.phases.politics import swiss_seat
from signoria.games.renaissance.phases.prey import bribe_obstacle, is_prey, loot_obstacle
from signoria.games.renaissance.state import EMPTY, NO_STANCE, STANCE_DEFENCE, SWAPPED, VACANT, RenaissanceState


def vote_problems(s: RenaissanceState, frame: list[int]) -> Iterator[Problem]:
    everybody, swiss = (1 << s.players) - 1, int(swiss_seat(s))
    sealed, decision = frame[VOTES], frame[DECISION]
    if not 0 <= sealed <= everybody or (s.turn == 1 and sealed):
        yield Problem("votes", "votes are of seats of this game, from the second turn on")
    if not NO_STANCE <= frame[STANCE_PICK] <= STANCE_DEFENCE or (frame[STANCE_PICK] and swiss == EMPTY):
        yield Problem("stance", "only the Swiss take a stance")
    if decision == VOTING:
        asked = everybody if s.turn > 1 else (1 << swiss if swiss != EMPTY else 0)
        if not 0 < frame[WAITING] <= everybody or frame[WAITING] & ~asked or sealed & frame[WAITING]:
            yield Problem("waiting", "who is waited for has not voted")
        if swiss != EMPTY and frame[STANCE_PICK] == NO_STANCE and not frame[WAITING] & (1 << swiss):
            yield Problem("stance", "the Swiss take a stance before they vote")
        return
    seat = frame[SEAT]
    if decision == SHOWING_STANCE:
        if seat != swiss or frame[STANCE_PICK] == NO_STANCE or frame[SHOWN]:
            yield Problem("shown", "the Swiss stance is shown first")
    elif frame[SHOWN] != (1 << seat) - 1 or s.turn == 1 or frame[STANCE_PICK] != NO_STANCE:
        yield Problem("shown", "votes are shown seat by seat")


def card_problems(s: RenaissanceState, frames: list[list[int]]) -> Iterator[Problem]:
    """A card, power or declaration inside the combat turn of its player."""
    turn, frame = frames[0], frames[1]
    decision, seat, city = frame[DECISION], turn[SEAT], frame[CITY]
    if frame[SEAT] >= 0 and frame[SEAT] != seat:
        yield Problem("seat", f"seat {frame[SEAT]} plays in the turn of seat {seat}")
    if not 0 <= city < len(CITIES):
        yield Problem("city", "a card is played on a city of the map")
        return
    if decision == LOOT_DIE and not (is_prey(s, seat, city) and loot_obstacle(s, city) == FINE):
        yield Problem("city", f"{CITIES[city]} cannot be looted")
    if decision == BRIBE_DIE and not (is_rival(s, city, seat) and bribe_obstacle(s, seat, city) == FINE):
        yield Problem("city", f"{CITIES[city]} cannot be bribed")
    if decision in (ARTIST_DRAW, LURING_FROM, LURE_DIE) and not (s.owner[city] == seat and s.palace[city] == VACANT):
        yield Problem("city", f"{CITIES[city]} has no palace for an artist")
    if decision == LURE_DIE:
        other = frame[OTHER]
        if not 0 <= other < len(CITIES) or s.palace[other] <= VACANT or not is_rival(s, other, seat):
            yield Problem("other", "an artist is lured from another player's palace")
    if decision == OUTSIDE_HELP and not (frame[LEFT] in (1, 2) and sum(s.deck) > 0 and city == 0):
        yield Problem("left", "one or two cards of a deck that has some")
    if decision == MARRYING and s.ducats[seat] < DOWRY:
        yield Problem("ducats", "a marriage is paid for")
    if decision in (DECLARING, DECLARING_FROM):
        if frame[IS_RAID] not in (0, 1) or (decision == DECLARING and city):
            yield Problem("raid", "an attack is a raid or not")
        if fieldable(s, seat, s.ducats[seat]) < 2:
            yield Problem("units", "an attack needs two units")
        if decision == DECLARING_FROM and not is_rival(s, city, seat):
            yield Problem("city", f"{CITIES[city]} is no rival's")
    if decision < INVITING and decision not in (LOOT_DIE, BRIBE_DIE, OUTSIDE_HELP) and city:
        yield Problem("city", "no city is chosen yet")


def offer_problems(s: RenaissanceState, frame: list[int]) -> Iterator[Problem]:
    decision, speaker, to = frame[DECISION], frame[FROM], frame[TO]
    given, asked = frame[GIVEN] - 1, frame[ASKED_FOR] - 1
    if not 0 <= speaker < s.players or s.spoken[speaker] == 0:
        yield Problem("from", "who offers has taken the floor")
        return
    if not 0 <= to < s.players or (to == speaker) != (decision == SPEAKING and to == speaker):
        yield Problem("to", "an offer is made to another seat")
        return
    if frame[SEAT] != (to if decision == ANSWERING else speaker):
        yield Problem("seat", "the speaker composes, the partner answers")
    for city, owner in ((given, speaker), (asked, to)):
        if city >= 0 and (city >= len(CITIES) or s.owner[city] != owner or s.marks[SWAPPED + city]):
            yield Problem("give_city", "give_city and ask_city are theirs to swap")
            return
    if min(given, asked) >= 0 and s.level[given] != s.level[asked]:
        yield Problem("ask_city", "cities of equal level are swapped")
    if (given >= 0) != (decision >= ASKING_CITY and given >= 0) or (asked >= 0 and given < 0):
        yield Problem("give_city", "a city for a city")
    if decision > ASKING_CITY and (given >= 0) != (asked >= 0):
        yield Problem("ask_city", "a city for a city")
    if given < -1 or asked < -1 or (decision == ASKING_CITY and (given < 0 or asked >= 0)):
        yield Problem("give_city", "the steps of an offer follow each other")
    if not -s.ducats[to] <= frame[DUCATS] <= s.ducats[speaker] or (decision != ANSWERING and frame[DUCATS]):
        yield Problem("ducats", "nobody offers what is not there")
    if decision == ANSWERING and given < 0 and frame[DUCATS] >= 0:
        yield Problem("ducats", "a gift needs no answer")
    if any(level > FORTRESS for level in s.level):
        yield Problem("level", "no city is stronger than a fortress")
