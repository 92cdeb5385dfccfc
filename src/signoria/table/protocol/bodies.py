"""What bodies of requests and answers share: faults, prompts, reasons for a choice.

Each subject has its own module beside this one; together with messages.py they are the table's protocol.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from signoria.table import limits

Params: TypeAlias = dict[str, int | str]
Setting: TypeAlias = bool | int | str
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=limits.SEATS)]


class Fault(Struct):
    """What went wrong: a code (the client may have `error-<code>` for it), an English sentence, and its numbers."""

    code: str
    sentence: str
    params: dict[str, Any] = {}


class ErrorBody(Struct):
    """The body of every answer that is not a success."""

    error: Fault


class WhyBody(Struct):
    """Why an option is better: what it counts more for, by so many points of the estimate, and what less for.

    Both are names of the game's weights (`weight-<name>` in its words), or `points`; empty where it is what follows
    that is better.
    """

    gain: str
    more: float
    loss: str
    less: float


class PromptBody(Struct):
    """What is asked: the decision's code, its rule, its parameters, and where in a sequence it stands."""

    code: str
    rule: str
    params: Params
    step: int
    steps: int
