"""A second set of books, kept from seen lines alone: who holds what, how battles end, what everybody must know.

It shares nothing with the engine but the data of the box; the tests hold the engine's own counters against it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from signoria.core.codes import Settings
from signoria.core.game import AnyGame

BLUE = {"pikemen": 3, "arquebusiers": 4, "knights": 5, "cannon": 6, "swiss": 7}
PLAYED = ("looters", "ambassador", "marriage", "raid", "artist_or_banker")
MENU = (*PLAYED, "free_looters", "lure", "attack", "end")
WALLS = (2, 4, 6)
CHANCE = -1


class Books:
    """Everything outside battles; the ledger adds these."""

    def __init__(self, game: AnyGame, players: int, settings: Settings, viewer: int) -> None:
        data = game.components.data
        self.players, self.settings, self.viewer = players, game.settings(players, settings), viewer
        self.data = data
        self.terrain = {city["id"]: city["terrain"] != "plain" for city in data["map"]["cities"]}
        self.nation: list[str | None] = [None] * players
        self.order: list[int] = []
        self.owner: dict[str, int] = {}
        self.level: Counter[str] = Counter()
        self.variant = str(self.settings["variant"])
        self.queue: list[int] = []
        self.known: list[Counter[str]] = [Counter() for _ in range(players)]
        self.unblue = [0] * players
        self.sizes = [0] * players
        self.own: Counter[str] = Counter()
        self.locked: Counter[str] = Counter()
        self.stance = ""
        self.war = 0
        self.war_votes: list[int] = []
        self.active = -1
        self.declaring = ""
        self.city = ""
        self.roll_for = ""
        self.offer: dict[str, Any] = {}
        self.totals: list[tuple[int, int]] = []
        to_be_drawn = players == 4 and self.settings["scenario"] == "base" and self.variant == "random"
        if self.settings["nations"] == "listed" and not to_be_drawn:
            self._name_nations()

    # ---- reading ----

    def read(self, by: int, look: str) -> None:
        verb, _, what = look.partition(":")
        if verb != "draw":
            self.queue = []
        reader = getattr(self, f"_{'chance' if by == CHANCE else 'seat'}_{verb}", None)
        if reader is not None:
            reader(what) if by == CHANCE else reader(by, what)

    def powers(self, seat: int, nation: str) -> bool:
        return bool(self.settings["powers"]) and self.nation[seat] == nation

    # ---- set-up ----

    def _plan(self) -> dict[str, Any]:
        if self.settings["scenario"] != "base":
            return next(entry for entry in self.data["scenarios"] if entry["id"] == self.settings["scenario"])
        counts = self.data["setup"]["base"]["player_counts"]
        wanted = f"4_{self.variant}" if self.players == 4 else str(self.players)
        return next(entry for entry in counts if entry["id"] == wanted)

    def _nations(self) -> list[str]:
        plan = self._plan()
        if "nations" in plan:
            return list(plan["nations"])
        gone = {entry["players"]: entry["removed"] for entry in plan["removals"]}.get(self.players, [])
        return [nation for nation in plan["order"] if nation not in gone]

    def _name_nations(self) -> None:
        self.nation = list(self._nations())

    def _chance_variant(self, what: str) -> None:
        self.variant = what
        if self.settings["nations"] == "listed":
            self._name_nations()

    def _chance_nation(self, what: str) -> None:
        self.nation[self.nation.index(None)] = what

    def _seat_nation(self, by: int, what: str) -> None:
        self.nation[by] = what

    def _chance_next(self, what: str) -> None:
        self.order = [int(what)] if len(self.order) == self.players else [*self.order, int(what)]

    def _settle_starts(self) -> None:
        """Fixed start cities are given before anybody chooses."""
        if self.owner or None in self.nation:
            return
        plan = self._plan()
        starts = plan["starts"] if "starts" in plan else self.data["setup"]["base"]["starts"]
        for start in starts:
            if start["nation"] in self.nation:
                for city in start.get("fixed", start.get("cities")):
                    self.owner[city] = self.nation.index(start["nation"])
        if not self.order:
            self.order = [self.nation.index(nation) for nation in self._nations()]
        first = plan.get("first_turn_state", "peace")
        self.war = int(first == "war")

    def _seat_garrison(self, by: int, what: str) -> None:
        self._settle_starts()
        self.owner[what] = by

    def _seat_rampart(self, by: int, what: str) -> None:
        self._settle_starts()
        self.level[what] = 1

    def _seat_castle(self, by: int, what: str) -> None:
        self.level[what] = 2

    def _seat_return(self, by: int, what: str) -> None:
        self.owner[what] = by

    def _seat_expand(self, by: int, what: str) -> None:
        self.owner[what] = by

    # ---- the vote, the deal, purchases ----

    def _seat_show_stance(self, by: int, what: str) -> None:
        self.stance = what

    def _seat_show_vote(self, by: int, what: str) -> None:
        self.war_votes += [2 if self.powers(by, "rome") else 1] if what == "war" else []
        if by == self.players - 1:
            votes = self.players + any(self.powers(seat, "rome") for seat in range(self.players))
            self.war = int(2 * sum(self.war_votes) >= votes)
            self.war_votes = []

    def _chance_draw(self, what: str) -> None:
        if not self.queue:
            due = 6 if self.war else 4
            for seat in self.order:
                self.queue += [seat] * (due + self.powers(seat, "empire"))
        seat = self.queue.pop(0)
        self.sizes[seat] += 1
        if seat == self.viewer:
            self.own[what] += 1

    def _seat_cards(self, by: int, what: str) -> None:
        self.queue = [by] * int(what)

    # ---- yellow cards ----

    def lose(self, seat: int, card: str) -> None:
        """A card leaves a hand openly."""
        self.sizes[seat] -= 1
        self.forget(seat, card)

    def forget(self, seat: int, card: str) -> None:
        if seat == self.viewer:
            self.own[card] -= 1
        if self.known[seat][card] > 0:
            self.known[seat][card] -= 1
        elif card not in BLUE and self.unblue[seat] > 0:
            self.unblue[seat] -= 1

    def gain(self, seat: int, card: str) -> None:
        self.sizes[seat] += 1
        self.known[seat][card] += 1
        if seat == self.viewer:
            self.own[card] += 1

    def _card(self, by: int, card: str) -> None:
        self.active = by
        self.lose(by, card)

    def _seat_looters(self, by: int, what: str) -> None:
        self._card(by, "looters")

    def _seat_ambassador(self, by: int, what: str) -> None:
        self._card(by, "ambassador")

    def _seat_marriage(self, by: int, what: str) -> None:
        self._card(by, "marriage")

    def _seat_raid(self, by: int, what: str) -> None:
        self._card(by, "raid")

    def _seat_artist_or_banker(self, by: int, what: str) -> None:
        self._card(by, "artist_or_banker")

    def _seat_loot(self, by: int, what: str) -> None:
        self.roll_for = "loot"

    def _seat_bribe(self, by: int, what: str) -> None:
        self.roll_for, self.city, self.active = "bribe", what, by

    def _seat_lure_from(self, by: int, what: str) -> None:
        self.roll_for = "lure"

    def _chance_embassy(self, what: str) -> None:
        self.queue = [self.active] * 2 if int(what) >= 9 else []

    def _seat_neglect(self, by: int, what: str) -> None:
        self.level[what] -= 1

    def _seat_marry(self, by: int, what: str) -> None:
        self.owner[what] = by

    def _chance_die(self, what: str) -> None:
        if self.roll_for == "bribe" and int(what) > WALLS[self.level[self.city]]:
            self.owner[self.city] = self.active
        self.roll_for = ""

    # ---- offers ----

    def _seat_speak(self, by: int, what: str) -> None:
        self.offer = {"from": by}

    def _seat_to(self, by: int, what: str) -> None:
        self.offer["to"] = int(what)

    def _seat_give_city(self, by: int, what: str) -> None:
        self.offer["give"] = what

    def _seat_ask_city(self, by: int, what: str) -> None:
        self.offer["ask"] = what

    def _seat_accept(self, by: int, what: str) -> None:
        if "ask" in self.offer:
            self.owner[self.offer["give"]], self.owner[self.offer["ask"]] = self.offer["to"], self.offer["from"]
