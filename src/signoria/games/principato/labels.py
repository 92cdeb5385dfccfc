"""What the label of an action says beside its cost and its gain: which card, how many, where."""

from __future__ import annotations

from signoria.core.codes import Params
from signoria.games.principato.actions import ACTIONS
from signoria.games.principato.box import CARDS, FACES, GAIN_WHAT, HAND_SIZE, KINDS, PAY_FOOD, PAY_GOLD, PRINTED
from signoria.games.principato.phases import payment
from signoria.games.principato.state import ACTION, SLOT, PrincipatoState


def label(s: PrincipatoState, verb: str, action: int) -> Params:
    argument = ACTIONS.names[action].partition(":")[2]
    if verb in ("commit", "place"):
        return {"supply" if verb == "commit" else "place": argument}
    if verb == "skip":
        return {"action": s.frames[s.at + ACTION]}
    if verb == "end":
        return {"card": CARDS[s.display[0]]}
    if verb in ("favor", "option"):
        return {}
    number = int(argument)
    if verb in ("activate", "change"):
        card = s.hand[HAND_SIZE * s.active + number]
        return {"card": CARDS[card], "options": PRINTED[card]} if verb == "activate" else {"card": CARDS[card]}
    if verb == "swap":
        given = s.hand[HAND_SIZE * s.active + s.frames[s.at + SLOT]]
        return {"card": CARDS[s.display[number]], "given": CARDS[given], "position": number}
    if verb in ("favors_for_food", "favors_for_gold", "take", "recruit"):
        return _step_of_activation(s, verb, number)
    return {"count": number}


def _step_of_activation(s: PrincipatoState, verb: str, number: int) -> Params:
    option = payment.card_option(s)
    if verb == "favors_for_food":
        return {"food": PAY_FOOD[option] - number, "favor": number}
    if verb == "favors_for_gold":
        return {"gold": PAY_GOLD[option] - number, "favor": number}
    if verb == "take":
        return {"kind": KINDS[GAIN_WHAT[option]], "value": number}
    return {"face": FACES[GAIN_WHAT[option]], "count": number}
