"""How far a seat may go back by itself: to the last barrier."""

from __future__ import annotations

import pytest

from signoria.core.play.way_back import Made, WayBack, way_back
from signoria.core.state import CHANCE

MINE, BOT, FORCED, DRAWN = Made(0, True, False), Made(1, True, False), Made(1, False, False), Made(CHANCE, False, True)
SHOWS, SHOWN = Made(0, True, True), Made(1, False, True)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], WayBack(None, "nothing")),
        ([DRAWN], WayBack(None, "chance")),
        ([MINE], WayBack(0, None)),
        ([BOT, MINE], WayBack(1, None)),
        ([MINE, MINE], WayBack(1, None)),
        # What somebody had to do is in nobody's way.
        ([MINE, FORCED], WayBack(0, None)),
        ([MINE, BOT], WayBack(0, "other", 1)),
        ([MINE, DRAWN], WayBack(0, "chance")),
        ([MINE, SHOWN], WayBack(0, "revealed", 1)),
        ([SHOWS], WayBack(0, "revealed", 0)),
        # The one that was made last is named.
        ([MINE, DRAWN, BOT, FORCED], WayBack(0, "other", 1)),
    ],
)
def test_the_way_back_leads_to_the_own_last_choice_and_names_what_is_in_between(
    lines: list[Made], expected: WayBack
) -> None:
    assert way_back(reversed(list(enumerate(lines))), seat=0) == expected
