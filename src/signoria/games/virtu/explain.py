"""What a person is told about a decision: the question, the reason of a refusal, what an action does."""

from __future__ import annotations

from typing import Final

from signoria.core.codes import Description, Params, Prompt, Reason
from signoria.games.virtu.actions import (
    ACTIONS,
    ADVANCE_PAID,
    ALLY_WITH,
    ANNEX_CITY,
    BUY_ITEM,
    COURT_SOURCE,
    INDULGENCE_SOURCE,
    POWER_SOURCE,
    RECRUIT_AT,
    RETREAT_TO,
    SAIL_TO,
    SOURCES,
    TILE_SOURCE,
    USE,
    USED_SOURCE,
    USED_SYMBOL,
)
from signoria.games.virtu.atlas import CITY_COUNT, ITEM_COST, SEAS
from signoria.games.virtu.box import POWER_COST, RANK_CROSSES, RANK_CROWNS, RANK_EITHER, RANK_FLORINS, STEP_PRICE
from signoria.games.virtu.decisions import CITY, DECISIONS
from signoria.games.virtu.labels import label, question
from signoria.games.virtu.payment import SYMBOL_COUNT, SYMBOLS, WAR, amount
from signoria.games.virtu.phases import annex, combat, recruit, retreat, war, winter
from signoria.games.virtu.phases.obstacles import TOO_POOR, as_reason
from signoria.games.virtu.phases.sources import relief_of
from signoria.games.virtu.phases.value import neutral_value
from signoria.games.virtu.state import VirtuState

# Paragraph of the rules for each decision, by its code or by the part before the dot.
_RULES: Final = {
    "setup": "4.1",
    "spring": "4.2",
    "action": "4.4",
    "payment": "4.8",
    "sieges": "4.5",
    "combat": "4.5",
    "winter": "4.6",
    "court": "2.3",
    "troops": "7.2",
    "action.influence": "7.2",
    "sieges.besiege": "7.2",
}
# Words that end a sequence; the safe answer where nothing else is.
_ENDINGS: Final = ("done", "stop", "pass", "end")


def prompt(s: VirtuState, seat: int) -> Prompt:
    decision = s.frames[s.at]
    code = DECISIONS[decision].code
    rule = _RULES.get(code, _RULES[code.partition(".")[0]])
    params: Params = {"seat": seat, "year": int(s.year), "florins": int(s.florins[seat])}
    return Prompt(code, rule, params | question(s, seat))


def reason(s: VirtuState, seat: int, action: int, obstacle: int) -> Reason:
    if obstacle != TOO_POOR:
        return as_reason(obstacle, {})
    return as_reason(obstacle, {"need": _florins_needed(s, seat, action), "have": int(s.florins[seat])})


def _florins_needed(s: VirtuState, seat: int, action: int) -> int:
    if action == ADVANCE_PAID:
        return int(STEP_PRICE)
    if RECRUIT_AT <= action < RECRUIT_AT + CITY_COUNT:
        return int(recruit.price(s, seat, action - RECRUIT_AT))
    if action >= USE:
        source = USED_SOURCE[action - USE]
        return int(war.war_cost(s, seat, source) if source < COURT_SOURCE else combat.price(s, seat, source))
    return int(winter.troop_pay(s, seat))


# ---- what an action does ----


def describe(s: VirtuState, seat: int, action: int) -> Description:
    """Targets on the table, cost and gain. Nothing is hidden and nothing left to chance, so nothing is revealed."""
    verb, _, argument = ACTIONS.names[action].partition(":")
    return Description(
        targets=_targets(s, verb, argument, action),
        group=verb,
        cost=_cost(s, seat, verb, action),
        gain=_gain(s, seat, action),
        default=verb in _ENDINGS and s.options(seat) == [action],
        params=label(s, seat, action),
    )


def _targets(s: VirtuState, verb: str, argument: str, action: int) -> tuple[str, ...]:
    if action >= USE:
        source = USED_SOURCE[action - USE]
        kind = "room" if source < COURT_SOURCE else "court" if source < TILE_SOURCE else "tile"
        if source >= POWER_SOURCE:
            kind = "alliance" if source < INDULGENCE_SOURCE else "own"
        return (f"{kind}:{SOURCES[source]}",)
    kinds = {"refresh": "tile", "buy": "market", "bonus": "bonus", "card": "card", "enter": "room", "site": "city"}
    kinds |= dict.fromkeys(("annex", "march", "ride", "sail", "siege", "retreat", "disband", "recruit"), "city")
    kinds |= dict.fromkeys(("remove", "lift", "agent"), "spot") | dict.fromkeys(("conclude", "influence"), "major")
    kinds |= dict.fromkeys(("move", "shift", "discard"), "court") | dict.fromkeys(("ally", "reactivate"), "power")
    kinds |= dict.fromkeys(("to_action", "to_improvement", "redeem_for_cross", "redeem_for_crowns"), "room")
    return (f"{kinds[verb]}:{argument}",) if verb in kinds and argument else ()


def _cost(s: VirtuState, seat: int, verb: str, action: int) -> Params:
    """The price, zeros left out."""
    cost: dict[str, int] = {}
    if verb == "buy":
        at = (action - BUY_ITEM) * SYMBOL_COUNT
        cost = {symbol: int(ITEM_COST[at + i]) for i, symbol in enumerate(SYMBOLS)}
    elif verb == "annex":
        city = action - ANNEX_CITY
        cost = {"crown": int(neutral_value(s, seat, city)) + 1, "ship": int(annex.seas_to(s, seat, city))}
    elif verb == "patronise" and s.rank[seat] + 1 < len(RANK_FLORINS):
        rank = s.rank[seat] + 1
        cost = {"florin": int(RANK_FLORINS[rank]), "crown": int(RANK_CROWNS[rank]), "cross": int(RANK_CROSSES[rank])}
        cost["either"] = int(RANK_EITHER[rank])
    elif verb == "ally":
        at = (action - ALLY_WITH) * SYMBOL_COUNT
        cost = {symbol: int(POWER_COST[at + i]) for i, symbol in enumerate(SYMBOLS)}
    elif verb == "sail":
        cost = {"ship": int(SEAS[s.frames[s.at + CITY] * CITY_COUNT + action - SAIL_TO])}
    elif verb == "use" and USED_SYMBOL[action - USE] == WAR:
        cost = {"florin": _florins_needed(s, seat, action)}
    elif verb == "recruit":
        cost = {"florin": int(recruit.price(s, seat, action - RECRUIT_AT))}
    elif verb == "retreat":
        cost = {"ship": int(retreat.ships_to(s, action - RETREAT_TO))}
    elif verb == "advance_for_florins":
        cost = {"florin": int(STEP_PRICE)}
    elif verb == "pay":
        cost = {"florin": int(winter.troop_pay(s, seat))}
    return {symbol: count for symbol, count in cost.items() if count > 0}


def _gain(s: VirtuState, seat: int, action: int) -> Params:
    if action < USE:
        return {}
    symbol = USED_SYMBOL[action - USE]
    count = amount(relief_of(s, seat, USED_SOURCE[action - USE]), symbol)
    return {SYMBOLS[symbol]: int(count)}
