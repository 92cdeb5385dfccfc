"""What goes over HTTP for lessons: their list, where a learner stands in one, and how far an account is."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from signoria.table import limits
from signoria.table.protocol.bodies import Setting
from signoria.table.protocol.messages import ActionName, LineInfo, ReasonBody, SeatView

# A sentence by the code of its language: `en` always, others where the lesson has them.
TextBody: TypeAlias = dict[str, str]
StepActions: TypeAlias = Annotated[list[ActionName], Meta(max_length=limits.LESSON_ACTIONS)]


class LessonInfo(Struct):
    """A lesson in the list of its game; `steps` is how many it has."""

    number: int
    id: str
    title: TextBody
    summary: TextBody
    minutes: int
    steps: int


class LessonRequest(Struct, forbid_unknown_fields=True):
    """Where the learner is: the actions that ended each step so far, and those tried in the current one, in order.

    A step that only shows is ended by an empty list. To skip a step, send its `solution` as what ended it.
    """

    steps: Annotated[list[StepActions], Meta(max_length=limits.LESSON_STEPS)] = []
    tries: StepActions = []


LessonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.LESSON_NAME)]


class LessonProgress(Struct, forbid_unknown_fields=True):
    """How far somebody is in a lesson: the actions that ended each step so far, of how many steps.

    `done` once it was finished; it may have been begun again since.
    """

    game: LessonName
    lesson: LessonName
    steps: Annotated[list[StepActions], Meta(max_length=limits.LESSON_STEPS)]
    of: Annotated[int, Meta(ge=1, le=limits.LESSON_STEPS)]
    done: bool


class LessonsTakenRequest(Struct, forbid_unknown_fields=True):
    """What a device has kept of lessons."""

    lessons: Annotated[list[LessonProgress], Meta(max_length=limits.LESSONS_KEPT)]


class LessonsTakenBody(Struct):
    """The lessons that an account has begun."""

    lessons: list[LessonProgress]


class CoachBody(Struct):
    """What the coach says: a heading, an explanation, and what to do now."""

    title: TextBody
    text: TextBody
    do: TextBody


class WordBody(Struct):
    """A term that the step uses, in one sentence."""

    term: TextBody
    meaning: TextBody


class LearnedBody(Struct):
    """A sentence to take home, and its paragraph of the rules."""

    text: TextBody
    rule: str


class OutcomeBody(Struct):
    """What came of the last try.

    `right`: done; `text` praises it where it ended the step, and is null on the way there. `miss`: done and taken back,
    `text` says why. `not_in_lesson`, `illegal`: not done, `reason` says why.
    """

    kind: Literal["right", "miss", "not_in_lesson", "illegal"]
    action: str
    text: TextBody | None
    reason: ReasonBody | None


class LessonBody(Struct):
    """Where a learner stands in a lesson.

    `step` counts from 0 and is `of` once all are done; then `coach` is null and `learned` set. `steps` and `tries` are
    what to send next time, without misses. `state` is what a table would send, its decisions narrowed to the step; what
    the lesson leaves out is blocked as `not_in_lesson`. `lines` are those of the whole lesson; this step's begin with
    number `began`. `missed_state` is where a miss led, to be shown and taken back.
    """

    lesson: LessonInfo
    game: str
    players: int
    seat: int
    options: dict[str, Setting]
    step: int
    of: int
    titles: list[TextBody]
    coach: CoachBody | None
    go_on: bool
    rings: list[str]
    rules: list[str]
    words: list[WordBody]
    solution: list[str]
    steps: list[list[str]]
    tries: list[str]
    state: SeatView
    missed_state: SeatView | None
    began: int
    lines: list[LineInfo]
    outcome: OutcomeBody | None
    learned: list[LearnedBody] | None
