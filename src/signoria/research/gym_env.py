"""A game as Gymnasium's environment: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any, Final, Literal, SupportsIndex, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from signoria.bots.bot import Bot
from signoria.bots.registry import bot_list, make_bots
from signoria.bots.seated import SeatedBots
from signoria.core.rng import Rng
from signoria.research.buffers import Observation, Observer
from signoria.research.episode import Episode, Options
from signoria.research.given import NoGame, game_called, in_words, seat_among, whole
from signoria.research.names import environment_name
from signoria.research.render import text_table
from signoria.research.rewards import KINDS, Reward, rewards_of

Illegal: TypeAlias = Literal["lose", "raise"]
MASK: Final = "action_mask"


def gym(
    game: str,
    seat: int = 0,
    opponents: str = "greedy",
    players: int | None = None,
    options: Options | None = None,
    max_steps: int | None = None,
    skip_forced: bool = True,
    reward: Reward = "win",
    illegal: Illegal = "lose",
) -> GymGame:
    """Returns a game for one learner. `opponents` is a bot's name for all other seats, or one for each, with commas.

    After `max_steps` decisions of the learner the game is cut off. An action that is not legal loses the game, or
    raises IllegalAction.
    """
    return GymGame(game, seat, opponents, players, options, max_steps, skip_forced, reward, illegal)


class GymGame(gymnasium.Env[Observation, int]):
    """An observation is a dict with `observation` and `action_mask`; the info has the mask too."""

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str = "greedy",
        players: int | None = None,
        options: Options | None = None,
        max_steps: int | None = None,
        skip_forced: bool = True,
        reward: Reward = "win",
        illegal: Illegal = "lose",
    ) -> None:
        count = game_called(game).players[0] if players is None else players
        self.episode = Episode(game, count, options, skip_forced)
        self.game = self.episode.game
        self.seat = seat_among(self.episode.players, seat)
        self.max_steps = None if max_steps is None else whole(max_steps, "The most steps")
        if self.max_steps is not None and self.max_steps < 1:
            raise ValueError(f"The most steps must be 1 or more, or None, not {max_steps}.")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"An illegal action may lose or raise, not {illegal!r}.")
        self.illegal = illegal
        self.render_mode = "ansi"
        self.metadata = {"name": environment_name(self.game), "render_modes": ["ansi"]}
        others = [other for other in range(self.episode.players) if other != self.seat]
        self._opponents = dict(zip(others, _opponents(opponents, len(others))))
        self._rewards_of, self._reward = rewards_of(self.game, reward), reward
        self._observer = Observer(self.game)
        self.observation_space = self._observer.observation_space()
        self.action_space = self._observer.action_space()
        self._steps = 0
        self._running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, up to the learner's first decision, which may be its end."""
        seed = None if seed is None else whole(seed, "A seed")
        super().reset(seed=seed)
        luck = self.episode.draw_seed(seed)
        self._steps = 0
        streams = {other: Rng("research bot", *luck, other) for other in self._opponents}
        label = "/".join(map(str, luck))
        self._seated = SeatedBots(self.game, self._opponents, streams, Rng("research redeal", *luck), label)
        self._seated.begin(self.episode.start)
        self.episode.watcher = self._seated.saw if self._seated.listening else None
        self.episode.start_over()
        self._let_others_play()
        self._running = True
        return self._told()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action and let the others play on to its next decision."""
        if not self._running:
            raise NoGame
        number = whole(action, "An action")
        reason = self.episode.state.why_not(self.seat, number)
        if reason is not None and self.illegal == "lose":
            self._running = False
            observation, info = self._told()
            return observation, self._last_place(), True, False, {**info, "illegal": in_words(self.game, reason)}
        self.episode.act(self.seat, number)
        self._steps += 1
        self._let_others_play()
        over = self.episode.over
        reward = self._rewards_of(self.episode.state)[self.seat] if over else 0.0
        cut = not over and self.max_steps is not None and self._steps >= self.max_steps
        self._running = not over and not cut
        observation, info = self._told()
        return observation, reward, over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns the legal actions, as sb3-contrib's MaskablePPO asks for them."""
        self._observer.ask(self.episode.state, self.seat)
        return self._observer.mask.astype(np.bool_)

    def render(self) -> str:
        """Returns the table in text, as the learner sees it."""
        return text_table(self.game, self.episode.state, self.seat)

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        observation = self._observer.observe(self.episode.state, self.seat)
        return observation, {MASK: observation[MASK]}

    def _last_place(self) -> float:
        """Who breaks the rules is last, and alone so."""
        players, bounds = self.episode.players, self.game.bounds
        places = [1] * players
        places[self.seat] = players
        totals = [bounds.highest_score] * players
        totals[self.seat] = bounds.lowest_score
        return KINDS[self._reward](places, totals)[self.seat]

    def _let_others_play(self) -> None:
        """Until the learner is to decide; where several decide at once, the others first, under seal."""
        state = self.episode.state
        while not self.episode.over:
            others = [seat for seat in state.actors() if seat != self.seat]
            if not others:
                return
            self._answer(others[0])
        self._seated.end(state)

    def _answer(self, seat: int) -> None:
        options = self.episode.state.options(seat)
        choice = self._seated.choose(self.episode.state, seat, options) if len(options) > 1 else options[0]
        self.episode.act(seat, choice)


def _opponents(names: str, seats: int) -> list[Bot]:
    """One bot's name for all seats but the learner's, or one for each, with commas."""
    if not isinstance(names, str):
        raise TypeError(f"Opponents are named in one text, with commas between them, and not {names!r}.")
    count = len(bot_list(names))
    if count not in (1, seats):
        raise ValueError(f"There are {count} opponents for {seats} seats; name one for all, or {seats}.")
    return make_bots(names, seats)
