"""What the decisions of Renaissance have in common: how options are found, and how an action is described."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.codes import Description, Params, Prompt
from signoria.core.decision import NO_OBSTACLE, Chance, Decision, Locals
from signoria.core.state import CHANCE
from signoria.games.renaissance.actions import ACTIONS, DIE_ROLL
from signoria.games.renaissance.box.constants import CITIES, CITY_COUNT, DIE, YEARS
from signoria.games.renaissance.phases.cities import city_level
from signoria.games.renaissance.state import FREE, Renaissance

# By their place in the tables of fortification.
LEVELS: Final = ("free", "garrison", "rampart", "fortress")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[Renaissance]):
    """A decision of a seat."""

    def options(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = self.candidates(s, seat, out)
        legal: i64 = 0
        for i in range(count):
            action: i64 = out[i]
            if self.obstacle(s, seat, action) == NO_OBSTACLE:
                out[legal] = action
                legal += 1
        return legal

    def prompt(self, s: Renaissance, seat: int) -> Prompt:
        return Prompt(self.code, self.rule, {"seat": seat, **self.prompt_params(s, seat)})

    # ---- an action in words: each decision says what is particular to its own ----

    def describe(self, s: Renaissance, seat: int, action: int) -> Description:
        """Targets on the table, cost and gain, whether chance follows, whether nobody would hesitate about it."""
        return Description(
            targets=self.targets(s, action),
            group=ACTIONS.verbs[action],
            cost=self.cost(s, action),
            gain=self.gain(s, action),
            reveals=self.reveals(s, seat, action),
            default=self.is_default(s, seat, action),
            params=self.label(s, action),
        )

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return ()

    def cost(self, s: Renaissance, action: i64) -> Params:
        return {}

    def gain(self, s: Renaissance, action: i64) -> Params:
        return {}

    def label(self, s: Renaissance, action: i64) -> Params:
        """What the action says beside its cost and its gain: which city, whose, which card, how many."""
        return {}

    def is_default(self, s: Renaissance, seat: i64, action: i64) -> bool:
        """Nobody hesitates about it: there is nothing else, or it is a road beside a landing."""
        return s.options(seat) == [action]

    def reveals(self, s: Renaissance, seat: i64, action: i64) -> bool:
        """Something will be drawn or rolled: no way back without asking the others."""
        if self.obstacle(s, seat, action) != NO_OBSTACLE:
            return False
        after = s.clone()
        after.step(seat, action)
        return after.mover() == CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class CityQuestion(Question):
    """A verb about one city, and perhaps declining."""

    verb: i64

    def __init__(self, id: i64, code: str, rule: str, verb: i64, frame: Locals, inside: tuple[int, ...]) -> None:
        super().__init__(id, code, rule, frame, inside)
        self.verb = verb

    def is_about(self, s: Renaissance, seat: i64, city: i64) -> bool:
        """Is the city a candidate?"""
        raise NotImplementedError

    def cities(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for city in range(CITY_COUNT):
            if self.is_about(s, seat, city):
                out[count] = self.verb + city
                count += 1
        return count

    def candidates(self, s: Renaissance, seat: i64, out: vec[i64]) -> i64:
        return self.cities(s, seat, out)

    def targets(self, s: Renaissance, action: i64) -> tuple[str, ...]:
        return city_targets(self.verb, action)

    def label(self, s: Renaissance, action: i64) -> Params:
        return {"city": CITIES[action - self.verb]} if self.verb <= action < self.verb + CITY_COUNT else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class HeldCityQuestion(CityQuestion):
    """A verb about a city of which it matters whose it is and how strong."""

    def label(self, s: Renaissance, action: i64) -> Params:
        return held_city(s, action - self.verb) if self.verb <= action < self.verb + CITY_COUNT else {}


def city_targets(verb: i64, action: i64) -> tuple[str, ...]:
    return (f"city:{CITIES[action - verb]}",) if verb <= action < verb + CITY_COUNT else ()


def held_city(s: Renaissance, city: i64) -> Params:
    params: Params = {"city": CITIES[city], "level": LEVELS[city_level(s, city)]}
    if s.owner[city] != FREE:
        params["owner"] = s.owner[city]
    return params


def this_turn(s: Renaissance) -> Params:
    return {"turn": s.turn, "year": YEARS[s.turn - 1]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Die(Chance[Renaissance]):
    """An ordinary die; who called for it goes on with the number."""

    def weights(self, s: Renaissance, outcomes: vec[i64], weights: vec[i64]) -> i64:
        faces: i64 = DIE
        for i in range(faces):
            outcomes[i] = DIE_ROLL + i
            weights[i] = 1
        return faces

    def step(self, s: Renaissance, seat: i64, action: i64) -> None:
        s.done(action - DIE_ROLL + 1)
