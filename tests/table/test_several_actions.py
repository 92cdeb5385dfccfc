"""A move of several actions: all are done, or none, and nothing can be learnt by trying."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.table.games import begin, options, play_until, step
from tests.table.servers import Server
from tests.table.test_play import two_at_table, who_decides

from signoria.core.errors import UnknownAction
from signoria.core.play.way_back import how_made
from signoria.table.live.play import Play
from signoria.table.live.undo_info import take_back, undo_info
from signoria.table.protocol.faults import Conflict, IllegalOfSeveral


def act(play: Play, seat: int, *names: str) -> int:
    return play.act(seat, play.line_of(seat), *names)


def foreseeable(play: Play, lot: random.Random) -> tuple[int, str, str]:
    """Play until a seat can choose twice without anything in between; returns the seat and both choices."""
    while True:
        (seat, *others) = play.actors()
        for action in [] if others else options(play, seat):
            trial = play.state.clone()
            if how_made(play.game, trial, seat, action).reveals:
                continue
            trial.apply(seat, action)
            if trial.actors() == [seat] and len(trial.options(seat)) > 1:
                second = lot.choice(trial.options(seat))
                return seat, play.game.action_name(action), play.game.action_name(second)
        step(play, lot)


def record_of(play: Play) -> list[object]:
    return [line.entry.body() for line in play.record.lines]


def test_all_are_made_each_as_a_line_of_its_own_and_undone_one_by_one() -> None:
    play, lot = begin("principato", 2), random.Random("several")
    seat, first, second = foreseeable(play, lot)
    line = act(play, seat, first, second)
    assert [line.entry.body() for line in play.record.lines[line : line + 2]] == [[seat, first], [seat, second]]
    play, lot = begin("principato", 2), random.Random("several")
    seat, first, _ = foreseeable(play, lot)
    before = play.game.dump(play.state)
    trial = play.apart(seat)
    trial.apply(seat, play.game.action_id(first))
    free = [a for a in trial.options(seat) if not how_made(play.game, trial, seat, a).reveals]
    act(play, seat, first, play.game.action_name(free[0]))
    while undo_info(play, seat).allowed and play.game.dump(play.state) != before:
        take_back(play, seat)
    assert play.game.dump(play.state) == before


def test_if_the_second_is_not_allowed_nothing_happens_and_it_is_named() -> None:
    play, lot = begin("principato", 2), random.Random("second")
    seat, first, second = foreseeable(play, lot)
    trial = play.apart(seat)
    trial.apply(seat, play.game.action_id(first))
    blocked = next(a for a in range(len(play.game.actions.verbs)) if trial.why_not(seat, a) is not None)
    before, lines = play.game.dump(play.state), record_of(play)
    with pytest.raises(IllegalOfSeveral) as refused:
        act(play, seat, first, play.game.action_name(blocked), second)
    assert refused.value.reason == trial.why_not(seat, blocked)
    assert (refused.value.sentence.params["number"], refused.value.sentence.params["count"]) == (2, 3)
    with pytest.raises(UnknownAction):
        act(play, seat, first, "castle:0-0")
    assert (play.game.dump(play.state), record_of(play), play.has_unwritten()) == (before, lines, bool(lines))


def test_nothing_follows_on_chance_on_what_is_revealed_or_on_others() -> None:
    play, lot = begin("principato", 2), random.Random("interrupted")

    def ends(play: Play) -> list[int]:
        """Actions after which the seat is not the next to decide, or something is turned up."""
        (seat, *_) = play.actors()
        found = []
        for action in options(play, seat):
            trial = play.apart(seat)
            reveals = how_made(play.game, trial, seat, action).reveals
            trial.apply(seat, action)
            if reveals or seat not in trial.actors():
                found.append(action)
        return found

    play_until(play, lambda p: bool(ends(p)), lot)
    seat, before = play.actors()[0], play.game.dump(play.state)
    for action in ends(play):
        name = play.game.action_name(action)
        with pytest.raises(Conflict, match="goes on without you"):
            act(play, seat, name, name)
    assert play.game.dump(play.state) == before


def test_who_refuses_an_offer_may_take_the_floor_in_the_same_move() -> None:
    """In Renaissance, whose floor is open: nobody is waited for after the refusal but the first to speak."""
    play, lot = begin("renaissance", 3, diplomacy="free"), random.Random("offer")

    def buying(play: Play) -> bool:
        return len(play.actors()) == 1 and bool(play.state.prompt(play.actors()[0]).code == "turn.buy")

    play_until(play, buying, lot)
    buyer = play.actors()[0]
    other = (buyer + 1) % 3
    act(play, buyer, "speak", f"to:{other}", "no_city", "ask:1")
    line = act(play, other, "refuse", "speak", f"to:{buyer}")
    made = [[other, "refuse"], [other, "speak"], [other, f"to:{buyer}"]]
    assert [each.entry.body() for each in play.record.lines[line : line + 3]] == made
    assert (play.actors(), play.state.prompt(other).code) == ([other], "offer.give_city")
    act(play, other, "withdraw")
    # Without the floor, what follows waits until it is one's turn.
    act(play, buyer, "speak", f"to:{other}", "no_city", "ask:1")
    with pytest.raises(IllegalOfSeveral):
        act(play, other, "refuse", "cards:0")
    assert play.actors() == [other]


def test_what_the_table_would_answer_may_be_sent_or_left_out() -> None:
    """In Principato a favor goes to the only place that there is."""
    for then in (("church",), ()):
        play, lot = begin("principato", 2), random.Random("forced")

        def forced(play: Play) -> str | None:
            seat = play.actors()[0]
            for action in options(play, seat):
                trial = play.apart(seat)
                trial.apply(seat, action)
                if trial.actors() == [seat] and len(trial.options(seat)) == 1:
                    return str(play.game.action_name(trial.options(seat)[0]))
            return None

        play_until(play, lambda p: forced(p) is not None, lot)
        seat, answer = play.actors()[0], forced(play)
        assert answer is not None
        first = next(
            play.game.action_name(action)
            for action in options(play, seat)
            if _leads_to(play, seat, action, play.game.action_id(answer))
        )
        line = act(play, seat, first, *([answer] if then else []))
        assert [each.entry.body() for each in play.record.lines[line : line + 2]] == [[seat, first], [seat, answer]]


def _leads_to(play: Play, seat: int, action: int, answer: int) -> bool:
    trial = play.apart(seat)
    trial.apply(seat, action)
    return bool(trial.actors() == [seat] and trial.options(seat) == [answer])


def test_picks_under_seal_are_sealed_together_as_far_as_the_last() -> None:
    play, lot = begin("il_principe", 3), random.Random("seals")

    def several(play: Play) -> bool:
        trial = play.apart(0)
        if not play.is_sealing() or 0 not in play.actors():
            return False
        trial.apply(0, trial.options(0)[0])
        return 0 in trial.actors()

    play_until(play, several, lot)
    names, trial = [], play.apart(0)
    while 0 in trial.actors():
        action = trial.options(0)[0]
        names.append(play.game.action_name(action))
        trial.apply(0, action)
    lines = play.lines
    with pytest.raises(Conflict, match="goes on without you"):
        act(play, 0, *names, names[-1])
    assert (play.seals, play.lines) == ({}, lines)
    act(play, 0, *names)
    assert play.seals[0] == names
    assert play.decided() == [0]
    take_back(play, 0)
    assert play.seals.get(0, []) == names[:-1]


def test_a_move_of_several_actions_over_the_socket(server: Server) -> None:
    async def story() -> None:
        anna, bruno, table = await two_at_table(server)
        chairs = [await anna.sit(table), await bruno.sit(table)]
        lot = random.Random("socket")
        while True:
            asked, other = await who_decides(chairs)
            before = asked.state
            await asked.move(choose=lot)
            if asked.state["decisions"] and asked.state["undo"].get("to") == before["line"]:
                break
        # Known what may follow, take it back and send both.
        first = asked.lines[before["line"]]["seen"]
        second = asked.state["decisions"][0]["options"][0]["action"]
        undone = await asked.ask("undo", seat=before["seat"])
        line = undone["line"] + 1
        refused = await asked.ask("move", seat=before["seat"], at=line, action=first, then=[first, second])
        assert (refused["error"]["code"], refused["error"]["params"]["number"]) == ("not_allowed_of_several", 2)
        assert refused["reason"]["code"] == refused["error"]["params"]["reason"]["code"]
        assert asked.state["line"] == line
        done = await asked.ask("move", seat=before["seat"], at=line, action=first, then=[second])
        assert (done["type"], done["line"]) == ("ack", line)
        await other.until_line(asked.state["line"])
        # What was forced in between has its line, too.
        made = [each["seen"] for each in other.lines[line:]]
        assert made[0] == first
        assert second in made[1:]
        await asked.say("move", id="x", seat=0, at=0, action=first, then=["x"] * 40)
        assert (await asked.until(lambda message: message["type"] == "refused"))["error"]["code"] == "misfit"

    asyncio.run(story())
