"""Cities that looters, bribes and marriages cannot reach: shown greyed, with what protects them (§4.6)."""

from __future__ import annotations

import re

import pytest
from tests.games.renaissance.positions import Position, do, names

from signoria.core.codes import Reason
from signoria.core.errors import IllegalAction
from signoria.games.renaissance import GAME
from signoria.games.renaissance.box.constants import CITIES
from signoria.games.renaissance.decisions import OBSTACLES
from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA = 0, 1


def reasons(state: Renaissance) -> dict[str, Reason | None]:
    """What is shown to who decides, each with its obstacle."""
    seat = state.actors()[0]
    return {GAME.action_name(action): state.why_not(seat, action) for action in state.candidates(seat)}


def test_greyed_cities_of_looters() -> None:
    position = (
        Position().own("rome", "siena", level=2).own("venice", "arezzo", level=1).mark("pillaged", "arezzo", "pisa")
    )
    shown = reasons(do(position.hand("florence", "looters").build(), "looters"))
    assert shown["loot:siena"] == Reason("fortress_holds", "4.6", {"city": "siena", "strength": 6, "die": 6})
    assert shown["loot:arezzo"] == Reason("already_pillaged", "4.6", {"city": "arezzo"})
    assert shown["loot:pisa"] == Reason("already_pillaged", "4.6", {"city": "pisa"})
    assert shown["loot:roma"] is None
    assert shown["loot:lucca"] is None
    assert "loot:firenze" not in shown


def test_greyed_cities_of_bribery() -> None:
    position = (
        Position().own("rome", "siena", level=2).own("venice", "arezzo", palace="vacant").own("rome", "pisa", level=1)
    )
    state = do(position.hand("florence", "ambassador").build(), "ambassador", "embassy:6")
    shown = reasons(state)
    assert shown["bribe:siena"] == Reason("fortress_holds", "4.6", {"city": "siena", "strength": 6, "die": 6})
    assert shown["bribe:arezzo"] == Reason("holds_palace", "4.6", {"city": "arezzo"})
    assert shown["bribe:pisa"] is shown["pass"] is None
    assert not {"bribe:firenze", "bribe:lucca"} & shown.keys()
    with pytest.raises(IllegalAction) as refused:
        state.apply(FLORENCE, GAME.action_id("bribe:arezzo"))
    assert refused.value.reason == shown["bribe:arezzo"]


def test_R48_without_a_garrison_token_bribes_are_greyed() -> None:
    many = [city for city in CITIES if city not in ("venezia", "ragusa")][:20]
    position = Position(garrison_limit=True).own("florence", *many).hand("florence", "ambassador")
    state = do(position.build(), "ambassador", "embassy:2")
    shown = reasons(state)
    assert shown["bribe:venezia"] == Reason("no_garrison_left", "8")
    assert names(state) == ["pass"]


def test_greyed_cities_of_a_marriage() -> None:
    position = (
        Position().own("rome", "siena", level=2).own("venice", "arezzo", palace="vacant").own("milan", "pisa", level=1)
    )
    position.act(0, attacks=1, attacked=1 << GENOA).hand("florence", "marriage").ducats("florence", 2)
    shown = reasons(do(position.build(), "marriage"))
    assert shown["marry:siena"] == Reason("fortified", "4.6", {"city": "siena", "level": "fortress"})
    assert shown["marry:pisa"] == Reason("fortified", "4.6", {"city": "pisa", "level": "rampart"})
    assert shown["marry:arezzo"] == Reason("holds_palace", "4.6", {"city": "arezzo"})
    assert shown["marry:genova"] == Reason("attacked_owner", "4.6", {"city": "genova", "owner": GENOA})
    assert shown["marry:venezia"] is None
    assert not {"marry:firenze", "marry:lucca"} & shown.keys()


def test_a_used_source_is_greyed_and_what_only_it_reaches() -> None:
    position = Position().own("rome", "siena").own("florence", "pisa").own("venice", "bologna")
    position.hand("florence", *["swiss"] * 4).mark("source", "firenze").act(0, attacks=1, attacked=1 << GENOA)
    state = do(position.build(), "attack")
    shown = reasons(state)
    assert shown["target:siena"] == Reason("source_used", "4.7", {"city": "firenze"})
    assert shown["target:bologna"] is None
    assert "target:milano" not in shown
    shown = reasons(do(state, "target:bologna"))
    assert shown == {"road:firenze": Reason("source_used", "4.7", {"city": "firenze"}), "road:pistoia": None}


def test_R27_a_newly_won_source_is_greyed_and_what_only_it_reaches() -> None:
    position = Position(powers=True).own("florence", "siena").own("rome", "perugia").own("venice", "bologna")
    position.hand("florence", *["swiss"] * 4).mark("conquered", "siena", "pistoia")
    state = do(position.build(), "attack")
    assert reasons(state)["target:perugia"] == Reason("newly_won", "4.7", {"city": "siena"})
    shown = reasons(do(state, "target:bologna"))
    assert shown == {"road:firenze": None, "road:pistoia": Reason("newly_won", "4.7", {"city": "pistoia"})}


def test_R51_cities_that_only_the_source_of_the_other_expansion_reaches_are_greyed() -> None:
    state = do(Position().expand().build(), "expand:siena", "road:firenze", *["pass"] * 5)
    shown = reasons(state)
    assert shown["expand:arezzo"] == Reason("expanded_before", "4.5", {"city": "firenze"})
    assert shown["expand:perugia"] is None
    assert shown["expand:lucca"] is None
    assert "expand:arezzo" not in names(state)


def test_every_obstacle_that_is_declared_can_be_met() -> None:
    assert {*OBSTACLES.codes[1:]} == GAME.vocabulary.reasons.keys()
    files = [*(GAME.folder / "phases").glob("*.py"), *(GAME.folder / "battle").glob("*.py")]
    sources = [path.read_text("utf-8") for path in files if path.name != "obstacles.py"]
    for code in OBSTACLES.codes[1:]:
        assert any(re.search(rf"(return|else) {code.upper()}\b", source) for source in sources), code
