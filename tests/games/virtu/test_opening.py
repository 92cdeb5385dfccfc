"""Before the game: who plays which state and who plays first, by chance or as the players agree (§3.1; R45)."""

from __future__ import annotations

import copy

import pytest
from tests.games.virtu.positions import asked, do, options, why_not

from signoria.core.errors import InvalidDocument, InvalidSetup
from signoria.core.state import CHANCE
from signoria.games.virtu import GAME
from signoria.games.virtu.box.constants import FACTIONS


def states_of(s: object) -> list[str | None]:
    return [part["faction"] for part in GAME.dump(s)["seats"]]  # type: ignore[arg-type]


def test_R45_states_may_be_chosen_seat_by_seat() -> None:
    s = GAME.new(4, {"states": "chosen"})
    assert asked(s) == ("setup.take_state", 0)
    assert options(s) == ["state:milan", "state:florence", "state:naples", "state:venice"]
    do(s, "state:venice")
    assert asked(s) == ("setup.take_state", 1)
    assert why_not(s, "state:venice") == "state_taken"
    do(s, "state:milan", "state:naples", "state:florence")
    assert states_of(s) == ["venice", "milan", "naples", "florence"]
    assert s.actors() == [CHANCE]
    assert s.city_count(0) == 2


def test_R45_with_two_players_who_chooses_france_is_first() -> None:
    s = do(GAME.new(2, {"states": "chosen"}), "state:naples", "state:france")
    assert asked(s) == ("setup.family_card", 1)
    assert [FACTIONS[faction] for faction in s.faction] == ["naples", "france"]


def test_R45_who_was_last_in_italy_is_named_by_the_first_seat() -> None:
    s = GAME.new(3, {"choose_first": True})
    assert asked(s) == ("setup.name_first", 0)
    assert options(s) == ["begin_with:0", "begin_with:1", "begin_with:2"]
    do(s, "begin_with:2")
    assert list(s.order)[:3] == [2, 0, 1]
    assert list(s.city_track)[:3] == [2, 0, 1]
    assert asked(s) == ("setup.family_card", 2)


def test_R45_chance_decides_unless_the_players_do() -> None:
    s = GAME.new(3)
    assert dict(s.weights()) == {GAME.outcomes.id(f"first:{seat}"): 1 for seat in range(3)}
    with pytest.raises(InvalidSetup):
        GAME.new(2, {"choose_first": True})


@pytest.mark.parametrize(
    ("options", "code"),
    [({}, "setup.name_first"), ({}, "setup.take_state"), ({"choose_first": True}, "setup.first")],
)
def test_a_set_up_that_was_not_agreed_is_refused(options: dict[str, bool], code: str) -> None:
    document = copy.deepcopy(GAME.dump(GAME.new(4, options)))
    document["frames"] = [{"decision": code, "seat": -1 if code == "setup.first" else 0}]
    with pytest.raises(InvalidDocument):
        GAME.load(document)


@pytest.mark.parametrize("options", [{"states": "chosen"}, {"choose_first": True}, {"states": "random"}])
def test_every_way_of_setting_up_is_written_and_read(options: dict[str, bool | str]) -> None:
    s = GAME.new(4, options)
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)
