"""Data means what it says: every entry of components.toml is read by a rule, or refused where it says otherwise."""

from __future__ import annotations

import copy
import types
from collections.abc import Iterator
from typing import Any

import pytest

from signoria.core.components import is_source
from signoria.games.renaissance import GAME
from signoria.games.renaissance.box import check, constants, plans

# What is said and drawn, and no rule: words, colours, places, whom we thank; coins, since money is numbers.
NO_RULE = (
    *("meta.id", "meta.designer", "meta.publisher", "meta.illustrators", "meta.family", "schema_version"),
    *("money.unit", "money.materials", "money.denominations", "map.cities[].lat", "map.cities[].lon"),
    *("nations[].colour", "nations[].leader", "nations[].tokens"),
)


class Recorded(dict[str, Any]):
    """An entry that notes which of its values are read."""

    def __init__(self, entry: dict[str, Any], path: str, read: set[str]) -> None:
        inner = {key: recorded(value, f"{path}.{key}" if path else key, read) for key, value in entry.items()}
        super().__init__(inner)
        self.path, self.read = path, read

    def __getitem__(self, key: str) -> Any:
        self.read.add(f"{self.path}.{key}" if self.path else key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.read.add(f"{self.path}.{key}" if self.path else key)
        return super().get(key, default)


def recorded(value: Any, path: str, read: set[str]) -> Any:
    if isinstance(value, list):
        return [recorded(part, f"{path}[]", read) for part in value]
    return Recorded(value, path, read) if isinstance(value, dict) else value


def leaves(value: Any, path: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in ("name", "names") and not is_source(key):
                yield from leaves(part, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        for part in value:
            yield from leaves(part, f"{path}[]")
    else:
        yield path


def box() -> dict[str, Any]:
    return copy.deepcopy(dict(GAME.components.data))


def test_every_entry_is_read_by_a_rule() -> None:
    read: set[str] = set()
    data = recorded(box(), "", read)
    assert check.needed_problems(data) == []
    again = types.SimpleNamespace(data=data)
    for module in (constants, plans):
        source = (GAME.folder / "box" / f"{module.__name__.rpartition('.')[2]}.py").read_text("utf-8")
        source = source.replace("checked_components(GAME_ID, FOLDER, needed_problems)", "AGAIN")
        source = source.replace("dict(COMPONENTS.data)", "COMPONENTS.data").replace(
            "CITIES, COMPONENTS, NATIONS", "CITIES, NATIONS"
        )
        namespace: dict[str, Any] = {"AGAIN": again, "COMPONENTS": again, "__name__": module.__name__}
        exec(compile(source, module.__name__, "exec"), namespace)
    unread = {leaf for leaf in leaves(box()) if leaf not in read and not leaf.startswith(NO_RULE)}
    assert unread == set()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["rules", "combat", "tie_winner"], "attacker"),
        (["rules", "combat", "dice_each"], 2),
        (["rules", "limits", "signs_of_god_per_player_per_battle"], 2),
        (["rules", "limits", "sea_expansions_per_turn"], 2),
        (["rules", "prices", "fortress_from_garrison"], 7),
        (["rules", "condottiere", "max_attacker"], 2),
        (["rules", "return_after_elimination", "when"], "never"),
        (["money", "bank_is_unlimited"], False),
        (["map", "sea", "model"], "neighbours"),
        (["powers", 0, "effect"], "nothing"),
        (["battle_cards", 6, "attack_effect"], "nothing"),
        (["battle_cards", 6, "defence_effect"], "plus_3_pc"),
        (["nations", 0, "base_game"], False),
        (["tracks", "turn_order_spaces"], [1]),
    ],
)
def test_what_can_be_played_in_one_way_only_is_refused_otherwise(path: list[Any], value: Any) -> None:
    data = box()
    node: Any = data
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = value
    problems = [problem for problem in check.needed_problems(data) if problem.name == "one_way"]
    assert len(problems) == 1
    assert str(path[-1]) in problems[0].detail


def test_R11_and_R22_are_as_the_data_say() -> None:
    """Half of the votes, and the dowry to the owner: both are read, and what cannot be is refused."""
    assert (constants.WAR_SHARE, constants.DOWRY_TO_OWNER) == (50, 1)
    for path, value, name in (
        (("vote", "war_if_war_votes_at_least_fraction"), 1.5, "vote"),
        (("marriage", "paid_to"), "pope", "marriage"),
    ):
        data = box()
        data["rules"][path[0]][path[1]] = value
        assert name in {problem.name for problem in check.needed_problems(data)}
