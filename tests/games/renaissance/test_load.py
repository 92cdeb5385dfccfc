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
from signoria.games.renaissance.box.constants import CITIES
from signoria.games.renaissance.state import Renaissance

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


def on_turn(position: Position, decision: str, seat: int = FLORENCE, die: str = "", **given: int) -> Document:
    """A card or power in the combat turn of Florence, perhaps with a die that is being rolled for it."""
    document = position.document()
    document["frames"].append({"decision": decision, "seat": seat, **given})
    document["frames"] += [{"decision": die, "seat": CHANCE}] if die else []
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
    return on_turn(position, "lure.from", die="lure.die", **places)


def laid() -> Renaissance:
    return do(declared(bergamo(milan=("pikemen", "swiss", "engineer"))), "lay:pikemen")


def rolling() -> Renaissance:
    state = declared(bergamo(milan=("pikemen", "condottiere"), purse=1))
    return do(state, "lay:pikemen", "lay:condottiere", "die:1", "die:1", "reveal:pikemen", "reveal:condottiere")


BROKEN: dict[str, Callable[[], Document]] = {
    "ask_city": lambda: top(offer("to:5", "give_city:pisa", "ask_city:treviso"), ask_city=CITIES.index("ravenna") + 1),
    "asked": lambda: edited(sale(), ("frames", -2, "asked", 1 << FLORENCE)),
    "attacked": lambda: edited(act(), ("attacked", 1 << FLORENCE)),
    "attacks": lambda: Position().peace().act(0, attacks=2).document(),
    "ballots": lambda: edited(act(), ("seats", ROME, "ballots", [])),
    "battle": lambda: edited(laid(), ("battle", "defender", MILAN)),
    "cards": lambda: edited(act(), ("deck", "swiss", 9)),
    "castles": lambda: edited(act(), ("castles", 9)),
    "choice": lambda: top(choosing(), choice=1),
    "city": lambda: on_turn(Position().own("rome", "siena", level=2), "looters.target", die="looters.die", city=SIENA),
    "deck": lambda: Position().vote().hand("rome", "swiss").document(),
    "discards": lambda: edited(Position().buy().document(), ("deck", "swiss", 3), ("discards", {"swiss": 1})),
    "ducats": lambda: on_turn(Position().ducats("florence", 1), "marriage.city"),
    "from": lambda: top(offer("to:5"), **{"from": GENOA}),
    "give_city": lambda: top(offer("to:5", "give_city:pisa"), give_city=CITIES.index("roma") + 1),
    "goal": lambda: top(do(Position().expand().build(), "expand:siena"), goal=CITIES.index("roma")),
    "home": lambda: edited(act(), ("home", "firenze", "seat1")),
    "known": lambda: edited(act(), ("seats", ROME, "known", {"swiss": 1})),
    "laid": lambda: edited(
        laid(), ("laid", "attacker_unit_1", "traitor"), ("deck", "traitor", 2), ("deck", "pikemen", 12)
    ),
    "left": lambda: top(dealt(), left=3),
    "level": lambda: edited(act(), ("level", "siena", 1), ("ramparts", 19)),
    "locked": lambda: edited(act(), ("deck", "engineer", 3), ("locked", {"engineer": 1})),
    "marks": lambda: edited(act(), ("marks", {"pillaged": {"firenze": 2}})),
    "nation": lambda: edited(act(), ("seats", ROME, "nation", "venice")),
    "offers": lambda: edited(sale(), ("frames", -2, "offers", 0)),
    "order": lambda: edited(act(), ("order", [0, 0, 2, 3, 4, 5])),
    "other": lambda: luring("siena", "roma"),
    "owner": lambda: edited(act(), ("owner", "siena", "closed")),
    "palace": lambda: edited(act(), ("palace", "siena", "vacant"), ("palaces", 9)),
    "palaces": lambda: edited(act(), ("palaces", 9)),
    "place": lambda: top(Position(5).document(), place=5),
    "plan": lambda: edited(act(), ("plan", "base_5")),
    "previous": lambda: top(ordering(), previous=3),
    "provinces": lambda: edited(act(), ("seats", ROME, "provinces", [0, 0, 0, 1, 0, 0])),
    "queue": lambda: top(returning(), queue=0),
    "quiet": lambda: edited(act(), ("seats", ROME, "quiet", 1)),
    "ramparts": lambda: edited(act(), ("ramparts", 19)),
    "rolling": lambda: edited(rolling(), ("battle", "rolling", 0)),
    "round": lambda: top(do(Position().expand().build(), "expand:siena"), round=2),
    "sailed": lambda: top(Position(5).expand().document(), sailed=1 << 5),
    "seat": lambda: on_turn(Position(), "looters.target", GENOA, city=0),
    "seller": lambda: top(do(sale(), "5:answer:offer"), seller=FLORENCE),
    "spoken": lambda: edited(act(), ("seats", ROME, "spoken", 1)),
    "stage": lambda: edited(laid(), ("battle", "stage", 4)),
    "stance": lambda: edited(act(), ("stance", 1)),
    "to": lambda: top(offer("to:5"), to=FLORENCE),
    "turn": lambda: edited(act(), ("turn", 7)),
    "unblue": lambda: edited(Position().hand("rome", "swiss").document(), ("seats", ROME, "unblue", 1)),
    "units": lambda: on_turn(Position().hand("florence", "swiss"), "battle.target", city=0, raid=0),
    "unsure": lambda: edited(Position().hand("rome", "looters").document(), ("seats", ROME, "unsure", 1)),
    "used": lambda: edited(act(), ("seats", ROME, "used", 1)),
    "waiting": lambda: edited(Position().vote().document(), ("seats", ROME, "ballots", [None, "war"])),
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


@pytest.mark.parametrize(
    ("document", "name"),
    [
        (lambda: edited(act(), ("frames", [*act()["frames"], *act()["frames"]])), "frames_nest"),
        (lambda: edited(laid(), ("frames", GAME.dump(laid())["frames"][:-1])), "frames_nest"),
        (lambda: top(act(), seat=CHANCE), "frame_seats"),
        (lambda: top(act(), place=6), "frame_locals"),
        (lambda: top(Position().buy().document(), toggled=2), "frame_locals"),
        (
            lambda: on_turn(Position().hand("florence", "swiss", "swiss"), "battle.target", city=0, raid=2),
            "frame_locals",
        ),
    ],
)
def test_a_stack_that_cannot_arise_is_refused(document: Callable[[], Document], name: str) -> None:
    assert name in problems(document())


def test_every_invariant_has_a_broken_document() -> None:
    sources = "".join(path.read_text("utf-8") for path in GAME.folder.rglob("*.py") if path.parent.name != "box")
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
