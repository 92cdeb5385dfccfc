"""The steps of Winter: which phase offers, forbids and carries out what, and which step follows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.decisions import (
    ALLY,
    BUY,
    MOVE_CARD,
    PAY_TROOPS,
    RECRUIT,
    REORGANISE,
    SITE,
    SUBJECT,
    WAIVE,
)
from signoria.games.virtu.phases import alliance, market, recruit, reorganise, winter
from signoria.games.virtu.phases.obstacles import FREE
from signoria.games.virtu.state import VirtuState


def candidates(s: VirtuState, decision: i64, out: vec[i64]) -> i64:
    if decision == REORGANISE:
        return reorganise.candidates(s, out)
    if decision == BUY:
        return market.candidates(s, out)
    if decision == RECRUIT:
        return recruit.candidates(s, out)
    if decision == ALLY:
        return alliance.candidates(s, out)
    if decision == PAY_TROOPS:
        return winter.candidates(s, out)
    if decision == MOVE_CARD:
        return reorganise.place_candidates(s, out)
    if decision == SITE:
        return market.site_candidates(s, out)
    return alliance.waive_candidates(s, out)


def obstacle(s: VirtuState, decision: i64, action: i64) -> i64:
    if decision == RECRUIT:
        return recruit.obstacle(s, action)
    if decision == ALLY:
        return alliance.obstacle(s, action)
    if decision == BUY:
        return market.obstacle(s, action)
    if decision == PAY_TROOPS:
        return winter.obstacle(s, action)
    if decision == WAIVE:
        return alliance.waive_obstacle(s, s.frames[s.at + SUBJECT], action)
    return FREE


def step(s: VirtuState, decision: i64, action: i64) -> None:
    """One answer in a step of Winter; when the step is complete, the next one follows."""
    if decision == PAY_TROOPS:
        winter.choose(s, action)
    elif decision == REORGANISE:
        if reorganise.choose(s, action):
            winter.go_on(s, BUY)
    elif decision == MOVE_CARD:
        reorganise.choose_place(s, action)
    elif decision == BUY:
        if market.choose(s, action):
            winter.go_on(s, RECRUIT)
    elif decision == SITE:
        market.choose_site(s, action)
    elif decision == RECRUIT:
        if recruit.choose(s, action):
            winter.go_on(s, ALLY)
    elif alliance.choose_waived(s, action) if decision == WAIVE else alliance.choose(s, action):
        winter.end_seat(s)
