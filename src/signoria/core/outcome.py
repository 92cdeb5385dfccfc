"""How a game ended: where the points came from, who has won, and what broke a tie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.core.codes import ScoreLine
from signoria.core.game import AnyGame
from signoria.core.state import State
from signoria.core.vocabulary import AT_END, Source, TieBreak, Vocabulary


@dataclass(frozen=True)
class SourceRow:
    """What one source of points brought each seat."""

    id: str
    when: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Tie:
    """Seats with the best total: what decided between them, with the number of each; None if nothing did."""

    points: int
    seats: tuple[int, ...]
    broken_by: TieBreak | None = None
    numbers: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def source_rows(
    vocabulary: Vocabulary, scores: Sequence[Sequence[ScoreLine]], players: int | None = None
) -> list[SourceRow]:
    """Returns a row for every source that a game of so many has; a score line that none claims is one of its own.

    Without `players` the scores are those of all.
    """
    count = len(scores) if players is None else players
    claimed = {code for source in vocabulary.sources for code in source.codes}
    others = dict.fromkeys(line.code for lines in scores for line in lines if line.code not in claimed)
    played = [source for source in vocabulary.sources if not source.players or count in source.players]
    sources = [*played, *(Source(code, AT_END, (code,)) for code in others)]
    return [SourceRow(each.id, each.when, tuple(_points(each, lines) for lines in scores)) for each in sources]


def _points(source: Source, lines: Sequence[ScoreLine]) -> int:
    own = [line for line in lines if line.code in source.codes]
    return sum(int(line.params[source.param]) * source.each if source.param else line.points for line in own)


def best_tie(game: AnyGame, state: Any) -> Tie | None:
    """Returns what broke the tie for the first place, or that nothing did; None where there was none."""
    if game.ranking is None:
        return None
    keys = game.ranking(state)
    best = max(key[0] for key in keys)
    tied = tuple(seat for seat, key in enumerate(keys) if key[0] == best)
    if len(tied) == 1:
        return None
    for place, tie_break in enumerate(game.vocabulary.tie_breaks, start=1):
        numbers = tuple(keys[seat][place] for seat in tied)
        winners = tuple(seat for seat, number in zip(tied, numbers) if number == max(numbers))
        if len(winners) < len(tied):
            return Tie(best, tied, tie_break, numbers, winners)
    return Tie(best, tied)


def tell_winners(state: State, keys: Sequence[tuple[int, ...]]) -> None:
    """Tell who has won, with how many points; callers ask first whether anybody listens."""
    winners = [seat for seat, key in enumerate(keys) if key == max(keys)]
    for seat in winners:
        state.tell("won" if len(winners) == 1 else "shared_win", {"seat": seat, "points": keys[seat][0]})
