"""A move of several actions, tried before anything is done: all are made, or none.

Only what the seat can foresee may be sent together: nothing can be learnt from a refusal that a look at the table would
not have told.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from signoria.core.codes import Reason
from signoria.core.errors import IllegalAction, SignoriaError
from signoria.core.game import AnyGame
from signoria.core.play.forced import shows_nothing
from signoria.core.play.way_back import how_made, is_together
from signoria.core.state import State
from signoria.table.protocol.faults import Conflict, IllegalOfSeveral


def rehearse(game: AnyGame, position: State, seat: int, names: Sequence[str], onlookers: Collection[int]) -> list[str]:
    """Returns what the seat would do, with what is forced in between; `position` is the caller's to be changed.

    Refuses an action that is not allowed, and any that would follow on chance, something revealed or others.
    """
    steps: list[str] = []
    for number, name in enumerate(names, 1):
        action = game.action_id(name)
        reason = position.why_not(seat, action)
        while reason is not None and _is_answered(game, position, seat, onlookers):
            forced = position.options(seat)[0]
            position.step(seat, forced)
            steps.append(game.action_name(forced))
            reason = position.why_not(seat, action)
        if reason is not None:
            raise _refusal(reason, name, number, len(names))
        if number < len(names) and how_made(game, position, seat, action).reveals:
            raise _interrupted(name, number)
        steps.append(name)
        if number < len(names):
            position.step(seat, action)
            if seat not in position.actors() and seat not in position.may():
                raise _interrupted(name, number)
    return steps


def _is_answered(game: AnyGame, position: State, seat: int, onlookers: Collection[int]) -> bool:
    """Would the table answer for the seat, because it has no choice and all know it?"""
    if position.actors() != [seat] or is_together(position):
        return False
    options = position.options(seat)
    return len(options) == 1 and shows_nothing(game, position, seat, options[0], onlookers)


def _refusal(reason: Reason, name: str, number: int, count: int) -> SignoriaError:
    if count == 1:
        return IllegalAction(reason, name)
    english = "Action {number} of {count}, {action}, is not allowed: {reason}; nothing was done."
    return IllegalOfSeveral(english, "not_allowed_of_several", number=number, count=count, action=name, reason=reason)


def _interrupted(name: str, number: int) -> Conflict:
    english = "After {action} (number {number}) the game goes on without you; send what follows when you have seen it."
    return Conflict(english, "interrupted", action=name, number=number)
