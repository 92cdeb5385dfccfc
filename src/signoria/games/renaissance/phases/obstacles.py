"""What can stand in the way of an action: a number for the engine, a code and its paragraph for people."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.renaissance.decisions import OBSTACLES

TOO_POOR: Final[i64] = OBSTACLES.add("too_poor", "5")
NO_FIGURE: Final[i64] = OBSTACLES.add("no_figure", "5")
HAND_FULL: Final[i64] = OBSTACLES.add("hand_full", "4.3")
NO_ATTACK_LEFT: Final[i64] = OBSTACLES.add("no_attack_left", "4.6")
TOO_FEW_UNITS: Final[i64] = OBSTACLES.add("too_few_units", "4.6")
NO_TARGET: Final[i64] = OBSTACLES.add("no_target", "4.6")
POWER_USED: Final[i64] = OBSTACLES.add("power_used", "7")
NO_PALACE_FREE: Final[i64] = OBSTACLES.add("no_palace_free", "4.6")
MARRIED: Final[i64] = OBSTACLES.add("married", "4.6")
ATTACKED_BEFORE: Final[i64] = OBSTACLES.add("attacked_before", "4.6")
SOURCE_USED: Final[i64] = OBSTACLES.add("source_used", "4.7")
NEWLY_WON: Final[i64] = OBSTACLES.add("newly_won", "4.7")
EXPANDED_BEFORE: Final[i64] = OBSTACLES.add("expanded_before", "4.5")
FORTRESS_HOLDS: Final[i64] = OBSTACLES.add("fortress_holds", "4.6")
ALREADY_PILLAGED: Final[i64] = OBSTACLES.add("already_pillaged", "4.6")
HOLDS_PALACE: Final[i64] = OBSTACLES.add("holds_palace", "4.6")
FORTIFIED: Final[i64] = OBSTACLES.add("fortified", "4.6")
ATTACKED_OWNER: Final[i64] = OBSTACLES.add("attacked_owner", "4.6")
NO_GARRISON_LEFT: Final[i64] = OBSTACLES.add("no_garrison_left", "8")
MUST_DEFEND: Final[i64] = OBSTACLES.add("must_defend", "4.7")
UNITS_MUST_FOLLOW: Final[i64] = OBSTACLES.add("units_must_follow", "4.7")
NOT_HELD: Final[i64] = OBSTACLES.add("not_held", "4.7")
WRONG_LEVEL: Final[i64] = OBSTACLES.add("wrong_level", "4.8")
SWAPPED_ALREADY: Final[i64] = OBSTACLES.add("swapped_already", "4.8")
NOTHING_OFFERED: Final[i64] = OBSTACLES.add("nothing_offered", "4.8")
