"""Games written by an earlier engine replay to the same lines, menus, prompts, reasons and scores."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from signoria.core.registry import game_ids, load_game
from signoria.testing.golden import GoldenRecord, differences, read_records
from signoria.testing.laws.openings import covering_settings

FOLDER = Path(__file__).parents[1] / "golden"
# The quick tests replay one game in so many; the rest waits for the long ones.
SAMPLE = 16


@cache
def records(game_id: str) -> list[GoldenRecord]:
    return list(read_records(FOLDER / f"{game_id}.jsonl.gz"))


def assert_unchanged(game_id: str, chosen: list[GoldenRecord]) -> None:
    game = load_game(game_id)
    changed = [f"{record.title}: {one}" for record in chosen for one in differences(game, record)]
    few = "\n".join(changed[:5])
    assert not changed, f"{len(changed)} differences; the first are\n{few}"


@pytest.mark.parametrize("game_id", game_ids())
def test_some_golden_records_replay(game_id: str) -> None:
    assert_unchanged(game_id, records(game_id)[::SAMPLE])


@pytest.mark.soak
@pytest.mark.parametrize("game_id", game_ids())
def test_all_golden_records_replay(game_id: str) -> None:
    assert_unchanged(game_id, records(game_id))


@pytest.mark.parametrize("game_id", game_ids())
def test_golden_records_cover_every_set_up(game_id: str) -> None:
    game = load_game(game_id)
    recorded = [(record.players, record.options) for record in records(game_id)]
    for players in game.players:
        for chosen in covering_settings(game, players):
            assert (players, game.unattended_settings(players, chosen)) in recorded


def test_a_changed_line_fact_or_score_is_noticed() -> None:
    """A replay that accepts everything would prove nothing."""
    game, record = load_game("principato"), records("principato")[0]
    assert differences(game, record) == []
    number, _facts = next((number, facts) for number, facts in record.facts.items() if "asked" in facts)
    other = {**record.facts, number: {"asked": {}}}
    assert differences(game, replace(record, facts=other))[0].startswith(f"before line {number} ")
    assert "is refused" in differences(game, replace(record, lines=["-1 unheard_of", *record.lines]))[-1]
    assert "not over" in differences(game, replace(record, lines=record.lines[:-1]))[-1]
    assert differences(game, replace(record, places=[0] * record.players))[0].startswith("result:")
