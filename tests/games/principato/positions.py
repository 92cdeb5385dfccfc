"""Positions for the tests: a table is described by what matters, the rest of the box is put where it belongs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from signoria.core.codes import Event, Reason
from signoria.core.document import Document
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, NOBODY, buffer
from signoria.games.principato import GAME as GAME
from signoria.games.principato.state import Principato

CARDS = GAME.components.data["action_types"]
DISPLAY = ("build_field", "build_farm", "build_palazzo", "monument", "catapult_early", "build_bank", "harvest")
PILE = ("harvest", "taxes", "taxes")
GOALS = (("armory", "chapel"), ("fertile_soil", "town_hall"), ("city_charter", "palace"), ("fortress", "villa"))
STARTS = ("build_bank", "build_palazzo", "build_farm", "build_field")
FACES = ("field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere")
CUBES = ("food", "gold", "favor")
SUPPLIES = ("militia_food", "condottiere_gold", "militia_favor", "condottiere_favor")


def seat(**pieces: Any) -> Document:
    """A principality with what is named, and one field, farm, palazzo and bank unless said otherwise.

    Pieces are its `hand`, `goals` and `military` points, tokens (`farm=2`), stored cubes (`food=1`), cubes on
    soldiers (`militia_food=1`) and culture (`painting_6=2`).
    """
    return {
        "hand": list(pieces.pop("hand", ())),
        "goals": list(pieces.pop("goals", ())),
        "military": pieces.pop("military", 0),
        "tokens": {face: pieces.pop(face, int(face in FACES[:4])) for face in FACES},
        **{cube: pieces.pop(cube, 0) for cube in CUBES},
        "supplied": {supply: pieces.pop(supply, 0) for supply in SUPPLIES},
        "culture": pieces,
    }


def document(
    *seats: Document,
    year: int = 2,
    display: Sequence[str] = (),
    pile: Iterable[str] = PILE,
    first: int = 0,
    active: int = 0,
    action: int = 1,
    frames: Sequence[Document] | None = None,
    **options: bool,
) -> Document:
    """A position in which `active` is at its first or second action; cards that are nowhere else lie in the box."""
    players = len(seats)
    hands = ("collector", "build_bank"), ("collector", "build_palazzo"), ("collector", "harvest"), ("taxes", "taxes")
    for i, own in enumerate(seats):
        own["hand"] = own["hand"] or list(hands[i])
        own["goals"] = own["goals"] or list(GOALS[i])
    laid = list(display) or list(DISPLAY[: players + 3])
    piles = {f"year{y}": printed(players, y) if y > year else Counter(pile if y == year else ()) for y in (1, 2, 3)}
    cards = sum((printed(players, y) for y in (1, 2, 3)), Counter(collector=players)) + Counter(STARTS[:players])
    cards.subtract(Counter(laid) + sum((Counter(own["hand"]) for own in seats), sum(piles.values(), Counter())))
    del cards["military"]
    assert min(cards.values()) >= 0, f"there are not so many cards: {cards}"
    stored = {cube: sum(own[cube] + on_soldiers(own, cube) for own in seats) for cube in CUBES}
    box = GAME.components.data
    return {
        "game": GAME.id,
        "players": players,
        "options": options,
        "frames": [{"decision": "turn.action", "seat": active, "action": action}] if frames is None else frames,
        "year": year,
        "active": active,
        "first": first,
        "display": laid,
        "pile": {name: dict(left) for name, left in piles.items()},
        "box": dict(cards),
        "reserve": {cube: box["cubes"][cube]["count"] - stored[cube] for cube in CUBES},
        "pool": {
            name: pool["count"] - sum(own["tokens"][face] for own in seats for face in pool["faces"])
            for name, pool in box["tokens"]["pools"].items()
        },
        "stock": stock(seats),
        "order": [-1, -1, -1, -1],
        "seats": list(seats),
    }


def printed(players: int, year: int) -> Counter[str]:
    """The cards of a year's pile for a number of players, counted from the file."""
    pile = GAME.components.data["piles"][f"year{year}"]
    marks = ["unmarked", "mark3", "mark4"][: players - 1]
    counts = Counter({entry["type"]: sum(entry[mark] for mark in marks) for entry in pile["cards"]})
    return counts + Counter(military=pile["military_cards"])


def on_soldiers(own: Document, cube: str) -> int:
    return sum(count for name, count in own["supplied"].items() if name.endswith(cube))


def stock(seats: Sequence[Document]) -> Document:
    culture = GAME.components.data["culture"]
    left = Counter(f"{kind}_{value}" for kind, entry in culture.items() for value in entry["values"])
    for own in seats:
        left.subtract(own["culture"])
    assert min(left.values()) >= 0, f"there is not so much culture: {left}"
    return dict(left)


def position(*seats: Document, **table: Any) -> Principato:
    """The state of `document`; others sit at the table with what everybody has."""
    return GAME.load(document(*(seats if len(seats) > 1 else (*seats, seat())), **table))


# ---- playing ----


def play(state: Principato, *names: str) -> list[Event]:
    """Do what the names say, by whoever is to decide or by chance; answers what was told."""
    events: list[Event] = []
    for name in names:
        mover = int(state.mover())
        assert mover != NOBODY, f"the game is over before {name}"
        state.apply(mover, GAME.id_of(mover, name), events)
    return events


def offered(state: Principato) -> list[str]:
    """The names of the legal actions of whoever is to decide."""
    return [GAME.action_name(action) for action in state.options(state.mover())]


def blocked(state: Principato) -> dict[str, Reason]:
    """What is shown greyed, with the reason."""
    mover = int(state.mover())
    reasons = {GAME.action_name(action): state.why_not(mover, action) for action in state.candidates(mover)}
    return {name: reason for name, reason in reasons.items() if reason is not None}


def asked(state: Principato) -> str:
    """The decision that waits, or "chance", or "over"."""
    mover = int(state.mover())
    return {CHANCE: "chance", NOBODY: "over"}.get(mover) or state.prompt(mover).code


def drawn(state: Principato) -> dict[str, int]:
    """What chance may turn up, with weights."""
    return {GAME.outcomes.name(outcome): weight for outcome, weight in state.weights()}


def own(state: Principato, of: int = 0) -> Document:
    """A principality as the document shows it, every piece side by side and zeros not left out."""
    part = GAME.dump(state)["seats"][of]
    zeros = dict.fromkeys((*FACES, *SUPPLIES, *stock([])), 0)
    return {**zeros, **part["tokens"], **part["supplied"], **part["culture"]} | {
        name: part[name] for name in (*CUBES, "hand", "military", "goals")
    }


def pieces(state: Principato, *names: str, of: int = 0) -> tuple[int, ...]:
    """So many a principality has of what is named."""
    part = own(state, of)
    return tuple(part[name] for name in names)


def table(state: Principato) -> Document:
    return GAME.dump(state)


def random_state(players: int, seed: int, steps: int, **options: bool) -> Principato:
    """A game played at random for so many steps, or to its end."""
    state = GAME.new(players, options)
    walk(state, Rng("tests", seed), steps)
    return state


def walk(state: Principato, rng: Rng, steps: int) -> int:
    """Play at random; answers how many steps were made."""
    outcomes, weights = buffer(), buffer()
    for done in range(steps):
        mover = int(state.mover())
        if mover == NOBODY:
            return done
        if mover == CHANCE:
            state.apply(CHANCE, draw(state, rng, outcomes, weights))
        else:
            options = state.options(mover)
            state.apply(mover, options[rng.below(len(options))])
    return steps
