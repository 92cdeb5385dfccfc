"""Where the game of a new table starts, if not from its set-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.core.game import AnyGame
from signoria.core.play.play_on import Beginning, from_position
from signoria.table.protocol.faults import BadRequest
from signoria.table.protocol.table_bodies import SeatRequest, TableRequest


@dataclass(frozen=True)
class Moment:
    """A moment of a game, and what the new table remembers of it: its kind, and the table and line it is from."""

    game: str
    beginning: Beginning
    kind: str
    table: str | None = None
    line: int | None = None

    @property
    def started(self) -> dict[str, Any]:
        return {"kind": self.kind, "table": self.table, "line": self.line}


def from_upload(game: AnyGame, request: TableRequest) -> Moment:
    """Returns a set position that somebody brings along; InvalidDocument with every problem by name."""
    if request.options:
        raise BadRequest("A position has its own options; leave them out beside it.", "options_with_position")
    return Moment(game.id, from_position(game, request.position or {}), "position")


def check_seats_fit(moment: Moment, seats: Sequence[SeatRequest]) -> None:
    """BadRequest where the position is of another number of players; a sandbox is for oneself and bots."""
    players = moment.beginning.players
    if len(seats) != players:
        english = "This position is one of {players} players; the table has {seats} seats."
        raise BadRequest(english, "position_seats", players=players, seats=len(seats))
    if moment.kind == "sandbox" and any(seat.kind not in ("me", "bot") for seat in seats):
        english = "While the game runs, what you try out is between you and bots: the other seats must be bots."
        raise BadRequest(english, "sandbox_bots")
