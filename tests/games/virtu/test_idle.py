"""What a seat cannot use is shown with the reason: cards of other rooms, other symbols, no port, taken spots."""

from __future__ import annotations

from tests.games.virtu.positions import (
    BUYING,
    FLORENCE,
    MILAN,
    VENICE,
    acting,
    agent,
    courtier,
    do,
    no_troops,
    options,
    own,
    room,
    table,
    troops,
    why_not,
    winter,
)

from signoria.games.virtu import GAME
from signoria.games.virtu.box.constants import LEFT, RIGHT
from signoria.games.virtu.figures import figures
from signoria.games.virtu.state import Virtu

FLORENTINE_WAR = 4
FLORENTINE_INTRIGUE = 3


def reasons(s: Virtu) -> dict[str, str]:
    """Target → the reason, told with its paragraph."""
    told = figures(s, s.actors()[0])["idle"]
    return {entry["target"]: f"{entry['reason']['code']} {entry['reason']['rule']}" for entry in told}


def test_a_card_in_another_room_pays_nothing() -> None:
    s = table(4)
    s.florins[MILAN] = 5
    room(s, MILAN, 1, "gonfalonier")
    room(s, MILAN, 2, "merchant", "ambassador")
    own(s, MILAN, "milan")
    s = do(winter(s, MILAN, BUYING), "buy:gonfalonier")
    told = figures(s, MILAN)["idle"]
    assert reasons(s)["room:1"] == "other_room 2.4"
    assert {"source": "under", "card": "ambassador"} in [entry["about"] for entry in told]
    assert {"source": "room", "card": "merchant"} not in [entry["about"] for entry in told]


def test_what_shows_other_symbols_than_are_due_pays_nothing() -> None:
    s = table(4)
    s.florins[MILAN] = 5
    courtier(s, MILAN, LEFT, "gonfalonier")
    courtier(s, MILAN, RIGHT, "bishop")
    courtier(s, MILAN, RIGHT, "bishop")
    s = do(winter(s, MILAN, BUYING), "buy:gonfalonier")
    shown = reasons(s)
    assert shown["court:right_1"] == "wrong_symbol 2.4"
    assert "court:right_2" not in shown
    assert "court:left_1" not in shown
    assert not any(target.removeprefix("court:") in name for target in shown for name in options(s))


def test_a_troop_sails_from_a_port_only() -> None:
    s = table(4)
    no_troops(s)
    own(s, FLORENCE, "florence", "pisa")
    troops(s, FLORENCE, "florence", 1)
    troops(s, FLORENCE, "pisa", 1)
    courtier(s, FLORENCE, LEFT, "condottiere")
    s = do(acting(s, FLORENCE, FLORENTINE_WAR), "act", "use:left_1.cavalry")
    assert reasons(s) == {}
    assert reasons(do(s.clone(), "march:florence")) == {"city:florence": "no_port 4.4"}
    assert reasons(do(s.clone(), "march:pisa")) == {}


def test_a_spot_with_an_agent_is_shown_and_taken() -> None:
    s = table(4)
    agent(s, VENICE, "rome")
    agent(s, VENICE, f"palace_{MILAN}.1")
    s = do(acting(s, FLORENCE, FLORENTINE_INTRIGUE), "act", "place")
    assert (why_not(s, "agent:rome"), why_not(s, f"agent:palace_{MILAN}.1")) == ("occupied", "occupied")
    assert "agent:rome" not in options(s)
    reason = s.why_not(FLORENCE, GAME.action_id("agent:rome"))
    assert reason is not None
    assert reason.rule == "4.4"
    assert GAME.action_id("agent:rome") in s.candidates(FLORENCE)
