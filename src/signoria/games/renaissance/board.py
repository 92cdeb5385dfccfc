"""The table of Renaissance in text: Italy by provinces, the states side by side, a battle or an offer, the own hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from signoria.core.board import PLAIN, QUIET, STRONG, WARN, Block, Board, Cell, Row, Speaker
from signoria.core.document import Document
from signoria.games.renaissance.actions import STATES
from signoria.games.renaissance.battle.board import battle_rows, ground
from signoria.games.renaissance.box.constants import (
    ARTIST_POINTS,
    CARDS,
    CITIES,
    FORT_PC,
    IS_PORT,
    PROVINCE_CITIES,
    PROVINCE_POINTS,
    PROVINCE_START,
    PROVINCES,
    ROAD_START,
    ROADS,
    TURNS,
    YEARS,
)

NOTHING: Final = "–"
PORT: Final = "p"
ACTIVE: Final = "▸"
CLOSED: Final = "closed"
VACANT: Final = "vacant"


def board(seen: Document, viewer: int, say: Speaker) -> Board:
    """The table as `observe` shows it to this seat."""
    year = YEARS[min(seen["turn"], int(TURNS)) - 1]
    political = say.name("state", STATES[seen["war"]])
    blocks = (
        Block(say.name("table", "supply"), tuple(_supply(seen, say)), detail=True),
        Block(say.name("table", "map"), tuple(_map(seen, viewer, say))),
        Block(say.name("table", "roads"), tuple(_roads(seen, viewer, say))),
        _states(seen, say),
        Block(say.name("table", "seen"), tuple(_known(seen, viewer, say)), detail=True),
        Block(say.name("table", "offer"), tuple(_offer(seen, say))),
        Block(say.name("table", "battle"), tuple(battle_rows(seen, say))),
        Block(say.name("table", "hand"), tuple(_hand(seen, viewer, say))),
    )
    return Board(
        status=f"{year} · {political} · {say.name('table', 'deck')} {seen['deck']}",
        blocks=tuple(block for block in blocks if block.rows),
    )


# ---- Italy: a row per province ----


def _map(seen: Document, viewer: int, say: Speaker) -> Iterator[Row]:
    """The open provinces, each with its cities: ground, owner, strength, palace, plunder."""
    for number, province in enumerate(PROVINCES):
        cities = [CITIES[city] for city in PROVINCE_CITIES[PROVINCE_START[number] : PROVINCE_START[number + 1]]]
        if seen["owner"][cities[0]] != CLOSED:
            yield (
                Cell(say.name("province", province), QUIET),
                tuple(_city(seen, city, viewer, say) for city in cities),
            )


def _city(seen: Document, city: str, viewer: int, say: Speaker) -> Cell:
    signs = ground(city) + (PORT if IS_PORT[CITIES.index(city)] else "")
    name = f"{say.name('city', city)} {signs}" if signs else say.name("city", city)
    pillaged = bool(seen["marks"].get("pillaged", {}).get(city))
    told = [*_held(seen, city, say), *([say.name("table", "pillaged")] if pillaged else [])]
    mine = viewer >= 0 and owner(seen, city) == viewer
    style = WARN if pillaged else STRONG if mine else PLAIN if owner(seen, city) is not None else QUIET
    return Cell(f"{name} ({', '.join(told)})" if told else name, style)


def _held(seen: Document, city: str, say: Speaker) -> Iterator[str]:
    """Whose it is and how strong, and who lives in its palace."""
    seat = owner(seen, city)
    if seat is None:
        return
    yield f"{say.seat(seat)} {FORT_PC[seen['level'].get(city, 0) + 1]}"
    house = seen["palace"][city]
    if house is not None:
        yield say.name("table", "palace") if house == VACANT else say.name("artist", house)


def owner(seen: Document, city: str) -> int | None:
    """The seat that holds a city; None if it is free or closed."""
    held: str | None = seen["owner"][city]
    return None if held in (None, CLOSED) else int(str(held).removeprefix("seat"))


def _roads(seen: Document, viewer: int, say: Speaker) -> Iterator[Row]:
    """Where the roads from the viewer's cities lead."""
    for number, city in enumerate(CITIES):
        others = [CITIES[int(ROADS[road])] for road in range(ROAD_START[number], ROAD_START[number + 1])]
        reached = [say.name("city", other) for other in others if seen["owner"][other] != CLOSED]
        if viewer >= 0 and owner(seen, city) == viewer and reached:
            yield Cell(say.name("city", city), STRONG), Cell(", ".join(reached))


# ---- the states: a column per seat ----


def _states(seen: Document, say: Speaker) -> Block:
    seats = range(seen["players"])

    def row(label: str, cell: Callable[[int], Cell]) -> Row:
        return Cell(say.name("table", label), QUIET), *(cell(seat) for seat in seats)

    def cities(seat: int) -> list[str]:
        return [city for city in CITIES if owner(seen, city) == seat]

    def nation(seat: int) -> Cell:
        id = seen["seats"][seat]["nation"]
        return Cell(say.name("nation", id) if id else NOTHING)

    def houses(seat: int) -> list[str]:
        return [seen["palace"][city] for city in cities(seat) if seen["palace"][city] is not None]

    rows = (
        row("nation", nation),
        row("order", lambda seat: _number(1 + seen["order"].index(seat) if seat in seen["order"] else 0)),
        row("points", lambda seat: Cell(str(_points(seen["seats"][seat])), STRONG)),
        row("ducats", lambda seat: _number(seen["seats"][seat]["ducats"])),
        row("cards", lambda seat: _number(_hand_size(seen["seats"][seat]["hand"]))),
        row("cities", lambda seat: _number(len(cities(seat)))),
        row("palaces", lambda seat: _number(len(houses(seat)))),
        row("artists", lambda seat: _number(sum(house != VACANT for house in houses(seat)))),
    )
    head = (Cell(""), *(_head(seen, seat, say) for seat in seats))
    return Block(say.name("table", "states"), rows, head)


def _head(seen: Document, seat: int, say: Speaker) -> Cell:
    active = bool(seen["frames"]) and seen["frames"][-1]["seat"] == seat
    return Cell(f"{ACTIVE} {say.seat(seat)}" if active else say.seat(seat), STRONG)


def _points(part: Document) -> int:
    return int(sum(part["provinces"]) * PROVINCE_POINTS + sum(part["artists"]) * ARTIST_POINTS)


def _hand_size(hand: int | Document) -> int:
    return hand if isinstance(hand, int) else sum(hand.values())


def _number(count: int) -> Cell:
    return Cell(str(count)) if count else Cell(NOTHING, QUIET)


# ---- hands, as far as they are known ----


def _hand(seen: Document, viewer: int, say: Speaker) -> Iterator[Row]:
    """The viewer's cards with what they do, and their troops that lie face up."""
    hand = seen["seats"][viewer]["hand"] if viewer >= 0 else {}
    for card in CARDS:
        if hand.get(card):
            yield Cell(f"{hand[card]} ×", QUIET), Cell(say.name("card", card), STRONG), Cell(say.about("card", card))
    if seen["locked"]:
        yield Cell(""), Cell(say.name("table", "locked"), QUIET), Cell(_cards(seen["locked"], say))


def _known(seen: Document, viewer: int, say: Speaker) -> Iterator[Row]:
    """What everybody has seen go into a hand."""
    for seat, part in enumerate(seen["seats"]):
        if seat != viewer and part["known"]:
            yield Cell(say.seat(seat), QUIET), Cell(_cards(part["known"], say))


def _cards(pile: Document, say: Speaker) -> str:
    return ", ".join(f"{pile[card]} × {say.name('card', card)}" for card in CARDS if pile.get(card))


# ---- an offer under way, and the supply ----


def _offer(seen: Document, say: Speaker) -> Iterator[Row]:
    """Who gives what, as far as it has been said."""
    frame: Document = seen["frames"][-1] if seen["frames"] else {"decision": ""}
    if not frame["decision"].startswith("offer.") or frame["decision"] == "offer.partner":
        return
    ducats: int = frame["ducats"]
    for seat, city, money in (
        (frame["from"], frame["give_city"], max(ducats, 0)),
        (frame["to"], frame["ask_city"], max(-ducats, 0)),
    ):
        things = [say.name("city", CITIES[city - 1])] if city else []
        things += [say.text("amount-ducats", count=money)] if money else []
        yield Cell(say.seat(seat), STRONG), Cell(say.name("table", "gives"), QUIET), Cell(", ".join(things) or NOTHING)


def _supply(seen: Document, say: Speaker) -> Iterator[Row]:
    for figure in ("ramparts", "castles", "palaces"):
        yield Cell(say.name("table", figure), QUIET), _number(seen[figure])
    yield Cell(say.name("table", "discards"), QUIET), Cell(_cards(seen["discards"], say) or NOTHING)
