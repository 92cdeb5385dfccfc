"""What every game's decisions share: places in the table, locals, obstacles, and the check of the stack."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.core.decision import FRAME, LOCALS, Decision, DecisionTable, Locals, Obstacles
from signoria.core.game import AnyGame
from signoria.core.stack import bottom, stack_problems
from signoria.core.state import CHANCE, SEAT, TOGETHER


def table(*decisions: Decision[Any]) -> DecisionTable:
    made = DecisionTable(Obstacles())
    for decision in decisions:
        made.place(decision)
    return made


def test_decisions_may_be_placed_in_any_order() -> None:
    made = table(Decision(1, "second"), Decision(0, "first"))
    made.check()
    assert [decision.code for decision in made.entries] == ["first", "second"]
    assert [decision.code for decision in made.dispatch] == ["first", "second"]


@pytest.mark.parametrize(
    ("decisions", "message"),
    [
        ([Decision(1, "second")], "no decision has the id 0"),
        ([Decision(0, "same"), Decision(1, "same")], "same is the code of two"),
        ([Decision(0, "first", inside=(3,))], "first lies on a decision that is not there"),
    ],
)
def test_a_table_with_a_flaw_is_refused(decisions: list[Decision[Any]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        table(*decisions).check()


def test_an_id_is_given_once() -> None:
    with pytest.raises(ValueError, match="second has the id of first"):
        table(Decision(0, "first"), Decision(0, "second"))


def test_locals_have_places_names_and_ranges() -> None:
    frame = Locals()
    assert [frame.local("slot", 3), frame.local("holder", 4, least=-1)] == [LOCALS, LOCALS + 1]
    assert Decision(0, "turn", frame=frame).locals == ("slot", "holder")
    for name in ("slot", "seat", "decision"):
        with pytest.raises(ValueError, match="taken"):
            frame.local(name, 1)
    for i in range(FRAME - LOCALS - 2):
        frame.local(f"more{i}", 1)
    with pytest.raises(ValueError, match="room"):
        frame.local("too_many", 1)


def test_an_obstacle_has_its_code_and_the_rule_of_the_number_of_players() -> None:
    obstacles = Obstacles()
    poor, full = obstacles.add("too_poor", "4.2"), obstacles.add("full", "4.3", {2: "7.2"})
    assert str(obstacles.reason(poor, 2, {"need": 3})) == "too_poor (need=3), rule 4.2"
    assert [obstacles.reason(full, players, {}).rule for players in (2, 3)] == ["7.2", "4.3"]


@pytest.fixture
def bidding(conclave: AnyGame) -> Any:
    """A scrutiny with the bidding inside it."""
    state = conclave.new(2)
    for name in ("deal:medici", "deal:orsini"):
        state.apply(CHANCE, conclave.outcomes.id(name))
    for seat in (0, 0, 1, 1):
        state.apply(seat, conclave.action_id("write:borgia"))
    for _ in range(2):
        state.apply(CHANCE, conclave.outcomes.id("read:borgia+borgia"))
    return state


def names(state: Any) -> set[str]:
    return {problem.name for problem in stack_problems(state)}


def test_a_stack_of_play_has_no_problems(conclave: AnyGame, bidding: Any) -> None:
    assert stack_problems(bidding) == []
    assert conclave.schema.decisions[bottom(bidding)].code == "scrutiny"


def test_frames_lie_only_on_what_they_may_lie_on(bidding: Any) -> None:
    bidding.frames[FRAME] = bidding.frames[0]
    assert names(bidding) == {"frames_nest"}


def test_a_procedure_alone_asks_nothing(bidding: Any) -> None:
    bidding.pop()
    assert names(bidding) == {"frames_nest"}


@pytest.mark.parametrize("seat", [CHANCE, TOGETHER])
def test_a_frame_is_for_who_its_decision_is_for(bidding: Any, seat: int) -> None:
    bidding.frames[FRAME + SEAT] = seat
    assert "frame_seats" in names(bidding)


def test_locals_keep_within_their_ranges(bidding: Any) -> None:
    bidding.frames[FRAME + LOCALS + 1] = 9
    assert names(bidding) == {"frame_locals"}
