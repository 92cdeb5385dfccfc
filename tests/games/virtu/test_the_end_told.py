"""Why a year of Virtù is the last one, and why a game for two is over: told with every reason, in every language."""

from __future__ import annotations

import pytest
from tests.games.virtu.positions import (
    FRANCE,
    MILAN,
    VENICE,
    acting,
    asked,
    no_troops,
    options,
    own,
    patron,
    table,
    troops,
)
from tests.games.virtu.test_two_players import siege_by, two
from tests.text.test_rendering import sound

from signoria.core.codes import Event
from signoria.core.story import StoryLine, actions
from signoria.games.virtu import GAME
from signoria.games.virtu.box.atlas import CITIES
from signoria.games.virtu.state import NEUTRAL, Virtu
from signoria.text.languages import LANGUAGES
from signoria.text.teller import Teller
from signoria.text.words import Words

NAMES = ("Anna", "Bruno", "Carla", "Dario")
REASONS = ("cities_enough", "patronage_complete", "no_neutral_left", "year_limit_reached", "naples_held", "rounds_over")


def spring_ends(s: Virtu) -> list[Event]:
    """Returns what is told when the last of all ends their turn of Spring, and nothing is besieged."""
    s = acting(s, int(s.order[s.players - 1]))
    heard: list[Event] = []
    s.apply(s.actors()[0], GAME.action_id("end"), heard)
    assert asked(s)[0].startswith("winter")
    return heard


def winter_ends(s: Virtu) -> list[Event]:
    """Returns what is told of the last Winter, in which everybody does as little as may be."""
    heard: list[Event] = []
    while s.actors():
        heard.clear()
        s.apply(s.actors()[0], GAME.action_id("done" if "done" in options(s) else "pay"), heard)
    return heard


def reasons(events: list[Event]) -> list[tuple[str, dict[str, object]]]:
    return [(event.code, dict(event.params)) for event in events if event.code in REASONS]


def sentence(events: list[Event], lang: str, headline: str, viewer: int = -1) -> str:
    told = actions(GAME.vocabulary.story, [StoryLine(0, 0, events)]).actions
    (action,) = [action for action in told if action.headline and action.headline.code == headline]
    return Teller(Words(lang, GAME, NAMES), viewer).sentence(action)


def neutral(s: Virtu) -> list[str]:
    return [name for number, name in enumerate(CITIES) if s.owner[number] == NEUTRAL]


def eight_cities() -> Virtu:
    s = table(4)
    own(s, MILAN, *neutral(s)[:6])
    return s


def test_an_ordinary_spring_has_no_such_news() -> None:
    events = spring_ends(table(4))
    assert "last_year" not in [event.code for event in events]
    assert reasons(events) == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Year 2 is the last one: Anna holds 8 cities."),
        ("fr", "L’année 2 est la dernière\u00a0: Anna tient 8 Cités."),
        ("it", "L’anno 2 è l’ultimo: Anna tiene 8 città."),
    ],
)
def test_who_holds_eight_cities_is_named(lang: str, told: str) -> None:
    events = spring_ends(eight_cities())
    assert reasons(events) == [("cities_enough", {"seat": MILAN, "count": 8})]
    assert sentence(events, lang, "last_year") == told
    assert "Anna" not in sentence(events, lang, "last_year", viewer=MILAN)


def test_every_reason_is_told_where_there_are_several() -> None:
    s = eight_cities()
    patron(s, VENICE, "leonardo", "duomo")
    s.rank[VENICE] = 5
    events = spring_ends(s)
    assert [code for code, _ in reasons(events)] == ["cities_enough", "patronage_complete"]
    assert "Anna holds 8 cities; Dario has reached rank 5 of patronage." in sentence(events, "en", "last_year")


def test_no_neutral_city_is_a_reason_and_so_is_the_agreed_year() -> None:
    s = table(4)
    for number, name in enumerate(neutral(s)):
        own(s, number % 4, name)
    assert ("no_neutral_left", {}) in reasons(spring_ends(s))
    limited = table(4, year_limit=10)
    limited.year = 10
    events = spring_ends(limited)
    assert reasons(events) == [("year_limit_reached", {"year": 10})]
    assert sentence(events, "en", "last_year") == "Year 10 is the last one: the table agreed to end with it."


def test_the_end_of_the_game_does_not_say_it_again() -> None:
    s = acting(eight_cities(), int(table(4).order[3]))
    s.apply(s.actors()[0], GAME.action_id("end"))
    assert reasons(winter_ends(s)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words_for_whom_it_names_and_for_the_others(lang: str) -> None:
    words = Words(lang, GAME, NAMES)
    for code in REASONS:
        shape = GAME.vocabulary.events[code]
        event = Event(code, {name: 0 if name == "seat" else 5 for name in shape})
        told = {(words.told(event, viewer), words.clause(event, viewer, None)) for viewer in (0, 1)}
        assert len(told) == (2 if "seat" in shape else 1)
        assert all(sound(sentence) and clause for sentence, clause in told)
    assert not words.missing
    assert not words.errors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_R57_two_players_hear_whether_naples_fell_or_all_rounds_are_played(lang: str) -> None:
    s = two()
    no_troops(s)
    s.year = 6
    troops(s, FRANCE, "naples", 6)
    events = winter_ends(siege_by(s, "siege:naples", "pass", "pass"))
    assert reasons(events) == [("naples_held", {"seat": FRANCE})]
    assert {"en": "Naples", "fr": "Naples", "it": "Napoli"}[lang] in sentence(events, lang, "game_over")
    last = two()
    last.year = 21
    last = acting(last, int(last.order[1]))
    last.apply(last.actors()[0], GAME.action_id("end"))
    events = winter_ends(last)
    assert reasons(events) == [("rounds_over", {"count": 21})]
    assert sentence(events, lang, "game_over").count("21") == 2
