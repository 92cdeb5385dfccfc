"""The rules in our own words: every paragraph that the engine cites is there, in every language, and links lead on."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest
from tests.commands import environment, refused, signoria
from tests.text.play import games_with_words, listen, set_ups

from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.text import notes
from signoria.text.languages import LANGUAGES
from signoria.text.notes import is_note, reading
from signoria.text.rules import NoRules, find_paragraph, load_quick, load_rules, parse, plain_links, rules_file
from signoria.text.words import Words

NO_RULE = "-"


def games_with_rules() -> list[AnyGame]:
    return [game for game in games_with_words() if rules_file(game, "en").is_file()]


def test_every_game_with_words_has_rules() -> None:
    assert games_with_rules() == games_with_words()


def cited(game: AnyGame) -> set[str]:
    """Every paragraph that prompts, refusals and options cite."""
    found = {option.rule for option in game.options}
    for players, settings in set_ups(game):
        for state, _ in listen(game, players, settings, 11):
            for seat in state.actors():
                found.add(state.prompt(seat).rule)
                reasons = [state.why_not(seat, action) for action in state.candidates(seat)]
                found |= {reason.rule for reason in reasons if reason is not None}
    return found - {NO_RULE}


@pytest.mark.parametrize("game", games_with_rules(), ids=lambda game: game.id)
def test_every_paragraph_that_is_cited_is_there(game: AnyGame) -> None:
    numbers = cited(game)
    assert numbers
    for lang in LANGUAGES:
        assert numbers <= {*load_rules(game, lang).numbers()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_rules(), ids=lambda game: game.id)
def test_same_paragraphs_in_the_same_order_and_each_once(game: AnyGame, lang: str) -> None:
    assert rules_file(game, lang).is_file()
    rules = load_rules(game, lang)
    assert rules.numbers() == load_rules(game, "en").numbers()
    assert len({*rules.numbers()}) == len(rules.numbers())
    assert rules.title
    assert rules.intro
    assert all(paragraph.body or paragraph.children for paragraph in rules.walk())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_rules(), ids=lambda game: game.id)
def test_links_lead_to_paragraphs_and_are_the_same_in_every_language(game: AnyGame, lang: str) -> None:
    rules = load_rules(game, lang)
    english = {paragraph.number: {*paragraph.links} for paragraph in load_rules(game, "en").walk()}
    for paragraph in rules.walk():
        assert {*paragraph.links} <= {*rules.numbers()}, paragraph.number
        assert {*paragraph.links} == english[paragraph.number], paragraph.number


@pytest.mark.parametrize("game", games_with_rules(), ids=lambda game: game.id)
def test_rulings_and_examples_are_linked_from_the_rules_and_lead_back(game: AnyGame) -> None:
    paragraphs = list(load_rules(game, "en").walk())
    annex = {paragraph.number for paragraph in paragraphs if paragraph.number[0].isalpha()}
    linked = {link for paragraph in paragraphs if paragraph.number not in annex for link in paragraph.links}
    assert annex <= linked
    assert all(paragraph.links for paragraph in paragraphs if paragraph.number in annex)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_principato_has_every_ruling_and_names_every_card_and_goal(lang: str) -> None:
    game = load_game("principato")
    rules, words = load_rules(game, lang), Words(lang, game)
    assert {f"R{number}" for number in range(1, 41)} <= {*rules.numbers()}
    for number, kind in (("3.1", "card"), ("6", "goal")):
        paragraph = rules.find(number)
        assert paragraph is not None
        assert all(f"| {words.name(kind, id)} |" in paragraph.body for id in game.vocabulary.names[kind])
    options = rules.find("7")
    assert options is not None
    assert all(words.name("option", option.name) in options.body for option in game.options)


# ---- what a learner reads ----


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_rules(), ids=lambda game: game.id)
def test_a_learner_reads_no_ruling_and_no_example_between_the_rules(game: AnyGame, lang: str) -> None:
    rules = load_rules(game, lang)
    apart = {chapter.number for chapter in rules.annex()}
    assert apart == {"8", "9"}
    for paragraph in rules.walk():
        if not is_note(paragraph.number):
            assert not notes.cited(paragraph.reading), paragraph.number
            assert "()" not in paragraph.reading


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_rules(), ids=lambda game: game.id)
def test_numbers_have_no_holes_for_a_reader(game: AnyGame, lang: str) -> None:
    """Paragraphs, rulings and examples, each in their own row; examples are also found by what a reader sees."""
    rules = load_rules(game, lang)
    for above in ("", *(number for number in rules.numbers() if number[0].isdecimal())):
        deeper = [
            number
            for number in rules.numbers()
            if re.fullmatch(rf"{re.escape(above)}\.?[0-9]+" if above else "[0-9]+", number)
        ]
        inside = [number for number in deeper if number.count(".") == (above.count(".") + 1 if above else 0)]
        assert [int(number.split(".")[-1]) for number in inside] == list(range(1, len(inside) + 1)), above
    assert [number for number in rules.numbers() if number[0] == "R"] == [
        f"R{place}" for place in range(1, 1 + sum(number[0] == "R" for number in rules.numbers()))
    ]
    examples = [paragraph for paragraph in rules.walk() if paragraph.number[0] in "EX"]
    for place, example in enumerate(examples, 1):
        assert example.label.endswith(f" {place}")
        assert rules.find(example.label) == rules.find(f"ex{place}") == rules.find(example.number) == example


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games_with_rules(), ids=lambda game: game.id)
def test_how_one_wins_comes_first_and_a_round_and_a_scoring_are_told(game: AnyGame, lang: str) -> None:
    numbers = load_rules(game, lang).numbers()
    assert numbers[:5] == ["1", "1.1", "1.2", "1.3", "1.4"]
    assert load_quick(game, lang).startswith(f"# {game.title}")


def test_a_text_without_its_rulings_and_examples() -> None:
    body = "It pays ([4.4](#4.4), [R23](#R23)). It ends ([X2](#X2), [E3](#E3)).\n\n([R1](#R1))\n\nMore."
    assert reading(body) == "It pays ([4.4](#4.4)). It ends.\n\nMore."
    assert notes.cited(body) == ("R23", "X2", "E3", "R1")


# ---- the parser ----

TEXT = """# A game

What it is about.

## 1 First

See [1.2](#1.2) and [R1](#R1), and again [R1](#R1).

### 1.1 A part

Text.

### 1.2 Another part

#### 1.2.1 Deeper

Text.

## 8 Rulings

### R1 A ruling

To [1](#1).
"""


def test_a_tree_of_paragraphs() -> None:
    rules = parse(TEXT)
    assert (rules.title, rules.intro) == ("A game", "What it is about.")
    assert rules.numbers() == ["1", "1.1", "1.2", "1.2.1", "8", "R1"]
    assert [child.number for child in rules.paragraphs[0].children] == ["1.1", "1.2"]
    first = rules.find("§ 1")
    assert first is not None
    assert first.links == ("1.2", "R1")
    ruling = rules.find("r1")
    assert ruling is not None
    assert ruling.title == "A ruling"
    assert parse(rules.markdown()) == rules
    assert plain_links(ruling.body) == "To 1."
    assert plain_links("1. One.\n\n   ![A card](picture:card)\n\n2. Two ([1](#1)).") == "1. One.\n\n2. Two (1)."


@pytest.mark.parametrize(
    ("number", "nearest"),
    [
        ("1.3", ["1.1", "1.2", "1.2.1"]),
        ("1.2.7", ["1.1", "1.2", "1.2.1"]),
        ("R7", ["1.1", "1.2", "R1"]),
        ("", ["1", "1.1", "8"]),
    ],
)
def test_the_nearest_paragraphs(number: str, nearest: list[str]) -> None:
    assert parse(TEXT).nearest(number) == nearest


def test_a_game_without_rules_says_so(tmp_path: Path) -> None:
    game = dataclasses.replace(load_game("principato"), folder=tmp_path)
    with pytest.raises(NoRules, match="non sono ancora scritte in questa lingua"):
        load_rules(game, "it")


def test_a_missing_translation_is_given_in_english(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "rules.en.md").write_text(TEXT, "utf-8")
    game = dataclasses.replace(load_game("principato"), folder=tmp_path)
    assert load_rules(game, "fr").title == "A game"
    assert find_paragraph(game, "fr", "1.2.1").title == "Deeper"


# ---- the command ----


def test_the_whole_rules() -> None:
    answer = signoria("rules", "principato", "--lang", "it")
    assert answer.returncode == 0
    assert "Principato: le regole" in answer.stdout
    assert "1.1 Come si vince" in answer.stdout
    assert "R38 La composizione dei mazzi" not in answer.stdout
    assert answer.stdout.endswith("Decisioni: signoria rules principato 8\n\nEsempi: signoria rules principato 9\n")
    assert "R38 La composizione dei mazzi" in signoria("rules", "principato", "8", "--lang", "it").stdout


def test_one_paragraph_with_what_is_inside_it() -> None:
    answer = signoria("rules", "principato", "4.6", "--lang", "en")
    assert answer.returncode == 0
    assert "4.6 Military scoring" in answer.stdout
    assert "4.6.7 Dismissal" in answer.stdout
    assert "4.7" not in answer.stdout
    assert [line.strip(" •") for line in answer.stdout.split("Rulings and examples")[1].splitlines() if line.strip()][
        :2
    ] == [
        "R6 How many scorings",
        "R25 The order in a scoring",
    ]
    assert "](#" not in answer.stdout


def test_a_ruling_in_the_language_of_the_system() -> None:
    answer = signoria("rules", "principato", "r7", env=environment(LC_ALL="fr_FR.UTF-8", PYTHONIOENCODING="utf-8"))
    assert "Quelles cartes s’échangent" in answer.stdout


def test_an_unknown_paragraph_names_the_nearest() -> None:
    answer = signoria("rules", "principato", "4.9", "--lang", "en")
    assert refused(answer) == "The rules of Principato have no paragraph 4.9; the nearest are 4.5, 4.6, and 4.7."


def test_an_unknown_language_and_an_unknown_game() -> None:
    assert "Signoria does not speak 'de'" in refused(signoria("rules", "principato", "--lang", "de"))
    assert "No game is called 'chess'" in refused(signoria("rules", "chess"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_and_examples_of_a_paragraph_are_printed_once(lang: str) -> None:
    rules = load_rules(load_game("virtu"), lang)
    answer = signoria("rules", "virtu", "4.4", "--lang", lang)
    for number in ("R13", "X21", "E4"):
        note = rules.find(number)
        assert note is not None
        assert answer.stdout.count(f"{note.label} {note.title}") == 1
    assert "X21" not in answer.stdout


@pytest.mark.parametrize("game", games_with_rules(), ids=lambda game: game.id)
def test_the_quick_reference_of_a_game(game: AnyGame) -> None:
    answer = signoria("rules", game.id, "--quick", "--lang", "en")
    assert answer.returncode == 0
    assert f"{game.title}: quick reference" in answer.stdout
    assert "{list" not in answer.stdout
