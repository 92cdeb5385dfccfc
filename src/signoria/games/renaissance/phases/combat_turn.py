"""A combat turn: the menu of attacks and yellow cards, until the player ends it (T-ACT; §4.6, R19, R42)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.state import CHANCE
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
)
from signoria.games.renaissance.box import (
    AMBASSADOR,
    ARTIST_OR_BANKER,
    ATTACKS,
    CARD_COUNT,
    CARDS,
    DOWRY,
    FLORENCE,
    LOOTERS,
    MARRIAGE,
    RAID,
    SPAIN,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    ATTACKS_MADE,
    DECLARING,
    EMBASSY,
    INVITING,
    IS_RAID,
    LOOTING,
    LURING_TO,
    MARRYING,
    PLACE,
)
from signoria.games.renaissance.phases import palaces, prey, turn_end
from signoria.games.renaissance.phases.cities import clear_marks, may_grow
from signoria.games.renaissance.phases.hands import discard, fieldable, take_up
from signoria.games.renaissance.phases.obstacles import (
    FINE,
    NO_ATTACK_LEFT,
    NO_GARRISON_LEFT,
    NO_PALACE_FREE,
    NO_TARGET,
    POWER_USED,
    TOO_FEW_UNITS,
    TOO_POOR,
)
from signoria.games.renaissance.phases.reach import has_raid, has_target
from signoria.games.renaissance.state import ATTACKED, CONQUERED, SOURCE, RenaissanceState

UNITS_TO_ATTACK = 2


def begin(s: RenaissanceState, place: i64) -> None:
    s.push(ACTING, s.order[place])
    s.frames[s.at + PLACE] = place
    if s.events is not None:
        s.tell("combat_turn", {"seat": s.order[place]})


def candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """An attack, each yellow card in hand, the powers of this nation, the end."""
    out[0] = ATTACK
    count: i64 = 1
    if s.held(seat, LOOTERS) > 0:
        out[count] = PLAY_LOOTERS
        count += 1
    if s.has_power(seat, SPAIN):
        out[count] = FREE_LOOTERS
        count += 1
    if s.held(seat, AMBASSADOR) > 0:
        out[count] = PLAY_AMBASSADOR
        count += 1
    if s.held(seat, MARRIAGE) > 0:
        out[count] = PLAY_MARRIAGE
        count += 1
    if s.held(seat, RAID) > 0:
        out[count] = PLAY_RAID
        count += 1
    if s.held(seat, ARTIST_OR_BANKER) > 0:
        out[count] = PLAY_ARTIST
        count += 1
    if s.has_power(seat, FLORENCE):
        out[count] = LURE
        count += 1
    out[count] = END
    return count + 1


def obstacle(s: RenaissanceState, seat: i64, action: i64) -> i64:
    if action in (ATTACK, PLAY_RAID):
        return attack_obstacle(s, seat, action == PLAY_RAID)
    if action == PLAY_LOOTERS:
        return FINE if prey.has_loot(s, seat) else NO_TARGET
    if action == FREE_LOOTERS:
        if s.used[seat] == 1:
            return POWER_USED
        return FINE if prey.has_loot(s, seat) else NO_TARGET
    if action == PLAY_MARRIAGE:
        return marriage_obstacle(s, seat)
    if action == PLAY_ARTIST:
        return FINE if palaces.has_guest(s, seat) else NO_PALACE_FREE
    if action == LURE:
        if s.used[seat] == 1:
            return POWER_USED
        return FINE if palaces.has_lure(s, seat) else NO_PALACE_FREE
    return FINE


def attack_obstacle(s: RenaissanceState, seat: i64, raid: bool) -> i64:
    """Allowance, two units that can be fielded (R31), and somewhere to go."""
    allowed: i64 = ATTACKS[s.war]
    if allowed >= 0 and s.frames[s.at + ATTACKS_MADE] >= allowed:
        return NO_ATTACK_LEFT
    if fieldable(s, seat, s.ducats[seat]) < UNITS_TO_ATTACK:
        return TOO_FEW_UNITS
    if not may_grow(s, seat):
        return NO_GARRISON_LEFT
    return FINE if (has_raid(s, seat) if raid else has_target(s, seat)) else NO_TARGET


def marriage_obstacle(s: RenaissanceState, seat: i64) -> i64:
    if s.ducats[seat] < DOWRY:
        return TOO_POOR
    if not may_grow(s, seat):
        return NO_GARRISON_LEFT
    return FINE if prey.has_match(s, seat) else NO_TARGET


def reason_params(s: RenaissanceState, seat: i64, obstacle: i64) -> Params:
    if obstacle == TOO_POOR:
        return {"need": DOWRY, "have": s.ducats[seat]}
    if obstacle == TOO_FEW_UNITS:
        return {"need": UNITS_TO_ATTACK, "have": fieldable(s, seat, s.ducats[seat])}
    return {}


def choose(s: RenaissanceState, seat: i64, action: i64) -> None:
    if action == END:
        end(s, seat)
    elif action == ATTACK:
        s.push(DECLARING, seat)
    elif action == FREE_LOOTERS:
        s.used[seat] = 1
        s.push(LOOTING, seat)
    elif action == LURE:
        s.used[seat] = 1
        s.push(LURING_TO, seat)
    else:
        play_card(s, seat, action)


def play_card(s: RenaissanceState, seat: i64, action: i64) -> None:
    card: i64 = card_played(action)
    discard(s, seat, card)
    if s.events is not None:
        s.tell("played", {"seat": seat, "card": CARDS[card]})
    if action == PLAY_AMBASSADOR:
        s.push(EMBASSY, CHANCE)
    elif action == PLAY_LOOTERS:
        s.push(LOOTING, seat)
    elif action == PLAY_MARRIAGE:
        s.push(MARRYING, seat)
    elif action == PLAY_ARTIST:
        s.push(INVITING, seat)
    else:
        s.push(DECLARING, seat)
        s.frames[s.at + IS_RAID] = 1


def card_played(action: i64) -> i64:
    if action == PLAY_AMBASSADOR:
        return AMBASSADOR
    if action == PLAY_LOOTERS:
        return LOOTERS
    if action == PLAY_MARRIAGE:
        return MARRIAGE
    return RAID if action == PLAY_RAID else ARTIST_OR_BANKER


def end(s: RenaissanceState, seat: i64) -> None:
    """Won cards return to the hand, for defence (R39); the next player, or the end of the turn."""
    card: i64 = 0
    while card < CARD_COUNT:
        while s.locked[card] > 0:
            s.locked[card] -= 1
            take_up(s, seat, card)
        card += 1
    if s.frames[s.at + ATTACKS_MADE] > 0:
        clear_marks(s, SOURCE)
        clear_marks(s, ATTACKED)
    clear_marks(s, CONQUERED)
    place: i64 = s.frames[s.at + PLACE] + 1
    s.pop()
    if place < s.players:
        begin(s, place)
    else:
        turn_end.end_turn(s)
