"""What a person is told about a decision: the question, the reason of a refusal, what an action does."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Description, Params, Prompt, Reason
from signoria.core.state import CHANCE, NOBODY
from signoria.games.principato.actions import ACTIONS
from signoria.games.principato.box import (
    ACTIONS_PER_TURN,
    CARDS,
    FACES,
    GAIN,
    GAIN_COUNT,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_GOLD,
    GAIN_TOKENS,
    GAIN_WHAT,
    HAND_SIZE,
    KINDS,
    MOST_PRINTED,
    PAY_FOOD,
    PAY_GOLD,
    SUPPLY_COUNT,
)
from signoria.games.principato.labels import label
from signoria.games.principato.phases import activation, favor, gain, payment, turn
from signoria.games.principato.phases.obstacles import TOO_POOR, as_reason
from signoria.games.principato.state import (
    ACTION,
    CHOOSE_CULTURE,
    CHOOSE_OPTION,
    DECISIONS,
    DISMISS_1,
    FAVORS,
    OVERFLOW,
    PAY_FAVORS_FOR_FOOD,
    PAY_FAVORS_FOR_GOLD,
    PLACE_FAVOR,
    SLOT,
    SUPPLY_1,
    TURN,
    PrincipatoState,
)

# Paragraph of the rules for each decision, by its code.
_RULES: Final = {
    "turn.action": "4.2",
    "turn.change": "4.2",
    "turn.favor": "4.2",
    "activation.overflow_food": "5",
    "activation.overflow_gold": "5",
}


def prompt(s: PrincipatoState, seat: int) -> Prompt:
    decision = s.frames[s.at]
    code = DECISIONS[decision].code
    rule = _RULES.get(code, "4.6" if decision >= SUPPLY_1 else "4.3")
    if decision == TURN:
        action = s.frames[s.at + ACTION]
        params: Params = {"seat": seat, "action": action, "year": s.year}
        return Prompt(code, rule, params, min(action, ACTIONS_PER_TURN), ACTIONS_PER_TURN)
    if decision >= DISMISS_1:
        return Prompt(code, rule, {"seat": seat}, decision - DISMISS_1 + 1, 2)
    if decision >= SUPPLY_1:
        return Prompt(code, rule, {"seat": seat}, decision - SUPPLY_1 + 1, SUPPLY_COUNT)
    if code == "turn.favor":
        return Prompt(code, rule, {"seat": seat})
    params = {"seat": seat, "card": CARDS[s.hand[HAND_SIZE * s.active + s.frames[s.at + SLOT]]]}
    if decision in (PAY_FAVORS_FOR_FOOD, PAY_FAVORS_FOR_GOLD):
        option = payment.card_option(s)
        both = PAY_FOOD[option] > 0 and PAY_GOLD[option] > 0
        step = 2 if both and decision == PAY_FAVORS_FOR_GOLD else 1
        return Prompt(code, rule, params | payment.price(s, seat, option), step, 2 if both else 1)
    return Prompt(code, rule, params)


def reason(s: PrincipatoState, action: int, obstacle: int) -> Reason:
    decision = s.frames[s.at]
    if decision == TURN:
        return as_reason(obstacle, turn.reason_params(s, action, obstacle))
    if decision == CHOOSE_OPTION:
        option = s.hand[HAND_SIZE * s.active + s.frames[s.at + SLOT]] * MOST_PRINTED + _number(action)
        return as_reason(obstacle, activation.option_reason_params(s, option, obstacle))
    if decision in (PAY_FAVORS_FOR_FOOD, PAY_FAVORS_FOR_GOLD):
        short = payment.price(s, s.active, payment.card_option(s)) | {"favors": _number(action)}
        left: Params = {"need": _number(action), "have": s.favor[s.active] - s.frames[s.at + FAVORS]}
        return as_reason(obstacle, short if obstacle == TOO_POOR else left)
    if decision == CHOOSE_CULTURE:
        kind = KINDS[GAIN_WHAT[payment.card_option(s)]]
        return as_reason(obstacle, {"kind": kind, "value": _number(action)})
    if decision == PLACE_FAVOR:
        return as_reason(obstacle, favor.reason_params(s, action, obstacle))
    return as_reason(obstacle, {"need": s.frames[s.at + OVERFLOW]})


def describe(s: PrincipatoState, seat: int, action: int) -> Description:
    """Targets on the table, cost and gain, whether chance follows, whether most people would choose it."""
    verb = ACTIONS.verbs[action]
    cost, gains = _cost_and_gain(s, verb, action)
    return Description(
        targets=_targets(s, verb, action),
        group=verb,
        cost=cost,
        gain=gains,
        reveals=_turns_up(s, seat, action),
        default=_is_default(s, seat, verb, action),
        params=label(s, verb, action),
    )


def _number(action: int) -> int:
    return int(ACTIONS.names[action].partition(":")[2])


def _argument(action: int) -> str:
    return ACTIONS.names[action].partition(":")[2]


def _targets(s: PrincipatoState, verb: str, action: int) -> tuple[str, ...]:
    if verb in ("activate", "change"):
        return (f"hand:{_number(action)}",)
    if verb == "swap":
        return (f"display:{_number(action)}", f"hand:{s.frames[s.at + SLOT]}")
    if verb == "take":
        return (f"stock:{KINDS[GAIN_WHAT[payment.card_option(s)]]}:{_number(action)}",)
    if verb == "place":
        return (f"own:{_argument(action)}",)
    if verb == "commit":
        soldier, _, cube = _argument(action).rpartition("_")
        return (f"own:{soldier}", f"own:{cube}")
    return ("reserve:favor",) if verb == "favor" else ()


def _cost_and_gain(s: PrincipatoState, verb: str, action: int) -> tuple[Params, Params]:
    if verb == "option":
        return _printed(s, s.hand[HAND_SIZE * s.active + s.frames[s.at + SLOT]] * MOST_PRINTED + _number(action))
    if verb == "activate":
        return _printed(s, s.hand[HAND_SIZE * s.active + _number(action)] * MOST_PRINTED)
    if verb in ("favors_for_food", "favors_for_gold"):
        return {"favor": _number(action)}, {}
    if verb == "favor":
        return {}, {"favor": 1}
    if verb == "take":
        return {}, {"points": _number(action)}
    if verb == "recruit":
        return {}, {FACES[GAIN_WHAT[payment.card_option(s)]]: _number(action)}
    return {}, {}


def _printed(s: PrincipatoState, option: int) -> tuple[Params, Params]:
    """Price and gain of a printed option, for this seat now; zeros left out."""
    cost: Params = {"food": PAY_FOOD[option], "gold": PAY_GOLD[option]}
    gains: Params = {
        "food": gain.entitled(s, option, GAIN_FOOD[option]),
        "gold": gain.entitled(s, option, GAIN_GOLD[option]),
    }
    if GAIN[option] == GAIN_TOKENS:
        gains[FACES[GAIN_WHAT[option]]] = GAIN_COUNT[option]
    if GAIN[option] == GAIN_CULTURE:
        gains[KINDS[GAIN_WHAT[option]]] = GAIN_COUNT[option]
    return {k: v for k, v in cost.items() if v}, {k: v for k, v in gains.items() if v}


def _is_default(s: PrincipatoState, seat: int, verb: str, action: int) -> bool:
    """The safe choice: the best culture, the fewest favors, all that fits on soldiers, nobody dismissed (§10)."""
    if verb == "take":
        return action == max(s.options(seat))
    if verb in ("favors_for_food", "favors_for_gold"):
        return action == min(s.options(seat))
    if verb in ("food_to_soldiers", "gold_to_soldiers"):
        return _number(action) == s.frames[s.at + OVERFLOW]
    if verb.startswith("supply"):
        return action == max(s.options(seat))
    return verb.startswith("dismiss") and _number(action) == 0


def _turns_up(s: PrincipatoState, seat: int, action: int) -> bool:
    """A card or the goals will be turned up, so that there is no way back without asking the others."""
    if s.obstacle(seat, action):
        return False
    after = s.clone()
    after.step(seat, action)
    return after.mover() == CHANCE or after.mover() == NOBODY
