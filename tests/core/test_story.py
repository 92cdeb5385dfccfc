"""Events that make actions: what opens one, what it gathers, what completes it, and what was taken back."""

from __future__ import annotations

from signoria.core.codes import Event
from signoria.core.story import PHASE, ROUND, TURN, Story, StoryLine, actions

STORY = Story(
    chapters={"year": ROUND, "phase": PHASE, "turn": TURN},
    opens=frozenset({"act", "pay", "buy", "vote"}),
    gathers={"vote": frozenset({"vote"}), "pay": frozenset({"pay"})},
    completes={"pay": frozenset({"buy"})},
    headlines=("outcome", "buy"),
)


def lines(*codes: str) -> list[StoryLine]:
    return [
        StoryLine(number, 0, [Event(code, {"seat": 0}) for code in text.split()]) for number, text in enumerate(codes)
    ]


def grouped(told: list[StoryLine]) -> list[list[str]]:
    return [[step.event.code for step in action.steps] for action in actions(STORY, told).actions]


def test_an_action_goes_on_until_another_opens_or_a_chapter_begins() -> None:
    assert grouped(lines("act step", "step", "act", "turn step")) == [["act", "step", "step"], ["act"], ["step"]]


def test_what_is_gathered_opens_nothing_and_the_weightiest_event_is_the_headline() -> None:
    told = lines("vote", "vote", "vote outcome", "act")
    assert grouped(told) == [["vote", "vote", "vote", "outcome"], ["act"]]
    headline = actions(STORY, told).actions[0].headline
    assert headline is not None
    assert headline.code == "outcome"


def test_a_completed_action_takes_in_no_more_that_would_open_one() -> None:
    assert grouped(lines("pay", "pay buy step", "pay", "buy")) == [["pay", "pay", "buy", "step"], ["pay", "buy"]]


def test_chapters_stand_before_the_first_action_and_a_higher_one_ends_the_lower() -> None:
    told = actions(STORY, lines("year phase turn act", "turn", "year", "phase act", "turn"))
    assert [[event.code for event in action.chapters] for action in told.actions] == [
        ["year", "phase", "turn"],
        ["year", "phase"],
    ]
    assert [event.code for event in told.begun] == ["turn"]


def test_what_was_taken_back_stands_where_that_was_done_and_an_action_goes_on_after_it() -> None:
    told = [*lines("act", "step", "other"), StoryLine(3, 1, [], 1), StoryLine(4, 0, [Event("step")])]
    first, undone = actions(STORY, told).actions
    assert [step.line for step in first.steps] == [0, 4]
    assert (undone.line, undone.undone_by, undone.headline) == (3, 1, None)
    assert [step.event.code for step in undone.steps] == ["step", "other"]


def test_without_a_story_every_event_is_an_action() -> None:
    told = actions(Story(), lines("act step", "step"))
    assert [len(action.steps) for action in told.actions] == [1, 1, 1]
