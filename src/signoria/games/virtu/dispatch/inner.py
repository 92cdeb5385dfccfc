"""What happens in the middle of something else: payments, combats, cards to place; and what goes on afterwards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.decisions import (
    ANNEX,
    BUY,
    COLOUR,
    COMBAT,
    INFLUENCE,
    LOSSES,
    OVERFLOW,
    PATRONISE,
    PAY,
    PLACE_CARD,
    REDEEM,
    RETREAT,
)
from signoria.games.virtu.phases import (
    alliance,
    annex,
    combat,
    courtiers,
    marker,
    market,
    patronise,
    paying,
    result,
    retreat,
    sieges,
    troops,
    turn_end,
    war,
    winter,
)
from signoria.games.virtu.phases.obstacles import FREE
from signoria.games.virtu.state import VirtuState


def candidates(s: VirtuState, decision: i64, out: vec[i64]) -> i64:
    if decision == PAY:
        return paying.candidates(s, out)
    if decision == COMBAT:
        return combat.candidates(s, out)
    if decision == PLACE_CARD:
        return courtiers.place_candidates(s, out)
    if decision == OVERFLOW:
        return courtiers.overflow_candidates(s, out)
    return troops.colour_candidates(s, out)


def obstacle(s: VirtuState, decision: i64, action: i64) -> i64:
    if decision == PAY:
        return paying.obstacle(s, action)
    return combat.obstacle(s, action) if decision == COMBAT else FREE


def step(s: VirtuState, decision: i64, action: i64) -> None:
    if decision == PAY:
        if paying.choose(s, action):
            paid(s)
    elif decision == COMBAT:
        after_combat(s, combat.choose(s, action))
    elif decision == PLACE_CARD:
        if courtiers.choose_place(s, action):
            placed(s)
    elif decision == OVERFLOW:
        if courtiers.choose_overflow(s, action) and sieges.is_siege_frame(s):
            sieges.go_on(s)
    elif decision == LOSSES:
        after_combat(s, result.choose_loss(s, action))
    elif decision == COLOUR and war.is_marching(s):
        war.choose_colour(s, action)
    else:
        winter.choose_colour(s, action)


def after_combat(s: VirtuState, outcome: i64) -> None:
    if outcome != result.GOING_ON:
        sieges.after_combat(s, outcome)


def paid(s: VirtuState) -> None:
    """A cost is paid in full: what it was for takes effect."""
    decision: i64 = s.frames[s.at]
    if decision == ANNEX:
        annex.complete(s)
        annex.go_on(s)
    elif decision == INFLUENCE:
        annex.complete(s)
    elif decision == BUY:
        market.complete(s)
    elif decision == PATRONISE:
        patronise.advance(s)
    elif decision == REDEEM:
        marker.redeem(s)
    elif decision == RETREAT:
        retreat.arrive(s)
    else:
        alliance.complete(s)
        winter.end_seat(s)


def placed(s: VirtuState) -> None:
    """A new card is at court: back to the purchases, or the action that brought it goes on."""
    decision: i64 = s.frames[s.at]
    if decision == PATRONISE:
        patronise.go_on(s)
    elif decision == INFLUENCE:
        turn_end.end_action(s)
