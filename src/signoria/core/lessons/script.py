"""Fixed moves played on a position: what a lesson has written down, with chance and forced answers in between."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from signoria.core.actions import ActionTable
from signoria.core.document import Document
from signoria.core.errors import InvalidDocument, SignoriaError, UnknownAction
from signoria.core.game import AnyGame
from signoria.core.lessons.lesson import InvalidLesson, Lesson
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State

# "2/vote:red" is a move of seat 2, where several decide at once.
BY: Final = "/"
# More chance and forced answers than this between two moves that are written down is a lesson that leads nowhere.
FARTHEST: Final = 200

# Carries out an action of a seat, or of chance.
Play = Callable[[int, int], None]


def start_position(game: AnyGame, lesson: Lesson) -> State:
    """Returns the position in which a lesson begins."""
    start = lesson.start
    try:
        state: State = (
            game.new(lesson.players, lesson.options) if start.document is None else game.load(dict(start.document))
        )
    except SignoriaError as error:
        raise broken(lesson, f"start: {error}") from error

    def play(seat: int, action: int) -> None:
        state.apply(seat, action)

    draws = Draws(start.seed)
    for name in start.moves:
        play_named(game, lesson, state, name, draws, play)
    while state.actors() == [CHANCE]:
        play(CHANCE, draws.outcome(state))
    return _changed(game, lesson, state) if start.change else state


class Draws:
    """Chance from a seed: the same draws in the same places, always."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.number = 0

    def outcome(self, state: State) -> int:
        """Returns what chance brings now."""
        self.number += 1
        outcomes = state.weights()
        ticket = int(Rng(self.seed, self.number).below(sum(weight for _, weight in outcomes)))
        for outcome, weight in outcomes:
            ticket -= weight
            if ticket < 0:
                return outcome
        raise AssertionError("chance has outcomes")


def play_named(game: AnyGame, lesson: Lesson, state: State, name: str, draws: Draws, play: Play) -> None:
    """Play one written move; chance that is not written down and forced answers come before it."""
    for _ in range(FARTHEST):
        seat, action = _who(game, lesson, state, name)
        if action is not None:
            play(seat, action)
            return
        if not play_unwritten(state, draws, play, ()):
            break
    raise broken(lesson, f"{name!r} cannot be played where it stands: {_whose_turn(game, state)}")


def play_unwritten(state: State, draws: Draws, play: Play, awaited: Collection[int]) -> bool:
    """Play one draw, or one forced answer that is not `awaited` of its seat; returns whether there was one."""
    actors = state.actors()
    if actors == [CHANCE]:
        play(CHANCE, draws.outcome(state))
        return True
    for seat in actors:
        options = state.options(seat)
        if len(options) == 1 and options[0] not in awaited:
            play(seat, options[0])
            return True
    return False


def broken(lesson: Lesson, why: str) -> InvalidLesson:
    return InvalidLesson(f"{lesson.game} {lesson.number} ({lesson.id})", why=why.rstrip("."))


def _who(game: AnyGame, lesson: Lesson, state: State, name: str) -> tuple[int, int | None]:
    """Returns whose move of that name is possible now, and its id, or no id."""
    by, _, plain = name.rpartition(BY)
    actors = state.actors()
    if actors == [CHANCE]:
        outcome = _find(game.outcomes, plain)
        return CHANCE, outcome if any(outcome == each for each, _ in state.weights()) else None
    # Who may take the floor comes last: mostly a move is meant of somebody who is waited for.
    seats = [int(by)] if by else [*sorted(actors, key=lambda seat: seat == lesson.seat), *state.may()]
    action = _find(game.actions, plain)
    if action is not None:
        for seat in seats:
            if state.why_not(seat, action) is None:
                return seat, action
    return CHANCE, None


def _find(table: ActionTable, name: str) -> int | None:
    try:
        return table.id(name)
    except UnknownAction:
        return None


def _whose_turn(game: AnyGame, state: State) -> str:
    actors = state.actors()
    if not actors:
        return "the game is over"
    if actors == [CHANCE]:
        return "chance may bring " + ", ".join(game.name(CHANCE, outcome) for outcome, _ in state.weights()[:8])
    seat = actors[0]
    some = ", ".join(game.action_name(action) for action in state.options(seat)[:8])
    return f"seat {seat} decides ({state.prompt(seat).code}) and may do {some}"


def _changed(game: AnyGame, lesson: Lesson, state: State) -> State:
    """Returns the position with fields set otherwise, if it is still one that the game knows."""
    document = copy.deepcopy(game.dump(state))
    for path, value in lesson.start.change.items():
        _set(lesson, document, path, value)
    try:
        changed: State = game.load(document)
    except InvalidDocument as error:
        raise broken(lesson, f"start.change: {error}") from error
    return changed


def _set(lesson: Lesson, document: Document, path: str, value: Any) -> None:
    inside: Any = document
    *way, last = path.split(".")
    try:
        for part in way:
            inside = inside[int(part)] if isinstance(inside, list) else inside[part]
        if isinstance(inside, list):
            inside[int(last)] = value
        else:
            inside[last] = _merged(inside.get(last), value)
    except (KeyError, IndexError, ValueError, AttributeError) as error:
        raise broken(lesson, f"start.change has {path!r}, and the position no such place") from error


def _merged(old: Any, new: Any) -> Any:
    """A table changes what it names; everything else takes the place of what was there."""
    return {**old, **new} if isinstance(old, Mapping) and isinstance(new, Mapping) else new
