"""A game as PettingZoo's parallel environment: who decides at the same time is asked at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import repr as short
from typing import Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import ParallelEnv

from signoria.core.features import is_to_decide
from signoria.research.buffers import Observation, Observer
from signoria.research.episode import Episode, Options
from signoria.research.given import NoGame, legal
from signoria.research.names import agent_names, environment_name
from signoria.research.render import text_table
from signoria.research.rewards import Reward, rewards_of


class MissingAction(ValueError):
    """A seat that is to decide was given no action."""


def parallel(
    game: str, players: int, options: Options | None = None, skip_forced: bool = True, reward: Reward = "win"
) -> ParallelGame:
    """Returns a game for PettingZoo in which sealed decisions are made together."""
    return ParallelGame(game, players, options, skip_forced, reward)


class ParallelGame(ParallelEnv[str, Observation, int]):
    """The last action, beyond those of the game, is to wait: it is the only one of seats that are not asked."""

    def __init__(
        self, game: str, players: int, options: Options | None = None, skip_forced: bool = True, reward: Reward = "win"
    ) -> None:
        self.episode = Episode(game, players, options, skip_forced)
        self.game = self.episode.game
        self.render_mode = "ansi"
        self.metadata = {"name": environment_name(self.game), "render_modes": ["ansi"]}
        self.possible_agents = agent_names(self.episode.players)
        self.agents: list[str] = []
        self._rewards_of = rewards_of(self.game, reward)
        self._observer = Observer(self.game, waiting=True)
        self.observation_spaces = {agent: self._observer.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._observer.action_space() for agent in self.possible_agents}

    @property
    def wait(self) -> int:
        """The action of seats that are not asked."""
        return self.game.bounds.actions

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. The same seed begins the same game; without one the luck goes on from the game before."""
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out an action of each seat that is to decide, or none of them; those of the others do not count."""
        if not self.agents:
            raise NoGame
        if not isinstance(actions, Mapping):
            raise TypeError(f"Actions are given by agent, as {{'player_0': 3}}, and not {short(actions)}.")
        state, deciders = self.episode.state, self.episode.state.actors()
        silent = [agent for agent in map(self.possible_agents.__getitem__, deciders) if agent not in actions]
        if silent:
            raise MissingAction(f"{', '.join(silent)} must decide now, and no action of theirs was given.")
        chosen = [(seat, legal(self.game, state, seat, actions[self.possible_agents[seat]])) for seat in deciders]
        for seat, action in chosen:
            if is_to_decide(state, seat):
                state.apply(seat, action)
        self.episode.settle()
        agents, over = self.agents, self.episode.over
        rewards = self._rewards_of(state) if over else [0.0] * len(agents)
        told = self._observations()
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return told, dict(zip(agents, rewards)), ended, cut, {agent: {} for agent in agents}

    def render(self) -> str:
        """Returns the table in text, as the first seat that is to decide sees it."""
        actors = self.episode.state.actors()
        return text_table(self.game, self.episode.state, actors[0] if actors else 0)

    def close(self) -> None:
        """There is nothing to close."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observer.observe(self.episode.state, seat) for seat, agent in enumerate(self.agents)}
