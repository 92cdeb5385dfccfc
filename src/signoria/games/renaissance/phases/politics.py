"""The start of a turn: returns of the eliminated, the vote, the Swiss stance (T0, T1; §4.2, R11, R41 to R43)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import WAITING
from signoria.games.renaissance.actions import RETURN_TO, SHOW_STANCE, SHOW_VOTE, STANCE, STANCES, STATES, VOTE
from signoria.games.renaissance.box import CITIES, CITY_COUNT, RETURN_DUCATS, ROME, SWISS, TURNS, YEARS
from signoria.games.renaissance.decisions import (
    QUEUE,
    RETURNING,
    SHOWING_STANCE,
    SHOWING_VOTE,
    SHOWN,
    STANCE_PICK,
    VOTES,
    VOTING,
)
from signoria.games.renaissance.phases import dealing
from signoria.games.renaissance.phases.cities import has_city, take_city
from signoria.games.renaissance.state import EMPTY, NO_STANCE, PEACE, WAR, RenaissanceState

# The queue of returns is written in one number, the first in line as its last digit.
DIGIT: Final = 7


def begin_turn(s: RenaissanceState) -> None:
    """T0. In the first turn everybody has cities, and its political state is fixed."""
    if s.events is not None:
        s.tell("turn_begun", {"turn": s.turn, "year": YEARS[s.turn - 1]})
    s.push(RETURNING, s.order[0])
    place: i64 = 0
    while place < s.players:
        if not has_city(s, s.order[place]):
            line_up(s, s.order[place])
        place += 1
    next_return(s)


# ---- returns (T-RETURN) ----


def line_up(s: RenaissanceState, seat: i64) -> None:
    """Add a player to the end of the queue."""
    unit: i64 = 1
    while s.frames[s.at + QUEUE] >= unit:
        unit *= DIGIT
    s.frames[s.at + QUEUE] += unit * (seat + 1)


def next_return(s: RenaissanceState) -> None:
    queue: i64 = s.frames[s.at + QUEUE]
    if queue > 0:
        s.ask_seat(RETURNING, queue % DIGIT - 1)
        return
    s.pop()
    begin_vote(s)


def return_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """Any of his start cities, whoever owns it (R41)."""
    count: i64 = 0
    city: i64 = 0
    while city < CITY_COUNT:
        if s.home[city] == seat:
            out[count] = RETURN_TO + city
            count += 1
        city += 1
    return count


def return_to(s: RenaissanceState, seat: i64, action: i64) -> None:
    """He takes it as it stands, and six ducats; who loses his last city by it is next in line (R43)."""
    city: i64 = action - RETURN_TO
    loser: i64 = s.owner[city]
    take_city(s, seat, city)
    s.ducats[seat] += RETURN_DUCATS
    if s.events is not None:
        s.tell("returned", {"seat": seat, "city": CITIES[city], "ducats": RETURN_DUCATS})
    s.frames[s.at + QUEUE] = s.frames[s.at + QUEUE] // DIGIT
    if loser != EMPTY and not has_city(s, loser):
        line_up(s, loser)
    next_return(s)


# ---- the vote and the stance (T-VOTE, T-STANCE): sealed by all, then shown one by one ----


def swiss_seat(s: RenaissanceState) -> i64:
    """The seat that takes a stance; EMPTY if there is none."""
    seat: i64 = 0
    while seat < s.players:
        if s.has_power(seat, SWISS):
            return seat
        seat += 1
    return EMPTY


def begin_vote(s: RenaissanceState) -> None:
    swiss: i64 = swiss_seat(s)
    if s.turn > 1:
        s.push_together(VOTING, (1 << s.players) - 1)
    elif swiss != EMPTY:
        s.push_together(VOTING, 1 << swiss)
    else:
        dealing.begin(s)


def takes_stance(s: RenaissanceState, seat: i64) -> bool:
    """The Swiss say how they will fight before they vote."""
    return s.has_power(seat, SWISS) and s.frames[s.at + STANCE_PICK] == NO_STANCE


def vote_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    if s.frames[s.at + WAITING] & (1 << seat) == 0:
        return 0
    verb: i64 = STANCE if takes_stance(s, seat) else VOTE
    out[0] = verb
    out[1] = verb + 1
    return 2


def vote(s: RenaissanceState, seat: i64, action: i64) -> None:
    if STANCE <= action < STANCE + len(STANCES):
        s.frames[s.at + STANCE_PICK] = action - STANCE + 1
        if s.turn > 1:
            return
    elif action == VOTE + 1:
        s.frames[s.at + VOTES] |= 1 << seat
    if s.has_decided(seat):
        begin_showing(s)


def begin_showing(s: RenaissanceState) -> None:
    """All tokens are down: first the Swiss stance, then every vote."""
    s.frames[s.at + SHOWN] = 0
    if s.frames[s.at + STANCE_PICK] != NO_STANCE:
        s.ask_seat(SHOWING_STANCE, swiss_seat(s))
    else:
        s.ask_seat(SHOWING_VOTE, 0)


def show_stance_candidates(s: RenaissanceState, out: vec[i64]) -> i64:
    out[0] = SHOW_STANCE + s.frames[s.at + STANCE_PICK] - 1
    return 1


def show_stance(s: RenaissanceState, seat: i64) -> None:
    s.stance = s.frames[s.at + STANCE_PICK]
    s.frames[s.at + STANCE_PICK] = NO_STANCE
    if s.events is not None:
        s.tell("stance", {"seat": seat, "stance": STANCES[s.stance - 1]})
    if s.turn > 1:
        s.ask_seat(SHOWING_VOTE, 0)
        return
    s.pop()
    dealing.begin(s)


def show_vote_candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    out[0] = SHOW_VOTE + (1 if s.frames[s.at + VOTES] & (1 << seat) else 0)
    return 1


def show_vote(s: RenaissanceState, seat: i64, action: i64) -> None:
    """When the last vote is shown, the political state is known."""
    if s.events is not None:
        s.tell("voted", {"seat": seat, "vote": STATES[action - SHOW_VOTE]})
    s.ballots[seat * TURNS + s.turn - 1] = action - SHOW_VOTE
    s.frames[s.at + SHOWN] |= 1 << seat
    if seat + 1 < s.players:
        s.ask_seat(SHOWING_VOTE, seat + 1)
        return
    s.war = political_state(s, s.turn)
    if s.events is not None:
        s.tell("political_state", {"state": STATES[s.war], "war_votes": war_votes(s, s.turn)})
    s.pop()
    dealing.begin(s)


def political_state(s: RenaissanceState, turn: i64) -> i64:
    """Half of the votes for war make war (R11)."""
    return WAR if 2 * war_votes(s, turn) >= all_votes(s) else PEACE


def war_votes(s: RenaissanceState, turn: i64) -> i64:
    votes: i64 = 0
    for seat in range(s.players):
        if s.ballots[seat * TURNS + turn - 1] == WAR:
            votes += weight_of_vote(s, seat)
    return votes


def all_votes(s: RenaissanceState) -> i64:
    votes: i64 = 0
    for seat in range(s.players):
        votes += weight_of_vote(s, seat)
    return votes


def weight_of_vote(s: RenaissanceState, seat: i64) -> i64:
    """Rome's counts twice with optional powers (R54d)."""
    return 2 if s.has_power(seat, ROME) else 1
