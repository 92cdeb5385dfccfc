"""What a question and the label of an action say beside cost and gain: which card, which room, where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.state import FRAME
from signoria.games.virtu.actions import (
    ACTIONS,
    AGENT_TO,
    LIFT_AGENT,
    REMOVE_AGENT,
    SLOTS,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import (
    CARDS,
    COURT,
    FIRST_MAJOR,
    HEAVY_LOSS,
    MAJORS,
    NO_ACTION,
    POWERS,
    ROOM_ACTIONS,
    ROOMS,
    SIDE_CAPACITY,
    SIDES,
)
from signoria.games.virtu.decisions import (
    CARD,
    CITY,
    COMBAT,
    COURSE,
    DECISIONS,
    FIRST,
    FIRST_BONUS,
    MOVE_CARD,
    PAY,
    SECOND,
    SECOND_BONUS,
    SUBJECT,
)
from signoria.games.virtu.naming import source_params, spot_params
from signoria.games.virtu.payment import CROSS, CROWN, EITHER, FLORIN, SHIP, SYMBOLS
from signoria.games.virtu.phases import result, winter
from signoria.games.virtu.phases.turn import room_action
from signoria.games.virtu.phases.value import defence
from signoria.games.virtu.state import EMPTY, SPENT, VirtuState

# Decisions in which symbols are gathered before they are spent, and which ones.
POOLS: Final = {
    "action.govern": ("crown", "cross"),
    "action.influence": ("crown", "cross"),
    "action.war": ("cavalry", "ship"),
    "action.march": ("cavalry", "ship"),
    "action.intrigue": ("mask",),
    "winter.buy": ("crown", "cross"),
}
DUE: Final = {"florin": FLORIN, "crown": CROWN, "cross": CROSS, "ship": SHIP, "either": EITHER}
ABOUT_CITY: Final = (
    "sieges.rival",
    "sieges.after_battle",
    "sieges.besiege",
    "sieges.retreat",
    "action.march",
    "troops.colour",
    "combat.losses",
)
AT_MARKER: Final = ("spring.step", "spring.act")

# The only argument of a verb, by what it is.
_SIMPLE: Final = {
    "card": "card",
    "refresh": "tile",
    "reactivate": "power",
    "bonus": "bonus",
    "conclude": "major",
    "influence": "major",
    "buy": "item",
    "waive": "symbol",
    "to": "side",
    **dict.fromkeys(("annex", "ride", "sail", "siege", "retreat", "disband", "site", "recruit"), "city"),
}
_IN_ROOM: Final = ("enter", "redeem_for_cross", "redeem_for_crowns", "to_action", "to_improvement")
_STEPS: Final = ("advance", "advance_for_florins", "advance_prepaid")


def room_params(s: VirtuState, seat: i64, room: i64) -> Params:
    """A room and the action that it offers at present."""
    action: i64 = room_action(s, seat, room)
    deed = "blank" if action == NO_ACTION else ROOM_ACTIONS[action]
    return {"room": int(room), "deed": "influence" if deed == "annex" and s.players == 2 else deed}


# ---- questions ----


def question(s: VirtuState, seat: int) -> Params:
    """What a prompt mentions beside the seat, the year and the treasury."""
    decision: i64 = s.frames[s.at]
    code = DECISIONS[decision].code
    found: Params = {symbol: int(s.pool[SYMBOLS.index(symbol)]) for symbol in POOLS.get(code, ())}
    if code in ABOUT_CITY:
        found["city"] = CITIES[s.frames[s.at + CITY]]
    if code in AT_MARKER:
        found |= room_params(s, seat, s.marker[seat])
    if code in ("setup.family_place", "court.place"):
        found["card"] = CARDS[s.frames[s.at + CARD]]
    elif decision == MOVE_CARD:
        found["card"] = CARDS[_moved_card(s, seat)]
    elif code == "winter.waive":
        found["power"] = POWERS[s.frames[s.at + SUBJECT]]
    elif code == "winter.pay":
        found["due"] = int(winter.troop_pay(s, seat))
    elif decision == PAY:
        found["for"] = DECISIONS[s.frames[s.at - FRAME]].code
        found |= {f"due_{thing}": int(s.due[i]) for thing, i in DUE.items()}
    elif decision == COMBAT:
        found |= _forces(s, seat)
    return found


def _moved_card(s: VirtuState, seat: i64) -> i64:
    place: i64 = s.frames[s.at + SUBJECT]
    return s.court[seat * COURT + place] if place < COURT else s.rooms[seat * 2 * ROOMS + place - COURT]


def _forces(s: VirtuState, seat: i64) -> Params:
    """Both sides as they stand, bonuses included; from what defence on a victory costs a troop more."""
    city: i64 = s.frames[s.at + CITY]
    first: i64 = s.frames[s.at + FIRST]
    second: i64 = s.frames[s.at + SECOND]
    field = s.frames[s.at + COURSE] & result.FIELD == 1
    force: i64 = s.army(first, city) + s.frames[s.at + FIRST_BONUS]
    against: i64 = s.army(second, city) if field else defence(s, city, first)
    against += s.frames[s.at + SECOND_BONUS]
    own, theirs = (force, against) if seat == first else (against, force)
    kind = "field" if field else "attack" if seat == first else "defence"
    return {
        "city": CITIES[city],
        "combat": kind,
        "own": int(own),
        "theirs": int(theirs),
        "heavy_loss_from": int(HEAVY_LOSS),
    }


# ---- actions ----


def label(s: VirtuState, seat: i64, action: i64) -> Params:
    verb, _, argument = ACTIONS.names[action].partition(":")
    if verb in _SIMPLE:
        return {_SIMPLE[verb]: argument}
    if verb == "use":
        used = source_params(s, seat, USED_SOURCE[action - USE])
        return used | {"symbol": SYMBOLS[USED_SYMBOL[action - USE]]}
    if verb in _IN_ROOM:
        return room_params(s, seat, int(argument))
    if verb in _STEPS:
        return room_params(s, seat, (s.marker[seat] + 1) % ROOMS)
    if verb in ("stop", "act"):
        return room_params(s, seat, s.marker[seat])
    if verb in ("move", "shift", "discard"):
        return _courtier(s, seat, SLOTS.index(argument))
    if verb in ("remove", "lift", "agent"):
        return _agent(s, verb, action)
    return _other(s, seat, verb, argument)


def _courtier(s: VirtuState, seat: i64, slot: i64) -> Params:
    i: i64 = seat * COURT + slot
    face = "exhausted" if s.face[i] == SPENT else "available"
    return {"card": CARDS[s.court[i]], "side": SIDES[slot // SIDE_CAPACITY], "face": face}


def _agent(s: VirtuState, verb: str, action: i64) -> Params:
    if verb == "remove":
        spot: i64 = action - REMOVE_AGENT
        return spot_params(spot) | {"owner": int(s.agent[spot])}
    return spot_params(action - LIFT_AGENT if verb == "lift" else action - AGENT_TO)


def _other(s: VirtuState, seat: i64, verb: str, argument: str) -> Params:
    if verb == "take_out":
        room, _, level = argument.partition(".")
        under = int(level == "under")
        card = s.rooms[(seat * ROOMS + int(room)) * 2 + under]
        return {"card": CARDS[card], "under": under} | room_params(s, seat, int(room))
    if verb == "march":
        return {"city": argument, "count": int(s.army(seat, CITIES.index(argument)))}
    if verb == "troop":
        power = int(argument)
        return {"major": MAJORS[power - FIRST_MAJOR]} if power >= s.players else {}
    if verb == "ally":
        ally = int(s.ally[POWERS.index(argument)])
        allied: Params = {"overthrow": 1, "rival": ally} if ally not in (EMPTY, seat) else {"overthrow": 0}
        return {"power": argument} | allied
    if verb == "fight":
        return {"rival": int(argument)}
    if verb == "patronise":
        return {"rank": int(s.rank[seat]) + 1}
    if verb == "discard_new":
        return {"card": CARDS[s.frames[s.at + CARD]]}
    return {}
