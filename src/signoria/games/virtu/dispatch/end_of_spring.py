"""The sieges and retreats that end Spring: which phase offers, forbids and carries out what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.virtu.decisions import AFTER_BATTLE, RETREAT, RIVAL, SIEGE
from signoria.games.virtu.phases import retreat, sieges
from signoria.games.virtu.phases.obstacles import FREE
from signoria.games.virtu.state import VirtuState


def candidates(s: VirtuState, decision: i64, out: vec[i64]) -> i64:
    if decision == SIEGE:
        return sieges.siege_candidates(s, out)
    if decision == RETREAT:
        return retreat.candidates(s, out)
    if decision == RIVAL:
        return sieges.rival_candidates(s, out)
    if decision == AFTER_BATTLE:
        return sieges.after_battle_candidates(s, out)
    return sieges.besiege_candidates(s, out)


def obstacle(s: VirtuState, decision: i64, action: i64) -> i64:
    return retreat.obstacle(s, action) if decision == RETREAT else FREE


def step(s: VirtuState, decision: i64, action: i64) -> None:
    if decision == SIEGE:
        sieges.choose_siege(s, action)
    elif decision == RETREAT:
        retreat.choose(s, action)
    elif decision == RIVAL:
        sieges.choose_rival(s, action)
    elif decision == AFTER_BATTLE:
        sieges.choose_after_battle(s, action)
    else:
        sieges.choose_besiege(s, action)
