"""Taking the floor: city swaps, gifts and requests, composed in small steps and answered at once
(D-OFFER, D-ANSWER; §4.8, R46, R47, R58)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, Locals
from signoria.games.renaissance.actions import (
    ACCEPT,
    ASK,
    ASK_CITY,
    GIVE,
    GIVE_CITY,
    MOST_AT_ONCE,
    NO_CITY,
    NO_DUCATS,
    REFUSE,
    SPEAK_TO,
    WITHDRAW,
)
from signoria.games.renaissance.box.constants import CITIES, CITY_COUNT, MOST_PLAYERS
from signoria.games.renaissance.decisions import (
    ANSWERING,
    ASKING_CITY,
    DECISIONS,
    GIVING_CITY,
    SAFE_POINTS,
    SETTING_DUCATS,
    SPEAKING,
)
from signoria.games.renaissance.phases.cities import take_city
from signoria.games.renaissance.phases.obstacles import NOTHING_OFFERED, SWAPPED_ALREADY, WRONG_LEVEL
from signoria.games.renaissance.phases.question import Question, city_targets, held_city
from signoria.games.renaissance.state import EXPANDED, MOST_SPEECHES, SWAPPED, Renaissance

# Who speaks to whom; cities plus one, 0 is none; ducats given (asked for: negative).
OFFER: Final = Locals()
FROM: Final[i64] = OFFER.local("from", MOST_PLAYERS - 1)
TO: Final[i64] = OFFER.local("to", MOST_PLAYERS - 1)
GIVEN: Final[i64] = OFFER.local("give_city", len(CITIES))
ASKED_FOR: Final[i64] = OFFER.local("ask_city", len(CITIES))
MOST_DUCATS: Final = 9999
DUCATS: Final[i64] = OFFER.local("ducats", MOST_DUCATS, least=-MOST_DUCATS)


def may_speak(s: Renaissance, seat: i64) -> bool:
    """Who is asked may speak first."""
    return s.diplomacy > 0 and s.spoken[seat] < MOST_SPEECHES


def speak(s: Renaissance, seat: i64) -> None:
    s.spoken[seat] += 1
    s.call(SPEAKING, seat)


def close_floor(s: Renaissance) -> None:
    """The decision at which they spoke is taken: the next one is another."""
    if s.diplomacy > 0:
        for seat in range(s.players):
            s.spoken[seat] = 0


# ---- the terms ----


def offer_terms(s: Renaissance) -> Params:
    terms: Params = {"seat": s.local(FROM), "to": s.local(TO)}
    if s.local(GIVEN) > 0:
        terms["give_city"] = CITIES[s.local(GIVEN) - 1]
    if s.local(ASKED_FOR) > 0:
        terms["ask_city"] = CITIES[s.local(ASKED_FOR) - 1]
    terms["give_ducats"] = max(s.local(DUCATS), 0)
    terms["ask_ducats"] = max(-s.local(DUCATS), 0)
    return terms


def cities_of(s: Renaissance, owner: i64, verb: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for city in range(CITY_COUNT):
        if s.owner[city] == owner:
            out[count] = verb + city
            count += 1
    return count


def ask_obstacle(s: Renaissance, city: i64, given: i64) -> i64:
    """A city once per turn, against one of equal level (R46)."""
    if s.marks[SWAPPED + city] == 1:
        return SWAPPED_ALREADY
    return NO_OBSTACLE if s.level[city] == s.level[given] else WRONG_LEVEL


def carry_out(s: Renaissance) -> None:
    """Cities change owners with all that is on them; each may again be the source of an expansion."""
    giver: i64 = s.local(FROM)
    taker: i64 = s.local(TO)
    if s.events is not None:
        s.tell("deal", offer_terms(s))
    if s.local(GIVEN) > 0:
        swap(s, giver, s.local(ASKED_FOR) - 1)
        swap(s, taker, s.local(GIVEN) - 1)
    s.ducats[giver] -= s.local(DUCATS)
    s.ducats[taker] += s.local(DUCATS)
    s.done()


def swap(s: Renaissance, seat: i64, city: i64) -> None:
    take_city(s, seat, city)
    s.marks[SWAPPED + city] = 1
    s.marks[EXPANDED + city] = 0


# ---- the steps of an offer, each of which may be the last: it can be withdrawn ----


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferStep(Question):
    """The speaker composes; the partner answers."""

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {**offer_terms(s), "from": s.local(FROM)}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        speaker, to, ducats = s.frames[at + FROM], s.frames[at + TO], s.frames[at + DUCATS]
        given, asked = s.frames[at + GIVEN] - 1, s.frames[at + ASKED_FOR] - 1
        if s.diplomacy == 0 or speaker >= s.players or s.spoken[speaker] == 0:
            return [Problem("from", "who offers has taken the floor")]
        if to >= s.players or (to == speaker and self.id != SPEAKING):
            return [Problem("to", "an offer is made to another seat")]
        if s.frames[at + SEAT] != (to if self.id == ANSWERING else speaker):
            return [Problem("seat", "the speaker composes, the partner answers")]
        for city, owner in ((given, speaker), (asked, to)):
            if city >= 0 and (s.owner[city] != owner or s.marks[SWAPPED + city]):
                return [Problem("give_city", "give_city and ask_city are theirs to swap")]
        if given >= 0 and asked >= 0 and s.level[given] != s.level[asked]:
            return [Problem("ask_city", "cities of equal level are swapped")]
        if self.id == ASKING_CITY:
            legal = given >= 0 and asked < 0
        else:
            legal = (given >= 0) == (asked >= 0) and (given < 0 or self.id in (SETTING_DUCATS, ANSWERING))
        if not legal:
            return [Problem("give_city", "a city for a city, step by step")]
        if not -s.ducats[to] <= ducats <= s.ducats[speaker] or (ducats and self.id not in (SETTING_DUCATS, ANSWERING)):
            return [Problem("ducats", "nobody offers what is not there")]
        if self.id == ANSWERING and given < 0 and ducats >= 0:
            return [Problem("ducats", "a gift needs no answer")]
        return []


class Speaking(OfferStep):
    """To whom."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        s.set_local(FROM, s.frame_seat())

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for partner in range(s.players):
            if partner != seat:
                out[count] = SPEAK_TO + partner
                count += 1
        out[count] = WITHDRAW
        return count + 1

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == WITHDRAW:
            s.done()
            return
        s.set_local(TO, action - SPEAK_TO)
        s.ask(GIVING_CITY)

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return {"from": s.local(FROM)}

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return () if action == WITHDRAW else (f"seat:{action - SPEAK_TO}",)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {} if action == WITHDRAW else {"partner": action - SPEAK_TO}


class GivingCity(OfferStep):
    """Which own city, or none."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = cities_of(s, seat, GIVE_CITY, out)
        out[count] = NO_CITY
        out[count + 1] = WITHDRAW
        return count + 2

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        """There must be something to swap it against."""
        if action >= NO_CITY:
            return NO_OBSTACLE
        if s.marks[SWAPPED + action - GIVE_CITY] == 1:
            return SWAPPED_ALREADY
        for other in range(CITY_COUNT):
            if s.owner[other] == s.local(TO) and ask_obstacle(s, other, action - GIVE_CITY) == NO_OBSTACLE:
                return NO_OBSTACLE
        return WRONG_LEVEL

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == WITHDRAW:
            s.done()
        elif action == NO_CITY:
            s.ask(SETTING_DUCATS)
        else:
            s.set_local(GIVEN, action - GIVE_CITY + 1)
            s.ask(ASKING_CITY)

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return city_targets(GIVE_CITY, action)

    def label(self, s: Renaissance, action: i64) -> Params:
        return held_city(s, action - GIVE_CITY) if action < ASK_CITY else {}


class AskingCity(OfferStep):
    """Against which city of the partner's."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = cities_of(s, s.local(TO), ASK_CITY, out)
        out[count] = WITHDRAW
        return count + 1

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        if action == WITHDRAW:
            return NO_OBSTACLE
        return ask_obstacle(s, action - ASK_CITY, s.local(GIVEN) - 1)

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == WITHDRAW:
            s.done()
            return
        s.set_local(ASKED_FOR, action - ASK_CITY + 1)
        s.ask(SETTING_DUCATS)

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return city_targets(ASK_CITY, action)

    def label(self, s: Renaissance, action: i64) -> Params:
        return held_city(s, action - ASK_CITY) if action < NO_CITY else {}


class SettingDucats(OfferStep):
    """What one has or what the other has, in steps of one; so many at once, then perhaps more."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        named: i64 = s.local(DUCATS)
        count: i64 = 0
        for given in range(min(s.ducats[seat] - named, MOST_AT_ONCE) if named >= 0 else 0):
            out[count] = GIVE + given
            count += 1
        for asked in range(min(s.ducats[s.local(TO)] + named, MOST_AT_ONCE) if named <= 0 else 0):
            out[count] = ASK + asked
            count += 1
        out[count] = NO_DUCATS
        out[count + 1] = WITHDRAW
        return count + 2

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        nothing: bool = s.local(GIVEN) == 0 and s.local(DUCATS) == 0
        return NOTHING_OFFERED if action == NO_DUCATS and nothing else NO_OBSTACLE

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        """A pure gift is carried out at once; everything else is the partner's to answer."""
        if action == WITHDRAW:
            s.done()
            return
        ducats: i64 = s.local(DUCATS) + ducats_of(action)
        s.set_local(DUCATS, ducats)
        rest: i64 = s.ducats[seat] - ducats if ducats > 0 else s.ducats[s.local(TO)] + ducats
        if action in (GIVE + MOST_AT_ONCE - 1, ASK + MOST_AT_ONCE - 1) and rest > 0:
            return
        if s.local(GIVEN) == 0 and ducats > 0:
            carry_out(s)
            return
        if s.events is not None:
            s.tell("offer", offer_terms(s))
        s.turn_to(s.local(TO))
        s.ask(ANSWERING)

    def cost(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": ducats_of(action)} if action < ASK else {}

    def gain(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": -ducats_of(action)} if ASK <= action < NO_DUCATS else {}

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"count": abs(int(ducats_of(action)))} if action < NO_DUCATS else {}


def ducats_of(action: i64) -> i64:
    """Given, or asked for as a negative number."""
    if action < ASK:
        return action - GIVE + 1
    return -(action - ASK + 1) if action < NO_DUCATS else 0


class Answering(OfferStep):
    """The partner accepts or refuses."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        out[0] = ACCEPT
        out[1] = REFUSE
        return 2

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == ACCEPT:
            carry_out(s)
            return
        if s.events is not None:
            s.tell("offer_refused", {"seat": s.local(TO), "from": s.local(FROM)})
        s.done()

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return (f"seat:{s.local(FROM)}", f"seat:{s.local(TO)}")


DECISIONS.place(Speaking(SPEAKING, "offer.partner", "4.8", OFFER, SAFE_POINTS))
DECISIONS.place(GivingCity(GIVING_CITY, "offer.give_city", "4.8", OFFER, SAFE_POINTS))
DECISIONS.place(AskingCity(ASKING_CITY, "offer.ask_city", "4.8", OFFER, SAFE_POINTS))
DECISIONS.place(SettingDucats(SETTING_DUCATS, "offer.ducats", "4.8", OFFER, SAFE_POINTS))
DECISIONS.place(Answering(ANSWERING, "offer.answer", "4.8", OFFER, SAFE_POINTS))
