"""What the base class builds from a game's hooks, on the example game: an interpreted subclass of a native class."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.core.codes import Event, Prompt
from signoria.core.decision import Decision
from signoria.core.errors import IllegalAction
from signoria.core.game import AnyGame
from signoria.core.state import (
    CHANCE,
    DEPTH,
    FRAME,
    LOCALS,
    MOST_OPTIONS,
    NO_OBSTACLE,
    NOBODY,
    SEAT,
    SPECTATOR,
    State,
    buffer,
)


@pytest.fixture
def ballot(conclave: AnyGame) -> Any:
    """Two seats are to write a ballot; medici and orsini are their favourites."""
    state = conclave.new(2)
    state.apply(CHANCE, conclave.outcomes.id("deal:medici"))
    state.apply(CHANCE, conclave.outcomes.id("deal:orsini"))
    return state


def names(game: AnyGame, actions: list[int]) -> list[str]:
    return [game.action_name(action) for action in actions]


# ---- what callers use ----


def test_options_are_the_candidates_without_an_obstacle(conclave: AnyGame, ballot: Any) -> None:
    written = ["write:borgia", "write:colonna", "write:farnese", "write:medici", "write:orsini"]
    assert names(conclave, ballot.candidates(0)) == written
    assert names(conclave, ballot.options(0)) == [name for name in written if name != "write:medici"]
    assert names(conclave, ballot.options(1)) == [name for name in written if name != "write:orsini"]


def test_who_asks_while_an_answer_is_written_spoils_none_of_it(
    conclave: AnyGame, ballot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lists are written to buffers that are used again."""
    write, asked = State.options_into, list[list[int]]()

    def write_and_ask(self: Any, seat: int, out: Any) -> int:
        count: int = write(self, seat, out)
        if seat == 0:
            asked.append(self.options(1))
        return count

    before = [ballot.options(0), ballot.options(1)]
    monkeypatch.setattr(type(ballot), "options_into", write_and_ask)
    assert [ballot.options(0), *asked] == before
    assert before[0] != before[1]


def test_why_not_gives_the_game_s_reason(conclave: AnyGame, ballot: Any) -> None:
    reason = ballot.why_not(0, conclave.action_id("write:medici"))
    assert str(reason) == "own_favourite (family=medici), rule 2.2"
    assert ballot.why_not(0, conclave.action_id("write:orsini")) is None


@pytest.mark.parametrize("action", [-1, 5, 10_000])
def test_what_is_no_candidate_is_not_offered(ballot: Any, action: int) -> None:
    assert ballot.why_not(0, action).code == "not_offered"


@pytest.mark.parametrize("seat", [2, 7, NOBODY, SPECTATOR])
def test_who_is_no_actor_has_nothing_to_decide(ballot: Any, seat: int) -> None:
    assert ballot.options(seat) == []
    assert ballot.candidates(seat) == []
    assert ballot.why_not(seat, 0).code == "not_to_decide"


def test_chance_cannot_act_while_seats_decide(conclave: AnyGame, ballot: Any) -> None:
    assert ballot.weights() == []
    before = conclave.dump(ballot)
    with pytest.raises(IllegalAction, match="impossible"):
        ballot.apply(CHANCE, 0)
    assert conclave.dump(ballot) == before


def test_seats_cannot_act_while_chance_is_to_decide(conclave: AnyGame) -> None:
    state = conclave.new(2)
    assert state.actors() == [CHANCE]
    assert state.options(0) == []
    assert state.options(CHANCE) == []
    with pytest.raises(IllegalAction, match="not_to_decide"):
        state.apply(0, 0)


def test_chance_draws_what_has_weight(conclave: AnyGame) -> None:
    state = conclave.new(2)
    assert {conclave.outcomes.name(outcome): weight for outcome, weight in state.weights()} == {
        "deal:borgia": 1,
        "deal:colonna": 2,
        "deal:farnese": 1,
        "deal:medici": 1,
        "deal:orsini": 2,
    }
    state.apply(CHANCE, conclave.outcomes.id("deal:medici"))
    assert conclave.outcomes.id("deal:medici") not in [outcome for outcome, _ in state.weights()]


def test_a_refused_action_changes_nothing_and_says_why(conclave: AnyGame, ballot: Any) -> None:
    before = conclave.dump(ballot)
    events: list[Event] = []
    with pytest.raises(IllegalAction) as refused:
        ballot.apply(0, conclave.action_id("write:medici"), events)
    assert refused.value.reason.rule == "2.2"
    assert conclave.dump(ballot) == before
    assert events == []


def test_events_are_noted_for_who_listens_and_only_then(conclave: AnyGame) -> None:
    state, events = conclave.new(2), list[Event]()
    state.apply(CHANCE, conclave.outcomes.id("deal:medici"), events)
    state.apply(CHANCE, conclave.outcomes.id("deal:orsini"))
    assert events == [Event("dealt", {"seat": 0, "family": "medici"}, (0,))]
    assert state.events is None


def test_listening_ends_even_if_a_step_fails(ballot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Any, seat: int, action: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(ballot), "step", stumble)
    with pytest.raises(ZeroDivisionError):
        ballot.apply(0, 0, [])
    assert ballot.events is None


def test_who_may_take_the_floor_has_options_too(ballot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ballot.apply(0, 0)
    ballot.apply(0, 0)
    assert ballot.options(0) == []
    monkeypatch.setattr(type(ballot), "may", lambda self: [0])
    assert ballot.options(0) != []
    assert ballot.actors() == [1]


def test_the_end_asks_nobody(conclave: AnyGame, ballot: Any) -> None:
    ballot.clear_frames()
    assert ballot.actors() == []
    assert ballot.mover() == NOBODY
    assert ballot.weights() == []
    assert ballot.options(0) == []


# ---- the stack of frames ----


@pytest.fixture
def bare() -> State:
    state = State(2, {})
    state.clear_frames()
    return state


def frame(state: State, depth: int) -> list[int]:
    return [int(n) for n in state.frames[FRAME * depth : FRAME * (depth + 1)]]


def test_a_frame_is_a_decision_a_seat_and_locals_from_zero(bare: State) -> None:
    bare.push(3, 1)
    bare.frames[bare.at + LOCALS] = 9
    bare.push(4, CHANCE)
    assert (bare.depth, bare.at) == (2, FRAME)
    assert frame(bare, 0) == [3, 1, 9, 0, 0, 0, 0, 0]
    assert frame(bare, 1) == [4, CHANCE, 0, 0, 0, 0, 0, 0]


def test_a_closed_frame_leaves_no_trace(bare: State) -> None:
    bare.push(3, 1)
    before = list(bare.frames)
    bare.push(4, 0)
    bare.frames[bare.at + LOCALS + 5] = 7
    bare.pop()
    assert list(bare.frames) == before
    assert (bare.depth, bare.at) == (1, 0)
    assert bare.frames[bare.at + SEAT] == 1


def test_frames_are_copied_not_shared(bare: State) -> None:
    bare.push(3, 1)
    other = State(2, {})
    other.copy_frames(bare)
    other.frames[SEAT] = 0
    other.push(4, 0)
    assert frame(bare, 0)[SEAT] == 1
    assert (bare.depth, other.depth) == (1, 2)


def test_the_stack_ends_somewhere(bare: State) -> None:
    for depth in range(DEPTH):
        bare.push(depth, 0)
    with pytest.raises(IndexError):
        bare.push(DEPTH, 0)


def test_a_bare_decision_says_what_a_game_must_fill_in(bare: State) -> None:
    decision: Decision[State] = Decision(0, "bare", "1")
    numbers = buffer()
    for ask in (
        bare.clone,
        lambda: decision.candidates(bare, 0, numbers),
        lambda: decision.step(bare, 0, 0),
        lambda: decision.weights(bare, numbers, numbers),
        lambda: decision.resume(bare, 0),
    ):
        with pytest.raises(NotImplementedError):
            ask()
    assert bare.may() == []
    assert decision.obstacle(bare, 0, 0) == NO_OBSTACLE
    assert decision.prompt(bare, 0) == Prompt("bare", "1")


def test_several_seats_are_asked_together_until_the_last_has_decided(bare: State) -> None:
    bare.push_together(0, 0b11)
    assert (bare.actors(), bare.mover()) == ([0, 1], 0)
    assert not bare.has_decided(0)
    assert (bare.actors(), bare.mover()) == ([1], 1)
    assert bare.has_decided(1)


def test_a_buffer_holds_the_options_of_any_decision() -> None:
    assert len(buffer()) == MOST_OPTIONS
