"""The vote and the Swiss stance: sealed by all together, then shown one by one (§4.2, R11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import SEAT, WAITING, Locals
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import SHOW_STANCE, SHOW_VOTE, SPEAK, STANCE, STANCES, STATES, VOTE
from signoria.games.renaissance.battle.fields import EMPTY
from signoria.games.renaissance.box.constants import ROME, SWISS, TURNS, WAR_SHARE
from signoria.games.renaissance.decisions import DEALING, DECISIONS, SHOWING_STANCE, SHOWING_VOTE, VOTING
from signoria.games.renaissance.phases.diplomacy import close_floor, may_speak, speak
from signoria.games.renaissance.phases.question import Question, this_turn
from signoria.games.renaissance.state import NO_STANCE, OPEN_FLOOR, PEACE, WAR, Renaissance

VOTE_FRAME: Final = Locals(together=True)


def begin_vote(s: Renaissance) -> None:
    """In the first turn the political state is fixed; the Swiss still take their stance (R54j)."""
    swiss: i64 = swiss_seat(s)
    if s.events is not None:
        s.tell("phase_begun", {"phase": "vote"})
        if s.turn == 1:
            s.tell("first_peace", {})
    if s.turn > 1:
        s.call_together(VOTING, (1 << s.players) - 1)
    elif swiss != EMPTY:
        s.call_together(VOTING, 1 << swiss)
    else:
        s.call(DEALING, CHANCE)


def swiss_seat(s: Renaissance) -> i64:
    """The seat that takes a stance; EMPTY if there is none."""
    for seat in range(s.players):
        if s.has_power(seat, SWISS):
            return seat
    return EMPTY


def takes_stance(s: Renaissance, seat: i64) -> bool:
    """The Swiss say how they will fight before they vote."""
    return s.stance == NO_STANCE and s.has_power(seat, SWISS)


def ballot(s: Renaissance, seat: i64) -> i64:
    """The vote of this turn."""
    return s.ballots[seat * TURNS + s.turn - 1]


class Voting(Question):
    """Peace or war, under seal; with an open floor offers may be made before (§4.8)."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        if not s.is_waited_for(seat):
            out[0] = SPEAK
            return 1
        verb: i64 = STANCE if takes_stance(s, seat) else VOTE
        out[0] = verb
        out[1] = verb + 1
        if s.diplomacy != OPEN_FLOOR or not may_speak(s, seat):
            return 2
        out[2] = SPEAK
        return 3

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == SPEAK:
            speak(s, seat)
            return
        if STANCE <= action < STANCE + len(STANCES):
            s.stance = action - STANCE + 1
            if s.turn > 1:
                return
        else:
            s.ballots[seat * TURNS + s.turn - 1] = action - VOTE
        if s.has_decided(seat):
            close_floor(s)
            swiss: i64 = swiss_seat(s)
            if swiss == EMPTY:
                s.then(SHOWING_VOTE, 0)
            else:
                s.then(SHOWING_STANCE, swiss)

    def resume(self, s: Renaissance, result: i64) -> None:
        """An offer is settled; the vote goes on."""

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {**this_turn(s), "stance": int(takes_stance(s, seat))}

    def label(self, s: Renaissance, action: i64) -> Params:
        if action == SPEAK:
            return {}
        return {"stance": STANCES[action - STANCE]} if action < VOTE else {"vote": STATES[action - VOTE]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        swiss, waiting = swiss_seat(s), s.frames[at + WAITING]
        asked = (1 << s.players) - 1 if s.turn > 1 else (1 << swiss if swiss != EMPTY else 0)
        voted = sum(1 << seat for seat in range(s.players) if ballot(s, seat) != EMPTY)
        wrong: list[Problem] = []
        if waiting & ~asked or (s.turn > 1 and voted != asked & ~waiting):
            wrong.append(Problem("waiting", "who is waited for has not voted, and all others have"))
        if swiss != EMPTY and s.stance == NO_STANCE and not waiting & (1 << swiss):
            wrong.append(Problem("stance", "the Swiss take a stance before they vote"))
        return wrong


class ShowingStance(Question):
    """First the Swiss stance is shown, then every vote."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        out[0] = SHOW_STANCE + s.stance - 1
        return 1

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if s.events is not None:
            s.tell("stance", {"seat": seat, "stance": STANCES[s.stance - 1]})
        if s.turn > 1:
            s.then(SHOWING_VOTE, 0)
        else:
            s.then(DEALING, CHANCE)

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return this_turn(s)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"stance": STANCES[action - SHOW_STANCE]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.stance != NO_STANCE and s.frames[at + SEAT] == swiss_seat(s):
            return []
        return [Problem("stance", "the Swiss show the stance that they have taken")]


class ShowingVote(Question):
    """Seat by seat; with the last vote the political state is known."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        out[0] = SHOW_VOTE + ballot(s, seat)
        return 1

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if s.events is not None:
            s.tell("voted", {"seat": seat, "vote": STATES[action - SHOW_VOTE]})
        if seat + 1 < s.players:
            s.turn_to(seat + 1)
            return
        s.war = political_state(s, s.turn)
        if s.events is not None:
            s.tell("political_state", {"state": STATES[s.war], "war_votes": war_votes(s, s.turn)})
        s.then(DEALING, CHANCE)

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return this_turn(s)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"vote": STATES[action - SHOW_VOTE]}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        if s.turn > 1 and all(ballot(s, seat) != EMPTY for seat in range(s.players)):
            return []
        return [Problem("ballots", "from the second turn on votes are shown when all have voted")]


def is_shown(s: Renaissance, seat: i64) -> bool:
    """Has the vote of this turn been shown? A vote that is not even cast has not."""
    if s.phase() == SHOWING_VOTE:
        return seat < s.frames[SEAT]
    return s.phase() != VOTING and s.phase() != SHOWING_STANCE


def political_state(s: Renaissance, turn: i64) -> i64:
    """Half of the votes for war make war (R11)."""
    return i64(WAR) if 100 * war_votes(s, turn) >= WAR_SHARE * all_votes(s) else i64(PEACE)


def war_votes(s: Renaissance, turn: i64) -> i64:
    votes: i64 = 0
    for seat in range(s.players):
        if s.ballots[seat * TURNS + turn - 1] == WAR:
            votes += weight_of_vote(s, seat)
    return votes


def all_votes(s: Renaissance) -> i64:
    votes: i64 = 0
    for seat in range(s.players):
        votes += weight_of_vote(s, seat)
    return votes


def weight_of_vote(s: Renaissance, seat: i64) -> i64:
    """Rome's counts twice with optional powers (R54d)."""
    return i64(2) if s.has_power(seat, ROME) else i64(1)


DECISIONS.place(Voting(VOTING, "turn.vote", "4.2", VOTE_FRAME))
DECISIONS.place(ShowingStance(SHOWING_STANCE, "turn.show_stance", "4.2"))
DECISIONS.place(ShowingVote(SHOWING_VOTE, "turn.show_vote", "4.2"))
