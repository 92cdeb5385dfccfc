"""Lessons for the wire: each request plays the lesson up to where the learner is; nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from signoria.core.game import AnyGame
from signoria.core.lessons.lesson import Lesson, LessonStep, NoLesson
from signoria.core.lessons.reading import lesson_of, lessons_of
from signoria.core.lessons.run import Choices, Happening, LessonRun, Miss, NotInLesson, Outcome, Right
from signoria.core.state import State
from signoria.table.live.choice_views import blocked_info, figures_of, option_info, prompt_body
from signoria.table.lobby.games import known_game
from signoria.table.protocol.faults import BadRequest, NotFound, reason_body
from signoria.table.protocol.lesson_bodies import (
    CoachBody,
    LearnedBody,
    LessonBody,
    LessonInfo,
    LessonRequest,
    OutcomeBody,
    WordBody,
)
from signoria.table.protocol.messages import Decision, EventInfo, LineInfo, SeatView, UndoInfo


def lesson_list(game_id: str) -> list[LessonInfo]:
    """Returns the lessons of a game, none where it has none."""
    return [_info(lesson) for lesson in lessons_of(known_game(game_id))]


def lesson_body(game_id: str, number: int, request: LessonRequest) -> LessonBody:
    """Returns where the learner stands after what they did, or refuses what cannot have been done."""
    game = known_game(game_id)
    run = LessonRun(game, _lesson(game, number))
    if not run.resume(request.steps):
        english = "Step {step} of this lesson does not end like that; begin it again with fewer steps."
        raise BadRequest(english, "lesson_steps", step=run.number + 1)
    outcome: Outcome | None = None
    for action in request.tries:
        if run.number != len(request.steps):
            english = "{action} comes after step {step} has ended; send what ended it among the steps."
            raise BadRequest(english, "lesson_tries", action=action, step=len(request.steps) + 1)
        outcome = run.do(action)
    return _body(run, outcome)


def _lesson(game: AnyGame, number: int) -> Lesson:
    try:
        return lesson_of(game, number)
    except NoLesson as error:
        english = "{title} has no lesson {number}; it has {count}, numbered from 1."
        count = len(lessons_of(game))
        raise NotFound(english, "no_lesson", title=game.title, number=number, count=count) from error


def _body(run: LessonRun, outcome: Outcome | None) -> LessonBody:
    lesson, step = run.lesson, run.step
    return LessonBody(
        lesson=_info(lesson),
        game=lesson.game,
        players=lesson.players,
        seat=lesson.seat,
        options=dict(run.state.settings),
        step=run.number,
        of=len(lesson.steps),
        titles=[dict(each.coach.title) for each in lesson.steps],
        coach=None if step is None else _coach(step),
        go_on=step is not None and step.only_shows,
        rings=[] if step is None else list(step.rings),
        rules=[] if step is None else list(step.rules),
        words=[] if step is None else [WordBody(dict(word.term), dict(word.meaning)) for word in step.words],
        solution=[] if step is None else list(step.solution),
        steps=run.done,
        tries=run.tries,
        state=_view(run, run.state, run.choices(), len(run.lines)),
        missed_state=_view(run, outcome.after, None, len(run.lines) + 1) if isinstance(outcome, Miss) else None,
        began=run.began,
        lines=_lines(run.lines),
        outcome=None if outcome is None else _outcome(outcome),
        learned=[LearnedBody(dict(each.text), each.rule) for each in lesson.learned] if run.finished else None,
    )


def _view(run: LessonRun, position: State, choices: Choices | None, line: int) -> SeatView:
    """Returns what a table would send to the learner's seat; without choices it is only to be looked at."""
    game, seat = run.game, run.lesson.seat
    return SeatView(
        cursor=line,
        line=line,
        seat=seat,
        view=game.person_view(position, seat),
        figures=figures_of(game, position, seat),
        actors=position.actors(),
        decided=[],
        decisions=[] if choices is None else _decisions(run, position, choices, line),
        undo=UndoInfo(False, why=UNSET),
        ask_undo=None,
        over=None,
        digest="",
    )


def _decisions(run: LessonRun, position: State, choices: Choices, line: int) -> list[Decision]:
    game, seat = run.game, run.lesson.seat
    if seat not in position.actors():
        return []
    return [
        Decision(
            seat=seat,
            line=line,
            prompt=prompt_body(position.prompt(seat)),
            options=[option_info(game, position, seat, action) for action in choices.options],
            blocked=[blocked_info(game, position, seat, action, reason) for action, reason in choices.blocked],
            speak=False,
        )
    ]


def _info(lesson: Lesson) -> LessonInfo:
    title, summary = dict(lesson.title), dict(lesson.summary)
    return LessonInfo(lesson.number, lesson.id, title, summary, lesson.minutes, len(lesson.steps))


def _coach(step: LessonStep) -> CoachBody:
    return CoachBody(dict(step.coach.title), dict(step.coach.text), dict(step.coach.do))


def _lines(lines: Sequence[Happening]) -> list[LineInfo]:
    return [
        LineInfo(line.number, line.by, line.seen, [EventInfo(event.code, dict(event.params)) for event in line.events])
        for line in lines
    ]


def _outcome(outcome: Outcome) -> OutcomeBody:
    if isinstance(outcome, Right):
        praise = None if outcome.praise is None else dict(outcome.praise)
        return OutcomeBody("right", outcome.action, praise, None)
    if isinstance(outcome, Miss):
        return OutcomeBody("miss", outcome.action, dict(outcome.why), None)
    if isinstance(outcome, NotInLesson):
        return OutcomeBody("not_in_lesson", outcome.action, None, reason_body(outcome.reason))
    return OutcomeBody("illegal", outcome.action, None, reason_body(outcome.reason))
