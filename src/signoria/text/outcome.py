"""The end of a game in words: the sources of points, and what broke a tie."""

from __future__ import annotations

from signoria.core.codes import ScoreLine
from signoria.core.outcome import SourceRow, Tie
from signoria.text.words import Words, message_key


def source_name(words: Words, row: SourceRow) -> str:
    """Returns what a source of points is called; a game without words for it names its code."""
    if row.id in (source.id for source in words.vocabulary.sources):
        return words.text(message_key("source", row.id))
    sentence = words.score_line(ScoreLine(row.id, 0))
    return row.id if sentence == message_key("score", row.id) else sentence


def group_name(words: Words, when: str) -> str:
    """Returns the heading over the sources of one time: during the game, at its end."""
    return words.text(message_key("source", when))


def tie_sentence(words: Words, tie: Tie) -> str:
    """Returns what decided between equal totals, with the numbers of both sides, or that nothing did."""
    if tie.broken_by is None:
        return words.text("tie-shared", points=tie.points, seats=words.listed([words.seat(seat) for seat in tie.seats]))
    measure = words.text(message_key("tie", tie.broken_by.code))
    if not tie.broken_by.numbered:
        winners = words.listed([words.seat(seat) for seat in tie.winners])
        return words.text("tie-broken-plainly", points=tie.points, measure=measure, seats=winners)
    ordered = sorted(zip(tie.seats, tie.numbers), key=lambda each: -each[1])
    numbers = [words.text("tie-number", seat=words.seat(seat), number=number) for seat, number in ordered]
    return words.text("tie-broken", points=tie.points, measure=measure, numbers=", ".join(numbers))
