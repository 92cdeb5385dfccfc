"""A bot knows what its seat may know: true states that look alike to it get the same answers, draw for draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.bots.positions import middle

from signoria.bots.bot import Bot
from signoria.bots.greedy import GreedyBot
from signoria.bots.hint import hint
from signoria.bots.ismcts import IsmctsBot, Thinking
from signoria.core.game import AnyGame
from signoria.core.rng import Rng

BOTS: dict[str, Callable[[], Bot]] = {"greedy": GreedyBot, "ismcts": lambda: IsmctsBot(Thinking(iterations=60))}
PLACES = [("principato", 3, 40), ("il_principe", 3, 30), ("il_principe", 4, 55), ("renaissance", 4, 60)]
LUCK = 6


def lookalike(game: AnyGame, state: Any, seat: int) -> Any:
    """Another true state that this seat cannot tell from the one it is in."""
    for number in range(50):
        other = game.redeal(state, seat, Rng("lookalike", number))
        if game.dump(other) != game.dump(state):
            assert game.observe(other, seat) == game.observe(state, seat)
            return other
    raise AssertionError("nothing is hidden from this seat")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game_id", "players", "decisions"), PLACES)
def test_states_that_look_alike_get_the_same_answers(name: str, game_id: str, players: int, decisions: int) -> None:
    game, state, seat = middle(game_id, players, decisions)
    other = lookalike(game, state, seat)
    # Handed the true states, which nobody does: even then it has no eyes for what is hidden.
    for number in range(LUCK):
        bots: list[Bot] = [BOTS[name](), BOTS[name]()]
        answers = [
            bot.choose(game, true.clone(), seat, Rng("luck", number))
            for bot, true in zip(bots, (state, other), strict=True)
        ]
        assert answers[0] == answers[1]


def test_a_hint_knows_no_more_than_the_person() -> None:
    game, state, seat = middle("il_principe", 3, 30)
    other = lookalike(game, state, seat)
    thinking = Thinking(iterations=80)
    assert hint(game, state, seat, Rng(1), thinking) == hint(game, other, seat, Rng(1), thinking)


def test_what_another_has_sealed_changes_nothing() -> None:
    """In Il Principe all offer at once: who has laid his cards face down gives nothing away to those still choosing."""
    game, state, seat = middle(
        "il_principe",
        3,
        10,
        wanted=lambda state, seat: len(state.actors()) == 2 and state.prompt(seat).code == "supply.offer",
    )
    sealed = next(other for other in range(3) if other not in state.actors())
    assert any(state.offered[sealed * 5 + color] for color in range(5))
    other = lookalike(game, state, seat)
    for number in range(LUCK):
        answers = {
            IsmctsBot(Thinking(iterations=60)).choose(game, true.clone(), seat, Rng(number)) for true in (state, other)
        }
        assert len(answers) == 1
