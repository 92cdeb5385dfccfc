"""The lines of a record under the actions that they belong to."""

from __future__ import annotations

from signoria.cli.record.steps import lines_of
from signoria.core.codes import Event
from signoria.core.record.lines import Line, Move
from signoria.core.story import Action, StoryStep, Told


def action(*lines: int) -> Action:
    steps = tuple(StoryStep(line, Event("step")) for line in lines)
    return Action(steps, (), steps[0].event, lines[0])


def placed(actions: list[Action], *played: tuple[int, str]) -> list[list[str]]:
    lines = [Line(number, Move(seat, name), "") for number, (seat, name) in enumerate(played)]
    names = {line.number: name for line, (_, name) in zip(lines, played, strict=True)}
    return [[names[line.number] for line in own] for own in lines_of(Told(tuple(actions), ()), lines)]


def test_a_line_belongs_to_what_came_of_it_first() -> None:
    """The last bid ends one auction and opens the next."""
    assert placed([action(0, 1), action(1, 2)], (0, "bid:1"), (1, "pass"), (2, "bid:2")) == [
        ["bid:1", "pass"],
        ["bid:2"],
    ]


def test_a_choice_that_its_seat_goes_on_with_belongs_to_what_follows() -> None:
    played = ((0, "move:a"), (0, "done"), (0, "buy:b"), (0, "use:c"))
    assert placed([action(0), action(3)], *played) == [["move:a", "done"], ["buy:b", "use:c"]]


def test_what_a_seat_begins_with_stands_under_its_own_action() -> None:
    played = ((0, "move:a"), (1, "done"), (1, "buy:b"), (1, "use:c"))
    assert placed([action(0), action(3)], *played) == [["move:a"], ["done", "buy:b", "use:c"]]


def test_what_others_let_pass_stays_where_it_was() -> None:
    played = ((0, "move:a"), (1, "done"), (2, "use:c"))
    assert placed([action(0), action(2)], *played) == [["move:a", "done"], ["use:c"]]
