"""What is asked about games: their options and data, their words, their rules."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from signoria.table.protocol.bodies import Setting


class OptionBody(Struct):
    """Something to be agreed before the game; no player counts listed means all of them.

    Where two or more people play, what they do not agree on is `among_people`, if that is not null.
    """

    name: str
    type: Literal["bool", "int", "choice"]
    default: Setting
    among_people: Setting | None
    choices: list[Setting]
    players: list[int]
    rule: str


class GameBody(Struct):
    """A game, the player counts it is for, its options, the levels of its bots, the versions of its rules and data."""

    id: str
    title: str
    players: list[int]
    options: list[OptionBody]
    levels: list[str]
    rules: str
    data: str


class GamesBody(Struct):
    """What this server offers."""

    games: list[GameBody]
    bots: list[str]
    engine: str
    version: str


class ReconstructionBody(Struct):
    """An entry of a component file that is reconstructed: its place, the line where it stands, what it says now."""

    place: str
    line: int
    value: str


class TopicBody(Struct):
    """What is reconstructed about one thing; `data-<id>` in the game's words says what it is, `.about` what it does."""

    id: str
    entries: list[ReconstructionBody]


class DifferenceBody(Struct):
    """A value that this server's file has otherwise than the one we ship; "" where one of them has none."""

    place: str
    topic: str
    ours: str
    here: str


class BoxBody(Struct):
    """What an owner of the box may want to compare, most important first."""

    file: str
    data: str
    topics: list[TopicBody]
    differences: list[DifferenceBody]


class WordsBody(Struct):
    """Sentences in one language, as Fluent source: those of no game, and what the client says itself."""

    lang: str
    messages: str


class ParamShape(Struct):
    """How a parameter is said: see docs/words.md."""

    sort: Literal["number", "seat", "name", "counted", "part", "seats", "names"]
    of: str = ""
    thing: str = ""
    optional: bool = False


Shapes: TypeAlias = dict[str, dict[str, ParamShape]]


Facts: TypeAlias = dict[str, dict[str, dict[str, int | dict[str, int]]]]


class VariantBody(Struct):
    """Facts that are otherwise where an option has a value."""

    option: str
    value: bool | int | str
    facts: Facts


class StoryBody(Struct):
    """How events make chapters, actions and their steps: see docs/words.md."""

    chapters: dict[str, int]
    opens: list[str]
    gathers: dict[str, list[str]]
    completes: dict[str, list[str]]
    headlines: list[str]
    clauses: list[str]
    means: list[str]
    sums: list[str]


class VocabularyBody(Struct):
    """All that a game can say, declared: see docs/words.md."""

    events: Shapes
    prompts: Shapes
    reasons: Shapes
    scores: Shapes
    actions: Shapes
    effects: Shapes
    names: dict[str, list[str]]
    things: list[str]
    facts: Facts
    variants: list[VariantBody]
    story: StoryBody


class GameWordsBody(Struct):
    """A game's sentences in one language, and how their parameters are said."""

    lang: str
    messages: str
    vocabulary: VocabularyBody


class RuleBody(Struct):
    """A paragraph of the rules in our own words; `markdown` links to others by `[R7](#R7)`.

    `label` is its number for a reader: examples are counted, whatever their ids. `notes` are the ids of the rulings and
    examples that belong to it, which are kept apart from its text.
    """

    id: str
    label: str
    title: str
    level: int
    kind: Literal["paragraph", "ruling", "example"]
    markdown: str
    notes: list[str]


class OpeningBody(Struct):
    """A game as it is laid out before anybody, or chance, has done anything: what everybody sees of it."""

    view: dict[str, Any]


class RulesBody(Struct):
    """The rules of a game in one language, in reading order; and its quick reference, "" where it has none."""

    lang: str
    title: str
    intro: str
    paragraphs: list[RuleBody]
    quick: str
