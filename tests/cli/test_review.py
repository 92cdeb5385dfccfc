"""`signoria record review`: as text in every language, as JSON, as a page; and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.spoken import complaint, plain, spoken

from signoria.core.record.record import Record

REVIEW = ("record", "review")


def test_a_review_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(spoken(capsys, "en", *REVIEW, str(file), "--light", "--json"))
    assert document["game"] == "principato"
    assert document["light"]
    assert document["decisions"]
    assert len(document["decisions"][0]["seen"]) == document["players"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Turning points", "decisions as the bot’s", "Better: ", "It counts ", "all cards open", "total")),
        ("fr", ("Tournants", "comme le bot", "Mieux : ", "Cela compte ", "toutes cartes ouvertes", "total")),
        ("it", ("Svolte", "come il bot", "Meglio: ", "Vale ", "a carte scoperte", "totale")),
    ],
)
def test_a_review_in_words(lang: str, words: tuple[str, ...], file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = spoken(capsys, lang, *REVIEW, str(file), "--light")
    assert [word for word in words if word not in text] == []
    assert "weight-" not in text
    assert "review-" not in text


def test_what_one_seat_saw(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = spoken(capsys, "en", *REVIEW, str(file), "--light", "--seat", "1")
    assert "Chance of winning, as Lucrezia saw it" in text
    assert "Cosimo: " not in text


def test_a_review_as_a_page(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = spoken(capsys, "fr", *REVIEW, str(file), "--light", "--html")
    assert page.startswith('<!doctype html>\n<html lang="fr">')
    drawing = ElementTree.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])
    assert len(drawing.findall("polyline")) == 2
    assert "src=" not in page
    assert "Tournants" in plain(page)


def test_what_cannot_be_reviewed(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = Record.from_text(file.read_text("utf-8"))
    running = tmp_path / "running.json"
    running.write_text(Record(whole.header, whole.header_digest, whole.lines[:20]).to_text(), "utf-8")
    assert complaint(capsys, "en", *REVIEW, str(running)) == "This game is not over; it can be reviewed when it is.\n"
    assert "n’est pas terminée" in complaint(capsys, "fr", *REVIEW, str(running))
    assert "no seat 2" in complaint(capsys, "en", *REVIEW, str(file), "--seat", "2")
