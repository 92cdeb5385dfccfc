"""The six actions of the rooms: which phase offers, forbids and carries out what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.decisions import (
    AGENT,
    ANNEX,
    GOVERN,
    INFLUENCE,
    INTRIGUE,
    MARCH,
    PATRON_BONUS,
    PATRONISE,
    WAGE_WAR,
)
from signoria.games.virtu.phases import annex, govern, influence, intrigue, patronise, trade, war
from signoria.games.virtu.phases.obstacles import FREE
from signoria.games.virtu.state import VirtuState


def candidates(s: VirtuState, decision: i64, out: vec[i64]) -> i64:
    if decision == INTRIGUE:
        return intrigue.candidates(s, out)
    if decision == AGENT:
        return intrigue.agent_candidates(s, out)
    if decision == WAGE_WAR:
        return war.candidates(s, out)
    if decision == MARCH:
        return war.march_candidates(s, out)
    if decision == GOVERN:
        return govern.candidates(s, out)
    if decision == ANNEX:
        return annex.candidates(s, out)
    if decision == INFLUENCE:
        return influence.candidates(s, out)
    if decision == PATRONISE:
        return patronise.candidates(s, out)
    if decision == PATRON_BONUS:
        return patronise.bonus_candidates(s, out)
    return trade.candidates(s, out)


def obstacle(s: VirtuState, decision: i64, action: i64) -> i64:
    if decision == WAGE_WAR:
        return war.obstacle(s, action)
    if decision == PATRONISE:
        return patronise.obstacle(s, action)
    if decision == PATRON_BONUS:
        return patronise.bonus_obstacle(s, action)
    if decision == ANNEX:
        return annex.obstacle(s, action)
    return influence.obstacle(s, action) if decision == INFLUENCE else FREE


def step(s: VirtuState, decision: i64, action: i64) -> None:
    if decision == INTRIGUE:
        intrigue.choose(s, action)
    elif decision == AGENT:
        intrigue.choose_agent(s, action)
    elif decision == WAGE_WAR:
        war.choose(s, action)
    elif decision == MARCH:
        war.choose_march(s, action)
    elif decision == GOVERN:
        govern.choose(s, action)
    elif decision == ANNEX:
        annex.choose(s, action)
    elif decision == INFLUENCE:
        influence.choose(s, action)
    elif decision == PATRONISE:
        patronise.choose(s, action)
    elif decision == PATRON_BONUS:
        patronise.choose_bonus(s, action)
    else:
        trade.choose(s, action)
