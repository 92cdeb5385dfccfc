"""`load` refuses a document by the name of each invariant that it breaks; one broken document for every name."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.renaissance.battles import bergamo, declared, sale, tie
from tests.games.renaissance.positions import Position, do

from signoria.core.document import Document
from signoria.core.errors import InvalidDocument
from signoria.core.state import CHANCE, TOGETHER
from signoria.games.renaissance import GAME
from signoria.games.renaissance.box import CITIES
from signoria.games.renaissance.rules import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)
SIENA, PISA = CITIES.index("siena"), CITIES.index("pisa")


def edited(base: Document | Renaissance, *edits: tuple[Any, ...]) -> Document:
    """A sound document with some entries replaced; the last part of each edit is the new value."""
    changed = copy.deepcopy(GAME.dump(base) if isinstance(base, Renaissance) else base)
    for *path, last, value in edits:
        node: Any = changed
        for part in path:
            node = node[part]
        node[last] = value
    return changed


def top(base: Document | Renaissance, **given: int | str) -> Document:
    """With other numbers in the frame that is asked now."""
    return edited(base, *(("frames", -1, name, value) for name, value in given.items()))


def on_turn(position: Position, decision: str, seat: int = FLORENCE, **given: int) -> Document:
    """A card or power in the combat turn of Florence."""
    document = position.document()
    document["frames"].append({"decision": decision, "seat": seat, **given})
    return document


def act() -> Document:
    return Position().document()


def dealt() -> Renaissance:
    state = GAME.new(3, {"nations": "listed"})
    while state.actors() != [CHANCE] or GAME.dump(state)["frames"][-1]["decision"] != "turn.deal":
        seat = state.actors()[0]
        state.apply(seat, state.weights()[0][0] if seat == CHANCE else state.options(seat)[-1])
    return state


def ordering() -> Renaissance:
    return do(Position().buy(5).build(), "cards:0", "next:3")


def returning() -> Renaissance:
    return do(Position().own("rome", "capua", "napoli").act(5).build(), "end")


def choosing() -> Renaissance:
    return GAME.new(4, {"scenario": "1494", "nations": "listed"})


def shown() -> Renaissance:
    return do(Position().vote().build(), *(f"{seat}:vote:war" for seat in range(6)))


def offer(*lines: str) -> Renaissance:
    position = Position(diplomacy="windows").own("florence", "pisa").own("venice", "treviso")
    position.own("venice", "ravenna", level=1).ducats("florence", 5)
    return do(position.build(), "speak", *lines)


def luring(city: str, other: str) -> Document:
    position = Position(powers=True).own("florence", "siena", palace="vacant").own("rome", "pisa", palace="leonardo")
    places = {"city": CITIES.index(city), "other": CITIES.index(other)}
    return on_turn(position, "lure.die", CHANCE, **places)


def laid() -> Renaissance:
    return do(declared(bergamo(milan=("pikemen", "swiss", "engineer"))), "lay:pikemen")


def rolling() -> Renaissance:
    state = declared(bergamo(milan=("pikemen", "condottiere"), purse=1))
    return do(state, "lay:pikemen", "lay:condottiere", "die:1", "die:1", "reveal:pikemen", "reveal:condottiere")


BROKEN: dict[str, Callable[[], Document]] = {
    "ask_city": lambda: top(offer("to:5", "give_city:pisa", "ask_city:treviso"), ask_city=CITIES.index("ravenna") + 1),
    "asked": lambda: top(sale(), asked=1 << FLORENCE),
    "attacked": lambda: top(act(), attacked=1 << FLORENCE),
    "attacks": lambda: Position().peace().act(0, attacks=2).document(),
    "ballots": lambda: edited(act(), ("seats", ROME, "ballots", [])),
    "battle": lambda: edited(laid(), ("battle", "defender", MILAN)),
    "cards": lambda: edited(act(), ("deck", "swiss", 9)),
    "castles": lambda: edited(act(), ("castles", 9)),
    "choice": lambda: top(choosing(), choice=5),
    "city": lambda: on_turn(Position().own("rome", "siena", level=2), "looters.die", CHANCE, city=SIENA),
    "dealt": lambda: top(dealt(), dealt=3),
    "deck": lambda: Position().vote().hand("rome", "swiss").document(),
    "discards": lambda: edited(Position().buy().document(), ("deck", "swiss", 3), ("discards", {"swiss": 1})),
    "ducats": lambda: on_turn(Position().ducats("florence", 1), "marriage.city"),
    "frames": lambda: edited(act(), ("frames", [*act()["frames"], *act()["frames"]])),
    "from": lambda: top(offer("to:5"), **{"from": GENOA}),
    "give_city": lambda: top(offer("to:5", "give_city:pisa"), give_city=CITIES.index("roma") + 1),
    "goal": lambda: top(do(Position().expand().build(), "expand:siena"), goal=CITIES.index("roma")),
    "home": lambda: edited(act(), ("home", "firenze", "seat1")),
    "known": lambda: edited(act(), ("seats", ROME, "known", {"swiss": 1})),
    "laid": lambda: edited(
        laid(), ("laid", "attacker_unit_1", "traitor"), ("deck", "traitor", 2), ("deck", "pikemen", 12)
    ),
    "left": lambda: on_turn(Position(), "ambassador.help", CHANCE, city=0, left=3),
    "level": lambda: edited(act(), ("level", "siena", 1), ("ramparts", 19)),
    "locked": lambda: edited(act(), ("deck", "engineer", 3), ("locked", {"engineer": 1})),
    "marks": lambda: edited(act(), ("marks", {"pillaged": {"firenze": 2}})),
    "nation": lambda: edited(act(), ("seats", ROME, "nation", "venice")),
    "offers": lambda: top(sale(), offers=1 << MILAN),
    "order": lambda: edited(act(), ("order", [0, 0, 2, 3, 4, 5])),
    "other": lambda: luring("siena", "roma"),
    "owner": lambda: edited(act(), ("owner", "siena", "closed")),
    "palace": lambda: edited(act(), ("palace", "siena", "vacant"), ("palaces", 9)),
    "palaces": lambda: edited(act(), ("palaces", 9)),
    "place": lambda: top(act(), place=6),
    "plan": lambda: edited(act(), ("plan", "base_5")),
    "previous": lambda: top(ordering(), previous=3),
    "provinces": lambda: edited(act(), ("seats", ROME, "provinces", [0, 0, 0, 1, 0, 0])),
    "queue": lambda: top(returning(), queue=0),
    "quiet": lambda: edited(act(), ("seats", ROME, "quiet", 1)),
    "raid": lambda: on_turn(Position().hand("florence", "swiss", "swiss"), "battle.target", city=0, raid=2),
    "ramparts": lambda: edited(act(), ("ramparts", 19)),
    "rolling": lambda: edited(rolling(), ("battle", "rolling", 0)),
    "round": lambda: top(Position().expand().document(), round=3),
    "sailed": lambda: top(Position().expand().document(), sailed=1 << 6),
    "seat": lambda: top(act(), seat=CHANCE),
    "seller": lambda: top(do(sale(), "5:answer:offer"), seller=FLORENCE),
    "shown": lambda: top(shown(), shown=2),
    "spoken": lambda: edited(act(), ("seats", ROME, "spoken", 1)),
    "stage": lambda: edited(laid(), ("battle", "stage", 4)),
    "stance": lambda: edited(act(), ("stance", 1)),
    "to": lambda: top(offer("to:5"), to=FLORENCE),
    "to_side": lambda: top(sale(), to_side=1),
    "toggled": lambda: top(Position().buy().document(), toggled=2),
    "turn": lambda: edited(act(), ("turn", 7)),
    "unblue": lambda: edited(Position().hand("rome", "swiss").document(), ("seats", ROME, "unblue", 1)),
    "units": lambda: on_turn(Position().hand("florence", "swiss"), "battle.target", city=0, raid=0),
    "unsure": lambda: edited(Position().hand("rome", "looters").document(), ("seats", ROME, "unsure", 1)),
    "used": lambda: edited(act(), ("seats", ROME, "used", 1)),
    "votes": lambda: top(Position().vote().document(), votes=1 << 6),
    "waiting": lambda: top(Position().vote().document(), votes=1),
    "war": lambda: edited(act(), ("war", 2)),
    "worth": lambda: edited(laid(), ("worth", "attacker_unit_1", "face_down", 0)),
}


def problems(document: Document) -> set[str]:
    with pytest.raises(InvalidDocument) as refusal:
        GAME.load(document)
    return {problem.name for problem in refusal.value.problems}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_document_is_refused_by_the_name_of_its_invariant(name: str) -> None:
    assert name in problems(BROKEN[name]())


def test_every_invariant_has_a_broken_document() -> None:
    files = ("invariants.py", "standing.py", "standing_card.py", "standing_battle.py")
    sources = "".join((GAME.folder / name).read_text("utf-8") for name in files)
    assert set(re.findall(r'Problem\(\s*"(\w+)"', sources)) == BROKEN.keys()


@pytest.mark.parametrize(
    "sound",
    [dealt, ordering, returning, choosing, shown, offer, laid, rolling, sale, tie, lambda: offer("to:5")],
)
def test_what_the_broken_ones_are_made_of_is_sound(sound: Callable[[], Renaissance]) -> None:
    document = GAME.dump(sound())
    assert GAME.dump(GAME.load(document)) == document


@pytest.mark.parametrize(
    ("edit", "name"),
    [
        (("owner", "siena", "seat9"), "unknown_name"),
        (("seats", 0, "hand", {"cavalry": 1}), "unknown_field"),
        (("seats", 0, "ducats", -1), "out_of_range"),
        (("seats", 0, "ducats", "many"), "wrong_type"),
        (("frames", 0, "decision", "turn.sleep"), "unknown_name"),
        (("frames", 0, "seat", TOGETHER), "nobody_waited_for"),
        (("players", 2), "set_up"),
        (("options", {"scenario": "1999"}), "set_up"),
        (("game", "virtu"), "other_game"),
        (("rules", "0"), "other_rules"),
        (("data", "0"), "other_data"),
    ],
)
def test_what_no_document_can_say_is_named(edit: tuple[Any, ...], name: str) -> None:
    assert name in problems(edited(act(), edit))


def test_a_missing_field_is_named() -> None:
    document = act()
    del document["deck"]
    assert problems(document) == {"missing_field"}
