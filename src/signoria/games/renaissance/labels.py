"""What the label of an action says beside its cost and its gain: which city, whose, which card, how many."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Params
from signoria.games.renaissance.actions import ACTIONS, SLOTS
from signoria.games.renaissance.box import ARTISTS, CARD_PC, CARDS, CITIES, CONDOTTIERE, FORT_PC
from signoria.games.renaissance.phases.prey import LEVELS, city_level
from signoria.games.renaissance.phases.totals import card_points
from signoria.games.renaissance.state import FREE, RED_SLOT, RenaissanceState

# Verbs about a city; of those below it is also said whose it is and how strong, or what die roll takes it.
OWN_CITY: Final = (
    *("garrison", "return", "rampart", "castle", "palace", "expand"),
    *("road", "sea", "raid_from", "artist", "banker", "lure_to"),
)
HELD_CITY: Final = ("target", "neglect", "marry", "give_city", "ask_city", "loot", "bribe", "lure_from")
# The parameter that says a verb's argument as it is.
ARGUMENT: Final = {
    "nation": "nation",
    "stance": "stance",
    "show_stance": "stance",
    "vote": "vote",
    "show_vote": "vote",
    "answer": "answer",
    "reveal": "card",
    "retreat": "card",
    "free_retreat": "card",
}
NUMBER: Final = {
    "cards": "count",
    "give": "count",
    "ask": "count",
    "hire_unit": "seller",
    "hire_red": "seller",
    "refuse_sale": "seller",
    "to": "partner",
}


def label(s: RenaissanceState, action: int) -> Params:
    verb, _, argument = ACTIONS.names[action].partition(":")
    if verb in OWN_CITY:
        return {"city": argument}
    if verb in HELD_CITY:
        return _held(s, verb, CITIES.index(argument))
    if verb in ARGUMENT:
        return {ARGUMENT[verb]: argument}
    if verb in NUMBER:
        return {NUMBER[verb]: int(argument)}
    if verb == "lay":
        return _laid(argument)
    if verb == "sign":
        slot = SLOTS.index(argument)
        return {"card": CARDS[s.laid[slot]], "points": int(card_points(s, slot))}
    return {"card": CARDS[s.laid[RED_SLOT]]} if verb == "counter" else {}


def _held(s: RenaissanceState, verb: str, city: int) -> Params:
    level = int(city_level(s, city))
    found: Params = {"city": CITIES[city], "level": LEVELS[level]}
    if s.owner[city] != FREE:
        found["owner"] = int(s.owner[city])
    if verb in ("loot", "bribe"):
        found["more_than"] = int(FORT_PC[level])
    if verb == "lure_from":
        found["artist"] = ARTISTS[s.palace[city] - 1]
    return found


def _laid(argument: str) -> Params:
    """A card, the Condottiere that Milan has for nothing, or nothing."""
    if argument == "nothing":
        return {"free": 0, "points": 0}
    if argument == "free_condottiere":
        return {"card": CARDS[CONDOTTIERE], "free": 1, "points": 0}
    return {"card": argument, "free": 0, "points": int(CARD_PC[CARDS.index(argument)])}
