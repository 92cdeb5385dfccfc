"""Copies are equal and independent, documents lose nothing, and listening changes nothing."""

from __future__ import annotations

import json
from typing import Any

from signoria.core.codes import Event
from signoria.testing.moment import Line, Moment, draw_line, lines_of, sample
from signoria.testing.nonconformity import fail, same

STEPS_TOGETHER = 5


def clones_are_independent(moment: Moment) -> None:
    before = moment.dump()
    clone = moment.state.clone()
    same(before, moment.dump(clone), "a clone differs from its original")
    for line in sample(lines_of(moment.state), 2, moment.rng("clone")):
        kept, played = moment.state.clone(), moment.state.clone()
        played.apply(*line)
        same(before, moment.dump(), f"{moment.name(line)} on a clone changed the original")
        same(before, moment.dump(kept), f"{moment.name(line)} on a clone changed another clone")
        grandchild = played.clone()
        reached = moment.dump(grandchild)
        _play_on(moment, played, STEPS_TOGETHER)
        same(reached, moment.dump(grandchild), "playing on changed a clone made on the way")


def documents_round_trip(moment: Moment) -> None:
    document = moment.dump()
    loaded = moment.game.load(json.loads(json.dumps(document)))
    same(document, moment.dump(loaded), "a position differs after dump and load")


def loaded_games_go_on_alike(moment: Moment) -> None:
    loaded, original = moment.game.load(json.loads(json.dumps(moment.dump()))), moment.state.clone()
    for step in range(STEPS_TOGETHER):
        same(original.actors(), loaded.actors(), f"actors, {step} steps after load")
        same(lines_of(original), lines_of(loaded), f"options, {step} steps after load")
        if not original.actors():
            return
        line = draw_line(original, moment.rng("loaded", step))
        original.apply(*line)
        loaded.apply(*line)
        same(moment.dump(original), moment.dump(loaded), f"positions, {step + 1} steps after load")


def listening_changes_nothing(moment: Moment) -> None:
    for line in sample(lines_of(moment.state), 3, moment.rng("listening")):
        silent, heard, stepped = (moment.state.clone() for _ in range(3))
        events: list[Event] = []
        silent.apply(*line)
        heard.apply(*line, events)
        stepped.step(*line)
        expected = moment.dump(silent)
        same(expected, moment.dump(heard), f"{moment.name(line)} with and without a list of events")
        same(expected, moment.dump(stepped), f"{moment.name(line)} by apply() and by step()")
        if heard.events is not None:
            fail(f"after {moment.name(line)} the state still listens")


def events_are_codes(moment: Moment) -> None:
    for line in sample(lines_of(moment.state), 3, moment.rng("events")):
        events: list[Event] = []
        moment.state.clone().apply(*line, events)
        for event in events:
            _check_event(moment, line, event)


def _check_event(moment: Moment, line: Line, event: Event) -> None:
    if not isinstance(event, Event) or not event.code:
        fail(f"{moment.name(line)} tells {event!r}, which is no event with a code")
    if any(not isinstance(name, str) or type(value) not in (int, str) for name, value in event.params.items()):
        fail(f"the event {event.code} has parameters that are neither whole numbers nor strings: {event.params}")
    if event.seen_by is not None and not (isinstance(event.seen_by, tuple) and set(event.seen_by) <= set(moment.seats)):
        fail(f"the event {event.code} is to be seen by {event.seen_by}, which are not seats")


def _play_on(moment: Moment, state: Any, steps: int) -> None:
    for step in range(steps):
        if not state.actors():
            return
        state.apply(*draw_line(state, moment.rng("on", step)))
