"""Moments of games for playing on: of one that is over as it was, of one that runs as a seat sees it.

Nothing is written at the table that a moment is taken from, and nobody there is told.
"""

from __future__ import annotations

import secrets

from signoria.core.document import Document
from signoria.core.play.play_on import Beginning, as_seen, from_record
from signoria.core.record.header import Branch, SetPosition
from signoria.core.record.replay import parent_of, replay
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR
from signoria.table.live.play import Play
from signoria.table.live.session import Session
from signoria.table.live.snapshots import Looker, check_moment
from signoria.table.lobby.play_on import Moment
from signoria.table.protocol.faults import Conflict, Forbidden


async def moment_of(session: Session, looker: Looker, line: int | None) -> Moment:
    """Returns a moment for whoever may look at the game; Forbidden where they may not try it out."""
    async with session.held():
        viewer, play = looker.viewer(session), session.play
        if play is None:
            raise Conflict("No game has begun at this table, so there is nothing to play on from.", "no_moment_yet")
        check_moment(play, line)
        if play.is_over:
            return Moment(play.game.id, from_record(play.game, play.record, line), "game", session.id, line)
        if viewer == SPECTATOR:
            english = "While the game runs, only who sits there can try out how it goes on; name your seat."
            raise Forbidden(english, "sandbox_no_seat")
        if not session.seating.table.hints:
            english = "This table is played without help, so nobody can try out here how it goes on before it is over."
            raise Forbidden(english, "sandbox_not_here")
        return Moment(play.game.id, _as_seen(play, viewer, line), "sandbox", session.id, line)


async def position_of(session: Session, looker: Looker, line: int | None) -> Document:
    """Returns a moment as a document that can be kept, and opened again as a set position."""
    moment = await moment_of(session, looker, line)
    start = moment.beginning.start
    if isinstance(start, SetPosition):
        return start.position
    assert isinstance(start, Branch)
    game = load_game(moment.game)
    return game.dump(replay(game, parent_of(start)))


def _as_seen(play: Play, seat: int, line: int | None) -> Beginning:
    """What others have sealed is not in it, as if they had not decided yet."""
    state = play.apart(seat) if line is None or line == play.lines else play.chronicle.at(line)
    # Not from the table's secret, and another one each time.
    return as_seen(play.game, state, seat, Rng(secrets.token_hex(16)))
