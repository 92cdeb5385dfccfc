"""What the map, the great powers and the Major Cities show beside the observation. Part of the figures."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from signoria.core.state import SPECTATOR
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT, MAJOR_AGENTS, POWER_SPOT, SEAS, TRACK_SPOT
from signoria.games.virtu.box.constants import (
    CARDS,
    FIRST_MAJOR,
    HIGHEST_INFLUENCE,
    LOWEST_INFLUENCE,
    MAJOR_FAMILY,
    MOST_POWERS,
    POWER_BONUS,
    POWER_COST,
)
from signoria.games.virtu.forecast.forces import Force, defence_parts, power_name, troops_before
from signoria.games.virtu.payment.bill import SYMBOL_COUNT, SYMBOLS, amount
from signoria.games.virtu.payment.sources import is_bonus_ready
from signoria.games.virtu.phases.alliance import is_reduced
from signoria.games.virtu.phases.annex import UNREACHABLE, is_target, seas_to
from signoria.games.virtu.phases.recruit import price as recruit_price
from signoria.games.virtu.phases.retreat import is_by_road
from signoria.games.virtu.phases.value import defence, neutral_value, value_to
from signoria.games.virtu.state import ELIMINATED, EMPTY, FAVOURABLE, HOSTILE, ON_TRACK, Virtu, holds
from signoria.games.virtu.two_players.track import zone

POSTURES: Final = {FAVOURABLE: "favourable", HOSTILE: "hostile"}


class City(TypedDict):
    """A city for who looks: whose it is, its value to them, what annexing it costs, what their siege of it meets.

    `owner` and the keys of `troops` are seats ("seat_0") or Major Cities, empty for nobody's; `lord` is the seat that
    controls it itself or through an ally, -1 for none. `annex` is empty where it cannot be annexed, and then
    `annex_from`, the own city from which it comes over; `recruit` is 0 where they cannot recruit.
    """

    owner: str
    lord: int
    agent: int
    troops: dict[str, int]
    value: int
    army: int
    defence: int
    parts: list[Force]
    annex: dict[str, int]
    annex_from: str
    recruit: int


class Power(TypedDict):
    """A great power: its price, whether the agent of who looks spares a symbol, what it gives, if it can be used.

    `ally` and `agent` are seats, -1 for nobody.
    """

    ally: int
    agent: int
    price: dict[str, int]
    reduced: bool
    bonus: dict[str, int]
    usable: bool


class Major(TypedDict):
    """A Major City: its posture to each seat, the zone of its marker, its troops, and the cards of its alliance.

    `ally` is the seat it is allied to, -1 while it is on its track; `agents` come with its alliance.
    """

    ally: int
    eliminated: bool
    agent: int
    place: int
    postures: list[str]
    zone: str
    cities: int
    troops: int
    reserve: int
    agents: int
    cards: list[str]


class InfluenceSpace(TypedDict):
    """A space of every influence track: France to the left of 0, Naples to the right."""

    place: int
    zone: str


def city_figures(s: Virtu, seat: i64, city: i64) -> City:
    looks_on: bool = seat < 0
    friendly: bool = not looks_on and s.is_friendly(seat, city)
    attacker: i64 = SPECTATOR if friendly else seat
    ships: i64 = UNREACHABLE if looks_on or not is_target(s, city) else seas_to(s, seat, city)
    mine: bool = not looks_on and holds(s, seat, city)
    owner: i64 = s.owner[city]
    return {
        "owner": power_name(s, owner) if owner >= 0 else "",
        "lord": int(max(s.lord(city), EMPTY)),
        "agent": int(s.agent[city]),
        "troops": {
            power_name(s, power): int(s.troops[power * CITY_COUNT + city])
            for power in range(MOST_POWERS)
            if s.troops[power * CITY_COUNT + city] > 0
        },
        "value": int(value_to(s, attacker, city)),
        "army": 0 if looks_on else troops_before(s, seat, city),
        "defence": int(defence(s, city, attacker)),
        "parts": defence_parts(s, city, attacker),
        "annex": {} if ships == UNREACHABLE else {"crown": int(neutral_value(s, seat, city)) + 1, "ship": int(ships)},
        "annex_from": "" if ships == UNREACHABLE else _way_from(s, seat, city, ships),
        "recruit": int(recruit_price(s, seat, city)) if mine else 0,
    }


def _way_from(s: Virtu, seat: i64, city: i64, ships: i64) -> str:
    """Returns the first own city by road, or else the first own port over so many seas."""
    for start in range(CITY_COUNT):
        joined = is_by_road(s, start, city) if ships == 0 else SEAS[start * CITY_COUNT + city] == ships
        if joined and holds(s, seat, start):
            name: str = CITIES[start]
            return name
    return ""


def power_figures(s: Virtu, seat: i64, power: i64) -> Power:
    ally: i64 = s.ally[power]
    price = {SYMBOLS[symbol]: int(POWER_COST[power * SYMBOL_COUNT + symbol]) for symbol in range(SYMBOL_COUNT)}
    bonus = {SYMBOLS[symbol]: int(amount(POWER_BONUS[power], symbol)) for symbol in range(SYMBOL_COUNT)}
    return {
        "ally": int(ally),
        "agent": int(s.agent[POWER_SPOT + power]),
        "price": {symbol: count for symbol, count in price.items() if count},
        "reduced": seat >= 0 and is_reduced(s, seat, power),
        "bonus": {symbol: count for symbol, count in bonus.items() if count},
        "usable": ally != EMPTY and is_bonus_ready(s, ally, power),
    }


def major_figures(s: Virtu, major: i64) -> Major:
    power: i64 = FIRST_MAJOR + major
    ally: i64 = s.major_ally[major]
    gone: bool = ally == ELIMINATED
    troops = int(s.troops_of(power))
    return {
        "ally": int(max(ally, EMPTY)),
        "eliminated": gone,
        "agent": int(s.agent[TRACK_SPOT + major]),
        "place": int(s.influence[major]),
        "postures": [] if gone else [POSTURES.get(int(s.posture(seat, major)), "neutral") for seat in range(s.players)],
        "zone": zone(s.influence[major]) if ally == ON_TRACK else "",
        "cities": sum(owner == power for owner in s.owner),
        "troops": troops,
        "reserve": int(s.limit[power]) - troops,
        "agents": int(MAJOR_AGENTS[major]),
        "cards": [CARDS[card] for card in MAJOR_FAMILY[2 * major : 2 * major + 2]],
    }


def influence_track() -> list[InfluenceSpace]:
    """Returns the spaces from France's end to that of Naples."""
    return [{"place": place, "zone": zone(place)} for place in range(LOWEST_INFLUENCE, HIGHEST_INFLUENCE + 1)]
