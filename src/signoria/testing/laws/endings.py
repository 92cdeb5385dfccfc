"""Games end, and then scores and places agree; on the way, estimates and features are usable."""

from __future__ import annotations

import math

from signoria.core.codes import ScoreLine
from signoria.testing.moment import Moment
from signoria.testing.nonconformity import fail

WITH_THE_FLOOR = 10


def games_end_in_time(moment: Moment) -> None:
    """The bound is for games in which nobody takes the floor; the others must end all the same."""
    longest = moment.game.longest_game(moment.players, moment.settings)
    limit = longest * (WITH_THE_FLOOR if moment.floor_taken else 1)
    if moment.state.actors() and moment.step >= limit:
        fail(f"not over after {limit} steps, by longest_game()")


def the_end_asks_nobody(moment: Moment) -> None:
    if moment.state.actors():
        return
    active = [seat for seat in moment.seats if moment.state.options(seat) or moment.state.candidates(seat)]
    if active or moment.state.may() or moment.state.weights():
        fail(f"the game is over, but seats {active}, chance or may() still have something to do")


def scores_are_within_bounds(moment: Moment) -> None:
    bounds, lines = moment.game.bounds, moment.game.score(moment.state)
    if len(lines) != moment.players:
        fail(f"score() has lines for {len(lines)} seats")
    for seat, own in enumerate(lines):
        if not own or not all(isinstance(line, ScoreLine) and line.code for line in own):
            fail(f"score() has no named lines: {own}", seat)
        if not bounds.lowest_score <= moment.game.total(own) <= bounds.highest_score:
            fail(f"a score of {moment.game.total(own)} is out of bounds", seat)


def places_follow_the_scores(moment: Moment) -> None:
    """A place is one more than the seats before it; more points are never a worse place."""
    places = moment.game.places(moment.state)
    totals = [moment.game.total(own) for own in moment.game.score(moment.state)]
    if places != [1 + sum(other < own for other in places) for own in places] or len(places) != moment.players:
        fail(f"{places} is no ranking of {moment.players} seats with shared places")
    for seat in moment.seats:
        for other in moment.seats:
            if totals[seat] > totals[other] and places[seat] > places[other]:
                fail(f"{totals[seat]} points make place {places[seat]}, {totals[other]} place {places[other]}", seat)


def features_are_numbers(moment: Moment) -> None:
    for seat in moment.seats:
        values = moment.game.features(moment.state, seat)
        layout = moment.game.layout
        if len(layout) != moment.game.bounds.features:
            fail(f"{len(layout)} features, but bounds say {moment.game.bounds.features}", seat)
        for name, low, value, high in zip(layout.names, layout.low, values, layout.high):
            if not low <= value <= high:
                fail(f"the feature {name} is {value}, not {low} to {high}", seat)


def estimates_are_numbers(moment: Moment) -> None:
    values = moment.game.evaluate(moment.state)
    if len(values) != moment.players or not all(math.isfinite(value) for value in values):
        fail(f"evaluate() answers {values} for {moment.players} seats")
