"""Who may choose what: the questions of every decision, by the phase that asks them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.renaissance import setup
from signoria.games.renaissance.actions import (
    BUILD_PALACE,
    BUILD_RAMPART,
    CHOOSE_NATION,
    LURE_TO,
    MARRY,
    PASS,
    SHOW_OFFER,
    SPEAK,
)
from signoria.games.renaissance.decisions import (
    ACTING,
    BRIBING,
    BUYING,
    BUYING_BACK,
    COUNTERING,
    DECLARING,
    DECLARING_FROM,
    DEFENDING_RED,
    DEFENDING_UNIT,
    DRAW_NATION,
    EXPANDING,
    EXPANDING_FROM,
    HIRING,
    INVITING,
    LAYING_RED,
    LAYING_UNIT_1,
    LAYING_UNIT_2,
    LOOTING,
    LURING_TO,
    MARRYING,
    NEGLECTING,
    PLACE_CHOICE,
    PLACE_EXTRA,
    PLACE_RAMPART,
    RETREATING,
    RETURNING,
    REVEALING,
    SELLING,
    SHOWING_OFFER,
    SHOWING_STANCE,
    SHOWING_VOTE,
    SIGNING,
    SPEAKING,
    VOTING,
)
from signoria.games.renaissance.phases import (
    combat_turn,
    condottieri,
    declaring,
    diplomacy,
    expansion,
    laying,
    palaces,
    placement,
    politics,
    prey,
    purchases,
    red_cards,
    result,
    sale,
    signs,
    yellow,
)
from signoria.games.renaissance.phases.obstacles import FINE
from signoria.games.renaissance.state import RenaissanceState


def candidates(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """The options of a decision, and what is worth showing greyed."""
    decision: i64 = s.frames[s.at]
    if s.diplomacy > 0 and diplomacy.is_safe_point(s) and not diplomacy.must_decide(s, seat):
        out[0] = SPEAK
        return 1
    if decision >= SPEAKING:
        return diplomacy.candidates(s, seat, out)
    if decision >= DECLARING:
        return battle_candidates(s, decision, seat, out)
    if decision > ACTING:
        return card_candidates(s, decision, seat, out)
    return turn_candidates(s, decision, seat, out)


def turn_candidates(s: RenaissanceState, decision: i64, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    if decision == ACTING:
        return diplomacy.floor_candidate(s, seat, out, combat_turn.candidates(s, seat, out))
    if decision == BUYING:
        count = diplomacy.floor_candidate(s, seat, out, purchases.candidates(s, seat, out))
        return purchases.ear_candidates(s, seat, out, count)
    if decision == EXPANDING:
        count = diplomacy.floor_candidate(s, seat, out, expansion.target_candidates(s, seat, out))
        out[count] = PASS
        return count + 1
    if decision == EXPANDING_FROM:
        return expansion.source_candidates(s, seat, out)
    if decision == VOTING:
        return politics.vote_candidates(s, seat, out)
    if decision == SHOWING_VOTE:
        return politics.show_vote_candidates(s, seat, out)
    if decision == SHOWING_STANCE:
        return politics.show_stance_candidates(s, out)
    if decision == RETURNING:
        return politics.return_candidates(s, seat, out)
    if decision == DRAW_NATION:
        return setup.open_nations(s, CHOOSE_NATION, out)
    if decision == PLACE_CHOICE:
        return placement.choice_candidates(s, seat, out)
    if decision == PLACE_EXTRA:
        return placement.extra_candidates(s, seat, out)
    verb: i64 = BUILD_RAMPART if decision == PLACE_RAMPART else BUILD_PALACE
    return placement.own_candidates(s, seat, out, verb)


def card_candidates(s: RenaissanceState, decision: i64, seat: i64, out: vec[i64]) -> i64:
    if decision == LOOTING:
        return prey.loot_candidates(s, seat, out)
    if decision == BRIBING:
        return prey.bribe_candidates(s, seat, out)
    if decision == NEGLECTING:
        return yellow.neglect_candidates(s, out)
    if decision == MARRYING:
        return prey.rival_cities(s, seat, MARRY, out)
    if decision == INVITING:
        return palaces.guest_candidates(s, seat, out)
    if decision == LURING_TO:
        return palaces.vacant_palaces(s, seat, LURE_TO, out)
    return palaces.lure_candidates(s, seat, out)


def battle_candidates(s: RenaissanceState, decision: i64, seat: i64, out: vec[i64]) -> i64:
    if decision == DECLARING:
        return declaring.target_candidates(s, seat, out)
    if decision == DECLARING_FROM:
        return declaring.source_candidates(s, seat, out)
    if decision == SELLING:
        return sale.answer_candidates(out)
    if decision == SHOWING_OFFER:
        out[0] = SHOW_OFFER
        return 1
    if decision == HIRING:
        return sale.hire_candidates(s, out)
    if decision in (LAYING_UNIT_1, LAYING_UNIT_2, DEFENDING_UNIT):
        return laying.unit_candidates(s, seat, out)
    if decision in (LAYING_RED, DEFENDING_RED):
        return laying.red_candidates(s, seat, out)
    if decision == REVEALING:
        return red_cards.reveal_candidates(s, out)
    if decision == COUNTERING:
        return red_cards.counter_candidates(s, out)
    if decision == BUYING_BACK:
        return condottieri.buy_back_candidates(out)
    if decision == SIGNING:
        return signs.candidates(s, seat, out)
    return result.retreat_candidates(s, seat, out)


# ---- what stands in the way ----


def options(s: RenaissanceState, seat: i64, out: vec[i64]) -> i64:
    """The options where they need not be tried one by one; -1 where they must."""
    decision: i64 = s.frames[s.at]
    if decision == BUYING and s.diplomacy == 0:
        return purchases.ear_candidates(s, seat, out, purchases.options(s, seat, out))
    if decision in (DECLARING, LOOTING, BRIBING, MARRYING):
        return legal_cities(s, decision, seat, out)
    if decision in (BUYING, ACTING, SELLING, HIRING, COUNTERING, SIGNING, RETREATING):
        return -1
    if decision >= SPEAKING or LAYING_UNIT_1 <= decision <= DEFENDING_RED:
        return -1
    return candidates(s, seat, out)


def legal_cities(s: RenaissanceState, decision: i64, seat: i64, out: vec[i64]) -> i64:
    """Long lists of cities: the candidates whose obstacle, asked without a detour, is none."""
    found: i64 = candidates(s, seat, out)
    legal: i64 = 0
    i: i64 = 0
    while i < found:
        if city_obstacle(s, decision, seat, out[i]) == FINE:
            out[legal] = out[i]
            legal += 1
        i += 1
    return legal


def city_obstacle(s: RenaissanceState, decision: i64, seat: i64, action: i64) -> i64:
    if decision == DECLARING:
        return declaring.target_obstacle(s, action)
    return prey.obstacle(s, decision, seat, action)


def obstacle(s: RenaissanceState, seat: i64, action: i64) -> i64:
    decision: i64 = s.frames[s.at]
    if action == SPEAK:
        return FINE
    if decision == BUYING:
        return purchases.obstacle(s, seat, action)
    if decision == ACTING:
        return combat_turn.obstacle(s, seat, action)
    if decision in (DECLARING, LOOTING, BRIBING, MARRYING):
        return city_obstacle(s, decision, seat, action)
    if decision < DECLARING:
        return FINE
    if decision >= SPEAKING:
        return diplomacy.obstacle(s, action)
    if decision == SELLING:
        return sale.answer_obstacle(s, seat, action)
    if decision == HIRING:
        return sale.hire_obstacle(s, seat, action)
    if LAYING_UNIT_1 <= decision <= DEFENDING_RED:
        return laying.obstacle(s, seat, action)
    if decision == COUNTERING:
        return red_cards.counter_obstacle(s, seat, action)
    if decision == SIGNING:
        return signs.obstacle(s, seat, action)
    return result.retreat_obstacle(s, seat, action) if decision == RETREATING else FINE
