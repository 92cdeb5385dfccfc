"""What a seat, or a spectator, sees of a game: made from what the game lets it observe, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.outcome import Tie, best_tie, source_rows
from signoria.core.state import SPECTATOR, State
from signoria.table.live.choice_views import blocked_info, figures_of, option_info, prompt_body
from signoria.table.live.documents import Documents
from signoria.table.live.play import Play
from signoria.table.live.undo_info import undo_info
from signoria.table.protocol.messages import (
    BlockedInfo,
    Decision,
    OverInfo,
    ScoreLineBody,
    SeatView,
    SourceInfo,
    TieInfo,
    UndoInfo,
    UndoQuestion,
)


def seat_view(
    play: Play, viewer: int, decides: bool, question: UndoQuestion | None, told: Documents | None = None
) -> SeatView:
    """Where the game stands for a viewer; `decides` if a person decides for that seat.

    What is `told` others of the same position is not made once more.
    """
    position = play.position(viewer)
    shared = told if told is not None and told.position is position else None
    return SeatView(
        cursor=play.lines,
        line=play.lines,
        seat=None if viewer == SPECTATOR else viewer,
        view=play.game.person_view(position, viewer) if shared is None else shared.view(viewer),
        figures=figures_of(play.game, position, viewer) if shared is None else shared.figures(viewer),
        actors=play.actors(),
        decided=play.decided(),
        decisions=_decisions(play, position, viewer) if decides and not play.is_over else [],
        undo=undo_info(play, viewer) if decides else UndoInfo(False, why=UNSET),
        ask_undo=question,
        over=over_info(play) if play.is_over else None,
        digest=play.record.last_digest(),
    )


def prompts(play: Play, seats: Sequence[int]) -> dict[str, Any]:
    """What each of these seats is asked now, as plain JSON by seat."""
    actors = [seat for seat in play.actors() if seat in seats]
    return {str(seat): msgspec.to_builtins(prompt_body(play.position(seat).prompt(seat))) for seat in actors}


def view_at(play: Play, viewer: int, at: int) -> SeatView:
    """Where the game stood for a viewer just before line `at` was made."""
    position = play.chronicle.at(at)
    lines = play.record.lines
    return SeatView(
        cursor=play.lines,
        line=at,
        seat=None if viewer == SPECTATOR else viewer,
        view=play.game.person_view(position, viewer),
        figures=figures_of(play.game, position, viewer),
        actors=position.actors(),
        decided=[],
        decisions=[],
        undo=UndoInfo(False),
        ask_undo=None,
        over=over_info(play) if play.is_over and at == play.lines else None,
        digest=lines[at - 1].digest if at else play.record.header_digest,
    )


def seen_at(play: Play, viewer: int, at: int | None) -> Document:
    """What a viewer observes now, or observed just before line `at`."""
    position = play.position(viewer) if at is None else play.chronicle.at(at)
    return play.game.person_view(position, viewer)


def lobby_view() -> SeatView:
    """A table at which no game has begun, or none can go on."""
    return SeatView(0, 0, None, None, None, [], [], [], UndoInfo(False), None, None, "")


def over_info(play: Play) -> OverInfo:
    end = play.record.end
    assert end is not None
    return ended_info(play.game, play.state, end.secret, play.record.header.nonces)


def ended_info(game: AnyGame, state: State, secret: bytes = b"", nonces: Sequence[bytes] = ()) -> OverInfo:
    """Returns how the game ended; `secret` and `nonces` are what its chance came from, if it was played at a table."""
    scores = game.score(state)
    return OverInfo(
        places=list(game.places(state)),
        scores=[[ScoreLineBody(line.code, line.points, dict(line.params)) for line in lines] for lines in scores],
        sources=[SourceInfo(row.id, row.when, list(row.points)) for row in source_rows(game.vocabulary, scores)],
        tie=_tie_info(best_tie(game, state)),
        totals=[game.total(lines) for lines in scores],
        secret=secret.hex(),
        nonces=[nonce.hex() for nonce in nonces],
    )


def _tie_info(tie: Tie | None) -> TieInfo | None:
    if tie is None:
        return None
    by = tie.broken_by
    numbers = list(tie.numbers) if by is not None and by.numbered else []
    code, rule = (by.code, by.rule) if by is not None else (None, None)
    return TieInfo(tie.points, list(tie.seats), list(tie.winners), code, rule, numbers)


def _decisions(play: Play, position: State, seat: int) -> list[Decision]:
    must_decide = seat in position.actors()
    if not must_decide and seat not in position.may():
        return []
    game, options = play.game, set(position.options(seat))
    candidates = position.candidates(seat)
    return [
        Decision(
            seat=seat,
            line=play.line_of(seat),
            prompt=prompt_body(position.prompt(seat)),
            options=[option_info(game, position, seat, action) for action in candidates if action in options],
            blocked=[_blocked(game, position, seat, action) for action in candidates if action not in options],
            speak=not must_decide,
        )
    ]


def _blocked(game: AnyGame, position: State, seat: int, action: int) -> BlockedInfo:
    reason = position.why_not(seat, action)
    assert reason is not None
    return blocked_info(game, position, seat, action, reason)
