"""What a seat may take back at a table, and how that is said."""

from __future__ import annotations

import random

import pytest
from msgspec import UNSET
from tests.table.games import begin, options, play_until, step

from signoria.core.record.lines import Undo
from signoria.table.live.play import Play
from signoria.table.live.undo_info import take_back, undo_info
from signoria.table.protocol.faults import Conflict


def free_choice(play: Play, lot: random.Random) -> int:
    """Play until a seat has made a choice that nothing stands before; returns the seat."""
    while True:
        seat, _ = step(play, lot)
        if not play.is_over and undo_info(play, seat).to == last_choice(play, seat):
            return seat


def last_choice(play: Play, seat: int) -> int:
    return next(n for n, made in play.chronicle.newest_first() if made.chosen and made.seat == seat)


def test_the_choice_that_would_be_taken_back_is_named() -> None:
    play, lot = begin("principato", 3), random.Random("named")
    seat = free_choice(play, lot)
    info = undo_info(play, seat)
    entry = play.record.lines[info.to if isinstance(info.to, int) else -1].entry
    assert not isinstance(info.what, type(UNSET))
    assert not isinstance(entry, Undo)
    assert info.what.action == entry.name
    assert info.what.verb == entry.name.partition(":")[0]
    take_back(play, seat)
    assert play.state.prompt(seat).code == info.what.decision


def test_a_bots_choice_is_in_the_way_of_two_persons_and_is_named() -> None:
    play, lot = begin("principato", 3, persons=(0, 1)), random.Random("barrier")
    play_until(play, lambda p: undo_info(p, 0).why == "other" and undo_info(p, 0).by == 2, lot)
    info = undo_info(play, 0)
    assert not info.allowed
    assert info.ask == last_choice(play, 0)
    assert info.what is not UNSET
    with pytest.raises(Conflict, match="other"):
        take_back(play, 0)


def test_alone_with_bots_one_goes_back_freely_and_the_game_is_never_rated() -> None:
    play, lot = begin("principato", 3, persons=(0,)), random.Random("alone")
    free_choice(play, lot)
    play_until(play, lambda p: undo_info(p, 0).alone, lot)
    assert play.record.may_be_rated()
    to = last_choice(play, 0)
    number = take_back(play, 0)
    assert play.record.lines[number].entry == Undo(to, 0, alone=True)
    assert not play.record.may_be_rated()
    assert play.actors() == [0]


def test_who_speaks_though_nobody_waits_for_them_is_in_the_way() -> None:
    play, lot = begin("renaissance", 3, diplomacy="free"), random.Random("floor")

    def may_speak(play: Play) -> bool:
        return bool(play.state.may()) and len(play.state.actors()) == 1

    while True:
        seat = free_choice(play, lot)
        speakers = [other for other in play.state.may() if other != seat] if may_speak(play) else []
        if speakers:
            break
    assert undo_info(play, seat).allowed
    play.act(speakers[0], play.line_of(speakers[0]), "speak")
    info = undo_info(play, seat)
    assert (info.allowed, info.why, info.by) == (False, "other", speakers[0])


def test_who_has_sealed_is_in_the_way_of_what_lies_before_and_may_take_back_the_own_pick() -> None:
    play, lot = begin("il_principe", 3), random.Random("sealed")
    play_until(play, lambda p: p.is_sealing() and len(p.actors()) == 3, lot)
    name = play.game.action_name(options(play, 1)[0])
    play.act(1, play.line_of(1), name)
    own = undo_info(play, 1)
    assert (own.allowed, own.sealed) == (True, True)
    assert not isinstance(own.what, type(UNSET))
    assert (own.what.action, own.what.decision) == (name, play.state.prompt(1).code)
    while 1 not in play.decided():
        play.act(1, play.line_of(1), play.game.action_name(options(play, 1)[0]))
    assert (undo_info(play, 0).why, undo_info(play, 0).by) == ("other", 1)
    take_back(play, 1)
    assert 1 not in play.decided()


def test_nothing_goes_back_when_all_is_over() -> None:
    play, lot = begin("principato", 2), random.Random("over")
    play_until(play, lambda p: p.is_over, lot)
    assert undo_info(play, 0).why == "over"
