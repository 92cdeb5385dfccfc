"""Set positions by name: a document is laid out, filled up to the box, and loaded through the door that checks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core.codes import Event
from signoria.core.document import Document
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, TOGETHER, buffer
from signoria.games.il_principe import GAME
from signoria.games.il_principe.box.constants import CITIES, COLORS, COPIES, COPIES_REMOVED, MAP_SHIELDS
from signoria.games.il_principe.state import IlPrincipe

Cards = Mapping[str, int]
Seat = Mapping[str, Any]
Line = tuple[int, str]

LOTS = {"decision": "auctions.lots", "seat": 0}
DISPLAY = ("siena", "lucca", "firenze", "orvieto")
COUNTERS = ("hand", "offered", "known", "up", "down", "map")


def document(
    phase: str,
    frames: Sequence[Mapping[str, Any]],
    *,
    players: int = 4,
    seats: Mapping[int, Seat] | None = None,
    round: int = 3,
    marker: int = 0,
    last_round: int = 0,
    deck: int | Cards = 24,
    discard: Cards | None = None,
    lot: Cards | None = None,
    display: Sequence[str | None] = DISPLAY,
    major: Mapping[str, int] | None = None,
    minor: Mapping[str, int] | None = None,
    options: Mapping[str, bool | int | str] | None = None,
) -> Document:
    """Building cards that nobody mentions lie in the discard pile, or, if that is given, face down before the last
    seat; cities that nobody mentions are still to come."""
    made = GAME.dump(GAME.new(players, options)) | {"phase": phase, "frames": [dict(frame) for frame in frames]}
    made |= {"round": round, "marker": marker, "last_round": last_round, "lot": dict(lot or {})}
    for seat, wanted in (seats or {}).items():
        part = made["seats"][seat] | {key: wanted[key] for key in wanted}
        part["cities"] = dict.fromkeys(wanted.get("cities", ()), 1)
        part["shields"] = wanted.get("shields", MAP_SHIELDS[players] - sum(part["map"].values()))
        made["seats"][seat] = part
    if phase in ("auctions", "actions", "roles", "over"):
        made["lot_size"] = dict(lot or {})
    for seat in _have_acted(phase, frames, players, marker):
        made["seats"][seat]["acted"] = "pass"
    built = {city for part in made["seats"] for city in part["cities"]}
    made["display"] = list(display)
    made["city_deck"] = {city: 1 for city in CITIES if city not in display and city not in built}
    made["major"] = [(major or {}).get(color, -1) for color in COLORS]
    made["minor"] = [(minor or {}).get(color, -1) for color in COLORS]
    _fill_cards(made, players, deck, discard)
    return made


def _have_acted(phase: str, frames: Sequence[Mapping[str, Any]], players: int, marker: int) -> list[int]:
    """Seats whose turn of phase 3 is over."""
    turns = players if phase in ("roles", "over") else 0
    if phase == "actions":
        turns = frames[0]["turn"] - (frames[-1]["decision"] == "actions.action")
    return [(marker + turn) % players for turn in range(turns)]


def _fill_cards(made: Document, players: int, deck: int | Cards, discard: Cards | None) -> None:
    piles = [part[key] for part in made["seats"] for key in ("hand", "offered", "up", "down")]
    piles += [made["lot"], discard or {}, deck if not isinstance(deck, int) else {}]
    rest = {color: COPIES - COPIES_REMOVED[players] - sum(pile.get(color, 0) for pile in piles) for color in COLORS}
    assert min(rest.values()) >= 0, f"too many cards: {rest}"
    made["deck"] = {} if isinstance(deck, int) else dict(deck)
    for _ in range(deck if isinstance(deck, int) else 0):
        color = max(rest, key=lambda name: rest[name])
        rest[color] -= 1
        made["deck"][color] = made["deck"].get(color, 0) + 1
    made["discard"] = dict(discard) if discard is not None else dict(rest)
    if discard is not None:
        last = made["seats"][-1]["down"]
        made["seats"][-1]["down"] = {color: last.get(color, 0) + rest[color] for color in COLORS}


# ---- where the game often stands ----


def at_lot(color: str, count: int = 2, *, more: Cards | None = None, **table: Any) -> IlPrincipe:
    """A lot is about to be auctioned; the seat left of the marker holder opens. `more` are the lots after it."""
    players, marker = table.get("players", 4), table.get("marker", 0)
    bid = _bid((1 << players) - 1, (marker + 1) % players, 2, color)
    return GAME.load(document("auctions", [LOTS, bid], lot={color: count, **(more or {})}, **table))


def _bid(bidders: int, seat: int, prize: int, color: str) -> Document:
    return {
        "decision": "auction.bid",
        "seat": seat,
        "bidders": bidders,
        "high": 0,
        "leader": 0,
        "prize": prize,
        "color": COLORS.index(color),
        "entered": bidders,
    }


def at_win_build(seat: int, **table: Any) -> IlPrincipe:
    """A seat has won the last lot and may build."""
    frames = [LOTS, {"decision": "auctions.build", "seat": seat}]
    return GAME.load(document("auctions", frames, marker=seat, **table))


def at_action(seat: int, **table: Any) -> IlPrincipe:
    """It is a seat's turn in phase 3."""
    players, marker = table.get("players", 4), table.get("marker", 0)
    turn = (seat - marker) % players + 1
    frames = [
        {"decision": "actions.turns", "seat": marker, "turn": turn},
        {"decision": "actions.action", "seat": seat},
    ]
    return GAME.load(document("actions", frames, **table))


def before_roles(**table: Any) -> IlPrincipe:
    """The last seat of phase 3 is to act; when it passes, the roles are given."""
    players, marker = table.get("players", 4), table.get("marker", 0)
    return at_action((marker - 1) % players, **table)


def before_round(**table: Any) -> IlPrincipe:
    """As before_roles, and nobody has cards up: a pass ends the round."""
    return before_roles(**table)


def at_offer(hands: Sequence[Cards], **table: Any) -> IlPrincipe:
    players = len(hands)
    frame = {"decision": "supply.offer", "seat": TOGETHER, "waiting": (1 << players) - 1}
    seats = {seat: {"hand": dict(hand)} for seat, hand in enumerate(hands)}
    return GAME.load(document("supply", [frame], players=players, seats=seats, **table))


# ---- playing by name ----


def options(state: IlPrincipe, seat: int | None = None) -> list[str]:
    """Names of what a seat (the only actor, if none is named) may do."""
    actor = state.actors()[0] if seat is None else seat
    return [GAME.action_name(action) for action in state.options(actor)]


def asked(state: IlPrincipe) -> tuple[str, list[int]]:
    """The decision that waits, and for whom."""
    return GAME.schema.decisions[state.decision].code, state.actors()


def play(state: IlPrincipe, *names: str) -> list[Event]:
    """Whoever is to decide, or chance, does these things one after the other."""
    events: list[Event] = []
    for name in names:
        (actor,) = state.actors()
        state.apply(actor, GAME.id_of(actor, name), events)
    return events


def play_by(state: IlPrincipe, seat: int, *names: str) -> list[Event]:
    """One of several seats decides."""
    events: list[Event] = []
    for name in names:
        state.apply(seat, GAME.action_id(name), events)
    return events


def settle(state: IlPrincipe, seed: int = 1) -> list[str]:
    """Let chance do its part; answers what it brought."""
    rng, outcomes, weights, brought = Rng("settle", seed), buffer(), buffer(), list[str]()
    while state.actors() == [CHANCE]:
        outcome = draw(state, rng, outcomes, weights)
        brought.append(GAME.name(CHANCE, outcome))
        state.apply(CHANCE, outcome)
    return brought


def random_lines(state: IlPrincipe, rng: Rng, steps: int) -> list[tuple[int, int]]:
    """Play on at random; answers the lines."""
    outcomes, weights, lines = buffer(), buffer(), list[tuple[int, int]]()
    while len(lines) < steps and state.actors():
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        if seat == CHANCE:
            line = CHANCE, int(draw(state, rng, outcomes, weights))
        else:
            legal = state.options(seat)
            line = seat, legal[rng.below(len(legal))]
        state.apply(*line)
        lines.append(line)
    return lines


def cards(state: IlPrincipe, field: str, seat: int) -> dict[str, int]:
    """A seat's counters by name, zeros left out."""
    assert field in COUNTERS
    found: dict[str, int] = GAME.dump(state)["seats"][seat][field]
    return found


def codes(events: Sequence[Event]) -> list[str]:
    return [event.code for event in events]


def points(state: IlPrincipe, seat: int, code: str) -> int:
    """A seat's points on the score lines of a kind."""
    return sum(line.points for line in GAME.score(state)[seat] if line.code == code)
