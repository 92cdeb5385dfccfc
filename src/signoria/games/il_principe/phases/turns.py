"""Phase 3: from the marker holder clockwise everybody builds, lays cards of one colour, or passes (D5; §4.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import CHANCE
from signoria.games.il_principe.actions import BUILD, LAY, PASS
from signoria.games.il_principe.box import COLOR_COUNT, COLORS, COPIES
from signoria.games.il_principe.phases import build
from signoria.games.il_principe.phases.cards import lay_up
from signoria.games.il_principe.phases.obstacles import FREE
from signoria.games.il_principe.state import ACTION, ACTIONS, TURN, TURNS, IlPrincipeState


def begin(s: IlPrincipeState) -> None:
    s.phase = ACTIONS
    s.push(TURNS, CHANCE)


def go_on(s: IlPrincipeState) -> None:
    """The next seat is asked, also with an empty hand (R20); or the phase is over."""
    turn: i64 = s.frames[s.at + TURN]
    if turn == s.players:
        s.pop()
        return
    s.frames[s.at + TURN] = turn + 1
    s.push(ACTION, s.clockwise(turn))


def candidates(s: IlPrincipeState, seat: i64, out: vec[i64]) -> i64:
    """To pass; every displayed city; any number of cards of any one colour (R43)."""
    out[0] = PASS
    count: i64 = build.write_cities(s, out, 1)
    color: i64 = 0
    while color < COLOR_COUNT:
        cards: i64 = 0
        held: i64 = s.hand[seat * COLOR_COUNT + color]
        while cards < held:
            out[count] = LAY + color * COPIES + cards
            count += 1
            cards += 1
        color += 1
    return count


def obstacle(s: IlPrincipeState, seat: i64, action: i64) -> i64:
    if BUILD <= action < LAY:
        return build.city_obstacle(s, seat, action - BUILD)
    return FREE


def choose(s: IlPrincipeState, seat: i64, action: i64) -> None:
    s.pop()
    s.acted[seat] = action
    if action == PASS:
        if s.events is not None:
            s.tell("passed_action", {"seat": seat})
    elif action < LAY:
        build.begin(s, seat, action - BUILD)
    else:
        color: i64 = (action - LAY) // COPIES
        count: i64 = (action - LAY) % COPIES + 1
        lay_up(s, seat, color, count)
        if s.events is not None:
            s.tell("laid", {"seat": seat, "color": COLORS[color], "count": count})
