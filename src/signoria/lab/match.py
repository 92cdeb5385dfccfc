"""One rung of a ladder: a bot alone among others of one kind, its seat changing from game to game."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.bots.bot import Bot
from signoria.bots.registry import make_bot
from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame
from signoria.core.registry import load_game
from signoria.lab.croupier import Croupier


@dataclass(frozen=True)
class Match:
    """Who plays what, in plain data that crosses processes."""

    game_id: str
    players: int
    settings: Settings
    challenger: str
    field: str
    seed: int

    def seat_of_challenger(self, index: int) -> int:
        return index % self.players


@dataclass(frozen=True)
class Outcome:
    """A game's end: the places by seat, the challenger's seat and its part of the win, and everybody's points."""

    seat: int
    places: list[int]
    scores: list[int]

    @property
    def share(self) -> float:
        return 1 / self.places.count(1) if self.places[self.seat] == 1 else 0.0


def play_match(match: Match, first: int, last: int) -> list[Outcome]:
    """The games from `first` up to, not including, `last`."""
    game = load_game(match.game_id)
    return [_play(game, match, index) for index in range(first, last)]


def _play(game: AnyGame, match: Match, index: int) -> Outcome:
    seat = match.seat_of_challenger(index)
    bots: list[Bot] = [make_bot(match.challenger if each == seat else match.field) for each in range(match.players)]
    seed = (match.seed, match.game_id, match.players, match.challenger, match.field, index)
    state, croupier = game.new(match.players, match.settings), Croupier(game, bots, *seed)
    for _ in range(game.bounds.longest_game + 1):
        step = croupier.next_step(state)
        if step is None:
            return Outcome(seat, game.places(state), [game.total(lines) for lines in game.score(state)])
        croupier.carry_out(state, step)
    raise EndlessGame(f"the game is not over after {game.bounds.longest_game} steps")
