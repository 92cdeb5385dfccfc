"""What a person is told about a decision: the question, the reason of a refusal, what an action does."""

from __future__ import annotations

from signoria.core.codes import Description, Prompt, Reason
from signoria.games.virtu.actions import ACTIONS
from signoria.games.virtu.decisions import DECISIONS
from signoria.games.virtu.phases.obstacles import as_reason
from signoria.games.virtu.state import VirtuState


def prompt(s: VirtuState, seat: int) -> Prompt:
    return Prompt(DECISIONS[s.frames[s.at]].code, "4", {"seat": seat})


def reason(s: VirtuState, seat: int, action: int, obstacle: int) -> Reason:
    return as_reason(obstacle, {"seat": seat})


def describe(s: VirtuState, seat: int, action: int) -> Description:
    return Description(group=ACTIONS.verbs[action])
