"""What an activated card gives: tokens, culture (D4), recruits (D5), cubes with their overflow (D6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import NO_OBSTACLE
from signoria.games.principato.actions import FOOD_TO_SOLDIERS, GOLD_TO_SOLDIERS, RECRUIT, TAKE
from signoria.games.principato.box.constants import (
    CLASS_COUNT,
    CLASS_KIND,
    CLASS_OF,
    CLASS_VALUE,
    CONDOTTIERE_GOLD,
    FACE_COUNT,
    FACES,
    GAIN,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_GOLD,
    GAIN_RECRUITS,
    GAIN_WHAT,
    KINDS,
    MILITIA_FOOD,
    POOL_OF,
    SOLDIER_POOL,
    SUPPLIES,
    VALUE_COUNT,
    VALUES,
)
from signoria.games.principato.phases.card import (
    ACTIVATION,
    OVERFLOW,
    SOLD_OUT,
    activation_problems,
    entitled,
    option_in_use,
    with_card,
)
from signoria.games.principato.phases.cubes import (
    SUPPLY_CUBE,
    SUPPLY_FACE,
    reserve_to_soldiers,
    room,
    take_into_storage,
    unsupplied,
)
from signoria.games.principato.phases.question import Amount, Question, described
from signoria.games.principato.state import (
    CHOOSE_CULTURE,
    CHOOSE_RECRUITS,
    DECISIONS,
    EXCHANGE,
    OBSTACLES,
    OVERFLOW_FOOD,
    OVERFLOW_GOLD,
    TURN,
    Principato,
)

BEST_VALUE_ONLY: Final[i64] = OBSTACLES.add("best_value_only", "7")
ALL_ON_SOLDIERS: Final[i64] = OBSTACLES.add("all_on_soldiers", "7")


def give_tokens(s: Principato, face: i64, count: i64) -> None:
    s.pool[POOL_OF[face]] -= count
    s.tokens[s.active * FACE_COUNT + face] += count
    if s.events is not None:
        received: Params = {"seat": s.active, "face": FACES[face], "count": count}
        s.tell("received_tokens", received | {"left": s.pool[POOL_OF[face]]})


class ChooseCulture(Question):
    """D4: a culture token of any value in stock (R35)."""

    def candidates(self, s: Principato, seat: i64, out: vec[i64]) -> i64:
        kind: i64 = GAIN_WHAT[option_in_use(s)]
        count: i64 = 0
        for value in range(VALUE_COUNT):
            if CLASS_OF[kind * VALUE_COUNT + value] >= 0:
                out[count] = TAKE + value
                count += 1
        return count

    def culture(self, s: Principato, action: i64) -> i64:
        """Returns the class of tokens that is asked for."""
        return CLASS_OF[GAIN_WHAT[option_in_use(s)] * VALUE_COUNT + action - TAKE]

    def obstacle(self, s: Principato, seat: i64, action: i64) -> i64:
        culture: i64 = self.culture(s, action)
        if s.stock[culture] == 0:
            return SOLD_OUT
        if s.auto_best_culture and culture != best_culture(s, CLASS_KIND[culture]):
            return BEST_VALUE_ONLY
        return NO_OBSTACLE

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        culture: i64 = self.culture(s, action)
        s.stock[culture] -= 1
        s.culture[seat * CLASS_COUNT + culture] += 1
        if s.events is not None:
            s.tell("took_culture", {"seat": seat, **self.token(s, action)})
        s.ask(EXCHANGE)

    def token(self, s: Principato, action: int) -> Params:
        culture = self.culture(s, action)
        return {"kind": KINDS[CLASS_KIND[culture]], "value": CLASS_VALUE[culture]}

    def prompt_params(self, s: Principato, seat: int) -> Params:
        return with_card(s, seat)

    def reason_params(self, s: Principato, seat: int, action: int, obstacle: int) -> Params:
        return self.token(s, action)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        token, value = self.token(s, action), VALUES[action - TAKE]
        best = action == max(s.options(seat), default=-1)
        targets = (f"stock:{token['kind']}:{value}",)
        return described(s, seat, action, targets, gain={"points": value}, default=best, params=token)

    def problems(self, s: Principato, at: int) -> list[Problem]:
        return activation_problems(s, at, GAIN[option_in_use(s)] == GAIN_CULTURE)


def best_culture(s: Principato, kind: i64) -> i64:
    """Returns the dearest class of a kind that is in stock; classes of a kind stand in falling order of value."""
    for culture in range(CLASS_COUNT):
        if CLASS_KIND[culture] == kind and s.stock[culture] > 0:
            return culture
    return CLASS_COUNT


class ChooseRecruits(Amount):
    """D5: any number of soldiers, as far as the pool goes (R34)."""

    def most(self, s: Principato, seat: i64) -> i64:
        return s.pool[SOLDIER_POOL]

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        give_tokens(s, GAIN_WHAT[option_in_use(s)], action - self.verb)
        s.ask(EXCHANGE)

    def prompt_params(self, s: Principato, seat: int) -> Params:
        return with_card(s, seat)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        face, count = FACES[GAIN_WHAT[option_in_use(s)]], action - self.verb
        return described(s, seat, action, gain={face: count}, params={"face": face, "count": count})

    def problems(self, s: Principato, at: int) -> list[Problem]:
        return activation_problems(s, at, GAIN[option_in_use(s)] == GAIN_RECRUITS)


class Overflow(Amount):
    """D6: cubes of one kind fill storage; what it cannot hold may go on soldiers (R16, R20)."""

    supply: i64
    following: i64

    def __init__(self, supply: i64, following: i64, verb: i64, id: i64, code: str) -> None:
        """`following` is asked next: the gold of a card that gives both, and then the exchange."""
        super().__init__(verb, id, code, "5", ACTIVATION, inside=(TURN,))
        self.supply = supply
        self.following = following

    def due(self, s: Principato) -> i64:
        option: i64 = option_in_use(s)
        return entitled(s, option, GAIN_FOOD[option] if self.supply == MILITIA_FOOD else GAIN_GOLD[option])

    def begin(self, s: Principato, argument: i64) -> None:
        """Asked if cubes are left over, and soldiers of the right kind lack theirs."""
        due: i64 = self.due(s)
        over: i64 = 0
        if due > 0:
            left: i64 = take_into_storage(s, s.active, SUPPLY_CUBE[self.supply], due)
            over = min(left, unsupplied(s, s.active, SUPPLY_FACE[self.supply]))
        if over > 0:
            s.set_local(OVERFLOW, over)
        else:
            s.ask(self.following)

    def most(self, s: Principato, seat: i64) -> i64:
        return s.local(OVERFLOW)

    def obstacle(self, s: Principato, seat: i64, action: i64) -> i64:
        if s.auto_commit_overflow and action - self.verb < s.local(OVERFLOW):
            return ALL_ON_SOLDIERS
        return NO_OBSTACLE

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        reserve_to_soldiers(s, seat, self.supply, action - self.verb)
        s.set_local(OVERFLOW, 0)
        if s.events is not None:
            s.tell("overflow", {"seat": seat, "supply": SUPPLIES[self.supply], "count": action - self.verb})
        s.ask(self.following)

    def prompt_params(self, s: Principato, seat: int) -> Params:
        return with_card(s, seat)

    def reason_params(self, s: Principato, seat: int, action: int, obstacle: int) -> Params:
        return {"need": s.local(OVERFLOW)}

    def is_default(self, s: Principato, seat: int, number: int) -> bool:
        return number == s.local(OVERFLOW)

    def problems(self, s: Principato, at: int) -> list[Problem]:
        """What overflows finds no room in storage, but lies in the reserve and has soldiers to go to."""
        cube = SUPPLY_CUBE[self.supply]
        most = min(self.due(s), s.reserve[cube], unsupplied(s, s.active, SUPPLY_FACE[self.supply]))
        fits = room(s, s.active, cube) == 0 and 1 <= s.local(OVERFLOW) <= most
        return activation_problems(s, at, True, overflow_fits=fits)


_INSIDE: Final = (TURN,)
DECISIONS.place(ChooseCulture(CHOOSE_CULTURE, "activation.culture", "4.3", ACTIVATION, _INSIDE))
DECISIONS.place(ChooseRecruits(RECRUIT, CHOOSE_RECRUITS, "activation.recruits", "4.3", ACTIVATION, _INSIDE))
DECISIONS.place(Overflow(MILITIA_FOOD, OVERFLOW_GOLD, FOOD_TO_SOLDIERS, OVERFLOW_FOOD, "activation.overflow_food"))
DECISIONS.place(Overflow(CONDOTTIERE_GOLD, EXCHANGE, GOLD_TO_SOLDIERS, OVERFLOW_GOLD, "activation.overflow_gold"))
