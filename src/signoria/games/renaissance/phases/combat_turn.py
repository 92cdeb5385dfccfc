"""A combat turn: the menu of attacks and yellow cards, until the player ends it (§4.6, R19, R42)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.codes import Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, Locals
from signoria.games.renaissance.actions import (
    ATTACK,
    END,
    FREE_LOOTERS,
    LURE,
    PLAY_AMBASSADOR,
    PLAY_ARTIST,
    PLAY_LOOTERS,
    PLAY_MARRIAGE,
    PLAY_RAID,
    SPEAK,
)
from signoria.games.renaissance.battle.fields import EMPTY
from signoria.games.renaissance.box.constants import (
    AMBASSADOR,
    ARTIST_OR_BANKER,
    ATTACKS,
    CARD_COUNT,
    CARDS,
    CITY_COUNT,
    DOWRY,
    FLORENCE,
    LOOTERS,
    MARRIAGE,
    MOST_PLAYERS,
    NATIONS,
    RAID,
    SPAIN,
    UNITS_TO_ATTACK,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    DECISIONS,
    DECLARING,
    INVITING,
    LOOTING,
    LURING_TO,
    MARRYING,
    MISSION,
)
from signoria.games.renaissance.phases.cities import clear_marks, may_grow
from signoria.games.renaissance.phases.diplomacy import close_floor, may_speak, speak
from signoria.games.renaissance.phases.hands import discard, fieldable, take_up
from signoria.games.renaissance.phases.looters import has_loot
from signoria.games.renaissance.phases.marriage import has_match
from signoria.games.renaissance.phases.obstacles import (
    NO_ATTACK_LEFT,
    NO_GARRISON_LEFT,
    NO_PALACE_FREE,
    NO_TARGET,
    POWER_USED,
    TOO_FEW_UNITS,
    TOO_POOR,
)
from signoria.games.renaissance.phases.palaces import has_guest, has_lure
from signoria.games.renaissance.phases.question import Question, this_turn
from signoria.games.renaissance.phases.reach import has_raid, has_target
from signoria.games.renaissance.phases.turn_end import end_turn
from signoria.games.renaissance.state import ATTACKED, CONQUERED, SOURCE, Renaissance

COMBAT_TURN: Final = Locals()
PLACE: Final[i64] = COMBAT_TURN.local("place", MOST_PLAYERS - 1)


# ---- what the menu holds: one object per verb ----


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """A yellow card, a nation's power, or what needs neither, with the decision that it opens."""

    def __init__(self, action: i64, decision: i64, card: i64 = EMPTY, nation: i64 = EMPTY, argument: i64 = 0) -> None:
        self.action = action
        self.decision = decision
        self.card = card
        self.nation = nation
        self.argument = argument

    def is_offered(self, s: Renaissance, seat: i64) -> bool:
        if self.card != EMPTY:
            return s.held(seat, self.card) > 0
        return self.nation == EMPTY or s.has_power(seat, self.nation)

    def obstacle(self, s: Renaissance, seat: i64) -> i64:
        if self.nation != EMPTY and s.used[seat] == 1:
            return POWER_USED
        return self.own_obstacle(s, seat)

    def own_obstacle(self, s: Renaissance, seat: i64) -> i64:
        return NO_OBSTACLE

    def play(self, s: Renaissance, seat: i64) -> None:
        if self.card != EMPTY:
            discard(s, seat, self.card)
            if s.events is not None:
                s.tell("played", {"seat": seat, "card": CARDS[self.card]})
        if self.nation != EMPTY:
            s.used[seat] = 1
            if s.events is not None:
                s.tell("used_power", {"seat": seat, "nation": NATIONS[self.nation]})
        s.call(self.decision, seat, self.argument)


class Attack(Deed):
    """Allowance, two units that can be fielded (R31), and somewhere to go; a raid goes everywhere (R24)."""

    def own_obstacle(self, s: Renaissance, seat: i64) -> i64:
        allowed: i64 = ATTACKS[s.war]
        if allowed >= 0 and s.attacks >= allowed:
            return NO_ATTACK_LEFT
        if fieldable(s, seat, s.ducats[seat]) < UNITS_TO_ATTACK:
            return TOO_FEW_UNITS
        if not may_grow(s, seat):
            return NO_GARRISON_LEFT
        reaches: bool = has_target(s, seat) if self.card == EMPTY else has_raid(s, seat)
        return NO_OBSTACLE if reaches else NO_TARGET


class Loot(Deed):
    def own_obstacle(self, s: Renaissance, seat: i64) -> i64:
        return NO_OBSTACLE if has_loot(s, seat) else NO_TARGET


class Marry(Deed):
    def own_obstacle(self, s: Renaissance, seat: i64) -> i64:
        if s.ducats[seat] < DOWRY:
            return TOO_POOR
        if not may_grow(s, seat):
            return NO_GARRISON_LEFT
        return NO_OBSTACLE if has_match(s, seat) else NO_TARGET


class Invite(Deed):
    def own_obstacle(self, s: Renaissance, seat: i64) -> i64:
        return NO_OBSTACLE if has_guest(s, seat) else NO_PALACE_FREE


class Lure(Deed):
    def own_obstacle(self, s: Renaissance, seat: i64) -> i64:
        return NO_OBSTACLE if has_lure(s, seat) else NO_PALACE_FREE


class End(Deed):
    """Won cards return to the hand, for defence (R39); the next player, or the end of the turn."""

    def play(self, s: Renaissance, seat: i64) -> None:
        if s.events is not None:
            s.tell("combats_ended", {"seat": seat})
            locked = [CARDS[card] for card in range(CARD_COUNT) for _ in range(s.locked[card])]
            if locked:
                s.tell("troops_returned", {"seat": seat, "cards": " ".join(locked)})
        for card in range(CARD_COUNT):
            for _ in range(s.locked[card]):
                take_up(s, seat, card)
            s.locked[card] = 0
        if s.attacks > 0:
            clear_marks(s, SOURCE)
            clear_marks(s, ATTACKED)
        clear_marks(s, CONQUERED)
        s.attacks = 0
        s.attacked = 0
        s.married = 0
        place: i64 = s.local(PLACE) + 1
        if place < s.players:
            s.then(ACTING, s.order[place], place)
        else:
            end_turn(s)


def _menu() -> vec[Deed]:
    """In the order of their actions."""
    menu = vec[Deed]()
    for deed in (
        Attack(ATTACK, DECLARING),
        Loot(PLAY_LOOTERS, LOOTING, card=LOOTERS),
        Loot(FREE_LOOTERS, LOOTING, nation=SPAIN),
        Deed(PLAY_AMBASSADOR, MISSION, card=AMBASSADOR),
        Marry(PLAY_MARRIAGE, MARRYING, card=MARRIAGE),
        Attack(PLAY_RAID, DECLARING, card=RAID, argument=1),
        Invite(PLAY_ARTIST, INVITING, card=ARTIST_OR_BANKER),
        Lure(LURE, LURING_TO, nation=FLORENCE),
        End(END, ACTING),
    ):
        if deed.action != ATTACK + len(menu):
            raise ValueError("the menu follows the order of the actions")
        menu = append(menu, deed)
    return menu


MENU: Final = _menu()
MENU_SIZE: Final[i64] = len(MENU)


class Acting(Question):
    """An attack, each yellow card in hand, the powers of this nation, the end."""

    def begin(self, s: Renaissance, argument: i64) -> None:
        s.set_local(PLACE, argument)
        if s.events is not None:
            if argument == 0:
                s.tell("phase_begun", {"phase": "combats"})
            s.tell("combat_turn", {"seat": s.frame_seat()})

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if s.is_waited_for(seat):
            for i in range(MENU_SIZE):
                if MENU[i].is_offered(s, seat):
                    out[count] = MENU[i].action
                    count += 1
            if not may_speak(s, seat):
                return count
        out[count] = SPEAK
        return count + 1

    def obstacle(self, s: Renaissance, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE if action == SPEAK else MENU[action - ATTACK].obstacle(s, seat)

    def reason_params(self, s: Renaissance, seat: int, action: int, obstacle: int) -> Params:
        if obstacle == TOO_POOR:
            return {"need": DOWRY, "have": s.ducats[seat]}
        if obstacle == TOO_FEW_UNITS:
            return {"need": UNITS_TO_ATTACK, "have": fieldable(s, seat, s.ducats[seat])}
        return {}

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        if action == SPEAK:
            speak(s, seat)
            return
        close_floor(s)
        MENU[action - ATTACK].play(s, seat)

    def resume(self, s: Renaissance, result: i64) -> None:
        """Back to the menu."""

    def prompt_params(self, s: Renaissance, seat: int) -> Params:
        return this_turn(s)

    def cost(self, s: Renaissance, action: i64) -> Params:
        return {"ducats": DOWRY} if action == PLAY_MARRIAGE else {}

    def problems(self, s: Renaissance, at: int) -> list[Problem]:
        place, seat = s.frames[at + PLACE], s.frames[at + SEAT]
        if place >= s.players or s.order[place] != seat:
            return [Problem("place", f"seat {seat} is not at place {place} of the order")]
        if any(seats >= 1 << s.players or seats & (1 << seat) for seats in (s.attacked, s.married)):
            return [Problem("attacked", "attacked and married name other seats")]
        if s.attacks > CITY_COUNT or 0 <= ATTACKS[s.war] < s.attacks:
            return [Problem("attacks", "more attacks than the political state allows")]
        return []


DECISIONS.place(Acting(ACTING, "turn.act", "4.6", COMBAT_TURN))
