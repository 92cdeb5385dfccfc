"""A lesson's file, and the machine that plays it."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from signoria.core.lessons.lesson import InvalidLesson, Lesson, NoLesson
from signoria.core.lessons.reading import lesson_of, read_lesson
from signoria.core.lessons.run import Illegal, LessonRun, Miss, NotInLesson, Right
from signoria.core.registry import load_game

GAME = load_game("principato")
FILE = GAME.folder / "lessons" / "01_first_turn.toml"


@pytest.fixture
def run() -> LessonRun:
    run = LessonRun(GAME, lesson_of(GAME, 1))
    run.go_on()
    return run


def test_a_step_that_only_shows_waits_for_going_on() -> None:
    run = LessonRun(GAME, lesson_of(GAME, 1))
    assert run.choices().options == ()
    assert isinstance(run.do("activate:0"), NotInLesson)
    assert run.go_on()
    assert run.number == 1
    assert not run.go_on()


def test_a_right_action_leads_on_and_is_praised_at_the_end_of_the_step(run: LessonRun) -> None:
    assert run.do("activate:0") == Right("activate:0", None)
    assert (run.number, run.tries) == (1, ["activate:0"])
    outcome = run.do("option:1")
    assert isinstance(outcome, Right)
    assert outcome.praise is not None
    assert (run.number, run.tries, run.done) == (2, [], [[], ["activate:0", "option:1"]])


def test_a_miss_is_shown_and_taken_back(run: LessonRun) -> None:
    run.do("activate:0")
    before = GAME.dump(run.state)
    outcome = run.do("option:0")
    assert isinstance(outcome, Miss)
    assert "room for one" in outcome.why["en"]
    assert GAME.dump(outcome.after) != before
    assert (GAME.dump(run.state), run.tries) == (before, ["activate:0"])


def test_what_the_lesson_leaves_out_says_where_it_comes(run: LessonRun) -> None:
    favor = run.do("favor")
    assert isinstance(favor, NotInLesson)
    assert (favor.reason.code, favor.reason.params) == ("not_in_lesson", {"lesson": 3})
    names = {GAME.action_name(action): reason for action, reason in run.choices().blocked}
    assert names["favor"] == favor.reason
    assert names["end"].params == {"lesson": 0}


@pytest.mark.parametrize("action", ["option:2", "swap:1", "conquer:rome"])
def test_what_the_rules_forbid_is_illegal(run: LessonRun, action: str) -> None:
    assert isinstance(run.do(action), Illegal)
    assert run.tries == []


def test_back_undoes_the_step_and_then_the_one_before(run: LessonRun) -> None:
    begun = GAME.dump(run.state)
    run.do("activate:0")
    assert run.back()
    assert (run.number, GAME.dump(run.state)) == (1, begun)
    assert run.back()
    assert run.number == 0
    assert not run.back()


def test_skip_forgets_what_was_tried_and_plays_the_solution(run: LessonRun) -> None:
    run.do("activate:0")
    assert run.skip() == ["activate:0", "option:1"]
    assert run.number == 2


@pytest.mark.parametrize("steps", [[["activate:0"]], [[], ["activate:0"]], [[], ["option:0"]], [[]] * 9])
def test_progress_that_cannot_have_been_made_is_not_resumed(steps: list[list[str]]) -> None:
    assert not LessonRun(GAME, lesson_of(GAME, 1)).resume(steps)


def test_a_step_that_wants_everything_takes_it_in_any_order() -> None:
    virtu = load_game("virtu")
    run = LessonRun(virtu, lesson_of(virtu, 1))
    for _ in range(3):
        run.skip()
    for action in ("use:florence.crown", "use:right_1.crown"):
        assert run.do(action) == Right(action, None)
    assert isinstance(run.do("use:indulgence.crown"), Miss)
    outcome = run.do("use:left_1.crown")
    assert isinstance(outcome, Right)
    assert outcome.praise is not None
    assert run.done[3] == ["use:florence.crown", "use:right_1.crown", "use:left_1.crown"]


def test_a_step_in_order_takes_what_is_due_and_nothing_else() -> None:
    virtu = load_game("virtu")
    run = LessonRun(virtu, lesson_of(virtu, 9))
    run.skip()
    for due in ("advance", "advance", "stop"):
        assert [virtu.action_name(option) for option in run.choices().options if not is_miss(run, option)] == [due]
        assert run.do(due) == Right(due, None)
    assert isinstance(run.do("stop"), Illegal)
    outcome = run.do("act")
    assert isinstance(outcome, Right)
    assert outcome.praise is not None


def test_what_would_go_too_far_is_left_out() -> None:
    virtu = load_game("virtu")
    run = LessonRun(virtu, lesson_of(virtu, 5))
    run.skip()
    run.do("advance")
    assert isinstance(run.do("advance"), NotInLesson)
    assert run.tries == ["advance"]


def test_after_what_leads_there_in_order_all_that_is_expected_is_in_any_order() -> None:
    virtu = load_game("virtu")
    run = LessonRun(virtu, lesson_of(virtu, 10))
    run.skip()
    for action in ("advance", "stop", "act", "use:under.cavalry", "use:action.cavalry"):
        assert isinstance(run.do(action), Right)
    assert run.number == 2


def test_a_branch_goes_its_own_way(run: LessonRun) -> None:
    before, lines = run.position(), len(run.lines)
    other = run.branch()
    assert other.position() == before
    other.do("activate:0")
    other.do("option:1")
    other.skip()
    assert (other.number, run.number, run.tries) == (3, 1, [])
    assert (run.position(), len(run.lines)) == (before, lines)
    other.back()
    other.back()
    assert other.position() == before
    assert run.done == [[]]


def test_the_order_counts_for_progress_only_where_it_is_wanted() -> None:
    step = lesson_of(load_game("virtu"), 1).steps[3]
    payments = ["use:florence.crown", "use:right_1.crown"]
    assert step.progress(payments) == step.progress(payments[::-1])
    assert step.progress(payments[:1]) != step.progress(payments)
    begun = lesson_of(load_game("virtu"), 9).steps[1]
    assert begun.progress(["advance"]) != begun.progress(["advance", "advance"])


@pytest.mark.parametrize("twice", ["shield:lombardia", "shield:adriatico"])
def test_what_is_wanted_once_misses_the_point_a_second_time(twice: str) -> None:
    il_principe = load_game("il_principe")
    run = LessonRun(il_principe, lesson_of(il_principe, 4))
    run.skip()
    run.skip()
    assert run.do(twice) == Right(twice, None)
    assert isinstance(run.do(twice), Miss)
    (other,) = {"shield:lombardia", "shield:adriatico"} - {twice}
    outcome = run.do(other)
    assert isinstance(outcome, Right)
    assert outcome.praise is not None


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(NoLesson, match="no lesson 40; it has"):
        lesson_of(GAME, 40)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("minutes = 3", "minutes = 'three'", "minutes = 'three', which must be of type int"),
        ("minutes = 3", "hours = 3", "has 'hours'; it may have title"),
        ("seat = 0", "seat = 5", "2 players and seat 5"),
        ("go_on = true", "", "step.* 1 must either expect actions or have go_on = true"),
        ('expect = ["option:1"]', 'expect = ["optoin:1"]', "has no action 'optoin'"),
        ('rings = ["hand:0", "hand:1"]', 'rings = ["hand:0", "hand:1", "own:farm"]', "at most 2"),
        ('solution = ["activate:0", "option:1"]', "", "needs a solution"),
        ('title.en = "Take what fits"', "", "steps 2 lacks title.en"),
        ('title.en = "Take what fits"', 'title.en = " "', "steps 2 has an empty text in title"),
        ("seed = 1", 'document = "none.json"', "none.json.* cannot be read"),
        ("[start]", "[start", "cannot be read"),
    ],
)
def test_a_file_at_fault_is_refused_with_the_place(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(InvalidLesson, match=complaint):
        spoiled(tmp_path, old, new)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"start:build_bank", "start:build_palazzo"', '"start:harvest"', "'start:harvest' cannot be played"),
        ("reserve = { favor = 11 }", "reserve = { favor = 10 }", "start.change: .*favor"),
        ('"seats.0.favor"', '"seats.7.favor"', "no such place"),
        ("players = 2", 'players = 2\noptions = { pace = "slow" }', "no option 'pace'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(InvalidLesson, match=complaint):
        LessonRun(GAME, spoiled(tmp_path, old, new))


def test_a_name_without_a_number_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidLesson, match="two digits"):
        read_lesson(GAME, tmp_path / "first.toml")


def test_others_whose_moves_nobody_has_written_are_named() -> None:
    lesson = lesson_of(GAME, 1)
    steps = tuple(dataclasses.replace(step, then=()) for step in lesson.steps)
    run = LessonRun(GAME, dataclasses.replace(lesson, steps=steps))
    for _ in range(3):
        run.skip()
    with pytest.raises(InvalidLesson, match="step 5: nobody has written"):
        run.skip()


def is_miss(run: LessonRun, option: int) -> bool:
    """Returns whether an action would be taken back."""
    return isinstance(run.branch().do(run.game.action_name(option)), Miss)


def spoiled(folder: Path, old: str, new: str) -> Lesson:
    """Returns the first lesson with one thing changed."""
    text = FILE.read_text("utf-8")
    assert old in text
    file = folder / FILE.name
    file.write_text(text.replace(old, new, 1), "utf-8")
    return read_lesson(GAME, file)
