"""All that a game can say, declared: codes with their parameters, and the ids that have names.

The engine speaks in codes and numbers; whoever makes sentences of them, here or in the browser, reads from this
declaration how each parameter is said, and the check of the texts reads from it what must be there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from signoria.core.story import Story

NUMBER: Final = "number"
SEAT: Final = "seat"
NAME: Final = "name"
COUNTED: Final = "counted"
PART: Final = "part"
SEATS: Final = "seats"
NAMES: Final = "names"


@dataclass(frozen=True)
class Param:
    """How a parameter is said.

    `number` as it is; `seat` as the player's name; `name` as the name of an id of the kind `of`; `counted` as so many
    of a thing, the number being the parameter `of`; a `part` joins the others of the sum `of`: "2 food and 1 favor";
    `seats` is a text of seat numbers in order, "2 0 1", said as the players' names, and `names` one of ids of a kind.
    """

    sort: str
    of: str = ""
    thing: str = ""
    optional: bool = False


Shape: TypeAlias = Mapping[str, Param]
# A number, or a sum of things: what a component's text may quote from the data; by kind and id.
Fact: TypeAlias = int | Mapping[str, int]
Facts: TypeAlias = Mapping[str, Mapping[str, Mapping[str, Fact]]]


def number(optional: bool = False) -> Param:
    return Param(NUMBER, optional=optional)


def seat(optional: bool = False) -> Param:
    return Param(SEAT, optional=optional)


def seats() -> Param:
    return Param(SEATS)


def names(kind: str) -> Param:
    return Param(NAMES, kind)


def name(kind: str, optional: bool = False) -> Param:
    return Param(NAME, kind, optional=optional)


def counted(by: str) -> Param:
    return Param(COUNTED, by)


def part(of: str, thing: str, optional: bool = False) -> Param:
    return Param(PART, of, thing, optional)


@dataclass(frozen=True)
class Variant:
    """Facts that are otherwise where an option has a value."""

    option: str
    value: bool | int | str
    facts: Facts


DURING: Final = "during"
AT_END: Final = "end"


@dataclass(frozen=True)
class Source:
    """Where points come from: a row of the final table, made of the score lines with these codes.

    `when` groups the rows: points that were won during the game, and those that its end brought. With `param` it is not
    the points of a line that count but that parameter, so many points `each`: one line may feed several sources.
    With `players` only games of so many have it.
    """

    id: str
    when: str
    codes: tuple[str, ...]
    param: str = ""
    each: int = 1
    players: tuple[int, ...] = ()


@dataclass(frozen=True)
class TieBreak:
    """What decides between equal totals: the sentence `tie-<code>` says it, with everybody's number if it is one."""

    code: str
    rule: str
    numbered: bool = True


@dataclass(frozen=True)
class Vocabulary:
    """Codes by what they are (events, prompts, reasons, score lines, verbs, effects), and everything with a name."""

    events: Mapping[str, Shape] = field(default_factory=dict)
    prompts: Mapping[str, Shape] = field(default_factory=dict)
    reasons: Mapping[str, Shape] = field(default_factory=dict)
    scores: Mapping[str, Shape] = field(default_factory=dict)
    actions: Mapping[str, Shape] = field(default_factory=dict)
    # Verbs whose argument is the number that the choice is about: how many to take, how much to bid.
    amounts: frozenset[str] = frozenset()
    # What a choice would do, said before it is made; and those of them that are a waste.
    effects: Mapping[str, Shape] = field(default_factory=dict)
    wastes: frozenset[str] = frozenset()
    # What is written on the drawn table beside names and amounts, by its id.
    labels: Mapping[str, Shape] = field(default_factory=dict)
    # Ids that have a name, by kind; what can be counted; and what is told about an id beside its name.
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    things: tuple[str, ...] = ()
    facts: Facts = field(default_factory=dict)
    variants: tuple[Variant, ...] = ()
    # How events make chapters, actions and their steps.
    story: Story = field(default_factory=Story)
    # Where points come from: the rows of the final table, in order; and what breaks a tie, in order.
    sources: tuple[Source, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = ()

    def facts_of(self, kind: str, id: str, settings: Mapping[str, bool | int | str]) -> dict[str, Fact]:
        """Returns what the text about an id may quote in a game with these options."""
        facts = dict(self.facts.get(kind, {}).get(id, {}))
        for variant in self.variants:
            if settings.get(variant.option) == variant.value:
                facts |= variant.facts.get(kind, {}).get(id, {})
        return facts

    def __bool__(self) -> bool:
        """Has the game declared anything yet?"""
        return bool(self.events or self.prompts or self.reasons or self.scores or self.actions or self.names)


# What every game can answer, whatever its rules: see core/state.py.
COMMON: Final = Vocabulary(
    events={"won": {"seat": seat(), "points": number()}, "shared_win": {"seat": seat(), "points": number()}},
    story=Story(clauses=frozenset({"won", "shared_win"})),
    reasons={
        "impossible": {},
        "not_to_decide": {"seat": seat()},
        "not_offered": {"seat": seat()},
        # The rules would allow it; `lesson` is the number of the one that it comes in, or 0.
        "not_in_lesson": {"lesson": number()},
    },
)


def mismatch(shape: Shape | None, params: Mapping[str, int | str]) -> str:
    """How parameters differ from what was declared; empty if they don't."""
    if shape is None:
        return "is not declared"
    unknown = sorted(params.keys() - shape.keys())
    missing = sorted(key for key, param in shape.items() if not param.optional and key not in params)
    wrong = sorted(
        key
        for key, param in shape.items()
        if key in params and isinstance(params[key], str) != (param.sort in (NAME, COUNTED, SEATS, NAMES))
    )
    faults = {"not declared": unknown, "missing": missing, "of the wrong type": wrong}
    return "; ".join(f"{', '.join(keys)} {what}" for what, keys in faults.items() if keys)
