"""The ids of Renaissance that have a name, by kind, and the numbers of the box that the line about each quotes."""

from __future__ import annotations

from typing import Final

from signoria.core.vocabulary import Fact
from signoria.games.renaissance.actions import STANCES, STATES
from signoria.games.renaissance.battle.fields import MODES, SLOTS
from signoria.games.renaissance.battle.sale import ANSWERS
from signoria.games.renaissance.box.constants import (
    ARTISTS,
    BANKER_DUCATS,
    BLUE,
    BRIBERY_TO,
    BUYBACK_PRICE,
    CARD_PC,
    CARDS,
    CITIES,
    DOWRY,
    EMPIRE_CARDS,
    ENGINEER_PC,
    HELP_CARDS,
    HIRE_COST,
    LURE_FROM,
    NATIONS,
    PROVINCES,
    SWISS_PC,
    TERRAIN_BONUS,
    TERRAINS,
    UPKEEP_TO,
    VENICE_DUCATS,
)
from signoria.games.renaissance.box.plans import SCENARIOS, VARIANTS
from signoria.games.renaissance.phases.ambassador import EMBASSIES
from signoria.games.renaissance.phases.question import LEVELS

FIGURES: Final = ("rampart", "castle", "palace")
RESULTS: Final = ("attacker", "defender", "tie")
HIRED: Final = ("unit", "red", "none")
PHASES: Final = ("returns", "vote", "cards", "purchases", "order", "expansion", "combats", "scoring")
UNITS: Final = (*BLUE, "condottiere")
# The ground that helps a defender, by its name.
TERRAIN: Final = tuple(dict.fromkeys([terrain for terrain, bonus in zip(TERRAINS, TERRAIN_BONUS) if bonus > 0]))
GROUND: Final = ("fortification", "terrain", "landing", "engineer")
OPTIONS: Final = ("scenario", "variant", "powers", "diplomacy", "do_not_disturb", "garrison_limit", "nations")
# Headings and words of the table in text.
TABLE: Final = (
    "map",
    "states",
    "hand",
    "seen",
    "battle",
    "offer",
    "supply",
    "order",
    "deck",
    "roads",
    "discards",
    "ramparts",
    "castles",
    "palaces",
    "cities",
    "ducats",
    "cards",
    "artists",
    "points",
    "nation",
    "palace",
    "pillaged",
    "attack",
    "defence",
    "die",
    "stance",
    "sum",
    "hidden",
    "locked",
    "gives",
    *GROUND,
)

_CARD_FACTS: Final[dict[str, dict[str, Fact]]] = {
    **{card: {"points": int(CARD_PC[i])} for i, card in enumerate(BLUE)},
    "condottiere": {"price": int(HIRE_COST), "ransom": int(BUYBACK_PRICE)},
    "engineer": {"points": int(ENGINEER_PC)},
    "traitor": {},
    "sign_of_god": {},
    "retreat": {},
    "looters": {},
    "ambassador": {"bribery": int(BRIBERY_TO), "upkeep": int(UPKEEP_TO), "cards": int(HELP_CARDS)},
    "marriage": {"price": int(DOWRY)},
    "raid": {},
    "artist_or_banker": {"ducats": int(BANKER_DUCATS)},
}
_NATION_FACTS: Final[dict[str, dict[str, Fact]]] = {
    **{nation: {} for nation in NATIONS},
    "florence": {"from": int(LURE_FROM)},
    "venice": {"ducats": int(VENICE_DUCATS)},
    "empire": {"cards": int(EMPIRE_CARDS)},
    "swiss": {"points": int(SWISS_PC)},
}

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": CARDS,
    "nation": NATIONS,
    "city": CITIES,
    "province": PROVINCES,
    # The board prints Italian; this is what the reader's own language says.
    "local_city": CITIES,
    "local_province": PROVINCES,
    "artist": ARTISTS,
    "level": LEVELS,
    "figure": FIGURES,
    "state": STATES,
    "stance": STANCES,
    "mode": MODES,
    "embassy": EMBASSIES,
    "variant": VARIANTS,
    "scenario": ("base", *SCENARIOS),
    "phase": PHASES,
    "result": RESULTS,
    "hired": HIRED,
    "slot": SLOTS,
    "answer": ANSWERS,
    "option": OPTIONS,
    "table": TABLE,
    # Headings over the options of these verbs, where there are many.
    "group": ("rampart", "castle", "palace", "cards", "road", "sea"),
}
FACTS: Final[dict[str, dict[str, dict[str, Fact]]]] = {
    "card": _CARD_FACTS,
    "nation": _NATION_FACTS,
    "option": {option: {} for option in OPTIONS},
}
