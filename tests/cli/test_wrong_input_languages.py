"""Whatever a person gets wrong is answered with one sentence in French or Italian too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.spoiled import first_move, shipped, with_line, without_last_card
from tests.cli.spoken import complaint, plain
from tests.commands import environment, refused, signoria, toy_environment

from signoria.core.game import AnyGame
from signoria.core.registry import load_game

GAME = "principato"
SIMULATE = ("simulate", GAME, "--players", "2", "--games", "1")


@pytest.mark.parametrize(
    ("arguments", "french", "italian"),
    [
        (
            ("simulat",),
            "Il n’y a pas de commande « simulat » ici ; vouliez-vous dire simulate ?",
            "Qui non c’è un comando «simulat»; intendevi simulate?",
        ),
        (("simulate",), "Il manque JEU ; « signoria simulate --help » dit ce qu’il faut.", "Manca GIOCO;"),
        (
            ("simulate", GAME, "--players", "deux"),
            "--players doit être un nombre entier, et non « deux ».",
            "--players dev’essere un numero intero, non «deux».",
        ),
        ((*SIMULATE, "--games", "2"), "--games est donné deux fois.", "--games è dato due volte."),
        ((*SIMULATE, "--processes", "0"), "doit valoir au moins 1, et non 0.", "dev’essere almeno 1, non 0."),
        (("serve", "--port", "99999"), "au plus 65535, et non 99999.", "al massimo 65535, non 99999."),
        ((*SIMULATE, "--colour"), "Il n’y a pas d’option --colour ici ;", "Qui non c’è un’opzione --colour;"),
        ((*SIMULATE, "encore"), "mais il y a « encore ».", "ma c’è «encore»."),
        (
            ("simulate", "principata", "--players", "2"),
            "Aucun jeu ne s’appelle « principata » ; vouliez-vous dire principato ?",
            "Nessun gioco si chiama «principata»; intendevi principato?",
        ),
        (
            (*SIMULATE, "--option", "moon=full"),
            "Principato n’a pas d’option « moon » ;",
            "Principato non ha un’opzione «moon»",
        ),
        ((*SIMULATE, "--option", "moon"), "Une option s’écrit nom=valeur", "Un’opzione si scrive nome=valore"),
        (
            ("simulate", GAME, "--players", "17"),
            "Principato se joue de 2 à 4 joueurs, et non à 17 ;",
            "Principato si gioca da 2 a 4 giocatori, non in 17;",
        ),
        (
            (*SIMULATE, "--bots", "napoleone"),
            "Aucun bot ne s’appelle « napoleone » ;",
            "Nessun bot si chiama «napoleone»;",
        ),
        (("record", "show", "x.json"), "x.json ne peut pas être lu : il n’existe pas.", "leggere x.json: non esiste."),
        (("data", "check", GAME, "--file", "x.toml"), "Il n’y a pas de fichier x.toml.", "Non c’è un file x.toml."),
    ],
)
def test_bad_input(arguments: tuple[str, ...], french: str, italian: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert french in complaint(capsys, "fr", *arguments)
    assert italian in complaint(capsys, "it", *arguments)


def test_a_broken_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"format": 1, "game": "principato"}', "utf-8")
    french = complaint(capsys, "fr", "record", "show", str(path))
    assert french.startswith("Le procès-verbal ne contient pas rules, data, players")
    assert complaint(capsys, "it", "record", "replay", str(path)).startswith("Il verbale non contiene rules")
    path.write_text("[]", "utf-8")
    assert complaint(capsys, "it", "record", "verify", str(path), code=1) == (
        "Questo non è un verbale: un verbale è un oggetto JSON.\n"
    )


def test_a_line_that_was_changed(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = with_line(json.loads(file.read_text("utf-8")), 3, "fly:moon", tmp_path)
    assert "La ligne 3 a été modifiée" in complaint(capsys, "fr", "record", "verify", path, code=1)
    assert "La riga 3 è stata cambiata" in complaint(capsys, "it", "record", "verify", path, code=1)


def test_an_illegal_action_by_name(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(file.read_text("utf-8"))
    number = first_move(record)
    path = with_line(record, number, "fly:moon", tmp_path)
    assert complaint(capsys, "fr", "record", "replay", path).startswith(
        f"La ligne {number} ne convient pas au jeu : « fly:moon » n’est pas une action de ce jeu ; il connaît "
    )
    game: AnyGame = load_game(GAME)
    state = game.new(2, record["options"])
    for line in record["lines"][:number]:
        state.apply(line[1], game.id_of(line[1], line[2]))
    seat = state.actors()[0]
    illegal = next(i for i in range(game.bounds.actions) if i not in state.candidates(seat))
    path = with_line(record, number, game.action_name(illegal), tmp_path)
    assert complaint(capsys, "it", "record", "replay", path) == (
        f"La riga {number} è {game.action_name(illegal)} del posto {seat}, che in quel momento non era permesso: "
        "«Adesso questa scelta non ti è offerta»; sono stati cambiati il verbale o le regole.\n"
    )


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "on ne peut pas jouer avec ces données"), ("it", "non si può giocare")]
)
def test_a_component_file_with_a_missing_card(lang: str, said: str, tmp_path: Path) -> None:
    path = shipped(GAME, tmp_path)
    without_last_card(path)
    answer = signoria("data", "check", GAME, "--file", str(path), "--lang", lang)
    assert (answer.returncode, answer.stderr) == (1, "")
    assert said in answer.stdout
    env = environment(SIGNORIA_COMPONENTS=str(tmp_path))
    sentence = refused(signoria(*SIMULATE, "--lang", lang, env=env))
    assert sentence.startswith({"fr": "Le fichier de composants", "it": "Il file dei componenti"}[lang])


def test_a_fault_in_another_process_is_said_in_the_language(tmp_path: Path) -> None:
    env = toy_environment(tmp_path, LC_ALL="fr_FR.UTF-8")
    toy = ("simulate", "toy_race", "--players", "2", "--bots", "bold_bot:CheatingBot", "--processes", "2")
    sentence = plain(refused(signoria(*toy, env=env)))
    assert sentence.startswith("Le bot du siège 0 a choisi « 17 », qui n’est pas parmi ses choix :")
