"""The end of the game and its points: §6."""

from __future__ import annotations

from tests.games.virtu.positions import (
    FLORENCE,
    MILAN,
    NAPLES,
    VENICE,
    agent,
    allied,
    asked,
    besieging,
    cathedral,
    courtier,
    do,
    estate,
    indulgence,
    lines,
    lose,
    no_troops,
    own,
    patron,
    room,
    table,
    troops,
)

from signoria.games.virtu import GAME
from signoria.games.virtu.box.atlas import CITIES
from signoria.games.virtu.phases.three_to_five import religion
from signoria.games.virtu.scoring import cross_counts, crosses, shown

LEFT, RIGHT = 0, 1


def religious(*cities: tuple[str, ...]) -> list[int]:
    s = table(4)
    for seat, names in enumerate(cities):
        own(s, seat, *names)
    return [int(religion(seat, cross_counts(s))) for seat in range(4)]


def test_E21_tied_leaders_get_the_points_of_the_rank_below() -> None:
    s = table(4)
    own(s, MILAN, "rome", "trento", "ravenna")
    estate(s, MILAN, "duchy")
    courtier(s, MILAN, LEFT, "bishop")
    own(s, FLORENCE, "spoleto", "bari")
    courtier(s, FLORENCE, LEFT, "cardinal")
    room(s, FLORENCE, 0, "pope")
    courtier(s, NAPLES, LEFT, "bishop")
    courtier(s, NAPLES, RIGHT, "bishop")
    courtier(s, NAPLES, RIGHT, "bishop")
    courtier(s, VENICE, LEFT, "bishop")
    assert [int(crosses(s, seat)) for seat in range(4)] == [5, 5, 3, 1]
    assert [lines(s, seat)["religion"] for seat in range(4)] == [2, 2, 1, 0]


def test_R40_three_tied_get_the_lowest_rank_they_share_and_no_crosses_are_ranked_too() -> None:
    assert religious(("trento",), ("ravenna",), ("bari",)) == [1, 1, 1, 0]
    assert religious(
        ("trento", "ravenna"),
    ) == [4, 0, 0, 0]
    assert religious() == [0, 0, 0, 0]


def test_the_empire_and_two_works_count_in_religion() -> None:
    s = table(4)
    allied(s, MILAN, "empire", ready=False)
    patron(s, MILAN, "sistine_chapel")
    assert crosses(s, MILAN) == 3
    agent(s, VENICE, "alliance_empire")
    assert crosses(s, MILAN) == 2


def test_every_line_of_the_score_sheet() -> None:
    s = table(4)
    free = [name for i, name in enumerate(CITIES) if s.owner[i] == -1]
    own(s, MILAN, *free[:3])
    s.rank[MILAN] = 3
    patron(s, MILAN, "columbus")
    s.rank[MILAN] = 3
    estate(s, MILAN, "principality")
    cathedral(s, MILAN, "milan")
    courtier(s, MILAN, LEFT, "cardinal")
    s.trophies[MILAN * 5 + VENICE] = 1
    allied(s, MILAN, "france", ready=False)
    indulgence(s, MILAN, 2)
    found = lines(s, MILAN)
    assert found["cities"] == 3
    assert found["city_leader"] == 1
    assert found["patronage"] == 2
    assert found["patronage_leader"] == 1
    assert found["cards_and_tiles"] == 2 + 1 + 1 + 1
    assert found["trophies"] == 2
    assert found["alliances"] == 1
    assert found["indulgences"] == -1
    assert lines(s, VENICE)["patronage_leader"] == 0


def test_R24_eight_and_nine_cities_tie_for_the_leader_bonus() -> None:
    s = table(5)
    free = [name for i, name in enumerate(CITIES) if s.owner[i] == -1]
    own(s, MILAN, *free[:6])
    own(s, FLORENCE, *free[6:13])
    assert lines(s, MILAN)["city_leader"] == lines(s, FLORENCE)["city_leader"] == 1
    assert lines(s, MILAN)["cities"] == lines(s, FLORENCE)["cities"] == 6


def test_R42_a_tie_goes_to_the_most_crowns_printed_then_it_is_shared() -> None:
    s = table(3)
    totals = [GAME.total(score) for score in GAME.score(s)]
    assert totals[0] == totals[1] == totals[2]
    assert [int(shown(s, seat, 1)) for seat in range(3)] == [1, 1, 1]
    assert GAME.places(s) == [1, 1, 1]
    courtier(s, 1, LEFT, "gonfalonier", 2)
    assert GAME.places(s) == [2, 1, 2]
    t = table(3)
    patron(t, 0, "michelangelo")
    assert shown(t, 0, 1) == 1


def test_the_three_ways_to_the_last_year() -> None:
    s = table(4)
    assert not s.variant.is_last_year(s)
    s.rank[MILAN] = 5
    assert s.variant.is_last_year(s)
    s = table(4)
    own(s, MILAN, *[name for i, name in enumerate(CITIES) if s.owner[i] == -1][:6])
    assert s.variant.is_last_year(s)
    s = table(3)
    for i in range(30):
        if s.owner[i] == -1:
            s.owner[i] = i % 3
    assert s.variant.is_last_year(s)


def test_R39_X20_the_end_is_tested_after_spring_so_a_city_lost_again_does_not_count() -> None:
    s = table(4)
    no_troops(s)
    free = [name for i, name in enumerate(CITIES) if s.owner[i] == -1 and name != "siena"]
    own(s, FLORENCE, "siena", *free[:5])
    assert s.variant.is_last_year(s)
    troops(s, VENICE, "siena", 6)
    s = do(besieging(s), "siege:siena", "pass", "pass")
    assert s.last == 0
    t = table(4)
    own(t, FLORENCE, "siena", *free[:5])
    t = besieging(t)
    assert t.last == 1
    assert asked(t)[0].startswith("winter")


def test_the_last_winter_ends_the_game() -> None:
    s = table(3)
    s.rank[0] = 5
    patron(s, 0, "leonardo", "duomo")
    s.rank[0] = 5
    s = besieging(s)
    while s.actors():
        s.apply(s.actors()[0], s.options(s.actors()[0])[0])
    assert s.year == 2
    assert GAME.places(s)[0] == 1


def test_the_year_limit_ends_the_game_by_normal_scoring() -> None:
    s = table(3, year_limit=10)
    s.year = 9
    assert not s.variant.is_last_year(s)
    s.year = 10
    assert s.variant.is_last_year(s)
    t = table(3)
    t.year = 1000
    assert not t.variant.is_last_year(t)


def test_R63_where_nobody_has_advanced_everybody_leads() -> None:
    s = table(4)
    assert [lines(s, seat)["city_leader"] for seat in range(4)] == [1, 1, 1, 1]
    assert [lines(s, seat)["patronage_leader"] for seat in range(4)] == [1, 1, 1, 1]
    s.rank[MILAN] = 1
    assert [lines(s, seat)["patronage_leader"] for seat in range(4)] == [1, 0, 0, 0]


def test_R64_no_city_and_one_city_count_like_two() -> None:
    s = table(4)
    lose(s, "milan", "turin", "pisa")
    assert [int(s.city_count(seat)) for seat in range(4)] == [0, 1, 2, 2]
    assert [lines(s, seat)["cities"] for seat in range(4)] == [0, 0, 0, 0]
    assert [lines(s, seat)["city_leader"] for seat in range(4)] == [1, 1, 1, 1]
    own(s, VENICE, "mantua")
    assert [lines(s, seat)["city_leader"] for seat in range(4)] == [0, 0, 0, 1]
