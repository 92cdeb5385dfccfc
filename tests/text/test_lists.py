"""What the box prints, listed in the rules: from the component data, with a mark at every reconstructed entry."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.commands import environment, signoria
from tests.text.play import games_with_words

from signoria.core.corrections import reconstructions
from signoria.core.game import AnyGame
from signoria.core.listing import Listing, is_ours
from signoria.core.registry import load_game
from signoria.text.languages import LANGUAGES
from signoria.text.listings import MARK, PLACE, table
from signoria.text.rules import load_rules, quick_file, rules_file
from signoria.text.words import Words


def lists(game: AnyGame, lang: str = "en") -> dict[str, Listing]:
    assert game.lists is not None
    return dict(game.lists(Words(lang, game)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_every_list_is_said_whole_and_stands_somewhere(game: AnyGame, lang: str) -> None:
    words = Words(lang, game)
    assert game.lists is not None
    made = game.lists(words)
    assert not words.missing
    assert not words.errors
    for name, listing in made.items():
        assert listing.rows, name
        assert {len(row) for row in listing.rows} == {len(listing.head)}, name
    text = rules_file(game, lang).read_text("utf-8") + quick_file(game, lang).read_text("utf-8")
    assert {*PLACE.findall(text)} == {*made}


@pytest.mark.parametrize("game", games_with_words(), ids=lambda game: game.id)
def test_lists_are_the_same_in_every_language(game: AnyGame) -> None:
    shapes = [
        {name: [[place.ours for place in row] for row in listing.rows] for name, listing in lists(game, lang).items()}
        for lang in LANGUAGES
    ]
    assert shapes[0] == shapes[1] == shapes[2]
    places = [PLACE.findall(rules_file(game, lang).read_text("utf-8")) for lang in LANGUAGES]
    assert places[0] == places[1] == places[2]


def rows(game_id: str, name: str) -> dict[str, list[str]]:
    """Returns a list in English by its first column, as the rules print it."""
    game = load_game(game_id)
    lines = table(lists(game)[name], Words("en", game)).splitlines()[2:]
    cells = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    return {row[0].rstrip(MARK): row[1:] for row in cells}


def test_marks_stand_where_the_data_say_so() -> None:
    assert rows("principato", "cards")["Harvest"][1:] == ["yes", "2 / 3 / 4°", "2 / 2 / 3°", "2 / 3 / 3°"]
    assert rows("principato", "cards")["Sculptor"][1] == "no°"
    assert rows("principato", "culture")["Monument"] == ["15", "5 × 4, 5 × 3, 5 × 2°"]
    assert rows("il_principe", "cities")["Firenze"] == [
        *("large", "2 green, red, blue, yellow", "5", "8", "2", "Parma, Umbria, Toscana"),
    ]
    assert rows("il_principe", "cities")["Pisa"][1] == "green, 2 white, red, yellow°"
    assert rows("renaissance", "cards")["Cannon"][:2] == ["blue", "6°"]
    assert rows("renaissance", "cities")["Venezia"] == ["marsh", "yes", "Padova, Treviso°"]
    assert rows("renaissance", "cities")["Milano"][:2] == ["plain°", "–°"]
    assert rows("virtu", "characters")["Ambassador"][:2] == ["5°", "2 florins"]
    assert rows("virtu", "characters")["Gonfalonier"][1] == "3 florins, 1 crown°"
    assert rows("virtu", "powers")["Ottoman Empire"][0] == "1 crown, 3 ships"
    assert rows("virtu", "powers")["Kingdom of France"][0] == "1 crown, 3 cavalry°"
    assert rows("virtu", "palaces")["Florence (Medici)"] == [
        f"{deed}°" for deed in ("Govern", "Patronise", "Annex", "Intrigue", "Wage war")
    ]


def test_what_an_entry_knows_after_all_is_not_marked() -> None:
    entry = {"source": "reconstructed", "cost": {"florin": 2, "crown": 1}, "known": ["cost.florin"], "copies": 5}
    assert is_ours(entry, "cost")
    assert not is_ours({**entry, "cost": {"florin": 2}}, "cost")
    assert is_ours(entry, "copies")
    assert not is_ours({**entry, "source_copies": "rulebook"}, "copies")
    assert not is_ours({**entry, "copies_source": "public"}, "copies")


def test_all_that_is_reconstructed_and_listed_is_marked() -> None:
    """Topics that the rules list whole have as many marked rows as the box page has entries."""
    for game_id, topic, name in (
        ("virtu", "palace_board", "palaces"),
        ("virtu", "family_card", None),
        ("il_principe", "city.icons", "cities"),
        ("renaissance", "battle_cards", "cards"),
    ):
        game = load_game(game_id)
        made = lists(game)
        names = [name] if name else ["families", "families_two"]
        marked = sum(any(place.ours for place in row) for each in names for row in made[each].rows)
        assert marked >= len(reconstructions(game)[topic]), topic


def corrected(folder: Path, old: str, new: str) -> dict[str, str]:
    """Returns an environment in which an owner has corrected Principato's file."""
    ours = load_game("principato").folder / "components.toml"
    text = ours.read_text("utf-8")
    assert text.count(old) == 1
    (folder / "principato.toml").write_text(text.replace(old, new), "utf-8")
    assert tomllib.loads((folder / "principato.toml").read_text("utf-8"))
    return environment(SIGNORIA_COMPONENTS=str(folder), COLUMNS="200")


def test_what_an_owner_corrects_is_listed_without_a_mark(tmp_path: Path) -> None:
    values = "values = [4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2]"
    env = corrected(
        tmp_path,
        f'source_values = "reconstructed"\n{values}',
        'source_values = "rulebook"\nvalues = [5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]',
    )
    answer = signoria("rules", "principato", "2.5", "--lang", "en", env=env)
    assert answer.returncode == 0, answer.stderr
    monument = next(line for line in answer.stdout.splitlines() if "Monument" in line)
    assert re.search(r"3 × 5, 3 × 4, 3 × 3, 3 × 2, 3 × 1\s*$", monument)


def test_a_game_without_lists_keeps_its_text() -> None:
    import dataclasses

    game: Any = dataclasses.replace(load_game("principato"), lists=None)
    paragraph = load_rules(game, "en").find("2.5")
    assert paragraph is not None
    assert paragraph.body.startswith("{list culture}")
