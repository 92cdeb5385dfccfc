"""A race of three rounds, small enough to know everything about: a game that is not ours, with flaws on demand."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.actions import ActionTable
from signoria.core.codes import Description, Problem, Prompt, Reason, ScoreLine, Settings
from signoria.core.components import Components
from signoria.core.document import SEATS, Decision, Document, Field, Schema
from signoria.core.game import Bounds, DataCheck, Game, Option
from signoria.core.layout import Layout
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, State

ROUNDS = 3
TURN, BONUS = 0, 1
ACTIONS = ActionTable()
STEP = int(ACTIONS.verb("step", (1, 2, 3)))
OUTCOMES = ActionTable("outcome")
WIND = int(OUTCOMES.verb("wind", (0, 1)))


class Race(State):
    """In each round every seat steps one, two or three fields, then the wind gives it one more, or none."""

    points: list[int]
    turns: int

    def mover(self) -> i64:
        return NOBODY if self.depth == 0 else self.frames[self.at + 1]

    def candidates_into(self, seat: i64, out: vec[i64]) -> i64:
        for i in range(3):
            out[i] = STEP + i
        return 0 if self.settings["flaw"] == "stuck" and self.turns == 4 else 3

    def options_into(self, seat: i64, out: vec[i64]) -> i64:
        """Every question is answered here: this game has no decisions of its own to ask."""
        free = [out[i] for i in range(self.candidates_into(seat, out)) if not self.obstacle(seat, out[i])]
        for i, action in enumerate(free):
            out[i] = action
        return len(free)

    def obstacle(self, seat: i64, action: i64) -> i64:
        return 1 if action == STEP + 2 and self.points[seat] > 4 else 0

    def reason(self, seat: i64, action: i64, obstacle: i64) -> Reason:
        return Reason("tired", "1", {"points": self.points[seat]})

    def step(self, seat: i64, action: i64) -> None:
        runner = self.turns % int(self.players)
        self.pop()
        if seat != CHANCE:
            self.points[seat] += int(action) - STEP + 1
            self.push(BONUS, CHANCE)
            return
        self.points[runner] += int(action) - WIND
        self.turns += 1
        if self.turns < ROUNDS * self.players or self.settings["flaw"] == "endless":
            self.push(TURN, self.turns % self.players)

    def weights_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for i, weight in enumerate((2, 1)):
            outcomes[i] = WIND + i
            weights[i] = weight
        return 2

    def prompt(self, seat: int) -> Prompt:
        return Prompt("step", "1")

    def clone(self) -> Race:
        copy = Race(self.players, self.settings)
        copy.copy_frames(self)
        copy.points, copy.turns = list(self.points), self.turns
        return copy


def set_up(players: int, settings: Settings) -> Race:
    state = Race(players, settings)
    state.points, state.turns = [0] * players, 0
    state.clear_frames()
    state.push(TURN, 0)
    return state


def violations(state: Race) -> list[Problem]:
    if state.settings["flaw"] == "violation" and state.turns >= 2:
        return [Problem("turns", f"two turns were made, and then {state.turns}")]
    return []


def redeal(state: Race, seat: int, rng: Rng) -> Race:
    rng.next32()
    return state.clone()


def score(state: Race) -> list[list[ScoreLine]]:
    return [[ScoreLine("way", points)] for points in state.points]


def places(state: Race) -> list[int]:
    return [1 + sum(other > points for other in state.points) for points in state.points]


def observe(state: Race, seat: int) -> Document:
    return {"points": list(state.points)}


def features_into(state: Race, seat: int, out: vec[float], at: int) -> None:
    out[at], out[at + 1] = float(state.points[0]), float(state.points[1])


def seen(state: Race, by: int, action: int, seat: int) -> str:
    return GAME.name(by, action)


def missing_card(data: Mapping[str, Any]) -> list[Problem]:
    return [] if "card" in data else [Problem("cards", "the card is missing")]


GAME = Game(
    id="toy_race",
    title="Toy race",
    rules_version="1",
    players=(2, 3),
    options=(Option("flaw", "none", ("none", "violation", "stuck", "endless")), Option("fast", False, (False, True))),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    bounds=Bounds(3, 2, 40, 0, 12, 2),
    components=Components({"card": {"source": "rulebook", "value": 1}}, Path(__file__), "toy"),
    folder=Path(__file__).parent,
    data_check=DataCheck(missing_card, lambda data: []),
    schema=Schema((Field("turns"), Field("points", (SEATS,))), (Decision("turn"), Decision("bonus"))),
    set_up=set_up,
    violations=violations,
    describe=lambda state, seat, action: Description(),
    observe=observe,
    seen=seen,
    redeal=redeal,
    features_into=features_into,
    layout=Layout(1, ("points.0", "points.1"), (0.0, 0.0), (12.0, 12.0)),
    score=score,
    places=places,
    evaluate=lambda state: [float(points) for points in state.points],
)
