"""The turn: returns, votes, deal, purchases, order, expansion (§4.2 to §4.5)."""

from __future__ import annotations

from itertools import product

from tests.games.renaissance.positions import Position, do, level, names, owner, settle, why

from signoria.core.state import CHANCE
from signoria.games.renaissance import GAME
from signoria.games.renaissance.box.constants import CITIES
from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def voted(players: int, war: int) -> Renaissance:
    """So many seats vote for war, the others for peace."""
    state = Position(players).vote().build()
    return settle(do(state, *(f"{seat}:vote:{'war' if seat < war else 'peace'}" for seat in range(players))))


def drawn(state: Renaissance) -> Renaissance:
    """Chance goes on, always with its first outcome."""
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.weights()[0][0])
    return state


# ---- politics and deal ----


def test_E8_half_of_the_votes_make_war() -> None:
    state = drawn(voted(6, 3))
    assert state.war == 1
    assert [state.hand_size(seat) for seat in range(6)] == [6] * 6
    assert list(state.ducats) == [0] * 6
    state = drawn(voted(5, 2))
    assert state.war == 0
    assert [state.hand_size(seat) for seat in range(5)] == [4] * 5
    assert list(state.ducats) == [4] * 5


def test_E8_the_first_turn_is_peace_without_a_vote() -> None:
    state = drawn(GAME.new(6))
    while state.prompt(state.actors()[0]).code.startswith("setup."):
        state.apply(state.actors()[0], state.options(state.actors()[0])[0])
    drawn(state)
    assert state.prompt(state.actors()[0]).code == "turn.buy"
    assert list(state.ducats) == [10] * 6
    assert [state.hand_size(seat) for seat in range(6)] == [4] * 6


def test_R11_exactly_half_is_war_and_less_is_not() -> None:
    for players, war in product((3, 4, 5, 6), range(7)):
        if war <= players:
            assert voted(players, war).war == int(2 * war >= players)


def test_R2_R3_ducats_are_public_and_hands_are_not() -> None:
    position = Position().buy().hand("venice", "swiss", "swiss", "looters").ducats("venice", 7)
    view = GAME.observe(position.build(), FLORENCE)
    assert view["seats"][VENICE]["ducats"] == 7
    assert view["seats"][VENICE]["hand"] == 3
    assert view["deck"] == 77


def test_R3_hands_are_thrown_away_unseen() -> None:
    position = Position().hand("venice", "swiss").turn_of("venice")
    state = do(position.build(), "end")
    assert sum(state.hand) == 0
    assert not any(state.known)
    assert GAME.seen(position.build(), VENICE, GAME.action_id("end"), FLORENCE) == "end"


# ---- purchases ----


def test_E3_a_fortress_costs_eight() -> None:
    state = Position().buy().ducats("florence", 8).build()
    do(state, "rampart:firenze", "castle:firenze")
    assert (state.ducats[FLORENCE], level(state, "firenze")) == (0, 2)
    state = do(Position().buy().ducats("florence", 7).build(), "rampart:firenze")
    assert why(state, "castle:firenze") == "too_poor"
    assert "palace:firenze" in names(state)


def test_E11_R13_cards_end_the_purchase() -> None:
    position = Position().buy().ducats("florence", 6).hand("florence", *["pikemen"] * 5)
    state = do(position.build(), "cards:2", "draw:swiss", "draw:swiss")
    assert state.actors() == [GENOA]
    assert (state.ducats[FLORENCE], state.hand_size(FLORENCE)) == (2, 7)


def test_R13_buyers_go_in_the_order_of_the_last_turn() -> None:
    position = Position()
    position.order = [5, 3, 1, 0, 2, 4]
    state = position.buy().build()
    asked = []
    while state.prompt(state.actors()[0]).code == "turn.buy" if state.actors() != [CHANCE] else False:
        asked.append(state.actors()[0])
        do(state, "cards:0")
    assert asked == [5, 3, 1, 0, 2, 4]
    assert state.prompt(0).code == "turn.order"


def test_X19_R14_at_most_twelve_cards_after_the_purchase() -> None:
    position = Position().buy().ducats("florence", 30).hand("florence", *["pikemen"] * 6)
    state = position.build()
    assert "cards:6" in names(state)
    assert "cards:7" not in names(state)
    assert why(state, "cards:7") == "hand_full"


def test_X19_outside_help_may_exceed_the_limit() -> None:
    position = Position().hand("florence", "ambassador", *["pikemen"] * 11)
    state = do(position.build(), "ambassador", "embassy:9", "draw:swiss", "draw:swiss")
    assert state.hand_size(FLORENCE) == 13


def test_R15_a_build_needs_its_figure() -> None:
    castles = ["roma", "viterbo", "milano", "pavia", "venezia", "ragusa", "napoli", "capua", "genova", "ajaccio"]
    position = Position().buy().ducats("florence", 20).own("florence", "firenze", level=1)
    for city in castles:
        position.level[city] = 2
    state = position.build()
    assert why(state, "castle:firenze") == "no_figure"
    assert state.ramparts == 20 - 11
    do(state, "rampart:pistoia")
    assert state.ramparts == 20 - 12


def test_R15_the_rampart_under_a_castle_stays_in_use() -> None:
    state = Position().buy().ducats("florence", 8).build()
    supply = (state.ramparts, state.castles)
    do(state, "rampart:firenze", "castle:firenze")
    assert (state.ramparts, state.castles) == (supply[0] - 1, supply[1] - 1)


def test_R15_destroyed_figures_return_to_the_supply() -> None:
    position = Position().own("rome", "siena", level=2).own("rome", "arezzo", level=1)
    state = position.hand("florence", "ambassador", "ambassador", "ambassador").build()
    assert (state.ramparts, state.castles) == (18, 9)
    do(state, "ambassador", "embassy:7", "neglect:siena")
    assert (state.ramparts, state.castles) == (18, 10)
    do(state, "ambassador", "embassy:7", "neglect:siena", "ambassador", "embassy:7", "neglect:arezzo")
    assert (state.ramparts, state.castles) == (20, 10)


# ---- the order of play ----


def test_E13_R50_nobody_is_first_twice_in_a_row() -> None:
    state = do(Position().buy(5).build(), "cards:0")
    first = {GAME.outcomes.name(outcome) for outcome, _ in state.weights()}
    assert first == {f"next:{seat}" for seat in range(1, 6)}
    do(state, "next:3")
    second = {GAME.outcomes.name(outcome) for outcome, _ in state.weights()}
    assert second == {f"next:{seat}" for seat in (0, 1, 2, 4, 5)}


# ---- expansion ----


def test_E12_R51_two_expansions_from_different_cities() -> None:
    position = Position()
    position.order = [ROME, FLORENCE, GENOA, NAPLES, MILAN, VENICE]
    state = position.expand().build()
    do(state, "expand:spoleto", "road:roma", *["pass"] * 5)
    offered = names(state)
    assert {"expand:siena", "expand:perugia"} <= set(offered)
    assert owner(state, "spoleto") == ROME
    # L'Aquila is joined to Spoleto as well; without it, Roma alone no longer leads there.
    assert "expand:laquila" in offered
    position = Position().own(None, "viterbo")
    position.order = [ROME, FLORENCE, GENOA, NAPLES, MILAN, VENICE]
    state = do(position.expand().build(), "expand:viterbo", "road:roma", *["pass"] * 5)
    assert "expand:laquila" not in names(state)
    assert "expand:siena" in names(state)


def test_R51_passing_in_the_first_round_gives_no_second_city() -> None:
    state = do(Position().expand().build(), *["pass"] * 6)
    do(state, "expand:siena", *["pass"] * 5)
    assert owner(state, "siena") == FLORENCE
    assert state.prompt(FLORENCE).code == "turn.act"


def test_R51_a_used_source_leads_nowhere() -> None:
    position = Position().own(None, "pistoia").expand()
    state = do(position.build(), "expand:siena", "road:firenze", *["pass"] * 5)
    assert "expand:arezzo" not in names(state)
    assert "expand:piombino" in names(state)


def test_R52_one_sea_expansion_or_two() -> None:
    position = Position().own("naples", "bari").expand(2)
    state = do(position.build(), "expand:palermo", "sea:napoli", *["pass"] * 5)
    assert state.actors() == [NAPLES]
    assert "expand:messina" in names(state)
    assert "expand:cagliari" not in names(state)
    state = do(Position().expand(5).build(), "expand:palermo", "sea:venezia", *["pass"] * 5)
    assert state.actors() == [VENICE]
    assert "expand:cagliari" in names(state)


def test_X29_closed_land_does_not_exist() -> None:
    position = Position(3)
    position.order = [1, 0, 2]
    state = position.expand().build()
    assert "expand:spoleto" in names(state)
    assert "expand:laquila" not in names(state)
    state = do(Position(3).act(1).hand("rome", "looters").build(), "looters")
    assert "loot:laquila" not in names(state)
    assert "loot:spoleto" in names(state)


def test_R48_no_limit_of_garrisons_unless_agreed() -> None:
    many = [city for city in CITIES if city not in ("genova", "venezia", "napoli", "milano", "roma")][:20]
    for limited in (False, True):
        position = Position(garrison_limit=limited).own("florence", *many).hand("florence", "swiss", "swiss").expand()
        for city in ("genova", "venezia", "napoli", "milano", "roma"):
            position.own(("genoa", "venice", "naples", "milan", "rome")[len(city) % 5], city)
        state = position.build()
        assert (names(state) == ["pass"]) == limited


def suggested(state: Renaissance) -> list[str]:
    (seat,) = state.actors()
    options = state.options(seat)
    return [GAME.action_name(action) for action in options if GAME.describe(state, seat, action).default]


def test_to_pass_or_buy_nothing_is_suggested_to_nobody_who_can_do_more() -> None:
    assert suggested(Position().buy().ducats("florence", 8).build()) == []
    assert suggested(Position().expand().build()) == []
    assert suggested(Position().buy().ducats("florence", 0).build()) == ["cards:0"]
