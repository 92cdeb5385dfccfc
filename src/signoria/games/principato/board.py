"""The table of Principato in text: goals, what is left to take, the display, the principalities side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from signoria.core.board import GREEN, PLAIN, QUIET, STRONG, VIOLET, WARN, YELLOW, Block, Board, Cell, Row, Speaker
from signoria.core.document import Document
from signoria.games.principato.box.constants import (
    CARDS,
    CHURCH,
    CLASSES,
    CUBES,
    EXCHANGED,
    FOOD_PER_FARM,
    GOLD_PER_BANK,
    HAND_SIZE,
    KINDS,
    POOLS,
)

EXCHANGE: Final = "⇄"
NOTHING: Final = "–"
HIDDEN: Final = "?"
COLOURS: Final = {"food": GREEN, "gold": YELLOW, "favor": VIOLET}
SOLDIERS: Final = ("militia", "condottiere")


def board(seen: Document, viewer: int, say: Speaker) -> Board:
    """The table as `observe` shows it to this seat."""
    left = sum(seen["pile"].get(f"year{seen['year']}", {}).values())
    return Board(
        status=f"{say.text('year', number=seen['year'])} · {say.amount('pile', left)}",
        blocks=(
            Block(say.name("table", "supply"), tuple(_supply(seen, say)), detail=True),
            Block(say.name("table", "goals"), tuple(_goals(seen, viewer, say))),
            Block(say.name("table", "display"), tuple(_display(seen, say))),
            _principalities(seen, say),
        ),
    )


def _display(seen: Document, say: Speaker) -> Iterator[Row]:
    for position, card in enumerate(seen["display"], start=1):
        symbol = EXCHANGE if EXCHANGED[CARDS.index(card)] else ""
        name, about = Cell(say.name("card", card), STRONG), Cell(say.about("card", card))
        yield Cell(str(position), QUIET), name, Cell(symbol), about


def _goals(seen: Document, viewer: int, say: Speaker) -> Iterator[Row]:
    """Whatever lies open to the viewer: their own, or everybody's, and then whose it is."""
    known = [
        (seat, goal) for seat, part in enumerate(seen["seats"]) for goal in part["goals"] if goal not in (None, HIDDEN)
    ]
    told = any(seat != viewer for seat, _ in known)
    for seat, goal in known:
        whose = (Cell(say.seat(seat), QUIET),) if told else ()
        yield *whose, Cell(say.name("goal", goal), STRONG), Cell(say.about("goal", goal))


# ---- the principalities: a row per zone, a column per seat ----


def _principalities(seen: Document, say: Speaker) -> Block:
    seats: list[Document] = seen["seats"]

    def row(zone: str, labels: tuple[str, ...], *cells: Callable[[Document], Cell]) -> Row:
        entries = (tuple(cell(seat) for cell in cells) for seat in seats)
        return Cell(zone, QUIET), tuple(Cell(label) for label in labels), *entries

    def zone(id: str, faces: tuple[str, ...], cube: str, *cells: Callable[[Document], Cell]) -> Row:
        labels = (*(say.name("face", face) for face in faces), *([say.name("cube", cube)] if cube else []))
        return row(say.name("zone", id), labels, *cells)

    cards = (say.name("table", "cards"),)
    rows = [row("", () if slot else cards, _card(slot, say)) for slot in range(HAND_SIZE)]
    rows += [
        zone("environs", ("field", "farm"), "food", _tokens("field"), _tokens("farm"), _stored("food")),
        zone("town", ("palazzo", "bank"), "gold", _tokens("palazzo"), _tokens("bank"), _stored("gold")),
        zone("church", (), "favor", _stored("favor")),
        zone("wall", ("catapult", "militia", "condottiere"), "", _tokens("catapult"), *map(_soldiers, SOLDIERS)),
        row(say.name("zone", "palace"), tuple(say.name("kind", kind) for kind in KINDS), *map(_works, KINDS)),
        row("", (say.name("score", "military"),), lambda seat: Cell(str(seat["military"]), STRONG)),
    ]
    head = (Cell(""), Cell(""), *(_head(seen, seat, say) for seat in range(len(seats))))
    return Block(say.name("table", "principalities"), tuple(rows), head, labels=2)


def _head(seen: Document, seat: int, say: Speaker) -> Cell:
    return Cell(f"▸ {say.seat(seat)}" if seat == seen["active"] else say.seat(seat), STRONG)


def _card(slot: int, say: Speaker) -> Callable[[Document], Cell]:
    def cell(seat: Document) -> Cell:
        card = seat["hand"][slot] if slot < len(seat["hand"]) else None
        if card is None:
            return Cell(NOTHING)
        name = say.name("card", card)
        return Cell(f"{name} {EXCHANGE}" if EXCHANGED[CARDS.index(card)] else name)

    return cell


def _tokens(face: str) -> Callable[[Document], Cell]:
    return lambda seat: _number(seat["tokens"].get(face, 0))


def _stored(cube: str) -> Callable[[Document], Cell]:
    def cell(seat: Document) -> Cell:
        tokens = seat["tokens"]
        food, gold = FOOD_PER_FARM * tokens.get("farm", 0), GOLD_PER_BANK * tokens.get("bank", 0)
        room = {"food": food, "gold": gold, "favor": CHURCH}[cube]
        return Cell(f"{seat[cube]}/{room}", COLOURS[cube] if seat[cube] else PLAIN)

    return cell


def _soldiers(face: str) -> Callable[[Document], Cell]:
    """Cubes on them of how many there are; whoever lacks one counts against their own side."""

    def cell(seat: Document) -> Cell:
        count = seat["tokens"].get(face, 0)
        fed = sum(number for supply, number in seat["supplied"].items() if supply.startswith(face))
        return Cell(f"{fed}/{count}", WARN if fed < count else PLAIN) if count else _number(0)

    return cell


def _works(kind: str) -> Callable[[Document], Cell]:
    """What they are worth, and how many of each as the supply has it."""

    def cell(seat: Document) -> Cell:
        owned = [(value, seat["culture"].get(f"{kind}_{value}", 0)) for value in _values(kind)]
        counts = [value if count == 1 else f"{value}×{count}" for value, count in owned if count]
        return Cell("+".join(counts)) if counts else _number(0)

    return cell


def _values(kind: str) -> list[str]:
    return [name.rpartition("_")[2] for name in CLASSES if name.startswith(kind)]


def _number(count: int) -> Cell:
    return Cell(str(count)) if count else Cell(NOTHING, QUIET)


# ---- what is left to take ----


def _supply(seen: Document, say: Speaker) -> Iterator[Row]:
    cubes = ", ".join(f"{say.name('cube', cube)} {seen['reserve'].get(cube, 0)}" for cube in CUBES)
    tokens = ", ".join(f"{say.name('pool', pool)} {seen['pool'].get(pool, 0)}" for pool in POOLS)
    works: list[str] = []
    for kind in KINDS:
        left = " ".join(f"{value}×{seen['stock'].get(f'{kind}_{value}', 0)}" for value in _values(kind))
        works.append(f"{say.name('kind', kind)} {left}")
    yield Cell(say.name("table", "cubes"), QUIET), Cell(cubes)
    yield Cell(say.name("table", "tokens"), QUIET), Cell(tokens)
    yield Cell(say.name("table", "works"), QUIET), Cell(", ".join(works))
    if seen["first"] >= 0:
        yield Cell(say.name("table", "first"), QUIET), Cell(say.seat(seen["first"]))
