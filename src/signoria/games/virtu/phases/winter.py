"""Winter: each player in the new order pays (W1), reorganises, buys, recruits, allies; then the year is over (§4.6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import DISBAND, PAY_UP, TROOP_OF, USE
from signoria.games.virtu.atlas import CITIES, CITY_COUNT, NAPLES_CITY
from signoria.games.virtu.box import FRANCE, MOST_POWERS, PAY_ROUND, ROUNDS, TROOP_PAY
from signoria.games.virtu.decisions import ALLY, CITY, COLOUR, PAY_TROOPS, RECRUIT, REORGANISE
from signoria.games.virtu.phases import alliance, recruit, troops, year
from signoria.games.virtu.phases.obstacles import FREE, TOO_POOR
from signoria.games.virtu.phases.sources import LOAN, collect
from signoria.games.virtu.phases.uses import write_collections
from signoria.games.virtu.state import VirtuState


def begin(s: VirtuState) -> None:
    s.turn = 0
    begin_seat(s)


def begin_seat(s: VirtuState) -> None:
    s.push(PAY_TROOPS, s.order[s.turn])
    go_on(s, PAY_TROOPS)


def go_on(s: VirtuState, step: i64) -> None:
    """The first step from here on that concerns the player; after the last, the next player."""
    seat: i64 = s.frames[s.at + SEAT]
    if step == PAY_TROOPS and troop_pay(s, seat) == 0:
        step = REORGANISE
    if step == RECRUIT and not recruit.arises(s, seat):
        step = ALLY
    if step == ALLY and not alliance.arises(s, seat):
        end_seat(s)
    else:
        s.frames[s.at] = step


def end_seat(s: VirtuState) -> None:
    s.pop()
    s.turn += 1
    if s.turn < s.players:
        begin_seat(s)
    elif is_over(s):
        s.turn = 0
        if s.events is not None:
            s.tell("game_over", {"year": s.year})
    else:
        year.begin_year(s)


def is_over(s: VirtuState) -> bool:
    """§6; with two players after the last round, or as soon as France holds Naples at the end of one (R57)."""
    if s.players > 2:
        return s.last == 1
    return s.year == ROUNDS or france_holds_naples(s)


def france_holds_naples(s: VirtuState) -> bool:
    owner: i64 = s.owner[NAPLES_CITY]
    return owner >= 0 and owner < s.players and s.faction[owner] == FRANCE


# ---- W1 ----


def troop_pay(s: VirtuState, seat: i64) -> i64:
    return pay_for(s, troops_for(s, seat))


def troops_for(s: VirtuState, seat: i64) -> i64:
    """All troops on the map that act for a seat."""
    count: i64 = 0
    power: i64 = 0
    while power < MOST_POWERS:
        if s.master(power) == seat:
            count += s.troops_of(power)
        power += 1
    return count


def pay_for(s: VirtuState, count: i64) -> i64:
    """By the table (R46); with two players every fourth round a florin for two troops, allies' troops too."""
    if s.players > 2:
        return TROOP_PAY[count]
    return (count + 1) // 2 if PAY_ROUND[s.year] == 1 else 0


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    """Pay, or send a troop home; florins can still be found."""
    seat: i64 = s.frames[s.at + SEAT]
    out[0] = PAY_UP
    count: i64 = 1
    city: i64 = 0
    while city < CITY_COUNT:
        if s.army(seat, city) > 0:
            out[count] = DISBAND + city
            count += 1
        city += 1
    return write_collections(s, seat, LOAN, out, count)


def obstacle(s: VirtuState, action: i64) -> i64:
    seat: i64 = s.frames[s.at + SEAT]
    return TOO_POOR if action == PAY_UP and s.florins[seat] < troop_pay(s, seat) else FREE


def choose(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    if action >= USE:
        collect(s, seat, action)
    elif action == PAY_UP:
        florins: i64 = troop_pay(s, seat)
        s.florins[seat] -= florins
        if s.events is not None:
            s.tell("paid_troops", {"seat": seat, "florins": florins})
        go_on(s, REORGANISE)
    else:
        disband_at(s, seat, action - DISBAND)


def disband_at(s: VirtuState, seat: i64, city: i64) -> None:
    """Which colour, if own and allied troops stand together."""
    if troops.colours(s, seat, city) > 1:
        s.push(COLOUR, seat)
        s.frames[s.at + CITY] = city
    else:
        disband(s, seat, troops.first_colour(s, seat, city), city)


def choose_colour(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    city: i64 = s.frames[s.at + CITY]
    s.pop()
    disband(s, seat, action - TROOP_OF, city)


def disband(s: VirtuState, seat: i64, power: i64, city: i64) -> None:
    s.troops[power * CITY_COUNT + city] -= 1
    if s.events is not None:
        s.tell("disbanded", {"seat": seat, "city": CITIES[city]})
    go_on(s, PAY_TROOPS)
