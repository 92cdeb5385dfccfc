"""One rung of a ladder: a bot alone among others of one kind; every deal is played once from each seat."""

from __future__ import annotations

import base64
import hashlib
import time
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.registry import make_bot
from signoria.core.codes import Settings
from signoria.core.game import AnyGame
from signoria.core.playout import EndlessGame
from signoria.core.registry import load_game
from signoria.lab.croupier import Croupier, Step

DIGEST_BYTES = 8


@dataclass(frozen=True)
class Match:
    """Who plays what, in plain data that crosses processes."""

    game_id: str
    players: int
    settings: Settings
    challenger: str
    field: str
    seed: int | str

    def seat_of_challenger(self, index: int) -> int:
        return index % self.players

    def deal(self, index: int) -> int:
        """Returns the number of the deal: so many games in a row share one, whoever the bots are."""
        return index // self.players

    def bots(self, index: int) -> list[Bot]:
        seat = self.seat_of_challenger(index)
        return [make_bot(self.challenger if each == seat else self.field) for each in range(self.players)]

    def goes_by_the_clock(self) -> bool:
        """Does a bot think for a time, so that it may decide otherwise the next time?"""
        return any(getattr(make_bot(name), "by_clock", False) for name in (self.challenger, self.field))

    def croupier(self, game: AnyGame, index: int) -> Croupier:
        return Croupier(game, self.bots(index), self.seed, self.game_id, self.players, "deal", self.deal(index))


@dataclass(frozen=True)
class Outcome:
    """A game's end: the places by seat, the challenger's seat and its part of the win, and everybody's points.

    `digest` is that of all lines, chance included; `seconds` are those that each seat thought. `moves` are all actions,
    packed, of a game that could not be played again without them because a bot went by the clock.
    """

    deal: int
    seat: int
    places: list[int]
    scores: list[int]
    digest: str
    seconds: list[float]
    moves: str | None = None

    @property
    def share(self) -> float:
        return 1 / self.places.count(1) if self.places[self.seat] == 1 else 0.0

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Outcome:
        """Returns the outcome that a result has kept."""
        return cls(**{name: document[name] for name in cls.__dataclass_fields__ if name in document})


def play_match(match: Match, first: int, last: int) -> list[Outcome]:
    """The games from `first` up to, not including, `last`."""
    game = load_game(match.game_id)
    return [play_one(game, match, index) for index in range(first, last)]


def play_one(game: AnyGame, match: Match, index: int) -> Outcome:
    """Returns how one game of a match ends."""
    state, croupier = game.new(match.players, match.settings), match.croupier(game, index)
    seconds, steps = [0.0] * match.players, list[Step]()
    for _ in range(game.bounds.longest_game + 1):
        began = time.perf_counter()
        step = croupier.next_step(state)
        if step is None:
            return outcome_of(game, match, index, state, steps, seconds)
        if step.decision:
            seconds[step.seat] += time.perf_counter() - began
        steps.append(step)
        croupier.carry_out(state, step)
    raise EndlessGame(f"the game is not over after {game.bounds.longest_game} steps")


def outcome_of(
    game: AnyGame, match: Match, index: int, state: Any, steps: Sequence[Step], seconds: Sequence[float]
) -> Outcome:
    """Returns what is kept of a game that is over."""
    digest = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for step in steps:
        digest.update(f"{step.seat} {game.name(step.seat, step.action)}\n".encode())
    return Outcome(
        deal=match.deal(index),
        seat=match.seat_of_challenger(index),
        places=game.places(state),
        scores=[game.total(lines) for lines in game.score(state)],
        digest=digest.hexdigest(),
        seconds=[round(each, 3) for each in seconds],
        moves=pack([step.action for step in steps]) if match.goes_by_the_clock() else None,
    )


def pack(actions: Sequence[int]) -> str:
    """Returns actions as a short text."""
    return base64.b64encode(zlib.compress(" ".join(map(str, actions)).encode(), 9)).decode()


def unpack(text: str) -> list[int]:
    """Returns what was packed."""
    return [int(action) for action in zlib.decompress(base64.b64decode(text)).decode().split()]
