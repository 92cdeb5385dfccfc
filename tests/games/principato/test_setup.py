"""Set-up: what everybody gets, and what chance deals (§3)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.principato.positions import GAME, STARTS, asked, drawn, own, play, printed, random_state, table

from signoria.core.errors import InvalidSetup
from signoria.core.playout import settle_chance
from signoria.core.rng import Rng
from signoria.games.principato.state import Principato

BACK_1 = {"armory", "fertile_soil", "city_charter", "fortress"}
BACK_2 = {"chapel", "town_hall", "palace", "villa"}


def dealt(players: int, seed: int = 1) -> Principato:
    state = GAME.new(players)
    settle_chance(state, Rng("set-up", players, seed))
    return state


def test_E4_set_up_for_three_players() -> None:
    state = dealt(3)
    given = {"field": 1, "farm": 1, "palazzo": 1, "bank": 1, "food": 1, "gold": 1, "favor": 1, "militia": 0}
    for i in range(3):
        assert own(state, i) | given == own(state, i)
    document = table(state)
    assert len(document["display"]) == 6
    pile = Counter(document["pile"]["year1"]) + Counter(document["display"])
    assert (pile, sum(pile.values())) == (printed(3, 1), 26)
    hands = [part["hand"] for part in document["seats"]]
    assert [hand[0] for hand in hands] == ["collector"] * 3
    seconds = {hand[1] for hand in hands}
    assert len(seconds) == 3
    assert len(set(STARTS) - seconds) == 1
    box = GAME.components.data
    assert box["start_cards"]["S1"]["count"] - 3 == 1
    for back, goals in enumerate((BACK_1, BACK_2)):
        assert len(goals - {part["goals"][back] for part in document["seats"]}) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reserve_holds_what_nobody_has(players: int) -> None:
    document = table(dealt(players))
    assert document["reserve"] == {"food": 39 - players, "gold": 39 - players, "favor": 12 - players}
    assert document["pool"] == {"green": 42 - 2 * players, "yellow": 42 - 2 * players, "soldier": 37, "catapult": 19}
    assert sum(document["stock"].values()) == 45


def test_R5_everybody_starts_with_one_food_one_gold_one_favor() -> None:
    for players in (2, 3, 4):
        state = dealt(players)
        for i in range(players):
            assert [own(state, i)[cube] for cube in ("food", "gold", "favor")] == [1, 1, 1]


@pytest.mark.parametrize(("players", "display", "cards"), [(2, 5, 18), (3, 6, 26), (4, 7, 34)])
def test_the_display_and_the_marked_cards_follow_the_players(players: int, display: int, cards: int) -> None:
    document = table(dealt(players))
    assert len(document["display"]) == display
    assert sum(document["pile"]["year1"].values()) == cards - display
    for year in (2, 3):
        assert Counter(document["pile"][f"year{year}"]) == printed(players, year)


def test_start_cards_are_dealt_from_seat_0_without_repeats() -> None:
    state = GAME.new(2)
    assert drawn(state) == {f"start:{card}": 1 for card in STARTS}
    play(state, "start:build_farm")
    assert (own(state)["hand"], own(state, 1)["hand"]) == (["collector", "build_farm"], ["collector"])
    assert "start:build_farm" not in drawn(state)


def test_the_display_is_laid_from_left_to_right_by_the_copies_in_the_pile() -> None:
    state = GAME.new(2)
    play(state, "start:build_farm", "start:build_bank")
    assert drawn(state) == {f"reveal:{card}": count for card, count in printed(2, 1).items()}
    play(state, "reveal:harvest", "reveal:taxes")
    assert table(state)["display"] == ["harvest", "taxes"]
    assert drawn(state)["reveal:harvest"] == 1


def test_goals_are_dealt_back_by_back_and_seat_by_seat() -> None:
    state = GAME.new(2)
    play(state, "start:build_farm", "start:build_bank", *["reveal:build_field", "reveal:taxes"] * 2, "reveal:monument")
    assert drawn(state) == {f"goal:{goal}": 1 for goal in BACK_1}
    play(state, "goal:fortress", "goal:armory")
    assert drawn(state) == {f"goal:{goal}": 1 for goal in BACK_2}
    play(state, "goal:villa", "goal:palace")
    assert [part["goals"] for part in table(state)["seats"]] == [["fortress", "villa"], ["armory", "palace"]]
    assert drawn(state) == {"first:0": 1, "first:1": 1}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_player_is_drawn_and_begins(seat: int) -> None:
    state = GAME.new(3)
    while "first:0" not in drawn(state):
        play(state, next(iter(drawn(state))))
    play(state, f"first:{seat}")
    assert (table(state)["first"], state.actors(), asked(state)) == (seat, [seat], "turn.action")


def test_R13_the_first_player_card_stays_with_its_owner() -> None:
    for seed in range(5):
        begun = random_state(3, seed, 20)
        later = random_state(3, seed, 300)
        assert table(later)["first"] == table(begun)["first"]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(InvalidSetup, match=f"{players}"):
        GAME.new(players)
