"""Verbs and arguments of Renaissance, each with its id (§4); cities and cards by their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.actions import ActionTable
from signoria.games.renaissance.battle.fields import SLOTS
from signoria.games.renaissance.box.constants import (
    ARTISTS,
    BLUE,
    CARDS,
    CITIES,
    DIE,
    FACES,
    HAND_LIMIT,
    MOST_PLAYERS,
    NATIONS,
)
from signoria.games.renaissance.box.plans import VARIANTS

STATES: Final = ("peace", "war")
STANCES: Final = ("attack", "defence")
# The most ducats that one step of an offer names; who has more may add to it.
MOST_AT_ONCE: Final = 40

ACTIONS: Final = ActionTable()

# Set-up (S-NATION, S-CHOICE, S-EXTRA; S-RAMPART and S-PALACE use the verbs of the purchases) and returns.
CHOOSE_NATION: Final[i64] = ACTIONS.verb("nation", NATIONS)
GARRISON_AT: Final[i64] = ACTIONS.verb("garrison", CITIES)
RETURN_TO: Final[i64] = ACTIONS.verb("return", CITIES)

# The vote and the stance: sealed, then shown.
STANCE: Final[i64] = ACTIONS.verb("stance", STANCES)
VOTE: Final[i64] = ACTIONS.verb("vote", STATES)
SHOW_STANCE: Final[i64] = ACTIONS.verb("show_stance", STANCES)
SHOW_VOTE: Final[i64] = ACTIONS.verb("show_vote", STATES)

# Purchases.
BUILD_RAMPART: Final[i64] = ACTIONS.verb("rampart", CITIES)
BUILD_CASTLE: Final[i64] = ACTIONS.verb("castle", CITIES)
BUILD_PALACE: Final[i64] = ACTIONS.verb("palace", CITIES)
BUY_CARDS: Final[i64] = ACTIONS.verb("cards", range(HAND_LIMIT + 1))

# Expansion and declaration of attacks: where to, then where from and how.
EXPAND: Final[i64] = ACTIONS.verb("expand", CITIES)
TARGET: Final[i64] = ACTIONS.verb("target", CITIES)
BY_ROAD: Final[i64] = ACTIONS.verb("road", CITIES)
BY_SEA: Final[i64] = ACTIONS.verb("sea", CITIES)
RAID_FROM: Final[i64] = ACTIONS.verb("raid_from", CITIES)

# The menu of a combat turn.
ATTACK: Final[i64] = ACTIONS.verb("attack")
PLAY_LOOTERS: Final[i64] = ACTIONS.verb("looters")
FREE_LOOTERS: Final[i64] = ACTIONS.verb("free_looters")
PLAY_AMBASSADOR: Final[i64] = ACTIONS.verb("ambassador")
PLAY_MARRIAGE: Final[i64] = ACTIONS.verb("marriage")
PLAY_RAID: Final[i64] = ACTIONS.verb("raid")
PLAY_ARTIST: Final[i64] = ACTIONS.verb("artist_or_banker")
LURE: Final[i64] = ACTIONS.verb("lure")
END: Final[i64] = ACTIONS.verb("end")

# Yellow cards and powers (Y-…).
LOOT: Final[i64] = ACTIONS.verb("loot", CITIES)
BRIBE: Final[i64] = ACTIONS.verb("bribe", CITIES)
NEGLECT: Final[i64] = ACTIONS.verb("neglect", CITIES)
MARRY: Final[i64] = ACTIONS.verb("marry", CITIES)
ARTIST_TO: Final[i64] = ACTIONS.verb("artist", CITIES)
BANKER_AT: Final[i64] = ACTIONS.verb("banker", CITIES)
LURE_TO: Final[i64] = ACTIONS.verb("lure_to", CITIES)
LURE_AWAY: Final[i64] = ACTIONS.verb("lure_from", CITIES)

# A battle (B-…). Laid cards and sealed answers are shown by a line of their own.
ANSWER: Final[i64] = ACTIONS.verb("answer", ("pass", "offer"))
SHOW_OFFER: Final[i64] = ACTIONS.verb("show_offer")
HIRE_UNIT: Final[i64] = ACTIONS.verb("hire_unit", range(MOST_PLAYERS))
HIRE_RED: Final[i64] = ACTIONS.verb("hire_red", range(MOST_PLAYERS))
REFUSE_SALE: Final[i64] = ACTIONS.verb("refuse_sale", range(MOST_PLAYERS))
LAY: Final[i64] = ACTIONS.verb("lay", (*CARDS[:8], "free_condottiere", "nothing"))
LAY_FREE: Final[i64] = LAY + 8
LAY_NOTHING: Final[i64] = LAY + 9
REVEAL: Final[i64] = ACTIONS.verb("reveal", CARDS[:8])
COUNTER: Final[i64] = ACTIONS.verb("counter")
BUY_BACK: Final[i64] = ACTIONS.verb("buy_back")
SIGN: Final[i64] = ACTIONS.verb("sign", SLOTS)
SAVE: Final[i64] = ACTIONS.verb("retreat", BLUE)
SAVE_FREE: Final[i64] = ACTIONS.verb("free_retreat", BLUE)

# Diplomacy (D-OFFER, D-ANSWER), composed in small steps.
SPEAK: Final[i64] = ACTIONS.verb("speak")
SPEAK_TO: Final[i64] = ACTIONS.verb("to", range(MOST_PLAYERS))
GIVE_CITY: Final[i64] = ACTIONS.verb("give_city", CITIES)
ASK_CITY: Final[i64] = ACTIONS.verb("ask_city", CITIES)
NO_CITY: Final[i64] = ACTIONS.verb("no_city")
GIVE: Final[i64] = ACTIONS.verb("give", range(1, MOST_AT_ONCE + 1))
ASK: Final[i64] = ACTIONS.verb("ask", range(1, MOST_AT_ONCE + 1))
NO_DUCATS: Final[i64] = ACTIONS.verb("no_ducats")
WITHDRAW: Final[i64] = ACTIONS.verb("withdraw")
ACCEPT: Final[i64] = ACTIONS.verb("accept")

# Answers that many questions share.
PASS: Final[i64] = ACTIONS.verb("pass")
REFUSE: Final[i64] = ACTIONS.verb("refuse")
QUIET: Final[i64] = ACTIONS.verb("quiet")
LISTEN: Final[i64] = ACTIONS.verb("listen")

OUTCOMES: Final = ActionTable("chance outcome")

DRAWN_VARIANT: Final[i64] = OUTCOMES.verb("variant", VARIANTS)
DRAWN_NATION: Final[i64] = OUTCOMES.verb("nation", NATIONS)
DRAWN_PLACE: Final[i64] = OUTCOMES.verb("next", range(MOST_PLAYERS))
DRAWN_CARD: Final[i64] = OUTCOMES.verb("draw", CARDS)
DIE_ROLL: Final[i64] = OUTCOMES.verb("die", range(1, DIE + 1))
EMBASSY_ROLL: Final[i64] = OUTCOMES.verb("embassy", range(2, 2 * DIE + 1))
FACE: Final[i64] = OUTCOMES.verb("face", FACES)
DRAWN_ARTIST: Final[i64] = OUTCOMES.verb("artist", ARTISTS)
