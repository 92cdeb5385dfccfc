"""The machine: each question about the decision that waits goes to the phase it belongs to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from signoria.core.codes import Prompt, Reason

from conclave.phases import ballot, deal, voice
from conclave.state import BALLOT, DEALING, READING, Table


class Conclave(Table):
    """A running game."""

    def clone(self) -> Conclave:
        other = Conclave(self.players, self.settings)
        other.copy_table(self)
        return other

    def candidates_into(self, seat: i64, out: vec[i64]) -> i64:
        actions = ballot.candidates(self, seat) if self.decision == BALLOT else voice.candidates(self)
        for i, action in enumerate(actions):
            out[i] = action
        return len(actions)

    def obstacle(self, seat: i64, action: i64) -> i64:
        if self.decision == BALLOT:
            return ballot.obstacle(self, seat, action)
        return voice.obstacle(self, seat, action)

    def reason(self, seat: i64, action: i64, obstacle: i64) -> Reason:
        if self.decision == BALLOT:
            return ballot.reason(action)
        return voice.reason(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return ballot.prompt(self, seat) if self.decision == BALLOT else voice.prompt(self)

    def step(self, seat: i64, action: i64) -> None:
        if self.decision == DEALING:
            deal.take(self, action)
        elif self.decision == BALLOT:
            ballot.write(self, seat, action)
        elif self.decision == READING:
            ballot.read(self, action)
        else:
            voice.speak(self, seat, action)

    def weights_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        pairs = deal.weights(self) if self.decision == DEALING else ballot.weights(self)
        for i, (outcome, weight) in enumerate(pairs):
            outcomes[i] = outcome
            weights[i] = weight
        return len(pairs)
