"""Records by the thousand."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import signoria.research as sr
from signoria.core.record.verify import verify
from signoria.core.registry import load_game


def test_a_dataset_is_records_that_verify_and_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[sr.dataset.__module__], "PER_FILE", 2)
    made = sr.dataset("il_principe", 3, 3, tmp_path / "one", bots="random", seed=5)
    records = list(sr.read_dataset(made))
    assert len(records) == 3
    assert len({record.last_digest() for record in records}) == 3
    for record in records:
        assert verify(load_game("il_principe"), record)  # raises at the first fault
    index = json.loads((made / "dataset.json").read_text("utf-8"))
    assert index["files"] == ["records-00000.jsonl.gz", "records-00001.jsonl.gz"]
    expected = {"game": "il_principe", "players": 3, "bots": "random", "seed": 5, "games": 3}
    assert expected.items() <= index.items()
    again = sr.dataset("il_principe", 3, 3, tmp_path / "two", bots="random", seed=5, processes=2)
    for name in index["files"]:
        assert (made / name).read_bytes() == (again / name).read_bytes()


def test_a_folder_with_files_and_no_games_are_refused(tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("mine", "utf-8")
    with pytest.raises(FileExistsError, match="a folder of its own"):
        sr.dataset("il_principe", 3, 1, tmp_path)
    with pytest.raises(ValueError, match="at least one game, not 0"):
        sr.dataset("il_principe", 3, 0, tmp_path / "new")
