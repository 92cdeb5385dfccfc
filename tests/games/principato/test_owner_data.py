"""An owner of the box corrects the file, and the game is played by it: no change in code is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.principato.positions import GAME

ROOT = Path(__file__).parents[3]
SHIPPED = (GAME.folder / "components.toml").read_text("utf-8")

PLAY = """
from signoria.core.rng import Rng
from signoria.core.playout import draw
from signoria.core.state import CHANCE, buffer
from signoria.games.principato import GAME

print(GAME.components.path, GAME.components.hash)
for players in GAME.players:
    for seed in range(4):
        state, rng, turns = GAME.new(players), Rng(seed), 0
        while state.actors():
            seat = int(state.mover())
            options = [draw(state, rng, buffer(), buffer())] if seat == CHANCE else state.options(seat)
            events = []
            state.apply(seat, options[int(rng.below(len(options)))], events)
            turns += sum(event.code == "turn_ended" for event in events)
            problems = GAME.violations(state)
            assert not problems, problems
            assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
        assert all(GAME.total(lines) <= GAME.bounds.highest_score for lines in GAME.score(state))
        print(players, turns)
"""

# Another mix (a harvest fewer and a taxes more in year 2), other values, other pile sizes, other exchange symbols,
# another price, other rank points.
CORRECTIONS = [
    (
        '"harvest",             unmarked = 2, mark3 = 0, mark4 = 1',
        '"harvest",             unmarked = 1, mark3 = 0, mark4 = 1',
    ),
    (
        '"taxes",               unmarked = 2, mark3 = 0, mark4 = 1',
        '"taxes",               unmarked = 3, mark3 = 0, mark4 = 1',
    ),
    (
        '"build_field",         unmarked = 2, mark3 = 1, mark4 = 1',
        '"build_field",         unmarked = 1, mark3 = 1, mark4 = 1',
    ),
    (
        '"build_field",         unmarked = 1, mark3 = 0, mark4 = 1',
        '"build_field",         unmarked = 2, mark3 = 0, mark4 = 1',
    ),
    ("pile_sizes = [18, 14, 14]", "pile_sizes = [17, 15, 14]"),
    ("pile_sizes = [26, 21, 21]", "pile_sizes = [25, 22, 21]"),
    ("pile_sizes = [34, 28, 28]", "pile_sizes = [33, 29, 28]"),
    (
        "values = [6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]",
        "values = [9, 8, 7, 7, 6, 6, 5, 5, 5, 5, 4, 4, 3, 3, 1]",
    ),
    ("pay = { gold = 5 }, gain = { culture", "pay = { gold = 4, food = 1 }, gain = { culture"),
    ("vp_by_rank.3 = [6, 3, 0]", "vp_by_rank.3 = [6, 2, 0]"),
]


def corrected(*corrections: tuple[str, str]) -> str:
    text = SHIPPED
    for old, new in corrections:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the shipped file"
        text = text.replace(old, new)
    return text


def exchange_flipped(text: str, card: str) -> str:
    before, head, rest = text.partition(f"[action_types.{card}]")
    assert rest.index("exchange = true") < rest.index("[action_types.")
    return before + head + rest.replace("exchange = true", "exchange = false", 1)


def run(folder: Path, text: str, script: str) -> subprocess.CompletedProcess[str]:
    (folder / "principato.toml").write_text(text, "utf-8")
    environment = {**os.environ, "SIGNORIA_COMPONENTS": str(folder), "SIGNORIA_STALE_SAID": "1"}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_R38_a_corrected_file_is_played_without_change_in_code(tmp_path: Path) -> None:
    text = exchange_flipped(corrected(*CORRECTIONS), "recruit_militia")
    answer = run(tmp_path, text, PLAY)
    assert answer.returncode == 0, answer.stderr
    source, *games = answer.stdout.splitlines()
    assert source.split()[0] == str(tmp_path / "principato.toml")
    assert source.split()[1] != GAME.components.hash
    assert games == [f"{players} {turns}" for players, turns in ((2, 42), (3, 63), (4, 84)) for _ in range(4)]


EXCHANGE = """
from tests.games.principato.positions import asked, own, play, position, seat
state = position(seat(hand=("recruit_militia", "build_bank"), bank=3, food=1, gold=5))
play(state, "activate:0", "recruit:2")
print(asked(state), own(state)["hand"][0])
play(state, "change:1", "swap:0")
print(own(state)["militia"])
"""


def test_R7_the_exchange_symbol_is_data(tmp_path: Path) -> None:
    answer = run(tmp_path, exchange_flipped(SHIPPED, "recruit_militia"), EXCHANGE)
    assert answer.stdout.splitlines() == ["turn.action recruit_militia", "2"], answer.stderr


REFUSE = """
from signoria.core.errors import InvalidData
try:
    import signoria.games.principato
except InvalidData as error:
    print(type(error).__name__, error)
"""


@pytest.mark.parametrize(
    ("correction", "sentence"),
    [
        (
            (
                '"three_food",          unmarked = 1, mark3 = 0, mark4 = 1',
                '"three_food",          unmarked = 0, mark3 = 0, mark4 = 1',
            ),
            "card_total: the box holds 98 action cards, the lists name 97",
        ),
        (
            ('{ type = "catapult_late",       unmarked = 1, mark3 = 0, mark4 = 1 },', ""),
            "piles: no pile holds the card catapult_late",
        ),
        (('type = "collector"\n', 'type = "collecter"\n'), "start_cards: a start card is the unknown card collecter"),
        (("[storage]", "[storages]"), "missing_entry: there is no 'storage'"),
        (("schema_version = 1", "schema_version = "), "unreadable"),
    ],
    ids=["a copy too few", "a card left out", "a start card misspelt", "a table left out", "no TOML"],
)
def test_a_file_that_cannot_be_played_is_refused_in_words(
    tmp_path: Path, correction: tuple[str, str], sentence: str
) -> None:
    answer = run(tmp_path, corrected(correction), REFUSE)
    assert answer.stdout.startswith("InvalidData"), answer.stderr
    assert "principato.toml" in answer.stdout
    assert sentence in answer.stdout
