"""`signoria play GAME --lesson N`: the coach's words, a miss taken back, and what was learnt."""

from __future__ import annotations

import re

import pytest
from tests.commands import signoria

from signoria.core.lessons.reading import lesson_of
from signoria.core.registry import load_game

LESSON = lesson_of(load_game("principato"), 1)


def said(*words: str, typed: str = "", lang: str = "en") -> str:
    done = signoria("play", "principato", *words, "--lang", lang, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return re.sub(r"\s+", " ", done.stdout)


def test_a_lesson_from_beginning_to_end_with_a_miss() -> None:
    told = said("--lesson", "1", typed="\n1\noption:0\n2\nswap:2\nactivate:1\n\n")
    assert "Taken back. Nothing has happened; the question is asked again. Two money, but your bank" in told
    # After it the question is asked again.
    again = told.split("Taken back.")[1].split("Well chosen.")[0]
    assert LESSON.steps[1].coach.do["en"] in again
    assert "k does the step for you" in again
    for step in LESSON.steps:
        assert step.coach.title["en"] in told
        assert step.praise is None or step.praise["en"] in told
    assert "What you learned" in told
    assert all(each.text["en"] in told for each in LESSON.learned)


def test_an_action_of_several_answers_is_told_whole() -> None:
    done = signoria("play", "il_principe", "--lesson", "2", "--lang", "en", typed="\noffer:red\noffer:red\nq\n")
    told = re.sub(r"\s+", " ", done.stdout)
    offered = re.findall(r"You (?:lay|have laid)[^.]*\.", told)
    assert len(offered) == 1
    assert "your own are 2 × Town hall" in offered[0]


def test_what_is_left_out_says_where_it_comes_and_leaving_says_how_to_return() -> None:
    told = said("--lesson", "1", typed="\nfavor\nconquer\nr\nb\nb\nq\n")
    assert "Not now: Not in this lesson: it comes in lesson 3." in told
    assert "Activating a card" in told
    assert "This is the first step." in told
    assert told.endswith("Go on whenever you like: signoria play principato --lesson 1 ")


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_a_lesson_is_skipped_through_in_every_language(lang: str) -> None:
    told = said("--lesson", "1", typed="k\n" * len(LESSON.steps), lang=lang).replace("\u00a0", " ")
    for step in LESSON.steps:
        assert re.sub(r"\s+", " ", step.coach.text[lang].replace("\u202f", " ").replace("\u00a0", " ")) in told.replace(
            "\u202f", " "
        )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--lesson", "44"], "Principato has no lesson 44; it has"),
        (["--lesson", "1", "--players", "2"], "--players cannot be given with --lesson"),
        (["--lesson", "1", "--resume", "g.json"], "--lesson cannot be given with --resume"),
    ],
)
def test_what_does_not_fit_is_refused(words: list[str], complaint: str) -> None:
    done = signoria("play", "principato", *words)
    assert done.returncode == 2
    assert complaint in re.sub(r"\s+", " ", done.stderr)
