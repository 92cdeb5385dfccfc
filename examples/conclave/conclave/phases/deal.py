"""The deal (§1.2): everybody is dealt a favourite in secret, by chance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from signoria.core.codes import Problem
from signoria.core.decision import Chance, Locals

from conclave.actions import DEAL
from conclave.box.constants import FAMILIES, PLAYERS
from conclave.state import DEALING, DECISIONS, SCRUTINY, Conclave

DEAL_FRAME: Final = Locals()
RECEIVER: Final = DEAL_FRAME.local("receiver", max(PLAYERS) - 1)


class Dealing(Chance[Conclave]):
    """One card at a time, from seat 0 on."""

    def weights(self, s: Conclave, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """The deck is a multiset: every family with as many chances as it has cards left."""
        dealable = [family for family, copies in enumerate(s.deck) if copies]
        for i, family in enumerate(dealable):
            outcomes[i] = DEAL + family
            weights[i] = s.deck[family]
        return len(dealable)

    def step(self, s: Conclave, seat: i64, action: i64) -> None:
        receiver, family = s.local(RECEIVER), action - DEAL
        s.deck[family] -= 1
        s.favourite[receiver] = family
        if s.events is not None:
            s.tell("dealt", {"seat": receiver, "family": FAMILIES[family]}, (receiver,))
        if receiver + 1 < s.players:
            s.set_local(RECEIVER, receiver + 1)
        else:
            s.then(SCRUTINY, 0, 0)

    def problems(self, s: Conclave, at: int) -> list[Problem]:
        receiver = s.frames[at + RECEIVER]
        return [] if receiver < s.players else [Problem("receiver", f"there is no seat {receiver}")]


DECISIONS.place(Dealing(DEALING, "deal", "1.2", DEAL_FRAME))
