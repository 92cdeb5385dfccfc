"""What all questions to a seat have in common: the options' loop, and words that depend on the verb alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem
from signoria.core.decision import NO_OBSTACLE, SEAT, Decision
from signoria.games.virtu.actions import ACTIONS, SLOTS, USE, USED_SOURCE, USED_SYMBOL
from signoria.games.virtu.box.constants import CARDS, COURT, SIDE_CAPACITY, SIDES
from signoria.games.virtu.payment.bill import SYMBOLS, amount
from signoria.games.virtu.payment.naming import source_params, source_target
from signoria.games.virtu.payment.sources import relief_of
from signoria.games.virtu.phases.rooms import room_params
from signoria.games.virtu.state import SPENT, Virtu

# Words that end a sequence; the safe answer where nothing else is.
ENDINGS: Final = ("done", "stop", "pass", "end")
# What the argument of a verb is, and on which part of the table it lies.
ARGUMENT: Final = {
    "card": "card",
    "refresh": "tile",
    "reactivate": "power",
    "bonus": "bonus",
    "conclude": "major",
    "influence": "major",
    "buy": "item",
    "waive": "symbol",
    "to": "side",
    **dict.fromkeys(("annex", "ride", "sail", "siege", "retreat", "disband", "site", "recruit"), "city"),
}
PLACE: Final = {
    **{"refresh": "tile", "buy": "market", "bonus": "bonus", "card": "card", "enter": "room", "site": "city"},
    **{"take_out": "room", "to": "side"},
    **dict.fromkeys(("annex", "march", "ride", "sail", "siege", "retreat", "disband", "recruit"), "city"),
    **dict.fromkeys(("remove", "lift", "agent"), "spot"),
    **dict.fromkeys(("conclude", "influence"), "major"),
    **dict.fromkeys(("move", "shift", "discard"), "court"),
    **dict.fromkeys(("ally", "reactivate"), "power"),
    **dict.fromkeys(("to_action", "to_improvement", "redeem_for_cross", "redeem_for_crowns"), "room"),
}
IN_ROOM: Final = ("enter", "redeem_for_cross", "redeem_for_crowns", "to_action", "to_improvement")


class Question(Decision[Virtu]):
    """A decision of a seat."""

    def options(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        """As every decision's, but with calls that need no check of the state's class."""
        count: i64 = self.candidates(s, seat, out)
        legal: i64 = 0
        for i in range(count):
            action: i64 = out[i]
            if self.obstacle(s, seat, action) == NO_OBSTACLE:
                out[legal] = action
                legal += 1
        return legal

    def candidates(self, s: Virtu, seat: i64, out: vec[i64]) -> i64:
        raise NotImplementedError

    def obstacle(self, s: Virtu, seat: i64, action: i64) -> i64:
        return NO_OBSTACLE

    def step(self, s: Virtu, seat: i64, action: i64) -> None:
        raise NotImplementedError

    # ---- words ----

    def prompt_params(self, s: Virtu, seat: int) -> Params:
        return {"seat": seat, "year": int(s.year), "florins": int(s.florins[seat])} | self.question(s, seat)

    def question(self, s: Virtu, seat: int) -> Params:
        """What the question mentions beside the seat, the year and the treasury."""
        return {}

    def describe(self, s: Virtu, seat: int, action: int) -> Description:
        """Targets, cost and gain. Nothing is hidden and nothing left to chance, so nothing is revealed."""
        verb = ACTIONS.names[action].partition(":")[0]
        place = self.place(s, seat, action)
        return Description(
            targets=(place,) if place else (),
            group=verb,
            cost={symbol: count for symbol, count in self.cost(s, seat, action).items() if count > 0},
            gain=self.gain(s, seat, action),
            default=verb in ENDINGS and s.options(seat) == [action],
            params=self.label(s, seat, action),
        )

    def place(self, s: Virtu, seat: int, action: int) -> str:
        """Where on the table an option is chosen; empty for words."""
        if action >= USE:
            return source_target(USED_SOURCE[action - USE])
        verb, _, argument = ACTIONS.names[action].partition(":")
        return f"{PLACE[verb]}:{argument}" if verb in PLACE and argument else ""

    def cost(self, s: Virtu, seat: int, action: int) -> dict[str, int]:
        """The price by symbol."""
        return {}

    def gain(self, s: Virtu, seat: int, action: int) -> Params:
        if action < USE:
            return {}
        symbol = USED_SYMBOL[action - USE]
        return {SYMBOLS[symbol]: int(amount(relief_of(s, seat, USED_SOURCE[action - USE]), symbol))}

    def label(self, s: Virtu, seat: int, action: int) -> Params:
        """What the name of an action says: which card, which room, where."""
        verb, _, argument = ACTIONS.names[action].partition(":")
        if verb in ARGUMENT:
            return {ARGUMENT[verb]: argument}
        if verb == "use":
            symbol = SYMBOLS[USED_SYMBOL[action - USE]]
            return source_params(s, seat, USED_SOURCE[action - USE]) | {"symbol": symbol}
        if verb in IN_ROOM:
            return room_params(s, seat, int(argument))
        return courtier_params(s, seat, SLOTS.index(argument)) if argument in SLOTS else {}

    # ---- what must hold of its frame ----

    def problems(self, s: Virtu, at: int) -> list[Problem]:
        """Asked of who has the turn, unless the decision says otherwise; then what is particular to it."""
        if s.frames[at + SEAT] not in self.deciders(s, at):
            return [Problem("frame_seats", f"{self.code} is not asked of seat {s.frames[at + SEAT]}")]
        if not self.is_sound(s, s.frames[at + SEAT], at):
            numbers = {name: int(s.frames[at + 2 + i]) for i, name in enumerate(self.locals)}
            return [Problem("frame_locals", f"{self.code} cannot hold {numbers}")]
        return []

    def deciders(self, s: Virtu, at: int) -> list[int]:
        return [int(s.order[s.turn])]

    def is_sound(self, s: Virtu, seat: int, at: int) -> bool:
        """Could the rules have led to the numbers of this frame?"""
        return True


def courtier_params(s: Virtu, seat: i64, slot: i64) -> Params:
    i: i64 = seat * COURT + slot
    face = "exhausted" if s.face[i] == SPENT else "available"
    return {"card": CARDS[s.court[i]], "side": SIDES[slot // SIDE_CAPACITY], "face": face}


def pool_params(s: Virtu, symbols: tuple[str, ...]) -> Params:
    """What lies ready of these symbols."""
    return {symbol: int(s.pool[SYMBOLS.index(symbol)]) for symbol in symbols}
