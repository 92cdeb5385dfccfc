"""States as documents: every field by name, nothing lost, and every fault named."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.document import SEATS, Decision, Document, Field, Schema
from signoria.core.state import CHANCE, LOCALS, State

COLOURS = ("red", "green", "blue")
SCHEMA = Schema(
    (
        Field("year"),
        Field("wind", low=-1),
        Field("leader", names=COLOURS),
        Field("stock", (COLOURS,)),
        Field("piles", (("north", "south"), COLOURS)),
        Field("track", (3,)),
        Field("row", (3,), names=COLOURS),
        Field("gold", (SEATS,)),
        Field("flag", (SEATS,), names=COLOURS),
        Field("hand", (SEATS, COLOURS)),
        Field("slots", (SEATS, 2), names=COLOURS),
    ),
    (Decision("turn", ("action", "cost")), Decision("draw")),
)


class Plain(State):
    """A table with a field of every shape."""

    year: i64
    wind: i64
    leader: i64
    stock: vec[i64]
    piles: vec[i64]
    track: vec[i64]
    row: vec[i64]
    gold: vec[i64]
    flag: vec[i64]
    hand: vec[i64]
    slots: vec[i64]


def empty() -> Plain:
    state = Plain(2, {})
    state.clear_frames()
    state.year, state.wind, state.leader = 0, 0, -1
    state.stock, state.track, state.row = vec[i64]([0] * 3), vec[i64]([0] * 3), vec[i64]([-1] * 3)
    state.piles, state.hand = vec[i64]([0] * 6), vec[i64]([0] * 6)
    state.gold, state.flag, state.slots = vec[i64]([0] * 2), vec[i64]([-1] * 2), vec[i64]([-1] * 4)
    return state


def filled() -> Plain:
    state = empty()
    state.year, state.wind, state.leader = 3, -1, 1
    state.stock, state.track, state.row = vec[i64]([2, 0, 1]), vec[i64]([0, 5, 0]), vec[i64]([2, -1, -1])
    state.piles, state.hand = vec[i64]([0, 0, 0, 0, 7, 0]), vec[i64]([1, 0, 0, 0, 0, 2])
    state.gold, state.flag, state.slots = vec[i64]([4, 0]), vec[i64]([0, -1]), vec[i64]([-1, 1, 0, -1])
    state.push(0, 1)
    state.frames[state.at + LOCALS] = 2
    state.push(1, CHANCE)
    return state


WRITTEN: Document = {
    "frames": [{"decision": "turn", "seat": 1, "action": 2, "cost": 0}, {"decision": "draw", "seat": -1}],
    "year": 3,
    "wind": -1,
    "leader": "green",
    "stock": {"red": 2, "blue": 1},
    "piles": {"south": {"green": 7}},
    "track": [0, 5, 0],
    "row": ["blue"],
    "seats": [
        {"gold": 4, "flag": "red", "hand": {"red": 1}, "slots": [None, "green"]},
        {"gold": 0, "flag": None, "hand": {"blue": 2}, "slots": ["red"]},
    ],
}


def read(document: Document) -> tuple[Plain, list[tuple[str, str]]]:
    state = empty()
    problems = SCHEMA.read(state, document)
    return state, [(problem.name, problem.detail) for problem in problems]


def edited(path: str, value: Any) -> Document:
    """The written document with one value replaced; the path is like `seats.0.gold`."""
    document: Any = json.loads(json.dumps(WRITTEN))
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    node = document
    for part in parents:
        node = node[part]
    node[last] = value
    return dict(document)


def test_fields_are_written_by_name() -> None:
    assert SCHEMA.write(filled()) == WRITTEN


def test_what_was_written_is_read_back() -> None:
    state, problems = read(json.loads(json.dumps(WRITTEN)))
    assert problems == []
    assert SCHEMA.write(state) == WRITTEN
    assert (state.depth, state.at) == (filled().depth, filled().at)
    assert list(state.frames) == list(filled().frames)


@given(st.data())
def test_any_table_survives_the_round_trip(data: st.DataObject) -> None:
    state = empty()
    for entry in SCHEMA.fields:
        number = st.integers(-1, 2) if entry.names else st.integers(entry.low, 30_000)
        if not entry.axes:
            setattr(state, entry.name, data.draw(number))
            continue
        target = getattr(state, entry.name)
        for i in range(len(target)):
            target[i] = data.draw(number)
    document = json.loads(json.dumps(SCHEMA.write(state)))
    loaded, problems = read(document)
    assert problems == []
    for entry in SCHEMA.fields:
        one, other = getattr(state, entry.name), getattr(loaded, entry.name)
        assert (list(one) == list(other)) if entry.axes else (one == other)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("year", -1, ("out_of_range", "year is -1, must be 0 to 30000")),
        ("year", 30_001, ("out_of_range", "year is 30001, must be 0 to 30000")),
        ("wind", -2, ("out_of_range", "wind is -2, must be -1 to 30000")),
        ("year", True, ("wrong_type", "year must be a whole number, not True")),
        ("year", 2.0, ("wrong_type", "year must be a whole number, not 2.0")),
        ("leader", "pink", ("unknown_name", "leader is 'pink', not one of red, green, blue")),
        ("leader", ["red"], ("unknown_name", "leader is ['red'], not one of red, green, blue")),
        ("stock", [2, 0, 1], ("wrong_type", "stock must be an object")),
        ("stock.pink", 1, ("unknown_field", "stock has 'pink'")),
        ("piles.south.green", -7, ("out_of_range", "piles.south.green is -7, must be 0 to 30000")),
        ("piles.south", 7, ("wrong_type", "piles.south must be an object")),
        ("track", [0, 5], ("wrong_length", "track must be a list of 3")),
        ("row", ["red"] * 4, ("wrong_length", "row must be a list of 3")),
        ("seats", [], ("wrong_length", "seats must be a list of 2 objects")),
        ("seats.1", None, ("wrong_length", "seats must be a list of 2 objects")),
        ("seats.0.hand.red", "1", ("wrong_type", "seats[0].hand.red must be a whole number, not '1'")),
        ("seats.0.silver", 1, ("unknown_field", "seats[0] has 'silver'")),
        ("silver", 1, ("unknown_field", "the position has 'silver'")),
        ("frames", {}, ("wrong_length", "frames must be a list of at most 6")),
        ("frames", [{"decision": "draw", "seat": 0}] * 7, ("wrong_length", "frames must be a list of at most 6")),
        ("frames.0", 3, ("unknown_name", "frames[0].decision must be one of turn, draw")),
        ("frames.0.decision", "sleep", ("unknown_name", "frames[0].decision must be one of turn, draw")),
        ("frames.0.decision", {"a": 1}, ("unknown_name", "frames[0].decision must be one of turn, draw")),
        ("frames.0.action", None, ("wrong_type", "frames[0] must hold whole numbers")),
        ("frames.0.action", 10**30, ("wrong_type", "frames[0] must hold whole numbers")),
        ("frames.0.seat", 2, ("unknown_seat", "frames[0].seat is 2")),
        ("frames.0.seat", -2, ("unknown_seat", "frames[0].seat is -2")),
        ("frames.1.action", 0, ("unknown_field", "frames[1] has 'action'")),
        ("frames.1.seat", -4, ("nobody_waited_for", "frames[1] is for several seats and waits for none of them")),
    ],
)
def test_a_fault_is_named(path: str, value: Any, problem: tuple[str, str]) -> None:
    assert problem in read(edited(path, value))[1]


@pytest.mark.parametrize(("waiting", "taken"), [(0, False), (1, True), (3, True), (4, False), (-1, False)])
def test_a_frame_for_several_seats_waits_for_some_of_them(waiting: int, taken: bool) -> None:
    state, problems = read(WRITTEN | {"frames": [{"decision": "turn", "seat": -4, "action": waiting, "cost": 0}]})
    assert (problems == []) == taken
    assert not taken or state.actors() == [seat for seat in range(2) if waiting & 1 << seat]


def test_every_fault_is_named_not_only_the_first() -> None:
    document = edited("year", -1) | {"leader": "pink", "track": 1}
    assert {name for name, _ in read(document)[1]} == {"out_of_range", "unknown_name", "wrong_length"}


@pytest.mark.parametrize("name", ["year", "frames", "seats"])
def test_a_missing_field_is_named(name: str) -> None:
    document = {key: value for key, value in WRITTEN.items() if key != name}
    assert ("missing_field", f"the position lacks '{name}'") in read(document)[1]


@pytest.mark.parametrize(
    ("fields", "decisions", "problem"),
    [
        ((Field("gold"), Field("gold")), (), "the name of field gold is taken"),
        ((Field("players"),), (), "the name of field players is taken"),
        ((Field("seats"),), (), "the name of field seats is taken"),
        ((Field("grid", (3, SEATS)),), (), "seats can only be the first axis"),
        ((), (Decision("turn", tuple("abcdefg")),), "room for 6 locals"),
        ((), (Decision("turn", ("seat",)),), "the name of a local is taken"),
    ],
)
def test_a_schema_that_would_lose_something_cannot_be_declared(
    fields: tuple[Field, ...], decisions: tuple[Decision, ...], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        Schema(fields, decisions)
