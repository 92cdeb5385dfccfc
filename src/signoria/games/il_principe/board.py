"""The table of Il Principe in text: piles, roles, cities, the families side by side, auctions, and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from signoria.core.board import PLAIN, QUIET, STRONG, Block, Board, Cell, Entry, Row, Speaker
from signoria.core.document import Document
from signoria.core.state import SPECTATOR
from signoria.games.il_principe.box.constants import (
    CITIES,
    CITIES_IN_PLAY,
    CITY_COUNT,
    COLOR_COUNT,
    COLORS,
    COST,
    ICONS,
    IS_LARGE,
    LARGE_POINTS_BY_EXAMPLE,
    MINORS_USED,
    POINTS,
    REGION_COUNT,
    REGIONS,
    SHIELDS,
    TILES,
    TOUCHES,
)
from signoria.games.il_principe.phases.auction import LOT

NOTHING: Final = "–"
HIDDEN: Final = "?"
ASKED: Final = "▸"
HOLDER: Final = "★"
MARKS: Final = {"major": "●", "minor": "○"}


def board(seen: Document, viewer: int, say: Speaker) -> Board:
    """The table as `observe` shows it to this seat."""
    return Board(
        status=_status(seen, say),
        blocks=(
            Block(say.name("table", "piles"), tuple(_piles(seen, say)), detail=True),
            Block(say.name("table", "roles"), tuple(_roles(seen, say)), detail=True),
            Block(say.name("table", "display"), tuple(_display(seen, say))),
            _families(seen, viewer, say),
            Block(say.name("table", "auctions"), tuple(_auctions(seen, say))),
            Block(say.name("table", "hands"), tuple(_hands(seen, viewer, say))),
        ),
    )


def _status(seen: Document, say: Speaker) -> str:
    parts = [f"{say.name('table', 'round')} {seen['round']}", say.name("phase", seen["phase"])]
    parts += [say.name("table", "last_round")] if seen["last_round"] else []
    return " · ".join([*parts, say.amount("deck", seen["deck_size"])])


def _by_color(counts: Mapping[str, int], say: Speaker) -> list[Cell]:
    """Cards of the colours that are there: "red 2"."""
    # A colour of cards is the style that it is written in.
    return [Cell(f"{say.name('color', color)} {counts[color]}", color) for color in COLORS if counts.get(color)]


def _some(cells: list[Cell]) -> Entry:
    return tuple(cells) if cells else Cell(NOTHING, QUIET)


def _holder(seat: int, say: Speaker) -> Cell:
    return Cell(NOTHING, QUIET) if seat < 0 else Cell(say.seat(seat), STRONG)


# ---- piles and roles ----


def _piles(seen: Document, say: Speaker) -> Iterator[Row]:
    yield Cell(say.name("table", "unseen"), QUIET), _some(_by_color(seen["unseen"], say))
    yield Cell(say.name("table", "discard"), QUIET), _some(_by_color(seen["discard"], say))
    # With 2 players some of the unseen cities never come.
    to_come = len(seen["city_deck"]) - CITY_COUNT + CITIES_IN_PLAY[seen["players"]]
    names = ", ".join(say.name("city", city) for city in seen["city_deck"])
    yield Cell(say.name("table", "city_deck"), QUIET), Cell(f"{to_come} ({names})" if to_come else NOTHING)
    for seat, part in enumerate(seen["seats"]):
        if part["cities"]:
            built = ", ".join(say.name("city", city) for city in part["cities"])
            yield (Cell(say.name("table", "built"), QUIET), Cell(say.seat(seat))), Cell(built)


def _roles(seen: Document, say: Speaker) -> Iterator[Row]:
    tiles = TILES if MINORS_USED[seen["players"]] else TILES[:1]
    for i, color in enumerate(COLORS):
        names = [Cell(say.name("role", f"{color}_{tile}")) for tile in tiles]
        held = [(name, _holder(seen[tile][i], say)) for name, tile in zip(names, tiles, strict=True)]
        yield Cell(say.name("color", color), color), *held, Cell(say.about("color", color), QUIET)


# ---- cities ----


def _display(seen: Document, say: Speaker) -> Iterator[Row]:
    for id in seen["display"]:
        if id is None:
            continue
        city = CITIES.index(id)
        cells = [Cell(say.amount("coins", COST[city]))]
        for color, name in enumerate(COLORS):
            count = ICONS[city * COLOR_COUNT + color]
            if count:
                cells.append(Cell(say.name("color", name) + (f" ×{count}" if count > 1 else ""), name))
        small = seen["options"]["large_city_vp_6"] and IS_LARGE[city]
        points = say.amount("points", LARGE_POINTS_BY_EXAMPLE if small else POINTS[city])
        cells += [Cell(f"→ {points}"), Cell(say.amount("shields", SHIELDS[city]))]
        regions = [REGIONS[i] for i in range(REGION_COUNT) if TOUCHES[city * REGION_COUNT + i]]
        yield Cell(say.name("city", id), STRONG), (*cells, *(Cell(say.name("region", region)) for region in regions))


# ---- the families: a row per colour and region, a column per seat ----


def _families(seen: Document, viewer: int, say: Speaker) -> Block:
    seats: list[Document] = seen["seats"]

    def row(group: str, label: Cell, cell: Callable[[int], Cell]) -> Row:
        return Cell(group, QUIET), label, *(cell(seat) for seat in range(len(seats)))

    def coins(seat: int) -> Cell:
        """Those of others may be hidden from people, though a good memory knows them (R3)."""
        return Cell(str(seats[seat].get("coins", HIDDEN)))

    rows = [
        row("", Cell(say.name("table", "points")), lambda seat: Cell(str(seats[seat]["vp"]), STRONG)),
        row("", Cell(say.name("table", "coins")), coins),
        row("", Cell(say.name("table", "shields")), lambda seat: Cell(str(seats[seat]["shields"]))),
    ]
    for i, color in enumerate(COLORS):
        label = Cell(say.name("color", color), color)
        rows.append(row("" if i else say.name("table", "cards"), label, _cards(seen, i)))
    for i, region in enumerate(REGIONS):
        label = Cell(say.name("region", region))
        rows.append(row("" if i else say.name("table", "regions"), label, _shields(seats, region)))
    head = (Cell(""), Cell(""), *(Cell(_head(seen, seat, say), STRONG) for seat in range(len(seats))))
    return Block(say.name("table", "families"), tuple(rows), head, labels=2)


def _head(seen: Document, seat: int, say: Speaker) -> str:
    asked = f"{ASKED} " if seat in _asked(seen) else ""
    return f"{asked}{say.seat(seat)}{f' {HOLDER}' if seat == seen['marker'] else ''}"


def _asked(seen: Document) -> list[int]:
    """Who is to decide: one seat, or all whose offers are awaited."""
    frame: Document = seen["frames"][-1] if seen["frames"] else {}
    if "waiting" in frame:
        return _seats(frame["waiting"], seen)
    return [frame["seat"]] if frame else []


def _seats(bits: int, seen: Document) -> list[int]:
    return [seat for seat in range(len(seen["seats"])) if bits & (1 << seat)]


def _cards(seen: Document, color: int) -> Callable[[int], Cell]:
    """Cards up and down, and the role that goes with them; the most face up stand out."""
    id = COLORS[color]
    most = max(part["up"].get(id, 0) for part in seen["seats"])

    def cell(seat: int) -> Cell:
        up, down = (seen["seats"][seat][side].get(id, 0) for side in ("up", "down"))
        mark = "".join(f" {mark}" for tile, mark in MARKS.items() if seen[tile][color] == seat)
        count = f"{up}+{down}" if down else str(up) if up else NOTHING
        return Cell(count + mark, STRONG if up == most > 0 else PLAIN if up or down else QUIET)

    return cell


def _shields(seats: list[Document], region: str) -> Callable[[int], Cell]:
    """Shields in a region; the most stand out."""
    most = max(part["map"].get(region, 0) for part in seats)

    def cell(seat: int) -> Cell:
        count = seats[seat]["map"].get(region, 0)
        return Cell(str(count), STRONG if count == most else PLAIN) if count else Cell(NOTHING, QUIET)

    return cell


# ---- auctions ----


def _auctions(seen: Document, say: Speaker) -> Iterator[Row]:
    """The lots in the order of their sale, and how the bidding stands."""
    lots = sorted((count, COLORS.index(color)) for color, count in seen["lot"].items())
    if lots:
        cells = [cell for _, color in lots for cell in _by_color({COLORS[color]: seen["lot"][COLORS[color]]}, say)]
        yield Cell(say.name("table", "lots"), QUIET), tuple(cells)
    frame: Document = seen["frames"][-1] if seen["frames"] else {}
    if frame.get("decision") != "auction.bid":
        return
    color = COLORS[frame["color"]]
    if frame["prize"] == LOT:
        prize = say.amount(color, seen["lot"][color])
    else:
        prize = say.name("role", f"{color}_{TILES[frame['prize']]}")
    high = f"{frame['high']} ({say.seat(frame['leader'])})" if frame["high"] else NOTHING
    yield Cell(say.name("table", "on_sale"), QUIET), Cell(prize, STRONG)
    yield Cell(say.name("table", "highest_bid"), QUIET), Cell(high, STRONG)
    bidding = tuple(Cell(say.seat(seat)) for seat in _seats(frame["bidders"], seen))
    yield Cell(say.name("table", "still_bidding"), QUIET), bidding


# ---- hands ----


def _hands(seen: Document, viewer: int, say: Speaker) -> Iterator[Row]:
    """Of others what everybody knows; the viewer's own hand last."""
    seats = range(len(seen["seats"]))
    order = [seat for seat in seats if seat != viewer] + ([] if viewer == SPECTATOR else [viewer])
    for seat in order:
        part: Document = seen["seats"][seat]
        is_open = "hand" in part
        known: dict[str, int] = part["hand"] if is_open else part["known"]
        cells = _by_color(known, say)
        # Those that lie face down on offer are among the known and the blind ones.
        size = part["hand_size"] + part["offered_size"]
        blind = size - sum(known.values())
        if blind and not is_open:
            cells.append(Cell(f"{say.name('table', 'blind')} {blind}", QUIET))
        face_down = _face_down(part, say)
        if face_down:
            cells.append(Cell(f"{say.name('table', 'face_down')} {face_down}", QUIET))
        yield (
            Cell(say.seat(seat), STRONG if seat == viewer else PLAIN),
            Cell(say.amount("cards", size)),
            _some(cells),
        )


def _face_down(part: Document, say: Speaker) -> str:
    """Cards on offer: which, if they are the viewer's own; else how many."""
    if "offered" in part:
        return ", ".join(cell.text for cell in _by_color(part["offered"], say))
    return str(part["offered_size"] or "")
