"""What a board shows and the eye cannot add up: from what a seat knows, for people's views only (§2.4, §6)."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.renaissance.actions import STATES
from signoria.games.renaissance.battle import totals
from signoria.games.renaissance.battle.bounds import is_veiled, unseen
from signoria.games.renaissance.battle.fields import DEFENDER, EMPTY, RAIDING, ROAD, SEA, SLOT_COUNT, STAGE
from signoria.games.renaissance.battle.ledger import Ledger, ledger
from signoria.games.renaissance.battle.slots import is_hidden_card
from signoria.games.renaissance.box.constants import (
    ARTIST_COUNT,
    ARTIST_POINTS,
    ATTACKS,
    CARD_COUNT,
    CARD_PRICE,
    CARDS,
    CASTLE_PRICE,
    CITIES,
    CITY_COUNT,
    COPIES,
    DEAL_CARDS,
    DEAL_DUCATS,
    DIE,
    FORT_PC,
    HAND_LIMIT,
    IS_PORT,
    LANDING_BONUS,
    PALACE_PRICE,
    PROVINCE_CITIES,
    PROVINCE_COUNT,
    PROVINCE_OF,
    PROVINCE_POINTS,
    PROVINCE_START,
    PROVINCES,
    RAMPART_PRICE,
    SEA_EXPANSIONS,
    TERRAIN_BONUS,
    TERRAINS,
    TURNS,
    WAR_SHARE,
    YEARS,
)
from signoria.games.renaissance.box.plans import PLANS
from signoria.games.renaissance.decisions import ACTING, RETURNING, SHOWING_STANCE, SHOWING_VOTE, VOTING
from signoria.games.renaissance.phases.cities import city_level, count_cities, is_rival
from signoria.games.renaissance.phases.hands import least_unblue, unknown_cards
from signoria.games.renaissance.phases.palaces import is_housed
from signoria.games.renaissance.phases.turn_end import artists_housed, city_income, complete_provinces, income
from signoria.games.renaissance.phases.vote import all_votes, is_shown, political_state, weight_of_vote
from signoria.games.renaissance.prospects.attacks import (
    AttackFigures,
    BarredFigures,
    RaidFigures,
    attacks,
    barred,
    raids,
)
from signoria.games.renaissance.prospects.options import OptionFigures, options
from signoria.games.renaissance.scoring import total
from signoria.games.renaissance.state import CLOSED, FREE, NO_STANCE, Renaissance
from signoria.games.renaissance.view import stance_seen


class YearFigures(TypedDict):
    """A turn: its political state once it is known, what each seat has shown to have voted, and what that comes to."""

    year: int
    state: str | None
    votes: list[str | None]
    for_war: int
    for_peace: int


class SeatFigures(TypedDict):
    """Points so far; what the turn would bring if it ended now; cards that nobody else has seen, and so many of them
    that are certainly no troops."""

    points: int
    provinces: int
    artists: int
    if_scored: int
    income: int
    cities: int
    sea_expansions: int
    unseen: int
    no_troops: int


class ShareFigures(TypedDict):
    """A seat's cities in a province, and which it lacks."""

    seat: int
    held: int
    missing: list[str]


class ProvinceFigures(TypedDict):
    open: bool
    cities: list[str]
    holder: int | None
    shares: list[ShareFigures]


class CityFigures(TypedDict):
    """Strength against an attack by the viewer (of the viewer's own cities: by anybody), before cards and die.

    Free cities cannot be attacked; `die` is what looters and bribes must roll at least, None if no roll will do.
    """

    province: str
    terrain: str
    port: bool
    fortification: int
    ground: int
    landing: int
    stance: int
    road: int | None
    sea: int | None
    raid: int | None
    die: int | None
    income: int


class CardFigures(TypedDict):
    """Copies of a card: the viewer's, spent, seen elsewhere, and those of which nobody can say where they are."""

    own: int
    discarded: int
    seen: int
    unseen: int


class PurchaseFigures(TypedDict):
    """Prices, and how many cards the viewer's ducats and the viewer's hand allow."""

    rampart: int
    castle: int
    palace: int
    card: int
    cards_by_money: int
    cards_by_hand: int


class StateFigures(TypedDict):
    """What a political state brings everybody; attacks without limit are None."""

    cards: int
    ducats: int
    attacks: int | None


class VoteFigures(TypedDict):
    """Both political states, and how many of all votes make war."""

    peace: StateFigures
    war: StateFigures
    needed: int
    votes: int


class WorthFigures(TypedDict):
    """Points for a complete province and for an artist in a palace."""

    province: int
    artist: int


class StrengthFigures(TypedDict):
    """What walls, ground and a landing add to a defence."""

    garrison: int
    rampart: int
    fortress: int
    mountain: int
    marsh: int
    landing: int


class Figures(TypedDict):
    years: list[YearFigures]
    seats: list[SeatFigures]
    provinces: dict[str, ProvinceFigures]
    cities: dict[str, CityFigures]
    cards: dict[str, CardFigures]
    purchases: PurchaseFigures
    artists_left: int
    attack_limit: int | None
    attacks_made: int
    attacks: list[AttackFigures]
    barred: list[BarredFigures]
    raids: RaidFigures | None
    battle: Ledger | None
    options: dict[str, OptionFigures]
    strength: StrengthFigures
    vote: VoteFigures
    worth: WorthFigures


_WORTH: Final[WorthFigures] = {"province": PROVINCE_POINTS, "artist": ARTIST_POINTS}
_STRENGTH: Final[StrengthFigures] = {
    "garrison": FORT_PC[1],
    "rampart": FORT_PC[2],
    "fortress": FORT_PC[3],
    "mountain": TERRAIN_BONUS[TERRAINS.index("mountain")],
    "marsh": TERRAIN_BONUS[TERRAINS.index("marsh")],
    "landing": LANDING_BONUS,
}


def figures(s: Renaissance, seat: int) -> Figures:
    """Everything that a board shows beside the view of a seat, or of a spectator."""
    viewer: i64 = seat
    limit: i64 = ATTACKS[s.war]
    return {
        "years": [_year(s, turn) for turn in range(1, TURNS + 1)],
        "seats": [_seat(s, other) for other in range(s.players)],
        "provinces": {PROVINCES[province]: _province(s, province) for province in range(PROVINCE_COUNT)},
        "cities": {CITIES[city]: _city(s, city, viewer) for city in range(CITY_COUNT)},
        "cards": {CARDS[card]: _card(s, card, viewer) for card in range(CARD_COUNT)},
        "purchases": _purchases(s, viewer),
        "artists_left": _artists_left(s),
        "attack_limit": None if limit < 0 else limit,
        "attacks_made": s.attacks,
        "attacks": attacks(s, viewer),
        "barred": barred(s, viewer),
        "raids": raids(s, viewer),
        "battle": ledger(s, viewer) if s.battle[STAGE] > 0 else None,
        "options": options(s, viewer),
        "strength": _STRENGTH,
        "vote": _vote_figures(s),
        "worth": _WORTH,
    }


# ---- turns and seats ----


def _year(s: Renaissance, turn: i64) -> YearFigures:
    state: str | None = None
    if turn == 1:
        if s.plan != EMPTY:
            state = STATES[int(PLANS[s.plan].war)]
    elif turn < s.turn or (turn == s.turn and s.phase() not in (RETURNING, VOTING, SHOWING_STANCE, SHOWING_VOTE)):
        state = STATES[political_state(s, turn)]
    votes = [_vote(s, seat, turn) for seat in range(s.players)]
    counted = dict.fromkeys(STATES, 0)
    for seat, vote in enumerate(votes):
        if vote is not None:
            counted[vote] += int(weight_of_vote(s, seat))
    peace, war = counted.values()
    return {"year": YEARS[turn - 1], "state": state, "votes": votes, "for_war": war, "for_peace": peace}


def _vote(s: Renaissance, seat: i64, turn: i64) -> str | None:
    """As it has been shown."""
    vote: i64 = s.ballots[seat * TURNS + turn - 1]
    return None if vote == EMPTY or (turn == s.turn and not is_shown(s, seat)) else STATES[vote]


def _vote_figures(s: Renaissance) -> VoteFigures:
    return {
        "peace": _state(0),
        "war": _state(1),
        "needed": -(-WAR_SHARE * all_votes(s) // 100),
        "votes": all_votes(s),
    }


def _state(state: i64) -> StateFigures:
    limit: i64 = ATTACKS[state]
    return {
        "cards": DEAL_CARDS[state],
        "ducats": DEAL_DUCATS[state],
        "attacks": None if limit < 0 else limit,
    }


def _seat(s: Renaissance, seat: i64) -> SeatFigures:
    provinces: i64 = complete_provinces(s, seat)
    artists: i64 = artists_housed(s, seat)
    return {
        "points": total(s, seat),
        "provinces": provinces,
        "artists": artists,
        "if_scored": provinces * PROVINCE_POINTS + artists * ARTIST_POINTS,
        "income": income(s, seat),
        "cities": count_cities(s, seat),
        "sea_expansions": 0 if s.nation[seat] == EMPTY else SEA_EXPANSIONS[s.nation[seat]],
        "unseen": unknown_cards(s, seat),
        "no_troops": least_unblue(s, seat),
    }


def _artists_left(s: Renaissance) -> int:
    """Tokens in the pool, Savonarola left out: he is always there."""
    housed: i64 = 0
    for artist in range(ARTIST_COUNT):
        if is_housed(s, artist):
            housed += 1
    return ARTIST_COUNT - 1 - housed


# ---- the map ----


def _province(s: Renaissance, province: i64) -> ProvinceFigures:
    cities: list[str] = []
    seats: i64 = 0
    for i in range(PROVINCE_START[province], PROVINCE_START[province + 1]):
        city: i64 = PROVINCE_CITIES[i]
        cities.append(CITIES[city])
        if FREE < s.owner[city] < s.players:
            seats |= 1 << s.owner[city]
    shares: list[ShareFigures] = []
    holder: int | None = None
    for seat in range(s.players):
        if seats & (1 << seat) != 0:
            share = _share(s, province, seat)
            shares.append(share)
            if not share["missing"]:
                holder = seat
    return {
        "open": s.owner[PROVINCE_CITIES[PROVINCE_START[province]]] != CLOSED,
        "cities": cities,
        "holder": holder,
        "shares": shares,
    }


def _share(s: Renaissance, province: i64, seat: i64) -> ShareFigures:
    held: i64 = 0
    missing: list[str] = []
    for i in range(PROVINCE_START[province], PROVINCE_START[province + 1]):
        if s.owner[PROVINCE_CITIES[i]] == seat:
            held += 1
        else:
            missing.append(CITIES[PROVINCE_CITIES[i]])
    return {"seat": seat, "held": held, "missing": missing}


def _city(s: Renaissance, city: i64, viewer: i64) -> CityFigures:
    owner: i64 = s.owner[city]
    held: bool = FREE < owner < s.players
    attacker: i64 = viewer if viewer >= 0 and is_rival(s, city, viewer) else EMPTY
    walls: i64 = totals.walls(s, city, 0) if held else 0
    stance: i64 = totals.stance_of(s, owner, DEFENDER) if held and stance_seen(s, viewer) != NO_STANCE else 0
    ground: i64 = totals.terrain_of(s, city, attacker, ROAD)
    landing: i64 = totals.landing_of(s, attacker, SEA)
    need: i64 = FORT_PC[city_level(s, city)] + 1
    return {
        "province": PROVINCES[PROVINCE_OF[city]],
        "terrain": TERRAINS[city],
        "port": IS_PORT[city] == 1,
        "fortification": walls,
        "ground": ground,
        "landing": landing,
        "stance": stance,
        "road": walls + ground + stance if held else None,
        "sea": walls + ground + landing + stance if held and IS_PORT[city] == 1 else None,
        "raid": walls + totals.terrain_of(s, city, attacker, RAIDING) + stance if held else None,
        "die": None if need > DIE or owner == CLOSED else need,
        "income": city_income(s, city) if held else 0,
    }


# ---- cards and purchases ----


def _card(s: Renaissance, card: i64, viewer: i64) -> CardFigures:
    """The viewer's: in hand, laid face down, or won and lying open; what lies open elsewhere is seen."""
    own: i64 = 0
    if viewer >= 0:
        own = s.held(viewer, card)
        if s.phase() == ACTING and s.frames[SEAT] == viewer:
            own += s.locked[card]
        for slot in range(SLOT_COUNT):
            if s.laid[slot] == card and is_hidden_card(s, slot) and not is_veiled(s, slot, viewer):
                own += 1
    hidden: i64 = unseen(s, viewer, card)
    spent: i64 = s.discards[card]
    return {"own": own, "discarded": spent, "seen": COPIES[card] - spent - own - hidden, "unseen": hidden}


def _purchases(s: Renaissance, viewer: i64) -> PurchaseFigures:
    return {
        "rampart": RAMPART_PRICE,
        "castle": CASTLE_PRICE,
        "palace": PALACE_PRICE,
        "card": CARD_PRICE,
        "cards_by_money": 0 if viewer < 0 else s.ducats[viewer] // CARD_PRICE,
        "cards_by_hand": 0 if viewer < 0 else max(HAND_LIMIT - s.hand_size(viewer), 0),
    }
