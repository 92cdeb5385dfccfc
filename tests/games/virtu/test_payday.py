"""The next pay as bots foresee it, against the rule carried out (§4.6, §7.2)."""

from __future__ import annotations

import pytest
from tests.games.virtu.positions import (
    BUYING,
    FLORENCE,
    FRANCE,
    MILAN,
    PAYING,
    RECRUITING,
    do,
    no_troops,
    options,
    own,
    spend,
    table,
    troops,
    winter,
)

from signoria.bots.levels import courtier
from signoria.core.rng import Rng
from signoria.games.virtu import GAME
from signoria.games.virtu.box.constants import PAY_ROUND, ROUNDS
from signoria.games.virtu.payment.payday import kept_troops
from signoria.games.virtu.phases.year import has_paid
from signoria.games.virtu.state import Virtu


def garrison(florins: int, *ready: str, count: int = 6) -> Virtu:
    """Troops of Milan, which has only the tiles of these cities left to find their pay with."""
    s = table(4)
    no_troops(s)
    spend(s, "milan", "turin")
    own(s, MILAN, *ready)
    troops(s, MILAN, "milan", count)
    s.florins[MILAN] = florins
    return s


@pytest.mark.parametrize("florins", [0, 1, 2])
@pytest.mark.parametrize("ready", [(), ("parma",), ("parma", "mantua")])
def test_as_many_are_kept_as_the_rule_lets_be_paid(florins: int, ready: tuple[str, ...]) -> None:
    s = winter(garrison(florins, *ready), MILAN, PAYING)
    foreseen = kept_troops(s, MILAN, 6)
    while s.actors() == [MILAN] and not has_paid(s, MILAN):
        found = [name for name in options(s) if name.endswith(".florin") and name != "use:indulgence.florin"]
        if "pay" in options(s):
            do(s, "pay")
        elif found:
            do(s, found[0])
        else:
            do(s, "disband:milan")
    assert s.troops_for(MILAN) == foreseen


def test_who_has_paid_need_not_pay_again_before_the_next_winter() -> None:
    def last_winter(seat: int, step: int) -> Virtu:
        s = garrison(0)
        s.last = 1
        return winter(s, seat, step)

    assert kept_troops(last_winter(MILAN, PAYING), MILAN, 6) == 2
    assert kept_troops(last_winter(MILAN, BUYING), MILAN, 6) == 6
    others = last_winter(FLORENCE, BUYING)
    assert has_paid(others, MILAN) == (list(others.order).index(MILAN) < list(others.order).index(FLORENCE))


def test_two_players_look_ahead_to_the_next_round_of_pay() -> None:
    s = table(2)
    no_troops(s)
    s.florins[FRANCE] = 0
    for round_ in range(1, ROUNDS + 1):
        s.year = round_
        to_come = any(PAY_ROUND[later] for later in range(round_, ROUNDS + 1))
        assert (s.variant.next_pay(s, FRANCE, 3) == 2) == to_come


@pytest.mark.parametrize("florins", [1, 2])
def test_courtiers_do_not_recruit_what_they_cannot_pay(florins: int) -> None:
    s = garrison(florins, count=2)
    s = winter(s, MILAN, RECRUITING)
    assert "recruit" in {name.partition(":")[0] for name in options(s)}
    for number in range(5):
        after = s.clone()
        while after.actors() == [MILAN] and after.frames[0] == s.frames[0]:
            after.apply(MILAN, courtier().choose(GAME, after, MILAN, Rng(number)))
        assert kept_troops(after, MILAN, after.troops_for(MILAN)) == after.troops_for(MILAN)
