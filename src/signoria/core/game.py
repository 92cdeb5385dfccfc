"""The face of a game: what it is called, what it can be asked, and where its rules are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar

from librt.vecs import vec

from signoria.core.actions import ActionTable
from signoria.core.board import Board, Speaker
from signoria.core.codes import Description, Problem, ScoreLine, Settings
from signoria.core.components import Components
from signoria.core.document import Document, Schema
from signoria.core.errors import InvalidDocument, InvalidSetup
from signoria.core.judgement import Judgement
from signoria.core.layout import Layout
from signoria.core.listing import Listing
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State
from signoria.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)
USUAL_SWING: Final = 5.0
# The name of the action by which a seat takes the floor though nobody waits for it, in every game that has it.
SPEAK: Final = "speak"
SEVERAL: Final = 2


@dataclass(frozen=True)
class Option:
    """Something to be agreed before the game: a variant, a scenario, a house rule."""

    name: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]
    players: tuple[int, ...] = ()
    rule: str = "-"
    # What a table of two or more people begins with, where that is something else: what only people do with each other.
    among_people: bool | int | str | None = None

    def usual(self, people: int) -> bool | int | str:
        """Returns what is played where nobody says otherwise, at a table of so many people."""
        return self.default if self.among_people is None or people < SEVERAL else self.among_people

    @property
    def type(self) -> str:
        return {bool: "bool", int: "int", str: "choice"}[type(self.default)]


@dataclass(frozen=True)
class Bounds:
    """Sizes that hold for every game: ids, steps of the longest game, final scores, features."""

    actions: int
    outcomes: int
    longest_game: int
    lowest_score: int
    highest_score: int
    features: int


@dataclass(frozen=True)
class DataCheck:
    """Constraints of a component file: what play needs, and what only our reconstruction promises."""

    needed: Callable[[Mapping[str, Any]], list[Problem]]
    reconstructed: Callable[[Mapping[str, Any]], list[Problem]]


@dataclass(frozen=True)
class Parts(Generic[S]):
    """A document in two parts that share no name: what it tells everybody alike, and what it tells one seat."""

    common: Callable[[S], Mapping[str, Any]]
    own: Callable[[S, int], Mapping[str, Any]]


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything that a table, a bot or a researcher needs to know of a game."""

    id: str
    title: str
    rules_version: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    actions: ActionTable
    outcomes: ActionTable
    bounds: Bounds
    components: Components
    folder: Path
    data_check: DataCheck
    schema: Schema
    set_up: Callable[[int, Settings], S]
    violations: Callable[[S], list[Problem]]
    observe: Callable[[S, int], Document]
    seen: Callable[[S, int, int, int], str]
    redeal: Callable[[S, int, Rng], S]
    # Writes the numbers for learning from a place of the buffer on, as `layout` names them.
    features_into: Callable[[S, int, vec[float], int], None]
    layout: Layout
    score: Callable[[S], list[list[ScoreLine]]]
    places: Callable[[S], list[int]]
    evaluate: Callable[[S], list[float]]
    describe: Callable[[S, int, int], Description] = State.describe
    # What `evaluate` weighs by, where it can be tuned.
    judgement: Judgement[S] | None = None
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    # What leaves the server for a person, made from the observation of their seat: less than a good memory knows, where
    # the game says so.
    shown: Callable[[Document, int], Document] | None = None
    # The table in text, made from an observation of that seat; without it the observation is listed as it is.
    board: Callable[[Document, int, Speaker], Board] | None = None
    # What the box prints, as lists by their names: where the rules say `{list cards}`, that one stands.
    lists: Callable[[Speaker], Mapping[str, Listing]] | None = None
    # What games of bots alone add to the chosen options, where nothing else would make them end.
    unattended: Mapping[str, bool | int | str] = field(default_factory=dict)
    # The prompts of decisions whose options hang on something that others may not know: nobody answers these for a
    # seat, even if it has one option only, since a missing pause would tell. All other options are public.
    hidden_choices: frozenset[str] = frozenset()
    # Those of them that only turn up what lies hidden: there is one option, always and for everybody, so that the table
    # may turn it up by itself.
    turning_up: frozenset[str] = frozenset()
    # What a person at that seat (or SPECTATOR) could add up from what it knows, and a board shows: equal observations
    # have equal figures. Asked for people's views only; bots and simulations never pay for it.
    figures: Callable[[S, int], Mapping[str, Any]] | None = None
    # The parts of what `observe` and `figures` return, where much of it is the same for everybody: a table works that
    # out once for all who look.
    view_parts: Parts[S] | None = None
    figure_parts: Parts[S] | None = None
    # The shapes of what `observe` and `figures` return, as TypedDicts, from which the client's types are made.
    view_type: type | None = None
    figures_type: type | None = None
    # What places go by, per seat: the total, then a number for each of the vocabulary's tie-breaks, all the higher the
    # better. A tie-break that is not asked for a seat is 0.
    ranking: Callable[[S], list[tuple[int, ...]]] | None = None
    # The most steps with these players and settings, where that says more than `bounds.longest_game` for all of them.
    most_steps: Callable[[int, Settings], int] | None = None

    def new(self, players: int, options: Mapping[str, bool | int | str] | None = None) -> S:
        """A game about to begin; its first steps are mostly chance."""
        return self.set_up(players, self.settings(players, options or {}))

    def settings(self, players: int, options: Mapping[str, bool | int | str], people: int = 0) -> Settings:
        """The chosen options with what is usual for the rest at a table of so many people, or InvalidSetup."""
        if players not in self.players:
            raise InvalidSetup(
                "{title} is for {lowest} to {highest} players, not {players}; choose a number in that range.",
                "player_count",
                title=self.title,
                lowest=self.players[0],
                highest=self.players[-1],
                players=players,
            )
        known = {option.name: option for option in self.options}
        chosen: Settings = {option.name: option.usual(people) for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise _no_option(self.title, name, list(known))
            option = known[name]
            if type(value) is not type(option.default) or value not in option.choices:
                allowed = ", ".join(str(choice).lower() for choice in option.choices)
                raise InvalidSetup(
                    "Option {name} of {title} cannot be {value!r}; it may be {allowed}.",
                    "option_value",
                    name=name,
                    title=self.title,
                    value=value,
                    allowed=allowed,
                )
            if option.players and players not in option.players and value != option.default:
                counts = ", ".join(map(str, option.players))
                raise InvalidSetup(
                    "Option {name} of {title} is for {counts} players, not {players}.",
                    "option_players",
                    name=name,
                    title=self.title,
                    counts=counts,
                    players=players,
                )
            chosen[name] = value
        return chosen

    def unattended_settings(self, players: int, options: Mapping[str, bool | int | str]) -> Settings:
        """The settings of a game that nobody watches: simulations, benchmarks, checks. Chosen options win."""
        fitting = {option.name for option in self.options if not option.players or players in option.players}
        added = {name: value for name, value in self.unattended.items() if name in fitting}
        return self.settings(players, {**added, **options})

    @property
    def swing(self) -> float:
        """A lead of so many points in `evaluate` makes the odds of winning e to 1."""
        return USUAL_SWING if self.judgement is None else self.judgement.weights.swing

    @property
    def weigh_playouts(self) -> bool:
        """Must a search weigh every step of its playouts, or may it follow habits?"""
        return self.judgement is not None and self.judgement.weigh_playouts

    def longest_game(self, players: int, settings: Settings) -> int:
        """The most steps that a game with these players and settings can take; the floor is not taken in it."""
        return self.bounds.longest_game if self.most_steps is None else self.most_steps(players, settings)

    def may_hide(self, prompt: str) -> bool:
        """Returns whether an answer with one option only would tell by its haste that there was no other."""
        return prompt in self.hidden_choices and prompt not in self.turning_up

    def person_view(self, state: S, seat: int) -> Document:
        """Returns what a person in a seat, or a spectator, is shown."""
        view = self.observe(state, seat)
        return view if self.shown is None else self.shown(view, seat)

    def features(self, state: S, seat: int) -> list[float]:
        """Returns the numbers for learning, in a list of their own."""
        out = vec[float]([0.0] * len(self.layout))
        self.features_into(state, seat, out, 0)
        return list(out)

    def action_name(self, action: int) -> str:
        return self.actions.name(action)

    def action_id(self, name: str) -> int:
        return self.actions.id(name)

    def name(self, seat: int, action: int) -> str:
        """The name of what a seat, or chance, does."""
        return (self.outcomes if seat == CHANCE else self.actions).name(action)

    def id_of(self, seat: int, name: str) -> int:
        """The id behind the name of what a seat, or chance, does."""
        return (self.outcomes if seat == CHANCE else self.actions).id(name)

    def total(self, lines: list[ScoreLine]) -> int:
        return sum(line.points for line in lines)

    def dump(self, state: S) -> Document:
        """The whole state as a JSON document, frames and fields by name."""
        header: Document = {
            "game": self.id,
            "rules": self.rules_version,
            "data": self.components.hash,
            "players": int(state.players),
            "options": dict(state.settings),
        }
        return header | self.schema.write(state)

    def load(self, document: Document) -> S:
        """Build the state that a document describes, or refuse it with every problem by name."""
        problems = self._header_problems(document)
        if problems:
            raise InvalidDocument(problems)
        state = self.new(document["players"], document.get("options", {}))
        problems = self.schema.read(state, document) or self.violations(state) or _stuck(state)
        if problems:
            raise InvalidDocument(problems)
        return state

    def _header_problems(self, document: Document) -> list[Problem]:
        if not isinstance(document, dict):
            return [Problem("wrong_type", "a position is a JSON object")]
        problems: list[Problem] = []
        if document.get("game") != self.id:
            problems.append(Problem("other_game", f"it is of {document.get('game')!r}, not of {self.id!r}"))
        if document.get("rules", self.rules_version) != self.rules_version:
            problems.append(Problem("other_rules", f"made with rules {document['rules']}, here {self.rules_version}"))
        if document.get("data", self.components.hash) != self.components.hash:
            problems.append(Problem("other_data", f"made with data {document['data']}, here {self.components.hash}"))
        players, options = document.get("players"), document.get("options", {})
        if type(players) is not int or not isinstance(options, dict):
            return [*problems, Problem("wrong_type", "players must be a number and options an object")]
        try:
            self.settings(players, options)
        except InvalidSetup as error:
            problems.append(Problem("set_up", str(error)))
        return problems


AnyGame: TypeAlias = Game[Any]


def _no_option(title: str, name: str, known: list[str]) -> InvalidSetup:
    if not known:
        return InvalidSetup("{title} has no option {name!r}; it has none at all.", "no_options", title=title, name=name)
    english = "{title} has no option {name!r}; it knows {known}."
    return InvalidSetup(english, "option_unknown", title=title, name=name, known=", ".join(known))


def _stuck(state: State) -> list[Problem]:
    """An actor without an option: frames that name a decision which cannot arise on this table."""
    return [
        Problem("has_options", f"seat {seat} must decide and has no legal option")
        for seat in state.actors()
        if not (state.weights() if seat == CHANCE else state.options(seat))
    ]
