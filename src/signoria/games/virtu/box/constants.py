"""components.toml as typed constants: symbols, cards, tiles, palaces, costs, set-ups. The map is in atlas.py."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.components import checked_components
from signoria.games.virtu.box.check import needed_problems
from signoria.games.virtu.payment.bill import BITS, SYMBOLS

GAME_ID: Final = "virtu"
FOLDER: Final = Path(str(files("signoria.games.virtu")))
COMPONENTS: Final = checked_components(GAME_ID, FOLDER, needed_problems)
BOX: Final[dict[str, Any]] = dict(COMPONENTS.data)
RATES: Final[dict[str, Any]] = BOX["action_rates"]


def pack(symbols: dict[str, int]) -> int:
    """A relief, four bits per symbol."""
    return sum(count << (BITS * SYMBOLS.index(symbol)) for symbol, count in symbols.items())


# Tables that differ between the two games have a side for three to five players, then one for two.
SIDES_OF_GAME: Final = (3, 2)

# ---- seats, factions, powers: up to five colours on the map, players first, then the Major Cities ----
PLAYER_COUNTS: Final = tuple(sorted(BOX["meta"]["players"]))
MOST_PLAYERS: Final = 5
MOST_POWERS: Final = 5
FACTIONS: Final = (*[faction["id"] for faction in BOX["faction"]], "france")
FACTION_COUNT: Final[i64] = len(FACTIONS)


def states(players: int) -> list[int]:
    """The factions that play, in the order of the seats unless they are dealt or chosen."""
    return [FACTIONS.index(faction) for faction in BOX["setup"][f"p{players}"]["factions"]]


FRANCE: Final[i64] = FACTIONS.index("france")
NAPLES: Final[i64] = FACTIONS.index("naples")
MAJORS: Final = tuple(major["id"] for major in BOX["setup"]["p2"]["major_city"])
MAJOR_COUNT: Final = 3
ROME_MAJOR: Final[i64] = MAJORS.index("rome")
FIRST_MAJOR: Final = 2

# ---- actions and rooms ----
ROOM_ACTIONS: Final = ("govern", "patronise", "trade", "annex", "war", "intrigue")
GOVERN_ACTION: Final = 0
PATRONISE_ACTION: Final = 1
TRADE_ACTION: Final = 2
ANNEX_ACTION: Final = 3
INTRIGUE_ACTION: Final = 5
NO_ACTION: Final = -1
# What the actions are called: with three to five players, with two.
DEEDS: Final = (ROOM_ACTIONS, ("govern", "patronise", "trade", "influence", "war", "intrigue"))
_BASE: Final = {action["id"]: action["room_base_symbol"] for action in BOX["action"]}
# The symbol printed in an empty room, as a relief.
BASE_RELIEF: Final = vec[i64]([pack({_BASE[action]: 1} if _BASE[action] else {}) for action in ROOM_ACTIONS])
ROOMS: Final = 5
# An action card and the improvement under it.
ROOM_CARDS: Final = 2
ROOM_NAMES: Final = tuple(str(room) for room in range(ROOMS))


def _action(name: str) -> int:
    return ROOM_ACTIONS.index(name) if name else NO_ACTION


def _palace(faction: str, side: str) -> list[int]:
    boards = [board for board in BOX["palace_board"] if board["faction"] == faction and board["side"] == side]
    return [_action(room) for room in boards[0]["rooms"]] if boards else [NO_ACTION] * ROOMS


# Printed actions of a palace: its side for two players follows its side for more.
PALACE: Final = vec[i64]([room for faction in FACTIONS for side in ("3-5", "2") for room in _palace(faction, side)])
# Moving on from these rooms passes the arrow of the left or right side.
LEFT_ARROW: Final[i64] = BOX["palace"]["arrows"]["left"]["after"]
RIGHT_ARROW: Final[i64] = BOX["palace"]["arrows"]["right"]["after"]
SIDE_CAPACITY: Final = 3
COURT: Final = 6
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")
BASE_LEFT: Final[i64] = BOX["palace"]["courtier_base"]["left"]
BASE_RIGHT: Final[i64] = BOX["palace"]["courtier_base"]["right"]
MOST_EXTRA: Final[i64] = sum(BOX["palace"]["courtier_extra"].values())

# ---- cards: characters, families, Machiavelli ----
_BONUSES: Final[list[dict[str, Any]]] = list(BOX["patronage_bonus"])
_CHARACTERS: Final[list[dict[str, Any]]] = list(BOX["character"])
_FAMILIES: Final[list[dict[str, Any]]] = list(BOX["family_card"])
_MACHIAVELLI: Final[dict[str, Any]] = next(bonus for bonus in _BONUSES if bonus["id"] == "machiavelli")
_CARDS: Final[list[dict[str, Any]]] = [*_CHARACTERS, *_FAMILIES, _MACHIAVELLI]
CARDS: Final = tuple(card["id"] for card in _CARDS)
CHARACTERS: Final = CARDS[: len(_CHARACTERS)]
CHARACTER_COUNT: Final[i64] = len(_CHARACTERS)
MACHIAVELLI: Final[i64] = len(_CARDS) - 1
CARD_RELIEF: Final = vec[i64]([pack(card["relief"]) for card in _CARDS])
CARD_ACTION: Final = vec[i64]([_action(card["action"]) for card in _CARDS])
CARD_WAR_COST: Final = vec[i64]([card.get("war_cost", 0) for card in _CARDS])
CARD_PLACES: Final = vec[i64]([card.get("courtier_space", 0) for card in _CARDS])
CARD_AGENT: Final = vec[i64]([int(card.get("agent", False)) for card in _CARDS])
CARD_PRESTIGE: Final = vec[i64]([card.get("prestige", 0) for card in _CARDS])
CHARACTER_UNIQUE: Final = vec[i64]([int(card["unique"]) for card in _CHARACTERS])


def pile_sizes(players: int) -> list[int]:
    """Cards of each character in play."""
    return [card["copies"] if players > 2 or card["two_player"] else 0 for card in _CHARACTERS]


def family(faction: str, players: int) -> list[int]:
    """The family cards of a faction or Major City; the ones that open a courtier place first."""
    side = "2" if players == 2 else "3-5"
    members = [i for i, card in enumerate(_CARDS) if card.get("set") == side and card["faction"] == faction]
    return sorted(members, key=lambda card: -CARD_PLACES[card])


MOST_FAMILY: Final = 4
NO_CARD: Final = -1


def _family_row(faction: str, players: int) -> list[int]:
    cards = family(faction, players)
    return cards + [NO_CARD] * (MOST_FAMILY - len(cards))


FAMILY: Final = vec[i64](
    [card for faction in FACTIONS for players in SIDES_OF_GAME for card in _family_row(faction, players)]
)
MAJOR_FAMILY: Final = vec[i64]([card for major in MAJORS for card in family(major, 2)])

# ---- patronage ----
BONUSES: Final = tuple(bonus["id"] for bonus in _BONUSES)
BONUS_COUNT: Final[i64] = len(BONUSES)
BONUS_KIND: Final = vec[i64]([("artist", "work").index(bonus["kind"]) for bonus in _BONUSES])
BONUS_PLACES: Final = vec[i64]([bonus.get("courtier_space", 0) for bonus in _BONUSES])
BONUS_PRESTIGE: Final = vec[i64]([0 if "relief" in bonus else bonus["prestige"] for bonus in _BONUSES])
BONUS_CROSSES: Final = vec[i64]([bonus.get("final_cross", 0) for bonus in _BONUSES])
LEONARDO: Final[i64] = BONUSES.index("leonardo")
BASTIONS: Final[i64] = BONUSES.index("italian_bastions")
PRINCE: Final[i64] = BONUSES.index("the_prince")
MICHELANGELO: Final[i64] = BONUSES.index("michelangelo")
MACHIAVELLI_BONUS: Final[i64] = BONUSES.index("machiavelli")
CANNONS_BONUS: Final[i64] = BONUSES.index("cannons")
LEONARDO_FORCE: Final[i64] = _BONUSES[LEONARDO]["war"]
LEONARDO_COST: Final[i64] = _BONUSES[LEONARDO]["war_cost"]
BASTIONS_FORCE: Final[i64] = _BONUSES[BASTIONS]["defence"]
LAST_RANK: Final[i64] = BOX["patronage_track"]["end_trigger"]
RANK_PRESTIGE: Final = vec[i64](BOX["patronage_track"]["prestige"])
_RANK_COST: Final = {rank: cost for cost in BOX["patronage_track"]["cost"] for rank in cost["ranks"]}


def _rank_costs(symbol: str) -> vec[i64]:
    return vec[i64]([0] + [_RANK_COST[rank][symbol] for rank in range(1, LAST_RANK + 1)])


RANK_FLORINS: Final = _rank_costs("florin")
RANK_CROWNS: Final = _rank_costs("crown")
RANK_CROSSES: Final = _rank_costs("cross")
RANK_EITHER: Final = _rank_costs("crown_or_cross")
FIRST_BONUS_RANK: Final[i64] = BOX["patronage_track"]["bonus_ranks"][0]
SECOND_BONUS_RANK: Final[i64] = BOX["patronage_track"]["bonus_ranks"][1]

# ---- great powers ----
_ALLIANCES: Final[list[dict[str, Any]]] = list(BOX["alliance"])
POWERS: Final = tuple(power["id"] for power in _ALLIANCES)
POWER_COUNT: Final = 3
FRENCH: Final[i64] = POWERS.index("france")
OTTOMAN: Final[i64] = POWERS.index("ottoman")
EMPIRE: Final[i64] = POWERS.index("empire")
POWER_COST: Final = vec[i64]([power["cost"].get(symbol, 0) for power in _ALLIANCES for symbol in SYMBOLS])
POWER_BONUS: Final = vec[i64]([pack(power["bonus"]) for power in _ALLIANCES])
POWER_PRESTIGE: Final = vec[i64]([power["prestige"] for power in _ALLIANCES])

# ---- rates ----
TILES_PER_SYMBOL: Final[i64] = RATES["govern_tiles_per_symbol"]
FLORINS_PER_SHIP: Final[i64] = RATES["trade_florins_per_ship"]
STEP_PRICE: Final[i64] = RATES["extra_step_florins"]
FREE_STEPS: Final[i64] = RATES["free_steps_max"]
HOME_RECRUIT: Final[i64] = RATES["recruit_home"]
OTHER_RECRUIT: Final[i64] = RATES["recruit_elsewhere"]
MOST_AGENTS: Final[i64] = RATES["max_agents"]
HEAVY_LOSS: Final[i64] = RATES["siege_heavy_loss_threshold"]
INDULGENCES: Final[i64] = BOX["indulgence"]["copies"]
INDULGENCE_RELIEF: Final[i64] = pack({"crown": RATES["indulgence_crowns"], "florin": RATES["indulgence_florins"]})
CROSSES_TO_REDEEM: Final[i64] = RATES["free_indulgence_cost"][0]["cross"]
CROWNS_TO_REDEEM: Final[i64] = RATES["free_indulgence_cost"][1]["crown"]
MOST_TROOPS: Final[i64] = BOX["setup"]["common_3_5"]["troops_limit"]
_PAY: Final = BOX["solde"]
# Pay for so many troops on the map with three to five players.
TROOP_PAY: Final = vec[i64]([0] + [_PAY["n1_2"]] * 2 + [_PAY["n3_4"]] * 2 + [_PAY["n5_6"]] * 2)
ROUNDS: Final[i64] = BOX["round_track"]["rounds"]
PAY_ROUND: Final = vec[i64]([int(r in BOX["round_track"]["pay_rounds"]) for r in range(ROUNDS + 1)])
# The year of history in which each round lies; round 0 is before the first.
ROUND_DATE: Final = vec[i64](
    [
        max(int(year) for year, (first, _) in BOX["round_track"]["years"].items() if first <= max(number, 1))
        for number in range(ROUNDS + 1)
    ]
)

# ---- tracks and scoring ----


def most_trophies() -> int:
    """Two players: a trophy for each siege won, no more of them in a round than a side has troops with its allies."""
    sides = BOX["setup"]["p2"]
    allies = sum(int(side["troops_limit"]) for side in sides["major_city"])
    return int(ROUNDS) * (max(int(sides[side]["troops_limit"]) for side in ("france", "naples")) + allies)


FIRST_POSITION: Final[i64] = BOX["city_track"]["positions"][0]
LAST_POSITION: Final[i64] = BOX["city_track"]["positions"][-1]
CITY_PRESTIGE: Final = vec[i64](BOX["city_track"]["prestige"])
CITIES_FOR_PLACE: Final[i64] = BOX["city_track"]["courtier_space_from"]
CITIES_FOR_END: Final[i64] = BOX["city_track"]["end_trigger"]
LEADER_BONUS: Final[i64] = BOX["city_track"]["leader_bonus"]
PATRON_LEADER_BONUS: Final[i64] = BOX["patronage_track"]["leader_bonus"]
RELIGION: Final = {count: list(BOX["religious_influence"][f"p{count}"]) for count in PLAYER_COUNTS if count > 2}
RELIGION_2P: Final[i64] = BOX["religious_influence"]["p2_most"]
# By side of the game: what a trophy counts, and how many of one colour a player can have.
TROPHY: Final = vec[i64]([BOX["scoring"]["trophy_3_5"], BOX["scoring"]["trophy_2"]])
MOST_TROPHIES_OF: Final = vec[i64]([1, most_trophies()])
CITY_2P: Final[i64] = BOX["scoring"]["city_2p"]
INDULGENCE_PRESTIGE: Final[i64] = BOX["indulgence"]["prestige"]

# ---- influence ----
_INFLUENCE: Final = BOX["influence_board"]
LOWEST_INFLUENCE: Final[i64] = _INFLUENCE["min"]
HIGHEST_INFLUENCE: Final[i64] = _INFLUENCE["max"]
START_INFLUENCE: Final = vec[i64]([_INFLUENCE["start"][major] for major in MAJORS])
# Zone of each position from the left: alliance and favour of France, neutral, favour and alliance of Naples.
FAVOUR_FRANCE: Final[i64] = max(_INFLUENCE["favourable_france"])
ALLIANCE_FRANCE: Final[i64] = max(_INFLUENCE["alliance_france"])
FAVOUR_NAPLES: Final[i64] = min(_INFLUENCE["favourable_naples"])
ALLIANCE_NAPLES: Final[i64] = min(_INFLUENCE["alliance_naples"])
SIEGE_PENALTY: Final[i64] = _INFLUENCE["siege_penalty"]
CAPITAL_PENALTY: Final[i64] = _INFLUENCE["capital_penalty"]
