"""Who sees what: only goals are ever hidden (§2 Information; R31, R32), and what a seat cannot see can be redealt."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.principato.positions import (
    GAME,
    document,
    drawn,
    play,
    position,
    random_state,
    seat,
    table,
)

from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR
from signoria.games.principato.state import Principato


def goals(state: Principato, viewer: int) -> list[list[str]]:
    return [part["goals"] for part in GAME.observe(state, viewer)["seats"]]


def before_goals(players: int) -> Principato:
    """A table at which the first goal is about to be dealt."""
    state = GAME.new(players)
    while "goal:armory" not in drawn(state):
        play(state, next(iter(drawn(state))))
    return state


def test_a_seat_sees_its_own_goals_and_that_others_have_theirs() -> None:
    state = position(seat(), seat(), seat())
    assert goals(state, 1) == [["?", "?"], ["fertile_soil", "town_hall"], ["?", "?"]]
    assert goals(state, SPECTATOR) == [["?", "?"]] * 3


def test_while_goals_are_dealt_only_ones_own_are_known() -> None:
    state = before_goals(2)
    play(state, "goal:fortress")
    assert (goals(state, 0), goals(state, 1)) == ([["fortress"], []], [["?"], []])


def test_everything_else_is_public() -> None:
    state = random_state(3, 4, 250)
    whole = table(state)
    for viewer in (0, 1, 2, SPECTATOR):
        view = GAME.observe(state, viewer)
        assert view.pop("you") == viewer
        for part, shown in zip(whole["seats"], view["seats"], strict=True):
            assert {**part, "goals": 0} == {**shown, "goals": 0}
        for name in view.keys() - {"seats"}:
            assert view[name] == whole[name]


def test_R31_military_points_piles_and_box_are_public() -> None:
    state = position(seat(military=3), seat(military=7), pile=("harvest", "taxes", "taxes", "military"))
    view = GAME.observe(state, 0)
    assert [part["military"] for part in view["seats"]] == [3, 7]
    assert view["pile"]["year2"] == {"harvest": 1, "taxes": 2, "military": 1}
    assert view["pile"]["year3"] == table(state)["pile"]["year3"]
    assert view["box"] == table(state)["box"]


def test_the_order_of_the_pile_is_nowhere() -> None:
    """What nobody has seen has not been drawn: the document holds counts, and chance decides."""
    assert table(position(seat()))["pile"]["year2"] == {"harvest": 1, "taxes": 2}


def test_goals_are_shown_to_all_at_the_end() -> None:
    state = position(seat(), year=3, pile=[])
    assert goals(state, 1)[0] == ["?", "?"]
    events = play(state, "end")
    assert goals(state, 1) == goals(state, SPECTATOR) == [["armory", "chapel"], ["fertile_soil", "town_hall"]]
    shown = [(event.params["seat"], event.params["goal"]) for event in events if event.code == "showed_goal"]
    assert shown == [(0, "armory"), (0, "chapel"), (1, "fertile_soil"), (1, "town_hall")]


def test_R32_goals_not_dealt_stay_unseen_at_the_end() -> None:
    state = random_state(2, 1, 10_000)
    assert state.actors() == []
    held = {goal for part in table(state)["seats"] for goal in part["goals"]}
    undealt = {goal["id"] for goal in GAME.components.data["goals"]} - held
    assert len(undealt) == 4
    for viewer in (0, 1, SPECTATOR):
        assert not any(f"'{goal}'" in str(GAME.observe(state, viewer)) for goal in undealt)


# ---- seen ----


def test_a_goal_is_seen_by_its_owner_alone_as_it_is_dealt() -> None:
    state = before_goals(3)
    for owner in (0, 1, 2, 0, 1, 2):
        outcome = state.weights()[0][0]
        looks = [GAME.seen(state, CHANCE, outcome, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        name = GAME.outcomes.name(outcome)
        assert looks == [name if viewer == owner else "goal:?" for viewer in (0, 1, 2, SPECTATOR)]
        (event,) = play(state, name)
        assert (event.code, event.seen_by) == ("dealt_goal", (owner,))


def test_all_other_lines_look_alike_to_everybody() -> None:
    state, rng = GAME.new(2), Rng("lines")
    while state.actors():
        mover = state.actors()[0]
        choices = [outcome for outcome, _ in state.weights()] or state.options(mover)
        line = choices[int(rng.below(len(choices)))]
        name = GAME.name(mover, line)
        if not name.startswith("goal:"):
            assert {GAME.seen(state, mover, line, viewer) for viewer in (0, 1, SPECTATOR)} == {name}
        state.apply(mover, line)


# ---- redeal ----


def test_a_redeal_changes_others_goals_and_nothing_else() -> None:
    state = position(seat(), seat(), seat())
    whole = table(state)
    for seed in range(20):
        other = table(GAME.redeal(state, 1, Rng(seed)))
        assert other["seats"][1]["goals"] == ["fertile_soil", "town_hall"]
        for i in (0, 2):
            other["seats"][i]["goals"] = whole["seats"][i]["goals"]
        assert other == whole


@pytest.mark.parametrize(("viewer", "hands"), [(0, 6), (SPECTATOR, 12)])
def test_every_deal_that_a_seat_cannot_exclude_is_equally_likely(viewer: int, hands: int) -> None:
    """Goals of back 1 among three players: own one known, 3 x 2 deals of the others; 4 x 3 (x 2) for a spectator."""
    state = position(seat(), seat(), seat())
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(600):
        seats = table(GAME.redeal(state, viewer, Rng(seed)))["seats"]
        found[tuple(part["goals"][0] for part in seats[1:])] += 1
    assert len(found) == hands
    assert min(found.values()) > 600 / hands / 2


def test_a_redeal_in_the_middle_of_the_deal_leaves_the_rest_to_be_dealt() -> None:
    state = before_goals(3)
    play(state, "goal:fortress", "goal:armory")
    for seed in range(10):
        other = GAME.redeal(state, 0, Rng(seed))
        assert GAME.violations(other) == []
        assert [len(part["goals"]) for part in table(other)["seats"]] == [1, 1, 0]


def test_the_end_has_nothing_to_redeal() -> None:
    state = GAME.load(document(seat(), seat(), year=3, pile=[], display=("monument",) * 2 + ("book",) * 2, frames=[]))
    assert table(GAME.redeal(state, 0, Rng(1))) == table(state)


def test_features_show_ones_own_goals_only() -> None:
    state = position(seat(), seat())
    for viewer in (0, 1):
        twin = GAME.redeal(state, viewer, Rng(9))
        assert GAME.features(twin, viewer) == GAME.features(state, viewer)
        assert len(GAME.features(state, viewer)) == GAME.bounds.features
    assert GAME.features(state, 0) != GAME.features(state, 1)
