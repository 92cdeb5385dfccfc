"""The ledger: the books with every battle added up anew, card by card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.renaissance.books import BLUE, MENU, WALLS, Books

from signoria.core.codes import Settings
from signoria.core.game import AnyGame


@dataclass
class Battle:
    """One battle: slots in the order A1, A2, A red, D1, D red; a card is [name, side, points, face down, virtual]."""

    attacker: int
    defender: int
    target: str
    mode: str
    slots: list[list[Any] | None] = field(default_factory=lambda: [None] * 5)
    dice: list[int] = field(default_factory=list)
    cut: int = 0
    cancelled: bool = False
    engineer: int = 0
    doubled: list[int] = field(default_factory=list)
    effects_done: bool = False
    rolling: int = -1
    saved: list[tuple[int, str]] = field(default_factory=list)

    def place(self, seat: int, name: str, *, red: bool, virtual: bool = False, face_down: bool = True) -> None:
        side = 0 if seat == self.attacker else 1
        units = (0, 1) if side == 0 else (3,)
        slot = (2 if side == 0 else 4) if red else next(i for i in units if self.slots[i] is None)
        self.slots[slot] = [name, side, 0, face_down, virtual]

    def units_open(self, seat: int) -> bool:
        return None in (self.slots[:2] if seat == self.attacker else self.slots[3:4])


class Ledger(Books):
    """Reads lines `(by, look)` one after the other."""

    def __init__(self, game: AnyGame, players: int, settings: Settings, viewer: int) -> None:
        super().__init__(game, players, settings, viewer)
        self.battle: Battle | None = None

    def read(self, by: int, look: str) -> None:
        if look.partition(":")[0] in MENU:
            self.finish_battle()
        super().read(by, look)

    def _chance_die(self, what: str) -> None:
        if self.battle is None:
            super()._chance_die(what)
        else:
            self.battle.dice.append(int(what))

    def _seat_target(self, by: int, what: str) -> None:
        self.declaring = what

    def _declare(self, by: int, mode: str) -> None:
        if self.declaring:
            self.battle = Battle(by, self.owner[self.declaring], self.declaring, mode)
            self.active, self.declaring = by, ""

    def _seat_road(self, by: int, what: str) -> None:
        self._declare(by, "road")

    def _seat_sea(self, by: int, what: str) -> None:
        self._declare(by, "sea")

    def _seat_raid_from(self, by: int, what: str) -> None:
        self._declare(by, "raid")

    def _seat_show_offer(self, by: int, what: str) -> None:
        self._admit(by)

    def _admit(self, seat: int) -> None:
        if self.known[seat]["condottiere"] == 0:
            self.known[seat]["condottiere"] = 1
            self.unblue[seat] = max(self.unblue[seat] - 1, 0)

    def _hire(self, by: int, seller: str, red: bool) -> None:
        assert self.battle is not None
        self.lose(int(seller), "condottiere")
        self.battle.place(by, "condottiere", red=red, face_down=False)

    def _seat_hire_unit(self, by: int, what: str) -> None:
        self._hire(by, what, False)

    def _seat_hire_red(self, by: int, what: str) -> None:
        self._hire(by, what, True)

    def _seat_lay(self, by: int, what: str) -> None:
        assert self.battle is not None
        red = not self.battle.units_open(by)
        if what == "nothing":
            if by == self.battle.defender and not red:
                self.unblue[by] = self.sizes[by] - self.known[by].total()
        elif what == "free_condottiere":
            self.battle.place(by, "condottiere", red=red, virtual=True)
        else:
            self.sizes[by] -= 1
            self.battle.place(by, what, red=red)

    def _seat_reveal(self, by: int, what: str) -> None:
        assert self.battle is not None
        slot = next(slot for slot in self.battle.slots if slot is not None and slot[3])
        slot[0], slot[2], slot[3] = what, BLUE.get(what, 0), False
        if not slot[4]:
            self.forget(by, what)

    def _effects(self) -> None:
        """Engineer and Traitor, once nobody can counter any more."""
        battle = self.battle
        if battle is None or battle.effects_done or len(battle.dice) < 2:
            return
        battle.effects_done = True
        mine, theirs = (slot[0] if slot else "" for slot in (battle.slots[2], battle.slots[4]))
        if mine == theirs and mine in ("engineer", "traitor"):
            return
        battle.cut, battle.cancelled = int(mine == "engineer"), mine == "traitor"
        battle.engineer = 2 * (theirs == "engineer")
        if theirs == "traitor":
            units = [slot for slot in battle.slots[:2] if slot and slot[0] in BLUE]
            if units:
                battle.slots[battle.slots.index(max(units, key=lambda slot: slot[2]))] = None

    def _seat_counter(self, by: int, what: str) -> None:
        assert self.battle is not None
        red = self.battle.slots[2]
        assert red is not None
        self.lose(by, red[0])
        self.battle.slots[2] = None
        self._effects()

    def _chance_face(self, what: str) -> None:
        self._effects()
        assert self.battle is not None
        slot = next(i for i, s in enumerate(self.battle.slots) if s and s[0] == "condottiere" and not s[2])
        if what == "rout":
            self.battle.slots[slot] = None
        elif what != "betrayal":
            card = self.battle.slots[slot]
            assert card is not None
            card[2] = int(what)
        self.battle.rolling = slot

    def _seat_buy_back(self, by: int, what: str) -> None:
        assert self.battle is not None
        card = self.battle.slots[self.battle.rolling]
        assert card is not None
        card[1] = 1 - card[1]

    def _seat_sign(self, by: int, what: str) -> None:
        assert self.battle is not None
        self._effects()
        self.lose(by, "sign_of_god")
        slots = ("attacker_unit_1", "attacker_unit_2", "attacker_red", "defender_unit", "defender_red")
        self.battle.doubled.append(slots.index(what))

    def _seat_retreat(self, by: int, what: str) -> None:
        self.lose(by, "retreat")
        self._save(by, what)

    def _seat_free_retreat(self, by: int, what: str) -> None:
        self._save(by, what)

    def _save(self, by: int, card: str) -> None:
        """A saved card is kept at once; what it counted stays in the result, which is known by now."""
        assert self.battle is not None
        self._effects()
        if not self.battle.saved:
            self.totals.append(self.strengths())
        self.battle.saved.append((by, card))
        side = 0 if by == self.battle.attacker else 1
        own = (0, 1) if side == 0 else (3,)
        slot = next(i for i in own if self.battle.slots[i] and self.battle.slots[i][0] == card)  # type: ignore[index]
        self.battle.slots[slot] = None
        if side == 0:
            self.locked[card] += 1
        else:
            self.gain(by, card)

    def strengths(self) -> tuple[int, int]:
        """Attack and defence, added up from scratch."""
        battle = self.battle
        assert battle is not None
        sides = [battle.dice[0], battle.dice[1]]
        for i, slot in enumerate(battle.slots):
            if slot is not None:
                sides[slot[1]] += slot[2] * (2 if i in battle.doubled else 1)
        walls = 0 if battle.cancelled else (0, *WALLS)[self.level[battle.target] + 1 - battle.cut]
        sides[1] += walls + battle.engineer
        if battle.mode != "raid" and not self.powers(battle.attacker, "genoa"):
            sides[1] += self.terrain[battle.target] + (battle.mode == "sea")
        sides[0] += self.powers(battle.attacker, "swiss") and self.stance == "attack"
        sides[1] += self.powers(battle.defender, "swiss") and self.stance == "defence"
        return sides[0], sides[1]

    def finish_battle(self) -> None:
        """Nothing of the battle follows: the result, and where the cards go."""
        battle = self.battle
        if battle is None:
            return
        self._effects()
        if not battle.saved:
            self.totals.append(self.strengths())
        attack, defence = self.totals[-1]
        for i, slot in enumerate(battle.slots):
            if slot is None or slot[0] not in BLUE:
                continue
            if i < 2 and attack > defence:
                self.locked[slot[0]] += 1
            elif i == 3 and defence > attack:
                self.gain(battle.defender, slot[0])
        if attack > defence:
            self.owner[battle.target] = battle.attacker
        self.battle = None

    def _seat_end(self, by: int, what: str) -> None:
        for card in self.locked.elements():
            self.gain(by, card)
        self.locked.clear()
        if by == self.order[-1]:
            self.known = [Counter() for _ in range(self.players)]
            self.unblue, self.sizes, self.own = [0] * self.players, [0] * self.players, Counter()
            self.stance = ""
