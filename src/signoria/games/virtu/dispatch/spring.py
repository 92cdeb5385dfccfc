"""Set-up and the turns of Spring: which phase offers, forbids and carries out what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu import setup
from signoria.games.virtu.decisions import ACT, DEAL_STATE, ENTER, FAMILY_CARD, FAMILY_PLACE, REDEEM, STEP
from signoria.games.virtu.phases import family, marker, turn
from signoria.games.virtu.phases.obstacles import FREE
from signoria.games.virtu.state import VirtuState


def candidates(s: VirtuState, decision: i64, out: vec[i64]) -> i64:
    if decision == ACT:
        return turn.candidates(s, out)
    if decision == STEP:
        return marker.step_candidates(s, out)
    if decision == REDEEM:
        return marker.redeem_candidates(s, out)
    if decision == ENTER:
        return marker.enter_candidates(s, out)
    if decision == FAMILY_CARD:
        return family.card_candidates(s, out)
    return family.place_candidates(s, out)


def obstacle(s: VirtuState, decision: i64, action: i64) -> i64:
    if decision == STEP:
        return marker.step_obstacle(s, action)
    if decision == ACT:
        return turn.obstacle(s, action)
    return marker.redeem_obstacle(s, action) if decision == REDEEM else FREE


def step(s: VirtuState, decision: i64, action: i64) -> None:
    if decision == ACT:
        turn.choose(s, action)
    elif decision == STEP:
        marker.choose_step(s, action)
    elif decision == REDEEM:
        marker.choose_redeem(s, action)
    elif decision == ENTER:
        marker.enter(s, action)
    elif decision == FAMILY_CARD:
        family.choose_card(s, action)
    elif decision == FAMILY_PLACE:
        family.choose_place(s, action)
    elif decision == DEAL_STATE:
        setup.deal_state(s, action)
    else:
        setup.choose_first(s, action)
