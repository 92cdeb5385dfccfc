"""The ballot (§2): all write two families, in secret and at once; then each ballot is read out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from signoria.core.codes import Description, Params, Problem, Prompt
from signoria.core.decision import NO_OBSTACLE, Chance, Decision, Locals
from signoria.core.document import NONE

from conclave.actions import BALLOTS, READ, WRITE
from conclave.box.constants import FAMILIES, PLAYERS
from conclave.state import BALLOT, DECISIONS, OBSTACLES, READING, SCRUTINY, Conclave

OWN_FAVOURITE: Final = OBSTACLES.add("own_favourite", "2.2")

BALLOT_FRAME: Final = Locals(together=True)
READING_FRAME: Final = Locals()
WRITER: Final = READING_FRAME.local("writer", max(PLAYERS) - 1)


class Writing(Decision[Conclave]):
    """Hidden and without order, so the second family never comes before the first (§2.1)."""

    def candidates(self, s: Conclave, seat: i64, out: vec[i64]) -> i64:
        first = max(s.ballot[2 * seat], 0)
        for i, family in enumerate(range(first, len(FAMILIES))):
            out[i] = WRITE + family
        return len(FAMILIES) - first

    def obstacle(self, s: Conclave, seat: i64, action: i64) -> i64:
        return OWN_FAVOURITE if action - WRITE == s.favourite[seat] else NO_OBSTACLE

    def reason_params(self, s: Conclave, seat: int, action: int, obstacle: int) -> Params:
        return {"family": FAMILIES[action - WRITE]}

    def step(self, s: Conclave, seat: i64, action: i64) -> None:
        line = 0 if s.ballot[2 * seat] == NONE else 1
        s.ballot[2 * seat + line] = action - WRITE
        if not s.has_written(seat):
            return
        if s.events is not None:
            s.tell("has_written", {"seat": seat})
        if s.has_decided(seat):
            s.done(BALLOT)

    def prompt(self, s: Conclave, seat: int) -> Prompt:
        return Prompt(self.code, self.rule, step=1 if s.ballot[2 * seat] == NONE else 2, steps=2)

    def describe(self, s: Conclave, seat: int, action: int) -> Description:
        family = FAMILIES[action - WRITE]
        return Description(targets=(f"family:{family}",), group="family", params={"family": family})


class Reading(Chance[Conclave]):
    """What was sealed becomes known through a line of its own (§2.3)."""

    def weights(self, s: Conclave, outcomes: vec[i64], weights: vec[i64]) -> i64:
        writer = s.local(WRITER)
        outcomes[0] = READ + BALLOTS.index((s.ballot[2 * writer], s.ballot[2 * writer + 1]))
        weights[0] = 1
        return 1

    def step(self, s: Conclave, seat: i64, action: i64) -> None:
        writer = s.local(WRITER)
        for line, family in enumerate(BALLOTS[action - READ]):
            s.ballot[2 * writer + line] = NONE
            s.votes[family] += 1
            s.cleared[writer * len(FAMILIES) + family] = 1
            if s.events is not None:
                s.tell("voted", {"seat": writer, "family": FAMILIES[family]})
        if writer + 1 < s.players:
            s.set_local(WRITER, writer + 1)
        else:
            s.done(READING)

    def problems(self, s: Conclave, at: int) -> list[Problem]:
        writer = s.frames[at + WRITER]
        return [] if writer < s.players else [Problem("writer", f"there is no seat {writer}")]


DECISIONS.place(Writing(BALLOT, "ballot", "2.1", BALLOT_FRAME, inside=(SCRUTINY,)))
DECISIONS.place(Reading(READING, "reading", "2.3", READING_FRAME, inside=(SCRUTINY,)))
