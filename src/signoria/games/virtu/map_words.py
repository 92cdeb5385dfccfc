"""What the drawn board says of the map, tracks, alliances, combats and the end, with each sentence's parameters."""

from __future__ import annotations

from typing import Final

from signoria.core.vocabulary import Shape, name, number, seat

_SEATS: Final = ("taken_by", "ally_of", "blocked_agent", "favourable_to", "hostile_to", "neutral_to", "wins_field")

# ---- the map ----
_MAP: Final[dict[str, Shape]] = {
    **{key: {} for key in ("italy", "closed", "pirates", "your_agent")},
    **{f"sea_{sea}": {} for sea in ("ligurian", "tyrrhenian", "ionian", "adriatic")},
    "value": {"value": number()},
    "value_to_you": {"value": number(), "own": number()},
    "to_you": {"value": number()},
    "troops_of": {"count": number(), "seat": seat()},
    "port_on": {"seas": name("table")},
}
# ---- tracks, alliances, religion ----
_TRACKS: Final[dict[str, Shape]] = {
    **{key: {} for key in ("cities", "for_leaders", "patronage", "ends_how", "religion")},
    **{key: {} for key in ("alliances", "prestige_each", "free", "for", "ready", "used_bonus", "one_less")},
    **{f"power_{power}": {} for power in ("france", "ottoman", "empire")},
    **{key: {"seat": seat()} for key in _SEATS},
    **{key: {"year": number()} for key in ("last_neutral", "last_limit")},
    "indulgences_left": {},
    "bonus_at": {"ranks": name("table")},
    "city_space": {"count": number(), "more": number()},
    "rank": {"rank": number()},
    "left": {"count": number()},
    "prestige_count": {"count": number()},
    "ends_when": {"cities": number(), "rank": number()},
    "last_rank": {"seat": seat(), "rank": number(), "year": number()},
    "last_cities": {"seat": seat(), "count": number(), "year": number()},
}
# ---- two players ----
_TWO: Final[dict[str, Shape]] = {
    **{key: {} for key in ("major_cities", "ally_brings", "major_gone", "neutral_to_both", "map_and_reserve")},
    **{key: {} for key in ("favourable_to_you", "hostile_to_you", "neutral_to_you", "one_place")},
    **{key: {} for key in ("pay_round", "pay_rounds", "sudden")},
    **{f"zone_alliance_{side}": {} for side in ("france", "naples")},
    **{f"zone_favourable_{side}": {} for side in ("france", "naples")},
    "zone_neutral": {},
    "round_of": {"round": number(), "rounds": number()},
    "pay_rounds_due": {"florins": number()},
}
# ---- combats ----
_COMBAT: Final[dict[str, Shape]] = {
    **{key: {} for key in ("combat", "besieges", "defends", "fights", "war_token", "nobody_wins", "you_keep_field")},
    **{key: {"city": name("city")} for key in ("siege_of", "field_of", "city_yours", "city_holds_you")},
    **{key: {"city": name("city"), "seat": seat()} for key in ("city_falls", "city_holds")},
    **{key: {"count": number()} for key in ("troops", "garrison", "you_lose", "retreat")},
    "trophy": {"points": number()},
    "more_needed": {"force": number()},
    "loses": {"seat": seat(), "count": number()},
    "with_bonus": {"totals": name("table"), "name": name("card")},
    "if_pass": {"totals": name("table")},
}
# ---- where agents go ----
_AGENTS: Final[dict[str, Shape]] = {
    **{f"spots_{kind}": {"count": number()} for kind in ("room", "city", "power", "track")},
    "spots": {},
}
# ---- the end ----
_END: Final[dict[str, Shape]] = {
    **{key: {} for key in ("final", "scoring", "prestige_sum")},
    "count_cities": {"count": number()},
    "count_rank": {"rank": number()},
}

MAP_LABELS: Final[dict[str, Shape]] = _MAP | _TRACKS | _TWO | _COMBAT | _AGENTS | _END
