"""The bot of docs/how_to_write_a_bot.md, as it is printed there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria.bots.bot import Bot
from signoria.bots.registry import make_bot
from signoria.lab.simulate import simulate

PAGE = Path(__file__).parent.parent.parent / "docs" / "how_to_write_a_bot.md"
LONGEST = 30


@pytest.fixture
def printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The text of the page, saved as it says."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    (tmp_path / "hasty.py").write_text(found[1], "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return found[1]


def test_it_is_a_complete_bot_in_thirty_lines(printed: str) -> None:
    assert len(printed.splitlines()) <= LONGEST
    assert isinstance(make_bot("hasty:HastyBot"), Bot)


@pytest.mark.usefixtures("printed")
@pytest.mark.parametrize(("game", "players"), [("principato", 2), ("il_principe", 3)])
def test_it_plays_and_mostly_wins_against_luck(game: str, players: int) -> None:
    bots = ",".join(["hasty:HastyBot"] + ["random"] * (players - 1))
    assert simulate(game, players, 12, bots).wins[0] >= 8
