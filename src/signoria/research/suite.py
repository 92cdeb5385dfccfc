"""A benchmark that can be cited: games, opponents, deals and protocol that do not change under their name.

suite = sr.suite("signoria-v1")
result = suite.run("mybot:Bot", tasks=["principato/greedy"], processes=4)
result.write("result.json")
assert suite.verify("result.json", sample=10) == []
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from signoria.bots.registry import make_bot
from signoria.core.codes import Settings
from signoria.core.registry import load_game
from signoria.lab.croupier import Croupier
from signoria.lab.ladder import climb
from signoria.lab.provenance import weights_hash
from signoria.lab.result_file import result_text
from signoria.lab.verify import problems_of_ladder
from signoria.lab.workers import Workers
from signoria.research.given import whole

# The public deals are for trying, those of the test for the number that one reports.
Seeds: TypeAlias = Literal["public", "test"]
FOLDER: Final = Path(__file__).parent / "suites"
# An opponent is known by its first choices in one game; so many.
REFERENCE_CHOICES: Final = 40


class UnknownSuite(ValueError):
    """No suite, or no task of a suite, has that name."""


class ChangedOpponent(RuntimeError):
    """A bot of the suite plays otherwise than when it was frozen."""


@dataclass(frozen=True)
class Task:
    """One bot among opponents of one kind."""

    game: str
    players: int
    options: Settings
    opponent: str
    games: int
    # What the opponent is known by: its weights, and its first choices in a game.
    weights: str | None
    choices: str

    @property
    def id(self) -> str:
        return f"{self.game}/{self.opponent}"

    def changes(self) -> list[str]:
        """Returns how the opponent differs from the one that was frozen."""
        now = {"weights": weights_hash(load_game(self.game)), "choices": choices_hash(self)}
        return [
            f"the {name} of {self.opponent} in {self.game} are {now[name]}, not {frozen}"
            for name, frozen in (("weights", self.weights), ("choices", self.choices))
            if now[name] != frozen
        ]


@dataclass(frozen=True)
class SuiteResult:
    """What a bot came to in the tasks of a suite, with every game."""

    suite: str
    seeds: Seeds
    bot: str
    ladders: list[dict[str, Any]]

    @property
    def shares(self) -> dict[str, float]:
        """The share of wins by task; among bots of its own strength it would be 1 / players."""
        return {f"{each['game']}/{each['rungs'][0]['field']}": each["rungs"][0]["share"] for each in self.ladders}

    def write(self, path: str | Path) -> None:
        """Write the file that `verify` reads."""
        Path(path).write_text(result_text(asdict(self)), "utf-8")


@dataclass(frozen=True)
class Suite:
    """The tasks that go by one name."""

    name: str
    tasks: tuple[Task, ...]

    def run(
        self,
        bot: str,
        tasks: Sequence[str] | None = None,
        seeds: Seeds = "public",
        games: int | None = None,
        processes: Workers = 1,
        progress: Callable[[str, int], None] | None = None,
    ) -> SuiteResult:
        """Play the tasks; fewer `games` than a task has are for trying. Every deal is played from each seat.

        Without `tasks` all are played but those against the bot's own kind. Interrupted, it returns what was played.
        """
        if games is not None and whole(games, "The number of games") < 1:
            raise ValueError(f"There must be at least one game, not {games}.")
        seed, ladders = self._seed(seeds), list[dict[str, Any]]()
        for task in self._chosen(tasks, bot):
            changes = task.changes()
            if changes:
                raise ChangedOpponent(f"This is not {self.name} any more: {'; '.join(changes)}.")
            told = None if progress is None else _progress(progress, task.id)
            count, bots = min(int(games or task.games), task.games), (task.opponent, bot)
            try:
                ladder = climb(task.game, task.players, count, bots, seed, task.options, processes, False, told)
            except KeyboardInterrupt:
                if not ladders:
                    raise
                break
            ladders.append(ladder.document())
            if ladder.interrupted:
                break
        return SuiteResult(self.name, seeds, bot, ladders)

    def verify(
        self, result: str | Path | Mapping[str, Any], sample: int | None = None, processes: Workers = 1
    ) -> list[str]:
        """Returns what is wrong with a result, in English, having played its games again, or a sample of each task."""
        if sample is not None and whole(sample, "A sample") < 0:
            raise ValueError(f"A sample is so many games of each task, and not {sample}.")
        try:
            document = result if isinstance(result, Mapping) else json.loads(Path(result).read_text("utf-8"))
            if document["suite"] != self.name:
                return [f"it is a result of {document['suite']}, not of {self.name}"]
            return [
                problem for each in document["ladders"] for problem in self._wrong(each, document, sample, processes)
            ]
        except json.JSONDecodeError as error:
            return [f"it is no JSON: {error}"]
        except (KeyError, TypeError, IndexError) as error:
            return [f"it is not the result of a suite: {type(error).__name__}: {error}"]

    def _wrong(
        self, ladder: Mapping[str, Any], document: Mapping[str, Any], sample: int | None, processes: Workers
    ) -> list[str]:
        """What is wrong with one ladder of a result; one that is of another protocol is not played again."""
        id = f"{ladder['game']}/{ladder['rungs'][0]['field']}"
        tasks = [task for task in self.tasks if task.id == id]
        if not tasks:
            return [f"{self.name} has no task {id}"]
        return self._unlike(tasks[0], ladder, document) or problems_of_ladder(ladder, sample, processes)

    def _unlike(self, task: Task, ladder: Mapping[str, Any], document: Mapping[str, Any]) -> list[str]:
        """How a ladder differs from what the protocol asks for."""
        settings = {"players": task.players, "options": task.options, "seed": self._seed(document["seeds"])}
        settings |= {"weights": task.weights, "stops_early": False}
        rungs = [(rung["challenger"], rung["field"]) for rung in ladder["rungs"]]
        bot = document.get("bot", rungs[0][0])
        others = [] if rungs == [(bot, task.opponent)] else [f"{task.id}: it is not {bot} alone among {task.opponent}"]
        return others + [
            f"{task.id}: {name} is {ladder[name]}, and the suite asks for {value}"
            for name, value in settings.items()
            if ladder[name] != value
        ]

    def _seed(self, seeds: Seeds) -> str:
        if seeds not in ("public", "test"):
            raise UnknownSuite(f"There are public seeds and test seeds, not {seeds!r}.")
        return f"{self.name}/{seeds}"

    def _chosen(self, ids: Sequence[str] | None, bot: str) -> list[Task]:
        if ids is None:
            return [task for task in self.tasks if task.opponent != bot]
        by_id = {task.id: task for task in self.tasks}
        if isinstance(ids, str):
            raise TypeError(f"Tasks are given as a list, as [{ids!r}].")
        for name in ids:
            if name not in by_id:
                raise UnknownSuite(f"{self.name} has no task {name!r}; it has {', '.join(by_id)}.")
            if by_id[name].opponent == bot:
                raise UnknownSuite(f"The task {name} is among bots of its own kind for {bot}; leave it out.")
        return [by_id[name] for name in ids]


def suite(name: str) -> Suite:
    """Returns a suite by its name."""
    paths = {path.stem: path for path in sorted(FOLDER.glob("*.toml"))}
    if name not in paths:
        raise UnknownSuite(f"There is no suite {name!r}; there is {', '.join(paths)}.")
    document = tomllib.loads(paths[name].read_text("utf-8"))
    return Suite(name, tuple(_task(each) for each in document["tasks"]))


def _task(document: dict[str, Any]) -> Task:
    game = load_game(document["game"])
    options = game.unattended_settings(document["players"], document.pop("options", {}))
    return Task(options=options, **{"weights": None, **document})


def choices_hash(task: Task) -> str:
    """Returns the hash of what the opponent chooses at the beginning of one game, in all seats."""
    game = load_game(task.game)
    state = game.new(task.players, task.options)
    bots = [make_bot(task.opponent) for _ in range(task.players)]
    croupier, choices = Croupier(game, bots, "reference", task.game, task.players), list[str]()
    while len(choices) < REFERENCE_CHOICES:
        step = croupier.next_step(state)
        if step is None:
            break
        if step.decision:
            choices.append(game.name(step.seat, step.action))
        croupier.carry_out(state, step)
    return hashlib.sha256("\n".join(choices).encode()).hexdigest()[:16]


def _progress(progress: Callable[[str, int], None], task: str) -> Callable[[int, int], None]:
    return lambda _, done: progress(task, done)
