"""Renaissance in words: sentences as players read them, names as the box prints them, what random games hardly meet."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.renaissance.positions import Position, do
from tests.text.play import listen

from signoria.core.codes import Event, Params, Reason, Settings
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.vocabulary import COMMON, mismatch
from signoria.text.languages import LANGUAGES
from signoria.text.rules import load_rules
from signoria.text.words import Words

GAME: AnyGame = load_game("renaissance")
NAMES = ("Alice", "Bruno", "Chiara", "Dario", "Elena", "Fosco")
SWISS_WAR: Settings = {"scenario": "1515", "powers": True}


def plain(text: str | None) -> str:
    """With ordinary spaces; typography has a test of its own."""
    assert text is not None
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def words(lang: str) -> Words:
    return Words(lang, GAME, NAMES)


LINES: Params = {"die": 4, "arquebusiers": 4, "fortification": 2, "mountain": 1, "landing": 0, "engineer": 0}
STRENGTH = Event("defence_strength", {"seat": 1, **LINES, "stance": 0, "total": 11})


@pytest.mark.parametrize(
    ("lang", "others", "own"),
    [
        ("en", "Defence of Bruno: 11 (die 4, Arquebusiers 4, fortification 2, and mountain 1).", "Your defence: 11 ("),
        (
            "fr",
            "Bruno se défend avec 11 (dé 4, Arquebusiers 4, fortification 2 et montagne 1).",
            "Votre défense : 11",
        ),
        ("it", "Difesa di Bruno: 11 (dado 4, Archibugieri 4, fortificazione 2 e montagna 1).", "La tua difesa: 11 ("),
    ],
)
def test_a_strength_is_told_line_by_line(lang: str, others: str, own: str) -> None:
    assert plain(words(lang).event(STRENGTH, 0)) == others
    assert plain(words(lang).event(STRENGTH, 1)).startswith(own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_year_is_not_a_quantity(lang: str) -> None:
    assert "1454" in plain(words(lang).event(Event("turn_begun", {"turn": 1, "year": 1454})))


SWAP: Params = {"seat": 0, "to": 1, "give_city": "pisa", "ask_city": "treviso", "give_ducats": 3, "ask_ducats": 0}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Alice offers Bruno Pisa and 3 ducats for Treviso."),
        ("fr", "Alice offre Pisa et 3 ducats à Bruno contre Treviso."),
        ("it", "Alice offre Pisa e 3 ducati a Bruno per Treviso."),
    ],
)
def test_an_offer(lang: str, said: str) -> None:
    assert plain(words(lang).event(Event("offer", SWAP), 2)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "That takes 4 ducats, and you have only 2 to spend."),
        ("fr", "Il faut 4 ducats, et vous n’en avez que 2 à dépenser."),
        ("it", "Il prezzo è 4 ducati, e da spendere ne hai solo 2."),
    ],
)
def test_a_refusal(lang: str, said: str) -> None:
    assert plain(words(lang).reason(Reason("too_poor", "5", {"need": 4, "have": 2}))) == said


def test_labels_say_whose_city_it_is_and_what_it_takes() -> None:
    state = do(Position().own("rome", "siena", level=1).hand("florence", "looters").build(), "looters")
    seat = state.actors()[0]
    labels = {GAME.action_name(action): words("en").action(state, seat, action) for action in state.candidates(seat)}
    assert labels["loot:siena"] == "Plunder Siena (Elena, rampart; 2 ducats, roll more than 4)"
    assert labels["loot:arezzo"] == "Plunder Arezzo (free; 1 ducat, it cannot fail)"


def test_figures_of_the_set_up_cost_nothing() -> None:
    for state, _ in listen(GAME, 3, {}, 1):
        seat = state.actors()[0]
        if state.prompt(seat).code == "setup.rampart":
            assert all(not GAME.describe(state, seat, action).cost for action in state.candidates(seat))
            return
    raise AssertionError("nobody places a rampart")


# ---- names as in components.toml ----


def printed_names() -> dict[tuple[str, str], dict[str, str]]:
    """Kind and id of everything that the component file names."""
    box = GAME.components.data
    lists = {
        "card": box["battle_cards"],
        "nation": box["nations"],
        "city": box["map"]["cities"],
        "province": box["map"]["provinces"],
        "artist": box["artists"]["tokens"],
        "scenario": box["scenarios"],
        "embassy": box["rules"]["ambassador"],
    }
    return {(kind, entry["id"]): entry["name"] for kind, entries in lists.items() for entry in entries}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_component_file(lang: str) -> None:
    spoken = words(lang)
    for (kind, id), names in printed_names().items():
        assert id in GAME.vocabulary.names[kind]
        # The box prints places in Italian, whatever the language of its rules.
        printed = names["it" if kind in ("city", "province") else lang]
        assert plain(spoken.name(kind, id)) == printed.replace("'", "’")
    assert spoken.text("game-title") == GAME.components.data["meta"]["name"][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_every_ruling_and_name_every_card_nation_and_option(lang: str) -> None:
    rules, spoken = load_rules(GAME, lang), words(lang)
    assert {f"R{number}" for number in range(1, 59)} <= {*rules.numbers()}
    for number, kind in (("2.5", "card"), ("7.2", "nation")):
        paragraph = rules.find(number)
        assert paragraph is not None
        assert all(f"| {spoken.name(kind, id)} |" in paragraph.body for id in GAME.vocabulary.names[kind])
    options = rules.find("7.3")
    assert options is not None
    assert all(f"**{spoken.name('option', option.name)}**" in options.body for option in GAME.options)


# ---- what random games hardly meet ----


def check_said(state: Any, events: list[Event]) -> set[str]:
    """All that is asked, offered, refused and told is declared as it is given, and said in every language."""
    vocabulary = GAME.vocabulary
    codes = {event.code for event in events}
    for event in events:
        assert not mismatch({**COMMON.events, **vocabulary.events}[event.code], event.params), event
    for lang in LANGUAGES:
        spoken = words(lang)
        for event in events:
            spoken.event(event, 0)
        for seat in (seat for seat in state.actors() if seat >= 0):
            prompt = state.prompt(seat)
            assert not mismatch(vocabulary.prompts[prompt.code], prompt.params), prompt
            codes.add(prompt.code)
            spoken.prompt(prompt)
            for action in state.candidates(seat):
                verb, reason = GAME.actions.verbs[action], state.why_not(seat, action)
                assert not mismatch(vocabulary.actions[verb], GAME.describe(state, seat, action).params), verb
                codes.add(verb)
                spoken.action(state, seat, action)
                if reason is not None:
                    assert not mismatch(vocabulary.reasons[reason.code], reason.params), reason
                    codes.add(reason.code)
                    spoken.reason(reason)
        assert not spoken.missing | spoken.errors
    return codes


def test_a_return() -> None:
    told: list[Event] = []
    position = Position().own("rome", "capua").own("rome", "napoli", level=2, palace="leonardo").act(5)
    state = do(position.build(), "end")
    assert {"turn.return", "return"} <= check_said(state, [])
    assert "returned" in check_said(do(state, "return:napoli", events=told), told)


def test_the_powers_of_1515() -> None:
    met: set[str] = set()
    for state, events in listen(GAME, 6, SWISS_WAR, 1):
        met |= check_said(state, events)
    assert {"stance", "show_stance", "turn.show_stance", "free_looters"} <= met


def test_an_empty_deck() -> None:
    told: list[Event] = []
    position = Position().hand("florence", "ambassador")
    position.hands[1] = [card["id"] for card in GAME.components.data["battle_cards"] for _ in range(card["count"])]
    position.hands[1].remove("ambassador")
    state = do(position.build(), "ambassador", "embassy:12", events=told)
    assert "reshuffled" in check_said(state, told)


def test_no_garrison_left() -> None:
    many = [city for city in GAME.vocabulary.names["city"] if city not in ("venezia", "ragusa")][:20]
    position = Position(garrison_limit=True).own("florence", *many).hand("florence", "swiss", "swiss", "marriage")
    assert "no_garrison_left" in check_said(position.ducats("florence", 5).build(), [])


def test_cities_that_neither_looters_nor_bribes_nor_marriages_reach() -> None:
    position = (
        Position().own("rome", "siena", level=2).own("venice", "arezzo", palace="vacant").own("milan", "pisa", level=1)
    )
    position.mark("pillaged", "lucca").act(0, attacks=1, attacked=1 << 1).ducats("florence", 2)
    state = position.hand("florence", "looters", "ambassador", "marriage").build()
    looting = check_said(do(state.clone(), "looters"), [])
    bribing = check_said(do(state.clone(), "ambassador", "embassy:2"), [])
    marrying = check_said(do(state, "marriage"), [])
    assert {"fortress_holds", "already_pillaged"} <= looting
    assert {"fortress_holds", "holds_palace"} <= bribing
    assert {"fortified", "holds_palace", "attacked_owner"} <= marrying


@pytest.mark.parametrize(("lang", "local"), [("en", "Florence"), ("fr", "Florence"), ("it", "Firenze")])
def test_a_place_has_its_local_name_for_the_tooltip(lang: str, local: str) -> None:
    assert words(lang).name("local_city", "firenze") == local
