"""Decisions that random games hardly ever reach, by random play of positions set up for them.

Every combat on the way is compared with the rule as the booklet puts it: who loses how many troops (§4.5, §7.2).
"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.virtu.positions import besieging, no_troops, table, troops

from signoria.core.codes import Event
from signoria.core.rng import Rng
from signoria.games.virtu import GAME
from signoria.games.virtu.box.atlas import CITIES, CITY_COUNT
from signoria.games.virtu.box.constants import MOST_POWERS
from signoria.games.virtu.decisions import COMBAT, DECISIONS, LOSSES, WINTER
from signoria.games.virtu.phases.combat import CITY, FIRST, SECOND
from signoria.games.virtu.phases.value import garrison
from signoria.games.virtu.state import CLOSED, Virtu

POSITIONS = 25
# Before few cities armies meet.
FRONTS = ("mantua", "spoleto", "siena", "ancona")
FRONTS_2P = ("perugia", "siena", "ravenna", "pisa", "civitavecchia")


def crowded(players: int, rng: Rng) -> Virtu:
    """Every state's troops before a few cities, most of them neutral."""
    s = table(players)
    no_troops(s)
    for seat in range(players):
        for _ in range(6):
            name = FRONTS[rng.below(len(FRONTS))]
            assert s.owner[CITIES.index(name)] != CLOSED
            s.troops[seat * CITY_COUNT + CITIES.index(name)] += 1
        s.florins[seat] = rng.below(4)
    return s


def allied(rng: Rng) -> Virtu:
    """Two players, each with an ally, own and allied troops mixed; the third Major City mostly neutral."""
    s = table(2)
    no_troops(s)
    for major, agents in ((0, 1), (2, 0)):
        seat = rng.below(2)
        s.major_ally[major], s.influence[major] = seat, 0
        s.agents[seat] += agents
    s.influence[1] = rng.below(7) - 3
    for power, count in ((0, 8), (1, 6), (2, 2), (4, 4)):
        for _ in range(count):
            i = power * CITY_COUNT + CITIES.index(FRONTS_2P[rng.below(len(FRONTS_2P))])
            s.troops[i] += 1
    troops(s, 3, "rome", 1)
    return s


def force_at(s: Virtu, seat: int, place: int) -> int:
    return sum(int(s.troops[power * CITY_COUNT + place]) for power in range(MOST_POWERS) if s.master(power) == seat)


class Witness:
    """Remembers how a combat began, and checks what it has cost when it is over."""

    def __init__(self) -> None:
        self.fight: tuple[int, int, int, int, int, int] | None = None
        self.outcomes: list[Event] = []
        self.reached: Counter[str] = Counter()

    def see(self, s: Virtu, events: list[Event]) -> None:
        self.outcomes += [event for event in events if event.code in ("siege", "field_battle")]
        fighting = s.depth > 0 and s.frames[s.at] in (COMBAT, LOSSES)
        if self.fight is None and fighting:
            place, first, second = (int(s.frames[s.at + local]) for local in (CITY, FIRST, SECOND))
            armies = (int(s.army(first, place)), int(s.army(second, place)) if second >= 0 else 0)
            self.fight = (place, first, second, *armies, int(garrison(s, place)))
        elif self.fight is not None and not fighting:
            self.check(s)
            self.fight = None
        if s.depth > 0:
            self.reached[DECISIONS.entries[s.frames[s.at]].code] += 1

    def check(self, s: Virtu) -> None:
        assert self.fight is not None
        place, first, second, own, other, defenders = self.fight
        outcome = self.outcomes[-1]
        numbers = outcome.params
        if outcome.code == "field_battle":
            forces = int(numbers["first"]), int(numbers["second"])
            if forces[0] == forces[1]:
                left = (own - 1, other - 1)
            elif forces[0] > forces[1]:
                left = (own - min(own, other), 0)
            else:
                left = (0, other - min(own, other))
            assert (force_at(s, first, place), force_at(s, second, place)) == left
        else:
            attack, defence = int(numbers["attack"]), int(numbers["defence"])
            assert numbers["won"] == (attack > defence)
            lost = defenders + (defence >= 3) if attack > defence else 1
            assert force_at(s, first, place) == max(own - lost, 0)
            assert (s.owner[place] == first) == (attack > defence)


def play_the_sieges(s: Virtu, rng: Rng, witness: Witness) -> None:
    """At random until Winter, every invariant in every state."""
    witness.see(s, [])
    while s.actors() and s.frames[0] not in WINTER:
        seat = s.actors()[0]
        options = s.options(seat)
        events: list[Event] = []
        s.apply(seat, options[rng.below(len(options))], events)
        problems = GAME.violations(s)
        assert not problems, [str(problem) for problem in problems]
        witness.see(s, events)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_armies_before_a_city(players: int) -> None:
    witness = Witness()
    for number in range(POSITIONS):
        rng = Rng("crowded", players, number)
        play_the_sieges(besieging(crowded(players, rng)), rng, witness)
    for code in ("sieges.choose", "sieges.rival", "sieges.after_battle", "combat.bonus", "sieges.retreat"):
        assert witness.reached[code] >= POSITIONS // 2, (code, witness.reached)


def test_own_and_allied_troops_in_one_army() -> None:
    witness = Witness()
    for number in range(4 * POSITIONS):
        rng = Rng("allied", number)
        play_the_sieges(besieging(allied(rng)), rng, witness)
    for code in ("sieges.choose", "sieges.besiege", "sieges.after_battle", "combat.losses", "sieges.retreat"):
        assert witness.reached[code] >= POSITIONS // 2, (code, witness.reached)
