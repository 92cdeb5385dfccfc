"""Ladders of bots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria.bots.registry import UnknownBot
from signoria.core.errors import InvalidSetup
from signoria.core.registry import load_game
from signoria.lab.errors import InvalidRequest
from signoria.lab.ladder import STRONGER, WEAKER, Ladder, Rung, climb
from signoria.lab.match import Match


def without_time(ladder: Ladder) -> Ladder:
    return replace(ladder, seconds=0, processes=0, rungs=[_without_time(rung) for rung in ladder.rungs])


def _without_time(rung: Rung) -> Rung:
    return replace(rung, seconds=0, played=[replace(outcome, seconds=[]) for outcome in rung.played])


def test_a_clear_answer_ends_a_rung_and_says_so_either_way() -> None:
    up = climb("il_principe", 3, 90, ["random", "greedy"])
    (rung,) = up.rungs
    assert (rung.challenger, rung.field, rung.verdict) == ("greedy", "random", STRONGER)
    assert rung.games < 90
    assert rung.games % 3 == 0
    assert rung.equal < rung.interval.low < rung.share <= rung.interval.high
    assert rung.mean_score > rung.mean_score_of_field
    assert [rating.bot for rating in up.ratings] == ["greedy", "random"]
    (down,) = climb("il_principe", 3, 90, ["greedy", "random"]).rungs
    assert down.verdict == WEAKER


def test_without_stopping_all_games_are_played() -> None:
    (rung,) = climb("il_principe", 3, 30, ["random", "greedy"], stops_early=False).rungs
    assert rung.games == 30


@pytest.mark.slow
def test_any_number_of_processes_gives_the_same_ladder() -> None:
    alone = climb("principato", 3, 15, ["random", "greedy", "ismcts-20"], seed=7)
    together = climb("principato", 3, 15, ["random", "greedy", "ismcts-20"], seed=7, processes=2)
    assert without_time(alone) == without_time(together)


def test_progress_is_told_by_rung_and_game() -> None:
    told: list[tuple[int, int]] = []
    climb("il_principe", 3, 3, ["random", "greedy"], progress=lambda rung, done: told.append((rung, done)))
    assert told == [(0, 1), (0, 2), (0, 3)]


def test_the_document_is_plain() -> None:
    document = climb("il_principe", 3, 3, ["random", "greedy"]).document()
    assert document["rungs"][0]["interval"] == list(document["rungs"][0]["interval"])
    assert {
        "game",
        "players",
        "games",
        "rungs",
        "ratings",
        "engine",
        "seed",
        "weights",
        "provenance",
    } <= document.keys()


def test_every_deal_is_played_from_each_seat_and_is_the_same_for_all_bots() -> None:
    (one,) = climb("principato", 3, 6, ["greedy", "apprentice"], stops_early=False).rungs
    assert [(game.deal, game.seat) for game in one.played] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert len({game.digest for game in one.played}) == 6
    first, other = (Match("principato", 3, {}, bot, "greedy", 0) for bot in ("apprentice", "random"))
    game = load_game("principato")
    assert first.croupier(game, 4).chance.next32() == other.croupier(game, 5).chance.next32()
    assert first.croupier(game, 4).chance.next32() != other.croupier(game, 6).chance.next32()


def test_what_makes_no_ladder_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="two bots or more"):
        climb("principato", 2, 10, ["random"])
    with pytest.raises(InvalidRequest, match="two bots or more"):
        climb("principato", 2, 10, ["random", "random"])
    with pytest.raises(InvalidRequest, match="at least one game"):
        climb("principato", 2, 0, ["random", "greedy"])
    with pytest.raises(UnknownBot):
        climb("principato", 2, 10, ["random", "napoleon"])
    with pytest.raises(InvalidSetup):
        climb("principato", 7, 10, ["random", "greedy"])
