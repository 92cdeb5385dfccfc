"""Writes the golden records in tests/golden/, from the engine as it is: `python tools/golden.py [--game GAME]`.

Every player count, option value and scenario is played; random, greedy and curious choices are mixed so that rare
decisions are reached. A change of the rules on purpose needs new ones; `--facts` keeps the lines that were played
and writes only what is noted on the way (after a change of prompts, menus or reasons on purpose).
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from signoria.bots.greedy import GreedyBot
from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, State
from signoria.testing.golden import GoldenRecord, facts_of, read_records, result_of, write_records
from signoria.testing.laws.openings import covering_settings
from signoria.testing.moment import Line, draw_line

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests" / "golden"
# Games of each set-up, and what is added to the options of every second one.
GAMES: Final = {"principato": 4, "il_principe": 2, "renaissance": 2, "virtu": 4}
SECOND: Final[dict[str, Settings]] = {"renaissance": {"diplomacy": "free"}}
FLOOR_TAKEN_EVERY: Final = 12
# Of ten decisions, how many are greedy and how many curious, game by game; the others are random.
MOODS: Final = ((3, 4), (8, 1), (6, 3), (1, 7))
HUNTING: Final = ((0, 0), (0, 5), (0, 8))
ATTENTIVE: Final = 6
# More rounds of all set-ups, without the greedy: kept are games with a prompt that fewer than so many games have.
HUNTS: Final = 24
RARE: Final = 3
# The facts are noted before every so manieth line, shifted by the game, and the first so many times of each prompt.
NOTED_EVERY: Final = 5
NOTED_AT_FIRST: Final = 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=game_ids(), action="append", help="only this game; may be repeated")
    parser.add_argument("--facts", action="store_true", help="keep the lines, note the facts anew")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for game_id in arguments.game or game_ids():
        game, file = load_game(game_id), FOLDER / f"{game_id}.jsonl.gz"
        records = [noted_anew(game, record) for record in read_records(file)] if arguments.facts else written(game)
        write_records(file, records)
        lines = sum(len(record.lines) for record in records)
        print(f"{game_id}: {len(records)} games, {lines} lines, {file.stat().st_size // 1024} kB")


@dataclass
class Chronicle:
    """What was done in the games so far, for the curious; in how many of them each prompt occurred; how often noted."""

    habits: Counter[str] = field(default_factory=Counter)
    prompts: Counter[str] = field(default_factory=Counter)
    noted: Counter[str] = field(default_factory=Counter)


def written(game: AnyGame) -> list[GoldenRecord]:
    """Returns games of every set-up, played now, and then those of many more that show something rare."""
    set_ups = [(players, chosen) for players in game.players for chosen in covering_settings(game, players)]
    chronicle = Chronicle()
    records: list[GoldenRecord] = []
    for number in range(GAMES.get(game.id, 2) + HUNTS):
        added = SECOND.get(game.id, {}) if number % 2 else {}
        for players, chosen in set_ups:
            settings = game.unattended_settings(players, {**added, **chosen})
            record, prompts = played(game, players, settings, number, chronicle)
            if number < GAMES.get(game.id, 2) or any(chronicle.prompts[code] < RARE for code in prompts):
                records.append(record)
                chronicle.prompts.update(prompts)
    return records


def played(
    game: AnyGame, players: int, settings: Settings, number: int, chronicle: Chronicle
) -> tuple[GoldenRecord, set[str]]:
    """Returns one game as it was played, and the prompts that occurred in it."""
    rng = Rng("golden", game.id, players, *sorted(map(str, settings.items())), number)
    moods = MOODS[number] if number < len(MOODS) else HUNTING[number % len(HUNTING)]
    state = game.new(players, settings)
    lines: list[str] = []
    facts = {}
    prompts: set[str] = set()
    while state.actors():
        seat, action = _line(game, state, rng, moods, chronicle.habits)
        code = "" if seat == CHANCE else state.prompt(seat).code
        if len(lines) % NOTED_EVERY == number % NOTED_EVERY or chronicle.noted[code] < NOTED_AT_FIRST:
            facts[str(len(lines))] = facts_of(game, state)
            chronicle.noted[code] += 1
        prompts.add(code)
        lines.append(f"{seat} {game.name(seat, action)}")
        state.apply(seat, action)
    return GoldenRecord(game.id, players, settings, number, lines, facts, *result_of(game, state)), prompts


def _line(game: AnyGame, state: State, rng: Rng, moods: tuple[int, int], habits: Counter[str]) -> Line:
    floor = state.may()
    if floor and rng.below(FLOOR_TAKEN_EVERY) == 0:
        seat = floor[rng.below(len(floor))]
        options = state.options(seat)
        return seat, options[rng.below(len(options))]
    seat, action = draw_line(state, rng)
    if seat == CHANCE:
        return seat, action
    greedy, curious = moods
    mood = rng.below(10)
    if mood < greedy:
        action = GreedyBot(ATTENTIVE).choose(game, state, seat, rng)
    elif mood < greedy + curious:
        action = min(state.options(seat), key=lambda option: (*_familiar(game, option, habits), rng.below(1 << 20)))
    habits[game.action_name(action)] += 1
    habits[game.actions.verbs[action]] += 1
    return seat, action


def _familiar(game: AnyGame, action: int, habits: Counter[str]) -> tuple[int, int]:
    """Returns how often this verb was used before, and how often with this argument."""
    return habits[game.actions.verbs[action]], habits[game.action_name(action)]


def noted_anew(game: AnyGame, record: GoldenRecord) -> GoldenRecord:
    """Returns the record with the same lines and the facts of today's engine."""
    state = game.new(record.players, record.options)
    facts = {}
    for number, line in enumerate(record.lines):
        if str(number) in record.facts:
            facts[str(number)] = facts_of(game, state)
        seat, name = line.split(" ")
        state.apply(int(seat), game.id_of(int(seat), name))
    scores, places = result_of(game, state)
    return replace(record, facts=facts, scores=scores, places=places)


if __name__ == "__main__":
    main()
