"""Bots by name, ours and anybody's."""

from __future__ import annotations

import pytest
from tests.commands import TOY

from signoria.bots.bot import Bot
from signoria.bots.random_bot import RandomBot
from signoria.bots.registry import UnknownBot, bot_names, make_bot, make_bots


@pytest.fixture
def toy_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOY))


@pytest.mark.parametrize("name", bot_names())
def test_every_named_bot_can_be_made(name: str) -> None:
    assert isinstance(make_bot(name), Bot)


@pytest.mark.usefixtures("toy_bots")
def test_somebody_elses_bot_is_named_by_module_and_factory() -> None:
    assert type(make_bot("bold_bot:BoldBot")).__name__ == "BoldBot"


@pytest.mark.usefixtures("toy_bots")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("randon", "did you mean random?"),
        ("napoleon", "there is random"),
        ("no_such_module:bot", "No module named 'no_such_module'"),
        (":bot", "cannot be loaded"),
        ("bold_bot:no_such_bot", "bold_bot has no function or class 'no_such_bot'"),
        ("bold_bot:not_a_bot", "has no method 'choose'"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_sentence(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said.replace("?", r"\?")):
        make_bot(name)


def test_one_name_is_for_all_seats_and_a_list_is_one_per_seat() -> None:
    assert [type(bot) for bot in make_bots("random", 3)] == [RandomBot] * 3
    assert [type(bot) for bot in make_bots("random, random", 2)] == [RandomBot] * 2
    with pytest.raises(UnknownBot, match="There are 2 bots for 3 players"):
        make_bots("random,random", 3)
