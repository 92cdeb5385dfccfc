"""`load` refuses a document by the name of each invariant that it breaks; one test for every name."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.principato.positions import GAME, document, random_state, seat, table

from signoria.core.document import Document
from signoria.core.errors import InvalidDocument
from signoria.core.playout import settle_chance
from signoria.core.rng import Rng

TURN: Document = {"decision": "turn.action", "seat": 0, "action": 1}
REFILL: Document = {"decision": "refill.reveal", "seat": -1}
SHORT = ("build_field", "build_farm", "build_palazzo", "monument")


def activation(code: str, **given: int) -> list[Document]:
    locals_ = {"slot": 0, "option": 0, "favors_for_food": 0, "overflow": 0}
    return [TURN, {"decision": f"activation.{code}", "seat": 0, **locals_, **given}]


def scoring(code: str, **given: int) -> list[Document]:
    return [REFILL, {"decision": f"scoring.{code}", "seat": 0, "rank": 0, "annual": 1, **given}]


def in_scoring(frames: list[Document], army: int = 2, **given: Any) -> Document:
    """A document in the scoring of year 2, seat 0 first."""
    table = {"pile": [], "display": SHORT, "frames": frames, **given}
    return document(seat(militia=army, food=1), seat(militia=1), **table) | {"order": [0, 1, -1, -1]}


def dealing(steps: int) -> Document:
    """A document of the deal, after so many of its steps."""
    return table(random_state(2, 3, steps))


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


SOUND = document(seat(food=1, gold=1, favor=1), seat())
DEALT = dealing(12)
PILES = ("pile", "year3")

BROKEN: dict[str, list[Callable[[], Document]]] = {
    "food_fits_farms": [lambda: document(seat(food=3), seat())],
    "gold_fits_banks": [lambda: document(seat(gold=5, bank=2), seat())],
    "favor_fits_church": [lambda: document(seat(favor=4), seat())],
    "one_cube_per_soldier": [
        lambda: document(seat(militia=1, militia_food=1, militia_favor=1), seat()),
        lambda: document(seat(militia=1, condottiere_gold=1), seat()),
    ],
    "cubes_conserved": [lambda: edited(SOUND, "reserve", "gold", value=39)],
    "tokens_conserved": [lambda: edited(SOUND, "pool", "soldier", value=36)],
    "culture_conserved": [lambda: edited(SOUND, "stock", "book_5", value=6)],
    "cards_conserved": [
        lambda: edited(SOUND, "display", 0, value="painting"),
        lambda: edited(SOUND, "box", "collector", value=5),
        lambda: document(seat(), seat(), pile=["harvest"] * 3),
        lambda: edited(SOUND, "pile", "year2", "military", value=2),
    ],
    "two_cards_each": [lambda: edited(SOUND, "seats", 0, "hand", value=["collector"])],
    "year_matches_piles": [
        lambda: edited(SOUND, "year", value=3),
        lambda: edited(SOUND, *PILES, "military", value=0),
        lambda: edited(edited(SOUND, *PILES, "book", value=0), "box", "book", value=2),
    ],
    "display_without_gaps": [lambda: edited(SOUND, "display", value=[None, *SOUND["display"]])],
    "display_size": [
        lambda: document(seat(), seat(), display=SHORT),
        lambda: document(seat(), seat(), frames=[REFILL]),
        lambda: edited(dealing(6), "frames", 0, "decision", value="setup.goal"),
        lambda: edited(dealing(7), "frames", 0, "decision", value="setup.display"),
        lambda: edited(dealing(4), "frames", 0, "decision", value="setup.start"),
    ],
    "goals_differ": [lambda: document(seat(goals=("armory", "villa")), seat(goals=("armory", "palace")))],
    "goal_backs": [lambda: document(seat(goals=("villa", "armory")), seat())],
    "two_goals_each": [lambda: edited(SOUND, "seats", 1, "goals", value=["armory"])],
    "dealt_in_turn": [
        lambda: edited(dealing(0), "seats", 1, "hand", value=["collector", "build_bank"]),
        lambda: edited(dealing(8), "seats", 1, "goals", value=[None, "villa"]),
        lambda: edited(edited(DEALT, "frames", 0, value={"decision": "setup.goal", "seat": -1}), "active", value=-1),
        lambda: edited(dealing(3), "seats", 0, "goals", value=["armory"]),
        lambda: edited(dealing(2), "pile", "year1", "monument", value=0) | {"box": {"monument": 1}},
    ],
    "seats_known": [
        lambda: edited(SOUND, "first", value=2),
        lambda: edited(SOUND, "active", value=-1),
        lambda: edited(dealing(3), "active", value=0),
    ],
    "year_known": [lambda: edited(SOUND, "year", value=4), lambda: edited(SOUND, "year", value=0)],
    "military_points": [lambda: document(seat(military=26), seat())],
    "supply_order": [
        lambda: edited(SOUND, "order", value=[0, 1, -1, -1]),
        lambda: in_scoring(scoring("supply_food")) | {"order": [0, 0, -1, -1]},
        lambda: in_scoring(scoring("supply_food")) | {"order": [0, 1, 1, -1]},
        lambda: in_scoring(scoring("supply_food", rank=1)) | {"order": [1, 0, -1, -1]},
    ],
    "game_over": [
        lambda: document(seat(), seat(), display=SHORT, frames=[]),
        lambda: document(seat(militia=1, militia_food=1), seat(), year=3, pile=[], display=SHORT, frames=[]),
    ],
    "frames_nest": [
        lambda: document(seat(), seat(), frames=[{"decision": "turn.favor", "seat": 0}]),
        lambda: document(seat(), seat(), frames=[TURN, TURN]),
        lambda: document(seat(), seat(), display=SHORT, frames=[REFILL, *activation("exchange")[1:]]),
        lambda: document(seat(), seat(), frames=[*activation("exchange"), {"decision": "turn.favor", "seat": 0}]),
    ],
    "frame_seats": [
        lambda: edited(SOUND, "frames", 0, "seat", value=1),
        lambda: document(seat(), seat(), frames=[TURN, {"decision": "turn.favor", "seat": 1}]),
        lambda: in_scoring(scoring("supply_food", seat=1)),
        lambda: in_scoring(scoring("supply_food", rank=2)),
    ],
    "frame_locals": [
        lambda: edited(SOUND, "frames", 0, "action", value=4),
        lambda: edited(SOUND, "frames", 0, "action", value=0),
        lambda: document(seat(), seat(), frames=[TURN, {"decision": "turn.change", "seat": 0, "slot": 2}]),
        lambda: document(seat(), seat(), frames=activation("exchange", option=3)),
        lambda: document(seat(), seat(), frames=activation("option", option=1)),
        lambda: document(seat(), seat(), frames=activation("option", favors_for_food=1)),
        lambda: document(seat(favor=1, food=1), seat(), frames=activation("favors_for_gold", favors_for_food=-1)),
        lambda: document(seat(), seat(), frames=activation("exchange", overflow=1)),
        lambda: document(seat(food=1, militia=1), seat(), frames=activation("overflow_food", option=2, overflow=1)),
        lambda: document(seat(food=2, militia=1), seat(), frames=activation("overflow_food", option=2, overflow=2)),
        lambda: document(seat(food=2, militia=1), seat(), frames=activation("overflow_food", option=0, overflow=1)),
        lambda: in_scoring(scoring("supply_food", annual=2)),
    ],
    "question_arises": [
        lambda: document(seat(food=1), seat(), frames=activation("exchange", slot=1)),
        lambda: document(seat(hand=("book", "taxes")), seat(), frames=activation("option")),
        lambda: document(seat(food=1), seat(), frames=activation("favors_for_food", slot=1)),
        lambda: document(seat(favor=1), seat(), frames=activation("favors_for_food", slot=1, option=1)),
        lambda: document(
            seat(hand=("monument", "taxes"), gold=2, favor=2), seat(), frames=activation("favors_for_gold")
        ),
        lambda: document(seat(favor=1), seat(bank=40, palazzo=0), frames=activation("favors_for_food", slot=1)),
        lambda: document(seat(food=1), seat(), frames=activation("culture", slot=1)),
        lambda: document(seat(food=1), seat(), frames=activation("recruits", slot=1)),
        lambda: document(seat(favor=3), seat(), frames=[TURN, {"decision": "turn.favor", "seat": 0}]),
        lambda: document(
            *(seat(favor=3 - (i == 0), militia_favor=int(i == 0), militia=1) for i in range(4)),
            frames=[TURN, {"decision": "turn.favor", "seat": 0}],
        ),
    ],
    "scoring_is_due": [
        lambda: in_scoring(scoring("supply_food"), pile=["taxes"]),
        lambda: in_scoring(scoring("supply_food", annual=0), pile=["military"]),
        lambda: in_scoring(scoring("supply_food", annual=0), year=1),
        lambda: edited(
            document(
                seat(militia=2, militia_food=1), seat(), pile=[], display=SHORT, frames=scoring("dismiss_militia")
            ),
            "order",
            value=[0, 1, -1, -1],
        ),
        lambda: in_scoring(scoring("dismiss_militia"), year=3),
    ],
    "has_options": [
        lambda: document(seat(), seat(), pile=[], display=SHORT, frames=[REFILL]),
        lambda: document(seat(), seat(), frames=activation("option", slot=1)),
    ],
}
CASES = [(name, i) for name, builders in BROKEN.items() for i in range(len(builders))]


@pytest.mark.parametrize(("name", "i"), CASES, ids=[f"{name}-{i}" for name, i in CASES])
def test_a_broken_document_is_refused_by_the_name_of_its_invariant(name: str, i: int) -> None:
    assert name in problems(BROKEN[name][i]())


def test_every_invariant_has_a_broken_document() -> None:
    sources = "".join(
        file.read_text("utf-8") for file in sorted(GAME.folder.glob("**/*.py")) if not file.name.startswith("check")
    )
    assert set(re.findall(r'Problem\(\s*"(\w+)"', sources)) | {"has_options", "frames_nest"} == BROKEN.keys()


@pytest.mark.parametrize(
    "sound",
    [
        SOUND,
        DEALT,
        in_scoring(scoring("supply_food")),
        in_scoring(scoring("dismiss_militia")),
        in_scoring(scoring("supply_food", annual=0), pile=["taxes"]),
        document(seat(favor=1), seat(), frames=activation("favors_for_food", slot=1)),
        document(seat(food=2, militia=1), seat(), frames=activation("overflow_food", option=2, overflow=1)),
        document(seat(), seat(), frames=activation("exchange")),
        document(seat(), seat(), frames=[TURN, {"decision": "turn.favor", "seat": 0}]),
    ],
)
def test_sound_documents_are_loaded_as_they_are(sound: Document) -> None:
    state = GAME.load(sound)
    again = GAME.dump(GAME.load(json.loads(json.dumps(GAME.dump(state)))))
    assert again == GAME.dump(state)


def test_several_problems_are_named_at_once() -> None:
    broken = edited(edited(SOUND, "pool", "catapult", value=3), "reserve", "food", value=0)
    assert problems(broken) == {"tokens_conserved", "cubes_conserved"}


def test_other_games_rules_and_data_are_refused() -> None:
    assert problems(SOUND | {"game": "virtu"}) == {"other_game"}
    assert problems(SOUND | {"rules": "0"}) == {"other_rules"}
    assert problems(SOUND | {"data": "0"}) == {"other_data"}


def test_the_deal_can_be_taken_up_where_it_was_left() -> None:
    for steps in range(12):
        state = GAME.load(dealing(steps))
        settle_chance(state, Rng(5))
        assert GAME.violations(state) == []
