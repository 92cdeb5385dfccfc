"""How long bots take over what others may not know: nobody may read a hand from the clock."""

from __future__ import annotations

import secrets
from collections import defaultdict, deque
from functools import partial
from typing import Final, NamedTuple

REMEMBERED: Final = 32
# In seconds; what takes longer was held up by something else, like a busy machine, and counts as no more than this.
LONGEST: Final = 2.0


# Each decision of a turn is made so much quicker than the one before it: with the pause of a normal table, 0.45 s, even
# the longest turn of a bot takes no more than 0.45 / (1 - 0.85) = 3 s beside its thinking.
QUICKER: Final = 0.85


class Stride:
    """One table's bots: whoever decides often in a row does so ever quicker, so that nobody waits long for a turn."""

    def __init__(self) -> None:
        self._seat = -1
        self._steps = 0

    def pause(self, seat: int, seconds: float) -> float:
        """Returns how long this seat waits before its next decision."""
        self._steps = self._steps + 1 if seat == self._seat else 0
        self._seat = seat
        return seconds * QUICKER**self._steps


class Question(NamedTuple):
    """What a bot thinks about: answers to the same question should take alike."""

    game: str
    level: str
    prompt: str


class Tempo:
    """Remembers how many seconds the last thoughts about each question took, from the question to the answer."""

    def __init__(self) -> None:
        self._taken: defaultdict[Question, deque[float]] = defaultdict(partial(deque, maxlen=REMEMBERED))

    def note(self, question: Question, seconds: float) -> None:
        self._taken[question].append(min(seconds, LONGEST))

    def like_a_thought(self, question: Question) -> float:
        """As long as one of the last real thoughts: for an answer that others must not know to be forced."""
        taken = self._taken[question]
        return secrets.choice(taken) if taken else 0.0

    def like_the_longest(self, question: Question) -> float:
        """As long as the last took, but for a few: for an answer of so many picks that others must not count."""
        taken = sorted(self._taken[question])
        return taken[-1 - len(taken) // 10] if taken else 0.0
