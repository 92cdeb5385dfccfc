"""The review of a finished game: what it holds, that it is the same every time, and that it makes sense."""

from __future__ import annotations

from functools import cache

import pytest

from signoria.core.document import Document
from signoria.core.errors import InvalidRecord
from signoria.core.record.lines import Undo
from signoria.core.record.record import Record
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.lab.record_game import record_game
from signoria.review.judge import LIGHT, Effort, Judge
from signoria.review.moments import course
from signoria.review.outlook import Outlook
from signoria.review.review import Reviewer, review
from signoria.review.temperature import Temperature, temperature_of
from signoria.review.why import POINTS, parts

GAME = "il_principe"
SOME = 12


@cache
def finished(game: str = GAME) -> Record:
    return record_game(game, 3, "random", 5)


@cache
def reviewed() -> Document:
    reviewer = Reviewer(finished(), LIGHT)
    return reviewer.document([reviewer.judged(number) for number in range(len(reviewer))])


def test_every_choice_is_judged_and_nothing_else() -> None:
    record, game = finished(), load_game(GAME)
    lines = [decision["line"] for decision in reviewed()["decisions"]]
    chosen = [moment.line for moment in course(game, record).moments]
    assert lines == chosen
    assert all(record.lines[line].entry.name == each["action"] for line, each in zip(lines, reviewed()["decisions"]))


def test_chances_are_shares_of_one_win_and_end_with_the_winner() -> None:
    document = reviewed()
    for decision in document["decisions"]:
        for row in (decision["open"], *decision["seen"]):
            assert abs(sum(row) - 1000) <= len(row)
    assert finished().end is not None
    places = finished().end.result["places"]  # type: ignore[union-attr,index]
    assert [share > 0 for share in document["end"]] == [place == 1 for place in places]


def test_what_was_played_is_compared_and_a_loss_has_something_better() -> None:
    for decision in reviewed()["decisions"]:
        options = {option["action"]: option["chance"] for option in decision["options"]}
        assert decision["action"] in options
        best = decision["options"][0]
        if decision["loss"] > 0:
            assert best["action"] != decision["action"]
            assert abs(best["chance"] - options[decision["action"]] - decision["loss"]) <= 1
        else:
            assert decision["why"] is None


def test_random_play_has_mistakes_with_reasons_and_turning_points_in_order() -> None:
    document = reviewed()
    known = {POINTS, *load_game(GAME).judgement.weights.names, ""}  # type: ignore[union-attr]
    reasons = [decision["why"] for decision in document["decisions"] if decision["why"] is not None]
    assert reasons
    assert all(why["gain"] in known and why["loss"] in known for why in reasons)
    lines = [turning["line"] for turning in document["turning"]]
    assert lines == sorted(lines)
    assert all(abs(turning["change"]) >= 40 for turning in document["turning"])


def test_the_same_record_gives_the_same_review_in_pieces_or_at_once() -> None:
    pieces = Reviewer(finished(), LIGHT)
    assert [pieces.judged(number) for number in range(SOME, 0, -1)] == reviewed()["decisions"][SOME:0:-1]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("effort", [LIGHT, Effort(16, 2)], ids=["light", "close"])
def test_decisions_of_every_game_can_be_judged(game: str, effort: Effort) -> None:
    reviewer = Reviewer(finished(game), effort)
    for number in range(0, len(reviewer), max(1, len(reviewer) // SOME)):
        decision = reviewer.judged(number)
        assert decision["options"]
        assert 0 <= decision["loss"] <= 1000


@pytest.mark.parametrize("game", game_ids())
def test_the_parts_of_an_estimate_name_every_weight(game: str) -> None:
    chosen = load_game(game)
    moment = course(chosen, finished(game)).moments[20]
    named = parts(chosen, moment.before, moment.seat)
    assert chosen.judgement is not None
    assert set(named) == {POINTS, *chosen.judgement.weights.names}
    assert any(named.values())


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    whole = finished()
    running = Record(whole.header, whole.header_digest, whole.lines[:20])
    with pytest.raises(InvalidRecord, match="not over"):
        Reviewer(running)
    with pytest.raises(InvalidRecord, match="only what one seat sees"):
        Reviewer(Record(whole.header, whole.header_digest, whole.lines, whole.end, viewer=0))


def test_what_was_taken_back_is_not_judged() -> None:
    whole, game = finished(), load_game(GAME)
    count = len(course(game, whole).moments)
    undone = Record(whole.header, whole.header_digest, whole.lines[:30])
    number = next(line.number for line in reversed(undone.lines) if line.entry.seat >= 0)  # type: ignore[union-attr]
    undone.lines.append(type(undone.lines[0])(30, Undo(number, 0), ""))
    undone.end = whole.end
    lines = [moment.line for moment in course(game, undone).moments]
    assert lines
    assert max(lines) < number
    assert len(lines) < count


def test_a_lead_is_trusted_more_as_the_game_goes_on() -> None:
    warm = Temperature(early=10.0, late=2.0, lines=50.0)
    assert warm.at(0, 4) == 10.0
    assert warm.at(100, 4) == 6.0
    assert warm.at(10_000, 4) == 2.0
    for game in game_ids():
        fitted = temperature_of(load_game(game))
        assert fitted.early >= fitted.late > 0


def test_as_a_seat_saw_it_depends_on_what_it_knew_alone() -> None:
    game = load_game(GAME)
    moment = course(game, finished()).moments[SOME]
    outlook = Outlook(game, 0)
    other = game.redeal(moment.before, moment.seat, Rng("other"))
    assert outlook.seen(moment.before, moment.seat, SOME, Rng(1)) == outlook.seen(other, moment.seat, SOME, Rng(1))
    judge = Judge(game, LIGHT)
    assert judge.judge(moment.before, moment.seat, moment.action, SOME, Rng(2)) == judge.judge(
        other, moment.seat, moment.action, SOME, Rng(2)
    )


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    document = review(record_game(GAME, 2, "random", 6), lambda done, of: heard.append((done, of)), LIGHT)
    assert heard[-1] == (len(document["decisions"]), len(document["decisions"]))
    assert document["light"]


def test_where_it_turned_is_said_as_far_as_it_is_judged() -> None:
    reviewer, document = Reviewer(finished(), LIGHT), reviewed()
    decisions = document["decisions"]
    assert reviewer.turning([]) == reviewer.turning(decisions[:1]) == []
    for judged in (20, len(decisions) // 2, len(decisions)):
        assert all(each["decision"] < judged for each in reviewer.turning(decisions[:judged]))
    assert reviewer.turning(decisions[: len(decisions) // 2])
    assert reviewer.turning(decisions, document["end"]) == document["turning"]
