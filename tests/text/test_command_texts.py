"""What the command and the engine say is declared, written in every language, and said with the declared parameters."""

from __future__ import annotations

import pickle
from functools import cache
from pathlib import Path

import pytest
from tests.text.sentences import (
    engine_notes,
    engine_sentences,
    error_classes,
    mentioned,
    said_by_the_command,
    strings_of_the_command,
    uncoded_errors,
)

from signoria.bots.registry import UnknownBot
from signoria.core.codes import Problem, Reason, Sentence
from signoria.core.errors import IllegalAction, InvalidData, InvalidRecord, InvalidSetup, SignoriaError
from signoria.core.record.verify import FailedCheck
from signoria.lab.errors import CheckFailed
from signoria.text import command_words
from signoria.text.check import check_command, written_in
from signoria.text.command_words import CommandWords, command_file
from signoria.text.languages import FALLBACK, LANGUAGES

COMMAND_TEXTS = written_in(command_file(FALLBACK))
# Said by whoever is asked for a reason, and not in the command's own folder.
ELSEWHERE = {"quoted"}
# Keys that are put together from a word.
PREFIXES = ("admin-", "games-", "simulation-", "ladder-", "tuning-")


@cache
def engine_texts() -> dict[str, frozenset[str]]:
    """What the engine says, by key; its English stands where it is said."""
    notes = {key: frozenset[str]() for key in engine_notes()}
    return notes | {written.key: written.params for written in engine_sentences()}


def test_the_texts_are_complete() -> None:
    assert check_command(engine_texts()) == []


def test_no_message_refers_to_another() -> None:
    for lang in LANGUAGES:
        assert "{ -" not in command_file(lang).read_text("utf-8")


def test_the_check_finds_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in LANGUAGES:
        text = command_file(lang).read_text("utf-8")
        (tmp_path / command_file(lang).name).write_text(text, "utf-8")
    changed = tmp_path / "command.it.ftl"
    text = changed.read_text("utf-8")
    text = text.replace("interrupted =", "interrotto =").replace("{ $file }: { $why }", "{ $fil }: { $why }")
    changed.write_text(text.replace("error-line_n =", "error-line_m ="), "utf-8")
    english = tmp_path / "command.en.ftl"
    english.write_text(english.read_text("utf-8") + "error-game_none = There is none.\n", "utf-8")
    monkeypatch.setattr(command_words, "FOLDER", tmp_path)
    found = {str(problem) for problem in check_command(engine_texts())}
    assert {
        "missing: it: interrupted",
        "unused: it: interrotto",
        "missing: it: error-line_n",
        "unknown_parameter: it: write-failed mentions $fil",
        "unused: en: error-game_none",
    } <= found


# ---- the sources against the tables ----


def test_every_sentence_of_the_engine_brings_the_same_parameters_wherever_it_is_said() -> None:
    for written in engine_sentences():
        assert mentioned(written.english) <= written.params, written
        assert engine_texts()[written.key] == written.params, written


def test_every_error_of_the_engine_has_a_code() -> None:
    assert {"InvalidSetup", "FailedCheck", "UnknownBot"} <= error_classes()
    assert list(uncoded_errors()) == []


def test_what_the_command_says_is_declared_with_its_parameters() -> None:
    for place, key, names in said_by_the_command():
        assert names == set(COMMAND_TEXTS.get(key, ("not declared",))), (place, key)


def test_everything_declared_is_said() -> None:
    there = strings_of_the_command()
    said = there | {prefix + word for prefix in PREFIXES for word in there} | ELSEWHERE
    assert [key for key in COMMAND_TEXTS if key not in said] == []


# ---- errors ----


@pytest.mark.parametrize(
    "error",
    [
        SignoriaError("A sentence with {braces}."),
        InvalidSetup("{title} is for {lowest}.", "player_count", title="Principato", lowest=2),
        IllegalAction(Reason("too_poor", "4.2", {"need": 3}), "buy:3"),
        InvalidData("x.toml", [Problem("cards", "one is missing")]),
        FailedCheck("lines", "Line {line} was changed.", "line_changed", line=3),
        CheckFailed("toy", 1, 2, [Problem("turns", "too many")], {"game": "toy"}),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_crosses_processes_whole(error: SignoriaError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert copy.__dict__ == error.__dict__


def test_an_error_says_the_same_in_every_language() -> None:
    error = UnknownBot("No bot is called {name!r}; did you mean {close}?", "bot_close", name="randon", close="random")
    assert str(error) == "No bot is called 'randon'; did you mean random?"
    assert {lang: CommandWords(lang).sentence(error.sentence) for lang in LANGUAGES} == {
        "en": "No bot is called 'randon'; did you mean random?",
        "fr": "Aucun bot ne s’appelle «\u00a0randon\u00a0»\u202f; vouliez-vous dire random\u202f?",
        "it": "Nessun bot si chiama «randon»; intendevi random?",
    }


def test_an_error_inside_another_is_said_in_the_same_language() -> None:
    inner = Sentence("the digest of line {line}", "part-digest", {"line": 1234})
    english = "In the record, {what} is {value}; it must be a text."
    error = InvalidRecord(english, "value_text", what=inner, value="None", line=1234)
    assert error.line == 1234
    assert str(error) == "In the record, the digest of line 1234 is None; it must be a text."
    assert CommandWords("it").sentence(error.sentence) == (
        "Nel verbale, l’impronta della riga 1234 è None; dev’essere un testo."
    )


def test_a_reason_is_said_in_the_words_of_its_game() -> None:
    reason = Reason("not_offered", "-", {"seat": 0})
    said = {lang: CommandWords(lang).sentence(IllegalAction(reason, "fly").sentence) for lang in LANGUAGES}
    assert said["fr"].endswith("\u00a0: «\u00a0Ce choix ne vous est pas proposé maintenant\u00a0».")
    assert said["it"] == "fly adesso non è permesso: «Adesso questa scelta non ti è offerta»."
    unknown = IllegalAction(Reason("eclipse", "9.9"), "fly")
    assert "eclipse, rule 9.9" in CommandWords("fr").sentence(unknown.sentence)


def test_an_error_that_no_language_knows_is_said_as_it_is() -> None:
    assert CommandWords("fr").sentence(SignoriaError("Somebody's {own} sentence.").sentence) == (
        "Somebody's {own} sentence."
    )
    foreign = SignoriaError("{bot} is asleep.", "no_such_code", bot="Cosimo")
    assert CommandWords("it").sentence(foreign.sentence) == "Cosimo is asleep."


def test_what_comes_from_a_file_cannot_move_the_cursor() -> None:
    error = UnknownBot("No bot is called {name!r}; did you mean {close}?", "bot_close", name="\x1b[2Jx\n", close="x")
    said = CommandWords("fr").sentence(error.sentence)
    assert "\x1b" not in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "12,345 decisions"), ("fr", "12\u202f345 décisions"), ("it", "12.345 decisioni")],
)
def test_numbers_are_written_as_the_language_does(lang: str, said: str) -> None:
    whole = CommandWords(lang).say("simulation-length", {"decisions": 12345, "mean": 61.75, "seconds": 1.5})
    assert whole.startswith(said)
    assert whole.endswith("1.50 s." if lang == "en" else "1,50 s.")
