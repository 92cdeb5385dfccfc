"""Why an action of a room comes to nothing: told when it begins, with what it lacks or the price that is too high."""

from __future__ import annotations

import pytest
from tests.games.virtu.positions import MILAN, VENICE, acting, do, no_troops, own, patron, room, spend, table, troops

from signoria.core.codes import Event, Params
from signoria.core.story import StoryLine, actions
from signoria.games.virtu import GAME
from signoria.games.virtu.box.atlas import CITIES
from signoria.games.virtu.box.constants import LAST_RANK
from signoria.games.virtu.state import NEUTRAL, Virtu
from signoria.text.languages import LANGUAGES
from signoria.text.teller import Teller
from signoria.text.words import Words

NAMES = ("Anna", "Bruno", "Carla", "Dario")


def in_need(action: str) -> Virtu:
    """Milan has an action in its room and nothing to pay with beside it: no tile, no florin, no indulgence."""
    s = table(4)
    room(s, MILAN, 0, action)
    s.florins[MILAN] = 0
    spend(s, "milan", "turin")
    s.indulgences -= 1
    s.borrowed = 1
    return s


def acted(s: Virtu) -> Event:
    heard: list[Event] = []
    acting(s, MILAN).apply(MILAN, GAME.action_id("act"), heard)
    (event,) = [event for event in heard if event.code == "acted"]
    return event


def why(s: Virtu) -> Params:
    return {name: value for name, value in acted(s).params.items() if name not in ("seat", "action", "room")}


def test_a_city_that_cannot_be_paid_is_named_with_its_price() -> None:
    told = why(in_need("ambassador"))
    assert (told["why"], told["city"]) == ("city_too_dear", "parma")
    assert told["crown"] == 2


def test_no_city_in_reach() -> None:
    s = in_need("ambassador")
    own(s, VENICE, *(CITIES[i] for i in range(len(CITIES)) if s.owner[i] == NEUTRAL))
    assert why(s) == {"why": "no_city"}


def test_the_price_of_the_next_rank_or_that_there_is_none() -> None:
    s = in_need("maestro")
    assert why(s) == {"why": "rank_too_dear", "florin": 2, "crown": 0, "cross": 0, "either": 1}
    s = in_need("maestro")
    patron(s, MILAN, "leonardo", "duomo")
    s.rank[MILAN] = LAST_RANK
    assert why(s) == {"why": "top_rank"}


def test_nothing_to_govern_and_nobody_to_march() -> None:
    s = in_need("gonfalonier")
    own(s, MILAN, "milan", "turin")
    assert why(s) == {"why": "nothing_exhausted"}
    s = in_need("condottiere")
    no_troops(s)
    assert why(s) == {"why": "no_troop"}


def test_what_could_be_done_and_is_not_is_told_as_a_choice() -> None:
    s = in_need("consigliere")
    assert why(s) == {}


def test_a_war_bonus_is_told_with_its_price_where_it_has_one() -> None:
    words = Words("en", GAME, NAMES)
    paid = Event("war_bonus", {"seat": MILAN, "force": 1, "florins": 1, "left": 2})
    assert words.told(paid) == "Anna announces a war bonus of +1 for 1 florin (2 florins are left)."
    free = Event("war_bonus", {"seat": MILAN, "force": 1, "florins": 0, "left": 2})
    assert words.told(free) == "Anna announces a war bonus of +1."


def test_a_war_token_is_told_with_its_price() -> None:
    s = in_need("condottiere")
    troops(s, MILAN, "milan", 1)
    s.florins[MILAN] = 2
    s = do(acting(s, MILAN), "act")
    heard: list[Event] = []
    s.apply(MILAN, GAME.action_id("use:action.war"), heard)
    token = heard[-1]
    assert token.params == {"seat": MILAN, "count": 1, "tokens": 1, "florins": 1, "left": 1}
    assert Words("en", GAME, NAMES).told(token) == "Anna gains 1 war token for 1 florin (1 florin is left)."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_is_said_with_the_action(lang: str) -> None:
    event, ended = acted(in_need("ambassador")), Event("turn_ended", {"seat": MILAN, "indulgence": 0})
    after = Event("turn_begun", {"seat": VENICE})
    (action,) = actions(GAME.vocabulary.story, [StoryLine(0, 0, [event, ended, after])]).actions
    words = Words(lang, GAME, NAMES)
    said = Teller(words).sentence(action)
    assert words.name("city", "parma") in said
    assert words.amount("crown", 2) in said
