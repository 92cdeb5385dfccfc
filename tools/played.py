"""A position of the gallery that was played on from one that was laid out: its log tells what has happened since."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from position_files import written

from signoria.core.codes import Event
from signoria.core.game import AnyGame
from signoria.core.state import CHANCE, SPECTATOR, State
from signoria.table.live.views import ended_info


class Played:
    """A position, and what has happened since it was laid out."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state
        # Who did what, as everybody saw it, and what came of it.
        self.lines: list[tuple[int, dict[int, str], list[Event]]] = []

    def do(self, *names: str) -> Self:
        """Plays on: whoever is asked, by the name of the action or outcome; a seat before it where several are."""
        for name in names:
            seat = self.state.actors()[0]
            if name[0].isdigit():
                seat, name = int(name[0]), name[2:]
            self._apply(seat, self.game.id_of(seat, name))
        return self

    def _apply(self, seat: int, action: int) -> None:
        """Does it, and what comes of it without another possibility."""
        seen = {
            viewer: self.game.seen(self.state, seat, action, viewer)
            for viewer in (SPECTATOR, *range(self.state.players))
        }
        events: list[Event] = []
        self.state.apply(seat, action, events)
        self.lines.append((seat, seen, events))
        while self.state.actors() == [CHANCE] and len(self.state.weights()) == 1:
            self._apply(CHANCE, self.state.weights()[0][0])

    def seen_by(self, viewer: int) -> dict[str, Any]:
        lines = [
            {"number": number, "by": by, "seen": seen[viewer], "events": told(events, viewer)}
            for number, (by, seen, events) in enumerate(self.lines)
        ]
        over = {} if self.state.actors() else {"over": msgspec.to_builtins(ended_info(self.game, self.state))}
        return written(self.game, self.state, viewer) | {"lines": lines} | over


def told(events: list[Event], viewer: int) -> list[dict[str, Any]]:
    known = [event for event in events if event.seen_by is None or viewer in event.seen_by]
    return [{"code": event.code, "params": event.params} for event in known]
