"""Offers between players: swaps, gifts, requests (§4.8)."""

from __future__ import annotations

from tests.games.renaissance.positions import Position, do, names, owner, why

from signoria.games.renaissance import GAME
from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def table(mode: str = "windows") -> Position:
    position = Position(diplomacy=mode).own("florence", "pisa").own("venice", "treviso", palace="vacant")
    return position.own("venice", "ravenna", level=1).ducats("florence", 5).ducats("venice", 3)


def offer(state: Renaissance, give: str, *rest: str) -> Renaissance:
    return do(state, "speak", "to:5", f"give_city:{give}", *rest)


def test_X25_R46_cities_of_equal_level_once_per_turn() -> None:
    state = offer(table().build(), "pisa")
    assert why(state, "ask_city:ravenna") == "wrong_level"
    do(state, "ask_city:treviso", "give:2")
    assert state.actors() == [VENICE]
    do(state, "accept")
    assert (owner(state, "pisa"), owner(state, "treviso")) == (VENICE, FLORENCE)
    assert (state.ducats[FLORENCE], state.ducats[VENICE]) == (3, 5)
    assert state.actors() == [FLORENCE]
    do(state, "speak", "to:5")
    assert why(state, "give_city:treviso") == "swapped_already"


def test_R46_a_city_is_never_sold_nor_given_away() -> None:
    state = offer(table().build(), "pisa")
    assert all(name.startswith("ask_city:") or name == "withdraw" for name in names(state))
    state = do(table().build(), "speak", "to:5", "no_city")
    assert why(state, "no_ducats") == "nothing_offered"


def test_R46_a_swapped_city_keeps_its_marks() -> None:
    position = table().mark("conquered", "pisa").mark("pillaged", "treviso")
    state = offer(position.build(), "pisa", "ask_city:treviso", "no_ducats", "accept")
    view = GAME.dump(state)["marks"]
    assert view["conquered"] == {"pisa": 1}
    assert view["pillaged"] == {"treviso": 1}
    assert view["swapped"] == {"pisa": 1, "treviso": 1}


def test_R47_a_gift_needs_no_answer_and_a_request_does() -> None:
    state = do(table().build(), "speak", "to:5", "no_city", "give:4")
    assert (state.ducats[FLORENCE], state.ducats[VENICE]) == (1, 7)
    assert state.actors() == [FLORENCE]
    do(state, "speak", "to:5", "no_city", "ask:3")
    assert state.actors() == [VENICE]
    do(state, "refuse")
    assert state.ducats[VENICE] == 7
    assert "speak" not in names(state)


def test_R47_offers_are_public() -> None:
    state = do(table().build(), "speak", "to:5", "no_city", "ask:3")
    frame = GAME.observe(state, GENOA)["frames"][-1]
    assert frame == {"decision": "offer.answer", "seat": 5, "from": 0, "to": 5} | {
        "give_city": 0,
        "ask_city": 0,
        "ducats": -3,
    }


def test_with_an_open_floor_everybody_may_speak_at_safe_points() -> None:
    state = table("free").build()
    assert state.may() == [1, 2, 3, 4, 5]
    assert names(state, ROME) == ["speak"]
    do(state, "4:speak", "4:withdraw", "4:speak", "4:withdraw")
    assert ROME not in state.may()
    assert table("windows").build().may() == []
    assert "speak" not in names(Position().build())


def test_an_offer_leaves_the_waiting_decision_as_it_was() -> None:
    state = table("free").vote().build()
    do(state, "0:vote:war")
    assert state.may() == [FLORENCE]
    do(state, "0:speak", "0:to:5", "0:no_city", "0:give:1")
    assert state.actors() == [1, 2, 3, 4, 5]


def test_R47_at_the_vote_an_offer_can_be_made_before_one_has_voted() -> None:
    """The vote is a safe point (§4.8): speaking is public and leaves no trace in what is sealed."""
    state = table("free").vote().build()
    assert names(state, GENOA) == ["vote:peace", "vote:war", "speak"]
    do(state, "0:vote:war", "1:speak", "1:to:0", "1:no_city", "1:ask:2")
    assert (state.actors(), state.prompt(FLORENCE).code) == ([FLORENCE], "offer.answer")
    do(state, "accept")
    assert (state.actors(), state.ducats[GENOA]) == ([1, 2, 3, 4, 5], 2)
    do(state, "1:speak", "1:withdraw")
    assert names(state, GENOA) == ["vote:peace", "vote:war"]
    do(state, *(f"{seat}:vote:peace" for seat in range(1, 6)), "show_vote:war", *["show_vote:peace"] * 5)
    assert state.war == 0
    assert "speak" not in names(table("windows").vote().build(), GENOA)


def test_only_bought_cards_turn_up_something_new_in_a_purchase() -> None:
    state = Position(diplomacy="free", do_not_disturb=True).buy().ducats("florence", 8).build()
    found = {name: GAME.describe(state, FLORENCE, GAME.action_id(name)).reveals for name in names(state)}
    assert {name for name, reveals in found.items() if reveals} == {f"cards:{number}" for number in range(1, 5)}
    assert {"speak", "quiet", "cards:0", "rampart:firenze"} <= found.keys()


def test_R46_an_offer_is_capped_by_what_is_there_and_nothing_else() -> None:
    """So many ducats at once, then more, up to all that one has; asked for in the same way."""
    position = table().ducats("florence", 93).ducats("venice", 45)
    state = do(position.build(), "speak", "to:5", "no_city", "give:40", "give:40")
    assert [name for name in names(state) if name.startswith(("give:", "ask:"))] == [f"give:{i}" for i in range(1, 14)]
    rest = do(state.clone(), "give:13")
    assert (rest.ducats[FLORENCE], rest.ducats[VENICE]) == (0, 138)
    enough = do(state, "no_ducats")
    assert (enough.ducats[FLORENCE], enough.ducats[VENICE]) == (13, 125)
    asked = do(position.build(), "speak", "to:5", "no_city", "ask:40", "ask:5")
    assert (asked.actors(), GAME.dump(asked)["frames"][-1]["ducats"]) == ([VENICE], -45)
    do(asked, "accept")
    assert (asked.ducats[FLORENCE], asked.ducats[VENICE]) == (138, 0)
