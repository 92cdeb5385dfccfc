"""Results are played again, and what is wrong with them is said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from signoria.lab.ladder import climb
from signoria.lab.match import pack, unpack
from signoria.lab.result_file import result_text
from signoria.lab.verify import problems_of_ladder

GAME = "il_principe"


def kept(*bots: str, games: int = 3) -> Any:
    """A ladder as it comes back from its file."""
    return json.loads(result_text(climb(GAME, 3, games, bots, stops_early=False).document()))


def test_a_file_says_the_same_as_the_ladder_with_a_line_for_each_game() -> None:
    document = climb(GAME, 3, 3, ["random", "greedy"], stops_early=False).document()
    text = result_text(document)
    played = [
        {name: value for name, value in game.items() if value is not None} for game in document["rungs"][0]["played"]
    ]
    assert json.loads(text)["rungs"][0].pop("played") == played
    assert sum(line.startswith('  {"deal":') for line in text.splitlines()) == 3
    assert text.endswith("}\n")


def test_a_true_result_holds_on_any_number_of_processes() -> None:
    document = kept("random", "greedy", games=6)
    assert problems_of_ladder(document) == []
    assert problems_of_ladder(document, sample=2, processes=2) == []


@pytest.mark.parametrize(
    ("name", "value"), [("digest", "00"), ("places", [1, 1, 1]), ("scores", [9, 9, 9]), ("seat", 2), ("deal", 7)]
)
def test_whatever_is_changed_in_a_game_is_noticed(name: str, value: Any) -> None:
    document = kept("random", "greedy")
    document["rungs"][0]["played"][1][name] = value
    assert any(f"game 1 of greedy among random: {name} is {value}" in each for each in problems_of_ladder(document))


def test_what_is_counted_wrongly_is_noticed() -> None:
    document = kept("random", "greedy")
    document["rungs"][0] |= {"wins": 17.0, "share": 0.9, "games": 4}
    problems = problems_of_ladder(document, sample=1)
    assert [problem.partition(": ")[2].split(" ")[0] for problem in problems] == ["4", "17.0", "the"]


@pytest.mark.parametrize("name", ["rules", "data", "weights"])
def test_games_by_other_rules_data_or_weights_are_not_played_again(name: str) -> None:
    document = kept("random", "greedy") | {name: "other"}
    (problem,) = problems_of_ladder(document)
    assert problem.startswith(f"{name} other were played, and ")


def test_games_by_the_clock_are_followed_move_by_move() -> None:
    document = kept("greedy", "ismcts-3ms")
    assert problems_of_ladder(document) == []
    game = document["rungs"][0]["played"][0]
    moves = unpack(game["moves"])
    game["moves"] = pack(moves[:-1])
    assert "it is not over after its" in problems_of_ladder(document)[0]
    game["moves"] = pack([moves[0] + 1, *moves[1:]])
    assert "chance is not that of deal 0" in problems_of_ladder(document)[0]
    del game["moves"]
    assert "its moves were not kept" in problems_of_ladder(document)[0]
