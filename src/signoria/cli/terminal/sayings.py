"""Labels, questions and reasons in words; a game that has no words for them is understood by its codes."""

from __future__ import annotations

from signoria.core.codes import Prompt, Reason
from signoria.core.game import AnyGame
from signoria.core.state import State
from signoria.text.words import Words, message_key


def action_label(words: Words, game: AnyGame, state: State, seat: int, action: int) -> str:
    label = words.action(state, seat, action)
    return game.action_name(action) if label == message_key("action", game.actions.verbs[action]) else label


def question(words: Words, prompt: Prompt) -> str:
    sentence = words.prompt(prompt)
    return prompt.code if sentence == message_key("prompt", prompt.code) else sentence


def why_not(words: Words, reason: Reason) -> str:
    sentence = words.reason(reason)
    return str(reason) if sentence == message_key("reason", reason.code) else sentence


def title(words: Words, game: AnyGame) -> str:
    sentence = words.text("game-title")
    return game.title if sentence == "game-title" else sentence
