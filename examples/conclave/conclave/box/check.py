"""What a component file must hold, so that the game can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.codes import Problem
from signoria.core.components import provenance_problems


def needed_problems(box: Mapping[str, Any]) -> list[Problem]:
    """Everything without which the game cannot be played."""
    problems = provenance_problems(box)
    cards, play = box["families"]["cards"], box["play"]
    if sum(cards.values()) < max(play["players"]):
        problems.append(Problem("cards", "there is not a card for everybody"))
    if len(cards) < 2:
        problems.append(Problem("cards", "whoever may not write their favourite needs another name to write"))
    if play["purse"] not in play["purses"]:
        problems.append(Problem("purse", f"{play['purse']} is not one of {play['purses']}"))
    return problems


def no_problems(box: Mapping[str, Any]) -> list[Problem]:
    """Nothing in this box is reconstructed."""
    return []
