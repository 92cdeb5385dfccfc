"""Positions of real games for the client: what its unit tests and its gallery of boards show (positions.json).

`python tools/client_positions.py` writes them, `--check` says whether they are current. A moment is what the server
sends at that point of a game: the view of one seat, the decision if that seat has one, and the events that follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from position_files import vocabulary, write_or_check, written

from signoria.core.codes import Event
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR, State

Wish: TypeAlias = Callable[[State, dict[str, Any], str], bool]
EVENTS_AFTER = 12
# How much a person likes to do what, beside ten steps of mood.
LIKED = {"activate": 12, "change": 4, "favor": 1, "skip": -6, "end": -20, "option": 2, "commit": 3}


def principato() -> dict[str, Any]:
    game = load_game("principato")
    moments = {
        "first_turn": moment(game, 2, 1, lambda state, view, code: code == "turn.action"),
        "action": moment(game, 3, 4, lambda state, view, code: code == "turn.action" and varied(state, view)),
        "exchange": moment(game, 4, 2, lambda state, view, code: code == "activation.exchange" and rich(view, 2)),
        "change": moment(game, 3, 5, lambda state, view, code: code == "turn.change" and view["year"] == 3),
        "culture": moment(game, 3, 6, lambda state, view, code: code == "activation.culture" and rich(view, 2)),
        "favor": moment(
            game, 2, 7, lambda state, view, code: code == "turn.favor" and len(state.options(view["active"])) > 1
        ),
        "supply": moment(game, 4, 8, lambda state, view, code: code.startswith("scoring.supply") and rich(view, 2)),
        "late": moment(game, 4, 9, lambda state, view, code: code == "turn.action" and late(view)),
        "waiting": moment(game, 3, 4, lambda state, view, code: code == "turn.action" and varied(state, view), turn=1),
        "spectator": moment(game, 4, 11, lambda state, view, code: rich(view, 3), turn=None),
        "open_goals": moment(game, 2, 12, lambda state, view, code: rich(view, 2), options={"open_goals": True}),
        "over": moment(game, 3, 13, lambda state, view, code: not code),
    }
    return {"game": game.id, "vocabulary": vocabulary(game), "moments": moments}


def rich(view: dict[str, Any], year: int) -> bool:
    """Well into that year, with works, and with soldiers of both kinds somewhere."""
    seats = view["seats"]
    well = view["year"] == year and sum(view["pile"].get(f"year{year}", {}).values()) < 14
    faces = {face for seat in seats for face in seat["tokens"]}
    return well and any(seat["culture"] for seat in seats) and {"militia", "condottiere"} <= faces


def varied(state: State, view: dict[str, Any]) -> bool:
    """One of the two cards can be used and the other cannot, with an army before the seat."""
    actions = load_game("principato").actions
    verbs = [actions.verbs[action] for action in state.options(view["active"])]
    return rich(view, 2) and verbs.count("activate") == 1 and "militia" in view["seats"][view["active"]]["tokens"]


def late(view: dict[str, Any]) -> bool:
    return bool(view["year"] == 3 and sum(view["pile"].get("year3", {}).values()) < 8)


def moment(
    game: AnyGame, players: int, seed: int, wish: Wish, turn: int | None = 0, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The first such point, seen by the seat that decides, by one so many places after it (turn), or by nobody."""
    for attempt in range(200):
        rng = Rng(seed + 1000 * attempt)
        state = game.new(players, options or {})
        for decider in deciders(game, state, rng):
            code = state.prompt(decider).code if decider >= 0 else ""
            if wish(state, game.observe(state, SPECTATOR), code):
                seat = SPECTATOR if turn is None else (max(decider, 0) + turn) % players
                return written(game, state, seat) | {"events": what_follows(game, state, rng, seat)}
    raise SystemExit(f"no game of {game.title} comes to that point")


def deciders(game: AnyGame, state: State, rng: Rng) -> Iterator[int]:
    """Play on; stop before each decision, and at the end with -1."""
    while state.actors():
        if state.mover() == CHANCE:
            take_chance(state, rng)
            continue
        seat = int(state.mover())
        yield seat
        state.apply(seat, sensible(game, state, seat, rng))
    yield -1


def take_chance(state: State, rng: Rng, events: list[Event] | None = None) -> None:
    outcomes = [outcome for outcome, weight in state.weights() for _ in range(weight)]
    state.apply(CHANCE, outcomes[rng.below(len(outcomes))], events)


def sensible(game: AnyGame, state: State, seat: int, rng: Rng) -> int:
    """Something that a person might do: use the cards, buy dear works, recruit few, idle seldom."""
    options = state.options(seat)
    worth: list[tuple[int, int]] = []
    for option in options:
        verb, _, argument = game.action_name(option).partition(":")
        liked = LIKED.get(verb, 0)
        if verb == "recruit":
            liked -= 5 * abs(int(argument) - 2)
        elif argument.isdigit() and verb not in ("activate", "change", "swap"):
            liked += 3 * int(argument)
        worth.append((-liked - rng.below(10), option))
    return min(worth)[1]


def what_follows(game: AnyGame, state: State, rng: Rng, seat: int) -> list[dict[str, Any]]:
    events: list[Event] = []
    after = state.clone()
    while after.actors() and len(events) < EVENTS_AFTER:
        if after.mover() == CHANCE:
            take_chance(after, rng, events)
        else:
            mover = int(after.mover())
            after.apply(mover, sensible(game, after, mover, rng), events)
    seen = [event for event in events if event.seen_by is None or seat in event.seen_by]
    return [{"code": event.code, "params": event.params} for event in seen]


if __name__ == "__main__":
    raise SystemExit(write_or_check(principato()))
