"""The table of Virtù in text: market, map by region, great powers or Major Cities, the states, their prestige now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from signoria.core.board import GREEN, PLAIN, QUIET, STRONG, WARN, YELLOW, Block, Board, Cell, Row, Speaker
from signoria.core.document import Document
from signoria.games.virtu.board_map import AGENT, EXHAUSTED, major_rows, map_rows, power_rows
from signoria.games.virtu.board_own import holdings, lord, means_rows, road_rows
from signoria.games.virtu.board_score import laid_out, score_rows, value_for
from signoria.games.virtu.box.atlas import CITIES, MARKET, ROOM_SPOT, may_buy_title
from signoria.games.virtu.box.constants import (
    BONUSES,
    CARD_ACTION,
    CARDS,
    CHARACTERS,
    DEEDS,
    FACTIONS,
    PALACE,
    ROOMS,
    SIDE_CAPACITY,
    SIDES,
)
from signoria.games.virtu.state import EMPTY, SPENT

HERE: Final = "▸"
INDULGENCE: Final = "✗"
NOTHING: Final = "–"
OWN_TITLES: Final = ("duchy", "principality")

SeatCell = Callable[[int, Document], Cell]


def board(seen: Document, viewer: int, say: Speaker) -> Board:
    """The table, which looks the same to everybody."""
    two = seen["players"] == 2
    s = laid_out(seen)
    powers = _block(say, "influence", major_rows(seen, say)) if two else _block(say, "alliances", power_rows(seen, say))
    blocks = (
        Block(say.name("table", "market"), tuple(_market(seen, say)), detail=True),
        _block(say, "map", map_rows(seen, say, lambda city: value_for(s, viewer, city, say))),
        powers,
        _states(seen, say),
        _block(say, "means", means_rows(seen, viewer, say)),
        _block(say, "roads", road_rows(seen, viewer, say)),
        Block(say.name("table", "prestige"), tuple(score_rows(s, say)), _heads(seen, say)),
    )
    return Board(_status(seen, say), blocks)


def _block(say: Speaker, title: str, rows: Iterator[Row]) -> Block:
    return Block(say.name("table", title), tuple(rows))


def _status(seen: Document, say: Speaker) -> str:
    """Year or round, season, order of play."""
    two = seen["players"] == 2
    year = f"{say.name('table', 'round')} {seen['year']}" if two else say.text("year", number=seen["year"])
    frames = seen["frames"]
    winter = bool(frames) and frames[0]["decision"].startswith("winter")
    order = ", ".join(say.seat(seat) for seat in seen["order"] if seat != EMPTY)
    parts = [year, say.name("table", "winter" if winter else "spring"), f"{say.name('table', 'order')} {order}"]
    return " · ".join([*parts, *([say.name("table", "last")] if seen["last"] else [])])


# ---- the states: a row per thing, a column per seat ----


def _states(seen: Document, say: Speaker) -> Block:
    seats: list[Document] = seen["seats"]

    def row(label: str, cell: SeatCell) -> Row:
        return Cell(label, QUIET), *(cell(seat, part) for seat, part in enumerate(seats))

    def listed(label: str, things: Callable[[int, Document], list[Cell]]) -> Iterator[Row]:
        """As many rows as the longest list needs."""
        lists = [things(seat, part) for seat, part in enumerate(seats)]
        for i in range(max(1, *map(len, lists))):
            cells = (
                cells_of_seat[i] if i < len(cells_of_seat) else Cell(NOTHING if i == 0 else "", QUIET)
                for cells_of_seat in lists
            )
            yield Cell("" if i else label, QUIET), *cells

    def table(id: str) -> str:
        return say.name("table", id)

    rows = [row(table("state"), lambda seat, part: Cell(_faction(part, say)))]
    rows += [row(table("florins"), lambda seat, part: Cell(str(part["florins"]), YELLOW))]
    rows += [row(table("cities"), lambda seat, part: Cell(str(_cities(seen, seat))))]
    if seen["players"] > 2:
        rows += [row(table("rank"), lambda seat, part: Cell(str(part["rank"])))]
    rows += [row(table("agents"), lambda seat, part: _number(part["agents"]))]
    rows += [row(table("reserve"), lambda seat, part: _number(_reserve(seen, seat)))]
    rows += [row(table("tokens"), lambda seat, part: _number(part["tokens"]))]
    rows += [row(table("trophies"), lambda seat, part: _number(sum(part["trophies"])))]
    for room in range(ROOMS):
        rows.append(row(say.name("room", str(room)), partial(_room, seen, say, room)))
    for side, name in enumerate(SIDES):
        label = f"{table('court')}, {say.name('side', name)}"
        rows += listed(label, partial(_court, say, side))
    rows += listed(table("domain"), lambda seat, part: _domain(seen, seat, part, say))
    if seen["players"] > 2:
        rows += listed(table("bonuses"), lambda seat, part: _bonuses(seen, seat, say))
    return Block(table("states"), tuple(rows), _heads(seen, say))


def _heads(seen: Document, say: Speaker) -> Row:
    return Cell(""), *(_head(seen, seat, say) for seat in range(len(seen["seats"])))


def _head(seen: Document, seat: int, say: Speaker) -> Cell:
    frames = seen["frames"]
    return Cell(f"{HERE} {say.seat(seat)}" if frames and frames[-1].get("seat") == seat else say.seat(seat), STRONG)


def _faction(part: Document, say: Speaker) -> str:
    return say.name("state", part["faction"]) if part["faction"] else NOTHING


def _cities(seen: Document, seat: int) -> int:
    return sum(lord(seen, city) == seat for city in range(len(CITIES)))


def _reserve(seen: Document, seat: int) -> int:
    return int(seen["limit"][seat]) - int(sum(seen["troops"][seat].values()))


def _room(seen: Document, say: Speaker, room: int, seat: int, part: Document) -> Cell:
    """The marker, the action, the cards, and what blocks it."""
    cards = [card for card in part["rooms"][2 * room : 2 * room + 2] if card]
    agent = seen["agent"][ROOM_SPOT + seat * ROOMS + room]
    blocked = ([INDULGENCE] if part["indulgence"].get(str(room)) else []) + (
        [f"{AGENT} {say.seat(agent)}"] if agent != EMPTY else []
    )
    here = part["marker"] == room
    names = f" ({' + '.join(say.name('card', card) for card in cards)})" if cards else ""
    words = [*([HERE] if here else []), say.name("deed", _deed(seen, part, room, cards)) + names, *blocked]
    return Cell(" ".join(words), WARN if blocked else STRONG if here else PLAIN)


def _deed(seen: Document, part: Document, room: int, cards: list[str]) -> str:
    two = seen["players"] == 2
    if cards:
        action = int(CARD_ACTION[CARDS.index(cards[0])])
    elif part["faction"]:
        action = int(PALACE[(FACTIONS.index(part["faction"]) * 2 + two) * ROOMS + room])
    else:
        action = EMPTY
    return DEEDS[two][action] if action >= 0 else "blank"


def _court(say: Speaker, side: int, seat: int, part: Document) -> list[Cell]:
    start = side * SIDE_CAPACITY
    cards = part["court"][start : start + SIDE_CAPACITY]
    return [_faced(say.name("card", card), part["face"][start + i]) for i, card in enumerate(cards) if card]


def _domain(seen: Document, seat: int, part: Document, say: Speaker) -> list[Cell]:
    return [_faced(say.name("tile", id), face) for id, face in holdings(seen, seat)]


def _bonuses(seen: Document, seat: int, say: Speaker) -> list[Cell]:
    return [Cell(say.name("bonus", id)) for i, id in enumerate(BONUSES) if seen["patron"][i] == seat]


def _faced(name: str, face: int) -> Cell:
    return Cell(f"{EXHAUSTED} {name}", QUIET) if face == SPENT else Cell(name, GREEN)


def _number(count: int) -> Cell:
    return Cell(str(count)) if count else Cell(NOTHING, QUIET)


# ---- what is for sale ----


def _market(seen: Document, say: Speaker) -> Iterator[Row]:
    """The piles, the titles that somebody may still take, the common tiles; what is not in this game is not shown."""
    stock = [(id, seen["pile"].get(id, 0)) for id in CHARACTERS]
    stock += [(id, _title_count(seen, id)) for id in OWN_TITLES]
    stock += [(id, seen["market"].get(id, 0)) for id in MARKET]
    for id, count in stock:
        if count:
            yield Cell(say.name("item", id), STRONG), Cell(f"× {count}"), Cell(say.about("item", id))
    yield Cell(say.name("table", "indulgences"), STRONG), Cell(f"× {seen['indulgences']}"), Cell("")


def _title_count(seen: Document, title: str) -> int:
    """Duchies and principalities lie ready for their colour alone; with two players only some are sold."""
    free = [part for part in seen["seats"] if part["faction"] and not part["estate"].get(title)]
    return sum(seen["players"] > 2 or may_buy_title(part["faction"], title) for part in free)
