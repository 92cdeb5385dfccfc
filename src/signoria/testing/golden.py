"""Golden records: games written once by names, replayed after every change of the engine to the same lines and facts.

A record holds what was played (`lines`), what an onlooker with every seat's eyes would have read now and then on the
way (`facts`), and the result. Everything is by name and code, so that ids may shift. `tools/golden.py` writes them.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from signoria.core.errors import SignoriaError
from signoria.core.game import AnyGame
from signoria.core.state import CHANCE, State


@dataclass(frozen=True)
class GoldenRecord:
    """One game: `lines` are "seat name", `facts` the facts before the lines whose number they carry."""

    game: str
    players: int
    options: Mapping[str, bool | int | str]
    number: int
    lines: list[str]
    facts: dict[str, Any]
    scores: list[list[list[Any]]]
    places: list[int]

    @property
    def title(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.players} players, game {self.number}{f', {options}' if options else ''}"


def read_records(file: Path) -> Iterator[GoldenRecord]:
    """Returns the records of a file, one by one."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield GoldenRecord(**json.loads(line))


def write_records(file: Path, records: list[GoldenRecord]) -> None:
    """Write the records, the same bytes for the same games."""
    text = "".join(f"{json.dumps(asdict(record), separators=(',', ':'))}\n" for record in records)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def facts_of(game: AnyGame, state: State) -> dict[str, Any]:
    """Returns what is asked of whom: prompts, options, what is greyed and why; at chance the outcomes."""
    if state.actors() == [CHANCE]:
        return {"chance": {game.name(CHANCE, outcome): weight for outcome, weight in state.weights()}}
    floor = [seat for seat in state.may() if seat not in state.actors()]
    questions = {str(seat): _asked(game, state, seat) for seat in state.actors()}
    return {"asked": questions} | ({"may": {str(seat): _asked(game, state, seat) for seat in floor}} if floor else {})


def _asked(game: AnyGame, state: State, seat: int) -> list[Any]:
    """Returns prompt code, parameters, step of steps, names of the options, codes of the greyed ones."""
    options = state.options(seat)
    greyed = {}
    for action in state.candidates(seat):
        reason = state.why_not(seat, action)
        if reason is not None:
            greyed[game.action_name(action)] = reason.code
    prompt = state.prompt(seat)
    steps = [prompt.step, prompt.steps]
    return [prompt.code, prompt.params, steps, sorted(game.action_name(action) for action in options), greyed]


def result_of(game: AnyGame, state: State) -> tuple[list[list[list[Any]]], list[int]]:
    """Returns the score lines of each seat, and the places."""
    scores = [[[line.code, line.points, line.params] for line in own] for own in game.score(state)]
    return scores, game.places(state)


def differences(game: AnyGame, record: GoldenRecord) -> list[str]:
    """Replay a record; returns what differs, each with its line: facts as they come, then what stops the replay."""
    different: list[str] = []
    state = game.new(record.players, record.options)
    for number, line in enumerate(record.lines):
        noted = record.facts.get(str(number))
        if noted is not None:
            try:
                facts = _plain(facts_of(game, state))
            except SignoriaError as error:
                facts = str(error)
            if facts != noted:
                different.append(f"before line {number} ({line}):\n  was {noted}\n  is  {facts}")
        seat, name = line.split(" ")
        try:
            state.apply(int(seat), game.id_of(int(seat), name))
        except SignoriaError as error:
            return [*different, f"line {number} ({line}) is refused: {error}"]
    if state.actors():
        return [*different, f"the game is not over after its last line: {facts_of(game, state)}"]
    scores, places = result_of(game, state)
    if [_plain(scores), places] != [record.scores, record.places]:
        different.append(f"result:\n  was {record.scores} {record.places}\n  is  {_plain(scores)} {places}")
    return different


def _plain(value: Any) -> Any:
    """Returns a value as JSON brings it back; the order of dictionaries does not count."""
    return json.loads(json.dumps(value))
