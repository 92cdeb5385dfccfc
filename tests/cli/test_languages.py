"""The command in French and Italian: which language, help, and results."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.spoken import plain, spoken
from tests.commands import environment, refused, signoria

from signoria.cli.app import run

GAME = "principato"

# ---- which language ----


@pytest.mark.parametrize(
    "arguments", [("--lang", "fr", "games"), ("games", "--lang", "fr"), ("games", "--lang=fr_CH.UTF-8")]
)
def test_the_option_may_stand_anywhere(arguments: tuple[str, ...]) -> None:
    answer = signoria(*arguments)
    assert "joueurs" in answer.stdout, answer.stderr


def test_without_it_the_system_says_which() -> None:
    assert "giocatori" in signoria("games", env=environment(LC_ALL="it_IT.UTF-8")).stdout
    assert "giocatori" in signoria("games", env=environment(LC_ALL="", LC_MESSAGES="it_IT", LANG="fr_FR")).stdout
    assert "players" in signoria("games", env=environment(LC_ALL="de_DE.UTF-8")).stdout
    assert "players" in signoria("games", "--lang", "en", env=environment(LC_ALL="it_IT.UTF-8")).stdout


def test_a_language_that_we_do_not_speak_is_refused_in_that_of_the_system() -> None:
    sentence = refused(signoria("games", "--lang", "de", env=environment(LC_ALL="fr_FR.UTF-8")))
    assert plain(sentence).startswith("Signoria ne parle pas « de » ; elle connaît en (English), fr")


def test_what_programs_read_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json", "--lang", "it"]) == 0
    italian = capsys.readouterr().out
    assert run(["games", "--json"]) == 0
    assert json.loads(italian) == json.loads(capsys.readouterr().out)


# ---- help ----

COMMANDS = [
    (),
    ("games",),
    ("rules",),
    ("play",),
    ("simulate",),
    ("ladder",),
    ("tune",),
    ("study",),
    ("serve",),
    ("record",),
    ("record", "play"),
    ("record", "show"),
    ("record", "replay"),
    ("record", "position"),
    ("record", "verify"),
    ("data",),
    ("data", "check"),
]
ENGLISH = (
    "Usage: ",
    "Commands",
    "Parameters",
    "COMMAND\n",
    "GAME",
    " INT",
    " STR",
    " PATH",
    "[required",
    "[default",
    " the ",
)


@pytest.mark.parametrize("lang", ["fr", "it"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_has_no_english_in_it(lang: str, command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    shown = spoken(capsys, lang, *command, "--help")
    assert [word for word in ENGLISH if word in shown] == []
    assert not re.search(r"(help|parameter|placeholder)-[a-z]", shown)


@pytest.mark.parametrize(
    ("lang", "usage", "panel"),
    [
        ("fr", "Usage : signoria simulate --players NOMBRE [OPTIONS] JEU", "[obligatoire]"),
        ("it", "Uso: signoria simulate --players NUMERO [OPZIONI] GIOCO", "[obbligatorio]"),
    ],
)
def test_help_of_a_command(lang: str, usage: str, panel: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = spoken(capsys, lang, "simulate", "--help")
    assert usage in shown
    assert panel in shown


# ---- results ----


@pytest.mark.parametrize(
    ("lang", "games", "head", "speed"),
    [
        ("fr", "Les règles tournent", "Principato à 2 joueurs : 20 parties depuis la graine 3.", "décisions et"),
        ("it", "Le regole girano", "Principato in 2 giocatori: 20 partite dal seme 3.", "decisioni e"),
    ],
)
def test_games_and_simulations(
    lang: str, games: str, head: str, speed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert games in spoken(capsys, lang, "games")
    shown = spoken(capsys, lang, "simulate", GAME, "--players", "2", "--games", "20", "--seed", "3")
    assert head in shown
    assert speed in shown
    assert "%" in shown
    assert ",0" in shown or ",5" in shown


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "fr",
            (
                "lignes",
                "2 joueurs",
                "hasard",
                "siège 0",
                "La partie est terminée. Dans l’ordre",
                "Points militaires",
                "total",
            ),
        ),
        (
            "it",
            ("righe", "2 giocatori", "caso", "posto 0", "è finita. Nell’ordine", "Punti militari", "totale"),
        ),
    ],
)
def test_a_record_played_shown_and_replayed(
    lang: str, words: tuple[str, ...], file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "made.json"
    said = spoken(capsys, lang, "record", "play", GAME, "--players", "2", "--out", str(out))
    said += spoken(capsys, lang, "record", "show", str(file), "--steps") + spoken(
        capsys, lang, "record", "replay", str(file)
    )
    assert [word for word in words if word not in said] == []


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ("L’en-tête est tel", "lignes ont toutes", "actions étaient toutes", "tirages sont", "Le résultat est")),
        ("it", ("L’intestazione è", "righe hanno", "azioni erano", "estrazioni sono", "Il risultato è")),
    ],
)
def test_a_record_verified(lang: str, words: tuple[str, ...], file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = spoken(capsys, lang, "record", "verify", str(file))
    assert [word for word in words if word not in said] == []
    assert "All " not in said


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "on peut jouer avec components.toml"), ("it", "con components.toml si può")]
)
def test_data_checked(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in spoken(capsys, lang, "data", "check", GAME)
