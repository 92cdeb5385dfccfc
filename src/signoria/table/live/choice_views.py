"""A decision for the wire: what is asked, each option, and what is shown greyed with its reason."""

from __future__ import annotations

from signoria.core.codes import Description, Effect, Prompt, Reason
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.state import State
from signoria.table.protocol.bodies import PromptBody
from signoria.table.protocol.faults import reason_body
from signoria.table.protocol.messages import BlockedInfo, EffectBody, OptionInfo


def prompt_body(prompt: Prompt) -> PromptBody:
    return PromptBody(prompt.code, prompt.rule, dict(prompt.params), prompt.step, prompt.steps)


def figures_of(game: AnyGame, position: State, viewer: int) -> Document | None:
    """Returns what follows from the position by the rules, None where the game gives no figures."""
    return None if game.figures is None else dict(game.figures(position, viewer))


def option_info(game: AnyGame, position: State, seat: int, action: int) -> OptionInfo:
    described: Description = game.describe(position, seat, action)
    return OptionInfo(
        game.action_name(action),
        game.actions.verbs[action],
        list(described.targets),
        described.group,
        described.cost,
        described.gain,
        described.reveals,
        described.default,
        described.params,
        [effect_body(game, effect) for effect in described.effects],
    )


def effect_body(game: AnyGame, effect: Effect) -> EffectBody:
    return EffectBody(effect.code, effect.params, effect.code in game.vocabulary.wastes)


def blocked_info(game: AnyGame, position: State, seat: int, action: int, reason: Reason) -> BlockedInfo:
    described: Description = game.describe(position, seat, action)
    return BlockedInfo(
        game.action_name(action),
        game.actions.verbs[action],
        list(described.targets),
        described.group,
        described.cost,
        described.gain,
        described.params,
        reason_body(reason),
    )
