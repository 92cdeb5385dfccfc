"""Conclave against the laws of the contract, and its own rules one by one."""

from __future__ import annotations

import pytest
from signoria.core.codes import Settings
from signoria.core.document import Document
from signoria.core.errors import IllegalAction
from signoria.core.game import AnyGame
from signoria.core.state import CHANCE
from signoria.testing import check_game

from conclave import GAME
from conclave.state import Conclave

Seen = list[tuple[int, str]]


def memory(game: AnyGame, players: int, settings: Settings, seat: int, seen: Seen, document: Document) -> list[str]:
    """What a seat that has seen these lines knows better than the redealt document says."""
    lines = [look.partition(":") for by, look in seen if by == CHANCE]
    dealt = [family for verb, _, family in lines if verb == "deal"]
    read = [ballot.split("+") for verb, _, ballot in lines if verb == "read"]
    wrong: list[str] = []
    for other, part in enumerate(document["seats"]):
        if other < len(dealt) and dealt[other] not in ("?", part["favourite"]):
            wrong.append(f"seat {other} was dealt {dealt[other]}")
        if any(part["favourite"] in ballot for ballot in read[other::players]):
            wrong.append(f"seat {other} has voted for {part['favourite']}, which cannot be its favourite")
    return wrong


def test_conformance() -> None:
    check_game(GAME, games=20, memory=memory)


def after(*names: str, players: int = 2) -> Conclave:
    """A game in which these lines have been played, each by whoever is to move."""
    state = GAME.new(players)
    for name in names:
        by = state.actors()[0]
        state.apply(by, GAME.id_of(by, name))
    return state


BALLOTS = ("deal:medici", "deal:orsini", "write:borgia", "write:orsini", "write:borgia", "write:colonna")


def test_nobody_writes_his_own_favourite() -> None:
    state = after("deal:medici", "deal:orsini")
    reason = state.why_not(0, GAME.action_id("write:medici"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("own_favourite", "2.2")


def test_a_read_ballot_rules_out_its_families() -> None:
    state = after(*BALLOTS, "read:borgia+orsini")
    assert GAME.dump(state)["seats"][0]["cleared"] == {"borgia": 1, "orsini": 1}


def test_the_highest_bidder_pays_and_acclaims() -> None:
    state = after(*BALLOTS, "read:borgia+orsini", "read:borgia+colonna", "bid:2", "bid:3", "acclaim:orsini", "pass")
    document = GAME.dump(state)
    assert document["seats"][1]["ducats"] == 3
    assert document["votes"] == {"borgia": 2, "colonna": 1, "orsini": 2}


def test_nobody_bids_more_than_he_has() -> None:
    state = after(*BALLOTS, "read:borgia+orsini", "read:borgia+colonna", "bid:6", "pass", "acclaim:medici", "pass")
    for name in ("write:borgia", "write:borgia", "write:borgia", "write:borgia"):
        seat = state.actors()[0]
        state.apply(seat, GAME.action_id(name))
    for _ in range(2):
        state.apply(CHANCE, GAME.outcomes.id("read:borgia+borgia"))
    state.apply(1, GAME.action_id("pass"))
    with pytest.raises(IllegalAction, match="too_poor"):
        state.apply(0, GAME.action_id("bid:1"))


def test_for_a_ducat_the_vote_goes_to_another_family() -> None:
    before = (*BALLOTS, "read:borgia+orsini", "read:borgia+colonna")
    document = GAME.dump(after(*before, "bid:2", "pass", "acclaim:orsini", "acclaim:medici"))
    assert document["seats"][0]["ducats"] == 3
    assert document["votes"] == {"borgia": 2, "colonna": 1, "medici": 1, "orsini": 1}
    reason = after(*before, "bid:6", "pass", "acclaim:orsini").why_not(0, GAME.action_id("acclaim:medici"))
    assert reason is not None
    assert reason.code == "too_poor"
