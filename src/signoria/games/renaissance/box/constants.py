"""components.toml as typed constants: what the box prints, ready for the rules to read."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.components import checked_components
from signoria.games.renaissance.box.check import needed_problems

GAME_ID: Final = "renaissance"
FOLDER: Final = Path(str(files("signoria.games.renaissance")))
COMPONENTS: Final = checked_components(GAME_ID, FOLDER, needed_problems)
_BOX: Final[dict[str, Any]] = dict(COMPONENTS.data)
_RULES: Final[dict[str, Any]] = _BOX["rules"]
_PIECES: Final = {piece["id"]: int(piece["count"]) for piece in _BOX["components"]}

PLAYER_COUNTS: Final = tuple(range(int(_BOX["meta"]["players_min"]), int(_BOX["meta"]["players_max"]) + 1))
MOST_PLAYERS: Final = 6
YEARS: Final = tuple(int(year) for year in _RULES["turns"]["years"])
TURNS: Final[i64] = len(YEARS)

# ---- battle cards: blue troops first, then the red and the yellow ones ----
BLUE: Final = ("pikemen", "arquebusiers", "knights", "cannon", "swiss")
RED: Final = ("condottiere", "engineer", "traitor", "sign_of_god", "retreat")
YELLOW: Final = ("looters", "ambassador", "marriage", "raid", "artist_or_banker")
CARDS: Final = (*BLUE, *RED, *YELLOW)
BLUE_COUNT: Final[i64] = len(BLUE)
CONDOTTIERE: Final = 5
ENGINEER: Final = 6
TRAITOR: Final = 7
SIGN_OF_GOD: Final = 8
RETREAT: Final = 9
LOOTERS: Final = 10
AMBASSADOR: Final = 11
MARRIAGE: Final = 12
RAID: Final = 13
ARTIST_OR_BANKER: Final = 14
CARD_COUNT: Final[i64] = len(CARDS)
_CARD: Final[dict[str, Any]] = {card["id"]: card for card in _BOX["battle_cards"]}
COPIES: Final = vec[i64]([_CARD[card]["count"] for card in CARDS])
CARD_PC: Final = vec[i64]([_CARD[card].get("pc", 0) for card in CARDS])

# ---- nations, and who has a power of its own to name ----
NATIONS: Final = ("florence", "genoa", "naples", "milan", "rome", "venice", "france", "spain", "empire", "swiss")
FLORENCE: Final = 0
GENOA: Final = 1
NAPLES: Final = 2
MILAN: Final = 3
ROME: Final = 4
VENICE: Final = 5
FRANCE: Final = 6
SPAIN: Final = 7
EMPIRE: Final = 8
SWISS: Final = 9
NATION_COUNT: Final[i64] = len(NATIONS)
_NATION: Final[dict[str, Any]] = {nation["id"]: nation for nation in _BOX["nations"]}
SEA_EXPANSIONS: Final = vec[i64]([_NATION[nation]["sea_expansions"] for nation in NATIONS])
_POWER: Final[dict[str, Any]] = {power["nation"]: power for power in _BOX["powers"]}
VENICE_DUCATS: Final[i64] = _POWER["venice"]["ducats"]
EMPIRE_CARDS: Final[i64] = _POWER["empire"]["cards"]
SWISS_PC: Final[i64] = _POWER["swiss"]["pc"]
LURE_FROM: Final[i64] = min(_POWER["florence"]["success_on"])

# ---- the map ----
_CITIES: Final[list[dict[str, Any]]] = list(_BOX["map"]["cities"])
CITIES: Final = tuple(str(city["id"]) for city in _CITIES)
CITY_COUNT: Final[i64] = len(CITIES)
IS_PORT: Final = vec[i64]([int(city["port"]) for city in _CITIES])
TERRAINS: Final = tuple(str(city["terrain"]) for city in _CITIES)
_BONUS: Final = {
    "plain": 0,
    "mountain": int(_RULES["combat"]["mountain_bonus"]),
    "marsh": int(_RULES["combat"]["marsh_bonus"]),
}
TERRAIN_BONUS: Final = vec[i64]([_BONUS[terrain] for terrain in TERRAINS])
_PROVINCES: Final[list[dict[str, Any]]] = list(_BOX["map"]["provinces"])
PROVINCES: Final = tuple(str(province["id"]) for province in _PROVINCES)
PROVINCE_COUNT: Final[i64] = len(PROVINCES)
PROVINCE_OF: Final = vec[i64](
    [next(i for i, province in enumerate(_PROVINCES) if city in province["cities"]) for city in CITIES]
)
# The cities of province p are PROVINCE_CITIES[PROVINCE_START[p]] up to PROVINCE_CITIES[PROVINCE_START[p + 1] - 1].
PROVINCE_CITIES: Final = vec[i64]([CITIES.index(city) for province in _PROVINCES for city in province["cities"]])
PROVINCE_START: Final = vec[i64](
    [sum(len(province["cities"]) for province in _PROVINCES[:i]) for i in range(len(PROVINCES) + 1)]
)
_NEIGHBOURS: Final = [
    sorted(
        CITIES.index(one if other == city else other)
        for one, other in _BOX["map"]["roads"]["edges"]
        if city in (one, other)
    )
    for city in CITIES
]
# The cities joined by road to city c are ROADS[ROAD_START[c]] up to ROADS[ROAD_START[c + 1] - 1].
ROADS: Final = vec[i64]([other for others in _NEIGHBOURS for other in others])
ROAD_START: Final = vec[i64]([sum(len(others) for others in _NEIGHBOURS[:city]) for city in range(len(CITIES) + 1)])

# ---- figures and tokens ----
RAMPARTS: Final[i64] = _PIECES["rampart"]
CASTLES: Final[i64] = _PIECES["castle"]
PALACES: Final[i64] = _PIECES["palace"]
GARRISONS: Final[i64] = _RULES["start"]["garrisons"] - 1
ARTISTS: Final = tuple(str(artist["id"]) for artist in _BOX["artists"]["tokens"])
ARTIST_COUNT: Final[i64] = len(ARTISTS)
SAVONAROLA: Final[i64] = next(i for i, artist in enumerate(_BOX["artists"]["tokens"]) if artist["is_savonarola"])

# ---- fortification, by level + 1: a free city, garrison, rampart, fortress ----
_FORTS: Final = {fort["id"]: fort for fort in _RULES["fortification"]}
_LEVELS: Final = [_FORTS[level] for level in ("none", "garrison", "rampart", "fortress")]
FORT_PC: Final = vec[i64]([fort["pc"] for fort in _LEVELS])
FORT_INCOME: Final = vec[i64]([fort["income"] for fort in _LEVELS])
FORT_LOOT: Final = vec[i64]([fort["pillage_gain"] for fort in _LEVELS])
GARRISON: Final = 0
RAMPART: Final = 1
FORTRESS: Final = 2

# ---- fixed numbers of the rules ----
START_DUCATS: Final[i64] = _RULES["start"]["ducats"]
RETURN_DUCATS: Final[i64] = _RULES["return_after_elimination"]["ducats"]
DEAL_CARDS: Final = vec[i64]([_RULES["peace"]["cards"], _RULES["war"]["cards"]])
DEAL_DUCATS: Final = vec[i64]([_RULES["peace"]["ducats"], _RULES["war"]["ducats"]])
ATTACKS: Final = vec[i64]([_RULES["peace"]["attacks_per_player"], _RULES["war"]["attacks_per_player"]])
CARD_PRICE: Final[i64] = _RULES["prices"]["battle_card"]
PALACE_PRICE: Final[i64] = _RULES["prices"]["palace"]
RAMPART_PRICE: Final[i64] = _RULES["prices"]["rampart"]
CASTLE_PRICE: Final[i64] = _RULES["prices"]["castle"]
HAND_LIMIT: Final[i64] = _RULES["limits"]["hand_after_purchases"]
EXPANSIONS: Final[i64] = _RULES["limits"]["expansions_per_turn"]
LANDING_BONUS: Final[i64] = _RULES["combat"]["landing_bonus"]
ENGINEER_PC: Final[i64] = _RULES["combat"]["engineer_defence_bonus"]
UNITS_TO_ATTACK: Final[i64] = _RULES["combat"]["attacker_unit_cards"]
HIRE_COST: Final[i64] = _RULES["condottiere"]["hire_cost"]
SALE_PRICE: Final[i64] = _RULES["condottiere"]["sale_price"]
BUYBACK_PRICE: Final[i64] = _RULES["condottiere"]["buyback_price"]
DOWRY: Final[i64] = _RULES["marriage"]["price"]
DOWRY_TO_OWNER: Final[i64] = int(_RULES["marriage"]["paid_to"] == "owner")
# So many hundredths of the votes make war.
WAR_SHARE: Final[i64] = round(100 * float(_RULES["vote"]["war_if_war_votes_at_least_fraction"]))
BANKER_DUCATS: Final[i64] = _RULES["banker"]["ducats"]
_EMBASSY: Final = {entry["id"]: entry for entry in _RULES["ambassador"]}
BRIBERY_TO: Final[i64] = _EMBASSY["corruption"]["max"]
UPKEEP_TO: Final[i64] = _EMBASSY["poor_upkeep"]["max"]
HELP_CARDS: Final[i64] = _EMBASSY["outside_help"]["cards"]
PROVINCE_POINTS: Final[i64] = _RULES["score"]["province"]
ARTIST_POINTS: Final[i64] = _RULES["score"]["palace_with_artist"]
DIE: Final = 6

# ---- the Condottiere die ----
_NUMBERS: Final = sorted({int(face) for face in _BOX["condottiere_die"]["faces"] if face not in ("rout", "betrayal")})
FACES: Final = ("rout", "betrayal", *[str(number) for number in _NUMBERS])
ROUT: Final = 0
BETRAYAL: Final = 1
FACE_COUNT: Final[i64] = len(FACES)
FACE_PC: Final = vec[i64]([int(face) if face.isdigit() else 0 for face in FACES])
FACE_WEIGHT: Final = vec[i64]([list(_BOX["condottiere_die"]["faces"]).count(face) for face in FACES])
