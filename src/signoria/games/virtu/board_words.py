"""What the drawn board says beside the game's own codes, with the parameters of each sentence."""

from __future__ import annotations

from typing import Final

from signoria.core.vocabulary import Shape, name, number, seat

# ---- the slot, palaces, domains, the market ----
_PLACES: Final[dict[str, Shape]] = {
    **{key: {} for key in ("map", "market", "palaces", "views", "palace", "domain", "tile", "influence")},
    **{key: {} for key in ("your_palace", "your_domain", "hatched", "from_marker", "one_each", "people", "tiles")},
    **{key: {"seat": seat()} for key in ("palace_of", "domain_of", "agent_of")},
    **{key: {} for key in ("court_left", "court_right", "new", "printed", "no_card", "improvement")},
    **{f"place_{state}": {} for state in ("ready", "exhausted", "free", "either", "shut")},
    **{key: {"count": number()} for key in ("steps", "steps_short", "steps_paid", "steps_ahead", "stock")},
    **{key: {} for key in ("stands", "stands_here", "not_entered", "as_action", "improves")},
    **{key: {} for key in ("bought", "owned", "sold_out")},
    "stands_on": {"deed": name("deed")},
    "printed_symbol": {"symbol": name("symbol")},
    "price": {"price": name("symbol")},
    "walk": {"count": number(), "deed": name("deed"), "price": name("symbol"), "paid": number()},
    "arrow_of": {"tile": name("tile")},
    "either_price": {"one": name("table"), "other": name("table")},
    "or": {},
    "palace_told": {"seat": seat(), "rooms": name("deed"), "ready": number(), "courtiers": number()},
    "marker_on": {"deed": name("deed")},
    "blocked_by": {"deed": name("deed"), "by": name("source")},
}
# ---- phases, players ----
_TOP: Final[dict[str, Shape]] = {
    **{f"phase_{phase}": {} for phase in ("setup", "spring", "sieges", "winter", "over")},
    **{key: {} for key in ("crosses", "trophies", "prestige", "tab_map", "for_many", "for_two")},
    **{key: {"place": number()} for key in ("place", "place_done")},
    "of_limit": {"count": number(), "limit": number()},
    "year": {"year": number()},
    "round": {"year": number()},
    "status": {"year": number(), "phase": name("table")},
    "status_two": {"year": number(), "phase": name("table")},
}
# ---- the decision panel ----
_PANEL: Final[dict[str, Shape]] = {
    **{f"winter_{step}": {} for step in ("steps", "pay", "reorganise", "buy", "recruit", "ally")},
    **{f"from_{source}": {} for source in ("treasury", "pool", "agent")},
    **{f"pool_{action}": {} for action in ("empty", "govern", "influence", "war", "intrigue")},
    **{key: {} for key in ("pay_for_me", "ask_walk", "walk_help", "free_step", "too_far", "troops_on_map", "bonuses")},
    **{key: {} for key in ("buy_left", "buy_right", "pay_help", "agent_help", "bonus_help", "spring_over")},
    **{key: {"count": number()} for key in ("buy_help", "pool_half", "pay_then", "you_keep", "florins_short")},
    **{f"ask_{action}": {} for action in ("buy", "govern", "influence", "war", "intrigue")},
    "ask_pay": {"purpose": name("purpose"), "price": name("symbol")},
    "ask_recruit": {"florins": number()},
    "ask_full": {"card": name("card")},
    "ask_march": {"city": name("city")},
    "annexing": {"city": name("city")},
    "buying": {"item": name("item")},
    "still_due": {"purpose": name("purpose"), "price": name("symbol")},
    "covered_of": {"count": number(), "price": name("symbol")},
    "left_due": {"price": name("symbol")},
    "covered_by": {"source": name("source"), "count": number()},
    "pool_left": {"amounts": name("symbol")},
    "pool_march": {"city": name("city"), "count": number()},
    "also": {"before": name("table"), "clause": name("table")},
    "readies": {"sides": name("side")},
    "pay_of": {"from": number(), "to": number(), "count": number()},
    "price_of": {"item": name("item"), "price": name("symbol")},
}
# ---- what options come to ----
_OPTIONS: Final[dict[str, Shape]] = {
    **{key: {} for key in ("of_nobody", "yours", "stays_mobile", "blocks_yours", "spring_marker", "spring_action")},
    **{key: {"seat": seat()} for key in ("can_reach", "blocks", "agent_first", "agent_stands")},
    "march_to": {"city": name("city"), "owner": name("state")},
    "by_sea_from": {"city": name("city")},
    "besiege_with": {"attack": number(), "defence": number()},
    "as_action_in": {"deed": name("deed")},
    "as_action_here": {},
    "under_card": {"card": name("card"), "deed": name("deed")},
    "adds_to": {"amounts": name("symbol"), "deed": name("deed")},
    "in_its_place": {"amounts": name("symbol")},
    "in_place_of": {"own": name("deed"), "deed": name("deed"), "amounts": name("symbol")},
    "brings": {"own": name("deed"), "amounts": name("symbol")},
    "used_note": {"amount": name("symbol"), "over": number(), "source": name("source")},
    "recruit_note": {"value": number(), "troops": number(), "home": number()},
    "recruit_there": {"value": number(), "troops": number()},
    "take_out": {"card": name("card")},
    "recruit_in": {"city": name("city")},
    "marches_to": {"city": name("city"), "by_sea": number()},
    "add_bonus": {"name": name("source")},
    "influence_note": {"from": number(), "place": number(), "zone": name("zone"), "stays": number()},
    "winter_step": {"step": number(), "steps": number()},
    **{key: {} for key in ("sieges_bonus", "group_influence", "group_annex", "more_symbols")},
    "court_note": {"side": name("side")},
    "annex_note": {"value": number(), "seas": number()},
    "sources": {"count": number()},
    "done_next": {"step": name("table")},
    "done_lost": {"amounts": name("symbol")},
    "ask_bonus": {"combat": name("combat"), "city": name("city"), "own": number(), "theirs": number()},
    **{key: {} for key in ("passes_end", "group_war_bonus", "group_collect", "redeem_for_cross", "redeem_for_crowns")},
}

LABELS: Final[dict[str, Shape]] = _PLACES | _TOP | _PANEL | _OPTIONS
