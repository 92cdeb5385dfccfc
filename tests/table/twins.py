"""Two games that look alike to one viewer, line by line, and differ in what he may not see."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Engine, insert

from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.play.forced import shows_nothing
from signoria.core.play.way_back import is_together
from signoria.core.record.lines import Chair, Draw, Move
from signoria.core.record.record import Record
from signoria.core.state import CHANCE, SPECTATOR
from signoria.table.store.schema import journal, seats, tables
from signoria.table.store.writer import Job
from signoria.table.store.writes import INSERT_LINE, add_lines

PAIRS = 2
LONGEST = 300
TRIES = 12
# How often somebody who may takes the floor, so that games have words in them and still go on.
SPEAKING = 0.1


class Step(NamedTuple):
    """A line of both games: who made it, and its name in each.

    `fresh` if a table could have been left just before it; `by_itself` if it needs nobody.
    """

    by: int
    names: tuple[str, str]
    fresh: bool
    by_itself: bool


@dataclass
class Twins:
    """Both games as seen lines, the viewer, and how far they differ."""

    game: AnyGame
    players: int
    settings: Settings
    viewer: int
    steps: list[Step]

    def moments(self) -> list[int]:
        """Those at which somebody has to decide and the two games differ."""
        differ = next((n for n, step in enumerate(self.steps) if step.names[0] != step.names[1]), len(self.steps))
        return [n for n, step in enumerate(self.steps) if n > differ and step.fresh]

    def cuts(self, lot: random.Random, most: int) -> list[int]:
        """Some of these moments."""
        found = self.moments()
        return sorted(lot.sample(found, min(most, len(found))))

    def can_follow(self, number: int) -> bool:
        """Does somebody decide after this line before chance does?"""
        after = (step for step in self.steps[number + 1 :] if step.by == CHANCE or not step.by_itself)
        found = next(after, None)
        return found is not None and found.by != CHANCE


def grow(game: AnyGame, viewer: int, players: int, seed: str, options: Settings | None = None) -> list[Twins]:
    """Twice the attempt of a few that differs longest, each of which ends where the two games could not go on alike.

    In the first pair hidden cards differ and people do the same wherever they can, so that it lasts; in the second
    they also choose otherwise where the viewer does not see it.
    """
    settings = game.unattended_settings(players, options or {})
    longest = []
    for same in (True, False):
        attempts = [_grow(game, viewer, players, settings, random.Random(f"{seed}/{n}"), same) for n in range(TRIES)]
        longest.append(max(attempts, key=lambda twins: (len(twins.moments()), len(twins.steps))))
    return longest


def _grow(game: AnyGame, viewer: int, players: int, settings: Settings, lot: random.Random, same: bool) -> Twins:
    twins = Twins(game, players, settings, viewer, [])
    pair = [game.new(players, settings) for _ in range(PAIRS)]
    before = False
    while pair[0].actors() and len(twins.steps) < LONGEST:
        if pair[0].actors() != pair[1].actors():
            # What was sealed differently has been opened; cards alone must make no such difference.
            chosen = [step for step in twins.steps if step.by != CHANCE and step.names[0] != step.names[1]]
            assert chosen, "who is asked tells the two games apart"
            break
        assert pair[0].may() == pair[1].may(), "who may take the floor tells the two games apart"
        by = pair[0].actors()[0]
        if pair[0].may() and not is_together(pair[0]) and lot.random() < SPEAKING:
            by = lot.choice(pair[0].may())
        looks = [_looks(game, state, by, viewer) for state in pair]
        alike = sorted(set(looks[0]) & set(looks[1]))
        if not alike:
            break
        shared = [look for look in alike if set(looks[0][look]) & set(looks[1][look])] if same else []
        look = lot.choice(shared or alike)
        actions = [lot.choice(each[look]) for each in looks]
        # Cards that all differ leave people nothing that they could do alike.
        if shared and (by != CHANCE or lot.random() < 0.5):
            actions = [lot.choice(sorted(set(looks[0][look]) & set(looks[1][look])))] * PAIRS
        names = (game.name(by, actions[0]), game.name(by, actions[1]))
        together = is_together(pair[0])
        by_itself = by == CHANCE or _is_answered(game, pair[0], by, actions[0])
        twins.steps.append(Step(by, names, not by_itself and not (together and before), by_itself))
        before = together
        for state, action in zip(pair, actions, strict=True):
            state.apply(by, action)
    return twins


def _is_answered(game: AnyGame, state: Any, by: int, action: int) -> bool:
    alone = state.actors() == [by] and len(state.options(by)) == 1
    return alone and shows_nothing(game, state, by, action, [*range(state.players), SPECTATOR])


def _looks(game: AnyGame, state: Any, by: int, viewer: int) -> dict[tuple[str, tuple[int, ...]], list[int]]:
    """What can be done now, by what it looks like to the viewer; that a seat has made its last pick is public."""
    found: dict[Any, list[int]] = {}
    actions = [outcome for outcome, _ in state.weights()] if by == CHANCE else state.options(by)
    for action in actions:
        waiting: tuple[int, ...] = ()
        if is_together(state):
            after = state.clone()
            after.apply(by, action)
            waiting = tuple(after.actors())
        found.setdefault((game.seen(state, by, action, viewer), waiting), []).append(action)
    return found


@dataclass(frozen=True)
class Placed:
    """One of the two games, left at a moment at a table of its own."""

    id: str
    names: list[tuple[int, str]]
    lines: int


def place(engine: Engine, twins: Twins, which: int, cut: int, id: str, watch: str, people: tuple[str, str]) -> Placed:
    """Write the table with the first `cut` lines, as a server would have left it; people: the viewer's, the others'."""
    secret = bytes([which + 1]) * 32
    chairs = [Chair(f"Player {seat + 1}") for seat in range(twins.players)]
    record = Record.begin(twins.game, twins.players, twins.settings, chairs, secret, [])
    names = [(step.by, step.names[which]) for step in twins.steps]
    for n, (by, name) in enumerate(names[:cut]):
        record.add(Draw(name, n) if by == CHANCE else Move(by, name), secret)
    job = Job()
    add_lines(job, id, record.lines, 0.0)
    with engine.begin() as connection:
        connection.execute(insert(tables), _table_row(twins, id, watch, secret, record, cut))
        connection.execute(insert(seats), [_seat_row(twins, id, seat, people) for seat in range(twins.players)])
        rows = [row for statement, row in job.work if statement is INSERT_LINE]
        if rows:
            connection.execute(insert(journal), rows)
    return Placed(id, names, cut)


def _table_row(twins: Twins, id: str, watch: str, secret: bytes, record: Record, lines: int) -> dict[str, Any]:
    return {
        "id": id,
        "game": twins.game.id,
        "options": twins.settings,
        "players": twins.players,
        "status": "running",
        "host": None,
        "pause": 0,
        "patience": 10**10,
        "start": True,
        "secret": secret,
        "watch": watch,
        "created": 1.0,
        "moved": 1.0,
        "header": record.header.document(),
        "lines": lines,
        "waiting": [],
        "prompts": None,
        "asked": None,
        "closed_why": None,
        "changes": 0,
    }


def _seat_row(twins: Twins, id: str, seat: int, people: tuple[str, str]) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": seat,
        "kind": "person",
        "name": f"Seat {seat}",
        "person": people[0] if seat == twins.viewer else people[1],
        "level": None,
        "invite": None,
        "nonce": None,
        "replaced": False,
        "resigned": False,
        "votes": [],
        "seen": time.time(),
    }
