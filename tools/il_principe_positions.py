"""Positions of Il Principe for the client: moments of one game of four families, round 5 and its end (positions.json).

`python tools/il_principe_positions.py` writes them, `--check` says whether they are current. The supply of round 5 is
laid out as a document, which `load` checks; the round is played from there. Each moment is written as the server would
send it to one seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from played import Played
from position_files import vocabulary, write_or_check

from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.state import SPECTATOR

COLORS = ("green", "white", "red", "blue", "yellow")
COPIES = 20
MEDICI, VISCONTI, ESTE, GONZAGA = range(4)
FAMILIES = ("medici", "visconti", "este", "gonzaga")


def positions() -> dict[str, Any]:
    game = load_game("il_principe")
    moments = {name: make(game).seen_by(MEDICI) for name, make in MOMENTS.items()}
    moments["spectator"] = lots(game).seen_by(SPECTATOR)
    moments["waiting"] = lots(game).seen_by(ESTE)
    moments["turning"] = turning(game).seen_by(ESTE)
    # The log parts what has happened as the game tells it.
    story = msgspec.to_builtins(game.vocabulary.story, order="deterministic")
    return {"game": game.id, "vocabulary": vocabulary(game, "amounts") | {"story": story}, "moments": moments}


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


ADRIATIC = {"adriatico": 2, "umbria": 2}
ROMAGNA = {"adriatico": 1, "romagna": 2}
PARMA = {"lombardia": 2, "parma": 4, "romagna": 1}


def offering(game: AnyGame) -> Played:
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
    return Played(game, game.load(dealt(made, 16)))


def lots(game: AnyGame) -> Played:
    """Nobody wants the lot of one Town hall; Visconti buys the Castle; of the Cathedrals Gonzaga has bid 4."""
    played = offering(game).do("0 offer:green", "0 offer:green", "3 offer:green", "3 offer:green")
    played.do("pass", "pass", "pass", "pass")
    played.do("pass", "pass", "pass", "bid:1", "none")
    return played.do("bid:1", "bid:2", "bid:3", "pass", "pass", "bid:4")


def building(game: AnyGame) -> Played:
    """Gonzaga builds Perugia after that lot; d'Este buys the Universities and lays three, Gonzaga two Cathedrals."""
    played = lots(game).do("pass", "build:perugia", "shield:umbria", "city:firenze")
    played.do("bid:2", "bid:3", "bid:4", "pass", "pass", "pass", "none")
    return played.do("lay:green:3", "lay:white:2")


def shields(game: AnyGame) -> Played:
    return building(game).do("build:firenze", "shield:umbria")


def turning(game: AnyGame) -> Played:
    """d'Este have become Apprentice: one of their cards turns up again."""
    return shields(game).do("shield:umbria", "city:pisa", "lay:blue:1").do("pass", "bid:1")


def roles(game: AnyGame) -> Played:
    """The Noble is auctioned among four; of the roles before two had to be."""
    played = turning(game).do("flip:blue")
    played.do("bid:1", "pass")
    played.do("draw:red", "draw:yellow")
    return played.do("bid:1", "bid:2", "pass", "pass")


def final(game: AnyGame) -> Played:
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
    return Played(game, game.load(dealt(made, 5)))


MOMENTS: dict[str, Callable[[AnyGame], Played]] = {
    "offering": offering,
    "lots": lots,
    "building": building,
    "shields": shields,
    "roles": roles,
    "final": final,
}


if __name__ == "__main__":
    raise SystemExit(write_or_check(positions()))
