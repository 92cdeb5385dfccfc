"""A game for OpenSpiel: registered as `signoria_<game>`, with its players, options and reward as parameters.

The string of an information state is the lines of the game as that seat has seen them. Its tensor is the game's
features, which hold what a perfect memory keeps. Several seats that decide at once are asked one after the other, under
seal. Resampling is the game's own `redeal`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.research.buffers import Observer
from signoria.research.episode import Options
from signoria.research.given import set_up
from signoria.research.libraries import missing
from signoria.research.rewards import Reward, Rewards, bounds_of, rewards_of

try:
    import pyspiel
except ModuleNotFoundError:
    pyspiel = None

Base: Any = object if pyspiel is None else pyspiel.State
BaseGame: Any = object if pyspiel is None else pyspiel.Game


def openspiel(game: str, players: int, options: Options | None = None, reward: Reward = "win") -> Any:
    """Returns a pyspiel.Game."""
    if pyspiel is None:
        raise missing("pyspiel", "openspiel")
    face, count, settings = set_up(game, players, options)
    rewards_of(face, reward)  # who asks for another one reads which there are
    return pyspiel.load_game(_registered(face.id), {"players": count, "reward": reward, **settings})


@cache
def _registered(game_id: str) -> str:
    """Register a game, once; returns the name that it has in OpenSpiel."""
    game = load_game(game_id)
    defaults = {option.name: option.default for option in game.options}
    kind = pyspiel.GameType(
        short_name=f"signoria_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "reward": "win", **defaults},
    )

    # A class of its own, since OpenSpiel keeps what it is given beyond Python's end, where no function can be freed.
    pyspiel.register_game(kind, type(f"Spiel_{game.id}", (SpielGame,), {"kind": kind, "face": game}))
    name: str = kind.short_name
    return name


def _quoted(value: Any) -> Any:
    """A text that OpenSpiel would read as a number, once it has written it, stands in quotes."""
    return f"'{value}'" if isinstance(value, str) and value.isdigit() else value


def _unquoted(value: Any) -> Any:
    return value.strip("'") if isinstance(value, str) else value


class Shared:
    """What all states of a game share; OpenSpiel copies and pickles a state's fields, and this is none to copy."""

    def __init__(self, game_id: str, players: int, settings: Settings, reward: str) -> None:
        self.made_of = (game_id, players, settings, reward)
        self.game: AnyGame = load_game(game_id)
        self.players = players
        self.start: Any = self.game.new(players, settings)
        self.rewards: Rewards = rewards_of(self.game, reward)
        self.observer = Observer(self.game)

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Shared, self.made_of


class SpielGame(BaseGame):
    """One of our games with its players and settings; each game has its own class."""

    kind: Any
    face: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {name: _quoted(value) for name, value in (params or {}).items()}
        game, chosen = self.face, {**self.kind.parameter_specification}
        chosen |= {name: _unquoted(value) for name, value in given.items()}
        players, reward = chosen.pop("players"), chosen.pop("reward")
        settings = game.settings(players, chosen)
        least, most = bounds_of(game, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.bounds.actions,
            max_chance_outcomes=game.bounds.outcomes,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=game.longest_game(players, settings),
        )
        super().__init__(self.kind, info, given)
        self.shared = Shared(game.id, players, settings, reward)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        if params:
            raise ValueError(f"An observation has no parameters, and {params} were given.")
        return SpielObserver(self.shared, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Lines(list[str]):
    """The lines of a game as a seat has seen them; copied without looking into them."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Lines:
        return Lines(self)


class SpielState(Base):
    """A running game: ours, and its lines as each seat has seen them."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.position: Any = game.shared.start.clone()
        self.told = [Lines() for _ in range(game.shared.players)]

    def current_player(self) -> int:
        if self.position.depth == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.mover())

    def is_terminal(self) -> bool:
        return bool(self.position.depth == 0)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.options(player) if player == self.position.mover() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.weights()
        total = sum(weight for _, weight in weights)
        return [(outcome, weight / total) for outcome, weight in weights]

    def _apply_action(self, action: int) -> None:
        by = int(self.position.mover())
        for seat, lines in enumerate(self.told):
            lines.append(f"{by} {self.shared.game.seen(self.position, by, action, seat)}")
        self.position.step(by, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.shared.game.name(player, action)

    def returns(self) -> list[float]:
        return self.shared.rewards(self.position) if self.is_terminal() else [0.0] * self.shared.players

    def __str__(self) -> str:
        return json.dumps(self.shared.game.dump(self.position))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Returns a state that looks the same to a seat; the others know no more of the lines than that seat.

        `history()` stays that of the game which was played, and must not be read by who may not know it.
        """
        other: SpielState = self.clone()
        other.position = self.shared.game.redeal(self.position, player, Rng("resample", str(sampler())))
        other.told = [Lines(self.told[player]) for _ in range(self.shared.players)]
        return other


class SpielObserver:
    """Conforms to the interface of OpenSpiel's Python observers."""

    def __init__(self, shared: Shared, perfect_recall: bool) -> None:
        self.shared = shared
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(len(shared.game.layout), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.shared.observer.look(state.position, player)
        np.copyto(self.tensor, self.shared.observer.numbers, casting="same_kind")

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return "\n".join([f"seat {player}", *state.told[player]])
        return json.dumps(self.shared.game.observe(state.position, player))
