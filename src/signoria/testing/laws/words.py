"""What a game says is what its vocabulary declares, so that every sentence can be made."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.core.codes import Event, Params
from signoria.core.game import AnyGame
from signoria.core.state import CHANCE
from signoria.core.vocabulary import COMMON, Shape, mismatch
from signoria.testing.moment import Moment, lines_of, sample
from signoria.testing.nonconformity import fail


def there_is_a_vocabulary(game: AnyGame) -> None:
    """Without one the other laws of words have nothing to hold a game to."""
    if not game.vocabulary:
        fail("its vocabulary is empty, so nobody can say what happens in it; the light form of the check asks for none")


def questions_are_in_the_vocabulary(moment: Moment) -> None:
    words, state = moment.game.vocabulary, moment.state
    if not words:
        return
    for seat in [*state.actors(), *state.may()]:
        if seat == CHANCE:
            continue
        prompt = state.prompt(seat)
        _check(words.prompts, "prompt", prompt.code, prompt.params)
        for action in state.candidates(seat):
            verb = moment.game.actions.verbs[action]
            described = moment.game.describe(state, seat, action)
            _check(words.actions, "action", verb, described.params)
            for effect in described.effects:
                _check(words.effects, "effect", effect.code, effect.params)
            reason = state.why_not(seat, action)
            if reason is not None:
                _check(words.reasons, "reason", reason.code, reason.params)


def events_are_in_the_vocabulary(moment: Moment) -> None:
    words = moment.game.vocabulary
    if not words:
        return
    for line in sample(lines_of(moment.state), 3, moment.rng("words")):
        events: list[Event] = []
        moment.state.clone().apply(*line, events)
        for event in events:
            _check({**COMMON.events, **words.events}, "event", event.code, event.params)


def scores_are_in_the_vocabulary(moment: Moment) -> None:
    words = moment.game.vocabulary
    for lines in moment.game.score(moment.state) if words else ():
        for line in lines:
            _check(words.scores, "score line", line.code, line.params)


def _check(shapes: Mapping[str, Shape], what: str, code: str, params: Params) -> None:
    wrong = mismatch(shapes.get(code), params)
    if wrong:
        fail(f"the {what} {code} with {params}: {wrong}")
