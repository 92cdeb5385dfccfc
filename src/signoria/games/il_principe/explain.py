"""What a person is told about a decision: the question, the reason of a refusal, what an action does."""

from __future__ import annotations

from typing import Final

from signoria.core.auction import HIGH, LEADER, lowest_bid
from signoria.core.codes import Description, Params, Prompt, Reason
from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import ACTIONS, BUILD
from signoria.games.il_principe.box import (
    CITIES,
    COLOR_COUNT,
    COLORS,
    COST,
    ICONS,
    OFFERED,
    OPENING_BID,
    REGIONS,
    SHIELDS,
    TILES,
)
from signoria.games.il_principe.labels import label, points_of_shield
from signoria.games.il_principe.phases import bidding, bonus, build, supply
from signoria.games.il_principe.phases.obstacles import as_reason
from signoria.games.il_principe.state import (
    ACTION,
    BID,
    CITY,
    CITY_SHIELD,
    DECISIONS,
    FLIP,
    LOT,
    OFFER,
    PRIZE_COLOR,
    PRIZE_KIND,
    ROLE_COLOR,
    SHIELDS_LEFT,
    WIN_BUILD,
    IlPrincipeState,
)

# Paragraph of the rules for each decision.
_RULES: Final = {OFFER: "4.1", BID: "4.2", WIN_BUILD: "4.2", ACTION: "4.3", CITY_SHIELD: "4.4"}


def prompt(s: IlPrincipeState, seat: int) -> Prompt:
    decision = int(s.frames[s.at])
    code, rule = DECISIONS[decision].code, _RULES.get(decision, "4.5")
    params: Params = {"seat": seat, "round": s.round}
    if decision == OFFER:
        step = OFFERED[s.players] - supply.to_pick(s, seat) + 1
        return Prompt(code, rule, params, step, OFFERED[s.players])
    if decision == BID:
        return Prompt(code, rule if s.frames[s.at + PRIZE_KIND] == LOT else "4.5", params | _on_sale(s))
    if decision == CITY_SHIELD:
        city = s.frames[s.at + CITY]
        left = s.frames[s.at + SHIELDS_LEFT]
        steps = max(SHIELDS[city], left)
        return Prompt(code, rule, params | {"city": CITIES[city]}, steps - left + 1, steps)
    if decision in (WIN_BUILD, ACTION):
        return Prompt(code, rule, params)
    return Prompt(code, rule, params | {"color": COLORS[s.frames[s.at + ROLE_COLOR]]})


def _on_sale(s: IlPrincipeState) -> Params:
    """What is auctioned, how far the bids have gone, and who leads."""
    kind, color = s.frames[s.at + PRIZE_KIND], s.frames[s.at + PRIZE_COLOR]
    params: Params = {"prize": "lot" if kind == LOT else TILES[kind], "color": COLORS[color]}
    if kind == LOT:
        params["count"] = s.lot[color]
    if s.frames[s.at + HIGH] > 0:
        params |= {"high": s.frames[s.at + HIGH], "leader": s.frames[s.at + LEADER]}
    return params


def reason(s: IlPrincipeState, seat: int, action: int, obstacle: int) -> Reason:
    decision = s.frames[s.at]
    if decision == BID:
        return as_reason(obstacle, bidding.reason_params(s, seat, action))
    if decision == OFFER:
        return as_reason(obstacle, supply.reason_params(s, seat, action, obstacle))
    if decision == FLIP:
        return as_reason(obstacle, bonus.flip_reason_params(action))
    return as_reason(obstacle, build.reason_params(s, seat, action - BUILD, obstacle))


def describe(s: IlPrincipeState, seat: int, action: int) -> Description:
    """Targets on the table, cost and gain, whether something hidden comes up, whether most would choose it."""
    verb = ACTIONS.verbs[action]
    argument = ACTIONS.names[action].partition(":")[2]
    cost, gains = _cost_and_gain(s, seat, verb, argument)
    return Description(
        targets=_targets(verb, argument),
        group=verb,
        cost=cost,
        gain=gains,
        reveals=_leads_to_chance(s, seat, action),
        default=_is_default(s, seat, verb, action),
        params=label(s, seat, verb, argument),
    )


def _targets(verb: str, argument: str) -> tuple[str, ...]:
    if verb == "build":
        return (f"display:{argument}",)
    if verb in ("offer", "lay"):
        return (f"hand:{argument.partition(':')[0]}",)
    if verb == "shield":
        return (f"region:{argument}",)
    return (f"own:{argument}",) if verb == "flip" else ()


def _cost_and_gain(s: IlPrincipeState, seat: int, verb: str, argument: str) -> tuple[Params, Params]:
    if verb == "bid":
        return {"coins": int(argument)}, {}
    if verb == "build":
        city = CITIES.index(argument)
        icons: Params = {color: ICONS[city * COLOR_COUNT + i] for i, color in enumerate(COLORS)}
        cost = {"coins": COST[city]} | {color: count for color, count in icons.items() if count}
        return cost, {"points": s.city_points(city), "shields": SHIELDS[city]}
    if verb == "lay":
        color, _, count = argument.partition(":")
        return {color: int(count)}, {}
    if verb == "shield":
        now, then = points_of_shield(s, seat, REGIONS.index(argument))
        return {"shields": 1}, {"points": then - now} if then > now else {}
    return ({argument: 1}, {}) if verb == "offer" else ({}, {})


def _is_default(s: IlPrincipeState, seat: int, verb: str, action: int) -> bool:
    """The plain choice: a pass where one cannot bid, the lowest bid, nothing built where nothing can be."""
    if verb == "bid":
        return bidding.amount(action) == lowest_bid(s, OPENING_BID) <= s.coins[seat]
    return verb in ("pass", "none") and len(s.options(seat)) == 1


def _leads_to_chance(s: IlPrincipeState, seat: int, action: int) -> bool:
    """A card or city will be turned up, so that there is no way back without asking the others."""
    if s.obstacle(seat, action):
        return False
    after = s.clone()
    after.step(seat, action)
    return after.mover() == CHANCE
