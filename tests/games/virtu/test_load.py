"""`load` refuses a document by the name of each invariant that it breaks; documents for every name."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.virtu.positions import (
    BUYING,
    FRANCE,
    MILAN,
    REORGANISING,
    acting,
    besieging,
    courtier,
    do,
    no_troops,
    stepping,
    table,
    troops,
    winter,
)

from signoria.core.document import Document
from signoria.core.errors import IllegalAction, InvalidDocument
from signoria.games.virtu import GAME


def edited(base: Document, *path: str | int, value: Any) -> Document:
    changed = copy.deepcopy(base)
    node: Any = changed
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = value
    return changed


def problems(broken: Document) -> set[str]:
    with pytest.raises(InvalidDocument) as refusal:
        GAME.load(broken)
    return {problem.name for problem in refusal.value.problems}


def _besieging() -> Document:
    s = table(4)
    no_troops(s)
    troops(s, MILAN, "mantua", 2)
    return GAME.dump(do(besieging(s), "siege:mantua"))


def _paying() -> Document:
    s = table(4)
    s.florins[MILAN] = 5
    courtier(s, MILAN, 0, "gonfalonier")
    return GAME.dump(do(winter(s, MILAN, BUYING), "buy:gonfalonier"))


SOUND = GAME.dump(stepping(table(4), MILAN, 0))
ACTING = GAME.dump(do(acting(table(4), MILAN, 0), "act"))
TWO = GAME.dump(stepping(table(2), FRANCE, 0))
WINTER = GAME.dump(winter(table(4), MILAN, REORGANISING))
FIGHTING = _besieging()
PAYING = _paying()
DEALING = GAME.dump(GAME.new(4, {"states": "random"}))
OVER: Document = {"frames": [], "turn": 0}

BROKEN: dict[str, list[Callable[[], Document]]] = {
    "range": [
        lambda: edited(SOUND, "tile", "rome", value=9),
        lambda: edited(SOUND, "tile", "rome", value=0),
        lambda: edited(SOUND, "seats", 0, "rank", value=6),
        lambda: edited(SOUND, "seats", 0, "trophies", 1, value=2),
        lambda: edited(SOUND, "last", value=2),
    ],
    "order": [
        lambda: edited(SOUND, "order", value=[0, 0, 1, 2, -1]),
        lambda: edited(SOUND, "city_track", value=[0, 1, 2, -1, -1]),
        lambda: edited(TWO, "order", value=[1, 0, -1, -1, -1]),
    ],
    "states": [
        lambda: edited(SOUND, "seats", 0, "faction", value="rome"),
        lambda: edited(SOUND, "seats", 0, "faction", value=None),
    ],
    "court": [
        lambda: edited(SOUND, "seats", 0, "face", value=[1, 0, 0, 0, 0, 0]),
        lambda: edited(SOUND, "seats", 0, "court", value=[None, "bishop"]) | {"pile": SOUND["pile"] | {"bishop": 4}},
    ],
    "capacity": [lambda: GAME.dump(_crowded())],
    "rooms": [
        lambda: edited(SOUND, "seats", 0, "rooms", value=["gian_galeazzo_sforza"]),
        lambda: edited(SOUND, "seats", 0, "rooms", value=[None, "bishop"]),
    ],
    "marker": [
        lambda: edited(SOUND, "seats", 0, "marker", value=5),
        lambda: edited(SOUND, "seats", 0, "marker", value=-1),
    ],
    "owner": [
        lambda: edited(SOUND, "owner", 0, value=4),
        lambda: edited(SOUND, "owner", 0, value=-2),
        lambda: edited(edited(TWO, "major_ally", 0, value=-2), "limit", 2, value=0),
    ],
    "troops": [
        lambda: edited(SOUND, "troops", 0, value={"milan": 7}),
        lambda: edited(SOUND, "retreating", 0, value={"milan": 2}),
        lambda: edited(SOUND, "retreating", 0, value={"milan": 1}),
        lambda: edited(SOUND, "halted", 0, value={"milan": 1}),
        lambda: edited(SOUND, "limit", 0, value=8),
    ],
    "majors": [
        lambda: edited(TWO, "influence", 0, value=8),
        lambda: edited(TWO, "major_ally", 0, value=3),
        lambda: edited(SOUND, "influence", 0, value=1),
    ],
    "cathedrals": [
        lambda: edited(SOUND, "cathedral", value={"rome": 1}),
        lambda: edited(SOUND, "cathedral", value={"milan": 1}),
    ],
    "cards_conserved": [
        lambda: edited(SOUND, "pile", "bishop", value=4),
        lambda: edited(edited(SOUND, "seats", 0, "rooms", value=["lorenzo_de_medici"]), "year", value=2),
    ],
    "estates": [
        lambda: edited(SOUND, "seats", 0, "estate", value={"cannons": 1}),
        lambda: edited(SOUND, "seats", 0, "estate", value={"royaume_de_france": 1}),
        lambda: edited(SOUND, "seats", 0, "estate", value={"kingdom": 1, "republic": 1}),
    ],
    "tiles_conserved": [
        lambda: edited(SOUND, "seats", 0, "estate", value={"guild": 1}),
        lambda: edited(SOUND, "market", "cathedral", value=4),
    ],
    "bought": [lambda: edited(SOUND, "bought", value={"bishop": 1})],
    "indulgences_conserved": [lambda: edited(SOUND, "indulgences", value=9)],
    "agents": [lambda: edited(TWO, "agent", 55, value=0)],
    "agents_conserved": [lambda: edited(SOUND, "seats", 0, "agents", value=3)],
    "patronage": [
        lambda: edited(SOUND, "seats", 0, "rank", value=2),
        lambda: edited(SOUND, "patron", 0, value=0),
    ],
    "alliances": [
        lambda: edited(SOUND, "bonus_ready", value={"france": 1}),
        lambda: edited(TWO, "ally", 0, value=0),
    ],
    "calendar": [
        lambda: edited(TWO, "year", value=22),
        lambda: edited(SOUND, "turn", value=4),
        lambda: edited(SOUND, "last", value=1),
    ],
    "game_over": [lambda: SOUND | OVER, lambda: TWO | OVER],
    "frames_nest": [
        lambda: edited(SOUND, "frames", value=[SOUND["frames"][0], SOUND["frames"][0]]),
        lambda: edited(ACTING, "frames", 1, value={"decision": "action.intrigue", "seat": MILAN}),
        lambda: edited(SOUND, "frames", value=[{"decision": "action.trade", "seat": MILAN}]),
    ],
    "frame_seats": [
        lambda: edited(SOUND, "frames", 0, "seat", value=1),
        lambda: edited(FIGHTING, "frames", 1, "seat", value=3),
    ],
    "frame_locals": [
        lambda: edited(SOUND, "frames", 0, "steps", value=61),
        lambda: edited(SOUND, "frames", 0, "prepaid", value=1),
        lambda: edited(FIGHTING, "frames", 1, "second", value=2),
        lambda: edited(FIGHTING, "frames", 1, "city", value=30),
        lambda: edited(WINTER, "frames", 0, value={"decision": "winter.pay", "seat": MILAN, "city": 0}),
        lambda: edited(WINTER, "frames", 0, value={"decision": "winter.move_card", "seat": MILAN, "place": 16}),
    ],
    "due": [lambda: edited(SOUND, "due", value={"crown": 1}), lambda: edited(PAYING, "due", value={"cross": 1})],
    "uses": [
        lambda: edited(SOUND, "uses", value=[["use:rome.florin"], []]),
        lambda: edited(PAYING, "uses", value=[["act"], []]),
        lambda: edited(PAYING, "uses", value=[["token"], []]),
        lambda: edited(PAYING, "uses", value=[[], ["use:rome.florin"]]),
    ],
    "pool": [lambda: edited(SOUND, "pool", value={"crown": 1})],
}
CASES = [(name, i) for name, builders in BROKEN.items() for i in range(len(builders))]


def _crowded() -> Any:
    """Two courtiers on the left, where one place is open."""
    s = GAME.load(SOUND)
    courtier(s, MILAN, 0, "bishop")
    courtier(s, MILAN, 0, "merchant")
    courtier(s, MILAN, 1, "bishop")
    courtier(s, MILAN, 1, "merchant")
    return s


@pytest.mark.parametrize(("name", "i"), CASES, ids=[f"{name}-{i}" for name, i in CASES])
def test_a_broken_document_is_refused_by_the_name_of_its_invariant(name: str, i: int) -> None:
    assert name in problems(BROKEN[name][i]())


def test_every_invariant_has_a_broken_document() -> None:
    files = [file for file in GAME.folder.rglob("*.py") if file.parent.name != "box"]
    sources = "".join(file.read_text("utf-8") for file in files)
    assert set(re.findall(r'Problem\(\s*"(\w+)"', sources)) == BROKEN.keys()


@pytest.mark.parametrize("sound", [SOUND, ACTING, TWO, WINTER, FIGHTING, PAYING, DEALING])
def test_sound_documents_are_loaded_as_they_are(sound: Document) -> None:
    assert GAME.dump(GAME.load(json.loads(json.dumps(sound)))) == sound


def test_R46_nobody_is_asked_to_pay_troops_that_cost_nothing() -> None:
    """Two troops: no pay is due, and `winter.pay` cannot arise."""
    assert problems(edited(WINTER, "frames", 0, value={"decision": "winter.pay", "seat": MILAN, "city": 0})) == {
        "frame_locals"
    }


def test_several_problems_are_named_at_once() -> None:
    broken = edited(edited(SOUND, "indulgences", value=8), "pile", "bishop", value=1)
    assert problems(broken) == {"indulgences_conserved", "cards_conserved"}


def test_other_games_rules_data_and_set_ups_are_refused() -> None:
    assert problems(SOUND | {"game": "principato"}) == {"other_game"}
    assert problems(SOUND | {"rules": "0"}) == {"other_rules"}
    assert problems(SOUND | {"data": "0"}) == {"other_data"}
    assert problems(SOUND | {"players": 6}) == {"set_up"}
    assert problems(SOUND | {"options": {"year_limit": 7}}) == {"set_up"}
    assert problems(TWO | {"options": {"year_limit": 30}}) == {"set_up"}


@pytest.mark.parametrize("name", ["advance_for_florins", "act", "buy:bishop", "use:rome.florin"])
def test_what_is_not_offered_is_refused_and_changes_nothing(name: str) -> None:
    s = GAME.load(SOUND)
    with pytest.raises(IllegalAction):
        s.apply(MILAN, GAME.action_id(name))
    with pytest.raises(IllegalAction):
        s.apply(1, GAME.action_id("advance"))
    assert GAME.dump(s) == SOUND
