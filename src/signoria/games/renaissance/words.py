"""All that Renaissance can say, declared: codes with their parameters, names, and what the data tell of each."""

from __future__ import annotations

from typing import Final

from signoria.core.vocabulary import (
    DURING,
    PART,
    SEAT,
    Param,
    Shape,
    Source,
    TieBreak,
    Vocabulary,
    name,
    names,
    number,
    part,
    seat,
)
from signoria.games.renaissance.board_words import LABELS
from signoria.games.renaissance.box.constants import ARTIST_POINTS, PROVINCE_POINTS
from signoria.games.renaissance.effects import EFFECTS, WASTES
from signoria.games.renaissance.lists import COLUMNS
from signoria.games.renaissance.names import FACTS, NAMES, TERRAIN, UNITS
from signoria.games.renaissance.story import STORY

CARD: Final = name("card")
CITY: Final = name("city")
_NOTHING: Final[Shape] = {}
_SEAT: Final[Shape] = {"seat": seat()}
_SEAT_AND_CARD: Final[Shape] = {"seat": seat(), "card": CARD}
# A place for a card in a battle: whose it is, what is turned up there, where a betrayer comes from.
_SLOT: Final[Shape] = {"slot": name("slot")}
_IN_SLOT: Final[Shape] = {**_SEAT_AND_CARD, **_SLOT}
_SEAT_AND_CITY: Final[Shape] = {"seat": seat(), "city": CITY}
_CITY: Final[Shape] = {"city": CITY}
_CARD: Final[Shape] = {"card": CARD}
_COUNT: Final[Shape] = {"count": number()}
_THROW: Final[Shape] = {"seat": seat(), "city": CITY, "die": number(), "won": number()}
_DUCATS: Final[Shape] = {"ducats": number()}
_POINTS: Final[Shape] = {"points": number(), "total": number()}
_SOMEBODY: Final = Param(SEAT, optional=True)
# A city of the map with its owner (a free one has none) and its fortification.
_HELD: Final[Shape] = {"city": CITY, "owner": seat(), "level": name("level")}
_MAYBE_FREE: Final[Shape] = {"city": CITY, "owner": Param(SEAT, optional=True), "level": name("level")}


def _strength(*lines: str) -> Shape:
    """Everything that adds up to a side's strength in one list, cards by their names, and the sum."""
    cards = {unit: Param(PART, "lines", unit, optional=True) for unit in UNITS}
    return {"seat": seat(), "die": part("lines", "die"), **cards, **_sides(*lines), "total": number()}


def _sides(*lines: str) -> dict[str, Param]:
    return {line: part("lines", line, optional=line in TERRAIN) for line in (*lines, "stance")}


_TERMS: Final[Shape] = {
    "seat": seat(),
    "to": seat(),
    "give_city": name("city", optional=True),
    "ask_city": name("city", optional=True),
    "give_ducats": number(),
    "ask_ducats": number(),
}

# Where points come from, as the end tells it.
FROM: Final = ("from_provinces", "from_artists")
# What the cities of a seat pay, by how they are fortified; how many of them pay nothing.
PAID: Final = ("garrisons", "ramparts", "fortresses", "venice_pays", "pillaged")

EVENTS: Final[dict[str, Shape]] = {
    "variant_drawn": {"variant": name("variant")},
    "nation_drawn": {"seat": seat(), "nation": name("nation")},
    "purse": {"seat": seat(), **_DUCATS},
    "place_drawn": {"seat": seat(), "place": number()},
    "settled": _SEAT_AND_CITY,
    "built": {"seat": seat(), "city": CITY, "figure": name("figure"), "ducats": number(optional=True)},
    "turn_begun": {"turn": number(), "year": number()},
    "phase_begun": {"phase": name("phase")},
    "returned": {**_SEAT_AND_CITY, **_DUCATS, "loser": _SOMEBODY},
    "stance": {"seat": seat(), "stance": name("stance")},
    "voted": {"seat": seat(), "vote": name("state")},
    "political_state": {"state": name("state"), "war_votes": number()},
    "first_peace": _NOTHING,
    "dealing": {"cards": number(), "ducats": number()},
    "drew_card": _SEAT_AND_CARD,
    "bought_cards": {"seat": seat(), "cards": number(), **_DUCATS, "left": number()},
    "reshuffled": {"cards": number()},
    "expanded": {**_SEAT_AND_CITY, "source": name("city", optional=True), "way": name("mode", optional=True)},
    "not_expanded": {"seat": seat(), "round": number(), "could": number()},
    "combat_turn": _SEAT,
    "combats_ended": _SEAT,
    "played": _SEAT_AND_CARD,
    "used_power": {"seat": seat(), "nation": name("nation")},
    "looted": {**_SEAT_AND_CITY, "die": number(), **_DUCATS},
    "embassy": {"seat": seat(), "roll": number(), "outcome": name("embassy"), "cards": number()},
    "bribed": {**_THROW, "loser": seat()},
    "neglected": {"seat": seat(), "city": CITY, "owner": seat(), "level": number()},
    "married": {"seat": seat(), "partner": seat(), "city": CITY, **_DUCATS},
    "artist": {"seat": seat(), "city": CITY, "artist": name("artist"), "burnt": number()},
    "banker": {**_SEAT_AND_CITY, **_DUCATS},
    "lured": {**_THROW, "artist": name("artist"), "from": CITY, "loser": seat()},
    "attack": {"seat": seat(), "defender": seat(), "source": CITY, "target": CITY, "mode": name("mode")},
    "offered_condottiere": {"seat": seat(), "to": seat()},
    "offer_lapsed": _SEAT,
    "hired": {"seat": seat(), "seller": seat(), "as": name("hired"), "slot": name("slot", optional=True), **_DUCATS},
    "laid": {"seat": seat(), "cards": number(), **_SLOT},
    "dice": {"attacker": number(), "defender": number()},
    "revealed": {**_IN_SLOT, "ducats": number(optional=True)},
    "cancelled": _CARD,
    "countered": _IN_SLOT,
    "betrayed": {**_CARD, **_SLOT},
    "condottiere_die": {"seat": seat(), "face": number(), "points": number(), **_SLOT},
    "bought_back": {"seat": seat(), "loser": seat(), **_SLOT, **_DUCATS},
    "signed": _IN_SLOT,
    "attack_strength": _strength(),
    "defence_strength": _strength("fortification", *TERRAIN, "landing", "engineer"),
    "result": {
        **{"seat": seat(), "defender": seat(), "city": CITY, "result": name("result")},
        **{"attack": number(), "defence": number()},
    },
    "retreated": {**_IN_SLOT, "free": number()},
    "troops_lost": {"seat": seat(), "cards": names("card")},
    "troops_kept": {"seat": seat(), "cards": names("card"), "locked": number()},
    "troops_returned": {"seat": seat(), "cards": names("card")},
    "offer": _TERMS,
    "offer_refused": {"seat": seat(), "from": seat()},
    "deal": _TERMS,
    "scored": {
        **{"seat": seat(), "year": number(), "provinces": number(), "held": names("province"), "artists": number()},
        **{"housed": names("artist"), "purse": number()},
        **_DUCATS,
        **{source: part("paid", source) for source in PAID},
        **_POINTS,
    },
    "points_counted": {
        **{"seat": seat(), "points": number()},
        **{source: part("sources", source) for source in FROM},
    },
    "hands_returned": _NOTHING,
    "game_over": {},
}

_TURN: Final[Shape] = {"seat": seat(), "turn": number(), "year": number()}
_BATTLE: Final[Shape] = {
    "seat": seat(),
    "attacker": seat(),
    "defender": seat(),
    "source": CITY,
    "target": CITY,
    "mode": name("mode"),
}
_TOTALS: Final[Shape] = {**_BATTLE, "attack": number(), "defence": number()}
_SALE: Final[Shape] = {**_BATTLE, "buyer": seat()}
_SOLD: Final[Shape] = {**_SALE, "seller": seat()}
_OFFER: Final[Shape] = {**_TERMS, "from": seat()}
_NO_TERMS: Final[Shape] = {key: param for key, param in _OFFER.items() if not param.optional}
PROMPTS: Final[dict[str, Shape]] = {
    **dict.fromkeys(("setup.nation", "setup.choice", "setup.rampart", "setup.palace", "setup.extra"), _SEAT),
    **dict.fromkeys(("turn.return", "turn.show_stance", "turn.show_vote", "turn.buy", "turn.act"), _TURN),
    "turn.vote": {**_TURN, "stance": number()},
    "expansion.target": {"seat": seat(), "round": number()},
    "expansion.source": {"seat": seat(), "round": number(), "city": CITY},
    **dict.fromkeys(("looters.target", "ambassador.bribe", "ambassador.neglect", "marriage.city"), _SEAT),
    **dict.fromkeys(("palace.guest", "lure.to", "battle.target"), _SEAT),
    **dict.fromkeys(("lure.from", "battle.source"), _SEAT_AND_CITY),
    "battle.sell": _SALE,
    **dict.fromkeys(("battle.show_offer", "battle.hire"), _SOLD),
    **dict.fromkeys(("battle.attack_unit_1", "battle.attack_unit_2", "battle.attack_red"), _BATTLE),
    **dict.fromkeys(("battle.defend_unit", "battle.defend_red", "battle.reveal"), _BATTLE),
    "battle.counter": {**_TOTALS, "card": CARD},
    **dict.fromkeys(("battle.buy_back", "battle.sign", "battle.retreat"), _TOTALS),
    "offer.floor": {"seat": seat(), "spoken": number()},
    "offer.partner": {"seat": seat(), "from": seat()},
    "offer.give_city": _NO_TERMS,
    "offer.ask_city": {**_NO_TERMS, "give_city": CITY},
    **dict.fromkeys(("offer.ducats", "offer.answer"), _OFFER),
}

_NEED: Final[Shape] = {"need": number(), "have": number()}
REASONS: Final[dict[str, Shape]] = {
    "too_poor": _NEED,
    "no_figure": {"figure": name("figure")},
    "hand_full": {"hand": number(), "limit": number()},
    "too_few_units": _NEED,
    **dict.fromkeys(("no_attack_left", "no_target", "power_used", "no_palace_free", "no_garrison_left"), _NOTHING),
    **dict.fromkeys(("married", "attacked_before", "must_defend", "units_must_follow", "not_held"), _NOTHING),
    **dict.fromkeys(("already_pillaged", "holds_palace", "source_used", "newly_won", "expanded_before"), _CITY),
    "attacked_owner": {"city": CITY, "owner": seat()},
    "fortress_holds": {"city": CITY, "strength": number(), "die": number()},
    "fortified": {"city": CITY, "level": name("level")},
    **dict.fromkeys(("wrong_level", "swapped_already", "nothing_offered"), _NOTHING),
}

SCORES: Final[dict[str, Shape]] = {"turn": {"year": number(), "provinces": number(), "artists": number()}}

_STANCE: Final[Shape] = {"stance": name("stance")}
_VOTE: Final[Shape] = {"vote": name("state")}
_SELLER: Final[Shape] = {"seller": seat()}
ACTIONS: Final[dict[str, Shape]] = {
    "nation": {"nation": name("nation")},
    **dict.fromkeys(("garrison", "return", "rampart", "castle", "palace", "expand"), _CITY),
    **dict.fromkeys(("stance", "show_stance"), _STANCE),
    **dict.fromkeys(("vote", "show_vote"), _VOTE),
    "cards": _COUNT,
    **dict.fromkeys(("road", "sea", "raid_from", "artist", "banker", "lure_to"), _CITY),
    **dict.fromkeys(("target", "neglect", "marry", "give_city", "ask_city"), _HELD),
    "loot": {**_MAYBE_FREE, "more_than": number()},
    "bribe": {**_HELD, "more_than": number()},
    "lure_from": {**_HELD, "artist": name("artist")},
    **dict.fromkeys(("attack", "looters", "free_looters", "ambassador", "marriage", "raid"), _NOTHING),
    **dict.fromkeys(("artist_or_banker", "lure", "end", "show_offer", "buy_back"), _NOTHING),
    "answer": {"answer": name("answer")},
    **dict.fromkeys(("hire_unit", "hire_red", "refuse_sale"), _SELLER),
    "lay": {"card": name("card", optional=True), "free": number(), "points": number()},
    "reveal": _CARD,
    "counter": _CARD,
    "sign": {"card": CARD, "points": number()},
    **dict.fromkeys(("retreat", "free_retreat"), _CARD),
    "to": {"partner": seat()},
    **dict.fromkeys(("give", "ask"), _COUNT),
    **dict.fromkeys(
        ("speak", "no_city", "no_ducats", "withdraw", "accept", "pass", "refuse", "quiet", "listen"), _NOTHING
    ),
}

# What is reconstructed in components.toml, by its place there, most important first.
TOPICS: Final = (
    "map.roads",
    "battle_cards",
    "map.cities.terrain",
    "map.cities.port",
    "map.provinces",
    "condottiere_die",
    "scenarios",
    "rules",
    "artists",
    "money",
)

VOCABULARY: Final = Vocabulary(
    events=EVENTS,
    prompts=PROMPTS,
    reasons=REASONS,
    scores=SCORES,
    actions=ACTIONS,
    amounts=frozenset({"give", "ask"}),
    effects=EFFECTS,
    wastes=WASTES,
    names={**NAMES, "data": TOPICS, "column": COLUMNS},
    things=("ducats", "cards", "die", "stance", *UNITS, "fortification", *TERRAIN, "landing", "engineer", *FROM, *PAID),
    facts={**FACTS, "data": {topic: {} for topic in TOPICS}},
    labels=LABELS,
    story=STORY,
    sources=(
        Source("provinces", DURING, ("turn",), "provinces", int(PROVINCE_POINTS)),
        Source("artists", DURING, ("turn",), "artists", int(ARTIST_POINTS)),
    ),
    tie_breaks=(TieBreak("fortresses", "R45"), TieBreak("ramparts", "R45"), TieBreak("ducats", "R45")),
)
