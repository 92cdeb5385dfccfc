"""What a person is told about a decision: the question, the reason of a refusal, what an action does."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Description, Params, Prompt, Reason
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import ACTIONS, BUY_CARDS, MOST_OFFERED
from signoria.games.renaissance.box import (
    BANKER_DUCATS,
    BUYBACK_PRICE,
    CARDS,
    CITIES,
    DOWRY,
    FORT_LOOT,
    HAND_LIMIT,
    HIRE_COST,
    RETURN_DUCATS,
    SALE_PRICE,
    YEARS,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    BATTLE_DIE,
    BRIBING,
    BUYING,
    CITY,
    COUNTERING,
    DECISIONS,
    DECLARING,
    DECLARING_FROM,
    EXPANDING,
    EXPANDING_FROM,
    FROM,
    GOAL,
    HIRING,
    LAYING_UNIT_1,
    LOOTING,
    LURING_FROM,
    MARRYING,
    PLACE_EXTRA,
    RETURNING,
    ROUND,
    SELLER,
    SELLING,
    SHOWING_OFFER,
    SHOWING_VOTE,
    SPEAKING,
    TO,
    TO_SIDE,
    VOTING,
)
from signoria.games.renaissance.labels import HELD_CITY, OWN_CITY, label
from signoria.games.renaissance.phases import combat_turn, diplomacy, politics, prey, purchases
from signoria.games.renaissance.phases.declaring import MODES
from signoria.games.renaissance.phases.obstacles import TOO_POOR, as_reason
from signoria.games.renaissance.phases.prey import city_level
from signoria.games.renaissance.phases.slots import belligerent, purse
from signoria.games.renaissance.phases.totals import attack_total, defence_total
from signoria.games.renaissance.state import (
    B_ATTACKER,
    B_DEFENDER,
    B_SOURCE,
    B_TARGET,
    FACE_DOWN,
    MODE,
    RED_SLOT,
    SLOT_COUNT,
    RenaissanceState,
)

# Figures and cards whose price a button shows.
_BUILDS: Final = ("rampart", "castle", "palace", "cards")


def _rule(decision: int) -> str:
    """The paragraph of the rules that a decision belongs to."""
    if decision <= PLACE_EXTRA:
        return "4.1"
    if decision <= SHOWING_VOTE:
        return "4.2"
    if decision in (EXPANDING, EXPANDING_FROM):
        return "4.5"
    if decision < ACTING:
        return "4.3"
    if decision >= SPEAKING:
        return "4.8"
    return "4.6" if decision < DECLARING else "4.7"


def prompt(s: RenaissanceState, seat: int) -> Prompt:
    decision = s.frames[s.at]
    code = DECISIONS[decision].code
    if seat in diplomacy.bystanders(s):
        return Prompt("offer.floor", "4.8", {"seat": seat, "spoken": s.spoken[seat]})
    params: Params = {"seat": seat}
    return Prompt(code, _rule(decision), params | _params(s, seat, decision))


def _params(s: RenaissanceState, seat: int, decision: int) -> Params:
    if decision >= SPEAKING:
        found: Params = {"from": s.frames[s.at + FROM]}
        return found if decision == SPEAKING else {**diplomacy.offer_terms(s), "from": s.frames[s.at + FROM]}
    if decision in (EXPANDING, EXPANDING_FROM):
        round_params: Params = {"round": s.frames[s.at + ROUND]}
        return round_params | ({"city": CITIES[s.frames[s.at + GOAL]]} if decision == EXPANDING_FROM else {})
    if decision in (DECLARING_FROM, LURING_FROM):
        return {"city": CITIES[s.frames[s.at + CITY]]}
    if decision >= SELLING:
        return _battle_params(s, decision)
    if not RETURNING <= decision <= ACTING:
        return {}
    year: Params = {"turn": s.turn, "year": YEARS[s.turn - 1]}
    return year | {"stance": int(politics.takes_stance(s, seat))} if decision == VOTING else year


def _battle_params(s: RenaissanceState, decision: int) -> Params:
    """Where the battle is, who sells, and once the cards are up how it stands."""
    found: Params = {
        "source": CITIES[s.battle[B_SOURCE]],
        "target": CITIES[s.battle[B_TARGET]],
        "mode": MODES[s.battle[MODE]],
        "attacker": s.battle[B_ATTACKER],
        "defender": s.battle[B_DEFENDER],
    }
    if decision < LAYING_UNIT_1:
        found["buyer"] = belligerent(s, s.frames[s.at + TO_SIDE])
    if decision == COUNTERING:
        found["card"] = CARDS[s.laid[RED_SLOT]]
    if SHOWING_OFFER <= decision < LAYING_UNIT_1:
        found["seller"] = s.frames[s.at + SELLER]
    if decision > BATTLE_DIE and not any(s.slot(slot, FACE_DOWN) for slot in range(SLOT_COUNT)):
        found |= {"attack": attack_total(s), "defence": defence_total(s)}
    return found


def reason(s: RenaissanceState, seat: int, action: int, obstacle: int) -> Reason:
    decision = s.frames[s.at]
    if decision == BUYING:
        return as_reason(obstacle, purchases.reason_params(s, seat, action, obstacle))
    if decision == ACTING:
        return as_reason(obstacle, combat_turn.reason_params(s, seat, obstacle))
    if decision in (LOOTING, BRIBING, MARRYING):
        return as_reason(obstacle, prey.reason_params(s, action, obstacle))
    if obstacle == TOO_POOR:
        return as_reason(obstacle, {"need": HIRE_COST, "have": purse(s, seat)})
    return as_reason(obstacle, {})


def describe(s: RenaissanceState, seat: int, action: int) -> Description:
    """Targets on the table, cost and gain, whether chance follows, whether most people would choose it."""
    verb, _, argument = ACTIONS.names[action].partition(":")
    return Description(
        targets=_targets(s, verb, argument),
        group=verb,
        cost=_cost(s, verb, action),
        gain=_gain(s, verb, argument),
        reveals=_leads_to_chance(s, seat, action),
        default=_is_default(s, seat, action),
        params=label(s, action),
    )


def _targets(s: RenaissanceState, verb: str, argument: str) -> tuple[str, ...]:
    if verb in OWN_CITY or verb in HELD_CITY:
        return (f"city:{argument}",)
    if verb in ("lay", "reveal"):
        return (f"hand:{argument}",)
    if verb == "sign":
        return (f"slot:{argument}",)
    if verb in ("to", "hire_unit", "hire_red", "refuse_sale"):
        return (f"seat:{argument}",)
    if verb in ("accept", "refuse") and s.frames[s.at] > SPEAKING:
        return (f"seat:{s.frames[s.at + FROM]}", f"seat:{s.frames[s.at + TO]}")
    return ()


def _cost(s: RenaissanceState, verb: str, action: int) -> Params:
    """In ducats; the figures of the set-up are given."""
    if verb in _BUILDS and s.frames[s.at] == BUYING:
        price = purchases.price(action)
        return {"ducats": price} if price else {}
    if verb == "marriage":
        return {"ducats": DOWRY}
    if verb in ("hire_unit", "hire_red"):
        return {"ducats": SALE_PRICE}
    if verb == "buy_back":
        return {"ducats": BUYBACK_PRICE}
    if verb == "give":
        return {"ducats": int(ACTIONS.names[action].partition(":")[2])}
    return {"ducats": HIRE_COST} if ACTIONS.names[action] == "lay:condottiere" else {}


def _gain(s: RenaissanceState, verb: str, argument: str) -> Params:
    if verb == "cards" and argument != "0":
        return {"cards": int(argument)}
    if verb == "loot":
        return {"ducats": FORT_LOOT[city_level(s, CITIES.index(argument))]}
    if verb == "banker":
        return {"ducats": BANKER_DUCATS}
    if verb == "return":
        return {"ducats": RETURN_DUCATS}
    if verb == "ask":
        return {"ducats": min(int(argument), MOST_OFFERED)}
    return {}


def _is_default(s: RenaissanceState, seat: int, action: int) -> bool:
    """The safe choice: pass, decline, buy nothing, a road before a landing."""
    verb, _, argument = ACTIONS.names[action].partition(":")
    if verb in ("pass", "end", "refuse", "refuse_sale", "withdraw"):
        return True
    if s.frames[s.at] in (DECLARING_FROM, EXPANDING_FROM):
        return action == s.options(seat)[0]
    return (verb, argument) in (("cards", "0"), ("answer", "pass"), ("lay", "nothing"))


def _leads_to_chance(s: RenaissanceState, seat: int, action: int) -> bool:
    """Something will be drawn or rolled: no way back without asking the others. Sealed offers may still decide that."""
    if s.obstacle(seat, action):
        return False
    if s.frames[s.at] == BUYING and BUY_CARDS < action <= BUY_CARDS + HAND_LIMIT:
        return True
    if s.frames[s.at] in (SELLING, SHOWING_OFFER, HIRING):
        return False
    after = s.clone()
    assert isinstance(after, RenaissanceState)
    after.step(seat, action)
    return after.mover() == CHANCE
