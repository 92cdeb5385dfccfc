"""What a seat that has seen its lines knows of the others' cards, without a look at the state's own books (§2.4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.renaissance.books import BLUE
from tests.games.renaissance.ledger import Ledger

from signoria.core.codes import Settings
from signoria.core.document import Document
from signoria.core.game import AnyGame

SLOTS = ("attacker_unit_1", "attacker_unit_2", "attacker_red", "defender_unit", "defender_red")
UNITS = {*BLUE, "condottiere"}
REDS = {"condottiere", "engineer", "traitor"}


def contradictions(
    game: AnyGame, players: int, settings: Settings, seat: int, seen: list[tuple[int, str]], document: Document
) -> list[str]:
    """Hands too big or too small, cards that must or cannot be there, laid cards that could not have been laid."""
    ledger = Ledger(game, players, settings, seat)
    for by, look in seen:
        ledger.read(by, look)
    if ledger.battle is not None and not document["battle"]:
        ledger.finish_battle()
    wrong: list[str] = []
    for other, part in enumerate(document["seats"]):
        hand, down = Counter(part["hand"]), _face_down(document, ledger, other)
        wrong += _hand(ledger, other, hand, down)
    wrong += _laid(document, ledger, game)
    return wrong + _sealed(document, seen)


def _face_down(document: Document, ledger: Ledger, seat: int) -> Counter[str]:
    """A seat's own cards on the table that nobody else has seen."""
    battle = ledger.battle
    if battle is None or seat not in (battle.attacker, battle.defender):
        return Counter()
    mine = SLOTS[:3] if seat == battle.attacker else SLOTS[3:]
    worth = {slot: document["worth"].get(slot, {}) for slot in mine}
    return Counter(
        document["laid"][slot] for slot in mine if worth[slot].get("face_down") and not worth[slot].get("hire")
    )


def _hand(ledger: Ledger, seat: int, hand: Counter[str], down: Counter[str]) -> list[str]:
    wrong, all_cards = [], hand + down
    if hand.total() != ledger.sizes[seat]:
        wrong.append(f"seat {seat} holds {hand.total()} cards, not {ledger.sizes[seat]}")
    if seat == ledger.viewer and all_cards != +ledger.own:
        wrong.append(f"its own cards are {dict(all_cards)}, not {dict(+ledger.own)}")
    missing = ledger.known[seat] - all_cards
    if missing:
        wrong.append(f"seat {seat} must hold {dict(missing)}")
    spare = all_cards - ledger.known[seat]
    unblue = sum(count for card, count in spare.items() if card not in BLUE)
    if unblue < ledger.unblue[seat]:
        wrong.append(f"seat {seat} holds {unblue} unknown cards that are not blue, at least {ledger.unblue[seat]}")
    return wrong


def _laid(document: Document, ledger: Ledger, game: AnyGame) -> list[str]:
    wrong: list[str] = []
    for slot, card in document["laid"].items():
        if card is not None and card not in (REDS if slot.endswith("red") else UNITS):
            wrong.append(f"{card} was laid as {slot}")
    battle = ledger.battle
    if battle is None:
        top: dict[str, Any] = document["frames"][-1] if document["frames"] else {"decision": "", "seat": 0}
        return wrong + (_can_field(document, ledger, top["seat"], 2) if top["decision"] == "battle.target" else [])
    for seat in (battle.attacker, battle.defender):
        unpaid = _face_down(document, ledger, seat)["condottiere"]
        if unpaid > document["seats"][seat]["ducats"]:
            wrong.append(f"seat {seat} could not have paid {unpaid} Condottieri")
    if any(frame["decision"] == "battle.sell" for frame in document["frames"]) and not battle.dice:
        laid = sum(document["laid"][slot] is not None for slot in SLOTS[:2])
        wrong += _can_field(document, ledger, battle.attacker, 2 - laid)
    one, two = (document["laid"][slot] for slot in SLOTS[:2])
    hires = [document["worth"].get(slot, {}).get("hire", 0) for slot in SLOTS[:2]]
    order = [*BLUE, "condottiere"]
    if one and two and hires[1] == 0 and hires[0] == 0 and battle.units_open(battle.attacker) is False:
        hidden = document["worth"].get(SLOTS[1], {}).get("face_down")
        if hidden and order.index(one) > order.index(two):
            wrong.append("the units were laid in descending order")
    return wrong


def _can_field(document: Document, ledger: Ledger, seat: int, units: int) -> list[str]:
    part = document["seats"][seat]
    blue = sum(part["hand"].get(card, 0) for card in BLUE)
    hired = min(part["hand"].get("condottiere", 0), part["ducats"])
    free = int(ledger.powers(seat, "milan") and not part["used"])
    return [f"seat {seat} cannot field {units} units"] if blue + hired + free < units else []


def _sealed(document: Document, seen: list[tuple[int, str]]) -> list[str]:
    """Only who holds a Condottiere has offered one."""
    frames: list[dict[str, Any]] = [frame for frame in document["frames"] if "offers" in frame]
    wrong = []
    for frame in frames:
        for seat, part in enumerate(document["seats"]):
            if frame["offers"] > 0 and frame["offers"] & (1 << seat) and not part["hand"].get("condottiere", 0):
                wrong.append(f"seat {seat} offered a Condottiere that it does not hold")
    return wrong if seen else []
