"""Bots get what a player gets, and are reported when they fail."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.commands import TOY

from signoria.bots.fault import BotFault
from signoria.bots.registry import UnknownBot, bot_list, make_bot, make_bots
from signoria.core.record.replay import replay
from signoria.core.registry import load_game
from signoria.core.state import CHANCE
from signoria.lab.croupier import Croupier
from signoria.lab.record_game import record_game
from signoria.lab.simulate import simulate


@pytest.fixture(autouse=True)
def diary(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """What the listening bots were told."""
    monkeypatch.syspath_prepend(str(TOY))
    make_bot("told_bot:ListeningBot")
    pages: list[Any] = sys.modules["told_bot"].ListeningBot.diary
    pages.clear()
    yield pages
    pages.clear()


def test_a_bot_is_told_of_begin_lines_and_end(diary: list[Any]) -> None:
    game = load_game("il_principe")
    croupier = Croupier(game, make_bots("told_bot:ListeningBot,random,random", 3), 5)
    state, made = game.new(3), []
    while (step := croupier.next_step(state)) is not None:
        made.append((step.seat, game.seen(state, step.seat, step.action, 0)))
        croupier.carry_out(state, step)
    assert diary[0] == ("begin", 0, "il_principe", state.settings)
    assert [page[2:] for page in diary[1:-1]] == made
    totals = [game.total(lines) for lines in game.score(state)]
    assert diary[-1] == ("end", 0, game.places(state), totals)
    told = {line for by, line in made if by == CHANCE}
    assert "draw:?" in told
    assert any(line.startswith("draw:") and line != "draw:?" for line in told)


def test_a_bot_of_a_recorded_game_is_told_the_same(diary: list[Any]) -> None:
    record = record_game("principato", 2, "told_bot:ListeningBot,random", seed=3)
    game = load_game("principato")
    assert diary[0][:3] == ("begin", 0, "principato")
    assert [page[2] for page in diary[1:-1]] == [
        line.entry.seat for line in record.lines if hasattr(line.entry, "seat")
    ]
    assert diary[-1][:3] == ("end", 0, game.places(replay(game, record)))


def test_one_object_begins_every_game_of_a_simulation(diary: list[Any]) -> None:
    simulate("principato", 2, 3, "random,told_bot:ListeningBot")
    assert [page[0] for page in diary if page[0] != "saw"] == ["begin", "end"] * 3
    assert {page[1] for page in diary} == {1}


def test_arguments_stand_in_the_name() -> None:
    bot: Any = make_bot("told_bot:ListeningBot(last=True, depth=3)")
    assert (bot.last, bot.depth) == (True, 3)
    assert bot_list("a:B(x=1, y=[2, 3]), random") == ["a:B(x=1, y=[2, 3])", "random"]
    both: list[Any] = make_bots("told_bot:ListeningBot(depth=2,last=True),told_bot:ListeningBot()", 2)
    assert [each.depth for each in both] == [2, 1]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("told_bot:ListeningBot(3)", r"arguments are written like module:Bot\(depth=3, calm=True\)"),
        ("told_bot:ListeningBot(depth=3", "arguments are written like"),
        ("told_bot:ListeningBot(depth=open('x'))", "arguments are written like"),
        ("told_bot:ListeningBot(width=3)", "TypeError: .*unexpected keyword argument 'width'"),
        ("told_bot:StumblingBot", "TypeError: .*missing 1 required positional argument"),
    ],
)
def test_arguments_that_do_not_fit_are_refused_in_one_sentence(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        make_bot(name)


@pytest.mark.parametrize("where", ["begin", "saw", "choose", "end"])
def test_a_bot_that_fails_is_reported_with_game_seed_and_position(where: str) -> None:
    with pytest.raises(BotFault) as caught:
        simulate("principato", 2, 1, f"random,told_bot:StumblingBot(where={where!r})", seed=12)
    text = str(caught.value)
    assert f"The bot of seat 1 failed: RuntimeError: I stumble in {where} (" in text
    assert "told_bot.py:" in text
    assert "It is told_bot:StumblingBot, in a game of principato with 2 players and seed 12/principato/2/0" in text
    assert "\n" not in text
    assert load_game("principato").load(caught.value.position) is not None


def test_a_bot_that_takes_too_long_is_interrupted() -> None:
    with pytest.raises(
        BotFault, match=r"The bot of seat 0 had not answered after 0.05 seconds\. It is told_bot:SleepyBot"
    ):
        simulate("principato", 2, 1, "told_bot:SleepyBot,random", seconds=0.05)


@pytest.mark.parametrize("seconds", [0, -1, float("nan")])
def test_a_limit_of_time_leaves_time(seconds: float) -> None:
    with pytest.raises(ValueError, match="A bot may take more than 0 seconds for an answer"):
        simulate("principato", 2, 1, "random", seconds=seconds)
