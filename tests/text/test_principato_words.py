"""Principato in words: sentences as players read them, names as the box prints them, reasons that are rare."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.core.codes import Event, Params, Prompt, Reason
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE
from signoria.core.vocabulary import mismatch
from signoria.testing.moment import draw_line
from signoria.text.languages import LANGUAGES
from signoria.text.words import Words

GAME: AnyGame = load_game("principato")
NAMES = ("Alice", "Bruno", "Chiara", "Dario")


def plain(text: str | None) -> str:
    """With ordinary spaces; typography has a test of its own."""
    assert text is not None
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def words(lang: str) -> Words:
    return Words(lang, GAME, NAMES)


PAID = Event("paid", {"seat": 0, "food": 0, "gold": 2, "favor": 1})


@pytest.mark.parametrize(
    ("lang", "others", "own"),
    [
        ("en", "Alice pays 2 money and 1 favor.", "You pay 2 money and 1 favor."),
        ("fr", "Alice paie 2 or et 1 faveur.", "Vous payez 2 or et 1 faveur."),
        ("it", "Alice paga 2 oro e 1 favore.", "Paghi 2 oro e 1 favore."),
    ],
)
def test_an_event_for_others_and_for_oneself(lang: str, others: str, own: str) -> None:
    assert plain(words(lang).event(PAID, 1)) == others
    assert plain(words(lang).event(PAID, 0)) == own


POOR = Reason("too_poor", "4.3", {"card": "painting", "need_food": 0, "need_gold": 5, "food": 0, "gold": 3, "favor": 1})


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You cannot activate Painter: it costs 5 money; you have 3 money and 1 favor."),
        ("fr", "Vous ne pouvez pas activer « Peintre » : la carte coûte 5 or, vous avez 3 or et 1 faveur."),
        ("it", "Non puoi attivare «Pittore»: la carta costa 5 oro, hai 3 oro e 1 favore."),
    ],
)
def test_a_refusal_says_the_price_and_what_is_there(lang: str, said: str) -> None:
    assert plain(words(lang).reason(POOR)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You cannot pay 1 food: you have nothing."),
        ("fr", "Vous ne pouvez pas payer 1 nourriture : vous n’avez rien."),
        ("it", "Non puoi pagare 1 cibo: non hai niente."),
    ],
)
def test_having_nothing(lang: str, said: str) -> None:
    nothing: Params = {"need_food": 1, "need_gold": 0, "food": 0, "gold": 0, "favor": 0}
    assert plain(words(lang).reason(Reason("too_poor", "4.3", nothing))) == said


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "Bruno puts 1 food on a militia.", "Bruno puts 3 food on 3 militia."),
        ("fr", "Bruno pose 1 nourriture sur une milice.", "Bruno pose 3 nourritures sur 3 milices."),
        ("it", "Bruno mette 1 cibo su una milizia.", "Bruno mette 3 cibo su 3 milizie."),
    ],
)
def test_one_and_many(lang: str, one: str, many: str) -> None:
    for count, said in ((1, one), (3, many)):
        event = Event("supplied", {"seat": 1, "supply": "militia_food", "count": count})
        assert plain(words(lang).event(event, 0)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "pay 1 money for 1 farm, or 3 money for 2 farms"),
        ("fr", "payer 1 or pour 1 ferme, ou 3 or pour 2 fermes"),
        ("it", "pagare 1 oro per 1 fattoria, oppure 3 oro per 2 fattorie"),
    ],
)
def test_what_a_card_does_is_told_with_the_numbers_of_the_box(lang: str, said: str) -> None:
    assert plain(words(lang).about("card", "build_farm")) == said


def test_prompts_know_which_action_it_is() -> None:
    asked = [Prompt("turn.action", "4.2", {"seat": 0, "action": n, "year": 2}) for n in (1, 2, 3)]
    assert [words("en").prompt(prompt) for prompt in asked] == [
        "Year 2, first action: what will you do?",
        "Year 2, second action: what will you do?",
        "Your actions are done. Put cubes on your soldiers, or end the turn.",
    ]


# ---- names as in components.toml ----


def printed_names() -> dict[tuple[str, str], dict[str, str]]:
    """Kind and id of everything that the component file names."""
    box = GAME.components.data
    tables = {
        "card": box["action_types"],
        "goal": {goal["id"]: goal for goal in box["goals"]},
        "cube": box["cubes"],
        "face": box["tokens"]["faces"],
        "pool": box["tokens"]["pools"],
        "kind": box["culture"],
        "zone": box["board"]["zones"],
    }
    return {(kind, id): entry["name"] for kind, table in tables.items() for id, entry in table.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_component_file(lang: str) -> None:
    spoken = words(lang)
    for (kind, id), names in printed_names().items():
        assert id in GAME.vocabulary.names[kind]
        assert spoken.name(kind, id) == names[lang]
    assert spoken.text("game-title") == GAME.components.data["meta"]["name"][lang]


# ---- reasons that random games hardly meet ----


def at_a_turn(players: int, card: str | None = None) -> Any:
    """A position in which a seat begins an action, with this card in hand."""
    for seed in range(200):
        rng, state = Rng(seed), GAME.new(players)
        while state.actors():
            if state.actors() != [CHANCE] and state.prompt(state.actors()[0]).code == "turn.action":
                hand = GAME.dump(state)["seats"][state.actors()[0]]["hand"]
                if state.prompt(state.actors()[0]).params["action"] == 1 and card in (None, *hand):
                    return state
            state.apply(*draw_line(state, rng))
    raise AssertionError(card)


def other_seat(document: Document, seat: int) -> Document:
    found: Document = document["seats"][(seat + 1) % document["players"]]
    return found


def reasons(state: Any, verb: str) -> dict[str, Reason]:
    """By action name: why actions of this verb are refused."""
    seat = state.actors()[0]
    found = {GAME.action_name(action): state.why_not(seat, action) for action in state.candidates(seat)}
    return {name: reason for name, reason in found.items() if reason and name.partition(":")[0] == verb}


def check_said(reason: Reason) -> str:
    """Declared as it is given, and said in every language; answers the English sentence."""
    assert not mismatch(GAME.vocabulary.reasons[reason.code], reason.params)
    for lang in LANGUAGES:
        spoken = words(lang)
        spoken.reason(reason)
        assert not spoken.missing | spoken.errors
    return words("en").reason(reason)


def test_all_favors_taken() -> None:
    document = GAME.dump(at_a_turn(4))
    for part in document["seats"]:
        part["favor"], part["supplied"] = 3, {}
    found = reasons(GAME.load(conserved(document)), "favor")["favor"]
    assert check_said(found) == "The supply has no favor left."


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (0, "You cannot activate Farm Construction: the supply has no Field/Farm tokens left."),
        (1, "This takes 2 Field/Farm tokens, and the supply has only 1."),
    ],
)
def test_no_tokens_left(left: int, said: str) -> None:
    state = at_a_turn(2, "build_farm")
    seat = state.actors()[0]
    document = GAME.dump(state)
    taken = document["pool"]["green"] - left
    document["pool"]["green"] = left
    other_seat(document, seat)["tokens"]["field"] += taken
    me = document["seats"][seat]
    me["gold"], me["supplied"] = 2, {}
    state = GAME.load(conserved(document))
    slot = me["hand"].index("build_farm")
    if left:
        state.apply(seat, GAME.action_id(f"activate:{slot}"))
        assert check_said(reasons(state, "option")["option:1"]) == said
    else:
        assert check_said(reasons(state, "activate")[f"activate:{slot}"]) == said


def conserved(document: Document) -> Document:
    """The reserve made to hold whatever cubes lie nowhere else."""
    on_soldiers = {
        "food": ["militia_food"],
        "gold": ["condottiere_gold"],
        "favor": ["militia_favor", "condottiere_favor"],
    }
    document["reserve"] = {
        cube: GAME.components.data["cubes"][cube]["count"]
        - sum(part[cube] + sum(part["supplied"].get(way, 0) for way in ways) for part in document["seats"])
        for cube, ways in on_soldiers.items()
    }
    return document


def test_works_sold_out() -> None:
    state = at_a_turn(2, "monument")
    seat = state.actors()[0]
    slot = GAME.dump(state)["seats"][seat]["hand"].index("monument")

    document = GAME.dump(state)
    mine, other = document["seats"][seat], other_seat(document, seat)
    other["culture"]["monument_4"] = other["culture"].get("monument_4", 0) + document["stock"].pop("monument_4")
    mine["favor"], mine["food"], mine["gold"] = 3, 0, 0
    mine["supplied"] = {}
    some_left = GAME.load(conserved(document))
    some_left.apply(seat, GAME.action_id(f"activate:{slot}"))
    some_left.apply(seat, GAME.action_id("option:0"))
    while some_left.prompt(seat).code != "activation.culture":
        some_left.apply(seat, some_left.options(seat)[-1])
    assert check_said(reasons(some_left, "take")["take:4"]) == "There is no monument worth 4 left."

    for value in ("monument_3", "monument_2"):
        other["culture"][value] = other["culture"].get(value, 0) + document["stock"].pop(value)
    none_left = GAME.load(document)
    said = check_said(reasons(none_left, "activate")[f"activate:{slot}"])
    assert said == "You cannot activate Sculptor: there is no monument left."
