"""Player counts and options, dump and load: what a game's face accepts and how it refuses the rest."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.core.errors import InvalidDocument, InvalidSetup, UnknownAction
from signoria.core.game import AnyGame, Option
from signoria.core.registry import load_game
from signoria.core.state import CHANCE


def test_options_have_defaults(conclave: AnyGame) -> None:
    assert conclave.settings(2, {}) == {"purse": 6, "long": False}
    assert conclave.new(2).settings == {"purse": 6, "long": False}
    assert conclave.new(2, {"long": True}).settings == {"purse": 6, "long": True}


@pytest.mark.parametrize("players", [-1, 0, 1, 4, 100])
def test_a_wrong_player_count_is_refused(conclave: AnyGame, players: int) -> None:
    with pytest.raises(InvalidSetup, match=f"Conclave is for 2 to 3 players, not {players}"):
        conclave.new(players)


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"size": 1}, "Conclave has no option 'size'; it knows purse, long"),
        (2, {"purse": 5}, "Option purse of Conclave cannot be 5; it may be 4, 6, 8"),
        (2, {"purse": "6"}, "Option purse of Conclave cannot be '6'; it may be 4, 6, 8"),
        (2, {"purse": 6.0}, "Option purse of Conclave cannot be 6.0; it may be 4, 6, 8"),
        (2, {"long": 1}, "Option long of Conclave cannot be 1; it may be false, true"),
        (2, {"long": None}, "Option long of Conclave cannot be None; it may be false, true"),
        (3, {"long": True}, "Option long of Conclave is for 2 players, not 3"),
    ],
)
def test_a_wrong_option_is_refused(conclave: AnyGame, players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidSetup, match=message):
        conclave.new(players, options)


def test_a_default_is_accepted_at_every_player_count(conclave: AnyGame) -> None:
    assert conclave.settings(3, {"long": False})["long"] is False


def test_several_people_begin_with_what_they_usually_agree_on() -> None:
    option = Option("talk", "off", ("off", "free"), among_people="free")
    assert [option.usual(people) for people in range(4)] == ["off", "off", "free", "free"]
    game = load_game("renaissance")
    assert [game.settings(3, {}, people)["diplomacy"] for people in (0, 1, 2)] == ["off", "off", "free"]
    assert game.settings(3, {"diplomacy": "windows"}, 3)["diplomacy"] == "windows"


def test_the_callers_options_are_not_touched(conclave: AnyGame) -> None:
    options: dict[str, bool | int | str] = {"purse": 8}
    conclave.new(2, options)
    assert options == {"purse": 8}


@pytest.mark.parametrize(
    ("option", "type_name"),
    [
        (Option("fast", False, (False, True)), "bool"),
        (Option("size", 1, (1, 2)), "int"),
        (Option("nation", "random", ("random", "genoa")), "choice"),
    ],
)
def test_options_say_their_type(option: Option, type_name: str) -> None:
    assert option.type == type_name


def test_names_belong_to_seats_or_to_chance(conclave: AnyGame) -> None:
    assert conclave.name(0, 0) == "write:borgia"
    assert conclave.name(CHANCE, 0) == "deal:borgia"
    assert conclave.id_of(1, "pass") == conclave.action_id("pass")
    assert conclave.id_of(CHANCE, "deal:orsini") == conclave.outcomes.id("deal:orsini")
    with pytest.raises(UnknownAction):
        conclave.id_of(0, "deal:orsini")


# ---- documents ----


def test_a_document_names_game_rules_data_players_and_options(conclave: AnyGame) -> None:
    document = conclave.dump(conclave.new(2, {"purse": 4}))
    assert {name: document[name] for name in ("game", "rules", "data", "players", "options")} == {
        "game": "conclave",
        "rules": "1",
        "data": conclave.components.hash,
        "players": 2,
        "options": {"purse": 4, "long": False},
    }


def test_versions_and_options_may_be_left_out(conclave: AnyGame) -> None:
    document = conclave.dump(conclave.new(2))
    for name in ("rules", "data", "options"):
        del document[name]
    assert conclave.dump(conclave.load(document)) == conclave.dump(conclave.new(2))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": "chess"}, "other_game"),
        ({"game": None}, "other_game"),
        ({"rules": "0"}, "other_rules"),
        ({"data": "0"}, "other_data"),
        ({"players": 4}, "set_up"),
        ({"players": "2"}, "wrong_type"),
        ({"players": True}, "wrong_type"),
        ({"options": []}, "wrong_type"),
        ({"options": {"purse": 5}}, "set_up"),
        ({"options": {"purse": []}}, "set_up"),
        ({"players": 3}, "wrong_length"),
        ({"frames": []}, "favourites"),
        ({"frames": [{"decision": "acclaim", "seat": 0, "acclaimed": 0}]}, "frames_nest"),
        ({"votes": {"medici": 1}}, "votes"),
    ],
)
def test_a_document_of_something_else_is_refused_by_name(
    conclave: AnyGame, changes: dict[str, Any], problem: str
) -> None:
    with pytest.raises(InvalidDocument) as refused:
        conclave.load(conclave.dump(conclave.new(2)) | changes)
    assert problem in [found.name for found in refused.value.problems]
    assert problem in str(refused.value)


@pytest.mark.parametrize("document", [None, [], "conclave", 3, {}])
def test_what_is_no_document_is_refused(conclave: AnyGame, document: Any) -> None:
    with pytest.raises(InvalidDocument):
        conclave.load(document)


def test_several_problems_of_the_header_are_named_together(conclave: AnyGame) -> None:
    with pytest.raises(InvalidDocument) as refused:
        conclave.load(conclave.dump(conclave.new(2)) | {"game": "chess", "rules": "0", "players": 9})
    assert [found.name for found in refused.value.problems] == ["other_game", "other_rules", "set_up"]


def test_a_position_in_which_nobody_can_move_is_refused(
    conclave: AnyGame, conclave_state: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conclave_state, "weights_into", lambda self, outcomes, weights: 0)
    with pytest.raises(InvalidDocument, match="seat -1 must decide and has no legal option"):
        conclave.load(conclave.dump(conclave.new(2)))
