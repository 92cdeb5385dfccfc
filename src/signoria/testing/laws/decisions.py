"""Who decides, among what, and why not: laws for every position."""

from __future__ import annotations

from dataclasses import replace

from signoria.core.codes import Description, Prompt, Reason
from signoria.core.errors import IllegalAction
from signoria.core.state import CHANCE, NOBODY, SPECTATOR
from signoria.testing.moment import Moment, sample
from signoria.testing.nonconformity import fail, same


def deciders(moment: Moment) -> list[int]:
    """Seats with options now: those that must decide and those that may take the floor."""
    return [seat for seat in [*moment.state.actors(), *moment.state.may()] if seat != CHANCE]


def actors_are_seats(moment: Moment) -> None:
    state, actors, may = moment.state, moment.state.actors(), moment.state.may()
    if actors != [CHANCE] and (actors != sorted(set(actors)) or not set(actors) <= set(moment.seats)):
        fail(f"actors() answers {actors}, neither [CHANCE] nor seats in ascending order")
    if may != sorted(set(may)) or not set(may) <= set(moment.seats) - set(actors):
        fail(f"may() answers {may} while {actors} must decide")
    expected = actors[0] if actors else NOBODY
    if state.mover() != expected:
        fail(f"mover() answers {state.mover()}, but the first of actors() is {expected}")


def options_are_listed(moment: Moment) -> None:
    most = moment.game.bounds.actions
    for seat in deciders(moment):
        for what, ids in (("options", moment.state.options(seat)), ("candidates", moment.state.candidates(seat))):
            if not ids:
                fail(f"{what}() is empty for a seat that is to decide", seat)
            if ids != sorted(set(ids)):
                fail(f"{what}() is not ascending and unique: {ids}", seat)
            if ids[0] < 0 or ids[-1] >= most:
                fail(f"{what}() leaves the bounds of 0 to {most - 1}: {ids}", seat)


def options_have_no_obstacle(moment: Moment) -> None:
    for seat in deciders(moment):
        options, candidates = moment.state.options(seat), moment.state.candidates(seat)
        free = [action for action in candidates if moment.state.why_not(seat, action) is None]
        if options != free:
            names = [moment.game.action_name(action) for action in sorted(set(options) ^ set(free))]
            fail(f"options() and the candidates without a reason differ in {', '.join(names) or 'their order'}", seat)


def obstacles_have_reasons(moment: Moment) -> None:
    for seat in deciders(moment):
        for action in set(moment.state.candidates(seat)) - set(moment.state.options(seat)):
            reason = moment.state.why_not(seat, action)
            if not isinstance(reason, Reason) or not reason.code or not reason.rule or not _plain(reason.params):
                fail(f"why_not() of {moment.game.action_name(action)} has no code and rule: {reason}", seat)


def refusals_change_nothing(moment: Moment) -> None:
    before = moment.dump()
    for seat, action in _wrong_lines(moment):
        try:
            moment.state.apply(seat, action)
        except IllegalAction as error:
            if not isinstance(error.reason, Reason):
                fail(f"the refusal of action {action} gives no reason", seat)
        else:
            fail(f"apply() took action {action}, which is not legal", seat)
    same(before, moment.dump(), "a refused action changed the position")


def _wrong_lines(moment: Moment) -> list[tuple[int, int]]:
    """Blocked and unheard-of actions of the deciders, and actions of those whom nobody asks."""
    state, rng, most = moment.state, moment.rng("wrong"), moment.game.bounds.actions
    wrong: list[tuple[int, int]] = [(SPECTATOR, 0), (moment.players, 0)]
    actors = deciders(moment)
    for seat in moment.seats:
        if seat not in actors:
            wrong.append((seat, rng.below(most)))
            continue
        options = state.options(seat)
        wrong += [(seat, action) for action in (-1, most, rng.below(most)) if action not in options]
        wrong += [(seat, action) for action in state.candidates(seat) if action not in options][:2]
    outcomes = [outcome for outcome, _ in state.weights()]
    impossible = [outcome for outcome in range(-1, moment.game.bounds.outcomes + 1) if outcome not in outcomes]
    return wrong + [(CHANCE, outcome) for outcome in sample(impossible, 2, rng)]


def prompts_say_what_is_asked(moment: Moment) -> None:
    for seat in deciders(moment):
        prompt = moment.state.prompt(seat)
        if not isinstance(prompt, Prompt) or not prompt.code or not prompt.rule or not _plain(prompt.params):
            fail(f"prompt() has no code and rule: {prompt}", seat)
        if not 1 <= prompt.step <= prompt.steps:
            fail(f"prompt() stands at step {prompt.step} of {prompt.steps}", seat)


def actions_are_described(moment: Moment) -> None:
    for seat in deciders(moment):
        for action in moment.state.candidates(seat):
            described = moment.game.describe(moment.state, seat, action)
            if not isinstance(described, Description) or not all(
                map(_plain, (described.cost, described.gain, described.params))
            ):
                fail(f"describe() of {moment.game.action_name(action)} returns {described}", seat)
            if not isinstance(described.targets, tuple) or not all(
                isinstance(target, str) for target in described.targets
            ):
                fail(f"describe() of {moment.game.action_name(action)} targets {described.targets}", seat)
            if replace(described, effects=()) != moment.state.describe(seat, action):
                fail(f"describe() of {moment.game.action_name(action)} changes more than effects: {described}", seat)


def chance_is_weighted(moment: Moment) -> None:
    weights = moment.state.weights()
    if moment.state.actors() != [CHANCE]:
        if weights:
            fail(f"weights() answers {weights} though no chance waits")
        return
    outcomes = [outcome for outcome, _ in weights]
    if not outcomes or outcomes != sorted(set(outcomes)):
        fail(f"the outcomes are none, or not ascending and unique: {outcomes}")
    if outcomes[0] < 0 or outcomes[-1] >= moment.game.bounds.outcomes:
        fail(f"outcomes leave the bounds of 0 to {moment.game.bounds.outcomes - 1}: {outcomes}")
    if any(weight < 1 for _, weight in weights):
        fail(f"weights must be positive: {weights}")


def invariants_hold(moment: Moment) -> None:
    problems = moment.game.violations(moment.state)
    if problems:
        fail("; ".join(str(problem) for problem in problems))


def _plain(params: object) -> bool:
    """Parameters go over the wire: names, and whole numbers or strings."""
    return isinstance(params, dict) and all(
        isinstance(name, str) and type(value) in (int, str) for name, value in params.items()
    )
