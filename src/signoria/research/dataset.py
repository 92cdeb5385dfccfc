"""Games by the thousand, as records that anybody can replay: compressed files of many, and what they were made from."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from signoria.bots.registry import make_bots
from signoria.core.record.record import Record
from signoria.lab.provenance import provenance, weights_hash
from signoria.lab.record_game import record_game
from signoria.lab.workers import Workers, crew_for, run_all
from signoria.research.episode import Options
from signoria.research.given import set_up, whole

INDEX: Final = "dataset.json"
PER_FILE: Final = 1000
# Not the time of writing: the same games give the same bytes.
EPOCH: Final = 0


class DamagedDataset(ValueError):
    """A file of a dataset that cannot be read; the games of the files before it can."""


@dataclass(frozen=True)
class Plan:
    """What is played, in plain data that crosses processes."""

    game: str
    players: int
    bots: str
    seed: int
    options: dict[str, bool | int | str]


def dataset(
    game: str,
    players: int,
    games: int,
    out: str | Path,
    bots: str = "greedy",
    seed: int = 0,
    options: Options | None = None,
    processes: Workers = 1,
) -> Path:
    """Play games and write their records into a new folder; game i has the seed `seed` + i. Returns the folder."""
    folder = Path(out)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FileExistsError(f"{folder} is there already; a dataset is written into a folder of its own.")
    games = whole(games, "The number of games")
    if games < 1:
        raise ValueError(f"There must be at least one game, not {games}.")
    crew = crew_for(games, processes)
    chosen, count, settings = set_up(game, players, options)
    make_bots(bots, count)  # refused here rather than in a worker
    plan = Plan(chosen.id, count, bots, whole(seed, "A seed"), {name: settings[name] for name in options or {}})
    folder.mkdir(parents=True, exist_ok=True)
    texts = (text for part in run_all(record_chunk, plan, games, crew, largest=10) for text in part)
    files = []
    for first in range(0, games, PER_FILE):
        name = f"records-{first // PER_FILE:05}.jsonl.gz"
        _write(folder / name, [next(texts) for _ in range(min(PER_FILE, games - first))])
        files.append(name)
    index = {**asdict(plan), "games": games, "files": files, "rules": chosen.rules_version}
    index |= {"data": chosen.components.hash, "weights": weights_hash(chosen), "provenance": asdict(provenance())}
    (folder / INDEX).write_text(json.dumps(index, indent=1) + "\n", "utf-8")
    return folder


def read_dataset(folder: str | Path) -> Iterator[Record]:
    """Returns the records of a dataset one after the other; `core.record.replay` plays them."""
    try:
        index: dict[str, Any] = json.loads(Path(folder, INDEX).read_text("utf-8"))
        names: list[str] = index["files"]
    except (ValueError, TypeError, KeyError) as error:
        raise DamagedDataset(f"{Path(folder, INDEX)} is not the page of a dataset: {error}.") from error
    for name in names:
        try:
            with gzip.open(Path(folder, name), "rt", encoding="utf-8") as lines:
                for line in lines:
                    yield Record.from_text(line)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise DamagedDataset(f"{Path(folder, name)} is damaged: {error}.") from error


def record_chunk(plan: Plan, first: int, last: int) -> list[str]:
    """Returns the records from game `first` up to, not including, `last`, each in one line."""
    games = (
        record_game(plan.game, plan.players, plan.bots, plan.seed + index, plan.options) for index in range(first, last)
    )
    return [json.dumps(json.loads(record.to_text()), ensure_ascii=False, separators=(",", ":")) for record in games]


def _write(path: Path, lines: list[str]) -> None:
    with path.open("wb") as file, gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=EPOCH) as packed:
        packed.write("".join(f"{line}\n" for line in lines).encode())
