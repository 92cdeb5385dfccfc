"""Purchases: ramparts, castles, palaces in any order, then cards, which end them (§4.3, R13 to R15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, Locals
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import (
    BUILD_CASTLE,
    BUILD_PALACE,
    BUILD_RAMPART,
    BUY_CARDS,
    LISTEN,
    QUIET,
    SPEAK,
)
from signoria.games.renaissance.box.constants import (
    CARD_PRICE,
    CASTLE_PRICE,
    CITIES,
    CITY_COUNT,
    GARRISON,
    HAND_LIMIT,
    MOST_PLAYERS,
    PALACE_PRICE,
    RAMPART,
    RAMPART_PRICE,
)
from signoria.games.renaissance.decisions import BUYING, DECISIONS, DRAWING_BOUGHT, DRAWING_ORDER, EXPANDING
from signoria.games.renaissance.phases.cities import raise_castle, raise_palace, raise_rampart
from signoria.games.renaissance.phases.deal import DRAWN, draw_cards
from signoria.games.renaissance.phases.diplomacy import close_floor, may_speak, speak
from signoria.games.renaissance.phases.obstacles import HAND_FULL, NO_FIGURE, TOO_POOR
from signoria.games.renaissance.phases.question import Question, city_targets, this_turn
from signoria.games.renaissance.state import NO_PALACE, Renaissance

PURCHASES: Final = Locals()
PLACE: Final[i64] = PURCHASES.local("place", MOST_PLAYERS - 1)
# Once per purchase a player may ask to be left in peace in battles, or to be asked again.
TOGGLED: Final[i64] = PURCHASES.local("toggled", 1)


class Buying(Question):
    """What each own city lacks next; so many cards; and being asked in battles or not."""

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        if not s.is_waited_for(seat):
            out[0] = SPEAK
            return 1
        count: i64 = at_level(s, seat, GARRISON, BUILD_RAMPART, out, 0)
        count = at_level(s, seat, RAMPART, BUILD_CASTLE, out, count)
        count = without_palace(s, seat, out, count)
        return answers(s, seat, HAND_LIMIT, out, count)

    def options(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        """The candidates without an obstacle, which is the same for all cities."""
        if not s.is_waited_for(seat):
            out[0] = SPEAK
            return 1
        count: i64 = 0
        if self.obstacle(s, seat, BUILD_RAMPART) == NO_OBSTACLE:
            count = at_level(s, seat, GARRISON, BUILD_RAMPART, out, 0)
        if self.obstacle(s, seat, BUILD_CASTLE) == NO_OBSTACLE:
            count = at_level(s, seat, RAMPART, BUILD_CASTLE, out, count)
        if self.obstacle(s, seat, BUILD_PALACE) == NO_OBSTACLE:
            count = without_palace(s, seat, out, count)
        most: i64 = min(s.ducats[seat] // CARD_PRICE, HAND_LIMIT - s.hand_size(seat))
        return answers(s, seat, max(most, 0), out, count)

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        if action >= SPEAK:
            return NO_OBSTACLE
        if action >= BUY_CARDS:
            number: i64 = action - BUY_CARDS
            if number * CARD_PRICE > s.ducats[seat]:
                return TOO_POOR
            return HAND_FULL if number > 0 and s.hand_size(seat) + number > HAND_LIMIT else NO_OBSTACLE
        if figures_left(s, action) == 0:
            return NO_FIGURE
        return TOO_POOR if price(action) > s.ducats[seat] else NO_OBSTACLE

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        if obstacle == TOO_POOR:
            return {"need": price(action), "have": s.ducats[seat]}
        if obstacle == HAND_FULL:
            return {"hand": s.hand_size(seat), "limit": HAND_LIMIT}
        return {"figure": figure(action)}

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == SPEAK:
            speak(s, seat)
            return
        close_floor(s)
        if action >= QUIET:
            s.quiet[seat] = 1 if action == QUIET else 0
            s.set_local(TOGGLED, 1)
            return
        s.ducats[seat] -= price(action)
        if action < BUY_CARDS:
            build(s, seat, action)
            return
        number: i64 = action - BUY_CARDS
        if s.events is not None:
            s.tell("bought_cards", {"seat": seat, "cards": number, "ducats": price(action), "left": s.ducats[seat]})
        s.set_local(TOGGLED, 0)
        if number > 0:
            draw_cards(s, DRAWING_BOUGHT, seat, number)
        else:
            self.resume(s, DRAWN)

    def resume(self, s: Renaissance, result: i64) -> None:
        """Bought cards are handed over when the purchase is announced (R13); then the next buyer."""
        if result != DRAWN:
            return
        place: i64 = s.local(PLACE) + 1
        if place < s.players:
            s.set_local(PLACE, place)
            s.turn_to(s.order[place])
        elif s.turn > 1:
            s.then(DRAWING_ORDER, CHANCE)
        else:
            s.then(EXPANDING, s.order[0])

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return this_turn(s)

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return city_targets(action - (action - BUILD_RAMPART) % CITY_COUNT, action) if action < BUY_CARDS else ()

    def cost(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": price(action)} if action < SPEAK and action != BUY_CARDS else {}

    def gain(self, s: Renaissance, action: i64) -> Params:
        return {"cards": action - BUY_CARDS} if BUY_CARDS < action < SPEAK else {}

    def label(self, s: Renaissance, action: i64) -> Params:
        if action < BUY_CARDS:
            return {"city": CITIES[(action - BUILD_RAMPART) % CITY_COUNT]}
        return {"count": action - BUY_CARDS} if action < SPEAK else {}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        place, seat = s.frames[at + PLACE], s.frames[at + SEAT]
        if place >= s.players or s.order[place] != seat:
            return [Problem("place", f"seat {seat} is not at place {place} of the order")]
        return []


# ---- what may be bought ----


def at_level(s: Renaissance, seat: i64, level: i64, verb: i64, out: vec[i64], start: i64) -> i64:
    """Own cities of a level, which the figure of the next one would raise."""
    count: i64 = start
    for city in range(CITY_COUNT):
        if s.owner[city] == seat and s.level[city] == level:
            out[count] = verb + city
            count += 1
    return count


def without_palace(s: Renaissance, seat: i64, out: vec[i64], start: i64) -> i64:
    count: i64 = start
    for city in range(CITY_COUNT):
        if s.owner[city] == seat and s.palace[city] == NO_PALACE:
            out[count] = BUILD_PALACE + city
            count += 1
    return count


def answers(s: Renaissance, seat: i64, most: i64, out: vec[i64], start: i64) -> i64:
    """So many cards at most; the floor; and whether to be asked in battles."""
    count: i64 = start
    for number in range(most + 1):
        out[count] = BUY_CARDS + number
        count += 1
    if may_speak(s, seat):
        out[count] = SPEAK
        count += 1
    if s.do_not_disturb and s.local(TOGGLED) == 0:
        out[count] = LISTEN if s.quiet[seat] == 1 else QUIET
        count += 1
    return count


def price(action: i64) -> i64:
    if action < BUILD_CASTLE:
        return RAMPART_PRICE
    if action < BUILD_PALACE:
        return CASTLE_PRICE
    return PALACE_PRICE if action < BUY_CARDS else (action - BUY_CARDS) * CARD_PRICE


def figures_left(s: Renaissance, action: i64) -> i64:
    if action < BUILD_CASTLE:
        return s.ramparts
    return s.castles if action < BUILD_PALACE else s.palaces


def figure(action: i64) -> str:
    if action < BUILD_CASTLE:
        return "rampart"
    return "castle" if action < BUILD_PALACE else "palace"


def build(s: Renaissance, seat: i64, action: i64) -> None:
    if action < BUILD_CASTLE:
        raise_rampart(s, action - BUILD_RAMPART)
    elif action < BUILD_PALACE:
        raise_castle(s, action - BUILD_CASTLE)
    else:
        raise_palace(s, action - BUILD_PALACE)
    if s.events is not None:
        city = CITIES[(action - BUILD_RAMPART) % CITY_COUNT]
        s.tell("built", {"seat": seat, "city": city, "figure": figure(action), "ducats": price(action)})


DECISIONS.place(Buying(BUYING, "turn.buy", "4.3", PURCHASES))
