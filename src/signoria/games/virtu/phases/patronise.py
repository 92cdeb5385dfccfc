"""A-PAT: one rank up the patronage track, and at two ranks a bonus (B1) (§4.4, §5.3; R14, R30)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import SEAT
from signoria.games.virtu.actions import CHOOSE_BONUS, DONE, PATRONISE_ON, USE
from signoria.games.virtu.atlas import CANNONS, ESTATE_COUNT
from signoria.games.virtu.box import (
    BONUS_COUNT,
    BONUS_KIND,
    BONUSES,
    CANNONS_BONUS,
    FIRST_BONUS_RANK,
    LAST_RANK,
    MACHIAVELLI,
    MACHIAVELLI_BONUS,
    NO_CARD,
    PRINCE,
    RANK_CROSSES,
    RANK_CROWNS,
    RANK_EITHER,
    RANK_FLORINS,
    SECOND_BONUS_RANK,
)
from signoria.games.virtu.decisions import ADVANCED, PATRON_BONUS, PATRONISE
from signoria.games.virtu.payment import CROSS, CROWN, EITHER, FLORIN, Bill
from signoria.games.virtu.phases import courtiers, paying
from signoria.games.virtu.phases.obstacles import FREE, NOT_PAYABLE, SAME_KIND, TOP_RANK
from signoria.games.virtu.phases.sources import FLORINS, ROOM, collect, has_room_florins
from signoria.games.virtu.phases.turn_end import end_action
from signoria.games.virtu.phases.uses import write_uses
from signoria.games.virtu.state import EMPTY, READY, VirtuState


def candidates(s: VirtuState, out: vec[i64]) -> i64:
    """Advance, once; florins of the room; done."""
    out[0] = DONE
    count: i64 = 1
    if s.frames[s.at + ADVANCED] == 0:
        out[1] = PATRONISE_ON
        count = 2
    return write_uses(s, s.frames[s.at + SEAT], ROOM, 0, FLORINS, out, count)


def obstacle(s: VirtuState, action: i64) -> i64:
    if action != PATRONISE_ON:
        return FREE
    seat: i64 = s.frames[s.at + SEAT]
    rank: i64 = s.rank[seat] + 1
    if rank > LAST_RANK:
        return TOP_RANK
    florins: i64 = max(RANK_FLORINS[rank] - s.florins[seat], 0)
    bill = Bill(florins, RANK_CROWNS[rank], RANK_CROSSES[rank], RANK_EITHER[rank], 0, 0)
    return FREE if paying.is_payable(s, seat, PATRONISE, bill) else NOT_PAYABLE


def choose(s: VirtuState, action: i64) -> None:
    seat: i64 = s.frames[s.at + SEAT]
    if action >= USE:
        collect(s, seat, action)
    elif action == DONE:
        end_action(s)
    else:
        rank: i64 = s.rank[seat] + 1
        s.due[FLORIN] = RANK_FLORINS[rank]
        s.due[CROWN] = RANK_CROWNS[rank]
        s.due[CROSS] = RANK_CROSSES[rank]
        s.due[EITHER] = RANK_EITHER[rank]
        if paying.begin(s, seat):
            advance(s)


def advance(s: VirtuState) -> None:
    """Paid: the disc goes one rank up, on top of the pile."""
    seat: i64 = s.frames[s.at + SEAT]
    s.rank[seat] += 1
    s.frames[s.at + ADVANCED] = 1
    i: i64 = 0
    while s.patronage_track[i] != seat:
        i += 1
    while i > 0:
        s.patronage_track[i] = s.patronage_track[i - 1]
        i -= 1
    s.patronage_track[0] = seat
    if s.events is not None:
        s.tell("patronised", {"seat": seat, "rank": s.rank[seat]})
    if s.rank[seat] in (FIRST_BONUS_RANK, SECOND_BONUS_RANK):
        s.frames[s.at] = PATRON_BONUS
    else:
        go_on(s)


def go_on(s: VirtuState) -> None:
    """Back to the menu if the room still has florins to give, else the turn is over."""
    if has_room_florins(s, s.frames[s.at + SEAT]):
        s.frames[s.at] = PATRONISE
    else:
        end_action(s)


# ---- B1 ----


def bonus_candidates(s: VirtuState, out: vec[i64]) -> i64:
    count: i64 = 0
    bonus: i64 = 0
    while bonus < BONUS_COUNT:
        if s.patron[bonus] == EMPTY:
            out[count] = CHOOSE_BONUS + bonus
            count += 1
        bonus += 1
    return count


def bonus_obstacle(s: VirtuState, action: i64) -> i64:
    """At most one artist and one work."""
    seat: i64 = s.frames[s.at + SEAT]
    kind: i64 = BONUS_KIND[action - CHOOSE_BONUS]
    bonus: i64 = 0
    while bonus < BONUS_COUNT:
        if s.patron[bonus] == seat and BONUS_KIND[bonus] == kind:
            return SAME_KIND
        bonus += 1
    return FREE


def choose_bonus(s: VirtuState, action: i64) -> None:
    """Most lie beside the Palace; Machiavelli goes to court, the Cannons into the Domain."""
    seat: i64 = s.frames[s.at + SEAT]
    bonus: i64 = action - CHOOSE_BONUS
    s.patron[bonus] = seat
    s.frames[s.at] = PATRONISE
    if s.events is not None:
        s.tell("took_bonus", {"seat": seat, "bonus": BONUSES[bonus]})
    if bonus == MACHIAVELLI_BONUS:
        courtiers.begin_placing(s, seat, MACHIAVELLI, NO_CARD)
        return
    if bonus == CANNONS_BONUS:
        s.estate[seat * ESTATE_COUNT + CANNONS] = READY
    elif bonus == PRINCE:
        gain_agent(s, seat)
    go_on(s)


def gain_agent(s: VirtuState, seat: i64) -> None:
    """An agent icon makes a locked agent available, if there is one (§5.1)."""
    if s.locked[seat] > 0:
        s.locked[seat] -= 1
        s.agents[seat] += 1
