"""components.toml as typed constants: what the box prints, ready for the rules to read."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.components import checked_components
from signoria.games.principato.box.check import needed_problems

GAME_ID: Final = "principato"
FOLDER: Final = Path(str(files("signoria.games.principato")))
COMPONENTS: Final = checked_components(GAME_ID, FOLDER, needed_problems)
_BOX: Final[dict[str, Any]] = dict(COMPONENTS.data)

# ---- cubes and where they lie ----
CUBES: Final = ("food", "gold", "favor")
FOOD: Final = 0
GOLD: Final = 1
FAVOR: Final = 2
CUBE_COUNT: Final = vec[i64]([_BOX["cubes"][cube]["count"] for cube in CUBES])
FOOD_PER_FARM: Final[i64] = _BOX["storage"]["food_per_farm"]
GOLD_PER_BANK: Final[i64] = _BOX["storage"]["gold_per_bank"]
CHURCH: Final[i64] = _BOX["storage"]["favor_in_church"]

# ---- tokens: two faces may share one pool ----
FACES: Final = ("field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere")
FIELD: Final = 0
FARM: Final = 1
PALAZZO: Final = 2
BANK: Final = 3
CATAPULT: Final = 4
MILITIA: Final = 5
CONDOTTIERE: Final = 6
FACE_COUNT: Final[i64] = 7
POOLS: Final = tuple(_BOX["tokens"]["pools"])
POOL_SIZE: Final = vec[i64]([pool["count"] for pool in _BOX["tokens"]["pools"].values()])
POOL_OF: Final = vec[i64]([POOLS.index(_BOX["tokens"]["faces"][face]["pool"]) for face in FACES])
SOLDIER_POOL: Final[i64] = POOLS.index(_BOX["tokens"]["faces"]["militia"]["pool"])
MOST_SOLDIERS: Final[i64] = _BOX["tokens"]["pools"]["soldier"]["count"]

# ---- supply of soldiers: which cube lies on which kind ----
SUPPLIES: Final = ("militia_food", "condottiere_gold", "militia_favor", "condottiere_favor")
MILITIA_FOOD: Final = 0
CONDOTTIERE_GOLD: Final = 1
MILITIA_FAVOR: Final = 2
CONDOTTIERE_FAVOR: Final = 3
SUPPLY_COUNT: Final[i64] = 4

# ---- culture: a class is a kind and a printed value ----
KINDS: Final = ("monument", "book", "painting")
KIND_COUNT: Final[i64] = 3
_CLASSES: Final = [
    (kind, value) for kind in KINDS for value in sorted(set(_BOX["culture"][kind]["values"]), reverse=True)
]
CLASSES: Final = tuple(f"{kind}_{value}" for kind, value in _CLASSES)
CLASS_COUNT: Final[i64] = len(_CLASSES)
CLASS_KIND: Final = vec[i64]([KINDS.index(kind) for kind, _ in _CLASSES])
CLASS_VALUE: Final = vec[i64]([value for _, value in _CLASSES])
CLASS_STOCK: Final = vec[i64]([_BOX["culture"][kind]["values"].count(value) for kind, value in _CLASSES])
VALUES: Final = tuple(sorted({value for _, value in _CLASSES}))
CLASS_OF: Final = vec[i64](
    [_CLASSES.index((kind, value)) if (kind, value) in _CLASSES else -1 for kind in KINDS for value in VALUES]
)
VALUE_COUNT: Final[i64] = len(VALUES)

# ---- action cards: every printed option as pay and gain ----
CARDS: Final = tuple(_BOX["action_types"])
CARD_COUNT: Final[i64] = len(CARDS)
MILITARY: Final[i64] = CARD_COUNT
PILE_CARDS: Final = (*CARDS, "military")
_PRINTED: Final = [_BOX["action_types"][card]["options"] for card in CARDS]
MOST_PRINTED: Final[i64] = max(len(options) for options in _PRINTED)
PRINTED: Final = vec[i64]([len(options) for options in _PRINTED])
EXCHANGED: Final = vec[i64]([int(_BOX["action_types"][card]["exchange"]) for card in CARDS])

GAIN_TOKENS: Final = 0
GAIN_CULTURE: Final = 1
GAIN_CUBES: Final = 2
GAIN_PER_TOKEN: Final = 3
GAIN_RECRUITS: Final = 4


def _gain(gain: dict[str, Any]) -> tuple[int, int, int, int, int]:
    """Kind of gain, its face or culture kind, number of tokens, food, gold (per token for production)."""
    if "cube" in gain:
        food, gold = int(gain["cube"] == "food"), int(gain["cube"] == "gold")
        return GAIN_PER_TOKEN, FACES.index(gain["per_token"]), 0, food, gold
    if "culture" in gain:
        return GAIN_CULTURE, KINDS.index(gain["culture"]), gain["count"], 0, 0
    if "token" not in gain:
        return GAIN_CUBES, 0, 0, gain.get("food", 0), gain.get("gold", 0)
    if gain["count"] == "any":
        return GAIN_RECRUITS, FACES.index(gain["token"]), 0, 0, 0
    return GAIN_TOKENS, FACES.index(gain["token"]), gain["count"], 0, 0


def _per_option(values: list[list[int]]) -> vec[i64]:
    """One number per card and printed option, padded to the card with most options."""
    padded = [row + [0] * (MOST_PRINTED - len(row)) for row in values]
    return vec[i64]([value for row in padded for value in row])


PAY_FOOD: Final = _per_option([[o["pay"].get("food", 0) for o in options] for options in _PRINTED])
PAY_GOLD: Final = _per_option([[o["pay"].get("gold", 0) for o in options] for options in _PRINTED])
_GAINS: Final = [[_gain(o["gain"]) for o in options] for options in _PRINTED]
GAIN: Final = _per_option([[gain[0] for gain in row] for row in _GAINS])
GAIN_WHAT: Final = _per_option([[gain[1] for gain in row] for row in _GAINS])
GAIN_COUNT: Final = _per_option([[gain[2] for gain in row] for row in _GAINS])
GAIN_FOOD: Final = _per_option([[gain[3] for gain in row] for row in _GAINS])
GAIN_GOLD: Final = _per_option([[gain[4] for gain in row] for row in _GAINS])

# ---- piles and start cards ----
PLAYER_COUNTS: Final = tuple(sorted(int(count) for count in _BOX["setup"]["players"]))
MOST_PLAYERS: Final[i64] = PLAYER_COUNTS[-1]
YEARS: Final[i64] = _BOX["end"]["years"]
_DISPLAYS: Final = {count: _BOX["setup"]["players"][str(count)]["display"] for count in PLAYER_COUNTS}
DISPLAY_SIZE: Final = vec[i64]([_DISPLAYS.get(count, 0) for count in range(MOST_PLAYERS + 1)])
MOST_DISPLAYED: Final[i64] = max(_DISPLAYS.values())
START_CARD: Final[i64] = CARDS.index(_BOX["start_cards"]["S1"]["type"])
DEALT_CARDS: Final = vec[i64](
    [sum(entry["count"] for entry in _BOX["start_cards"]["S2"] if entry["type"] == card) for card in CARDS]
)


def _pile_counts(players: int) -> vec[i64]:
    removed = _BOX["setup"]["players"][str(players)]["removed_marks"]
    marks = ["unmarked"] + [f"mark{mark}" for mark in (3, 4) if mark not in removed]
    counts: list[int] = []
    for year in range(1, YEARS + 1):
        pile = _BOX["piles"][f"year{year}"]
        copies = {entry["type"]: sum(entry[mark] for mark in marks) for entry in pile["cards"]}
        counts += [copies.get(card, 0) for card in CARDS] + [pile["military_cards"]]
    return vec[i64](counts)


_PILES: Final = {count: _pile_counts(count) for count in PLAYER_COUNTS}


def pile_counts(players: int) -> vec[i64]:
    """Cards per year and type, the military scoring card last, for a number of players (§3.2)."""
    return _PILES[players][:]


# ---- set-up, turn, scoring ----
_EACH: Final = _BOX["setup"]["each_player"]
ACTIONS_PER_TURN: Final[i64] = _EACH["actions_per_turn"]
HAND_SIZE: Final[i64] = 2
START_TOKENS: Final = vec[i64]([_EACH["tokens"].get(face, 0) for face in FACES])
START_CUBES: Final = vec[i64]([_EACH["cubes"].get(cube, 0) for cube in CUBES])
SCORINGS: Final[i64] = _BOX["military"]["scorings_per_game"]
RANK_POINTS: Final = {count: list(_BOX["military"]["vp_by_rank"][str(count)]) for count in PLAYER_COUNTS}

# ---- goals: tokens or military points above a threshold, or sets of culture ----
_GOALS: Final[list[dict[str, Any]]] = list(_BOX["goals"])
GOALS: Final = tuple(goal["id"] for goal in _GOALS)
GOAL_COUNT: Final[i64] = len(GOALS)
BACKS: Final[i64] = 2
GOAL_BACK: Final = vec[i64]([goal["back"] - 1 for goal in _GOALS])
GOAL_TOKENS: Final = vec[i64]([int(face in goal.get("tokens", ())) for goal in _GOALS for face in FACES])
GOAL_MILITARY: Final = vec[i64]([int(goal["rule"] == "per_military_vp") for goal in _GOALS])
GOAL_THRESHOLD: Final = vec[i64]([goal.get("threshold", 0) for goal in _GOALS])
GOAL_DIVISOR: Final = vec[i64]([goal.get("divisor", 1) for goal in _GOALS])
GOAL_EACH: Final = vec[i64]([goal.get("vp_each", 0) for goal in _GOALS])
GOAL_SET: Final = vec[i64]([int(kind in goal.get("set", ())) for goal in _GOALS for kind in KINDS])
_SET_POINTS: Final = [goal.get("vp", [0]) for goal in _GOALS]
MOST_SETS: Final[i64] = max(len(points) for points in _SET_POINTS) - 1
GOAL_SET_POINTS: Final = vec[i64](
    [points[min(sets, len(points) - 1)] for points in _SET_POINTS for sets in range(MOST_SETS + 1)]
)
