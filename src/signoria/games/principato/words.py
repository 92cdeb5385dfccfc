"""All that Principato can say, declared: codes with their parameters, names, and what the data tell of each."""

from __future__ import annotations

from typing import Final

from signoria.core.vocabulary import (
    AT_END,
    DURING,
    Fact,
    Shape,
    Source,
    TieBreak,
    Vocabulary,
    counted,
    name,
    number,
    part,
    seat,
    seats,
)
from signoria.games.principato.box.constants import (
    CARDS,
    CHURCH,
    COMPONENTS,
    CUBES,
    EXCHANGED,
    FACE_COUNT,
    FACES,
    FOOD_PER_FARM,
    GAIN,
    GAIN_COUNT,
    GAIN_CUBES,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_GOLD,
    GAIN_PER_TOKEN,
    GAIN_RECRUITS,
    GAIN_TOKENS,
    GAIN_WHAT,
    GOAL_DIVISOR,
    GOAL_EACH,
    GOAL_MILITARY,
    GOAL_SET,
    GOAL_SET_POINTS,
    GOAL_THRESHOLD,
    GOAL_TOKENS,
    GOALS,
    GOLD_PER_BANK,
    KIND_COUNT,
    KINDS,
    MOST_PRINTED,
    MOST_SETS,
    PAY_FOOD,
    PAY_GOLD,
    POOLS,
    PRINTED,
    RANK_POINTS,
    SUPPLIES,
)
from signoria.games.principato.effects import EFFECTS, WASTES
from signoria.games.principato.lists import COLUMNS
from signoria.games.principato.story import STORY

PLACES: Final = ("church", "militia", "condottiere")
# Headings of the table in text.
TABLE: Final = (
    "display",
    "principalities",
    "cards",
    "goals",
    "supply",
    "cubes",
    "tokens",
    "works",
    "first",
)
OPTIONS: Final = ("open_goals", "auto_best_culture", "auto_commit_overflow", "require_positive_force")

CARD: Final = name("card")
_PRICE: Final[Shape] = {"need_food": part("price", "food"), "need_gold": part("price", "gold")}
_STORED: Final[Shape] = {cube: part("have", cube) for cube in CUBES}
_SEAT: Final[Shape] = {"seat": seat()}
_SEAT_AND_CARD: Final[Shape] = {"seat": seat(), "card": CARD}
_SUPPLIED: Final[Shape] = {"seat": seat(), "supply": name("supply"), "count": number()}
# `alike` says that the two are cards of one kind.
_SWAPPED: Final[Shape] = {"seat": seat(), "given": CARD, "taken": CARD, "position": number(), "alike": number()}
_YEAR: Final[Shape] = {"year": number()}
_COUNT: Final[Shape] = {"count": number()}
_CULTURE: Final[Shape] = {"kind": name("kind"), "value": number()}
_TOKENS: Final[Shape] = {"face": counted("count"), "count": number()}

# Where points come from, as the end tells it.
FROM: Final = ("from_military", *(f"from_{kind}" for kind in KINDS), "from_goals")

EVENTS: Final[dict[str, Shape]] = {
    "set_out": {
        **{"card": CARD, **{cube: part("cubes", cube) for cube in CUBES}},
        **{face: part("tokens", face) for face in FACES},
    },
    "dealt_start": _SEAT_AND_CARD,
    "dealt_goal": {"seat": seat(), "goal": name("goal")},
    "first_player": _SEAT,
    "turn_begun": _SEAT,
    "revealed": {"card": CARD, "position": number()},
    "activated": _SEAT_AND_CARD,
    "paid": {"seat": seat(), **{cube: part("payment", cube) for cube in CUBES}},
    "received_tokens": {"seat": seat(), **_TOKENS, "left": number()},
    "took_culture": {"seat": seat(), **_CULTURE},
    "gained": {"seat": seat(), "cube": counted("count"), **{n: number() for n in ("count", "entitled", "short")}},
    "overflow": _SUPPLIED,
    "exchanged": _SWAPPED,
    "changed": _SWAPPED,
    "took_favor": {"seat": seat(), "place": name("place")},
    "committed": _SUPPLIED,
    "skipped": {"seat": seat(), "action": number()},
    "actions_forgone": {"seat": seat(), "count": number()},
    "turn_ended": {**_SEAT_AND_CARD, **{cube: part("stores", cube) for cube in CUBES}},
    "military_card": _YEAR,
    "year_ended": _YEAR,
    "year_begun": _YEAR,
    "scoring_begun": {"year": number(), "annual": number()},
    "supply_order": {"seats": seats()},
    "supplied": _SUPPLIED,
    "supplied_nothing": _SEAT,
    "scored_military": {
        **{"seat": seat(), "points": number(), "total": number()},
        **{"force": number(), "rank": number(), "equal": number()},
        **{"catapults": part("army", "catapult"), "fed": part("army", "fed"), "hungry": part("army", "hungry")},
    },
    "cubes_returned": {"seat": seat(), **{cube: part("cubes", cube) for cube in CUBES}},
    "dismissed": {"seat": seat(), **_TOKENS},
    "standing": {"seat": seat(), "year": number(), "points": number()},
    "points_counted": {
        **{"seat": seat(), "points": number()},
        **{source: part("sources", source) for source in FROM},
    },
    "showed_goal": {"seat": seat(), "goal": name("goal"), "points": number()},
    "game_over": {},
}

PROMPTS: Final[dict[str, Shape]] = {
    "turn.action": {"seat": seat(), "action": number(), "year": number()},
    "turn.change": _SEAT_AND_CARD,
    "turn.favor": _SEAT,
    "activation.option": _SEAT_AND_CARD,
    "activation.favors_for_food": {**_SEAT_AND_CARD, **_PRICE, **_STORED},
    "activation.favors_for_gold": {**_SEAT_AND_CARD, **_PRICE, **_STORED},
    "activation.culture": _SEAT_AND_CARD,
    "activation.recruits": _SEAT_AND_CARD,
    "activation.overflow_food": _SEAT_AND_CARD,
    "activation.overflow_gold": _SEAT_AND_CARD,
    "activation.exchange": _SEAT_AND_CARD,
    "scoring.supply_food": _SEAT,
    "scoring.supply_gold": _SEAT,
    "scoring.supply_favor_militia": _SEAT,
    "scoring.supply_favor_condottieri": _SEAT,
    "scoring.dismiss_militia": _SEAT,
    "scoring.dismiss_condottieri": _SEAT,
}

# A card is named where the whole card is refused, favors or a value where a step of it is.
_OF_CARD: Final[Shape] = {"card": name("card", optional=True)}
REASONS: Final[dict[str, Shape]] = {
    "too_poor": {**_OF_CARD, **_PRICE, **_STORED, "favors": number(optional=True)},
    "no_tokens_left": {**_OF_CARD, "pool": name("pool"), "need": number(), "have": number()},
    "sold_out": {**_OF_CARD, "kind": name("kind"), "value": number(optional=True)},
    "reserve_empty": {"cube": name("cube")},
    "no_room": {"have": number(), "room": number()},
    "church_full": {"have": number(), "room": number()},
    "no_unsupplied_soldier": {"face": name("face")},
    "no_cube": {"supply": name("supply"), "cube": name("cube")},
    "too_few_favors": {"need": number(), "have": number()},
    "best_value_only": _CULTURE,
    "all_on_soldiers": {"need": number()},
}

SCORES: Final[dict[str, Shape]] = {"military": {}, **dict.fromkeys(KINDS, _COUNT), "goal": {"goal": name("goal")}}

ACTIONS: Final[dict[str, Shape]] = {
    "activate": {"card": CARD, "options": number(), "exchange": number()},
    "change": {"card": CARD},
    "favor": {},
    "commit": {"supply": name("supply")},
    "skip": {"action": number()},
    "end": {"card": CARD},
    "option": {},
    "favors_for_food": {"food": part("payment", "food"), "favor": part("payment", "favor")},
    "favors_for_gold": {"gold": part("payment", "gold"), "favor": part("payment", "favor")},
    "take": _CULTURE,
    "recruit": _TOKENS,
    "food_to_soldiers": _COUNT,
    "gold_to_soldiers": _COUNT,
    "swap": {"card": CARD, "given": CARD, "position": number()},
    "place": {"place": name("place")},
    "supply_food": _COUNT,
    "supply_gold": _COUNT,
    "supply_favor_militia": _COUNT,
    "supply_favor_condottieri": _COUNT,
    "dismiss_militia": _COUNT,
    "dismiss_condottieri": _COUNT,
}
AMOUNTS: Final = frozenset(
    (
        *("take", "recruit", "food_to_soldiers", "gold_to_soldiers", "supply_food", "supply_gold"),
        *("supply_favor_militia", "supply_favor_condottieri", "dismiss_militia", "dismiss_condottieri"),
    )
)

_FORCE: Final[Shape] = {"force": number()}
# What the drawn table says beside names and amounts.
LABELS: Final[dict[str, Shape]] = {
    "display": {},
    "leaves": {},
    "place": {"position": number()},
    "pile": {"count": number(), "year": number()},
    "row": {"count": number(), "pile": number()},
    "scorings": {"count": number(), "year": number()},
    "in_pile": {},
    "military": {},
    "out": {},
    "none_out": {},
    "per": {"cube": name("cube")},
    "any": {},
    "take": {},
    "exchange": {},
    "in_use": {},
    "own_principality": {},
    "principality": _SEAT,
    "own_cards": {},
    "cards": _SEAT,
    "yields": {"cube": name("cube"), "count": number()},
    "stored": {"cube": name("cube"), "count": number(), "room": number()},
    "full": {},
    "force": _FORCE,
    "with_cube": {"count": number()},
    "goal_now": {"count": number()},
    "goals_secret": {},
    "goals_hidden": {},
    "goals_open": {},
    "hidden": {},
    "own": {},
    "scored_now": {},
    "now_or_supplied": {},
    "supply_order": {},
    "agreed": {},
    "turn": {"year": number(), "seat": seat()},
}


def _card_facts(card: int) -> dict[str, Fact]:
    """How many options are printed, the price and the gain of each, and whether the card is exchanged after use."""
    facts: dict[str, Fact] = {"options": PRINTED[card], "exchange": EXCHANGED[card]}
    what = FACES[GAIN_WHAT[card * MOST_PRINTED]]
    facts["per"] = {what: 1} if GAIN[card * MOST_PRINTED] == GAIN_PER_TOKEN else {}
    facts["any"] = {what: 1} if GAIN[card * MOST_PRINTED] == GAIN_RECRUITS else {}
    for i in range(MOST_PRINTED):
        option = card * MOST_PRINTED + i
        gain: dict[str, int] = {}
        if GAIN[option] in (GAIN_CUBES, GAIN_PER_TOKEN):
            gain = {"food": GAIN_FOOD[option], "gold": GAIN_GOLD[option]}
        elif GAIN[option] == GAIN_TOKENS:
            gain = {FACES[GAIN_WHAT[option]]: GAIN_COUNT[option]}
        elif GAIN[option] == GAIN_CULTURE:
            gain = {KINDS[GAIN_WHAT[option]]: GAIN_COUNT[option]}
        facts |= {f"price_{i + 1}": {"food": PAY_FOOD[option], "gold": PAY_GOLD[option]}, f"gain_{i + 1}": gain}
    return facts


def _goal_facts(goal: int) -> dict[str, Fact]:
    sets = {f"points_{n}": GOAL_SET_POINTS[goal * (MOST_SETS + 1) + n] for n in range(1, MOST_SETS + 1)}
    counted_faces = {FACES[i]: 1 for i in range(FACE_COUNT) if GOAL_TOKENS[goal * FACE_COUNT + i]}
    asked_kinds = {KINDS[i]: 1 for i in range(KIND_COUNT) if GOAL_SET[goal * KIND_COUNT + i]}
    counts: dict[str, Fact] = {"tokens": counted_faces, "set": asked_kinds, "military": GOAL_MILITARY[goal]}
    return {"each": GOAL_EACH[goal], "threshold": GOAL_THRESHOLD[goal], "divisor": GOAL_DIVISOR[goal], **sets, **counts}


# What each zone of the board stores per token (the church at all), and the points of a military scoring by place.
_ZONE_FACTS: Final[dict[str, dict[str, Fact]]] = {
    "environs": {"room": FOOD_PER_FARM},
    "wall": {
        f"points_{count}_{i + 1}": points for count, ranks in RANK_POINTS.items() for i, points in enumerate(ranks)
    },
    "town": {"room": GOLD_PER_BANK},
    "palace": {},
    "church": {"room": CHURCH},
}


# What is reconstructed in components.toml, by its place there, most important first.
TOPICS: Final = (
    "piles",
    "culture",
    "start_cards",
    "action_types",
    "setup.players",
    "board.zones",
    "military.bills",
)

VOCABULARY: Final = Vocabulary(
    events=EVENTS,
    prompts=PROMPTS,
    reasons=REASONS,
    scores=SCORES,
    actions=ACTIONS,
    amounts=AMOUNTS,
    effects=EFFECTS,
    wastes=WASTES,
    labels=LABELS,
    names={
        "data": TOPICS,
        "column": COLUMNS,
        "card": CARDS,
        "goal": GOALS,
        "cube": CUBES,
        "face": FACES,
        "kind": KINDS,
        "pool": POOLS,
        "zone": tuple(COMPONENTS.data["board"]["zones"]),
        "supply": SUPPLIES,
        "place": PLACES,
        "option": OPTIONS,
        "table": TABLE,
    },
    things=(*CUBES, *FACES, *KINDS, "points", "pile", "fed", "hungry", *FROM),
    facts={
        "data": {topic: {} for topic in TOPICS},
        "card": {card: _card_facts(i) for i, card in enumerate(CARDS)},
        "goal": {goal: _goal_facts(i) for i, goal in enumerate(GOALS)},
        "zone": _ZONE_FACTS,
        "option": {option: {} for option in OPTIONS},
    },
    story=STORY,
    sources=(
        Source("military", DURING, ("military",)),
        *(Source(kind, DURING, (kind,)) for kind in KINDS),
        Source("goals", AT_END, ("goal",)),
    ),
    tie_breaks=(TieBreak("cubes", "6"),),
)
