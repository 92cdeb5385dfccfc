"""Labels, questions and reasons in words; a game that has no words for them is understood by its codes."""

from __future__ import annotations

from typing import Any

from signoria.core.codes import Event, Prompt, Reason, ScoreLine
from signoria.core.game import AnyGame
from signoria.text.words import Words, message_key


def action_label(words: Words, game: AnyGame, state: Any, seat: int, action: int) -> str:
    label = words.action(state, seat, action)
    return game.action_name(action) if label == message_key("action", game.actions.verbs[action]) else label


def question(words: Words, prompt: Prompt) -> str:
    asked = words.prompt(prompt)
    return prompt.code if asked == message_key("prompt", prompt.code) else asked


def why_not(words: Words, reason: Reason) -> str:
    said = words.reason(reason)
    return str(reason) if said == message_key("reason", reason.code) else said


def happened(words: Words, event: Event, viewer: int) -> str | None:
    """What a viewer may hear of an event; None if nothing."""
    said = words.event(event, viewer)
    return event.code if said == message_key("event", event.code) else said


def score_label(words: Words, line: ScoreLine) -> str:
    said = words.score_line(line)
    return line.code if said == message_key("score", line.code) else said


def title(words: Words, game: AnyGame) -> str:
    said = words.text("game-title")
    return game.title if said == "game-title" else said
