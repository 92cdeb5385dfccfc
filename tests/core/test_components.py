"""Component files: read, corrected by their owner, hashed by what matters, and every entry with its source."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.core.components import (
    component_file,
    play_hash,
    provenance_counts,
    provenance_problems,
    read_components,
)
from signoria.core.errors import InvalidData

BOX = {
    "schema_version": 1,
    "meta": {"source": "rulebook", "name": {"en": "Race"}, "players": 2},
    "cards": {
        "harvest": {"source": "reconstructed", "name": "Harvest", "gain": 3, "source_gain": "public"},
        "taxes": {"source": "rulebook", "gain": 2, "options": [{"pay": {"gold": 1}}]},
    },
}


def test_the_shipped_file_is_used_unless_the_owner_has_corrected_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped, corrected = tmp_path / "race", tmp_path / "mine"
    corrected.mkdir()
    monkeypatch.delenv("SIGNORIA_COMPONENTS", raising=False)
    assert component_file("race", shipped) == shipped / "components.toml"
    monkeypatch.setenv("SIGNORIA_COMPONENTS", str(corrected))
    assert component_file("race", shipped) == shipped / "components.toml"
    (corrected / "race.toml").touch()
    assert component_file("race", shipped) == corrected / "race.toml"


def test_a_file_is_read_with_its_hash(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text('[meta]\nsource = "rulebook"\nplayers = 2\nprinted = 2011-10-20\n', "utf-8")
    found = read_components(path)
    assert found.data["meta"]["players"] == 2
    assert found.path == path
    assert found.hash == play_hash(found.data)
    assert len(found.hash) == 16


@pytest.mark.parametrize("content", [b"players = ", b"a = 1\na = 2", b"\xff\xfe", None])
def test_an_unreadable_file_is_refused_in_words(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "race.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(InvalidData, match=r"The component file race\.toml cannot be used: unreadable: "):
        read_components(path)


def test_names_and_sources_do_not_change_the_hash() -> None:
    renamed = {
        "schema_version": 1,
        "cards": {
            "taxes": {"source": "public", "options": [{"pay": {"gold": 1}}], "gain": 2},
            "harvest": {"source": "rulebook", "gain": 3},
        },
        "meta": {"source": "rulebook", "name": {"en": "Corsa", "it": "Corsa"}, "players": 2},
    }
    assert play_hash(renamed) == play_hash(BOX)


@pytest.mark.parametrize(
    "changed",
    [
        {"meta": {"players": 3}, "cards": BOX["cards"], "schema_version": 1},
        {"meta": BOX["meta"], "cards": {}, "schema_version": 1},
    ],
)
def test_what_is_played_with_changes_the_hash(changed: dict[str, object]) -> None:
    assert play_hash(changed) != play_hash(BOX)


def test_a_source_covers_everything_within_its_entry() -> None:
    assert provenance_problems(BOX) == []


@pytest.mark.parametrize(
    ("box", "detail"),
    [
        ({"meta": {"players": 2}}, "meta: players have no source"),
        ({"players": 2}, "the file: players have no source"),
        ({"sizes": [18, 14]}, "the file: sizes have no source"),
        ({"cards": [{"source": "rulebook", "gain": 1}, {"gain": 2}]}, "cards[1]: gain have no source"),
        ({"meta": {"source": "hearsay", "players": 2}}, "meta.source is 'hearsay', not one of"),
        ({"meta": {"source": ["rulebook"], "players": 2}}, "meta.source is ['rulebook'], not one of"),
        ({"meta": {"source": "rulebook", "source_age": "hearsay"}}, "meta.source_age is 'hearsay', not one of"),
    ],
)
def test_an_entry_without_a_known_source_is_named(box: dict[str, object], detail: str) -> None:
    assert any(problem.name == "provenance" and detail in problem.detail for problem in provenance_problems(box))


def test_sources_are_counted() -> None:
    assert provenance_counts(BOX) == {"public": 1, "reconstructed": 1, "rulebook": 2}
    assert provenance_counts({"source": ["rulebook"]}) == {"public": 0, "reconstructed": 0, "rulebook": 0}
