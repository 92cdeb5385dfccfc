"""What must hold of a lesson: it can be finished, and all that it names is there when it is named."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from signoria.core.game import AnyGame
from signoria.core.lessons.lesson import InvalidLesson, Lesson, LessonStep, Text, is_one_of
from signoria.core.lessons.run import LessonRun, Right
from signoria.testing.lesson_ways import wrong_ways

MOST_MINUTES = 6
FEWEST_STEPS, MOST_STEPS = 3, 7
FEWEST_LEARNED, MOST_LEARNED = 3, 4
# What the coach's card has room for: three lines in English, four in other languages.
LONGEST = {"en": 300}
LONGEST_ELSEWHERE = 360


def lesson_problems(
    game: AnyGame, lesson: Lesson, paragraphs: Collection[str], languages: Collection[str]
) -> list[str]:
    """Returns what is wrong with a lesson; `paragraphs` are the numbers of the game's rules."""
    try:
        return [*_text_problems(lesson, paragraphs, languages), *_play_problems(game, lesson)]
    except InvalidLesson as error:
        return [str(error)]


def texts_of(lesson: Lesson) -> Iterator[tuple[str, Text]]:
    """Returns every text of a lesson with its place."""
    yield "title", lesson.title
    yield "summary", lesson.summary
    for number, step in enumerate(lesson.steps, 1):
        yield f"step {number} title", step.coach.title
        yield f"step {number} text", step.coach.text
        yield f"step {number} do", step.coach.do
        if step.praise is not None:
            yield f"step {number} praise", step.praise
        for miss in step.misses:
            yield f"step {number} miss {miss.pattern}", miss.why
        for word in step.words:
            yield f"step {number} word", word.term
            yield f"step {number} meaning", word.meaning
    for learned in lesson.learned:
        yield "learned", learned.text


def _text_problems(lesson: Lesson, paragraphs: Collection[str], languages: Collection[str]) -> Iterator[str]:
    if not FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS:
        yield f"it has {len(lesson.steps)} steps, not {FEWEST_STEPS} to {MOST_STEPS}"
    if not 1 <= lesson.minutes <= MOST_MINUTES:
        yield f"it takes {lesson.minutes} minutes, not up to {MOST_MINUTES}"
    if not FEWEST_LEARNED <= len(lesson.learned) <= MOST_LEARNED:
        yield f"it ends with {len(lesson.learned)} sentences, not {FEWEST_LEARNED} or {MOST_LEARNED}"
    for place, text in texts_of(lesson):
        if set(text) != set(languages):
            yield f"{place} is in {', '.join(text)}, not in {', '.join(languages)}"
        for lang, sentence in text.items():
            if len(sentence) > LONGEST.get(lang, LONGEST_ELSEWHERE):
                yield f"{place} is too long in {lang}: {len(sentence)} letters"
    cited = [rule for step in lesson.steps for rule in step.rules] + [each.rule for each in lesson.learned]
    for rule in cited:
        if rule not in paragraphs:
            yield f"it cites paragraph {rule}, which the rules do not have"


def _play_problems(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """Plays the solution, and at each step looks for what the step names."""
    run = LessonRun(game, lesson)
    for number, step in enumerate(lesson.steps, 1):
        offered: set[str] = set()
        targets: set[str] = set()
        _note(run, offered, targets)
        for action in step.solution:
            outcome = run.do(action)
            if not isinstance(outcome, Right):
                yield f"step {number}: {action} of its solution is {type(outcome).__name__}"
                return
            if run.number < number:
                _note(run, offered, targets)
        if step.only_shows:
            run.go_on()
        if run.number != number:
            yield f"step {number}: its solution does not end it"
            return
        yield from _missing(step, number, offered, targets)
    yield from wrong_ways(game, lesson)


def _note(run: LessonRun, offered: set[str], targets: set[str]) -> None:
    """Notes what is offered now, and everything that can be pointed at."""
    seat, state, game = run.lesson.seat, run.state, run.game
    if seat in state.actors():
        offered |= {game.action_name(action) for action in state.options(seat)}
        for action in state.candidates(seat):
            targets |= set(game.describe(state, seat, action).targets)


def _missing(step: LessonStep, number: int, offered: set[str], targets: set[str]) -> Iterator[str]:
    for pattern in (*step.expect, *step.open, *(miss.pattern for miss in step.misses)):
        if not any(is_one_of(action, [pattern]) for action in offered):
            yield f"step {number}: {pattern} is never possible"
    for ring in step.rings:
        if ring not in targets:
            yield f"step {number}: nothing can be done with {ring}; there are {', '.join(sorted(targets))}"
