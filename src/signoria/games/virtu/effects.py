"""What a choice would do, said before it is made: florins kept, symbols beyond the price, sieges, pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signoria.core.codes import Description, Effect
from signoria.core.trial import described, tried
from signoria.core.vocabulary import Shape, counted, number, part
from signoria.games.virtu.actions import ACTIONS, USE, USED_SOURCE, USED_SYMBOL
from signoria.games.virtu.decisions import COMBAT, MARCH, PAY
from signoria.games.virtu.forecast.combat import combat
from signoria.games.virtu.forecast.forces import troops_before
from signoria.games.virtu.payment.bill import CROSS, CROWN, EITHER, FLORIN, SYMBOLS, amount
from signoria.games.virtu.payment.pay import is_spent
from signoria.games.virtu.payment.sources import relief_of
from signoria.games.virtu.phases.value import defence
from signoria.games.virtu.phases.war import destination
from signoria.games.virtu.state import Virtu

# What may change the points at once.
SCORING: Final = ("annex", "patronise", "buy", "conclude", "ally", "bonus")

EFFECTS: Final[dict[str, Shape]] = {
    "surplus": {"symbol": counted("count"), "count": number()},
    "still_due": {**{symbol: part("due", symbol) for symbol in SYMBOLS}, "either": part("due", "either")},
    "keeps": {"florins": part("kept", "florin")},
    "siege": {"attack": number(), "defence": number()},
    "wins": {"own": number(), "other": number()},
    "loses": {"own": number(), "other": number()},
    "draws": {"own": number()},
    "pay": {"florins": part("sum", "florin"), "have": number()},
    "points_won": {"points": number()},
    "points_lost": {"points": number()},
    "exhausts": {},
}
WASTES: Final = frozenset({"surplus", "points_lost"})


def describe(s: Virtu, seat: int, action: int) -> Description:
    """Returns what the decision says of an action, and what the action would do."""
    return described(s, seat, action, _effects)


def _effects(s: Virtu, seat: int, action: int, plain: Description) -> Iterator[Effect]:
    verb = ACTIONS.names[action].partition(":")[0]
    after, _ = tried(s, seat, action)
    if action >= USE and s.decision == PAY:
        yield from _paying(s, after, seat, action)
    if s.decision == COMBAT:
        yield from _fighting(s, seat, action)
    if s.decision == MARCH:
        yield from _marching(s, seat, action)
    if verb == "recruit":
        florins = int(s.variant.pay(after, after.troops_for(seat)))
        yield Effect("pay", {"florins": florins, "have": int(after.florins[seat])})
    if verb in SCORING:
        points = _points(after, seat) - _points(s, seat)
        if points:
            yield Effect("points_won" if points > 0 else "points_lost", {"points": abs(points)})
    if after.florins[seat] < s.florins[seat]:
        yield Effect("keeps", {"florins": int(after.florins[seat])})
    if action >= USE and is_spent(after, seat, USED_SOURCE[action - USE]):
        yield Effect("exhausts")


def _paying(s: Virtu, after: Virtu, seat: int, action: int) -> Iterator[Effect]:
    """Symbols that are shown beyond what is due; and what is due then."""
    symbol = USED_SYMBOL[action - USE]
    due = int(s.due[symbol])
    if symbol == FLORIN:
        due = max(due - int(s.florins[seat]), 0)
    elif symbol in (CROWN, CROSS):
        due += int(s.due[EITHER])
    over = int(amount(relief_of(s, seat, USED_SOURCE[action - USE]), symbol)) - due
    if over > 0 and symbol != FLORIN:
        yield Effect("surplus", {"symbol": SYMBOLS[symbol], "count": over})
    if after.decision == PAY:
        left: dict[str, int | str] = {name: int(after.due[i]) for i, name in enumerate(SYMBOLS)}
        left[SYMBOLS[FLORIN]] = max(int(after.due[FLORIN]) - int(after.florins[seat]), 0)
        yield Effect("still_due", left | {"either": int(after.due[EITHER])})


def _fighting(s: Virtu, seat: int, action: int) -> Iterator[Effect]:
    """What the combat comes to if nothing more is announced."""
    running = combat(s)
    if running is None:
        return
    outcome = running["after"].get(ACTIONS.names[action], running["now"])
    side = 0 if running["sides"][0]["seat"] == seat else 1
    own, other = outcome["totals"][side], outcome["totals"][1 - side]
    if outcome["winner"] not in (0, 1):
        yield Effect("draws", {"own": own})
    else:
        yield Effect("wins" if outcome["winner"] == side else "loses", {"own": own, "other": other})


def _marching(s: Virtu, seat: int, action: int) -> Iterator[Effect]:
    """The siege that a march would come to, before bonuses."""
    city = destination(action)
    if not s.is_friendly(seat, city):
        attack = 1 + int(troops_before(s, seat, city))
        yield Effect("siege", {"attack": attack, "defence": int(defence(s, city, seat))})


def _points(s: Virtu, seat: int) -> int:
    return s.variant.totals(s)[seat]
