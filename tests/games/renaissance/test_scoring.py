"""Renaissance Points, income, final places (§6)."""

from __future__ import annotations

from tests.games.renaissance.positions import Position, do

from signoria.games.renaissance import GAME
from signoria.games.renaissance.phases.turn_end import artists_housed, complete_provinces, income, paid

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def test_E1_a_province_scores_when_all_its_cities_are_his() -> None:
    whole = Position().own(None, "milano").own("milan", "lodi", "cremona", "bergamo").build()
    assert complete_provinces(whole, MILAN) == 1
    split = Position().own(None, "milano").own("milan", "lodi", "cremona").own("venice", "bergamo").build()
    assert complete_provinces(split, MILAN) == 0
    assert complete_provinces(split, VENICE) == 1


def test_E18_R44_each_artist_counts_beside_the_province() -> None:
    position = Position().own(None, "pistoia").own("florence", "arezzo", palace="leonardo")
    position.own("florence", "siena", palace="botticelli").own("florence", "pisa", palace="vacant").act(5)
    state = position.build()
    assert (complete_provinces(state, FLORENCE), artists_housed(state, FLORENCE)) == (1, 2)
    do(state, "end")
    lines = GAME.score(state)[FLORENCE]
    assert lines[1].points == 3
    assert lines[1].params == {"year": 1462, "provinces": 1, "artists": 2}


def test_income_by_level_and_nothing_for_a_palace_or_a_looted_city() -> None:
    position = Position().own("florence", "firenze", level=2).own("florence", "pistoia", level=1, palace="vacant")
    position.own("florence", "siena").own("florence", "pisa", level=2).mark("pillaged", "pisa")
    state = position.build()
    assert income(state, FLORENCE) == 3 + 2 + 1
    assert paid(state, FLORENCE) == {"garrisons": 1, "ramparts": 2, "fortresses": 3, "venice_pays": 0, "pillaged": 1}


def final(ramparts: int, ducats: int) -> Position:
    """The last turn is over in a moment; Florence and Rome have equal points and fortresses."""
    position = Position().act(5)
    position.turn = 6
    position.points[FLORENCE] = position.points[ROME] = [6, 6, 6, 6, 5, 0]
    position.own("florence", "siena", "lucca", level=2).own("rome", "perugia", "ancona", level=2)
    position.own("florence", "bologna", "modena", "parma", level=1).own("florence", "modena", level=ramparts - 2)
    position.own("rome", "udine", "potenza", level=1).own("rome", "laquila").ducats("rome", ducats)
    return position


def test_X30_R45_more_ramparts_win_whatever_the_ducats() -> None:
    state = do(final(3, 50).build(), "end")
    totals = [GAME.total(lines) for lines in GAME.score(state)]
    assert totals[FLORENCE] == totals[ROME]
    assert GAME.places(state)[FLORENCE] == 1
    assert GAME.places(state)[ROME] == 2


def test_R45_then_ducats_after_the_last_income_then_a_shared_victory() -> None:
    richer = do(final(2, 50).build(), "end")
    assert GAME.places(richer)[ROME] == 1
    assert GAME.places(richer)[FLORENCE] == 2
    even = final(2, 0)
    state = do(even.build(), "end")
    gap = int(state.ducats[FLORENCE] - state.ducats[ROME])
    even.ducats("rome", max(gap, 0)).ducats("florence", max(-gap, 0))
    state = do(even.build(), "end")
    assert GAME.places(state)[FLORENCE] == GAME.places(state)[ROME] == 1


def test_R41_after_the_last_turn_nobody_returns() -> None:
    position = Position().own("rome", "firenze", "pistoia").act(5)
    position.turn = 6
    assert do(position.build(), "end").actors() == []
