"""What an activated card gives: tokens, culture (D4), recruits (D5), cubes with their overflow (D6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.principato.actions import FOOD_TO_SOLDIERS, GOLD_TO_SOLDIERS, RECRUIT, TAKE
from signoria.games.principato.box import (
    CLASS_COUNT,
    CLASS_KIND,
    CLASS_OF,
    CLASS_VALUE,
    CONDOTTIERE,
    CONDOTTIERE_GOLD,
    FACE_COUNT,
    FACES,
    FOOD,
    GAIN,
    GAIN_COUNT,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_GOLD,
    GAIN_PER_TOKEN,
    GAIN_RECRUITS,
    GAIN_TOKENS,
    GAIN_WHAT,
    GOLD,
    KINDS,
    MILITIA,
    MILITIA_FOOD,
    POOL_OF,
    SOLDIER_POOL,
    SUPPLIES,
    VALUE_COUNT,
)
from signoria.games.principato.phases.cubes import reserve_to_soldiers, take_into_storage, unsupplied
from signoria.games.principato.phases.numbers import write_numbers
from signoria.games.principato.phases.obstacles import ALL_ON_SOLDIERS, BEST_VALUE_ONLY, FREE, SOLD_OUT
from signoria.games.principato.phases.payment import card_option
from signoria.games.principato.state import (
    CHOOSE_CULTURE,
    CHOOSE_RECRUITS,
    OVERFLOW,
    OVERFLOW_FOOD,
    OVERFLOW_GOLD,
    PrincipatoState,
)


def begin(s: PrincipatoState, option: i64) -> bool:
    """Carry out the gain; False if a question must be answered first."""
    kind: i64 = GAIN[option]
    if kind == GAIN_TOKENS:
        give_tokens(s, GAIN_WHAT[option], GAIN_COUNT[option])
        return True
    if kind == GAIN_CULTURE:
        s.frames[s.at] = CHOOSE_CULTURE
        return False
    if kind == GAIN_RECRUITS:
        s.frames[s.at] = CHOOSE_RECRUITS
        return False
    return gain_food(s, option)


def give_tokens(s: PrincipatoState, face: i64, count: i64) -> None:
    s.pool[POOL_OF[face]] -= count
    s.tokens[s.active * FACE_COUNT + face] += count
    if s.events is not None:
        s.tell("received_tokens", {"seat": s.active, "face": FACES[face], "count": count})


# ---- D4: a culture token of any value in stock (R35) ----


def culture_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    kind: i64 = GAIN_WHAT[card_option(s)]
    count: i64 = 0
    value: i64 = 0
    while value < VALUE_COUNT:
        if CLASS_OF[kind * VALUE_COUNT + value] >= 0:
            out[count] = TAKE + value
            count += 1
        value += 1
    return count


def culture_obstacle(s: PrincipatoState, action: i64) -> i64:
    culture: i64 = chosen_culture(s, action)
    if s.stock[culture] == 0:
        return SOLD_OUT
    if s.auto_best_culture and culture != best_culture(s, CLASS_KIND[culture]):
        return BEST_VALUE_ONLY
    return FREE


def chosen_culture(s: PrincipatoState, action: i64) -> i64:
    return CLASS_OF[GAIN_WHAT[card_option(s)] * VALUE_COUNT + action - TAKE]


def best_culture(s: PrincipatoState, kind: i64) -> i64:
    """Classes of a kind stand in falling order of value."""
    culture: i64 = 0
    while culture < CLASS_COUNT and (CLASS_KIND[culture] != kind or s.stock[culture] == 0):
        culture += 1
    return culture


def take_culture(s: PrincipatoState, action: i64) -> None:
    culture: i64 = chosen_culture(s, action)
    s.stock[culture] -= 1
    s.culture[s.active * CLASS_COUNT + culture] += 1
    if s.events is not None:
        kind = KINDS[CLASS_KIND[culture]]
        s.tell("took_culture", {"seat": s.active, "kind": kind, "value": CLASS_VALUE[culture]})


# ---- D5: any number of soldiers, as far as the pool goes (R34) ----


def recruit_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    return write_numbers(out, RECRUIT, s.pool[SOLDIER_POOL])


def recruit(s: PrincipatoState, action: i64) -> None:
    give_tokens(s, GAIN_WHAT[card_option(s)], action - RECRUIT)


# ---- cubes: food, then gold; what storage cannot hold may go on soldiers (D6, R16, R20) ----


def entitled(s: PrincipatoState, option: i64, per_option: i64) -> i64:
    if GAIN[option] == GAIN_PER_TOKEN:
        return per_option * s.token(s.active, GAIN_WHAT[option])
    return per_option


def gain_food(s: PrincipatoState, option: i64) -> bool:
    if gain_cube(s, FOOD, entitled(s, option, GAIN_FOOD[option]), MILITIA):
        s.frames[s.at] = OVERFLOW_FOOD
        return False
    return gain_gold(s, option)


def gain_gold(s: PrincipatoState, option: i64) -> bool:
    if gain_cube(s, GOLD, entitled(s, option, GAIN_GOLD[option]), CONDOTTIERE):
        s.frames[s.at] = OVERFLOW_GOLD
        return False
    return True


def gain_cube(s: PrincipatoState, cube: i64, count: i64, soldier: i64) -> bool:
    """Fill storage; True if cubes are left over and soldiers of the right kind lack theirs."""
    if count == 0:
        return False
    s.frames[s.at + OVERFLOW] = min(take_into_storage(s, s.active, cube, count), unsupplied(s, s.active, soldier))
    return s.frames[s.at + OVERFLOW] > 0


def overflow_food_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    return write_numbers(out, FOOD_TO_SOLDIERS, s.frames[s.at + OVERFLOW])


def overflow_gold_candidates(s: PrincipatoState, out: vec[i64]) -> i64:
    return write_numbers(out, GOLD_TO_SOLDIERS, s.frames[s.at + OVERFLOW])


def overflow_obstacle(s: PrincipatoState, number: i64) -> i64:
    if s.auto_commit_overflow and number < s.frames[s.at + OVERFLOW]:
        return ALL_ON_SOLDIERS
    return FREE


def choose_overflow_food(s: PrincipatoState, action: i64) -> bool:
    """Put the chosen cubes on militia; then the gold of a card that gives both."""
    put_overflow(s, MILITIA_FOOD, action - FOOD_TO_SOLDIERS)
    return gain_gold(s, card_option(s))


def choose_overflow_gold(s: PrincipatoState, action: i64) -> None:
    put_overflow(s, CONDOTTIERE_GOLD, action - GOLD_TO_SOLDIERS)


def put_overflow(s: PrincipatoState, supply: i64, count: i64) -> None:
    reserve_to_soldiers(s, s.active, supply, count)
    s.frames[s.at + OVERFLOW] = 0
    if s.events is not None:
        s.tell("overflow", {"seat": s.active, "supply": SUPPLIES[supply], "count": count})
