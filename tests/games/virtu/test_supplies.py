"""What runs out and what does not (§5.1, R43)."""

from __future__ import annotations

from tests.games.virtu.positions import (
    BUYING,
    FLORENCE,
    MILAN,
    NAPLES,
    VENICE,
    acting,
    besieging,
    courtier,
    do,
    estate,
    indulgence,
    no_troops,
    options,
    own,
    room,
    table,
    troops,
    why_not,
    winter,
)

from signoria.games.virtu.box.atlas import CITIES
from signoria.games.virtu.box.constants import BOX, CARD_RELIEF
from signoria.games.virtu.payment.bill import WAR, amount


def test_R43_war_tokens_go_back_after_spring_and_two_per_player_are_the_most() -> None:
    s = table(4)
    room(s, VENICE, 3, "niccolo_orsini", "condottiere")
    s.florins[VENICE] = 5
    s = do(acting(s, VENICE, 3), "act", "use:action.war", "use:under.war")
    assert s.tokens[VENICE] == 2
    assert not [name for name in options(s) if name.endswith(".war")]
    do(s, "done")
    assert s.tokens[VENICE] == 0


def test_R43_tokens_suffice_for_everybody_at_once() -> None:
    """Two cards in a room, each with its war symbols: the box holds enough for five players."""
    most = max(amount(relief, WAR) for relief in CARD_RELIEF)
    assert 5 * 2 * most <= BOX["counts"]["tokens_war_bonus"]


def test_R43_florins_never_run_out() -> None:
    """The box has coins for 105 florins; a treasury may hold more, and trade still pays."""
    s = table(4)
    s.florins[VENICE] = 500
    courtier(s, VENICE, 0, "merchant")
    room(s, VENICE, 2, "merchant")
    s = do(acting(s, VENICE, 2), "act", "use:action.ship", "use:left_1.ship")
    assert s.florins[VENICE] == 500 + 2 * (2 + 2)


def test_R43_discs_never_run_out() -> None:
    """18 discs of a colour lie in the box; a state may hold more cities than that."""
    s = table(5)
    no_troops(s)
    own(s, VENICE, *(name for name in CITIES if name not in ("mantua", "ragusa")))
    troops(s, VENICE, "mantua", 4)
    s = do(besieging(s), "siege:mantua", "pass")
    assert s.city_count(VENICE) == 29


def test_R43_cards_tiles_and_indulgences_do_run_out() -> None:
    s = table(4)
    s.florins[VENICE] = 20
    estate(s, MILAN, "kingdom")
    estate(s, NAPLES, "kingdom")
    for seat in (MILAN, FLORENCE, NAPLES):
        courtier(s, seat, 0, "bishop")
        courtier(s, seat, 1, "bishop" if seat != NAPLES else "merchant")
    for seat, number in ((seat, number) for seat in (MILAN, FLORENCE) for number in range(5)):
        indulgence(s, seat, number)
    s = winter(s, VENICE, BUYING)
    assert why_not(s, "buy:bishop") == why_not(s, "buy:kingdom") == "sold_out"
    assert why_not(s, "buy:merchant") == ""
    assert s.indulgences == 0
    assert not [name for name in options(s) if name.startswith("use:indulgence")]
