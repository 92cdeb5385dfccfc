"""All that Virtù can say, declared: codes with their parameters, names, and what the data tell of each."""

from __future__ import annotations

from typing import Final

from signoria.core.vocabulary import (
    AT_END,
    SEAT,
    Param,
    Shape,
    Source,
    TieBreak,
    Vocabulary,
    counted,
    name,
    names,
    number,
    part,
    seat,
)
from signoria.games.virtu.actions import ACTIONS as VERBS
from signoria.games.virtu.board_words import LABELS
from signoria.games.virtu.box.atlas import CITIES, ITEMS, TILES
from signoria.games.virtu.box.constants import (
    BONUSES,
    CARDS,
    FACTIONS,
    MAJORS,
    POWERS,
    ROOM_ACTIONS,
    ROOM_NAMES,
    SIDES,
)
from signoria.games.virtu.box.facts import FACTS
from signoria.games.virtu.effects import EFFECTS, WASTES
from signoria.games.virtu.lists import COLUMNS
from signoria.games.virtu.map_words import MAP_LABELS
from signoria.games.virtu.payment.bill import SYMBOLS
from signoria.games.virtu.payment.naming import SOURCE_KINDS
from signoria.games.virtu.payment.pay import DUE
from signoria.games.virtu.phases.fruitless import REASONS as FRUITLESS
from signoria.games.virtu.phases.spots import SPOT_KINDS
from signoria.games.virtu.phases.year import SEASONS
from signoria.games.virtu.scoring import LINES
from signoria.games.virtu.story import STORY
from signoria.games.virtu.two_players.track import ZONES

OPTIONS: Final = ("states", "choose_first", "beginners", "year_limit")
DEEDS: Final = (*ROOM_ACTIONS, "influence", "blank")
FACES: Final = ("available", "exhausted")
COMBATS: Final = ("field", "attack", "defence")
# What a payment can be for: the decision below it.
PURPOSES: Final = (
    "spring.redeem",
    "sieges.retreat",
    "winter.buy",
    "winter.ally",
    "winter.waive",
    "action.patronise",
    "action.annex",
    "action.influence",
)
# Headings and labels of the table in text.
TABLE: Final = (
    *("round", "spring", "winter", "order", "last", "map", "north", "centre", "south", "neutral"),
    *("alliances", "free", "used", "ready", "influence", "ally", "out", "market", "indulgences"),
    *("states", "state", "florins", "cities", "rank", "agents", "reserve", "tokens", "trophies"),
    *("court", "domain", "bonuses", "prestige", "means", "in_room", "roads"),
)

CARD: Final = name("card")
CITY: Final = name("city")
POWER: Final = name("power")
MAJOR: Final = name("major")
SIDE: Final = name("side")
SOMEBODY: Final = Param(SEAT, optional=True)
_SEAT: Final[Shape] = {"seat": seat()}
_STATE: Final[Shape] = {"seat": seat(), "state": name("state")}
# What is spent, and what stays in the treasury.
_SPENT: Final[Shape] = {"seat": seat(), "florins": number(), "left": number()}
# Two players play rounds.
_YEAR: Final[Shape] = {"year": number(), "rounds": number()}
_ALLY: Final[Shape] = {"seat": seat(), "power": POWER}
_AT_CITY: Final[Shape] = {"seat": seat(), "city": CITY}
_CARD: Final[Shape] = {"seat": seat(), "card": CARD}
_ROOM: Final[Shape] = {"room": number(), "deed": name("deed")}
_SOURCE: Final[Shape] = {
    "source": name("source"),
    "card": name("card", optional=True),
    "tile": name("tile", optional=True),
    "power": name("power", optional=True),
}
_SPOT: Final[Shape] = {
    "spot": name("spot"),
    "city": name("city", optional=True),
    "palace": SOMEBODY,
    "room": number(optional=True),
    "power": name("power", optional=True),
    "major": name("major", optional=True),
}
_ORDER: Final[Shape] = {
    **{"players": number(), "seat_1": seat(), "seat_2": seat(), "seat_3": seat()},
    **{"seat_4": SOMEBODY, "seat_5": SOMEBODY},
    **{f"cities_{place}": number(optional=place > 3) for place in range(1, 6)},
}

# Lines of the score sheet, as the end tells them.
FROM: Final = tuple(f"from_{line}" for line in LINES)
# What a force consists of, besides troops.
STRENGTH: Final = ("city_value", "garrison", "bastions", "war_bonus")

EVENTS: Final[dict[str, Shape]] = {
    "state": _STATE,
    "family": {
        **{**_STATE, "cities": names("city"), "troops": part("goods", "troop")},
        **{"florins": part("goods", "florin"), "agents": part("goods", "agent")},
    },
    "first_player": {"seat": seat(), "by_lot": number()},
    "order": _ORDER,
    **dict.fromkeys(("year_begun", "game_over"), _YEAR),
    "last_year": {"year": number()},
    "cities_enough": {"seat": seat(), "count": number()},
    "patronage_complete": {"seat": seat(), "rank": number()},
    "no_neutral_left": {},
    "year_limit_reached": {"year": number()},
    "naples_held": _SEAT,
    "rounds_over": {"count": number()},
    "season_begun": {"season": name("season")},
    "turn_begun": _SEAT,
    "entered": {"seat": seat(), "room": number()},
    "advanced": {"seat": seat(), "room": number(), "florins": number()},
    "redeemed": {"seat": seat(), "room": number()},
    "acted": {
        **{"seat": seat(), "action": name("deed"), "room": number()},
        **{"why": name("fruitless", optional=True), "city": name("city", optional=True)},
        **{thing: part("price", thing, optional=True) for thing in DUE},
    },
    "war_token": {"seat": seat(), "count": number(), "tokens": number(), "florins": number(), "left": number()},
    "turn_ended": {"seat": seat(), "indulgence": number()},
    "used": {
        **{"seat": seat(), "symbol": counted("count"), "count": number(), **_SOURCE},
        **{"room": number(optional=True), "treasury": number(optional=True)},
    },
    "price": {"seat": seat(), **{thing: part("price", thing, optional=True) for thing in DUE}},
    "paid": _SPENT,
    "courtiers_ready": {"seat": seat(), "cards": names("card")},
    "refreshed": {"seat": seat(), "tile": name("tile")},
    "reactivated": {"seat": seat(), "power": POWER},
    "patronised": {"seat": seat(), "rank": number()},
    "took_bonus": {"seat": seat(), "bonus": name("bonus")},
    "traded": {"seat": seat(), "ships": number(), "florins": number()},
    "annexed": {**_AT_CITY, "cities": number()},
    "marched": {"seat": seat(), "from": CITY, "to": CITY},
    "placed_agent": {"seat": seat(), **_SPOT},
    "removed_agent": {"seat": seat(), "owner": seat(), **_SPOT},
    "gained_agent": {"seat": seat(), "count": number()},
    "influence": {
        **{"seat": seat(), "major": MAJOR, "before": number(), "place": number(), "zone": name("zone")},
        "toward": name("state"),
    },
    "symbol_void": {"seat": seat(), "major": MAJOR},
    "major_alliance": {"seat": seat(), "major": MAJOR},
    "eliminated": {"major": MAJOR},
    "combat": {
        **{"seat": seat(), "city": CITY, "field": number(), "against": number(), "rival": SOMEBODY},
        "major": name("major", True),
    },
    "war_bonus": {"seat": seat(), "force": number(), "florins": number(), "left": number()},
    "siege": {
        **{"city": CITY, "attack": number(), "defence": number(), "won": number()},
        **{"troops": part("attackers", "troop"), "bonus": part("attackers", "war_bonus")},
        **{"value": part("defenders", "city_value"), "garrison": part("defenders", "garrison")},
        **{"bastions": part("defenders", "bastions"), "bonus_against": part("defenders", "war_bonus")},
    },
    "field_battle": {
        **{"city": CITY, "first": number(), "second": number()},
        **{"troops": part("attackers", "troop"), "bonus": part("attackers", "war_bonus")},
        **{"troops_against": part("defenders", "troop"), "bonus_against": part("defenders", "war_bonus")},
    },
    "conquered": {
        **{"seat": seat(), "city": CITY, "cities": number()},
        **{"of": number(), "loser": SOMEBODY, "major": name("major", True)},
    },
    "losses": {"seat": seat(), "city": CITY, "count": number()},
    "garrison_lost": {"city": CITY, "count": number()},
    "trophy": {"seat": seat(), "of": SOMEBODY, "major": name("major", True)},
    "cathedral_lost": {"seat": seat(), "loser": seat(), "city": CITY},
    "retreated": {"seat": seat(), "to": CITY},
    "troop_lost": _AT_CITY,
    "paid_troops": _SPENT,
    # With the pay that was due, and is saved.
    "disbanded": {**_AT_CITY, "florins": number()},
    "into_room": {**_CARD, "room": number(), "under": number()},
    "out_of_room": {**_CARD, "room": number()},
    "changed_side": _CARD,
    "placed_courtier": {**_CARD, "side": SIDE},
    "discarded": _CARD,
    "bought": {"seat": seat(), "item": name("item")},
    "built_cathedral": _AT_CITY,
    "recruited": {**_AT_CITY, "florins": number(), "left": number()},
    "waived": {"seat": seat(), "symbol": name("symbol")},
    **dict.fromkeys(("allied", "ally_overthrown"), _ALLY),
    "points_counted": {
        **{"seat": seat(), "points": number()},
        **{source: part("sources", source) for source in FROM},
    },
    "holdings": {
        **{"seat": seat(), "cities": number(), "rank": number(), "crosses": number()},
        **{"cards": names("card"), "bonuses": names("bonus"), "tiles": names("tile")},
    },
}


# Sources of points that not every number of players has.
_ONLY_WITH: Final = {"king_of_naples": (2,)}


def _prompt(*pool: str, **more: Param) -> Shape:
    """A question of a seat, in a year, with its treasury; symbols that lie ready; and what else it mentions."""
    shape: dict[str, Param] = {"seat": seat(), "year": number(), "florins": number()}
    return {**shape, **{symbol: part("pool", symbol) for symbol in pool}, **more}


_CROWNS: Final = ("crown", "cross")
_MOVES: Final = ("cavalry", "ship")

PROMPTS: Final[dict[str, Shape]] = {
    **dict.fromkeys(("setup.take_state", "setup.name_first", "setup.family_card", "spring.enter"), _prompt()),
    **dict.fromkeys(("setup.family_place", "court.place", "winter.move_card"), _prompt(card=CARD)),
    **dict.fromkeys(("spring.step", "spring.act"), _prompt(room=number(), deed=name("deed"))),
    **dict.fromkeys(("spring.redeem", "sieges.choose", "court.overflow"), _prompt()),
    **dict.fromkeys(("winter.reorganise", "winter.site", "winter.recruit", "winter.ally"), _prompt()),
    **dict.fromkeys(("action.patronise", "action.bonus", "action.trade", "action.annex", "action.agent"), _prompt()),
    **dict.fromkeys(("action.govern", "action.influence", "winter.buy"), _prompt(*_CROWNS)),
    **dict.fromkeys(("sieges.rival", "sieges.after_battle", "sieges.besiege", "sieges.retreat"), _prompt(city=CITY)),
    **dict.fromkeys(("troops.colour", "combat.losses"), _prompt(city=CITY)),
    "action.war": _prompt(*_MOVES),
    "action.march": _prompt(*_MOVES, city=CITY),
    "action.intrigue": _prompt("mask"),
    "winter.waive": _prompt(power=POWER),
    "winter.pay": _prompt(due=number()),
    "payment.use": _prompt(**{"for": name("purpose")}, **{f"due_{thing}": part("price", thing) for thing in DUE}),
    "combat.bonus": _prompt(city=CITY, combat=name("combat"), own=number(), theirs=number(), heavy_loss_from=number()),
}

REASONS: Final[dict[str, Shape]] = {
    "too_poor": {"need": number(), "have": number()},
    **{key: {} for key in ("not_payable", "rest_not_payable", "no_action_here", "indulgence_here", "enemy_agent_here")},
    **{key: {} for key in ("top_rank", "same_kind", "sold_out", "owned", "excluded", "bought_already")},
    **{key: {} for key in ("no_site", "all_troops_out", "allied_already", "needs_agent", "end_of_track", "no_symbol")},
    **{key: {} for key in ("not_in_zone", "not_for_sale", "state_taken")},
    **{key: {} for key in ("exhausted", "other_room", "wrong_symbol")},
    **{key: {} for key in ("marker_here", "indulgence_locks", "agent_locks", "occupied")},
    "no_port": {"city": CITY},
}

SCORES: Final[dict[str, Shape]] = {
    "cities": {"count": number()},
    "patronage": {"rank": number()},
    "religion": {"crosses": number()},
    **{key: {} for key in ("city_leader", "patronage_leader", "cards_and_tiles", "trophies", "alliances")},
    **{key: {} for key in ("indulgences", "king_of_naples")},
}

_LABELS: Final[dict[str, Shape]] = {
    **dict.fromkeys(("stop", "advance", "advance_for_florins", "advance_prepaid", "act", "enter"), _ROOM),
    **dict.fromkeys(("redeem_for_cross", "redeem_for_crowns", "to_action", "to_improvement"), _ROOM),
    **{key: {"city": CITY} for key in ("annex", "ride", "sail", "siege", "retreat", "disband", "site", "recruit")},
    **{key: {"card": CARD, "side": SIDE, "face": name("face")} for key in ("move", "shift", "discard")},
    **dict.fromkeys(("lift", "agent"), _SPOT),
    **{key: {"card": CARD} for key in ("card", "discard_new")},
    "conclude": {"major": MAJOR},
    "influence": {"major": MAJOR, "from": number(), "place": number(), "void": number()},
    "remove": {**_SPOT, "owner": seat()},
    "take_out": {"card": CARD, "under": number(), **_ROOM},
    "to": {"side": SIDE},
    "refresh": {"tile": name("tile")},
    "reactivate": {"power": POWER},
    "bonus": {"bonus": name("bonus")},
    "march": {"city": CITY, "count": number()},
    "troop": {"major": name("major", optional=True)},
    "fight": {"rival": seat()},
    "buy": {"item": name("item")},
    "ally": {"power": POWER, "overthrow": number(), "rival": SOMEBODY},
    "waive": {"symbol": name("symbol")},
    "use": {**_SOURCE, "symbol": name("symbol")},
    "state": {"state": name("state")},
    "begin_with": {"first": seat()},
    "patronise": {"rank": number()},
}
ACTIONS: Final[dict[str, Shape]] = {verb: _LABELS.get(verb, {}) for verb in VERBS.verbs}

# What is reconstructed in components.toml, by its place there, most important first.
TOPICS: Final = (
    "character",
    "family_card",
    "city_tile",
    "road",
    "port",
    "sea_link",
    "palace_board",
    "palace.arrows",
    "title",
    "guild",
    "cathedral",
    "patronage_bonus",
    "alliance",
    "influence_board",
    "round_track",
    "two_player_tile",
    "solde",
    "symbol",
)

VOCABULARY: Final = Vocabulary(
    events=EVENTS,
    prompts=PROMPTS,
    reasons=REASONS,
    scores=SCORES,
    actions=ACTIONS,
    effects=EFFECTS,
    wastes=WASTES,
    labels=LABELS | MAP_LABELS,
    names={
        "data": TOPICS,
        "column": COLUMNS,
        "symbol": SYMBOLS,
        "season": SEASONS,
        "deed": DEEDS,
        "fruitless": FRUITLESS,
        "city": CITIES,
        "state": FACTIONS,
        "card": CARDS,
        "tile": TILES,
        "item": ITEMS,
        "bonus": BONUSES,
        "power": POWERS,
        "major": MAJORS,
        "room": ROOM_NAMES,
        "side": SIDES,
        "face": FACES,
        "source": SOURCE_KINDS,
        "spot": SPOT_KINDS,
        "zone": ZONES,
        "combat": COMBATS,
        "purpose": PURPOSES,
        "option": OPTIONS,
        "table": TABLE,
        # Headings over the options of these verbs, where there are many.
        "group": ("buy", "use"),
    },
    things=(*SYMBOLS, "either", "troop", "agent", *STRENGTH, *FROM),
    facts={
        **FACTS,
        "option": {option: {} for option in OPTIONS},
        "data": {topic: {} for topic in TOPICS},
    },
    story=STORY,
    sources=tuple(Source(code, AT_END, (code,), players=_ONLY_WITH.get(code, ())) for code in SCORES),
    tie_breaks=(TieBreak("crowns", "R42"), TieBreak("naples", "7.2", numbered=False)),
)
