"""What the engine says, in codes and numbers; sentences are made from them elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Params: TypeAlias = dict[str, int | str]
Settings: TypeAlias = dict[str, bool | int | str]


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: a code, its numbers and the paragraph of the rules."""

    code: str
    rule: str
    params: Params = field(default_factory=dict)

    def __str__(self) -> str:
        numbers = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code}{f' ({numbers})' if numbers else ''}, rule {self.rule}"


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked: the decision, its parameters, its rule, and where in a sequence it stands."""

    code: str
    rule: str
    params: Params = field(default_factory=dict)
    step: int = 1
    steps: int = 1


# Not frozen, like the next: they are made by the dozen at every move, and freezing them costs three times as much.
@dataclass(slots=True)
class Event:
    """Something that happened, with who may see it (None: everybody)."""

    code: str
    params: Params = field(default_factory=dict)
    seen_by: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Effect:
    """What a choice would do, said before it is made: certain things only, a loss, what is kept, what comes next."""

    code: str
    params: Params = field(default_factory=dict)


@dataclass(slots=True)
class Description:
    """What an action touches, costs, gains and shows, for whoever draws or explains it; `params` are for its label.

    `effects` are what it does beside that, the gravest first.
    """

    targets: tuple[str, ...] = ()
    group: str = ""
    cost: Params = field(default_factory=dict)
    gain: Params = field(default_factory=dict)
    reveals: bool = False
    default: bool = False
    params: Params = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class ScoreLine:
    """One named line of a seat's score."""

    code: str
    points: int
    params: Params = field(default_factory=dict)


@dataclass(frozen=True)
class Problem:
    """A broken invariant of a state, a document or a data file: its name and what exactly is wrong."""

    name: str
    detail: str

    def __str__(self) -> str:
        return f"{self.name}: {self.detail}"


@dataclass(frozen=True)
class Sentence:
    """Something to be said to a person: here in English, in other languages by its key and parameters (docs/words.md).

    A parameter is a number, a text, a Reason (of the game whose id is the parameter `game`) or another Sentence.
    """

    english: str
    key: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        # Without parameters it is no template: braces in it are only braces.
        return self.english.format(**self.params) if self.params else self.english
