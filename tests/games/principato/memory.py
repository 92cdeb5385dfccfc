"""What a seat that has seen its lines knows of others' goals, without a look at the state's own books (R30, R32)."""

from __future__ import annotations

from signoria.core.codes import Settings
from signoria.core.document import Document
from signoria.core.game import AnyGame

BACKS = (1, 2)


def contradictions(
    game: AnyGame, players: int, settings: Settings, seat: int, seen: list[tuple[int, str]], document: Document
) -> list[str]:
    """Goals of back 1 are dealt to every seat in turn, then those of back 2; no goal exists twice."""
    dealt = [look.partition(":")[2] for _, look in seen if look.startswith("goal:")]
    wrong: list[str] = []
    for i, back in enumerate(BACKS):
        exist = {goal["id"] for goal in game.components.data["goals"] if goal["back"] == back}
        held: list[str] = []
        for other, part in enumerate(document["seats"]):
            place = i * players + other
            look = dealt[place] if place < len(dealt) else None
            goal = part["goals"][i] if i < len(part["goals"]) else None
            if (goal is None) != (look is None) or look not in (None, "?", goal):
                wrong.append(f"seat {other} holds {goal}, but was dealt {look}")
            if goal is not None and goal not in exist:
                wrong.append(f"seat {other} holds {goal}, which has not back {back}")
            held += [goal] if goal is not None else []
        if len(set(held)) < len(held):
            wrong.append(f"of back {back} a goal is held twice: {held}")
    return wrong
