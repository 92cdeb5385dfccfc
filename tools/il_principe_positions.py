"""Positions of Il Principe for the client: moments of one game of four families, round 5 and its end (positions.json).

`python tools/il_principe_positions.py` writes them, `--check` says whether they are current. Each is laid out as a
document, goes through `load`, which checks it, and is written as the server would send it to one seat.
"""

from __future__ import annotations

from typing import Any

from position_files import vocabulary, write_or_check, written

from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.state import SPECTATOR

COLORS = ("green", "white", "red", "blue", "yellow")
COPIES = 20
MEDICI, VISCONTI, ESTE, GONZAGA = range(4)
FAMILIES = ("medici", "visconti", "este", "gonzaga")
LOTS = {"decision": "auctions.lots", "seat": 0}


def positions() -> dict[str, Any]:
    game = load_game("il_principe")
    documents = {name: make(game) for name, make in MOMENTS.items()}
    moments = {name: written(game, game.load(document), MEDICI) for name, document in documents.items()}
    moments["spectator"] = written(game, game.load(documents["lots"]), SPECTATOR)
    moments["waiting"] = written(game, game.load(documents["lots"]), ESTE)
    return {"game": game.id, "vocabulary": vocabulary(game), "moments": moments}


# ---- the game ----


def seat(
    coins: int, vp: int, hand: str | int, up: str, down: str, regions: dict[str, int], cities: list[str]
) -> Document:
    """Returns a family; cards are a digit for each colour. Of a hand that only its owner sees the size will do."""
    part = {"coins": coins, "vp": vp, "shields": 11 - sum(regions.values()), "offered": {}, "known": {}, "given": {}}
    cards = {"hand": counts(hand) if isinstance(hand, str) else hand, "up": counts(up), "down": counts(down)}
    return part | cards | {"bid": 0, "acted": None, "map": dict(regions), "cities": dict.fromkeys(cities, 1)}


def counts(digits: str) -> dict[str, int]:
    return {color: int(digit) for color, digit in zip(COLORS, digits, strict=True) if digit != "0"}


def table(game: AnyGame, phase: str, marker: int, frames: list[Document], display: str, deck: str) -> Document:
    made = game.dump(game.new(4, {}))
    made |= {"round": 5, "phase": phase, "marker": marker, "frames": frames, "display": display.split()}
    return made | {"city_deck": dict.fromkeys(deck.split(), 1), "major": [-1] * 5, "minor": [-1] * 5}


def dealt(made: Document, deck: int) -> Document:
    """The deck, and hands of which only the size is told, get what the box still has."""
    piles = [made["discard"], made["lot"]]
    piles += [part[pile] for part in made["seats"] for pile in ("hand", "offered", "up", "down")]
    known = [pile for pile in piles if isinstance(pile, dict)]
    rest = {color: COPIES - sum(pile.get(color, 0) for pile in known) for color in COLORS}
    assert min(rest.values()) >= 0, rest
    for family, part in zip(FAMILIES, made["seats"], strict=True):
        part["family"] = family
        if isinstance(part["hand"], int):
            part["hand"] = drawn(rest, part["hand"])
    made["deck"] = drawn(rest, deck)
    assert not any(rest.values()), f"cards without a place: {rest}"
    return made


def drawn(rest: dict[str, int], size: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for _ in range(size):
        color = max(rest, key=lambda name: rest[name])
        rest[color] -= 1
        found[color] = found.get(color, 0) + 1
    return found


def auctioned(made: Document, left: str, buyers: dict[str, tuple[int, int]]) -> None:
    """The lots of round 5: what is left to sell, and who has bought what for how much."""
    made |= {"lot": counts(left), "lot_size": counts("42110")}
    made["lot_price"] = {color: price for color, (_, price) in buyers.items()}
    made["lot_buyer"] = [buyers[color][0] if color in buyers else -1 for color in COLORS]
    for giver, cards in ((MEDICI, "20000"), (VISCONTI, "02000"), (ESTE, "00110"), (GONZAGA, "20000")):
        made["seats"][giver]["given"] = counts(cards)


ADRIATIC = {"adriatico": 2, "umbria": 2}
ROMAGNA = {"adriatico": 1, "romagna": 2}
PARMA = {"lombardia": 2, "parma": 4, "romagna": 1}


def offering(game: AnyGame) -> Document:
    frame = {"decision": "supply.offer", "seat": -4, "waiting": 9}
    made = table(game, "supply", VISCONTI, [frame], "ferrara verona rimini perugia", "urbino milano firenze pisa")
    made |= {"major": [-1, VISCONTI, -1, ESTE, VISCONTI], "minor": [-1, MEDICI, -1, -1, -1], "discard": counts("01101")}
    made["seats"] = [
        seat(9, 17, "41222", "23310", "10000", ADRIATIC, ["orvieto", "bologna"]),
        seat(8, 21, 3, "02211", "12202", ROMAGNA, ["mantova", "venezia"]),
        seat(8, 19, 5, "01312", "01040", PARMA, ["padova", "lucca"]),
        seat(10, 14, 15, "20110", "10111", {"toscana": 2}, ["siena"]),
    ]
    for giver, cards in ((VISCONTI, "02000"), (ESTE, "00110")):
        made["seats"][giver]["offered"] = counts(cards)
    return dealt(made, 16)


def lots(game: AnyGame) -> Document:
    bid = {"decision": "auction.bid", "seat": MEDICI, "bidders": 9, "high": 4, "leader": GONZAGA}
    frames = [LOTS, bid | {"prize": 2, "color": 1, "entered": 15}]
    made = table(game, "auctions", VISCONTI, frames, "ferrara verona rimini perugia", "urbino milano firenze pisa")
    made |= {"major": [-1, VISCONTI, -1, ESTE, VISCONTI], "minor": [-1, MEDICI, -1, -1, -1], "discard": counts("01201")}
    made["seats"] = [
        seat(9, 17, "21222", "23310", "10000", ADRIATIC, ["orvieto", "bologna"]),
        seat(7, 21, 4, "02211", "12202", ROMAGNA, ["mantova", "venezia"]),
        seat(8, 19, 5, "01312", "01040", PARMA, ["padova", "lucca"]),
        seat(10, 14, 13, "20110", "10111", {"toscana": 2}, ["siena"]),
    ]
    auctioned(made, "42000", {"blue": (VISCONTI, 1)})
    for bidder, coins in ((MEDICI, 3), (ESTE, 1), (GONZAGA, 4)):
        made["seats"][bidder]["bid"] = coins
    return dealt(made, 16)


def building(game: AnyGame) -> Document:
    frames = [{"decision": "actions.turns", "seat": ESTE, "turn": 3}, {"decision": "actions.action", "seat": MEDICI}]
    made = table(game, "actions", ESTE, frames, "ferrara verona rimini firenze", "urbino milano pisa")
    made |= {"major": [-1, VISCONTI, -1, ESTE, VISCONTI], "minor": [-1, MEDICI, -1, -1, -1], "discard": counts("01201")}
    made["seats"] = [
        seat(9, 18, "21222", "23310", "10000", ADRIATIC, ["orvieto", "bologna"]),
        seat(7, 23, 4, "02211", "12202", ROMAGNA, ["mantova", "venezia"]),
        seat(4, 21, 6, "31312", "01040", PARMA, ["padova", "lucca"]),
        seat(3, 18, 10, "33120", "10111", {"toscana": 2, "umbria": 1}, ["siena", "perugia"]),
    ]
    auctioned(made, "00000", {"blue": (VISCONTI, 1), "white": (GONZAGA, 4), "green": (ESTE, 4)})
    made["seats"][ESTE]["acted"] = "lay:green:3"
    made["seats"][GONZAGA]["acted"] = "lay:white:2"
    return dealt(made, 16)


def shields(game: AnyGame) -> Document:
    state = game.load(building(game))
    for action in ("build:firenze", "shield:umbria"):
        state.apply(MEDICI, game.action_id(action))
    return game.dump(state)


def roles(game: AnyGame) -> Document:
    award = {"decision": "roles.award", "seat": GONZAGA, "color": 3, "tile": 2, "runners_up": 0}
    bid = {"decision": "auction.bid", "seat": MEDICI, "bidders": 3, "high": 2, "leader": VISCONTI}
    frames = [award, bid | {"prize": 0, "color": 3, "entered": 15}]
    made = table(game, "roles", GONZAGA, frames, "ferrara verona rimini pisa", "urbino milano")
    made |= {"major": [MEDICI, GONZAGA, MEDICI, -1, -1], "minor": [ESTE, -1, ESTE, -1, -1], "discard": counts("01201")}
    made["seats"] = [
        seat(4, 26, "01211", "23221", "30200", {"adriatico": 2, "umbria": 4}, ["orvieto", "bologna", "firenze"]),
        seat(7, 25, 3, "02221", "12202", ROMAGNA, ["mantova", "venezia"]),
        seat(4, 23, 7, "31322", "01030", PARMA, ["padova", "lucca"]),
        seat(2, 19, 10, "31120", "12111", {"toscana": 2, "umbria": 1}, ["siena", "perugia"]),
    ]
    auctioned(made, "00000", {"blue": (VISCONTI, 1), "white": (GONZAGA, 4), "green": (ESTE, 4)})
    for one, act in (
        (MEDICI, "build:firenze"),
        (VISCONTI, "lay:blue:1"),
        (ESTE, "lay:green:3"),
        (GONZAGA, "lay:white:2"),
    ):
        made["seats"][one]["acted"] = act
    made["seats"][MEDICI]["bid"] = 1
    made["seats"][VISCONTI]["bid"] = 2
    return dealt(made, 14)


def final(game: AnyGame) -> Document:
    made = table(game, "over", MEDICI, [], "ferrara verona rimini pisa", "urbino milano")
    made |= {"round": 6, "last_round": 1, "discard": counts("01304")}
    made |= {"major": [ESTE, ESTE, ESTE, ESTE, -1], "minor": [-1, MEDICI, -1, MEDICI, -1]}
    made["seats"] = [
        seat(4, 27, 4, "23222", "30200", {"adriatico": 2, "umbria": 5}, ["orvieto", "bologna", "firenze"]),
        seat(5, 25, 3, "02211", "12202", {"adriatico": 1, "romagna": 3}, ["mantova", "venezia"]),
        seat(1, 24, 8, "12111", "23241", {"lombardia": 2, "parma": 5, "romagna": 1}, ["padova", "lucca"]),
        seat(0, 19, 10, "31122", "12111", {"toscana": 2, "umbria": 1}, ["siena", "perugia"]),
    ]
    made |= {"lot_size": counts("11330"), "lot_price": {}, "lot_buyer": [-1] * 5}
    for one in made["seats"]:
        one["acted"] = "pass"
    return dealt(made, 5)


MOMENTS = {"offering": offering, "lots": lots, "building": building, "shields": shields, "roles": roles, "final": final}


if __name__ == "__main__":
    raise SystemExit(write_or_check(positions()))
