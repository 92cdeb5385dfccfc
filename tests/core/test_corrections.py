"""What an owner of the box may correct: every reconstructed value is listed where it stands, every change is named."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from signoria.core.components import read_components
from signoria.core.corrections import Difference, differences, line_numbers, reconstructions, topic_of, topics
from signoria.core.game import AnyGame
from signoria.core.record.chance_stream import SECRET_BYTES
from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.registry import game_ids, load_game

SEATS = [Chair(name) for name in ("Alice", "Bruno")]
TOML = """
schema_version = 1
[cards]
source = "rulebook"
big = [ # one a line
  { id = "a" },
  { id = "b" }, { id = "c" },
]
[[city]]
name = { en = "[Rome]" }
value = 3
[[city]]
value = 4
[city.tile]
coins = 2
"""


def test_lines_are_those_of_the_file() -> None:
    lines = line_numbers(TOML)
    assert lines["cards",] == 3
    assert [lines["cards", "big", i] for i in range(3)] == [6, 7, 7]
    assert (lines["city", 0, "value"], lines["city", 1, "value"]) == (11, 13)
    assert lines["city", 1, "tile", "coins"] == 15


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_reconstructed_is_listed_with_its_line(game_id: str) -> None:
    game = load_game(game_id)
    text = game.components.path.read_text("utf-8").splitlines()
    listed = reconstructions(game)
    assert list(listed) == list(topics(game))
    for topic, entries in listed.items():
        assert entries, f"nothing about {topic} is reconstructed"
        for entry in entries:
            around = "".join(text[entry.line - 1 : entry.line + 12])
            label = re.split(r"[.\[]", entry.place.removesuffix("]"))[-1]
            assert label.isdecimal() or label in around, f"{entry.place} is not at line {entry.line}"


# What is drawn or named, and what no game looks at.
NO_TOPIC = {"il_principe": ("map",), "renaissance": ("nations",)}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_reconstructed_value_belongs_to_a_topic(game_id: str) -> None:
    from signoria.core.corrections import _leaves

    game = load_game(game_id)
    without = {
        ".".join(step for step in place if isinstance(step, str))
        for place, _value, source in _leaves(game.components.data, (), "")
        if source == "reconstructed" and not topic_of(place, topics(game)) and place[-1] != "id"
    }
    assert {path for path in without if not path.startswith(NO_TOPIC.get(game_id, ("-",)))} == set()


def corrected(game: AnyGame, folder: Path, old: str, new: str) -> AnyGame:
    text = game.components.path.read_text("utf-8")
    assert text.count(old) == 1
    path = folder / f"{game.id}.toml"
    path.write_text(text.replace(old, new), "utf-8")
    return replace(game, components=read_components(path))


def test_a_changed_value_is_named_with_both_sides(tmp_path: Path) -> None:
    game = load_game("principato")
    assert differences(game) == []
    owner = corrected(game, tmp_path, "pile_sizes = [34, 28, 28]", "pile_sizes = [33, 29, 28]")
    place = "setup.players.4.pile_sizes"
    assert differences(owner) == [Difference(place, "setup.players", "[34, 28, 28]", "[33, 29, 28]")]
    assert differences(game, owner.components) == differences(owner)


def test_a_name_or_a_source_is_no_difference(tmp_path: Path) -> None:
    game = load_game("principato")
    text = game.components.path.read_text("utf-8").replace('source = "reconstructed"', 'source = "public"')
    text = text.replace("Dissodamento", "Dissodare")
    (tmp_path / "principato.toml").write_text(text, "utf-8")
    assert differences(game, read_components(tmp_path / "principato.toml")) == []


def test_a_missing_entry_is_a_difference(tmp_path: Path) -> None:
    game = load_game("il_principe")
    data: dict[str, Any] = tomllib.loads(game.components.path.read_text("utf-8"))
    lost = data["city"].pop()
    shorter = replace(game.components, data=data, path=tmp_path / "il_principe.toml")
    found = differences(game, shorter)
    assert {difference.here for difference in found} == {""}
    assert f"city[{lost['id']}].icons" in {difference.place for difference in found}


def test_a_record_says_what_was_corrected(tmp_path: Path) -> None:
    game = load_game("principato")
    owner = corrected(game, tmp_path, "pile_sizes = [34, 28, 28]", "pile_sizes = [33, 29, 28]")
    plain, other = (Record.begin(one, 2, {}, SEATS, bytes(SECRET_BYTES), []) for one in (game, owner))
    assert "corrected" not in plain.to_text()
    assert other.header.corrected == {"setup.players.4.pile_sizes": "[33, 29, 28]"}
    again = Record.from_text(other.to_text())
    assert again.header == other.header
    assert again.header.digest() == other.header_digest
