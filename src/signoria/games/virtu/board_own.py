"""What a seat can pay with, and where its roads lead: the two things that names alone do not tell."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.board import GREEN, PLAIN, QUIET, STRONG, Cell, Row, Speaker
from signoria.core.document import Document
from signoria.games.virtu.box.atlas import BOARD, CITIES, ESTATES, MOST_ROADS, NO_CITY, ROADS
from signoria.games.virtu.box.constants import FIRST_MAJOR
from signoria.games.virtu.state import CLOSED, SPENT


def lord(seen: Document, city: int) -> int:
    """The seat that controls a city, itself or by an ally; negative if none does."""
    owner: int = seen["owner"][city]
    return owner if owner < int(seen["players"]) else int(seen["major_ally"][owner - FIRST_MAJOR])


def holdings(seen: Document, seat: int) -> list[tuple[str, int]]:
    """The tiles of a Domain, each with its face."""
    held = [(id, int(seen["tile"].get(id, 0))) for city, id in enumerate(CITIES) if lord(seen, city) == seat]
    estate: Document = seen["seats"][seat]["estate"]
    return held + [(id, int(estate[id])) for id in ESTATES if estate.get(id)]


def means_rows(seen: Document, viewer: int, say: Speaker) -> Iterator[Row]:
    """The viewer's cards and tiles with their symbols."""
    if viewer < 0:
        return
    part: Document = seen["seats"][viewer]
    for card in part["rooms"]:
        if card:
            yield Cell(say.name("card", card), PLAIN), Cell(say.name("table", "in_room")), _symbols("card", card, say)
    courtiers = [("card", card, part["face"][place]) for place, card in enumerate(part["court"]) if card]
    tiles = [("tile", id, face) for id, face in holdings(seen, viewer)]
    for kind, id, face in (*courtiers, *tiles):
        tone, state = (QUIET, "exhausted") if face == SPENT else (GREEN, "available")
        yield Cell(say.name(kind, id), tone), Cell(say.name("face", state), tone), _symbols(kind, id, say)


def road_rows(seen: Document, viewer: int, say: Speaker) -> Iterator[Row]:
    """Where the roads from the viewer's cities lead."""
    start = BOARD[int(seen["players"])] * len(CITIES)
    for city, id in enumerate(CITIES):
        if viewer < 0 or lord(seen, city) != viewer:
            continue
        others = [int(ROADS[(start + city) * MOST_ROADS + i]) for i in range(MOST_ROADS)]
        reached = [CITIES[other] for other in others if other != NO_CITY and seen["owner"][other] != CLOSED]
        if reached:
            yield Cell(say.name("city", id), STRONG), Cell(", ".join(say.name("city", other) for other in reached))


def _symbols(kind: str, id: str, say: Speaker) -> Cell:
    return Cell(say.about(kind, id), QUIET)
