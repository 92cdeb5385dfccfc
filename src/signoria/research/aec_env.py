"""A game as PettingZoo's AEC environment: one seat after the other, rewards at the end."""

from __future__ import annotations

from typing import Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import AECEnv

from signoria.research.buffers import Observation, Observer
from signoria.research.episode import Episode, Options
from signoria.research.given import NoGame
from signoria.research.names import agent_names, environment_name, seat_of
from signoria.research.render import text_table
from signoria.research.rewards import Reward, rewards_of


def aec(
    game: str, players: int, options: Options | None = None, skip_forced: bool = True, reward: Reward = "win"
) -> AecGame:
    """Returns a game for PettingZoo. With `skip_forced` decisions without a choice are answered and not asked."""
    return AecGame(game, players, options, skip_forced, reward)


class AecGame(AECEnv[str, Observation, int]):
    """Agents are `player_0` and so on, by seat; an observation is a dict with `observation` and `action_mask`."""

    def __init__(
        self, game: str, players: int, options: Options | None = None, skip_forced: bool = True, reward: Reward = "win"
    ) -> None:
        super().__init__()
        self.episode = Episode(game, players, options, skip_forced)
        self.game = self.episode.game
        self.render_mode = "ansi"
        self.metadata = {"name": environment_name(self.game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = agent_names(self.episode.players)
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._rewards_of = rewards_of(self.game, reward)
        self._observer = Observer(self.game)
        self.observation_spaces = {agent: self._observer.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._observer.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed begins the same game; without one the luck goes on from the game before."""
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Returns what a seat knows, in numbers, and what it may do; nothing while another one decides."""
        return self._observer.observe(self.episode.state, self._seat(agent))

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Returns what the selected agent is told: its observation, and what it got since it was asked before."""
        self._must_run()
        told: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: Any) -> None:
        """Do it for the agent that is selected, or raise IllegalAction with the reason and change nothing."""
        self._must_run()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(self._seat(agent), action)
        self._cumulative_rewards[agent] = 0.0
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self._rewards_of(self.episode.state)))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """Returns the table in text, as the selected agent sees it."""
        return text_table(self.game, self.episode.state, self._seat(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    def _seat(self, agent: str) -> int:
        return seat_of(self.possible_agents, agent)

    def _must_run(self) -> None:
        """There is a game, and somebody is yet to be told how it ended."""
        if not self.agents:
            raise NoGame

    def _select(self) -> None:
        """When the game is over, the first seat is the first to be told."""
        seat = 0 if self.episode.over else int(self.episode.state.mover())
        self.agent_selection = self.possible_agents[seat]
