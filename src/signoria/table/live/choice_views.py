"""A decision for the wire: what is asked, each option, and what is shown greyed with its reason."""

from __future__ import annotations

from typing import Any

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
    effects = [effect_body(game, effect) for effect in described.effects]
    common = _common(game, action, described)
    return OptionInfo(**common, reveals=described.reveals, default=described.default, effects=effects)


def effect_body(game: AnyGame, effect: Effect) -> EffectBody:
    return EffectBody(effect.code, dict(effect.params), effect.code in game.vocabulary.wastes)


def blocked_info(game: AnyGame, position: State, seat: int, action: int, reason: Reason) -> BlockedInfo:
    described: Description = game.describe(position, seat, action)
    return BlockedInfo(**_common(game, action, described), reason=reason_body(reason))


def _common(game: AnyGame, action: int, described: Description) -> dict[str, Any]:
    """What is said of an action whether it is allowed or not."""
    return {
        "action": game.action_name(action),
        "verb": game.actions.verbs[action],
        "targets": list(described.targets),
        "group": described.group,
        "cost": dict(described.cost),
        "gain": dict(described.gain),
        "params": dict(described.params),
    }
