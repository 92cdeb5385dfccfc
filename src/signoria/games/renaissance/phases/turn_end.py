"""The end of a turn: hands back into the deck, Renaissance Points, income (§6)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.codes import Params
from signoria.core.outcome import tell_winners
from signoria.games.renaissance.box.constants import (
    ARTISTS,
    CARD_COUNT,
    CITY_COUNT,
    COPIES,
    FORT_INCOME,
    FORTRESS,
    GARRISON,
    PROVINCE_CITIES,
    PROVINCE_COUNT,
    PROVINCE_START,
    PROVINCES,
    RAMPART,
    TURNS,
    VENICE,
    VENICE_DUCATS,
    YEARS,
)
from signoria.games.renaissance.decisions import RETURNING
from signoria.games.renaissance.phases.cities import clear_marks
from signoria.games.renaissance.scoring import counted, ranking, total, turn_points
from signoria.games.renaissance.state import (
    BANKER,
    FREE,
    NO_STANCE,
    PILLAGED,
    SWAPPED,
    VACANT,
    Renaissance,
)


def end_turn(s: Renaissance) -> None:
    """Everything of the turn is cleared away; the next turn begins, or the game is over."""
    if s.events is not None:
        s.tell("phase_begun", {"phase": "scoring"})
        s.tell("hands_returned", {})
    collect_cards(s)
    score_provinces(s)
    for seat in range(s.players):
        score_turn(s, seat)
    clear_marks(s, BANKER)
    clear_marks(s, PILLAGED)
    clear_marks(s, SWAPPED)
    s.stance = NO_STANCE
    s.turn += 1
    if s.turn <= TURNS:
        s.then(RETURNING, s.order[0])
        return
    if s.events is not None:
        s.tell("game_over", {})
        for seat in range(s.players):
            s.tell("points_counted", counted(s, seat))
        tell_winners(s, ranking(s))
    s.done()


def collect_cards(s: Renaissance) -> None:
    """Hands are thrown away unseen, and everything is shuffled (R3)."""
    for place in range(CARD_COUNT * s.players):
        s.hand[place] = 0
        s.known[place] = 0
    for card in range(CARD_COUNT):
        s.deck[card] = COPIES[card]
        s.discards[card] = 0
    for seat in range(s.players):
        s.unblue[seat] = 0
        s.unsure[seat] = 0
        s.used[seat] = 0


def score_provinces(s: Renaissance) -> None:
    """A point per complete province."""
    for province in range(PROVINCE_COUNT):
        holder: i64 = province_holder(s, province)
        if 0 <= holder < s.players:
            s.provinces[holder * TURNS + s.turn - 1] += 1


def score_turn(s: Renaissance, seat: i64) -> None:
    """A point per artist housed; then the cities pay."""
    place: i64 = seat * TURNS + s.turn - 1
    s.artists[place] = artists_housed(s, seat)
    gained: i64 = income(s, seat)
    s.ducats[seat] += gained
    if s.events is not None:
        scored = {"provinces": s.provinces[place], "artists": s.artists[place], "ducats": gained, **paid(s, seat)}
        held = [PROVINCES[i] for i in range(PROVINCE_COUNT) if province_holder(s, i) == seat]
        housed = [ARTISTS[s.palace[i] - 1] for i in range(CITY_COUNT) if s.owner[i] == seat and s.palace[i] > VACANT]
        points = {"points": turn_points(s, seat, s.turn - 1), "total": total(s, seat), "purse": s.ducats[seat]}
        names = {"held": " ".join(held), "housed": " ".join(housed)}
        s.tell("scored", {"seat": seat, "year": YEARS[s.turn - 1], **names, **scored, **points})


def complete_provinces(s: Renaissance, seat: i64) -> i64:
    """Open provinces all of whose cities are one seat's (E1, R12)."""
    count: i64 = 0
    for province in range(PROVINCE_COUNT):
        if province_holder(s, province) == seat:
            count += 1
    return count


def province_holder(s: Renaissance, province: i64) -> i64:
    """Who owns all cities of a province; FREE or CLOSED if nobody does."""
    first: i64 = PROVINCE_START[province]
    holder: i64 = s.owner[PROVINCE_CITIES[first]]
    for i in range(first + 1, PROVINCE_START[province + 1]):
        if s.owner[PROVINCE_CITIES[i]] != holder:
            return FREE
    return holder


def artists_housed(s: Renaissance, seat: i64) -> i64:
    """Each counts, whoever holds the rest of the province (R44)."""
    count: i64 = 0
    for city in range(CITY_COUNT):
        if s.owner[city] == seat and s.palace[city] > VACANT:
            count += 1
    return count


def income(s: Renaissance, seat: i64) -> i64:
    """What the cities pay; Venice's power adds two."""
    ducats: i64 = VENICE_DUCATS if s.has_power(seat, VENICE) else i64(0)
    for city in range(CITY_COUNT):
        if s.owner[city] == seat:
            ducats += city_income(s, city)
    return ducats


def paid(s: Renaissance, seat: i64) -> Params:
    """Returns by whom the income is paid: cities of each level, the power of Venice; and how many are looted."""
    ducats = [0] * len(FORT_INCOME)
    pillaged = 0
    for city in range(CITY_COUNT):
        if s.owner[city] == seat:
            ducats[s.level[city] + 1] += city_income(s, city)
            pillaged += s.marks[PILLAGED + city]
    return {
        "garrisons": ducats[GARRISON + 1],
        "ramparts": ducats[RAMPART + 1],
        "fortresses": ducats[FORTRESS + 1],
        "venice_pays": int(VENICE_DUCATS) if s.has_power(seat, VENICE) else 0,
        "pillaged": pillaged,
    }


def city_income(s: Renaissance, city: i64) -> i64:
    """By its level unless looted; a palace pays nothing."""
    return i64(0) if s.marks[PILLAGED + city] == 1 else FORT_INCOME[s.level[city] + 1]
