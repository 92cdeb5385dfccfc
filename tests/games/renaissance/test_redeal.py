"""What others may hold: memory, bounds, and redeals that obey both (§2.4, §4.9)."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.renaissance.memory import contradictions
from tests.games.renaissance.playing import SETTINGS, advance, random_position
from tests.games.renaissance.positions import Position, do, held, names, settle

from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR
from signoria.games.renaissance import GAME
from signoria.games.renaissance.state import Renaissance

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def redeals(state: Renaissance, seat: int, number: int = 200) -> list[Renaissance]:
    return [GAME.redeal(state, seat, Rng("redeal", i)) for i in range(number)]


@given(st.sampled_from(SETTINGS), st.integers(0, 10_000), st.integers(0, 700))
@settings(max_examples=40, deadline=None)
def test_a_redeal_looks_the_same_and_depends_on_the_look_alone(
    chosen: tuple[int, dict[str, bool | str]], seed: int, steps: int
) -> None:
    state = random_position(*chosen, seed, steps)
    for seat in (*range(state.players), SPECTATOR):
        twin = GAME.redeal(state, seat, Rng(seed, seat))
        assert GAME.observe(twin, seat) == GAME.observe(state, seat)
        assert twin.actors() == state.actors()
        assert seat < 0 or twin.options(seat) == state.options(seat)
        assert GAME.violations(twin) == []
        again = [GAME.dump(GAME.redeal(one, seat, Rng("again"))) for one in (state, twin)]
        assert again[0] == again[1]


@given(st.integers(0, 10_000), st.permutations(range(6)), st.lists(st.booleans(), min_size=6, max_size=6))
@settings(max_examples=30, deadline=None)
def test_the_order_of_votes_leaves_no_trace(seed: int, order: list[int], votes: list[bool]) -> None:
    state = Position().vote().build()
    other = state.clone()
    lines = [f"{seat}:vote:{'war' if votes[seat] else 'peace'}" for seat in range(6)]
    do(state, *lines)
    do(other, *(lines[seat] for seat in order))
    assert GAME.dump(state) == GAME.dump(other)


def test_a_won_card_returned_to_the_hand_is_known() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo").hand("milan", *["pikemen"] * 2)
    position.hand("venice", "swiss", "looters", "looters")
    state = do(position.build(), "attack", "target:bergamo", "road:milano", "lay:pikemen", "lay:pikemen")
    settle(do(state, "lay:swiss", "die:1", "die:6"))
    assert all(held(twin, VENICE).get("swiss", 0) >= 1 for twin in redeals(state, FLORENCE))


def test_who_laid_no_troops_has_none_until_he_draws() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo").hand("milan", "swiss", "swiss")
    position.hand("venice", "looters", "ambassador", "retreat").hand("rome", "pikemen", "pikemen")
    state = do(position.build(), "attack", "target:bergamo", "road:milano", "lay:swiss", "lay:swiss", "lay:nothing")
    settle(do(state, "die:6", "die:1"))
    blue = {"pikemen", "arquebusiers", "knights", "cannon", "swiss"}
    assert not any(blue & held(twin, VENICE).keys() for twin in redeals(state, FLORENCE))
    do(state, "end", "end", "ambassador", "embassy:9", "draw:pikemen", "draw:pikemen")
    counts = [sum(held(twin, VENICE).get(card, 0) for card in blue) for twin in redeals(state, FLORENCE)]
    assert max(counts) == 2
    assert min(counts) == 0


def test_laid_cards_fit_their_slots_and_the_ducats_that_will_pay_them() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo").hand("milan", "pikemen", "condottiere", "engineer")
    state = position.ducats("milan", 1).build()
    do(state, "attack", "target:bergamo", "road:milano", "lay:pikemen", "lay:condottiere", "lay:engineer")
    for twin in redeals(state, FLORENCE):
        assert 0 <= twin.laid[0] <= twin.laid[1] <= 5
        assert twin.laid[2] in (5, 6, 7)
        assert list(twin.laid).count(5) <= 1
    assert len({tuple(twin.laid) for twin in redeals(state, FLORENCE)}) > 20
    assert {tuple(twin.laid) for twin in redeals(state, MILAN)} == {(0, 5, 6, -1, -1)}


def test_who_declared_an_attack_can_field_two_units() -> None:
    position = Position().turn_of("milan").own("venice", "bergamo").hand("milan", "pikemen", "condottiere", "looters")
    state = do(position.ducats("milan", 1).build(), "attack")
    for twin in redeals(state, FLORENCE):
        hand = held(twin, MILAN)
        assert (
            sum(hand.get(card, 0) for card in ("pikemen", "arquebusiers", "knights", "cannon", "swiss"))
            + min(hand.get("condottiere", 0), 1)
            >= 2
        )


def test_a_redeal_draws_from_the_posterior_of_the_deal() -> None:
    """One unknown card out of 79 unseen ones: each kind as often as it is among them."""
    state = Position().hand("rome", "swiss").hand("florence", "pikemen").build()
    found = Counter(next(iter(held(twin, ROME))) for twin in redeals(state, FLORENCE, 4000))
    expected = {card["id"]: card["count"] - (card["id"] == "pikemen") for card in GAME.components.data["battle_cards"]}
    for card, count in expected.items():
        assert abs(found[card] - 4000 * count / 79) < 5 * (4000 * count / 79) ** 0.5


def test_sealed_answers_are_veiled_and_drawn_anew() -> None:
    position = Position().own("rome", "siena").ducats("florence", 2).hand("florence", "pikemen", "pikemen")
    position.hand("venice", "condottiere").hand("genoa", "condottiere")
    state = do(position.build(), "attack", "target:siena", "road:firenze", "5:answer:offer")
    assert GAME.observe(state, GENOA)["frames"][-1]["offers"] == 0
    assert GAME.observe(state, VENICE)["frames"][-1]["offers"] == 1 << VENICE
    offers = {GAME.dump(twin)["frames"][-1]["offers"] for twin in redeals(state, GENOA)}
    assert offers == {0, 1 << VENICE}
    for action in ("answer:offer", "answer:pass"):
        assert GAME.seen(state, GENOA, GAME.action_id(action), ROME) == "answer:?"


def test_the_memory_notices_what_cannot_be() -> None:
    """A hook that accepts everything would prove nothing."""
    found = 0
    for seed in range(12):
        state = GAME.new(4)
        seen = advance(state, Rng("memory", seed), 420 + 31 * seed, viewer=0)
        document = GAME.dump(state)
        assert contradictions(GAME, 4, {}, 0, seen, document) == []
        for part in document["seats"][1:]:
            for card in list(part["hand"]):
                part["hand"] = {key: count for key, count in part["hand"].items() if key != card}
                break
        found += bool(contradictions(GAME, 4, {}, 0, seen, document))
    assert found > 5


def test_do_not_disturb_spares_the_questions_of_a_battle() -> None:
    position = Position(do_not_disturb=True).buy(5).hand("venice", "condottiere", "swiss")
    state = do(position.build(), "quiet")
    assert "listen" not in names(state)
    do(state, "cards:0")
    assert state.quiet[VENICE] == 1
    position = Position(do_not_disturb=True).own("rome", "siena").hand("florence", *["pikemen"] * 2)
    position.hand("rome", "swiss", "sign_of_god").ducats("florence", 1)
    state = do(position.build(), "attack", "target:siena", "road:firenze", "lay:pikemen", "lay:pikemen", "lay:swiss")
    settle(do(state, "die:4", "die:1"))
    do(state, "quiet")
    assert state.quiet[ROME] == 1
